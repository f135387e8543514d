/// A size in points and the content size category it is reached at.
public struct TextSize: Sendable, Hashable {
  /// The category the size is reached at.
  public var category: ContentSizeCategory
  /// The size in points.
  public var size: Double

  /// A size in points at a category.
  public init(category: ContentSizeCategory, size: Double) {
    self.category = category
    self.size = size
  }
}
