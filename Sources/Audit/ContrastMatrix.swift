import ColorScience
import DesignTokens

/// The contrast of every foreground on every background in one mode; it never counts toward the gate.
public struct ContrastMatrix: Sendable {
  /// The mode.
  public let mode: Mode
  /// The foregrounds, one per row.
  public let foregrounds: [MeasuredColor]
  /// The backgrounds, one per column.
  public let backgrounds: [MeasuredColor]
  /// The ratios by row; nil if a color is unknown or the background is translucent.
  public let ratios: [[Double?]]

  /// Returns the number of cells that reach a ratio.
  public func count(reaching required: Double) -> Int {
    ratios.reduce(0) { sum, row in sum + row.count { ($0 ?? 0) >= required } }
  }

  /// The number of cells.
  public var cellCount: Int { foregrounds.count * backgrounds.count }

  /// The number of cells without a ratio.
  public var unknownCount: Int { ratios.reduce(0) { sum, row in sum + row.count { $0 == nil } } }
}

/// Measures the matrix: foreground tokens on background tokens, or all tokens on all tokens if there are no pairings.
struct MatrixMeasurer {
  let system: DesignSystem
  let pairings: [Pairing]
  let colorTokens: [TokenPath]

  /// The maximum number of cells of one mode; a larger matrix keeps its first rows.
  static let cellLimit = 250_000

  func measure(_ modes: [Mode], _ colors: ColorTable) -> [ContrastMatrix] {
    let front = Set(pairings.lazy.map(\.foreground))
    var back = Set(system.surfaces)
    for pairing in pairings {
      back.insert(pairing.background)
      back.formUnion(pairing.backdrops)
    }
    let foregrounds = pairings.isEmpty ? colorTokens : colorTokens.filter(front.contains)
    let backgrounds = pairings.isEmpty ? colorTokens : colorTokens.filter(back.contains)
    let rows = foregrounds.prefix(max(1, MatrixMeasurer.cellLimit / max(1, backgrounds.count)))
    return modes.map { mode in
      let fronts = rows.map { colors.color($0, in: mode) }
      let backs = backgrounds.map { colors.color($0, in: mode) }
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
