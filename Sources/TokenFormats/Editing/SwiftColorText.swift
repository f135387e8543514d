import ColorScience
import DesignTokens
import SourceText
import SwiftSource

/// Colors written as Swift expressions.
struct SwiftColorText {
  let outline: SwiftOutline
  /// Whether an expression is rewritten as a model for another one, so that no further model is looked for.
  var isModel = false
  var bytes: [UInt8] { outline.source.bytes }

  /// The deepest nesting of colors in colors.
  private static let deepest = 8

  /// What writes another color over an expression.
  ///
  /// - Parameter keepsAlpha: whether the opacity is told elsewhere.
  func replacements(
    of expression: SwiftExpression, with color: Color, old: Color?, keepsAlpha: Bool = false, depth: Int = 0
  ) throws(EditError) -> [TextReplacement] {
    guard depth < SwiftColorText.deepest else { throw .notALiteral("a deeply nested expression") }
    func inner(_ value: SwiftExpression, keepsAlpha: Bool) throws(EditError) -> [TextReplacement] {
      try replacements(of: value, with: color, old: old, keepsAlpha: keepsAlpha, depth: depth + 1)
    }
    switch expression.kind {
    case .tuple(let parts) where parts.count == 1 && parts[0].label == nil:
      return try inner(parts[0].value, keepsAlpha: keepsAlpha)
    case .tuple(let parts) where parts.count >= 3: return try components(of: parts, color, old, keepsAlpha)
    case .effect(let value), .unwrapped(let value), .cast(let value, _):
      return try inner(value, keepsAlpha: keepsAlpha)
    case .string, .number: return try digits(expression, nil, color, keepsAlpha: keepsAlpha)
    case .macro("colorLiteral", let arguments): return try components(of: arguments, color, old, keepsAlpha)
    case .member(let base, let name) where expression.path == nil && ["cgColor", "uiColor", "color"].contains(name):
      return try inner(base, keepsAlpha: keepsAlpha)
    case .member, .name, .implicitMember: return [try named(expression, color)]
    case .call(let callee, let arguments):
      if case .member(let base, let name) = callee.kind, name == "opacity" || name == "withAlphaComponent" {
        guard isOpacityKept(color, old) else { throw .notALiteral("a color with its own opacity") }
        return try inner(base, keepsAlpha: true)
      }
      return try call(expression, callee, arguments, color, old, keepsAlpha, inner)
    default: throw .notALiteral("a computed expression")
    }
  }

  private func isOpacityKept(_ color: Color, _ old: Color?) -> Bool {
    old.map { abs($0.alpha - color.alpha) < 1e-9 } ?? false
  }

  // MARK: Calls

  private func call(
    _ expression: SwiftExpression, _ callee: SwiftExpression, _ arguments: [SwiftExpression.Argument], _ color: Color,
    _ old: Color?, _ keepsAlpha: Bool, _ inner: (SwiftExpression, Bool) throws(EditError) -> [TextReplacement]
  ) throws(EditError) -> [TextReplacement] {
    let type = typeName(of: callee)
    guard type != nil || callee.kind == .implicitMember("init") else {
      throw .notALiteral("a computed expression")
    }
    guard let literal = ColorLiteral(arguments, in: outline) else {
      guard arguments.count == 1 else { throw .notALiteral("a computed expression") }
      return try inner(arguments[0].value, keepsAlpha)
    }
    guard literal.stranger == nil else { throw .notALiteral("a computed expression") }
    if case .digits(let order) = literal.form {
      switch literal.parts[0].kind {
      case .string, .number(_, isInteger: true): break
      default:
        guard literal.alpha == nil else { throw .notALiteral("a computed expression") }
        return try inner(literal.parts[0], keepsAlpha)
      }
      let hasAlpha = literal.alpha != nil
      var found = try digits(literal.parts[0], order, color, keepsAlpha: keepsAlpha || hasAlpha)
      if hasAlpha, !keepsAlpha { found += try alpha(of: literal, color, old) }
      return found
    }
    do throws(EditError) { return try components(literal, color, old, keepsAlpha, type ?? "") } catch {
      guard error == .notHeld, let type, !keepsAlpha else { throw error }
      return [TextReplacement(outline.bytes(of: expression.tokens), try plain(color, type))]
    }
  }

  /// `Color` for `Color(…)`, `SwiftUI.Color(…)` and `Color.init(…)`.
  private func typeName(of callee: SwiftExpression) -> String? {
    guard var path = callee.path else { return nil }
    if path.last == "init" { path.removeLast() }
    guard let name = path.last, SwiftTypes.isColor(name), name.utf8.first.map({ $0 &- 0x41 < 26 }) ?? false else {
      return nil
    }
    return name
  }

  /// What writes components in a tuple or a `#colorLiteral`, where no opacity can be added.
  private func components(
    of arguments: [SwiftExpression.Argument], _ color: Color, _ old: Color?, _ keepsAlpha: Bool
  ) throws(EditError) -> [TextReplacement] {
    guard let literal = ColorLiteral(components: arguments) else { throw .notALiteral("a computed expression") }
    return try components(literal, color, old, keepsAlpha, nil)
  }

  /// What writes the opacity of digits that has an argument of its own.
  private func alpha(of literal: ColorLiteral, _ color: Color, _ old: Color?) throws(EditError) -> [TextReplacement] {
    if isOpacityKept(color, old) { return [] }
    guard let slot = literal.alpha.flatMap({ slot(of: $0, .alpha) }) else {
      throw .notALiteral("a computed expression")
    }
    return [TextReplacement(slot.range, Array(slot.text(of: color.alpha, moreDecimals: 3).utf8))]
  }

  // MARK: Digits

  private func digits(
    _ expression: SwiftExpression, _ order: DigitOrder?, _ color: Color, keepsAlpha: Bool
  ) throws(EditError) -> [TextReplacement] {
    let range = outline.bytes(of: expression.unparenthesized.tokens)
    let text = Array(bytes[range])
    var start = 0
    var end = text.count
    if text.first == 0x22 {
      (start, end) = (1, text.count - 1)
      if start < end, text[start] == UInt8(ascii: "#") { start += 1 }
    }
    if text[start..<end].starts(with: "0x".utf8) || text[start..<end].starts(with: "0X".utf8) {
      start += 2
    } else if text.first != 0x22 {
      throw .notALiteral("a color in decimal digits")
    }
    let written = text[start..<end]
    let grouped = written.contains(UInt8(ascii: "_"))
    guard var digits = HexDigits(written.filter { $0 != UInt8(ascii: "_") }, upperByDefault: true) else {
      throw .notALiteral("digits in an unsupported form")
    }
    digits.isAlphaFirst = order == .alphaFirst
    let target = keepsAlpha ? color.withAlpha(1) : color
    guard keepsAlpha || digits.count == 4 || digits.count == 8 || text.first == 0x22 || color.isOpaque else {
      throw .notHeld
    }
    if text.first != 0x22, digits.count < 6 { throw .notALiteral("digits in an unsupported form") }
    guard let new = digits.text(of: target) else { throw .notHeld }
    if keepsAlpha, digits.count == 4 || digits.count == 8 { throw .notALiteral("a color with two opacities") }
    let place = range.lowerBound + start..<range.lowerBound + end
    return [TextReplacement(place, grouped ? SwiftColorText.regrouped(new, like: Array(written)) : new)]
  }

  /// Digits with the underscores of others, where there are as many.
  private static func regrouped(_ digits: [UInt8], like written: [UInt8]) -> [UInt8] {
    guard written.count(where: { $0 != UInt8(ascii: "_") }) == digits.count else { return digits }
    var rest = digits[...]
    return written.map { $0 == UInt8(ascii: "_") ? $0 : rest.removeFirst() }
  }
}
