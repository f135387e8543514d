import DesignTokens
import SwiftSource

/// Types named for an appearance beside what they vary: `Colors.Dark.page` is the dark value of `Colors.page`.
///
/// A constant of such a type stays a token of its own when no light constant has its name, or when another constant refers to it.
struct SwiftDarkNamespaces {
  /// The tokens by path, as indices into what is merged.
  let paths: [TokenPath: Int]

  typealias Made = (symbol: SwiftSymbol, entries: [SwiftEntry], type: TokenType?)

  /// Gives dark values to the tokens they are for.
  ///
  /// - Returns: the tokens of such types that vary nothing, and so stay on their own.
  func merge(_ tokens: inout [Made]) -> [SwiftSymbol] {
    var alone: [SwiftSymbol] = []
    let targets = Set(tokens.flatMap { $0.entries.compactMap(\.content.target) })
    for index in tokens.indices {
      let symbol = tokens[index].symbol
      guard let (appearance, counterpart) = counterpart(of: symbol), appearance.mode != nil else { continue }
      guard let light = paths[counterpart], light != index else {
        alone.append(symbol)
        continue
      }
      guard tokens[index].entries.count == 1,
        tokens[index].entries[0].appearance.isAny,
        !tokens[light].entries.contains(where: { $0.appearance == appearance })
      else { continue }
      var entry = tokens[index].entries[0]
      entry.appearance = appearance
      entry.document = symbol.document
      tokens[light].entries.append(entry)
      if !targets.contains(symbol.path) { tokens[index].entries = [] }
    }
    return alone
  }

  /// The appearance that a type around a constant is named for, and the name without that type.
  private func counterpart(of symbol: SwiftSymbol) -> (SwiftAppearance, TokenPath)? {
    for (position, name) in symbol.namespace.enumerated().reversed() where position > 0 {
      guard let named = SwiftAppearance.named(name), !named.isAlpha,
        named.appearance.isDark || named.appearance.isHighContrast
      else { continue }
      var names = symbol.namespace
      names.remove(at: position)
      let plain = TokenPath(segments: names + [symbol.declaration.name])
      if paths[plain] != nil { return (named.appearance, plain) }
      names.insert("Light", at: position)
      return (named.appearance, TokenPath(segments: names + [symbol.declaration.name]))
    }
    return nil
  }
}
