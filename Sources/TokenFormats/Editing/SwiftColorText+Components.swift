import ColorScience
import DesignTokens
import SourceText
import SwiftSource

// Components one by one, and colors that take the place of names.

extension SwiftColorText {
  /// What writes the components of another color.
  ///
  /// - Parameter type: the type whose initializer is called, which tells what an opacity is called there; nil where none can be added.
  func components(
    _ literal: ColorLiteral, _ color: Color, _ old: Color?, _ keepsAlpha: Bool, _ type: String?
  ) throws(EditError) -> [TextReplacement] {
    var slots = try slots(of: literal)
    guard let space = literal.form == .hsb ? .hsv : literal.space else { throw .notALiteral("a computed expression") }
    let areWhole = slots.prefix(3).allSatisfy { $0.decimals == 0 && ($0.scale == 255 || isWhole($0)) }
    // Whole numbers of which one is more than 1 are counted up to 255, without a division.
    let areCounted =
      areWhole && slots.prefix(3).allSatisfy { $0.scale == 1 } && slots.prefix(3).contains { value($0) > 1 }
    if areCounted { slots = slots.map { $0.role == .alpha ? $0 : ComponentSlot($0.role, $0.range, scale: 255) } }
    let isOfBytes = areWhole && slots.prefix(3).allSatisfy { $0.scale == 255 } && color.isInGamut(of: space)
    var target = color
    if keepsAlpha || slots.count == 3 { target = color.withAlpha(1) }
    let digits = ComponentDigits(
      target: target, old: slots.count == 3 || keepsAlpha ? Color(.srgb, 0, 0, 0) : old, space: space,
      isOfBytes: isOfBytes)
    var found: [TextReplacement] = []
    let texts = digits.texts(for: slots) { texts in
      var values = slots.map { value($0) / $0.scale }
      found = []
      for (index, text) in texts.enumerated() {
        guard let text, let value = Double(text) else { continue }
        values[index] = value / slots[index].scale
        found.append(TextReplacement(slots[index].range, written(text, like: slots[index])))
      }
      if areCounted, found.count > 0, values.prefix(3).allSatisfy({ $0 * 255 <= 1.5 }) { return nil }
      let alpha = values.count > 3 && !keepsAlpha ? values[3] : 1
      return Color(space, values[0], values[1], values[2], alpha: alpha)
    }
    guard texts != nil else { throw .notHeld }
    if slots.count == 3, !keepsAlpha, !color.isOpaque { found.append(try addedAlpha(color, slots[2], type)) }
    return found
  }

  /// The numbers of three components, and of the opacity if there is one.
  private func slots(of literal: ColorLiteral) throws(EditError) -> [ComponentSlot] {
    guard literal.form != .gray else { throw .notHeld }
    guard literal.parts.count == 3 else { throw .notALiteral("a computed expression") }
    let scales = literal.form == .hsb ? [1.0 / 360, 0.01, 0.01] : [1, 1, 1]
    var slots = (0..<3).compactMap { slot(of: literal.parts[$0], .component($0), scale: scales[$0]) }
    if let alpha = literal.alpha { slots += [slot(of: alpha, .alpha)].compactMap(\.self) }
    guard slots.count == (literal.alpha == nil ? 3 : 4) else { throw .notALiteral("a computed expression") }
    return slots
  }

  private func addedAlpha(_ color: Color, _ last: ComponentSlot, _ type: String?) throws(EditError) -> TextReplacement {
    guard let type, !type.isEmpty else { throw .notHeld }
    let label = type == "Color" ? "opacity" : "alpha"
    // Behind the whole argument, of which the digits may be the first part.
    guard let token = outline.tokens.firstIndex(where: { $0.range.lowerBound >= last.range.upperBound }) else {
      throw .changed
    }
    var end = token
    while end < outline.tokens.count - 1, outline.tokens[end].kind != .closeParenthesis { end += 1 }
    let offset = outline.tokens[max(end - 1, 0)].range.upperBound
    let text = ", \(label): \(DecimalText.text(of: color.alpha, decimals: 3, atLeast: 0))"
    return TextReplacement(offset..<offset, Array(text.utf8))
  }

  // MARK: Numbers

  /// The digits of a number, or of one that is divided by 255; nil for any other expression.
  func slot(of expression: SwiftExpression, _ role: ComponentSlot.Role, scale: Double = 1) -> ComponentSlot? {
    let expression = expression.unparenthesized
    switch expression.kind {
    case .number:
      let range = outline.bytes(of: expression.tokens)
      let text = bytes[range]
      guard !text.contains(where: { $0 | 0x20 == UInt8(ascii: "e") || $0 == UInt8(ascii: "_") }) || isHex(range) else {
        return nil
      }
      var slot = ComponentSlot(role, range, scale: scale, written: text)
      slot.leastDecimals = max(slot.leastDecimals, min(slot.decimals, 1))
      return slot
    case .binary("/", let value, let divisor):
      guard case .number(255, _) = divisor.unparenthesized.kind, scale == 1 else { return nil }
      return slot(of: value, role, scale: 255)
    default: return nil
    }
  }

  private func isHex(_ range: Range<Int>) -> Bool { bytes[range].starts(with: "0x".utf8) }

  private func isWhole(_ slot: ComponentSlot) -> Bool { !bytes[slot.range].contains(UInt8(ascii: ".")) }

  private func value(_ slot: ComponentSlot) -> Double {
    let text = String(decoding: bytes[slot.range], as: UTF8.self)
    if isHex(slot.range) { return Double(UInt32(text.dropFirst(2), radix: 16) ?? 0) }
    return Double(text) ?? 0
  }

  /// Digits as a slot writes them: hexadecimal, or with the fraction that makes a division one of fractions.
  private func written(_ text: String, like slot: ComponentSlot) -> [UInt8] {
    guard isHex(slot.range), let value = Double(text), (0...255).contains(value) else { return Array(text.utf8) }
    let isUpper = !bytes[slot.range].dropFirst(2).contains { (0x61...0x66).contains($0) }
    let digits = String(UInt8(value.rounded()), radix: 16, uppercase: isUpper)
    return Array(("0x" + (digits.utf8.count < 2 ? "0" : "") + digits).utf8)
  }

  // MARK: Names

  /// A color in place of one of the platform, such as `UIColor.white`.
  func named(_ expression: SwiftExpression, _ color: Color) throws(EditError) -> TextReplacement {
    var type = expression.path?.dropLast().last
    if case .implicitMember = expression.kind { type = typeExpected(of: expression) }
    guard let type, SwiftTypes.colors.contains(type) else { throw .notALiteral("a name") }
    return TextReplacement(outline.bytes(of: expression.tokens), try plain(color, type))
  }

  /// The declaration of the constant that an expression is part of.
  private func constant(around expression: SwiftExpression) -> SwiftDeclaration? {
    outline.declarations.last { declaration in
      declaration.tokens.contains(expression.tokens.lowerBound) && !declaration.hasMembers
    }
  }

  /// The type of `.white` where it is the whole value of a constant with a type, or stands in the closure of `UIColor { … }`.
  private func typeExpected(of expression: SwiftExpression) -> String? {
    guard let constant = constant(around: expression), let value = constant.value else { return nil }
    if value == expression.tokens { return constant.type.flatMap { outline.lastName(of: $0) } }
    guard case .call(let callee, let arguments) = outline.expression(in: value).kind,
      case .closure(let body)? = arguments.last?.value.kind, body.contains(expression.tokens.lowerBound),
      let type = callee.path?.last, ["UIColor", "NSColor"].contains(type)
    else { return nil }
    // Another type of colors in the closure may be what is expected.
    let isAlone = body.allSatisfy { token in
      outline.tokens[token].kind != .identifier || !SwiftTypes.isColor(outline.name(token))
        || outline.name(token) == type
    }
    return isAlone ? type : nil
  }

  /// A color in place of the name of another token.
  func detachment(of expression: SwiftExpression, with color: Color) throws(EditError) -> TextReplacement {
    switch expression.kind {
    case .name, .member, .implicitMember: break
    default: throw .notALiteral("a computed expression")
    }
    let place = outline.bytes(of: expression.tokens)
    let declared = constant(around: expression)?.type.flatMap { outline.lastName(of: $0) }
    guard let type = declared ?? onlyType(), SwiftTypes.colors.contains(type) else {
      throw .notALiteral("an alias whose type isn't declared in its file")
    }
    return TextReplacement(place, try plain(color, type))
  }

  /// The type of the colors that are written out in the file, when it is one.
  private func onlyType() -> String? {
    let types = Set(models().map(\.type))
    return types.count == 1 ? types.first : nil
  }

  /// The constants of the file that are calls of the initializer of a color.
  private func models() -> [(type: String, call: SwiftExpression)] {
    outline.declarations.prefix(2000).compactMap { declaration in
      guard let value = declaration.value, value.count < 64 else { return nil }
      let expression = outline.expression(in: value)
      guard case .call(let callee, _) = expression.kind, let name = callee.path?.last, SwiftTypes.colors.contains(name)
      else { return nil }
      return (name, expression)
    }
  }

  /// A color of a type, written as another one of the file is, else in components.
  func plain(_ color: Color, _ type: String) throws(EditError) -> [UInt8] {
    // `Color(Color.white)` would be its own model without end.
    guard !isModel else { throw .notHeld }
    let text = SwiftColorText(outline: outline, isModel: true)
    for model in models() where model.type == type {
      let range = outline.bytes(of: model.call.tokens)
      guard case .call(_, let arguments) = model.call.kind, arguments.first?.label != "white",
        let found = try? text.replacements(of: model.call, with: color, old: nil),
        let written = try? TextReplacement.apply(found.map { $0.moved(by: -range.lowerBound) }, to: Array(bytes[range]))
      else { continue }
      return written
    }
    guard ["Color", "UIColor", "NSColor"].contains(type) else { throw .notHeld }
    let isP3 = !color.isInGamut(of: .srgb)
    guard color.isInGamut(of: .displayP3) else { throw .notHeld }
    let values = color.converted(to: isP3 ? .displayP3 : .srgb).components
    let rgb = (0..<3).map { lane in
      color.isOfWholeBytes
        ? "\(Int((values[lane] * 255).rounded())) / 255" : DecimalText.text(of: values[lane], decimals: 17, atLeast: 1)
    }
    let alpha = DecimalText.text(of: color.alpha, decimals: 3, atLeast: 0)
    let red = isP3 && type != "Color" ? "displayP3Red" : "red"
    let space = isP3 && type == "Color" ? ".displayP3, " : ""
    let opacity = type == "Color" ? (color.isOpaque ? "" : ", opacity: \(alpha)") : ", alpha: \(alpha)"
    return Array("\(type)(\(space)\(red): \(rgb[0]), green: \(rgb[1]), blue: \(rgb[2])\(opacity))".utf8)
  }
}
