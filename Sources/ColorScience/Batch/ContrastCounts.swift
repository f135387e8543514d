/// The number of foreground and background pairs that reach each of several contrast ratios.
public struct ContrastCounts: Sendable, Hashable {
  /// The number of pairs.
  public let pairs: Int
  /// The number of pairs that reach each ratio, in the order the ratios were given.
  public let passing: [Int]

  /// Counts every pair of two sets of luminances at every ratio.
  ///
  /// Both sets are in order, so the ends of what fails only move forwards from one foreground to the next.
  /// O(foregrounds + backgrounds) for each ratio; equal to counting single verdicts.
  public init(foregrounds: SortedLuminances, backgrounds: SortedLuminances, ratios: [Double]) {
    pairs = foregrounds.values.count * backgrounds.values.count
    passing = ratios.map { ratio in
      var failing = 0
      FailingPairs.scan(foregrounds, backgrounds, ratio) { failing += $1.count }
      return foregrounds.values.count * backgrounds.values.count - failing
    }
  }
}

/// Every pair that misses a contrast ratio, as one range of sorted backgrounds per foreground.
public struct FailingPairs: Sendable {
  /// The given indices of the backgrounds in luminance order, which ``ranges`` refers to.
  public let order: [UInt32]
  /// For each foreground, in the order given, the part of ``order`` that fails on it.
  public let ranges: [Range<Int>]
  /// The number of pairs that fail.
  public let count: Int

  /// Finds the pairs that miss a ratio. O(foregrounds + backgrounds), whatever the number of pairs.
  public init(foregrounds: SortedLuminances, backgrounds: SortedLuminances, ratio: Double) {
    var ranges = [Range<Int>](repeating: 0..<0, count: foregrounds.values.count)
    var count = 0
    Self.scan(foregrounds, backgrounds, ratio) { index, range in
      ranges[Int(foregrounds.order[index])] = range
      count += range.count
    }
    self.ranges = ranges
    self.count = count
    order = backgrounds.order
  }

  /// Returns the indices of the backgrounds on which a foreground fails.
  public func backgrounds(ofForeground index: Int) -> ArraySlice<UInt32> { order[ranges[index]] }

  /// Writes the failing backgrounds of every foreground after each other, reusing the storage. O(count).
  public func list(into indices: inout [UInt32]) {
    indices.removeAll(keepingCapacity: true)
    indices.reserveCapacity(count)
    for range in ranges { indices.append(contentsOf: order[range]) }
  }

  /// Calls `body` with each sorted foreground and the range of sorted backgrounds that fails on it.
  @inline(__always)
  static func scan(
    _ foregrounds: SortedLuminances, _ backgrounds: SortedLuminances, _ ratio: Double, _ body: (Int, Range<Int>) -> Void
  ) {
    let values = backgrounds.values
    let count = values.count
    var (start, end) = (0, 0)
    for (index, luminance) in foregrounds.values.enumerated() {
      guard luminance == luminance, ratio == ratio, values.last == values.last else {
        body(index, backgrounds.failing(against: luminance, ratio: ratio))
        continue
      }
      while start < count, values[start] <= luminance,
        contrastRatio(ofLuminance: luminance, onLuminance: values[start]) >= ratio
      { start += 1 }
      end = max(end, start)
      while end < count,
        values[end] <= luminance || !(contrastRatio(ofLuminance: luminance, onLuminance: values[end]) >= ratio)
      { end += 1 }
      body(index, start..<end)
    }
  }
}
