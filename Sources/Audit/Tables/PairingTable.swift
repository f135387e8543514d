import ColorScience
import DesignTokens

/// Pairings and their contrasts in some modes: a row of contrasts for each pairing and mode, pairing by pairing.
final class PairingTable: Sendable {
  let measurer: PairingMeasurer
  let colors: ColorTable
  /// The pairings as declared.
  let pairings: [Pairing]
  let rows: [PairingRow]
  let contrasts: [ContrastRow]
  /// The backdrops of all pairings.
  let backdrops: [TokenID]
  /// The positions along gradients with the lowest contrast, 0 to 1, by row of contrasts.
  let gradientPositions: [Int: Double]
  /// The fills that show the edge in place of a fully transparent foreground, by row of contrasts.
  let boundaries: [Int: MeasuredPairing.OtherBoundary]

  /// The modes.
  var modes: [Mode] { colors.modes }
  /// The ratios that the system requires of itself in each mode; nil if it requires none in any, so no pairing has to ask.
  let requirements: [ContrastRequirements]?
  /// The contrast setting of each mode, which rules ask for without a copy of the mode.
  let modeContrasts: [Mode.Contrast]

  /// The two tokens of a pairing.
  struct Tokens: Hashable, BitwiseCopyable {
    let foreground: TokenID
    let background: TokenID
  }

  /// Measures pairings in all modes of a table of colors.
  ///
  /// - Complexity: O(m p) for m modes and p pairings, times the surfaces for translucent backgrounds.
  convenience init(_ pairings: [Pairing], _ colors: ColorTable, _ measurer: PairingMeasurer) {
    let paths = pairings.flatMap { [$0.foreground, $0.background] + $0.backdrops }
    let missing = paths.filter { colors.id(of: $0) == nil }
    let colors = missing.isEmpty ? colors : colors.adding(missing)
    let ids = pairings.compactMap { pairing in
      colors.id(of: pairing.foreground).flatMap { foreground in
        colors.id(of: pairing.background).map { Tokens(foreground: foreground, background: $0) }
      }
    }
    self.init(pairings, ids, colors, measurer)
  }

  /// Measures pairings in all modes of a table of colors that has all their names.
  convenience init(_ distinct: DistinctPairings, _ colors: ColorTable, _ measurer: PairingMeasurer) {
    self.init(distinct.pairings, distinct.ids, colors, measurer)
  }

  private init(_ pairings: [Pairing], _ ids: [Tokens], _ colors: ColorTable, _ measurer: PairingMeasurer) {
    self.measurer = measurer
    self.colors = colors
    self.pairings = pairings
    let requirements = colors.modes.map(\.requirements)
    self.requirements = requirements.allSatisfy(\.isEmpty) ? nil : requirements
    modeContrasts = colors.modes.map(\.contrast)
    (rows, backdrops) = PairingTable.rows(of: pairings, ids, colors, measurer)
    // On two threads, this is slower: both count the references to the same tables.
    var measured = Contrasts(measurer: measurer, colors: colors)
    measured.rows.reserveCapacity(pairings.count * colors.modes.count)
    for (row, pairing) in zip(rows, pairings) {
      for mode in colors.modes.indices { measured.add(row, pairing, backdrops[row.backdrops], mode) }
    }
    (contrasts, gradientPositions, boundaries) = (measured.rows, measured.gradientPositions, measured.boundaries)
  }

  /// Returns the rows of pairings, and the backdrops of all; pairings of one declaration share theirs.
  private static func rows(
    of pairings: [Pairing], _ ids: [Tokens], _ colors: ColorTable, _ measurer: PairingMeasurer
  ) -> ([PairingRow], backdrops: [TokenID]) {
    var rows: [PairingRow] = []
    rows.reserveCapacity(pairings.count)
    var backdrops: [TokenID] = []
    var common: (terms: Pairing.Terms, backdrops: Range<Int>, style: RowID<TextStyle>?)?
    for (pairing, ids) in zip(pairings, ids) {
      if common?.terms !== pairing.terms {
        let first = backdrops.count
        backdrops += pairing.backdrops.compactMap { colors.id(of: $0) }
        common = (pairing.terms, first..<backdrops.count, measurer.style(of: pairing))
      }
      let (style, behind) = (common?.style, common?.backdrops ?? 0..<0)
      rows.append(
        PairingRow(
          foreground: ids.foreground, background: ids.background, firstBackdrop: UInt32(behind.lowerBound),
          backdropCount: UInt32(behind.count), style: style, usage: pairing.usage,
          flags: measurer.flags(of: pairing, style.map { measurer.system.textStyles[$0.index] })))
    }
    return (rows, backdrops)
  }

  /// Returns the backdrops of a pairing, from the top down.
  func backdrops(of row: PairingRow) -> ArraySlice<TokenID> { backdrops[row.backdrops] }

  /// Returns a pairing in the mode with an index.
  subscript(pairing: Int, mode mode: Int) -> MeasuredPairing {
    MeasuredPairing(table: self, row: pairing * modes.count + mode)
  }

  /// All pairings in all modes, pairing by pairing.
  var all: [MeasuredPairing] { contrasts.indices.map { MeasuredPairing(table: self, row: $0) } }
}

extension ColorTable {
  fileprivate func luminances(of row: PairingRow, mode: Int) -> (foreground: Luminance, background: Luminance) {
    (
      luminances[row.foreground.index * modes.count + mode], luminances[row.background.index * modes.count + mode]
    )
  }
}

/// The contrasts of a table that is being filled.
private struct Contrasts {
  let measurer: PairingMeasurer
  let colors: ColorTable
  var rows: [ContrastRow] = []
  var gradientPositions: [Int: Double] = [:]
  var boundaries: [Int: MeasuredPairing.OtherBoundary] = [:]

  mutating func add(_ row: PairingRow, _ pairing: Pairing, _ backdrops: ArraySlice<TokenID>, _ mode: Int) {
    let (front, back) = (colors.row(of: row.foreground, mode: mode), colors.row(of: row.background, mode: mode))
    var contrast = ContrastRow()
    contrast.isNotDrawn = front.cause == .known && front.color.alpha == 0
    if front.cause == .known, back.cause == .known, back.color.isOpaque {
      let known = colors.luminances(of: row, mode: mode)
      let ratio =
        front.color.isOpaque
        ? contrastRatio(ofLuminance: known.foreground.own, onLuminance: known.background.own)
        : ColorScience.contrast(of: front.color, on: [back.color]).lowest
      (contrast.lowest, contrast.highest, contrast.kind) = (ratio, ratio, .exact)
    } else {
      let backgrounds = measurer.throughMaterial(([row.background] + backdrops).map { colors.color($0, mode: mode) })
      let found = measurer.contrast(colors.color(row.foreground, mode: mode), on: backgrounds, in: mode, colors)
      gradientPositions[rows.count] = found.position
      switch found.0 {
      case .exact(let ratio, _, _): (contrast.lowest, contrast.highest, contrast.kind) = (ratio, ratio, .exact)
      case .interval(let lowest, let highest, let surfaces):
        (contrast.lowest, contrast.highest) = (lowest, highest)
        contrast.kind = surfaces.isEmpty ? .overAnything : .overSurfaces
        if measurer.isOnMaterial(backgrounds) { contrast.kind = .overMaterial }
      case .unknown: break
      }
    }
    if contrast.isNotDrawn { boundaries[rows.count] = measurer.otherBoundary(of: pairing, in: mode, colors) }
    rows.append(contrast)
  }
}
