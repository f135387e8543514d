/// The result of the spacing exception of WCAG 2.5.8 for one undersized target.
public struct TargetClearance: Sendable, Hashable {
  /// The position of the undersized target in the arrangement.
  public let target: Int
  /// The neighbor that comes nearest to or furthest into the circle it must keep off; nil when all keep off.
  public let blockingNeighbor: BlockingNeighbor?
  /// Whether the circle keeps off everything it must; false too when the target cannot be measured.
  public let passes: Bool

  /// Creates the result for the target at this position.
  public init(target: Int, blockingNeighbor: BlockingNeighbor?, passes: Bool) {
    self.target = target
    self.blockingNeighbor = blockingNeighbor
    self.passes = passes
  }

  /// The missing distance in points; 0 if the target passes or can't be measured.
  public var shortfall: Double { blockingNeighbor.map { $0.required - $0.distance } ?? 0 }

  /// A neighbor too near to an undersized target.
  public struct BlockingNeighbor: Sendable, Hashable {
    /// The position of the neighbor in the arrangement.
    public let target: Int
    /// The part of the neighbor that is too close.
    public let part: Part
    /// The measured distance in points from the center of the undersized target to the neighbor's area or center.
    public let distance: Double
    /// The distance in points that passes: the radius to an area, the diameter to another circle's center.
    public let required: Double

    /// A neighbor at this position, with distances in points.
    public init(target: Int, part: Part, distance: Double, required: Double) {
      self.target = target
      self.part = part
      self.distance = distance
      self.required = required
    }
  }

  /// The part of a neighbor that an undersized target's circle can touch.
  public enum Part: String, Sendable, CaseIterable {
    /// The neighbor's own area, whatever its size.
    case area
    /// The circle of a neighbor that is itself undersized.
    case circle
  }
}
