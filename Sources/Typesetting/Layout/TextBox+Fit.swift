extension TextBox {
  /// Whether the height holds all shown lines.
  ///
  /// Exact when the line height is declared and the text does not wrap by estimate.
  public func verticalFit(at category: ContentSizeCategory) -> Fit {
    guard let height = height.length(at: category) else { return .fits }
    return heightNeeded(at: category).fit(within: height)
  }

  /// Whether the width holds the text in the lines it may take.
  ///
  /// A container that grows fits, even if the screen doesn't hold it. One that does not grow is `uncertain`
  /// around a text of unknown width, and around a word that may be broken because it is longer than the line.
  public func horizontalFit(at category: ContentSizeCategory) -> Fit {
    guard let space = space(at: category) else { return .fits }
    guard let label else { return .uncertain }
    let needed = linesNeeded(at: category)
    if needed.least == .infinity { return .clips }
    let byLines = lineLimit.map { needed.fit(within: Double(max(1, $0))) } ?? .fits
    if needed.most == 1 { return byLines }
    let longestWord = label.longestWord?.scaled(by: text.shrunkenSize(at: category)).most ?? 0
    return longestWord <= space ? byLines : max(byLines, .uncertain)
  }

  /// Returns the worse of the vertical and the horizontal fit.
  public func fit(at category: ContentSizeCategory) -> Fit {
    max(verticalFit(at: category), horizontalFit(at: category))
  }

  /// The first category at which the text certainly doesn't fit; nil if there is none.
  public var firstClipping: ContentSizeCategory? {
    ContentSizeCategory.allCases.first { fit(at: $0) == .clips }
  }

  /// The first category at which the text does not certainly fit; nil when it fits everywhere.
  public var firstUncertain: ContentSizeCategory? {
    ContentSizeCategory.allCases.first { fit(at: $0) != .fits }
  }

  /// The smallest height in points that certainly holds the text at every category of its range.
  public var heightForAll: Double {
    ContentSizeCategory.allCases.map { heightNeeded(at: $0).most }.reduce(0) { $1 <= $0 ? $0 : $1 }
  }
}
