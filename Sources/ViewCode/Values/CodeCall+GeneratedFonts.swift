import SwiftSource

// Fonts of generated constants: `FontFamily.Inter.bold.font(size: 16)`.

extension CodeIndex {
  /// The functions that only create a font of the size that they are given, or register its file.
  private static let makers: Set<String> = [
    "Font", "UIFont", "NSFont", "init", "system", "systemFont", "fatalError", "preconditionFailure", "register",
    "registerIfNeeded", "assertionFailure",
  ]

  /// Whether every function of these sources with a name and the one parameter `size` returns a font of that size, which nothing scales.
  fileprivate func makesFixedFont(_ function: String, from file: Int) -> Bool {
    let found = symbols.functions(named: function, in: file).filter {
      symbols.signature(of: $0)?.parameters.map(\.label) == ["size"]
    }
    return !found.isEmpty && found.allSatisfy { isFixedFont(symbols.symbols[$0]) }
  }

  private func isFixedFont(_ symbol: SwiftSymbol) -> Bool {
    let outline = symbols.outlines[symbol.file]
    guard let body = outline.declarations[symbol.declaration].body, body.lowerBound > 2 else { return false }
    let result = body.lowerBound - (outline.isToken(body.lowerBound - 2, "?") ? 3 : 2)
    guard outline.isToken(result, "Font") || outline.isToken(result, "UIFont"), outline.mentions(["size"], in: body)
    else { return false }
    // Another function may scale, as may a member of the font.
    return body.allSatisfy { token in
      guard outline.tokens[token].kind == .identifier else { return true }
      if outline.tokens[token + 1].kind == .openParenthesis {
        return CodeIndex.makers.contains(outline.name(token)) || outline.tokens[token].word != nil
      }
      guard outline.tokens[token - 1].kind == .point else { return true }
      let isUnwrapped = outline.isToken(token - 2, "!") || outline.isToken(token - 2, "?")
      return outline.tokens[token - (isUnwrapped ? 3 : 2)].kind != .closeParenthesis
    }
  }
}

extension CodeCall {
  /// Whether the call makes a font of generated constants, and nothing changes it afterwards.
  var makesGeneratedFont: Bool {
    guard let modifier, modifier.order == chain.source.modifiers.count - 1, let first = chain.source.path.first,
      arguments?.count == 1, argument("size") != nil
    else { return false }
    // A package may have a function with the same name.
    let isOwn = first == "self" || chain.index.symbols.symbols.contains { $0.name == first }
    return isOwn && chain.index.makesFixedFont(name, from: chain.file)
  }
}
