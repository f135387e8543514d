/// The candidate replacements for a color: its hue from black to white, each as close as its luminance allows.
///
/// Contrast depends on luminance alone, so a search over many colors at once chooses luminances, and the ladder tells the color. Luminances are
/// evenly spaced in contrast: the logarithm of Y + 0.05. At each, chroma is the one nearest to the color, never above its own, and the hue
/// may turn by the tolerance where that comes nearer. Every rung is rounded to 8 bits per component, and measured as it will be written.
public struct HueLadder: Sendable {
  /// One color of the ladder.
  public struct Rung: Sendable, Hashable {
    /// The color, with the alpha of the one it replaces.
    public let color: Color
    /// Its relative luminance, without regard to alpha.
    public let luminance: Double
    /// The luminances with which screens show it (`Color.shownLuminances`), without regard to alpha.
    public let shownLuminances: SIMD8<Double>
    /// Its distance in Oklab from the color it replaces, or from one that would do as well, without regard to alpha.
    public let difference: Double

    init(_ color: Color, difference: Double) {
      self.color = color
      luminance = color.relativeLuminance
      shownLuminances = color.shownLuminances
      self.difference = difference
    }
  }

  /// The rungs, in order of luminance, no two alike; the color itself is one of them.
  public let rungs: [Rung]
  /// The position of the color itself.
  public let origin: Int
  private let path: HuePath?

  /// A ladder without a choice: the color alone.
  public init(only color: Color) {
    rungs = [Rung(color, difference: 0)]
    origin = 0
    path = nil
  }

  /// Returns a color between two rungs, nearest to the color of the ladder among those of a luminance; nil if there is no choice.
  ///
  /// - Parameter luminance: relative luminance, 0 to 1.
  /// - Complexity: O(1).
  public func rung(luminance: Double) -> Rung? {
    guard let path else { return nil }
    let (codes, own) = (path.codes(luminance: luminance), rungs[origin].color)
    let written = path.model.color(codes)
    return Rung(
      own.isOpaque ? written : written.withAlpha(own.alpha),
      difference: Oklab.distance(path.model.oklab(ByteEncoding.linear(codes)), path.lab))
  }

  /// The ladder of a color.
  ///
  /// - Parameters:
  ///   - color: the color to replace.
  ///   - steps: how many luminances are tried between black and white, at least 2.
  ///   - hueTolerance: the most degrees by which the hue may turn before rounding, 0 to 180.
  ///   - gamut: the gamut of the rungs.
  ///   - other: a color of the same hue that would do as well; of the distances from both the lesser counts.
  /// - Complexity: O(steps), about a microsecond each; three times that with a tolerance.
  public init(
    of color: Color, steps: Int, hueTolerance: Double = 0, in gamut: DisplayGamut = .srgb, or other: Color? = nil
  ) {
    let model = GamutModel.of(gamut)
    let lab = color.oklabComponents
    let goals = [lab] + (other.map { [$0.oklabComponents] } ?? [])
    let paths = goals.map { HuePath(model: model, lab: $0, hueTolerance: hueTolerance) }
    func difference(_ codes: SIMD3<UInt8>) -> Double {
      let own = model.oklab(ByteEncoding.linear(codes))
      return goals.reduce(.infinity) { min($0, Oklab.distance(own, $1)) }
    }
    var rungs: [Rung] = []
    rungs.reserveCapacity(steps + 2)
    var previous: SIMD3<UInt8>?
    for step in 0...steps {
      let luminance = HueLadder.luminance(atStep: step, of: steps)
      var codes = paths[0].codes(luminance: luminance)
      if paths.count > 1 {
        let others = paths[1].codes(luminance: luminance)
        if difference(others) < difference(codes) { codes = others }
      }
      guard codes != previous else { continue }
      previous = codes
      let written = model.color(codes)
      rungs.append(Rung(color.isOpaque ? written : written.withAlpha(color.alpha), difference: difference(codes)))
    }
    if let other { rungs.append(Rung(other, difference: 0)) }
    let own = Rung(color, difference: 0)
    (self.rungs, origin) = HueLadder.ordered(rungs, with: own)
    path = paths[0]
  }

  /// Black at step 0, white at the last, evenly spaced in contrast.
  private static func luminance(atStep step: Int, of steps: Int) -> Double {
    let ratio = contrastRatio(ofLuminance: 1, onLuminance: 0)
    return 0.05 * power(ratio, Double(step) / Double(steps)) - 0.05
  }

  /// The rungs by luminance, of equal ones the nearest; one of them takes the place of everything of its luminance.
  private static func ordered(_ rungs: [Rung], with own: Rung) -> ([Rung], origin: Int) {
    var ordered: [Rung] = []
    for rung in rungs.sorted(by: { ($0.luminance, $0.difference) < ($1.luminance, $1.difference) })
    where ordered.last?.luminance != rung.luminance && rung.luminance != own.luminance {
      ordered.append(rung)
    }
    let origin = ordered.firstIndex { $0.luminance > own.luminance } ?? ordered.count
    ordered.insert(own, at: origin)
    return (ordered, origin)
  }
}

/// The way from black to white along a hue, and along its neighbors where they may be used.
private struct HuePath {
  let model: GamutModel
  let lab: SIMD3<Double>
  let chroma: Double
  let slices: [(slice: HueSlice, cosine: Double)]

  init(model: GamutModel, lab: SIMD3<Double>, hueTolerance: Double) {
    self.model = model
    self.lab = lab
    chroma = length(lab.y, lab.z)
    guard chroma > 1e-9 else {
      slices = [(HueSlice(model, a: 1, b: 0), 1)]
      return
    }
    let (a, b) = (lab.y / chroma, lab.z / chroma)
    let turns = hueTolerance > 0 ? [0, -1, -0.5, 0.5, 1].map { $0 * hueTolerance } : [0]
    slices = turns.map { degrees in
      let (sine, cosine) = (sine(ofDegrees: degrees), cosine(ofDegrees: degrees))
      return (HueSlice(model, a: a * cosine - b * sine, b: a * sine + b * cosine), cosine)
    }
  }

  /// The codes of the nearest color of a luminance.
  func codes(luminance: Double) -> SIMD3<UInt8> {
    var best: (linear: SIMD3<Double>, distance: Double)?
    for (slice, cosine) in slices {
      let largest = slice.largestRatio(luminance: luminance, chroma: chroma)
      func distance(_ s: Double) -> Double {
        let lightness = slice.lightness(luminance: luminance, s: s)
        let (dL, own) = (lightness - lab.x, s * lightness)
        return dL * dL + own * own + chroma * chroma - 2 * own * chroma * cosine
      }
      let s = largest > 0 ? localMinimum(0, largest, distance) : 0
      let found = distance(s)
      if found < best?.distance ?? .infinity {
        best = (slice.linear(lightness: slice.lightness(luminance: luminance, s: s), s: s), found)
      }
    }
    return ByteEncoding.shared.codes(best?.linear ?? .zero)
  }
}
