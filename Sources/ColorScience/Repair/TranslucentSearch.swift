/// The search for the nearest passing color where alpha takes part: the ratio is measured on each candidate.
struct TranslucentSearch {
  private let color: Color
  private let model: GamutModel
  private let ratio: Double
  private let lowestRatio: (Color) -> Double
  private let lowestShownRatio: (Color) -> Double
  private let origin: SIMD3<Double>

  /// - Parameters:
  ///   - lowestRatio: the least ratio of a candidate as it is written.
  ///   - lowestShownRatio: the same as screens show it.
  init(
    _ color: Color, gamut: DisplayGamut, ratio: Double, lowestRatio: @escaping (Color) -> Double,
    lowestShownRatio: @escaping (Color) -> Double
  ) {
    self.color = color
    model = .of(gamut)
    self.ratio = ratio
    self.lowestRatio = lowestRatio
    self.lowestShownRatio = lowestShownRatio
    origin = color.oklabComponents
  }

  func answer(_ freedom: ColorFreedom, _ direction: LightnessDirection?) -> NearestPassingColor {
    let start = lowestRatio(color)
    if start >= ratio, lowestShownRatio(color) >= ratio {
      return .unchanged(PassingColor(color: color, ratio: start, difference: 0))
    }
    var best: PassingColor?
    var highest = PassingColor(color: color, ratio: start, difference: 0)
    guard origin.x.isFinite, origin.y.isFinite, origin.z.isFinite else { return .impossible(best: highest) }
    let fractions = freedom == .lightness ? [1.0] : [1, 0.75, 0.5, 0.25, 0]
    for side in LightnessDirection.allCases where direction == nil || direction == side {
      for fraction in fractions {
        let found = first(side, chroma: length(origin.y, origin.z) * fraction, &highest)
        if let found, found.difference < best?.difference ?? .infinity { best = found }
      }
    }
    if let best { return .nearest(best) }
    return .impossible(best: highest)
  }

  /// The first color that passes, from the lightness of the color to white or black in at most 512 steps.
  private func first(
    _ direction: LightnessDirection, chroma: Double, _ highest: inout PassingColor
  ) -> PassingColor? {
    let length = length(origin.y, origin.z)
    let slice = HueSlice(model, a: length > 1e-9 ? origin.y / length : 1, b: length > 1e-9 ? origin.z / length : 0)
    let start = min(max(origin.x, 0), 1)
    let end = direction == .lighter ? 1.0 : 0
    let steps = max(1, Int((abs(end - start) * 512).rounded(.up)))
    var previous: SIMD3<UInt8>?
    for step in 0...steps {
      let lightness = start + (end - start) * Double(step) / Double(steps)
      let s = slice.largestRatio(lightness: lightness, chroma: chroma)
      let codes = ByteEncoding.shared.codes(slice.linear(lightness: lightness, s: s))
      guard codes != previous else { continue }
      previous = codes
      let candidate = model.color(codes, alpha: color.alpha)
      let found = PassingColor(
        color: candidate, ratio: lowestRatio(candidate),
        difference: Oklab.distance(model.oklab(ByteEncoding.linear(codes)), origin))
      if found.ratio >= ratio, lowestShownRatio(candidate) >= ratio { return found }
      if found.ratio > highest.ratio { highest = found }
    }
    return nil
  }
}
