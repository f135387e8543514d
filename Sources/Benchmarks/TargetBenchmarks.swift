import Typesetting

/// Touch geometry: the spacing exception of WCAG 2.5.8 over a thousand targets, against the check of all pairs.
enum TargetBenchmarks {
  static func run(_ harness: inout Harness) {
    var random = SplitMix64(state: 8)
    let targets = (0..<1_000).map { _ in
      Target(
        x: .random(in: 0...1_200, using: &random), y: .random(in: 0...1_200, using: &random),
        width: .random(in: 8...48, using: &random), height: .random(in: 8...48, using: &random))
    }
    let spacing = TargetSpacing()
    harness.measure("spacing of 1,000 targets", "plain", items: 1_000) { failingPairByPair(targets) }
    harness.measure("spacing of 1,000 targets", "sorted in bands", items: 1_000) {
      spacing.clearances(of: targets).count { !$0.passes }
    }
  }

  /// How many fail when every target is held against every other.
  private static func failingPairByPair(_ targets: [Target]) -> Int {
    let isSmall = targets.map { min($0.width, $0.height) < 24 }
    return targets.indices.count { small in
      isSmall[small]
        && targets.indices.contains { other in
          guard other != small else { return false }
          let (a, b) = (targets[small], targets[other])
          let (x, y) = (a.x + a.width / 2, a.y + a.height / 2)
          let (dx, dy) = (max(b.x - x, 0, x - b.x - b.width), max(b.y - y, 0, y - b.y - b.height))
          let (cx, cy) = (b.x + b.width / 2 - x, b.y + b.height / 2 - y)
          return dx * dx + dy * dy < 144 || (isSmall[other] && cx * cx + cy * cy < 576)
        }
    }
  }
}
