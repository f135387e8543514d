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
  let pairings: PairingTable
  let colorTokens: [TokenID]

  /// The maximum number of cells of one mode; a larger matrix keeps its first rows.
  static let cellLimit = 250_000

  /// Measures the matrix in all modes of the pairings.
  func measure() -> [ContrastMatrix] {
    let colors = pairings.colors
    var (front, back) = (Marks(colors.paths.count), Marks(colors.paths.count))
    for path in system.surfaces { if let surface = colors.id(of: path) { back.insert(surface) } }
    for row in pairings.rows {
      front.insert(row.foreground)
      back.insert(row.background)
      for backdrop in pairings.backdrops(of: row) { back.insert(backdrop) }
    }
    let foregrounds = pairings.rows.isEmpty ? colorTokens : colorTokens.filter(front.contains)
    let backgrounds = pairings.rows.isEmpty ? colorTokens : colorTokens.filter(back.contains)
    let rows = foregrounds.prefix(max(1, MatrixMeasurer.cellLimit / max(1, backgrounds.count)))
    return ContrastMatrix.matrices(of: Array(rows), on: backgrounds, colors)
  }
}

extension ContrastMatrix {
  /// Measures foregrounds on backgrounds in all modes of a table of colors.
  ///
  /// - Complexity: O(m f b) for m modes, f foregrounds, and b backgrounds.
  static func matrices(of foregrounds: [TokenID], on backgrounds: [TokenID], _ colors: ColorTable) -> [ContrastMatrix] {
    colors.modes.enumerated().map { index, mode in
      let fronts = foregrounds.map { colors.color($0, mode: index) }
      let backs = backgrounds.map { colors.color($0, mode: index) }
      let known = backs.map(\.color)
      let luminances = known.map { $0?.relativeLuminance }
      return ContrastMatrix(
        mode: mode, foregrounds: fronts, backgrounds: backs,
        ratios: fronts.map { front in
          let front = front.color
          let luminance = front.flatMap { $0.isOpaque ? $0.relativeLuminance : nil }
          return zip(known, luminances).map { cell(front, luminance, $0, $1) }
        })
    }
  }

  /// - Parameter frontLuminance: the luminance of an opaque foreground.
  private static func cell(
    _ front: Color?, _ frontLuminance: Double?, _ back: Color?, _ backLuminance: Double?
  ) -> Double? {
    guard let front, let back, let backLuminance, back.isOpaque else { return nil }
    return contrastRatio(
      ofLuminance: frontLuminance ?? front.composited(over: back).relativeLuminance, onLuminance: backLuminance)
  }
}
