import TestSupport

extension SplitMix64 {
  /// Whether something happens that does so in some of a hundred cases.
  mutating func happens(percent: Int) -> Bool { below(100) < percent }
}
