import ColorScience
import DesignTokens

/// Measures the contrast of pairings, without applying rules.
struct PairingMeasurer {
  let system: DesignSystem
  private let styles: [String: RowID<TextStyle>]
  private let webOnly: Set<Pairing.Identity>
  private let fills: ControlFills

  init(system: DesignSystem) {
    self.system = system
    webOnly = system.webOnlyPairings
    fills = ControlFills(system)
    styles = Dictionary(
      system.textStyles.enumerated().map { ($1.name, RowID($0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the text style of a pairing.
  func style(of pairing: Pairing) -> RowID<TextStyle>? { pairing.textStyle.flatMap { styles[$0] } }

  /// Returns a text style with its values in a mode.
  func style(_ style: RowID<TextStyle>, in mode: String) -> TextStyle {
    let first = system.textStyles[style.index]
    guard first.mode != nil else { return first }
    return system.textStyles[style.index...].first { $0.name == first.name && $0.mode == mode } ?? first
  }

  /// Returns what a pairing has in all modes.
  func flags(of pairing: Pairing, _ style: TextStyle?) -> PairingRow.Flags {
    let isWebOnly = !webOnly.isEmpty && webOnly.contains(pairing.identity)
    var flags: PairingRow.Flags = isWebOnly ? [.webOnly] : []
    if isLarge(pairing, style) { flags.insert(.largeText) }
    if style?.mode != nil { flags.insert(.styleByMode) }
    if pairing.origin == .code { flags.insert(.code) }
    if canGate(pairing.origin), !(isWebOnly && system.platform == .ios) { flags.insert(.gates) }
    return flags
  }

  /// Returns the fill that shows the edge in place of an invisible border, with its lowest contrast; nil if unknown.
  func otherBoundary(
    of pairing: Pairing, in mode: Int, _ colors: ColorTable
  ) -> MeasuredPairing.OtherBoundary? {
    var lowest: MeasuredPairing.OtherBoundary?
    for edge in fills.edges(inPlaceOf: pairing) ?? [] {
      let stack = edge.surroundings.map { colors.color($0, in: colors.modes[mode]) }
      let ratio: Double
      switch contrast(colors.color(edge.fill, in: colors.modes[mode]), on: stack, in: mode, colors).0 {
      case .exact(let measured, _, _): ratio = measured
      case .interval(let least, _, _): ratio = least
      case .unknown: return nil
      }
      if !(ratio >= lowest?.ratio ?? .infinity) { lowest = .init(fill: edge.fill, ratio: ratio) }
    }
    return lowest
  }

  func isLarge(_ pairing: Pairing, _ style: TextStyle?) -> Bool {
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
  func contrast(
    _ foreground: MeasuredColor, on backgrounds: [MeasuredColor], in mode: Int, _ colors: ColorTable
  ) -> (MeasuredPairing.Contrast, position: Double?) {
    guard let front = foreground.color else { return (.unknown(foreground.reason ?? ""), nil) }
    let gradient = backgrounds.first?.gradient
    var stack: [Color] = []
    for background in gradient == nil ? backgrounds[...] : backgrounds.dropFirst() {
      guard let color = background.color else { return (.unknown(background.reason ?? ""), nil) }
      stack.append(color)
      if color.isOpaque { break }
    }
    let surfaces = isOnMaterial(backgrounds) ? [] : system.surfaces
    if let gradient { return alongGradient(front, gradient, stack, over: surfaces, in: mode, colors) }
    return (contrast(front, stack, over: surfaces, in: mode, colors), nil)
  }

  /// Returns the bounds of a pairing on a material as if its color alone covered the surfaces; nil if there are none.
  func contrastOnSurfaces(
    _ foreground: MeasuredColor, on backgrounds: [MeasuredColor], in mode: Int, _ colors: ColorTable
  ) -> ClosedRange<Double>? {
    let stack = backgrounds.compactMap(\.color)
    guard let front = foreground.color, stack.count == backgrounds.count,
      case .interval(let lowest, let highest, let surfaces) = contrast(
        front, stack, over: system.surfaces, in: mode, colors), !surfaces.isEmpty
    else { return nil }
    return lowest...highest
  }

  /// Returns backgrounds without what is declared behind a material, which shows whatever is behind it on a device.
  func throughMaterial(_ backgrounds: [MeasuredColor]) -> [MeasuredColor] {
    guard !system.materials.isEmpty, let material = backgrounds.firstIndex(where: isMaterial) else {
      return backgrounds
    }
    return Array(backgrounds[...material])
  }

  /// Whether content behind a material shows through the backgrounds.
  func isOnMaterial(_ backgrounds: [MeasuredColor]) -> Bool {
    guard !system.materials.isEmpty else { return false }
    for background in backgrounds {
      if let color = background.color, color.isOpaque { return false }
      if isMaterial(background) { return true }
    }
    return false
  }

  private func isMaterial(_ color: MeasuredColor) -> Bool { color.isMaterial(of: system) }

  /// Returns the first color without which the contrast can't be measured; nil if there is none.
  func unknown(_ foreground: MeasuredColor, on backgrounds: [MeasuredColor]) -> MeasuredColor? {
    if foreground.color == nil { return foreground }
    for background in backgrounds.first?.gradient == nil ? backgrounds[...] : backgrounds.dropFirst() {
      guard let color = background.color else { return background }
      if color.isOpaque { return nil }
    }
    return nil
  }

  private func contrast(
    _ front: Color, _ stack: [Color], over surfaces: [TokenPath], in mode: Int, _ colors: ColorTable
  ) -> MeasuredPairing.Contrast {
    switch ColorScience.contrast(of: front, on: stack) {
    case .exact(let ratio, let foreground, let background):
      return .exact(ratio: ratio, foreground: foreground, background: background)
    case .interval(let lowest, let highest):
      return over(surfaces, in: mode, colors) { ColorScience.contrast(of: front, on: stack + [$0]) }
        ?? .interval(lowest: lowest, highest: highest, over: [])
    }
  }

  /// Returns the lowest contrast along a gradient, over its backdrops; the position can differ between surfaces.
  private func alongGradient(
    _ front: Color, _ gradient: Gradient, _ stack: [Color], over surfaces: [TokenPath], in mode: Int,
    _ colors: ColorTable
  ) -> (MeasuredPairing.Contrast, position: Double?) {
    let worst = worstContrast(of: front, on: gradient, over: stack)
    switch ColorScience.contrast(of: front, on: [worst.background] + stack) {
    case .exact(let ratio, let foreground, let background):
      return (.exact(ratio: ratio, foreground: foreground, background: background), worst.position)
    case .interval(let lowest, let highest):
      var least = (ratio: Double.infinity, position: worst.position)
      let bounds = over(surfaces, in: mode, colors) { surface in
        let worst = worstContrast(of: front, on: gradient, over: stack + [surface])
        if !(worst.ratio >= least.ratio) { least = (worst.ratio, worst.position) }
        return ColorScience.contrast(of: front, on: [worst.background] + stack + [surface])
      }
      return (bounds ?? .interval(lowest: lowest, highest: highest, over: []), least.position)
    }
  }

  /// Returns the bounds over all surfaces behind a translucent stack; nil if there are none or a surface has no color.
  private func over(
    _ surfaces: [TokenPath], in mode: Int, _ colors: ColorTable, _ contrast: (Color) -> StackContrast
  ) -> MeasuredPairing.Contrast? {
    var lowest = Double.infinity
    var highest = -Double.infinity
    for surface in surfaces {
      guard let color = colors.color(surface, in: colors.modes[mode]).color else { return nil }
      let contrast = contrast(color)
      lowest = min(lowest, contrast.lowest)
      highest = max(highest, contrast.highest)
    }
    return lowest <= highest ? .interval(lowest: lowest, highest: highest, over: surfaces) : nil
  }
}
