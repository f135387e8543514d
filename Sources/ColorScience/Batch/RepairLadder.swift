/// A precomputed scale of one hue from black to white, for many cheap repairs of one color.
///
/// 513 lightnesses with the chroma kept, or the largest in gamut, each rounded to 8 bits per component and measured as
/// written. Each lookup is two binary searches, so a passing color costs tens of nanoseconds and always passes.
/// It is at most one rung (1/512 of lightness) further away than ``nearestPassingColor(to:on:ratio:changing:toward:in:)``.
public struct RepairLadder: Sendable {
  /// One color of the ladder.
  struct Rung: Sendable {
    let codes: SIMD3<UInt8>
    let luminance: Double
    let difference: Double
  }

  private let model: GamutModel
  private let rungs: [Rung]
  private let luminances: [Double]

  /// The ladder of a color; alpha is ignored.
  public init(of color: Color, in gamut: DisplayGamut = .srgb) {
    let model = GamutModel.of(gamut)
    let origin = color.oklabComponents
    let chroma = length(origin.y, origin.z)
    let slice = HueSlice(model, a: chroma > 1e-9 ? origin.y / chroma : 1, b: chroma > 1e-9 ? origin.z / chroma : 0)
    let encoding = ByteEncoding.shared
    var rungs: [Rung] = []
    rungs.reserveCapacity(513)
    for step in 0...512 {
      let lightness = Double(step) / 512
      let s = slice.largestRatio(lightness: lightness, chroma: chroma)
      let codes = encoding.codes(slice.linear(lightness: lightness, s: s))
      let linear = ByteEncoding.linear(codes)
      let luminance = gamut == .srgb ? model.luminance(linear) : model.color(codes).relativeLuminance
      // Rounding can make a step darker than the one before; the order is kept by leaving it out.
      if let last = rungs.last, luminance <= last.luminance { continue }
      rungs.append(
        Rung(codes: codes, luminance: luminance, difference: Oklab.distance(model.oklab(linear), origin)))
    }
    self.model = model
    self.rungs = rungs
    luminances = rungs.map { $0.luminance }
  }

  /// Returns the nearest color of the ladder that reaches a ratio against a luminance; `nil` if none does. O(log rungs).
  public func passing(
    againstLuminance luminance: Double, ratio: Double, toward direction: LightnessDirection? = nil
  ) -> PassingColor? {
    guard let index = index(against: luminance, ratio: ratio, toward: direction) else { return nil }
    let rung = rungs[index]
    return PassingColor(
      color: model.color(rung.codes), ratio: contrastRatio(ofLuminance: rung.luminance, onLuminance: luminance),
      difference: rung.difference)
  }

  /// The codes of the nearest color of the ladder that passes.
  @inline(__always)
  func codes(against luminance: Double, ratio: Double) -> SIMD3<UInt8>? {
    index(against: luminance, ratio: ratio, toward: nil).map { rungs[$0].codes }
  }

  @inline(__always)
  private func index(against luminance: Double, ratio: Double, toward direction: LightnessDirection?) -> Int? {
    let lighter = first { $0 >= luminance && contrastRatio(ofLuminance: $0, onLuminance: luminance) >= ratio }
    let darker = first { $0 >= luminance || !(contrastRatio(ofLuminance: $0, onLuminance: luminance) >= ratio) } - 1
    let hasLighter = lighter < rungs.count && direction != .darker
    let hasDarker = darker >= 0 && direction != .lighter
    if hasLighter && hasDarker { return rungs[lighter].difference <= rungs[darker].difference ? lighter : darker }
    return hasLighter ? lighter : hasDarker ? darker : nil
  }

  /// The first rung from which on the predicate holds.
  @inline(__always)
  private func first(where isBeyond: (Double) -> Bool) -> Int {
    var (low, high) = (0, luminances.count)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(luminances[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
