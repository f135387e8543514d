import ColorScience
import DesignTokens

/// The colors of tokens by mode, each resolved once.
struct PaletteMeasurer {
  private struct Key: Hashable {
    let path: TokenPath
    let mode: String

    /// Hashes the bytes of the mode's name: `String` would normalize it each time.
    func hash(into hasher: inout Hasher) {
      hasher.combine(path)
      mode.utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  let resolver: TokenResolver
  private var measured: [Key: MeasuredColor] = [:]

  init(resolver: TokenResolver) { self.resolver = resolver }

  /// Replaces the color of a token in a mode.
  mutating func replace(_ path: TokenPath, in mode: Mode, with color: MeasuredColor) {
    measured[Key(path: path, mode: mode.name)] = color
  }

  mutating func color(_ path: TokenPath, in mode: Mode) -> MeasuredColor {
    let key = Key(path: path, mode: mode.name)
    if let known = measured[key] { return known }
    let color = MeasuredColor(path, in: mode, resolver: resolver)
    measured[key] = color
    return color
  }
}

/// Measures the contrast of pairings, without applying rules.
struct PairingMeasurer {
  let system: DesignSystem
  private let styles: [String: TextStyle]
  private let webOnly: Set<Pairing.Identity>
  private let fills: ControlFills

  init(system: DesignSystem) {
    self.system = system
    webOnly = system.webOnlyPairings
    fills = ControlFills(system)
    styles = Dictionary(system.textStyles.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func measure(_ pairing: Pairing, in mode: Mode, palette: inout PaletteMeasurer) -> MeasuredPairing {
    let foreground = palette.color(pairing.foreground, in: mode)
    let backgrounds = ([pairing.background] + pairing.backdrops).map { palette.color($0, in: mode) }
    let style = pairing.textStyle.flatMap { styles[$0] }
    let isWebOnly = !webOnly.isEmpty && webOnly.contains(pairing.identity)
    let (contrast, position) = contrast(foreground, on: backgrounds, in: mode, palette: &palette)
    return MeasuredPairing(
      pairing: pairing, mode: mode, foreground: foreground, backgrounds: backgrounds, contrast: contrast,
      textStyle: style,
      isLargeText: isLarge(pairing, style), profile: system.profile,
      canGate: canGate(pairing.origin) && !(isWebOnly && system.platform == .ios), isWebOnly: isWebOnly,
      gradientPosition: position,
      otherBoundary: foreground.color?.alpha == 0 ? otherBoundary(of: pairing, in: mode, palette: &palette) : nil)
  }

  /// Returns the fill that shows the edge in place of an invisible border, with its lowest contrast; nil if unknown.
  private func otherBoundary(
    of pairing: Pairing, in mode: Mode, palette: inout PaletteMeasurer
  ) -> MeasuredPairing.OtherBoundary? {
    var lowest: MeasuredPairing.OtherBoundary?
    for edge in fills.edges(inPlaceOf: pairing) ?? [] {
      let stack = edge.surroundings.map { palette.color($0, in: mode) }
      let ratio: Double
      switch contrast(palette.color(edge.fill, in: mode), on: stack, in: mode, palette: &palette).0 {
      case .exact(let measured, _, _): ratio = measured
      case .interval(let least, _, _): ratio = least
      case .unknown: return nil
      }
      if !(ratio >= lowest?.ratio ?? .infinity) { lowest = .init(fill: edge.fill, ratio: ratio) }
    }
    return lowest
  }

  private func isLarge(_ pairing: Pairing, _ style: TextStyle?) -> Bool {
    let largeText = system.profile.largeText
    if let style { return largeText.includes(size: style.size, weight: style.weight) }
    return pairing.fontSize.map { largeText.includes(size: $0, weight: PairingMeasurer.plainWeight) } ?? false
  }

  /// The weight of text if its source declares only a size.
  private static let plainWeight = 400

  private func canGate(_ origin: Pairing.Origin) -> Bool {
    switch origin {
    case .declared, .badge, .code: true
    case .inferred: !system.isConfigured
    case .matrix: false
    }
  }

  /// Returns the contrast, and the position along a gradient at which it was measured.
  private func contrast(
    _ foreground: MeasuredColor, on backgrounds: [MeasuredColor], in mode: Mode, palette: inout PaletteMeasurer
  ) -> (MeasuredPairing.Contrast, position: Double?) {
    guard let front = foreground.color else {
      return (.unknown(foreground.reason ?? "\(foreground.path) isn't a color"), nil)
    }
    let gradient = backgrounds.first?.gradient
    var stack: [Color] = []
    for background in gradient == nil ? backgrounds[...] : backgrounds.dropFirst() {
      guard let color = background.color else {
        return (.unknown(background.reason ?? "\(background.path) isn't a color"), nil)
      }
      stack.append(color)
      if color.isOpaque { break }
    }
    if let gradient { return alongGradient(front, gradient, stack, in: mode, palette: &palette) }
    return (contrast(front, stack, in: mode, palette: &palette), nil)
  }

  private func contrast(
    _ front: Color, _ stack: [Color], in mode: Mode, palette: inout PaletteMeasurer
  ) -> MeasuredPairing.Contrast {
    switch ColorScience.contrast(of: front, on: stack) {
    case .exact(let ratio, let foreground, let background):
      return .exact(ratio: ratio, foreground: foreground, background: background)
    case .interval(let lowest, let highest):
      return overSurfaces(in: mode, palette: &palette) { ColorScience.contrast(of: front, on: stack + [$0]) }
        ?? .interval(lowest: lowest, highest: highest, over: [])
    }
  }

  /// Returns the lowest contrast along a gradient, over its backdrops; the position can differ between surfaces.
  private func alongGradient(
    _ front: Color, _ gradient: Gradient, _ stack: [Color], in mode: Mode, palette: inout PaletteMeasurer
  ) -> (MeasuredPairing.Contrast, position: Double?) {
    let worst = worstContrast(of: front, on: gradient, over: stack)
    switch ColorScience.contrast(of: front, on: [worst.background] + stack) {
    case .exact(let ratio, let foreground, let background):
      return (.exact(ratio: ratio, foreground: foreground, background: background), worst.position)
    case .interval(let lowest, let highest):
      var least = (ratio: Double.infinity, position: worst.position)
      let bounds = overSurfaces(in: mode, palette: &palette) { surface in
        let worst = worstContrast(of: front, on: gradient, over: stack + [surface])
        if !(worst.ratio >= least.ratio) { least = (worst.ratio, worst.position) }
        return ColorScience.contrast(of: front, on: [worst.background] + stack + [surface])
      }
      return (bounds ?? .interval(lowest: lowest, highest: highest, over: []), least.position)
    }
  }

  /// Returns the bounds over all surfaces behind a translucent stack; nil if there are none or a surface has no color.
  private func overSurfaces(
    in mode: Mode, palette: inout PaletteMeasurer, _ contrast: (Color) -> StackContrast
  ) -> MeasuredPairing.Contrast? {
    var lowest = Double.infinity
    var highest = -Double.infinity
    for surface in system.surfaces {
      guard let color = palette.color(surface, in: mode).color else { return nil }
      let contrast = contrast(color)
      lowest = min(lowest, contrast.lowest)
      highest = max(highest, contrast.highest)
    }
    return lowest <= highest ? .interval(lowest: lowest, highest: highest, over: system.surfaces) : nil
  }
}
