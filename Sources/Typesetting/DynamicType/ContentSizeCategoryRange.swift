extension ClosedRange where Bound == ContentSizeCategory {
  /// All twelve categories: text that follows the person's setting everywhere.
  public static var all: Self { .xSmall ... .accessibility5 }

  /// Returns the categories that both ranges allow, like nested `.dynamicTypeSize` modifiers; nil if there are none.
  ///
  /// Disjoint ranges are a mistake in the source; what is then shown is `outer.clamped(to: inner)`, because every
  /// modifier clamps what the one around it let through.
  public func intersection(_ other: Self) -> Self? { overlaps(other) ? clamped(to: other) : nil }

  /// Returns the effective category for a user's setting: the closest one in the range.
  public func clamp(_ category: ContentSizeCategory) -> ContentSizeCategory {
    Swift.min(Swift.max(category, lowerBound), upperBound)
  }
}
