import ColorScience

/// The contrast of pairings as screens show it: in 8 bits per component on an sRGB display.
///
/// A ratio as screens show it is never above the measured ratio. Rules compare the measured ratio (WCAG 2.2, "contrast ratio"); a repair
/// must pass both.
public struct ShownRatios: Sendable {
  /// The colors of the surfaces, by mode.
  private let surfaces: [String: [Color]]

  /// Creates the ratios of a measured system.
  ///
  /// - Complexity: O(n) for n token colors, if there are surfaces.
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

  /// Returns the lowest ratio with which screens show a pairing; nil if its contrast is unknown.
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
