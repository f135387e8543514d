import ColorScience

/// The contrast of pairings as screens show it: in 8 bits per component, and on an sRGB display.
///
/// A ratio as screens show it is never above the one that is measured. Rules compare what is measured (WCAG 2.2, "contrast ratio"); a repair has to
/// pass both.
public struct ShownRatios: Sendable {
  /// The colors of the surfaces, by mode.
  private let surfaces: [String: [Color]]

  /// The ratios of a measured system.
  ///
  /// - Complexity: O(n) for n colors of tokens, when there are surfaces.
  public init(_ measured: MeasuredSystem) {
    let paths = Set(measured.system.surfaces)
    var surfaces: [String: [Color]] = [:]
    if !paths.isEmpty {
      for color in measured.colors where paths.contains(color.color.path) {
        if let shown = color.color.color { surfaces[color.mode.name, default: []].append(shown) }
      }
    }
    self.surfaces = surfaces
  }

  /// The lowest ratio with which screens show a pairing; nil where nothing is known of its contrast.
  public func lowest(of pairing: MeasuredPairing) -> Double? {
    guard let front = pairing.foreground.color else { return nil }
    switch pairing.contrast {
    case .unknown: return nil
    case .exact(_, let foreground, let background) where pairing.gradientPosition != nil:
      return lowestShownContrast(of: foreground, on: [background])
    case .exact: return lowestShownContrast(of: front, on: pairing.backgrounds.compactMap(\.color))
    case .interval(let lowest, _, _) where pairing.gradientPosition != nil: return lowest
    case .interval(_, _, let over):
      let stack = pairing.backgrounds.compactMap(\.color)
      let behind = over.isEmpty ? [] : surfaces[pairing.mode.name] ?? []
      guard !behind.isEmpty else { return lowestShownContrast(of: front, on: stack) }
      return behind.reduce(.infinity) { min($0, lowestShownContrast(of: front, on: stack + [$1])) }
    }
  }
}
