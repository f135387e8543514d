/// A factor of enlargement and the content size category it is reached at.
public struct TextGrowth: Sendable, Hashable {
  /// The category the factor is reached at.
  public var category: ContentSizeCategory
  /// The size at the category / the size at `large`; 2 is 200%.
  public var factor: Double

  /// A growth factor at a category; 1 means no growth.
  public init(category: ContentSizeCategory, factor: Double) {
    self.category = category
    self.factor = factor
  }
}
