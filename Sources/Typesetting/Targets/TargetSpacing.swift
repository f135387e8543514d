/// The spacing exception of WCAG 2.5.8 Target Size (Minimum) over an arrangement of targets.
///
/// A target is undersized when no square of `diameter` fits it. Around the center of its bounding box lies a circle of
/// that diameter. It fails when a) the circle intersects the area of any other target: distance < radius, or b) it
/// intersects the circle of another undersized target: distance of centers < diameter. Touching passes.
/// Targets of the same action, which WCAG exempts from each other, are to be left out by the caller.
public struct TargetSpacing: Sendable {
  /// The diameter of the circle and the side of the square in points; 24 in WCAG 2.5.8.
  public let diameter: Double

  /// Sums of decimal fractions are off by some 1e-14; a distance that falls short by less than this, in points, touches.
  public static let roundingSlack = 1e-9

  /// A diameter in points, 0 or more; one that is negative or not finite counts as 24.
  public init(diameter: Double = WCAGMeasure.targetMinimum) {
    self.diameter = diameter.isFinite && diameter >= 0 ? diameter : WCAGMeasure.targetMinimum
  }

  /// Whether the target needs the spacing exception: the square does not fit it.
  public func isUndersized(_ target: Target) -> Bool { !target.containsSquare(side: diameter) }

  /// Returns the clearance of every undersized target, in the order of the arrangement; empty when all are large enough.
  ///
  /// The offender is the neighbor with the largest shortfall, of equal ones the first; of its area and its circle the
  /// one with the larger shortfall. O(n log n) plus the pairs that are near each other.
  public func clearances(of targets: [Target]) -> [TargetClearance] {
    let undersized = targets.indices.filter { isUndersized(targets[$0]) }
    let index = CenterIndex(undersized.filter { targets[$0].isMeasurable }, of: targets, bandHeight: diameter)
    var worst = [TargetClearance.BlockingNeighbor?](repeating: nil, count: targets.count)
    let isSmall = undersized.reduce(into: [Bool](repeating: false, count: targets.count)) { $0[$1] = true }
    for (position, target) in targets.enumerated() where target.isMeasurable {
      index.forEachCenter(in: reach(of: target, isUndersized: isSmall[position])) { small in
        guard small != position else { return }
        let blockingNeighbor = self.blockingNeighbor(
          position, target, to: targets[small], isUndersized: isSmall[position])
        if let blockingNeighbor, shortfall(of: blockingNeighbor) > shortfall(of: worst[small]) {
          worst[small] = blockingNeighbor
        }
      }
    }
    return undersized.map { small in
      TargetClearance(
        target: small, blockingNeighbor: worst[small], passes: worst[small] == nil && targets[small].isMeasurable)
    }
  }

  private func shortfall(of blockingNeighbor: TargetClearance.BlockingNeighbor?) -> Double {
    blockingNeighbor.map { $0.required - $0.distance } ?? 0
  }

  /// Where the center of an undersized target can be that this one hits.
  private func reach(of target: Target, isUndersized: Bool) -> CenterIndex.Region {
    let radius = diameter / 2
    let area = CenterIndex.Region(
      x: (target.x - radius)...(target.maxX + radius), y: (target.y - radius)...(target.maxY + radius))
    guard isUndersized else { return area }
    return CenterIndex.Region(
      x: min(area.x.lowerBound, target.centerX - diameter)...max(area.x.upperBound, target.centerX + diameter),
      y: min(area.y.lowerBound, target.centerY - diameter)...max(area.y.upperBound, target.centerY + diameter))
  }

  /// The part of a neighbor that hits the circle of an undersized target the most; nil when it keeps off.
  private func blockingNeighbor(
    _ position: Int, _ neighbor: Target, to small: Target, isUndersized: Bool
  ) -> TargetClearance.BlockingNeighbor? {
    let area = neighbor.distance(toX: small.centerX, y: small.centerY)
    var blockingNeighbor = TargetClearance.BlockingNeighbor(
      target: position, part: .area, distance: area, required: diameter / 2)
    if isUndersized {
      let dx = neighbor.centerX - small.centerX
      let dy = neighbor.centerY - small.centerY
      let circle = TargetClearance.BlockingNeighbor(
        target: position, part: .circle, distance: (dx * dx + dy * dy).squareRoot(), required: diameter)
      if shortfall(of: circle) >= shortfall(of: blockingNeighbor) { blockingNeighbor = circle }
    }
    return shortfall(of: blockingNeighbor) > Self.roundingSlack ? blockingNeighbor : nil
  }
}
