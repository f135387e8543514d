import Typesetting

/// The rule by points: some sample of the circle lies in another target's area or in another undersized circle.
enum Sampling {
  /// The distance of two neighboring samples in points.
  static let step = 0.25

  static func circleIsHit(of small: Int, in targets: [Target]) -> Bool {
    let (cx, cy) = AllPairs.center(targets[small])
    return targets.indices.contains { other in
      other != small && isHit(cx, cy, by: targets[other])
    }
  }

  private static func isHit(_ cx: Double, _ cy: Double, by target: Target) -> Bool {
    let (ox, oy) = AllPairs.center(target)
    let isFar = abs(cx - ox) > 24 + target.width / 2 || abs(cy - oy) > 24 + target.height / 2
    if isFar { return false }
    let hasCircle = !AllPairs.isSized(target)
    for column in -48...48 {
      for row in -48...48 where column * column + row * row < 48 * 48 {
        let (px, py) = (cx + Double(column) * step, cy + Double(row) * step)
        if hasCircle && (px - ox) * (px - ox) + (py - oy) * (py - oy) < 144 { return true }
        if AllPairs.contains(target, px, py) { return true }
      }
    }
    return false
  }
}
