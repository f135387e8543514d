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

  /// Measures pairings in all modes of a table of colors.
  ///
  /// - Complexity: O(m p) for m modes and p pairings, times the surfaces for translucent backgrounds.
  init(_ pairings: [Pairing], _ colors: ColorTable, _ measurer: PairingMeasurer) {
    var (colors, declared) = (colors, Declared())
    declared.add(pairings, colors, measurer)
    if !declared.missing.isEmpty {
      colors = colors.adding(declared.missing)
      declared = Declared()
      declared.add(pairings, colors, measurer)
    }
    let (rows, backdrops) = (declared.rows, declared.backdrops)
    self.measurer = measurer
    self.colors = colors
    self.pairings = pairings
    self.rows = rows
    self.backdrops = backdrops
    var measured = Contrasts(measurer: measurer, colors: colors)
    measured.rows.reserveCapacity(pairings.count * colors.modes.count)
    for (row, pairing) in zip(rows, pairings) {
      let behind = backdrops[Int(row.firstBackdrop)..<Int(row.firstBackdrop + row.backdropCount)]
      for mode in colors.modes.indices { measured.add(row, pairing, behind, mode) }
    }
    (contrasts, gradientPositions, boundaries) = (measured.rows, measured.gradientPositions, measured.boundaries)
  }

  /// Returns a pairing in the mode with an index.
  subscript(pairing: Int, mode mode: Int) -> MeasuredPairing {
    MeasuredPairing(table: self, row: pairing * modes.count + mode)
  }

  /// All pairings in all modes, pairing by pairing.
  var all: [MeasuredPairing] { contrasts.indices.map { MeasuredPairing(table: self, row: $0) } }
}

/// The rows of pairings, and the names that a table of colors lacks.
private struct Declared {
  var rows: [PairingRow] = []
  var backdrops: [TokenID] = []
  var missing: [TokenPath] = []

  mutating func add(_ pairings: [Pairing], _ colors: ColorTable, _ measurer: PairingMeasurer) {
    rows.reserveCapacity(pairings.count)
    for pairing in pairings {
      let (foreground, background) = (id(pairing.foreground, colors), id(pairing.background, colors))
      let firstBackdrop = backdrops.count
      for backdrop in pairing.backdrops { backdrops.append(id(backdrop, colors)) }
      let style = measurer.style(of: pairing)
      rows.append(
        PairingRow(
          foreground: foreground, background: background, firstBackdrop: UInt32(firstBackdrop),
          backdropCount: UInt32(pairing.backdrops.count), style: style, usage: pairing.usage,
          flags: measurer.flags(of: pairing, style.map { measurer.system.textStyles[$0.index] })))
    }
  }

  /// Returns the identifier of a name; a missing name is noted, and then the row has no meaning.
  private mutating func id(_ path: TokenPath, _ colors: ColorTable) -> TokenID {
    if let id = colors.id(of: path) { return id }
    missing.append(path)
    return TokenID(0)
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
      let ratio = ColorScience.contrast(of: front.color, on: [back.color]).lowest
      (contrast.lowest, contrast.highest, contrast.kind) = (ratio, ratio, .exact)
    } else {
      let backgrounds = ([row.background] + backdrops).map { colors.color($0, mode: mode) }
      let found = measurer.contrast(colors.color(row.foreground, mode: mode), on: backgrounds, in: mode, colors)
      gradientPositions[rows.count] = found.position
      switch found.0 {
      case .exact(let ratio, _, _): (contrast.lowest, contrast.highest, contrast.kind) = (ratio, ratio, .exact)
      case .interval(let lowest, let highest, let surfaces):
        (contrast.lowest, contrast.highest) = (lowest, highest)
        contrast.kind = surfaces.isEmpty ? .overAnything : .overSurfaces
      case .unknown: break
      }
    }
    if contrast.isNotDrawn { boundaries[rows.count] = measurer.otherBoundary(of: pairing, in: mode, colors) }
    rows.append(contrast)
  }
}
