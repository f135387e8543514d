/// The way between two colors in one space, prepared so that each point on it costs little.
struct Interpolation {
  private let space: ColorSpace
  private let start, end: SIMD3<Double>
  private let startAlpha, endAlpha: Double
  private let hueLane: Int?
  private let missing: MissingComponents

  init(from first: Color, to second: Color, in space: ColorSpace, hue: HueInterpolation) {
    let a = first.converted(to: space, carryingMissing: true)
    let b = second.converted(to: space, carryingMissing: true)
    var (start, end) = (a.components, b.components)
    for lane in 0..<3 {
      if a.missing.contains(.lane(lane)) { start[lane] = end[lane] }
      if b.missing.contains(.lane(lane)) { end[lane] = start[lane] }
    }
    missing = a.missing.intersection(b.missing)
    startAlpha = missing.contains(.alpha) ? 1 : a.missing.contains(.alpha) ? b.alpha : a.alpha
    endAlpha = missing.contains(.alpha) ? 1 : b.missing.contains(.alpha) ? a.alpha : b.alpha
    hueLane = space.hueLane
    if let lane = hueLane { end[lane] = hue.adjusted(end[lane], from: start[lane]) }
    (self.space, self.start, self.end) = (space, start, end)
  }

  /// The color at a fraction of the way.
  subscript(fraction: Double) -> Color {
    let alpha = startAlpha + (endAlpha - startAlpha) * fraction
    var result: SIMD3<Double>
    if startAlpha == endAlpha || alpha == 0 {
      result = start + (end - start) * fraction
    } else {
      result = (start * (startAlpha * (1 - fraction)) + end * (endAlpha * fraction)) / alpha
    }
    if let lane = hueLane { result[lane] = reducedAngle(start[lane] + (end[lane] - start[lane]) * fraction) }
    return Color(space, result, alpha: alpha, missing: missing)
  }
}

extension Color {
  /// Converted, with components that were missing marked missing where the destination has an analogous one.
  func converted(to destination: ColorSpace, carryingMissing: Bool) -> Color {
    let result = converted(to: destination)
    let lanes = missing.subtracting(.alpha)
    guard carryingMissing, space != destination, !lanes.isEmpty else { return result }
    var carried = result.missing
    for lane in 0..<3 where lanes.contains(.lane(lane)) {
      let role = space.roles[lane]
      if let target = destination.roles.firstIndex(of: role) { carried.insert(.lane(target)) }
    }
    return Color(destination, result.components, alpha: alpha, missing: carried)
  }
}

extension ColorSpace {
  /// What a component stands for; components with one role are analogous (CSS Color 4, section 12.2).
  enum Role { case red, green, blue, lightness, colorfulness, hue, a, b, whiteness, blackness, value }

  var roles: [Role] {
    switch slot {
    case .lab, .oklab: [.lightness, .a, .b]
    case .lch, .oklch: [.lightness, .colorfulness, .hue]
    case .hsl: [.hue, .colorfulness, .lightness]
    case .hwb: [.hue, .whiteness, .blackness]
    case .hsv: [.hue, .colorfulness, .value]
    default: [.red, .green, .blue]
    }
  }
}
