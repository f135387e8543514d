import SwiftSource

// Fonts that set no text.

extension CodeIndex {
  /// The functions that only create a font of the size that they are given, or register its file.
  private static let makers: Set<String> = [
    "Font", "UIFont", "NSFont", "init", "system", "systemFont", "fatalError", "preconditionFailure", "register",
    "registerIfNeeded", "assertionFailure",
  ]

  /// Whether every function of these sources with a name returns a font of the size that it takes, and scales it by nothing, as the generators of
  /// font constants write it: `FontFamily.Inter.bold.font(size: 16)`.
  func makesFixedFont(_ function: String, from file: Int) -> Bool {
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

extension CodeChain {
  /// Whether the chain starts with a name of these sources, and the modifier at a position is its last one.
  func isOwnValue(endingAt position: Int) -> Bool {
    guard position == source.modifiers.count - 1, let first = source.path.first else { return false }
    return first == "self" || index.symbols.symbols.contains { $0.name == first }
  }
}

extension CodeChain {
  /// The measures and names of a font.
  private static let measures: Set<String> = [
    "lineHeight", "ascender", "descender", "capHeight", "xHeight", "fontName", "familyName",
  ]
  /// The functions and properties that take the configuration of a symbol.
  private static let symbols: Set<String> = [
    "applyingSymbolConfiguration", "withConfiguration", "setPreferredSymbolConfiguration",
    "preferredSymbolConfiguration",
  ]

  /// Whether a font is only measured, or compared with nil to find out whether it exists.
  var showsNoText: Bool {
    if isCompared { return true }
    return source.modifiers.contains { $0.arguments == nil && CodeChain.measures.contains($0.name) }
  }

  /// Whether a font is that of a symbol: `UIImage.SymbolConfiguration(font: font)`, or `.init(font: font)` where one is taken.
  var isFontOfSymbol: Bool {
    guard source.role.label == "font", source.role.modifier == nil, let parent else { return false }
    if parent.name == "SymbolConfiguration" { return true }
    guard parent.source.isImplicit, parent.name == "init" else { return false }
    if let modifier = parent.enclosingModifier { return CodeChain.symbols.contains(modifier.name) }
    if let call = parent.parent { return CodeChain.symbols.contains(call.name) }
    guard case .assigned(let equals) = outline.place(ofValueAt: parent.source.expression.tokens.lowerBound), equals > 0
    else { return false }
    return CodeChain.symbols.contains(outline.name(equals - 1))
  }

  /// Whether the chain is a property named after an image, such as `item.icon` or `configuration.icon`.
  var isNamedAsImage: Bool {
    guard source.arguments == nil, !source.isImplicit, let name = source.path.last?.lowercased() else { return false }
    return name.hasSuffix("icon") || name.hasSuffix("image") || name.hasSuffix("symbol")
  }
}
