/// Finds the centers of targets in a region, without looking at the others: horizontal bands, each sorted by x.
struct CenterIndex {
  /// A closed rectangle in points.
  struct Region {
    var x: ClosedRange<Double>
    var y: ClosedRange<Double>
  }

  private struct Entry {
    var x: Double
    var y: Double
    var position: Int
  }

  private var bands: [(key: Double, entries: [Entry])] = []
  private let bandHeight: Double

  /// Indexes the centers of the targets at these positions; all must be measurable. O(n log n).
  init(_ positions: [Int], of targets: [Target], bandHeight: Double) {
    self.bandHeight = max(bandHeight, 1)
    let entries = positions.map { Entry(x: targets[$0].centerX, y: targets[$0].centerY, position: $0) }
    let keyed = entries.map { (key: ($0.y / self.bandHeight).rounded(.down), entry: $0) }
    let sorted = keyed.sorted {
      ($0.key, $0.entry.x, $0.entry.position) < ($1.key, $1.entry.x, $1.entry.position)
    }
    for (key, entry) in sorted {
      if bands.last?.key != key { bands.append((key, [])) }
      bands[bands.count - 1].entries.append(entry)
    }
  }

  /// Calls `body` with the position of every center in the region; O(log n) per band that the region crosses.
  func forEachCenter(in region: Region, _ body: (Int) -> Void) {
    let lastKey = (region.y.upperBound / bandHeight).rounded(.down)
    let firstKey = (region.y.lowerBound / bandHeight).rounded(.down)
    let first = Self.firstIndex(in: bands) { $0.key >= firstKey }
    for band in bands[first...].prefix(while: { $0.key <= lastKey }) {
      let start = Self.firstIndex(in: band.entries) { $0.x >= region.x.lowerBound }
      for entry in band.entries[start...] {
        if entry.x > region.x.upperBound { break }
        if region.y.contains(entry.y) { body(entry.position) }
      }
    }
  }

  /// The first index whose element satisfies a condition that, once true, stays true. O(log n).
  private static func firstIndex<Element>(in elements: [Element], where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if holds(elements[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
