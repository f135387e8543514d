import DesignTokens
import SourceText

// The pairings of colors that code uses together.

extension TokenCopies {
  /// The paths of all colors, with those that are other names.
  var names: [TokenPath] { colors.map(\.path) + otherNames.map(\.path) }

  /// The positions of the colors with these names.
  var positions: [Int] { Array(colors.indices) + otherNames.map(\.position) }

  /// The paths of the files with the values of each color, and with its other names.
  var files: [[String]] {
    var files = colors.map { $0.values.map(\.value.location.path) }
    for name in otherNames { files[name.position] += tokens[name.path]?.values.map(\.value.location.path) ?? [] }
    return files
  }

  /// Returns pairings of colors that code uses together, each once and in the order of tokens, without the given ones.
  ///
  /// Colors of two copies of a set, such as two themes, are never used together.
  ///
  /// - Parameter seen: the colors that are used together, each with the place of the first use.
  func pairings(of seen: [ColorPair: SourceLocation], besides known: [Pairing]) -> [Pairing] {
    // A color that names call decorative must have contrast if code uses it for text.
    let required = known.filter { $0.usage != .decorative }
    let known = Dictionary(grouping: required, by: \.foreground).mapValues { Set($0.map(\.background)) }
    return seen.sorted { ($0.key.text, $0.key.background) < ($1.key.text, $1.key.background) }.compactMap {
      pair, place in
      let (text, background) = (colors[pair.text].path, colors[pair.background].path)
      guard inference.spaces[pair.text] == inference.spaces[pair.background],
        known[text]?.contains(background) != true
      else { return nil }
      return Pairing(
        foreground: text, background: background, usage: PairingInference.usage(ofForeground: text), origin: .inferred,
        declaration: place)
    }
  }
}
