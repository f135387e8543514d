/// Luminances in ascending order with their original indices, for exact batch comparisons.
///
/// Against one luminance the others that fail a ratio lie together in the order, since a ratio grows with the distance.
/// The ends of that range are found by comparing the ratio itself, by the same division and `>=` as a single
/// verdict, so a batch and a single verdict never differ.
public struct SortedLuminances: Sendable {
  /// The luminances in ascending order.
  public let values: [Double]
  /// The index each of ``values`` had before sorting.
  public let order: [UInt32]

  /// The luminances sorted by a radix sort, equal ones in their given order. O(n).
  /// - Parameter luminances: Relative luminances; negative ones of colors outside the gamut are allowed.
  public init(_ luminances: [Double]) {
    (values, order) = RadixSort.sorted(luminances)
  }

  /// The relative luminances of colors, sorted. O(n).
  public init(of colors: [Color]) {
    self.init(colors.map { $0.relativeLuminance })
  }

  /// Returns the range of ``values`` that fails a ratio against a luminance. O(log n).
  public func failing(against luminance: Double, ratio: Double) -> Range<Int> {
    guard luminance == luminance, ratio == ratio else { return 0..<values.count }
    let middle = firstIndex { $0 >= luminance }
    let start = firstIndex(in: 0..<middle) {
      !(contrastRatio(ofLuminance: luminance, onLuminance: $0) >= ratio)
    }
    let end = firstIndex(in: middle..<values.count) {
      contrastRatio(ofLuminance: luminance, onLuminance: $0) >= ratio
    }
    return start..<end
  }

  private func firstIndex(where isBeyond: (Double) -> Bool) -> Int {
    firstIndex(in: 0..<values.count, where: isBeyond)
  }

  /// The first index of a range from which on the predicate holds; the range's end if it never does.
  @inline(__always)
  private func firstIndex(in range: Range<Int>, where isBeyond: (Double) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(values[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
