import ColorScience
import DesignTokens
import SourceText
import SwiftSource

// The initializers of Color, UIColor and NSColor, and those that projects add to them.

extension SwiftValueReader {
  func initializer(
    _ callee: SwiftExpression, _ arguments: [SwiftExpression.Argument], _ tokens: Range<Int>, _ place: SwiftPlace,
    _ depth: Int
  ) -> [SwiftEntry] {
    if let body = provider(arguments) {
      return chosen(
        body, place, depth: depth, otherwise: "its value is chosen at run time by something other than the appearance")
    }
    var space = ColorSpace.srgb
    var isKnownSpace = true
    var rest = ArraySlice(arguments)
    if let first = rest.first, first.label == nil, rest.count > 1, let name = lastName(first.value) {
      if let known = SwiftValueReader.spaces[name] {
        (space, rest) = (known, rest.dropFirst())
      } else if rest.dropFirst().first?.label == "red" {
        (isKnownSpace, rest) = (false, rest.dropFirst())
      }
    }
    let labels = rest.map { $0.label ?? "" }
    if let first = labels.first {
      if first == "displayP3Red" { space = .displayP3 }
      if first == "calibratedRed" || first == "deviceRed" || !isKnownSpace {
        return entry(.undecidable("its color space is device-dependent or unsupported"), tokens)
      }
      if SwiftValueReader.isDigits(first), let digits = hexadecimal(first, Array(rest), tokens, place) { return digits }
    }
    if let components = components(Array(rest), tokens, place, space, isExpected: false) { return components }
    guard let first = arguments.first else { return entry(.undecidable("its color has no value"), tokens) }
    return single(first, arguments, tokens, place, depth)
  }

  private static let spaces: [String: ColorSpace] = [
    "sRGB": .srgb, "sRGBLinear": .srgbLinear, "displayP3": .displayP3,
  ]

  private func lastName(_ expression: SwiftExpression) -> String? {
    if case .implicitMember(let name) = expression.kind { return name }
    return expression.path?.last
  }

  /// The closure of `UIColor { traits in … }`, `UIColor(dynamicProvider: { … })`, `NSColor(name: nil) { … }`.
  private func provider(_ arguments: [SwiftExpression.Argument]) -> Range<Int>? {
    guard let last = arguments.last, case .closure(let body) = last.value.kind else { return nil }
    return last.label == nil || last.label == "dynamicProvider" ? body : nil
  }

  private static func isDigits(_ label: String) -> Bool {
    label.isEmpty || wordsOf(label).contains { ["hex", "rgb", "rgba", "argb", "hexadecimal"].contains($0) }
  }

  // MARK: Digits

  /// `Color(hex: "#1e293b", alpha: 0.5)` and its like; nil when the argument holds no digits.
  private func hexadecimal(
    _ label: String, _ arguments: [SwiftExpression.Argument], _ tokens: Range<Int>, _ place: SwiftPlace
  ) -> [SwiftEntry]? {
    let words = wordsOf(label)
    let order = words.contains("argb") ? DigitOrder.alphaFirst : words.contains("rgba") ? .alphaLast : nil
    if label.isEmpty, !startsLikeDigits(arguments[0].value, place) { return nil }
    guard let digits = digits(arguments[0].value, order: order, place) else {
      return label.isEmpty ? nil : entry(.undecidable("its digits are computed at run time"), tokens)
    }
    var result = digits
    for argument in arguments.dropFirst() {
      guard let name = argument.label, ["alpha", "opacity", "a"].contains(name) else {
        return entry(.undecidable("the argument \(argument.label ?? "_"): can change its color"), tokens)
      }
      let alpha = number(argument.value, place)?.value
      result[0].content = SwiftValueReader.apply(alpha, replaces: true, to: result[0].content)
    }
    result[0].tokens = tokens
    return result
  }

  /// Whether an argument without a label can only be the digits of a color: `"#fff"`, `0xFFFFFF`.
  private func startsLikeDigits(_ expression: SwiftExpression, _ place: SwiftPlace) -> Bool {
    switch expression.kind {
    case .string(let text): text?.utf8.first == UInt8(ascii: "#")
    case .number(_, let isInteger):
      isInteger && outline(place).text(expression.tokens.lowerBound).utf8.starts(with: "0x".utf8)
    default: false
    }
  }

  /// The color of hexadecimal digits: a text or a number, or a constant that is one.
  func digits(_ expression: SwiftExpression, order: DigitOrder?, _ place: SwiftPlace) -> [SwiftEntry]? {
    let tokens = expression.tokens
    var literal = expression.unparenthesized
    if let index = referent(of: literal, place), let value = self.expression(of: constants.constants[index]) {
      if case .string = value.kind { literal = value }
    }
    let read: SwiftDigits
    if case .string(let text) = literal.kind {
      guard let text else { return entry(.undecidable("its value is a multiline or interpolated string"), tokens) }
      guard let digits = SwiftDigits(text: text, order: order) else {
        return entry(.undecidable("\"\(text.prefix(40))\" isn't a hexadecimal color"), tokens)
      }
      read = digits
    } else if let value = number(literal, place) {
      var count: Int?
      if case .number = literal.kind { count = SwiftDigits.count(in: outline(place).text(literal.tokens.lowerBound)) }
      guard let digits = SwiftDigits(value: value.value, count: count, order: order) else {
        return entry(.undecidable("its number isn't a hexadecimal color"), tokens)
      }
      read = digits
    } else {
      return nil
    }
    if let message = read.notice { notice(message, tokens, place) }
    return entry(.literal(.color(read.color)), tokens)
  }

  // MARK: Components

  /// Red, green and blue, a gray, or hue, saturation and brightness; nil when the labels are none of these.
  func components(
    _ arguments: [SwiftExpression.Argument], _ tokens: Range<Int>, _ place: SwiftPlace, _ space: ColorSpace,
    isExpected: Bool
  ) -> [SwiftEntry]? {
    let form = arguments.prefix(3).compactMap { $0.label.map(SwiftValueReader.shortened) ?? "" }
    let count: Int
    switch form {
    case ["r", "g", "b"], ["hue", "saturation", "brightness"], ["h", "s", "b"], ["h", "s", "v"]: count = 3
    case ["", "", ""] where isExpected: count = 3
    default:
      guard form.first == "white" else {
        return isExpected ? entry(.undecidable("its components have an unsupported form"), tokens) : nil
      }
      count = 1
    }
    var values: [SwiftConstant] = []
    var alpha = 1.0
    for (index, argument) in arguments.enumerated() {
      let isAlpha = index == count && ["a", "", "alpha", "opacity"].contains(argument.label ?? "")
      guard index < count || isAlpha else {
        return entry(.undecidable("the argument \(argument.label ?? "_"): can change its color"), tokens)
      }
      guard let value = number(argument.value, place) else {
        return entry(.undecidable("its components are computed at run time"), tokens)
      }
      if index < count { values.append(value) } else { alpha = min(max(value.value, 0), 1) }
    }
    let color = color(values, form, space, alpha, tokens, place)
    return entry(.literal(.color(color)), tokens)
  }

  private func color(
    _ values: [SwiftConstant], _ form: [String], _ space: ColorSpace, _ alpha: Double, _ tokens: Range<Int>,
    _ place: SwiftPlace
  ) -> Color {
    let numbers = values.map(\.value)
    if numbers.count == 1 { return Color(space, numbers[0], numbers[0], numbers[0], alpha: alpha) }
    if form[0].utf8.first == UInt8(ascii: "h") {
      return Color(.hsv, numbers[0] * 360, numbers[1] * 100, numbers[2] * 100, alpha: alpha)
    }
    if values.allSatisfy(\.isInteger), numbers.contains(where: { $0 > 1 }),
      numbers.allSatisfy({ (0...255).contains($0) })
    {
      notice("whole components over 1 are read as 0 to 255", tokens, place)
      return Color(space, numbers[0] / 255, numbers[1] / 255, numbers[2] / 255, alpha: alpha)
    }
    return Color(space, numbers[0], numbers[1], numbers[2], alpha: alpha)
  }

  private static func shortened(_ label: String) -> String {
    switch label {
    case "red", "r", "displayP3Red", "srgbRed": "r"
    case "green", "g": "g"
    case "blue", "b": "b"
    default: label
    }
  }

  // MARK: Colors of colors, assets

  private func single(
    _ first: SwiftExpression.Argument, _ arguments: [SwiftExpression.Argument], _ tokens: Range<Int>,
    _ place: SwiftPlace, _ depth: Int
  ) -> [SwiftEntry] {
    if case .string(let name) = first.value.kind, first.label == nil || first.label == "named" {
      return entry(.undecidable("its value is the color \"\((name ?? "…").prefix(80))\" of an asset catalog"), tokens)
    }
    let label = first.label ?? ""
    guard arguments.count == 1, ["", "uiColor", "nsColor", "cgColor", "color", "swiftUIColor"].contains(label) else {
      let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
      return entry(.undecidable("its initializer (\(labels.prefix(80))) isn't supported"), tokens)
    }
    var inner = place
    inner.type = label.isEmpty || label == "uiColor" ? "UIColor" : "Color"
    return expectedColor(first.value, inner, depth: depth + 1)
  }
}
