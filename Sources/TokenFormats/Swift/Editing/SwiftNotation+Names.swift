import ColorScience
import DesignTokens
import SourceText
import SwiftSource

// Colors that take the place of names.

extension SwiftNotation {
  /// A color of the platform, such as `UIColor.white`, which has no digits.
  func named(_ expression: SwiftExpression, _ opacity: EditError?) throws(EditError) -> NotationParts {
    var type = expression.path?.dropLast().last
    if case .implicitMember = expression.kind { type = typeExpected(of: expression) }
    guard let type, SwiftTypes.colors.contains(type) else { throw .notALiteral("a name") }
    var parts = NotationParts(range: outline.bytes(of: expression.tokens), space: .srgb, type: type)
    if let opacity { parts.alpha = .elsewhere(opacity) }
    return parts
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
    let notation = SwiftNotation(outline: outline, isModel: true)
    for model in models() where model.type == type {
      let range = outline.bytes(of: model.call.tokens)
      guard case .call(_, let arguments) = model.call.kind, arguments.first?.label != "white",
        let found = try? notation.replacements(of: model.call, with: color, old: nil),
        let written = try? TextReplacement.text(of: range, with: found, in: bytes)
      else { continue }
      return written
    }
    guard ["Color", "UIColor", "NSColor"].contains(type), color.isInGamut(of: .displayP3) else { throw .notHeld }
    let isP3 = !color.isInGamut(of: .srgb)
    let red = isP3 && type != "Color" ? "displayP3Red" : "red"
    let components = SwiftNotation.components(color.converted(to: isP3 ? .displayP3 : .srgb), red: red)
    let isNamed = type != "Color" || !color.isOpaque
    let alpha = DecimalText.text(of: color.alpha, decimals: 3, atLeast: 0)
    let opacity = isNamed ? ", \(SwiftNotation.opacityLabel(type)): \(alpha)" : ""
    return Array("\(type)(\(isP3 && type == "Color" ? ".displayP3, " : "")\(components)\(opacity))".utf8)
  }
}
