/// A check for targets that overlap or are closer to each other than a design system allows.
public struct TargetProximity: Sendable {
  /// The least distance in points that is near enough to mention; 0 finds overlaps only.
  public let minimum: Double

  /// A least distance in points, 0 or more; one that is negative or not a number counts as 0.
  public init(minimum: Double = 0) {
    self.minimum = max(0, minimum)
  }

  /// Returns the measurable pairs that overlap or are closer than `minimum`, ordered by position.
  ///
  /// Touching is no overlap; a distance of exactly `minimum` is enough. Sums of decimal fractions get
  /// `TargetSpacing.roundingSlack`. O(n log n) plus the pairs near each other along the longer axis of the arrangement.
  public func pairs(of targets: [Target]) -> [TargetPair] {
    let measurable = targets.indices.filter { targets[$0].isMeasurable }
    let width = extent(of: measurable.map { targets[$0].centerX })
    let isWide = width >= extent(of: measurable.map { targets[$0].centerY })
    let start: (Int) -> Double = { isWide ? targets[$0].x : targets[$0].y }
    let end: (Int) -> Double = { isWide ? targets[$0].maxX : targets[$0].maxY }
    let sorted = measurable.sorted { (start($0), $0) < (start($1), $1) }
    var pairs: [TargetPair] = []
    for (place, position) in sorted.enumerated() {
      let reach = end(position) + minimum
      for other in sorted[(place + 1)...] {
        if start(other) > reach { break }
        if let pair = pair(min(position, other), max(position, other), in: targets) { pairs.append(pair) }
      }
    }
    return pairs.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  private func pair(_ first: Int, _ second: Int, in targets: [Target]) -> TargetPair? {
    let (one, other) = (targets[first], targets[second])
    let separation = one.separation(from: other)
    let overlaps = separation < -TargetSpacing.roundingSlack
    guard overlaps || separation < minimum - TargetSpacing.roundingSlack else { return nil }
    let overlap = TargetPair.Overlap(
      width: min(one.maxX, other.maxX) - max(one.x, other.x),
      height: min(one.maxY, other.maxY) - max(one.y, other.y),
      isNested: one.boxContains(other) || other.boxContains(one))
    return TargetPair(first: first, second: second, distance: max(0, separation), overlap: overlaps ? overlap : nil)
  }

  private func extent(of values: [Double]) -> Double {
    (values.max() ?? 0) - (values.min() ?? 0)
  }
}

extension Target {
  /// The distance between two areas in points; negative by their penetration when they overlap, 0 when they touch.
  ///
  /// A rounded rectangle is its inner rectangle widened by a disc, so the distance is that of the inner rectangles minus
  /// both radii, exactly.
  func separation(from other: Target) -> Double {
    let (one, two) = (effectiveRadius, other.effectiveRadius)
    let dx = max(x + one - (other.maxX - two), other.x + two - (maxX - one))
    let dy = max(y + one - (other.maxY - two), other.y + two - (maxY - one))
    if dx <= 0 || dy <= 0 { return max(dx, dy) - one - two }
    return (dx * dx + dy * dy).squareRoot() - one - two
  }

  /// Whether the other's bounding box lies wholly in this one's.
  func boxContains(_ other: Target) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }
}
