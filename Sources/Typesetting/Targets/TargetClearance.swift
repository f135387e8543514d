/// What the spacing exception of WCAG 2.5.8 finds for one undersized target.
public struct TargetClearance: Sendable, Hashable {
  /// The position of the undersized target in the arrangement.
  public let target: Int
  /// The neighbor that comes nearest to or furthest into the circle it must keep off; nil when all keep off.
  public let offender: Offender?
  /// Whether the circle keeps off everything it must; false too when the target cannot be measured.
  public let passes: Bool

  /// What was found for the target at this position.
  public init(target: Int, offender: Offender?, passes: Bool) {
    self.target = target
    self.offender = offender
    self.passes = passes
  }

  /// How many points are missing to the required distance; 0 when it passes or cannot be measured.
  public var shortfall: Double { offender.map { $0.required - $0.distance } ?? 0 }

  /// A neighbor too near to an undersized target.
  public struct Offender: Sendable, Hashable {
    /// The position of the neighbor in the arrangement.
    public let target: Int
    /// What of the neighbor is hit.
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

  /// What an undersized target's circle can hit.
  public enum Part: String, Sendable, CaseIterable {
    /// The neighbor's own area, whatever its size.
    case area
    /// The circle of a neighbor that is itself undersized.
    case circle
  }
}
