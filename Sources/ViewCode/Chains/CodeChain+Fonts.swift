import SwiftSource

// Fonts that set no text.

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
