extension ScaledText {
  /// Returns the categories at which this text and another have the opposite size order from `large`.
  ///
  /// A caption that outgrows a body, a heading that ends smaller than the text under it. Equal sizes are no inversion;
  /// texts of one size at `large` have no order to lose.
  public func inversions(with other: ScaledText) -> [ContentSizeCategory] {
    let isLarger = size(at: .standard) > other.size(at: .standard)
    let isSmaller = size(at: .standard) < other.size(at: .standard)
    return ContentSizeCategory.allCases.filter { category in
      let (own, others) = (size(at: category), other.size(at: category))
      return (isLarger && own < others) || (isSmaller && own > others)
    }
  }

  /// The difference to the size the platform sets in the style this text scales with, in points; 0 without drift.
  ///
  /// Positive when the text is larger than the style at `large`.
  public var drift: Double { baseSize - style.metrics(at: .standard).size }
}

extension SystemTextStyle {
  /// Returns the styles whose size at `large` is nearest to this one in points, largest style first; several when tied.
  public static func nearest(toSize size: Double) -> [SystemTextStyle] {
    let distances = allCases.map { abs($0.metrics(at: .standard).size - size) }
    guard let least = distances.min() else { return [] }
    return zip(allCases, distances).filter { $0.1 == least }.map(\.0)
  }
}
