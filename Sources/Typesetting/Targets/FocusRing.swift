/// A ring that shows focus, drawn at one distance all around a box; lengths in points.
///
/// Corners of the box that are round stay round at every distance; sharp ones stay sharp, as outlines of CSS do.
public struct FocusRing: Sendable, Hashable {
  /// The width of the line.
  public let width: Double
  /// From the edge of the box to the inner edge of the ring; negative where the ring begins inside the box.
  public let offset: Double

  /// A ring.
  public init(width: Double, offset: Double = 0) {
    self.width = width
    self.offset = offset
  }

  /// Returns the areas of the ring outside and inside of a box, in square points.
  public func areas(around box: Target) -> (outside: Double, inside: Double) {
    func area(_ distance: Double) -> Double { box.grown(by: distance).area }
    let (inner, outer) = (offset, offset + width)
    return (area(max(outer, 0)) - area(max(inner, 0)), area(min(outer, 0)) - area(min(inner, 0)))
  }

  /// Returns the minimum focus indicator area of a box in square points: 2 CSS pixels along its perimeter (WCAG 2.4.13).
  ///
  /// 4w + 4h for a rectangle, and (16 - 4π) less for each point of the radius of its corners.
  public static func requiredArea(around box: Target) -> Double {
    WCAGMeasure.focusPerimeter * box.perimeter
  }
}

extension Target {
  /// The area within the corners, in square points.
  var area: Double { width * height - (4 - Double.pi) * effectiveRadius * effectiveRadius }

  /// The length of the edge, in points.
  var perimeter: Double { 2 * (width + height) - (8 - 2 * Double.pi) * effectiveRadius }

  /// The box with every edge moved outwards, or inwards until nothing is left.
  fileprivate func grown(by distance: Double) -> Target {
    let radius = effectiveRadius > 0 ? max(0, effectiveRadius + distance) : 0
    return Target(
      width: max(0, width + 2 * distance), height: max(0, height + 2 * distance), cornerRadius: radius)
  }
}
