import ColorScience
import SourceText

/// The arguments of an initializer that makes a color of numbers or digits, by their meaning.
///
/// This is the only place that knows the initializers of `Color`, `UIColor`, `NSColor`, and `#colorLiteral`, and those that projects add to
/// them, such as `Color(hex:)`. Tokens, view code, and edits read a color through it.
package struct ColorLiteral {
  /// The notation of the color.
  package enum Form: Hashable {
    /// Red, green, and blue.
    case rgb
    /// A white value.
    case gray
    /// Hue, saturation, and brightness.
    case hsb
    /// Hexadecimal digits, as text or number; nil if nothing states where the alpha is.
    case digits(DigitOrder?)
  }

  package let form: Form
  /// The color space of components; nil if it depends on the device or isn't supported.
  package let space: ColorSpace?
  /// The components in their order, or the digits.
  package let parts: [SwiftExpression]
  /// The opacity; nil if there is none.
  package let alpha: SwiftExpression?
  /// The label of the first argument without a known meaning, which can change the color; "_" if it has no label.
  package let stranger: String?

  /// Reads the arguments of a color's initializer; nil if their labels state neither components nor digits.
  ///
  /// - Complexity: O(n) in the number of arguments.
  package init?(_ arguments: [SwiftExpression.Argument], in outline: SwiftOutline) {
    var rest = ArraySlice(arguments)
    var space: ColorSpace? = .srgb
    if let first = rest.first, first.label == nil, rest.count > 1, let name = ColorLiteral.lastName(first.value) {
      if let known = ColorLiteral.spaces[name] {
        (space, rest) = (known, rest.dropFirst())
      } else if rest.dropFirst().first?.label == "red" {
        (space, rest) = (nil, rest.dropFirst())
      }
    }
    guard let first = rest.first else { return nil }
    switch first.label {
    case "displayP3Red": space = .displayP3
    case "calibratedRed", "deviceRed": space = nil
    default: break
    }
    if space == nil {
      self.init(.rgb, nil, rest, count: rest.count)
    } else if ColorLiteral.isDigits(first, in: outline) {
      let words = wordsOf(first.label ?? "")
      let order: DigitOrder? = words.contains("argb") ? .alphaFirst : words.contains("rgba") ? .alphaLast : nil
      self.init(.digits(order), space, rest, count: 1)
    } else {
      self.init(components: Array(rest), space: space, isTuple: false)
    }
  }

  /// Reads components; nil if their labels state none.
  ///
  /// - Parameter isTuple: whether three numbers without labels are red, green, and blue.
  package init?(components: [SwiftExpression.Argument], space: ColorSpace? = .srgb, isTuple: Bool = true) {
    switch components.prefix(3).map({ $0.label.map(ColorLiteral.component) ?? "" }) {
    case ["red", "green", "blue"]: self.init(.rgb, space, components[...], count: 3)
    case ["", "", ""] where isTuple: self.init(.rgb, space, components[...], count: 3)
    case ["hue", "saturation", "brightness"], ["h", "s", "blue"], ["h", "s", "v"]:
      self.init(.hsb, space, components[...], count: 3)
    default:
      guard components.first?.label == "white" else { return nil }
      self.init(.gray, space, components[...], count: 1)
    }
  }

  private init(_ form: Form, _ space: ColorSpace?, _ arguments: ArraySlice<SwiftExpression.Argument>, count: Int) {
    (self.form, self.space, parts) = (form, space, arguments.prefix(count).map(\.value))
    var rest = arguments.dropFirst(count)
    // Digits name their opacity; a fourth component may have no label.
    let labels = ColorLiteral.opacities + (form.isDigits ? [] : [""])
    if let next = rest.first, labels.contains(next.label ?? "") {
      alpha = next.value
      rest = rest.dropFirst()
    } else {
      alpha = nil
    }
    stranger = rest.first.map { $0.label ?? "_" }
  }

  /// The labels of an opacity.
  package static let opacities = ["alpha", "opacity", "a"]

  private static let spaces: [String: ColorSpace] = [
    "sRGB": .srgb, "sRGBLinear": .srgbLinear, "displayP3": .displayP3,
  ]

  private static func lastName(_ expression: SwiftExpression) -> String? {
    if case .implicitMember(let name) = expression.kind { return name }
    return expression.path?.last
  }

  /// The full name of a component's label.
  private static func component(_ label: String) -> String {
    switch label {
    case "r", "displayP3Red", "srgbRed": "red"
    case "g": "green"
    case "b": "blue"
    default: label
    }
  }

  /// Whether an argument can only be the digits of a color: its label says so, or it is `"#fff"` or `0xFFFFFF` without a label.
  private static func isDigits(_ argument: SwiftExpression.Argument, in outline: SwiftOutline) -> Bool {
    if let label = argument.label { return areDigits(label) }
    switch argument.value.kind {
    case .string(let text): return text?.utf8.first == UInt8(ascii: "#")
    case .number(_, let isInteger):
      return isInteger && outline.text(argument.value.tokens.lowerBound).utf8.starts(with: "0x".utf8)
    default: return false
    }
  }

  /// Whether a label is one of hexadecimal digits.
  package static func areDigits(_ label: String) -> Bool {
    wordsOf(label).contains { ["hex", "rgb", "rgba", "argb", "hexadecimal"].contains($0) }
  }
}

extension ColorLiteral.Form {
  /// Whether the color is in hexadecimal digits.
  package var isDigits: Bool { if case .digits = self { true } else { false } }
}
