extension Target {
  /// Returns the side in points of the largest square that fits what other targets in front leave of this one.
  ///
  /// WCAG 2.5.8 does not count the part of a target that another target covers, unless both do the same: leave those
  /// out. Covering targets count with their bounding boxes. Exact for square corners; with rounded corners a lower
  /// bound, the best of three boxes that lie within the shape. O(k³) for k covering targets.
  public func largestSquareSide(coveredBy covering: [Target]) -> Double {
    guard isMeasurable, covering.allSatisfy({ $0.isMeasurable }) else { return 0 }
    let obstacles = covering.filter { $0.separation(from: self) < 0 }
    guard !obstacles.isEmpty else { return largestSquareSide }
    return inscribedBoxes.map { $0.largestSquare(besides: obstacles) }.max() ?? 0
  }

  /// Boxes with square corners within the shape: without the round ends of either direction, and evenly inset.
  private var inscribedBoxes: [Target] {
    let radius = effectiveRadius
    guard radius > 0 else { return [self] }
    return [(radius, 0), (0, radius), (radius * (1 - 0.5.squareRoot()), radius * (1 - 0.5.squareRoot()))].map {
      Target(x: x + $0.0, y: y + $0.1, width: width - 2 * $0.0, height: height - 2 * $0.1)
    }
  }

  /// A largest square can be pushed left and up until it abuts the box or an obstacle, so those corners suffice.
  private func largestSquare(besides obstacles: [Target]) -> Double {
    let lefts = [x] + obstacles.map(\.maxX).filter { $0 > x && $0 < maxX }
    let tops = [y] + obstacles.map(\.maxY).filter { $0 > y && $0 < maxY }
    var largest = 0.0
    for left in lefts {
      for top in tops {
        var side = min(maxX - left, maxY - top)
        for obstacle in obstacles where obstacle.maxX > left && obstacle.maxY > top {
          side = min(side, max(obstacle.x - left, obstacle.y - top, 0))
        }
        largest = max(largest, side)
      }
    }
    return largest
  }
}
