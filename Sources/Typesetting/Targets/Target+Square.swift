extension Target {
  /// The side in points of the largest solid axis-aligned square that fits the target; rounded corners count exactly.
  ///
  /// The shape is convex and symmetric, so the centered square is a largest one. With the corner's center at
  /// (a, b) = (width/2 − r, height/2 − r) from the middle, its half side t solves (t − a)² + (t − b)² = r² where the
  /// square's corner lies in the rounded part; else the shorter side decides. 0 when the target is not measurable.
  public var largestSquareSide: Double {
    guard isMeasurable else { return 0 }
    let radius = effectiveRadius
    let a = width / 2 - radius
    let b = height / 2 - radius
    guard abs(a - b) < radius else { return min(width, height) }
    return a + b + (2 * radius * radius - (a - b) * (a - b)).squareRoot()
  }

  /// Whether a solid axis-aligned square with this side in points fits the target, as required by WCAG 2.5.8.
  public func containsSquare(side: Double) -> Bool { largestSquareSide >= side }

  /// Returns the smallest padding in points on all sides with which a square of this side fits; 0 when it does already.
  ///
  /// (side − largest square) / 2, because the largest square grows with the box. Holds while the corner radius stays; a
  /// capsule whose radius grows along needs more. Nil when the target is not measurable.
  public func padding(toContainSquare side: Double) -> Double? {
    isMeasurable ? max(0, (side - largestSquareSide) / 2) : nil
  }

  /// Returns the distance in points from a point to the target's area, rounded corners included; 0 inside and on the border.
  public func distance(toX pointX: Double, y pointY: Double) -> Double {
    let radius = effectiveRadius
    let dx = max(x + radius - pointX, pointX - (maxX - radius), 0)
    let dy = max(y + radius - pointY, pointY - (maxY - radius), 0)
    return max(0, (dx * dx + dy * dy).squareRoot() - radius)
  }
}
