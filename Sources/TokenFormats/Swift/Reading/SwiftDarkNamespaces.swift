import DesignTokens
import SwiftSource

/// Types named for an appearance beside what they vary: `Colors.Dark.page` is the dark value of `Colors.page`.
///
/// A constant of such a type stays a token of its own when no light constant has its name, or when another constant refers to it.
struct SwiftDarkNamespaces {
  /// The tokens by path, as indices into what is merged.
  let paths: [TokenPath: Int]

  typealias Made = (symbol: StaticConstant, entries: [SwiftEntry], type: TokenType?)

  /// Gives dark values to the tokens they are for.
  ///
  /// - Returns: the tokens of such types that vary nothing, and so stay on their own.
  func merge(_ tokens: inout [Made]) -> [StaticConstant] {
    var alone: [StaticConstant] = []
    let targets = Set(tokens.flatMap { $0.entries.compactMap(\.content.target) })
    for index in tokens.indices {
      let symbol = tokens[index].symbol
      guard let (appearance, counterpart) = counterpart(of: symbol), appearance.mode != nil else { continue }
      guard let light = paths[counterpart], light != index, tokens[light].symbol.isSeen(from: symbol) else {
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
  private func counterpart(of symbol: StaticConstant) -> (SwiftAppearance, TokenPath)? {
    for (position, name) in symbol.namespace.enumerated().reversed() where position > 0 {
      guard let named = SwiftAppearance.named(name), !named.isAlpha,
        named.appearance.isDark || named.appearance.isHighContrast
      else { continue }
      var names = symbol.namespace
      names.remove(at: position)
      let plain = symbol.path(of: names)
      if paths[plain] != nil { return (named.appearance, plain) }
      names.insert("Light", at: position)
      return (named.appearance, symbol.path(of: names))
    }
    return nil
  }
}

extension StaticConstant {
  /// The path of the constant of the same name in other types of the same module or file.
  func path(of types: [String]) -> TokenPath {
    TokenPath(prefix + (types + [declaration.name]).joined(separator: "."))
  }

  /// Whether the file of another constant sees it.
  func isSeen(from other: StaticConstant) -> Bool { !isPrivate || document == other.document }
}
