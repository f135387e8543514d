/// Two targets that are near each other or overlap.
public struct TargetPair: Sendable, Hashable {
  /// The position of the one that comes first in the arrangement.
  public let first: Int
  /// The position of the other.
  public let second: Int
  /// The distance between the two areas in points, rounded corners included; 0 when they touch or overlap.
  public let distance: Double
  /// The overlap of the two areas; nil if they only touch or are apart.
  public let overlap: Overlap?

  /// A pair of positions and the distance in points.
  public init(first: Int, second: Int, distance: Double, overlap: Overlap? = nil) {
    self.first = first
    self.second = second
    self.distance = distance
    self.overlap = overlap
  }

  /// The part two targets share, as the sides of the intersection of their bounding boxes, in points.
  public struct Overlap: Sendable, Hashable {
    /// The width of the shared box in points.
    public let width: Double
    /// The height of the shared box in points.
    public let height: Double
    /// Whether one bounding box contains the other, such as a chip with a remove button.
    public let isNested: Bool

    /// A shared box with its sides in points.
    public init(width: Double, height: Double, isNested: Bool) {
      self.width = width
      self.height = height
      self.isNested = isNested
    }

    /// The distance in points to move one target to remove the overlap: the shorter side.
    ///
    /// Between neighbors of a row or column, this is what the gap lacks. Does not hold for nested targets.
    public var separation: Double { min(width, height) }
  }
}
