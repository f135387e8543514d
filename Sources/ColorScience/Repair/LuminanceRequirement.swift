/// The luminances that reach a ratio against every one of some luminances.
struct LuminanceRequirement {
  /// The least ratio.
  let ratio: Double
  private let others: [Double]
  /// The intervals of 0...1 that pass, in order, each at its ends within rounding.
  let allowed: [ClosedRange<Double>]

  init(ratio: Double, against others: [Double]) {
    self.ratio = ratio
    self.others = others
    var forbidden = others.map { ((($0 + 0.05) / ratio) - 0.05, ratio * ($0 + 0.05) - 0.05) }
    forbidden.sort { $0.0 < $1.0 }
    var allowed: [ClosedRange<Double>] = []
    var start = 0.0
    for (low, high) in forbidden {
      if low >= start { allowed.append(start...min(low, 1)) }
      start = max(start, high)
      if start > 1 { break }
    }
    if start <= 1 { allowed.append(start...1) }
    self.allowed = allowed
  }

  /// Whether the ratio and the luminances are numbers that a ratio can be formed with; if not, nothing passes.
  var isMeaningful: Bool { ratio.isFinite && others.allSatisfy { $0.isFinite && $0 > -0.05 } }

  /// Whether a luminance passes: the ratio itself is compared, not the intervals.
  @inline(__always)
  func isMet(by luminance: Double) -> Bool {
    for other in others {
      guard contrastRatio(ofLuminance: luminance, onLuminance: other) >= ratio else { return false }
    }
    return true
  }

  /// Whether no luminance between the two can pass.
  @inline(__always)
  func excludes(_ low: Double, _ high: Double) -> Bool {
    for range in allowed where range.lowerBound <= high + 1e-12 && range.upperBound >= low - 1e-12 { return false }
    return true
  }

  /// The lowest ratio of a luminance.
  func lowestRatio(_ luminance: Double) -> Double {
    others.reduce(.infinity) { min($0, contrastRatio(ofLuminance: luminance, onLuminance: $1)) }
  }

  /// The luminance in an interval with the highest lowest ratio: an end of it, or between two of the others.
  func best(in range: ClosedRange<Double>) -> Double {
    var candidates = [range.lowerBound, range.upperBound]
    let sorted = others.sorted()
    for (a, b) in zip(sorted, sorted.dropFirst()) {
      let middle = ((a + 0.05) * (b + 0.05)).squareRoot() - 0.05
      if range.contains(middle) { candidates.append(middle) }
    }
    return candidates.max { lowestRatio($0) < lowestRatio($1) } ?? range.lowerBound
  }
}
