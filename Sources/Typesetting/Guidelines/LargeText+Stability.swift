extension LargeText {
  /// Whether a text of this weight (100 to 900) is large at a content size category.
  public func includes(_ text: ScaledText, weight: Int, at category: ContentSizeCategory = .standard) -> Bool {
    includes(size: text.size(at: category), weight: weight)
  }

  /// Returns the categories at which a text that is large by default no longer is; empty when it is not large by default.
  ///
  /// WCAG judges the size delivered by default, so this is worth a note, not a failure.
  public func categoriesLost(by text: ScaledText, weight: Int) -> [ContentSizeCategory] {
    guard includes(text, weight: weight) else { return [] }
    return ContentSizeCategory.allCases.filter { !includes(text, weight: weight, at: $0) }
  }
}
