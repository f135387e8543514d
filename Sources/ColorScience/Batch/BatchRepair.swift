/// A failing pair with the foreground that would pass.
public struct PairRepair: Sendable, Hashable {
  /// The index of the foreground among those given.
  public let foreground: UInt32
  /// The index of the background among those given.
  public let background: UInt32
  /// The sRGB codes of the foreground to use instead; `nil` where no color passes.
  public let replacement: SIMD3<UInt8>?
}

/// Returns a replacement foreground with the same hue for every pair that misses a ratio.
///
/// A foreground that fails on many backgrounds gets a ``RepairLadder``; a few pairs are solved one by one. Foregrounds and
/// backgrounds are measured as opaque colors. Every replacement passes in its 8 bits, on the background as written and as screens show it.
/// O(foregrounds + backgrounds + failing pairs · log rungs).
public func repairs(of foregrounds: [Color], on backgrounds: [Color], ratio: Double) -> [PairRepair] {
  let luminances = backgrounds.map { $0.relativeLuminance }
  let failing = FailingPairs(
    foregrounds: SortedLuminances(of: foregrounds), backgrounds: SortedLuminances(luminances), ratio: ratio)
  var repairs: [PairRepair] = []
  repairs.reserveCapacity(failing.count)
  for (index, foreground) in foregrounds.enumerated() {
    let range = failing.ranges[index]
    let ladder = range.count > 64 ? RepairLadder(of: foreground) : nil
    for place in range {
      let background = failing.order[place]
      let replacement: SIMD3<UInt8>?
      if let ladder, backgrounds[Int(background)].isLuminanceKnown {
        replacement = ladder.codes(against: luminances[Int(background)], ratio: ratio)
      } else {
        replacement = PassingColorSearch(
          foreground, others: [backgrounds[Int(background)]], ratio: ratio, gamut: .srgb
        ).nearestCodes()
      }
      repairs.append(PairRepair(foreground: UInt32(index), background: background, replacement: replacement))
    }
  }
  return repairs
}
