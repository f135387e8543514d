/// The search for the nearest passing color where only the luminance of the others matters.
struct PassingColorSearch {
  let color: Color
  let model: GamutModel
  /// What every color that passes meets: as written, and for answers in sRGB, which screens show as they are, in all ways of showing the others.
  let requirement: LuminanceRequirement
  let origin: SIMD3<Double>
  /// The others as they are written.
  private let written: LuminanceRequirement
  /// The luminances with which screens show the others.
  private let shown: [SIMD8<Double>]
  private let luminance: Double
  private let chroma: Double
  private let slice: HueSlice
  private let encoding = ByteEncoding.shared

  init(_ color: Color, others: [Color], ratio: Double, gamut: DisplayGamut) {
    self.color = color
    model = .of(gamut)
    written = LuminanceRequirement(ratio: ratio, against: others.map { $0.relativeLuminance })
    shown = others.allSatisfy(\.isLuminanceKnown) ? [] : others.map(\.shownLuminances)
    if gamut == .srgb, !shown.isEmpty {
      requirement = LuminanceRequirement(
        ratio: ratio,
        against: shown.flatMap { lanes in [lanes[0]] + (1..<6).map { lanes[$0] }.filter { $0 != lanes[0] } })
    } else {
      requirement = written
    }
    luminance = color.relativeLuminance
    origin = color.oklabComponents
    chroma = length(origin.y, origin.z)
    slice =
      chroma > 1e-9
      ? HueSlice(model, a: origin.y / chroma, b: origin.z / chroma) : HueSlice(model, a: 1, b: 0)
  }

  func answer(_ freedom: ColorFreedom, _ direction: LightnessDirection?) -> NearestPassingColor {
    if written.isMet(by: luminance), isShownPassing(color) {
      return .unchanged(PassingColor(color: color, ratio: written.lowestRatio(luminance), difference: 0))
    }
    guard requirement.isMeaningful, luminance.isFinite else { return .impossible(best: highestContrast(nil)) }
    var best = nearest(freedom, direction)
    if freedom == .everything {
      best = ByteGridSearch(self, direction: direction, luminance: luminance).nearest(startingWith: best)
    }
    guard let best else { return .impossible(best: highestContrast(direction)) }
    return .nearest(passing(best.codes, difference: best.difference))
  }

  /// The codes of the nearest color that passes by lightness alone.
  func nearestCodes() -> SIMD3<UInt8>? {
    requirement.isMeaningful && luminance.isFinite ? nearest(.lightness, nil)?.codes : nil
  }

  /// The nearest color of the hue that passes, in the nearer of the directions allowed.
  private func nearest(_ freedom: ColorFreedom, _ direction: LightnessDirection?) -> Candidate? {
    var best: Candidate?
    for side in LightnessDirection.allCases where direction == nil || direction == side {
      guard let found = nearest(side, freedom) else { continue }
      if let other = best, other.difference <= found.difference { continue }
      best = found
    }
    return best
  }

  /// A color on the grid and its distance from the color to replace.
  struct Candidate {
    let codes: SIMD3<UInt8>
    let difference: Double
  }

  /// The distance of a color on the grid.
  @inline(__always)
  func difference(_ codes: SIMD3<UInt8>) -> Double {
    Oklab.distance(model.oklab(ByteEncoding.linear(codes)), origin)
  }

  /// Whether a color on the grid passes as it will be written.
  @inline(__always)
  func isPassing(_ codes: SIMD3<UInt8>) -> Bool {
    switch model.gamut {
    case .srgb: return requirement.isMet(by: model.luminance(ByteEncoding.linear(codes)))
    case .displayP3:
      let color = model.color(codes)
      return written.isMet(by: color.relativeLuminance) && isShownPassing(color)
    }
  }

  /// Whether a color passes in every way in which screens show it and the others.
  private func isShownPassing(_ color: Color) -> Bool {
    if color.isLuminanceKnown, shown.isEmpty { return true }
    let own = color.shownLuminances
    if shown.isEmpty { return own.indices.allSatisfy { written.isMet(by: own[$0]) } }
    return shown.allSatisfy { reachesRatio(written.ratio, own, $0) }
  }

  private func passing(_ codes: SIMD3<UInt8>, difference: Double) -> PassingColor {
    let color = model.color(codes)
    return PassingColor(
      color: color, ratio: written.lowestRatio(color.relativeLuminance), difference: difference)
  }

  /// The nearest color of the hue in one direction that passes once rounded.
  private func nearest(_ direction: LightnessDirection, _ freedom: ColorFreedom) -> Candidate? {
    let ranges = requirement.allowed
    for index in ranges.indices {
      let range = ranges[direction == .lighter ? index : ranges.count - 1 - index]
      guard direction == .lighter ? range.upperBound > luminance : range.lowerBound < luminance else { continue }
      let (start, end) =
        direction == .lighter
        ? (max(range.lowerBound, luminance), range.upperBound) : (min(range.upperBound, luminance), range.lowerBound)
      if let codes = firstPassing(from: start, to: end, freedom) {
        return Candidate(codes: codes, difference: difference(codes))
      }
    }
    return nil
  }

  /// The first color on the way between two luminances that passes once rounded; steps grow from 0.05%.
  private func firstPassing(from start: Double, to end: Double, _ freedom: ColorFreedom) -> SIMD3<UInt8>? {
    let sign = end >= start ? 1.0 : -1
    var factor = 1.0
    var step = 0.0005
    while true {
      let target = (start + 0.05) * factor - 0.05
      let isLast = sign * (target - end) >= 0
      let codes = point(luminance: isLast ? end : target, freedom)
      if isPassing(codes) { return codes }
      if isLast { return nil }
      factor += sign * step
      step *= 1.25
    }
  }

  /// The color of the hue with a luminance, before rounding nearest as the freedom allows.
  private func point(luminance target: Double, _ freedom: ColorFreedom) -> SIMD3<UInt8> {
    let target = min(max(target, 0), 1)
    var s = slice.largestRatio(luminance: target, chroma: chroma)
    if freedom != .lightness, s > 0 {
      s = localMinimum(0, s) { s in
        let lightness = slice.lightness(luminance: target, s: s)
        let (dL, dC) = (lightness - origin.x, s * lightness - chroma)
        return dL * dL + dC * dC
      }
    }
    return encoding.codes(slice.linear(lightness: slice.lightness(luminance: target, s: s), s: s))
  }

  /// The color with the highest lowest ratio, in one direction or any.
  private func highestContrast(_ direction: LightnessDirection?) -> PassingColor {
    let range: ClosedRange<Double> =
      switch direction {
      case .lighter: min(luminance, 1)...1
      case .darker: 0...max(luminance, 0)
      case nil: 0...1
      }
    let target = requirement.best(in: range)
    let code = encoding.code(target)
    let grays = [code, code == 0 ? 0 : code - 1, code == 255 ? 255 : code + 1].map { SIMD3(repeating: $0) }
    let ranked = grays.map { passing($0, difference: difference($0)) }
    return ranked.max { $0.ratio < $1.ratio } ?? ranked[0]
  }
}

extension Color {
  /// Oklab components, from the table of linear light where the color was made from bytes.
  var oklabComponents: SIMD3<Double> {
    guard isLuminanceKnown else { return components(in: .oklab) }
    let codes = SIMD3<UInt8>(truncatingIfNeeded: SIMD3<Int>((components * 255).rounded(.toNearestOrEven)))
    return GamutModel.srgb.oklab(ByteEncoding.linear(codes))
  }
}
