import ColorScience
import DesignTokens

/// Every foreground on every background in one mode: shown, counted, never gating.
public struct ContrastMatrix: Sendable {
  /// The mode.
  public let mode: Mode
  /// The foregrounds, one a row.
  public let foregrounds: [MeasuredColor]
  /// The backgrounds, one a column.
  public let backgrounds: [MeasuredColor]
  /// The ratios row by row; nil where a color is unknown or a background translucent.
  public let ratios: [[Double?]]

  /// How many cells reach a ratio.
  public func count(reaching required: Double) -> Int {
    ratios.reduce(0) { sum, row in sum + row.count { ($0 ?? 0) >= required } }
  }

  /// How many cells there are.
  public var cellCount: Int { foregrounds.count * backgrounds.count }

  /// How many cells have no ratio.
  public var unknownCount: Int { ratios.reduce(0) { sum, row in sum + row.count { $0 == nil } } }
}

/// Measures the matrix: tokens used as foregrounds on tokens used as backgrounds, or all on all where nothing is paired.
struct MatrixMeasurer {
  let system: DesignSystem
  let pairings: [Pairing]
  let colorTokens: [TokenPath]

  /// The most cells of one mode; a larger matrix keeps its first rows.
  static let cellLimit = 250_000

  func measure(_ modes: [Mode], palette: inout PaletteMeasurer) -> [ContrastMatrix] {
    let front = Set(pairings.map(\.foreground))
    let back = Set(pairings.flatMap { [$0.background] + $0.backdrops } + system.surfaces)
    let foregrounds = pairings.isEmpty ? colorTokens : colorTokens.filter(front.contains)
    let backgrounds = pairings.isEmpty ? colorTokens : colorTokens.filter(back.contains)
    let rows = foregrounds.prefix(max(1, MatrixMeasurer.cellLimit / max(1, backgrounds.count)))
    return modes.map { mode in
      let fronts = rows.map { palette.color($0, in: mode) }
      let backs = backgrounds.map { palette.color($0, in: mode) }
      let luminances = backs.map { $0.color?.relativeLuminance }
      return ContrastMatrix(
        mode: mode, foregrounds: fronts, backgrounds: backs,
        ratios: fronts.map { front in zip(backs, luminances).map { cell(front.color, $0.color, $1) } })
    }
  }

  private func cell(_ front: Color?, _ back: Color?, _ backLuminance: Double?) -> Double? {
    guard let front, let back, let backLuminance, back.isOpaque else { return nil }
    let seen = front.isOpaque ? front : front.composited(over: back)
    return contrastRatio(ofLuminance: seen.relativeLuminance, onLuminance: backLuminance)
  }
}
