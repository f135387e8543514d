/// From which size on text counts as large, by weight; large text needs less contrast.
public struct LargeText: Sendable, Hashable {
  /// The least size in points at any weight.
  public let size: Double
  /// The least size in points at `boldWeight` or more; 0 when bold text of any size is large.
  public let boldSize: Double
  /// The least weight, 100 to 900, that counts as bold.
  public let boldWeight: Int

  /// A guideline of sizes in points and a weight of 100 to 900.
  public init(size: Double, boldSize: Double, boldWeight: Int) {
    self.size = size
    self.boldSize = boldSize
    self.boldWeight = boldWeight
  }

  /// WCAG 2.2 on iOS: 24 pt, or 18.66 pt at weight 700.
  ///
  /// WCAG says 18 pt and 14 pt bold; its points are 1.333 CSS pixels, and WCAG2ICT maps a CSS pixel to an iOS point.
  /// 14 · 4/3 is 18.667; 18.66 is what axe-core accepts as 14 pt. Source: "large scale (text)", WCAG 2.2 and WCAG2ICT.
  public static let wcag = LargeText(size: 24, boldSize: 18.66, boldWeight: 700)

  /// Apple's guideline: 18 iOS points at any weight, or bold at any size.
  ///
  /// Laxer than WCAG, because it takes iOS points for WCAG's. Source: Human Interface Guidelines, Accessibility.
  public static let apple = LargeText(size: 18, boldSize: 0, boldWeight: 700)

  /// Whether text of this size in points and weight (100 to 900) is large.
  public func includes(size: Double, weight: Int) -> Bool {
    size >= self.size || (weight >= boldWeight && size >= boldSize)
  }
}
