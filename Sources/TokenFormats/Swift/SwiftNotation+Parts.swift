import ColorScience
import SourceText
import SwiftSource

// The digits of components and of hexadecimal colors.

extension SwiftNotation {
  // MARK: Components

  /// The parts of components in a tuple or a `#colorLiteral`, where no opacity can be added.
  func components(
    of arguments: [SwiftExpression.Argument], _ expression: SwiftExpression, _ opacity: EditError?
  ) throws(EditError) -> NotationParts {
    guard let literal = ColorLiteral(components: arguments) else { throw SwiftNotation.computed }
    return try components(literal, expression, opacity, nil)
  }

  /// - Parameter type: the type whose initializer is called; nil where no opacity can be added.
  func components(
    _ literal: ColorLiteral, _ expression: SwiftExpression, _ opacity: EditError?, _ type: String?
  ) throws(EditError) -> NotationParts {
    var parts = NotationParts(range: outline.bytes(of: expression.tokens), space: .srgb, type: type)
    if case .color(let color, _) = reader.color(of: literal) { parts.color = color }
    if let opacity { parts.alpha = .elsewhere(opacity) }
    // A gray has no place for red, green, and blue.
    if literal.form == .gray { return parts }
    guard literal.parts.count == 3, let space = literal.form == .hsb ? .hsv : literal.space else {
      throw SwiftNotation.computed
    }
    let scales = literal.form == .hsb ? [1.0 / 360, 0.01, 0.01] : [1, 1, 1]
    var slots = (0..<3).compactMap { slot(of: literal.parts[$0], .component($0), scale: scales[$0]) }
    guard slots.count == 3 else { throw SwiftNotation.computed }
    if SwiftNotation.areCounted(slots, bytes) {
      slots = slots.map { ComponentSlot($0.role, $0.range, scale: 255, written: bytes[$0.range]) }
    }
    if let alpha = literal.alpha {
      guard let slot = slot(of: alpha, .alpha) else { throw SwiftNotation.computed }
      if opacity == nil { slots.append(slot) }
    } else if let type, !type.isEmpty, opacity == nil {
      parts.alpha = try addedAlpha(after: slots[2], type)
    }
    parts.space = space
    parts.slots = slots
    parts.read = { [slots, reader] _, texts in
      let values = (0..<3).compactMap { lane -> SwiftConstant? in
        guard let text = texts[lane] else { return literal.parts[lane].constant() }
        if case .binary = literal.parts[lane].unparenthesized.kind {
          return slots[lane].value(of: text).map { SwiftConstant($0, isInteger: false) }
        }
        let isInteger = !text.utf8.contains(UInt8(ascii: "."))
        return slots[lane].number(of: text).map { SwiftConstant($0, isInteger: isInteger) }
      }
      let alpha = slots.count > 3 ? slots[3].value(of: texts[3]) : 1
      guard values.count == 3, let alpha, case .color(let color, _) = reader.color(values, of: literal, alpha: alpha)
      else { return nil }
      return color
    }
    return parts
  }

  /// Whether components are whole numbers up to 255, without a division.
  private static func areCounted(_ slots: [ComponentSlot], _ bytes: [UInt8]) -> Bool {
    slots.allSatisfy { $0.scale == 1 && !bytes[$0.range].contains(UInt8(ascii: ".")) }
      && slots.contains { $0.value > 1 }
  }

  /// The place of an opacity behind the last component, of which the digits may be the first part.
  private func addedAlpha(after last: ComponentSlot, _ type: String) throws(EditError) -> NotationParts.AlphaPlace {
    guard let token = outline.tokens.firstIndex(where: { $0.range.lowerBound >= last.range.upperBound }) else {
      throw .changed
    }
    var end = token
    while end < outline.tokens.count - 1, outline.tokens[end].kind != .closeParenthesis { end += 1 }
    let lead = ", \(SwiftNotation.opacityLabel(type)): "
    return .added(at: outline.tokens[max(end - 1, 0)].range.upperBound, after: Array(lead.utf8), decimals: 3)
  }

  /// The digits of a number, or of one that is divided by 255; nil for any other expression.
  private func slot(of expression: SwiftExpression, _ role: ComponentSlot.Role, scale: Double = 1) -> ComponentSlot? {
    let expression = expression.unparenthesized
    switch expression.kind {
    case .number:
      let range = outline.bytes(of: expression.tokens)
      let text = bytes[range]
      let isPlain = !text.contains { $0 | 0x20 == UInt8(ascii: "e") || $0 == UInt8(ascii: "_") }
      guard isPlain || HexDigits.isPrefixed(text) else { return nil }
      var slot = ComponentSlot(role, range, scale: scale, written: text)
      slot.leastDecimals = max(slot.leastDecimals, min(slot.decimals, 1))
      return slot
    case .binary("/", let value, let divisor):
      guard case .number(255, _) = divisor.unparenthesized.kind, scale == 1 else { return nil }
      return slot(of: value, role, scale: 255)
    default: return nil
    }
  }

  // MARK: Digits

  /// - Parameter alpha: the opacity in an argument of its own.
  func digits(
    _ expression: SwiftExpression, _ order: DigitOrder?, _ opacity: EditError?, _ alpha: SwiftExpression? = nil
  ) throws(EditError) -> NotationParts {
    var range = outline.bytes(of: expression.unparenthesized.tokens)
    let isText = bytes[range].first == 0x22
    if isText {
      range = range.lowerBound + 1..<max(range.upperBound - 1, range.lowerBound + 1)
      if bytes[range].first == UInt8(ascii: "#") { range = range.dropFirst() }
    }
    if HexDigits.isPrefixed(bytes[range]) {
      range = range.dropFirst(2)
    } else if !isText {
      throw .notALiteral("a color in decimal digits")
    }
    let written = Array(bytes[range])
    guard var digits = HexDigits(written.filter { $0 != UInt8(ascii: "_") }, upperByDefault: true),
      isText || digits.count >= 6
    else { throw .notALiteral("digits in an unsupported form") }
    digits.isAlphaFirst = order == .alphaFirst
    if digits.hasAlpha, opacity != nil || alpha != nil { throw .notALiteral("a color with two opacities") }
    var parts = NotationParts(range: outline.bytes(of: expression.tokens), space: .srgb)
    parts.hex = HexSlot(range: range, digits: digits, addsAlpha: isText, written: written)
    if case .color(let color, _)? = reader.color(ofDigits: expression, order) { parts.color = color }
    if let opacity {
      parts.alpha = .elsewhere(opacity)
    } else if let alpha {
      if let slot = slot(of: alpha, .alpha) {
        parts.slots = [slot]
        parts.color = parts.color?.withAlpha(slot.value)
      } else {
        parts.alpha = .elsewhere(SwiftNotation.computed)
      }
    }
    return parts
  }
}
