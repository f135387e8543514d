/// The area that reacts to a pointer or a finger: an axis-aligned rectangle in points, with rounded corners.
///
/// x grows to the right, y downwards. Corners are quarter circles; a continuous corner of the same radius takes away
/// slightly more. Coordinates are meant to be finite and sides not negative: see `isMeasurable`.
public struct Target: Sendable, Hashable {
  /// The left edge in points.
  public var x: Double
  /// The top edge in points.
  public var y: Double
  /// The width in points, 0 or more.
  public var width: Double
  /// The height in points, 0 or more.
  public var height: Double
  /// The radius of the four corners in points; more than half the shorter side counts as half (a capsule).
  public var cornerRadius: Double

  /// A target with its top left corner at (x, y), all numbers in points.
  public init(x: Double = 0, y: Double = 0, width: Double, height: Double, cornerRadius: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.cornerRadius = cornerRadius
  }

  /// Whether all numbers are finite and no side is negative; what is not measurable passes nothing.
  public var isMeasurable: Bool {
    x.isFinite && y.isFinite && cornerRadius.isFinite && (x + width).isFinite && (y + height).isFinite
      && width >= 0 && height >= 0
  }

  /// The radius in points that is drawn: 0 to half the shorter side.
  public var effectiveRadius: Double { max(0, min(cornerRadius, min(width, height) / 2)) }

  /// The horizontal center of the bounding box, in points.
  public var centerX: Double { x + width / 2 }
  /// The vertical center of the bounding box, in points.
  public var centerY: Double { y + height / 2 }
  /// The right edge in points.
  public var maxX: Double { x + width }
  /// The bottom edge in points.
  public var maxY: Double { y + height }
}
