import ColorScience
import DesignTokens
import SourceText
import SwiftSource

/// Colors written as Swift expressions.
///
/// The parts are the arguments of a `ColorLiteral`, and their color is that of a `ColorReader`, as in the reader of the format.
struct SwiftNotation: ColorNotation {
  let outline: SwiftOutline
  /// Whether an expression is rewritten as a model for another one, so that no further model is looked for.
  var isModel = false
  var bytes: [UInt8] { outline.source.bytes }

  /// The deepest nesting of colors in colors.
  private static let deepest = 8

  static let computed = EditError.notALiteral("a computed expression")

  /// Returns the parts of a color, and of a name, which has no digits.
  func parts(of expression: SwiftExpression) throws(EditError) -> NotationParts {
    try parts(of: expression, opacity: nil, depth: 0)
  }

  /// - Parameter opacity: why the opacity can't change if it is written around the expression.
  private func parts(
    of expression: SwiftExpression, opacity: EditError?, depth: Int
  ) throws(EditError) -> NotationParts {
    guard depth < SwiftNotation.deepest else { throw .notALiteral("a deeply nested expression") }
    func inner(_ value: SwiftExpression) throws(EditError) -> NotationParts {
      try parts(of: value, opacity: opacity, depth: depth + 1)
    }
    switch expression.kind {
    case .tuple(let parts) where parts.count == 1 && parts[0].label == nil: return try inner(parts[0].value)
    case .tuple(let parts) where parts.count >= 3: return try components(of: parts, expression, opacity)
    case .effect(let value), .unwrapped(let value), .cast(let value, _): return try inner(value)
    case .string, .number: return try digits(expression, nil, opacity)
    case .macro("colorLiteral", let arguments): return try components(of: arguments, expression, opacity)
    case .member(let base, let name) where expression.path == nil && ["cgColor", "uiColor", "color"].contains(name):
      return try inner(base)
    case .member, .name, .implicitMember: return try named(expression, opacity)
    case .call(let callee, let arguments):
      if case .member(let base, let name) = callee.kind, name == "opacity" || name == "withAlphaComponent" {
        return try parts(of: base, opacity: .notALiteral("a color with its own opacity"), depth: depth + 1)
      }
      let type = typeName(of: callee)
      guard type != nil || callee.kind == .implicitMember("init") else { throw SwiftNotation.computed }
      guard let literal = ColorLiteral(arguments, in: outline) else {
        guard arguments.count == 1 else { throw SwiftNotation.computed }
        return try inner(arguments[0].value)
      }
      guard literal.stranger == nil else { throw SwiftNotation.computed }
      guard case .digits(let order) = literal.form else {
        return try components(literal, expression, opacity, type ?? "")
      }
      switch literal.parts[0].kind {
      case .string, .number(_, isInteger: true): return try digits(literal.parts[0], order, opacity, literal.alpha)
      default:
        guard literal.alpha == nil else { throw SwiftNotation.computed }
        return try inner(literal.parts[0])
      }
    default: throw SwiftNotation.computed
    }
  }

  /// `Color` for `Color(…)`, `SwiftUI.Color(…)` and `Color.init(…)`.
  private func typeName(of callee: SwiftExpression) -> String? {
    guard var path = callee.path else { return nil }
    if path.last == "init" { path.removeLast() }
    guard let name = path.last, SwiftTypes.isColor(name), SwiftTypes.isTypeName(name) else { return nil }
    return name
  }

  /// Reads the colors of literals without names in them.
  var reader: ColorReader {
    ColorReader(outline) { expression in
      if case .string(let text) = expression.kind { return .text(text) }
      return expression.constant().map { .number($0) } ?? .unknown(.severalTypes)
    }
  }

  // MARK: In place of a value

  /// What writes another color over an expression.
  func replacements(
    of expression: SwiftExpression, with color: Color, old: Color?
  ) throws(EditError) -> [TextReplacement] {
    let parts = try parts(of: expression)
    do throws(EditError) { return try parts.replacements(for: color, old: old) } catch {
      guard error == .notHeld, let type = parts.type, !type.isEmpty else { throw error }
      var target = color
      if case .elsewhere = parts.alpha { target = color.withAlpha(1) }
      return [TextReplacement(parts.range, try plain(target, type))]
    }
  }

  // MARK: New text

  /// A call of SwiftUI's initializer that takes components.
  static func exact(_ color: Color) -> String { exact(color, type: SwiftStyle.package.type) }

  /// A call of the initializer of a type that takes components.
  static func exact(_ color: Color, type: String) -> String {
    let shown = DeviceColor(color).color
    let isWide = shown.space == .displayP3
    if type == "UIColor" {
      return "UIColor(\(components(shown, red: isWide ? "displayP3Red" : "red")), alpha: \(decimal(shown.alpha)))"
    }
    let space = isWide ? ".displayP3" : ".sRGB"
    let alpha = shown.isOpaque ? "" : ", opacity: \(decimal(shown.alpha))"
    return "\(type)(\(space), \(components(shown, red: "red"))\(alpha))"
  }

  /// Red, green and blue with their labels.
  static func components(_ color: Color, red: String) -> String {
    let bytes = color.space == .srgb ? DeviceColor.bytes(of: color) : nil
    let texts = bytes?.map { "\($0) / 255" } ?? (0..<3).map { decimal(color.components[$0]) }
    return "\(red): \(texts[0]), green: \(texts[1]), blue: \(texts[2])"
  }

  /// What the initializers of a type call an opacity.
  static func opacityLabel(_ type: String) -> String { type == "Color" ? "opacity" : "alpha" }

  /// A number with a point: whole components over 1 are read as 255ths.
  private static func decimal(_ value: Double) -> String {
    let text = plainDecimal(value)
    return text.utf8.contains(UInt8(ascii: ".")) ? text : text + ".0"
  }
}
