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
  /// The arguments of a modifier that a body adds in every case: outside of closures and arguments, in both branches of `if #available` or, for a
  /// label, of any `if`, and in the branch of `#if` that every release for an iPhone compiles.
  fileprivate func rootCall(of modifier: String, in body: Range<Int>) -> Range<Int>? {
    var token = body.lowerBound
    while token < body.upperBound {
      switch tokens[token].kind {
      // A switch chooses between button styles; what they do to a size is undetermined.
      case .openBrace where modifier == "buttonStyle" && isSwitch(token): break
      case .openBrace, .openParenthesis, .openBracket:
        guard let inside = group(at: token) else { return nil }
        if followsCondition(token, needsAvailability: modifier != "accessibilityLabel"),
          let found = rootCall(of: modifier, in: inside), isInElse(modifier, after: inside)
        {
          return found
        }
        token = inside.upperBound
      case .hash where tokens[token].word == .hashIf:
        let branch = branchOnPhones(at: token, before: body.upperBound)
        if let inside = branch.body, let found = rootCall(of: modifier, in: inside) { return found }
        token = branch.end
      case .identifier where tokens[token + 1].kind == .openParenthesis && name(token) == modifier:
        return group(at: token + 1)
      default: break
      }
      token += 1
    }
    return nil
  }

  /// Whether the `else` after a branch has a modifier, or its older form `accessibility(…)`.
  private func isInElse(_ modifier: String, after branch: Range<Int>) -> Bool {
    let brace = branch.upperBound + 2
    guard brace < tokens.count, tokens[brace - 1].word == .else, tokens[brace].kind == .openBrace,
      let other = group(at: brace)
    else { return false }
    return mentions([modifier, "accessibility"], in: other)
  }

  private func isSwitch(_ brace: Int) -> Bool {
    (max(0, brace - 6)..<brace).contains { tokens[$0].word == .switch }
  }

  /// Whether a brace follows a condition, or `if #available(…)`.
  private func followsCondition(_ brace: Int, needsAvailability: Bool) -> Bool {
    guard tokens[brace].kind == .openBrace else { return false }
    for token in stride(from: brace - 1, to: max(0, brace - 24), by: -1) {
      if tokens[token].kind == .openBrace || tokens[token].kind == .closeBrace { return false }
      if tokens[token].word == .if { return !needsAvailability }
      if isToken(token, "#available") { return true }
    }
    return false
  }
}
