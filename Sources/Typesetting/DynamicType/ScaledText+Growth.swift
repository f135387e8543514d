extension ScaledText {
  /// The sizes in points at all twelve categories, smallest category first.
  public var sizes: [TextSize] { ContentSizeCategory.allCases.map { TextSize(category: $0, size: size(at: $0)) } }

  /// The smallest size before shrinking, and the first category that has it; for custom fonts often not at `large`.
  public var smallest: TextSize {
    sizes.dropFirst().reduce(sizes[0]) { $1.size < $0.size ? $1 : $0 }
  }

  /// The largest size before shrinking, and the first category that has it.
  public var largest: TextSize {
    sizes.dropFirst().reduce(sizes[0]) { $1.size > $0.size ? $1 : $0 }
  }

  /// Returns the categories at which the text is smaller than this many points, before shrinking.
  public func categories(below size: Double) -> [ContentSizeCategory] {
    ContentSizeCategory.allCases.filter { self.size(at: $0) < size }
  }

  /// Returns the enlargement the text keeps at a category: size · `minimumScaleFactor` / size at `large`.
  ///
  /// The size at `large` is the one delivered there, after the range. A text that may shrink to fit counts as shrunken:
  /// only f · size is certain to be shown.
  public func factor(at category: ContentSizeCategory) -> Double {
    shrunkenSize(at: category) / size(at: .standard)
  }

  /// The largest enlargement over the size at `large`, and the first category that reaches it.
  public var largestFactor: TextGrowth {
    let growths = ContentSizeCategory.allCases.map { TextGrowth(category: $0, factor: factor(at: $0)) }
    return growths.dropFirst().reduce(growths[0]) { $1.factor > $0.factor ? $1 : $0 }
  }

  /// Returns the first category at which the text is at least `factor` times its size at `large`; nil when it never is.
  public func firstCategory(reaching factor: Double) -> ContentSizeCategory? {
    ContentSizeCategory.allCases.first { self.factor(at: $0) >= factor }
  }

  /// The largest enlargement the platform offers this text when nothing in the source holds it back.
  ///
  /// The same size and style with the full range, no maximum and no shrinking. `fixed` counts as `custom`: the platform
  /// would scale it if asked. WCAG2ICT accepts less than 200% for 1.4.4 if this is the limit (`largeTitle`: 176%).
  public var platformLimit: TextGrowth {
    var text = self
    text.range = .all
    text.maximumPointSize = nil
    text.minimumScaleFactor = 1
    if text.scaling == .fixed { text.scaling = .custom }
    return text.largestFactor
  }

  /// Returns the lowest maximum category (`.dynamicTypeSize(...category)`) with which the text still reaches `factor`.
  ///
  /// The lower bound of the range and the other limits stay. Nil when no maximum is high enough.
  public func lowestCap(reaching factor: Double) -> ContentSizeCategory? {
    ContentSizeCategory.allCases.first { cap in
      guard cap >= range.lowerBound else { return false }
      var text = self
      text.range = range.lowerBound...cap
      return text.largestFactor.factor >= factor
    }
  }
}
