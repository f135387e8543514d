import ColorScience
import DesignTokens

/// Colors measured on each other: each may be text, and each opaque one may be a background.
///
/// Tokens with the same color in every mode are one entry. Nothing here counts toward a gate.
package struct ColorMatrix: Sendable {
  /// Tokens with the same color in every mode.
  package struct Entry: Sendable {
    /// The tokens, in file order; never empty.
    package var paths: [TokenPath]
    let token: TokenID

    /// The first token, which names the entry.
    package var name: String { paths[0].description }
  }

  /// A matrix that is the same in several modes.
  package struct Table: Sendable {
    package var modes: [Mode]
    package let matrix: ContrastMatrix
  }

  /// The colors, each of them a foreground.
  package let entries: [Entry]
  /// The positions of the entries that are backgrounds: those that are opaque in some mode.
  package let backgrounds: [Int]
  /// A matrix for each group of modes with the same colors.
  package let tables: [Table]
  /// The color tokens without a known color in any mode.
  package let undetermined: [TokenPath]
  /// The number of entries that aren't measured because there are too many.
  package let omittedCount: Int

  /// The maximum number of entries, which make 250,000 combinations.
  package static let entryLimit = 500

  /// Measures tokens.
  ///
  /// - Parameters:
  ///   - paths: the tokens to measure; those that aren't colors are ignored.
  ///   - tokens: the tokens with the targets of their aliases.
  ///   - modes: all modes, for fallbacks.
  ///   - shownModes: the modes to measure.
  /// - Complexity: O(m e²) for m modes and e entries, at most ``entryLimit``.
  package init(_ paths: [TokenPath], of tokens: TokenSet, modes: [Mode], shownModes: [Mode]) {
    let table = ColorTable(TokenResolver(tokens: tokens, modes: modes), in: shownModes)
    var entries: [Entry] = []
    var positions: [[Color?]: Int] = [:]
    var undetermined: [TokenPath] = []
    for path in paths {
      guard let token = table.id(of: path) else { continue }
      let colors = shownModes.indices.map { table.color(token, mode: $0).color?.converted(to: .srgb) }
      guard colors.contains(where: { $0 != nil }) else {
        if tokens[path]?.type == .color { undetermined.append(path) }
        continue
      }
      if let position = positions[colors] {
        entries[position].paths.append(path)
      } else {
        positions[colors] = entries.count
        entries.append(Entry(paths: [path], token: token))
      }
    }
    omittedCount = max(0, entries.count - ColorMatrix.entryLimit)
    entries = Array(entries.prefix(ColorMatrix.entryLimit))
    let backgrounds = entries.indices.filter { index in
      shownModes.indices.contains { table.color(entries[index].token, mode: $0).color?.isOpaque ?? false }
    }
    let matrices = ContrastMatrix.matrices(
      of: entries.map(\.token), on: backgrounds.map { entries[$0].token }, table)
    (self.entries, self.backgrounds, self.undetermined) = (entries, backgrounds, undetermined)
    tables = ColorMatrix.merged(matrices)
  }

  /// Returns the matrices, one for each group of modes that show the same colors.
  private static func merged(_ matrices: [ContrastMatrix]) -> [Table] {
    var tables: [Table] = []
    for matrix in matrices {
      let colors = matrix.foregrounds.map(\.color)
      if let same = tables.firstIndex(where: { $0.matrix.foregrounds.map(\.color) == colors }) {
        tables[same].modes.append(matrix.mode)
      } else {
        tables.append(Table(modes: [matrix.mode], matrix: matrix))
      }
    }
    return tables
  }

  /// A text color on a background, as positions in ``entries``.
  package struct Combination: Sendable {
    package let text: Int
    package let background: Int
    /// The contrast; nil if a color isn't known in the mode, or the background is translucent in it.
    package let ratio: Double?
  }

  /// Returns every combination of two different entries, by background.
  package func combinations(_ table: Table) -> [Combination] {
    backgrounds.enumerated().flatMap { column, background in
      entries.indices.filter { $0 != background }.map {
        Combination(text: $0, background: background, ratio: table.matrix.ratios[$0][column])
      }
    }
  }

  /// The combination with the highest contrast in the first mode; nil if no contrast is known.
  package var mostDifferent: (text: TokenPath, background: TokenPath)? {
    guard let table = tables.first else { return nil }
    let best = combinations(table).filter { $0.ratio != nil }.max { ($0.ratio ?? 0) < ($1.ratio ?? 0) }
    return best.map { (entries[$0.text].paths[0], entries[$0.background].paths[0]) }
  }
}
