import SwiftSource

// Modifiers of the platform that a custom modifier adds to the view itself.

extension CodeModifier {
  /// The arguments of a call in the body of a custom modifier.
  struct CustomCall {
    let outline: SwiftOutline
    let arguments: Range<Int>
  }

  /// Modifiers of the platform that many views have, so looking for custom ones with the name is a waste.
  private static let platform: Set<String> = [
    "font", "padding", "frame", "background", "foregroundColor", "foregroundStyle", "onTapGesture", "contentShape",
    "cornerRadius", "overlay", "opacity", "resizable", "buttonStyle",
  ]

  /// The call of a modifier that a custom one adds to the view in every case; nil if one of the custom modifiers with the name doesn't.
  ///
  /// What an overlay, a sheet, or a condition adds doesn't count.
  func customCall(of modifier: String) -> CustomCall? {
    guard !CodeModifier.platform.contains(name) else { return nil }
    let calls = overloads.map { chain.index.call(of: modifier, inCustom: $0) }
    return calls.allSatisfy { $0 != nil } ? calls.first ?? nil : nil
  }
}

extension CodeIndex {
  fileprivate func call(of modifier: String, inCustom id: Int) -> CodeModifier.CustomCall? {
    let symbol = symbols.symbols[id]
    let outline = symbols.outlines[symbol.file]
    guard let body = outline.declarations[symbol.declaration].body else { return nil }
    if let found = outline.rootCall(of: modifier, in: body) {
      return CodeModifier.CustomCall(outline: outline, arguments: found)
    }
    guard let type = outline.rootCall(of: "modifier", in: body)?.first, outline.tokens[type].kind == .identifier else {
      return nil
    }
    for type in symbols.types(named: [outline.name(type)], from: symbol.namespace, in: symbol.file) {
      let (other, own) = (symbols.outlines[symbols.symbols[type].file], symbols.symbols[type].declaration)
      let function = other.declarations.first { $0.parent == own && $0.kind == .function && $0.name == "body" }
      if let body = function?.body, let found = other.rootCall(of: modifier, in: body) {
        return CodeModifier.CustomCall(outline: other, arguments: found)
      }
    }
    return nil
  }
}

extension SwiftOutline {
  /// The arguments of a modifier in the statements of a body, outside of closures, arguments, and conditions other than availability.
  fileprivate func rootCall(of modifier: String, in body: Range<Int>) -> Range<Int>? {
    var token = body.lowerBound
    var isOpen = false
    while token < body.upperBound {
      switch tokens[token].kind {
      // Every case of a switch has a button style, mostly.
      case .openBrace where modifier == "buttonStyle" && isSwitch(token): break
      case .openBrace where isAvailability(token) || isOpen && tokens[token - 1].word == .else: isOpen = true
      case .openBrace, .openParenthesis, .openBracket:
        if tokens[token].kind == .openBrace { isOpen = false }
        token = group(at: token)?.upperBound ?? token
      case .identifier where tokens[token + 1].kind == .openParenthesis && name(token) == modifier:
        return group(at: token + 1)
      default: break
      }
      token += 1
    }
    return nil
  }

  private func isSwitch(_ brace: Int) -> Bool {
    (max(0, brace - 6)..<brace).contains { tokens[$0].word == .switch }
  }

  /// Whether a brace follows `if #available(…)`.
  private func isAvailability(_ brace: Int) -> Bool {
    for token in stride(from: brace - 1, to: max(0, brace - 24), by: -1) {
      if tokens[token].word == .if || tokens[token].kind == .openBrace { return false }
      if isToken(token, "#available") { return true }
    }
    return false
  }
}
