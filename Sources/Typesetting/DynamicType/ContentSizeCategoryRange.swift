extension ClosedRange where Bound == ContentSizeCategory {
  /// All twelve categories: text that follows the person's setting everywhere.
  public static var all: Self { .xSmall ... .accessibility5 }

  /// The categories both ranges allow, as nested `.dynamicTypeSize` modifiers do; nil when there are none.
  ///
  /// Disjoint ranges are a mistake in the source; what is then shown is `outer.clamped(to: inner)`, because every
  /// modifier clamps what the one around it let through.
  public func intersection(_ other: Self) -> Self? { overlaps(other) ? clamped(to: other) : nil }

  /// The category that is shown when the person has set this one: the nearest the range allows.
  public func clamp(_ category: ContentSizeCategory) -> ContentSizeCategory {
    Swift.min(Swift.max(category, lowerBound), upperBound)
  }
}
