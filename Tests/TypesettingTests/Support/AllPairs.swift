import TestSupport
import Typesetting

/// The rule written down pair by pair, with its own geometry.
enum AllPairs {
  /// Up to 12 targets in 160 × 160 points; halves of points, so that exact touching happens often.
  static func arrangement(_ random: inout SplitMix64) -> [Target] {
    (0..<Int.random(in: 1...12, using: &random)).map { _ in
      let width = Double(Int.random(in: 8...100, using: &random)) / 2
      let height = Double(Int.random(in: 8...100, using: &random)) / 2
      return Target(
        x: Double(Int.random(in: 0...320, using: &random)) / 2, y: Double(Int.random(in: 0...320, using: &random)) / 2,
        width: width, height: height,
        cornerRadius: Bool.random(using: &random) ? 0 : Double(Int.random(in: 1...50, using: &random)) / 2)
    }
  }

  /// Whether a 24 × 24 square fits: all four corners of the centered square lie inside.
  static func isSized(_ target: Target) -> Bool {
    target.width >= 24 && target.height >= 24
      && contains(target, target.x + target.width / 2 - 12, target.y + target.height / 2 - 12)
  }

  /// The largest shortfall over all neighbors in points; negative when all keep off.
  static func shortfall(of small: Int, in targets: [Target]) -> Double {
    let (cx, cy) = center(targets[small])
    var worst = -Double.infinity
    for (other, target) in targets.enumerated() where other != small {
      worst = max(worst, 12 - distance(target, cx, cy))
      guard !isSized(target) else { continue }
      let (ox, oy) = center(target)
      worst = max(worst, 24 - ((ox - cx) * (ox - cx) + (oy - cy) * (oy - cy)).squareRoot())
    }
    return worst
  }

  static func center(_ target: Target) -> (Double, Double) {
    (target.x + target.width / 2, target.y + target.height / 2)
  }

  /// The four corner discs one by one, and the two bars of the cross between them.
  static func distance(_ target: Target, _ px: Double, _ py: Double) -> Double {
    let r = min(target.cornerRadius, target.width / 2, target.height / 2)
    let (left, right) = (target.x + r, target.x + target.width - r)
    let (top, bottom) = (target.y + r, target.y + target.height - r)
    let discs = [(left, top), (right, top), (left, bottom), (right, bottom)].map {
      max(0, (($0.0 - px) * ($0.0 - px) + ($0.1 - py) * ($0.1 - py)).squareRoot() - r)
    }
    let bars = [
      box(px, py, left, target.y, right, target.y + target.height),
      box(px, py, target.x, top, target.x + target.width, bottom),
    ]
    return min(discs.min() ?? 0, bars.min() ?? 0)
  }

  static func contains(_ target: Target, _ px: Double, _ py: Double) -> Bool { distance(target, px, py) == 0 }

  private static func box(
    _ px: Double, _ py: Double, _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double
  ) -> Double {
    let dx = px < x0 ? x0 - px : px > x1 ? px - x1 : 0
    let dy = py < y0 ? y0 - py : py > y1 ? py - y1 : 0
    return (dx * dx + dy * dy).squareRoot()
  }

  /// The gap between two areas: each is a cross of two bars and four discs, and the nearest parts decide.
  static func gap(_ one: Target, _ other: Target) -> Double {
    parts(of: one).flatMap { a in
      parts(of: other).map { b in
        let dx = max(a.x0 - b.x1, b.x0 - a.x1, 0)
        let dy = max(a.y0 - b.y1, b.y0 - a.y1, 0)
        return max(0, (dx * dx + dy * dy).squareRoot() - a.radius - b.radius)
      }
    }.min() ?? 0
  }

  private struct Part {
    var x0, y0, x1, y1, radius: Double
  }

  private static func parts(of target: Target) -> [Part] {
    let r = min(target.cornerRadius, target.width / 2, target.height / 2)
    let (left, right) = (target.x + r, target.x + target.width - r)
    let (top, bottom) = (target.y + r, target.y + target.height - r)
    let discs = [(left, top), (right, top), (left, bottom), (right, bottom)].map {
      Part(x0: $0.0, y0: $0.1, x1: $0.0, y1: $0.1, radius: r)
    }
    return discs + [
      Part(x0: left, y0: target.y, x1: right, y1: target.y + target.height, radius: 0),
      Part(x0: target.x, y0: top, x1: target.x + target.width, y1: bottom, radius: 0),
    ]
  }
}
