/// Equal controls in a row or column whose targets may be larger than what is drawn, as the text grows.
///
/// Lengths are along the row. A flexible length counts with its minimum: the controls can be that small.
public struct TargetRow: Sendable, Hashable {
  /// The side of what is drawn.
  public var visual: BoxLength
  /// The side of the target, centered on what is drawn; at least as long as that.
  public var target: BoxLength
  /// The space between what is drawn of two neighbors, in points.
  public var gap: Double
  /// The number of controls, 0 or more.
  public var count: Int

  /// A row of controls with a gap in points.
  public init(visual: BoxLength, target: BoxLength, gap: Double, count: Int) {
    self.visual = visual
    self.target = target
    self.gap = gap
    self.count = count
  }

  /// Returns the side of what is drawn at a category, in points.
  public func visualLength(at category: ContentSizeCategory) -> Double {
    visual.length(around: Estimate(exactly: 0), at: category).least
  }

  /// Returns the side of the target at a category, in points.
  public func targetLength(at category: ContentSizeCategory) -> Double {
    max(target.length(around: Estimate(exactly: 0), at: category).least, visualLength(at: category))
  }

  /// Returns the targets at a category, with this side in points across the row.
  public func targets(at category: ContentSizeCategory, across: Double) -> [Target] {
    let length = targetLength(at: category)
    let space = visualLength(at: category) + gap - length
    return rowOfTargets(width: length, height: across, gap: space, count: count)
  }

  /// Returns the smallest gap in points without overlap of neighboring targets: target − visual.
  public func smallestGap(at category: ContentSizeCategory) -> Double {
    targetLength(at: category) - visualLength(at: category)
  }

  /// Returns the overlap of neighboring targets in points; 0 if they don't overlap or there is only one.
  public func overlap(at category: ContentSizeCategory) -> Double {
    guard count > 1 else { return 0 }
    let overlap = smallestGap(at: category) - gap
    return overlap > TargetSpacing.roundingSlack ? overlap : 0
  }

  /// The first category at which neighboring targets overlap; nil when they never do.
  public var firstOverlap: ContentSizeCategory? {
    ContentSizeCategory.allCases.first { overlap(at: $0) > 0 }
  }
}
