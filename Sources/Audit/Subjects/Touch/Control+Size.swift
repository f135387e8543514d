import Typesetting

// The visible size and the touch target of a control, at every content size category.

extension Control {
  /// A length that is known exactly or has a known lower bound.
  public struct Extent: Sendable, Hashable {
    /// The length, or its lower bound, in points.
    public let points: Double
    /// Whether the length is only a lower bound.
    public let isLowerBound: Bool

    /// Creates a length.
    public init(_ points: Double, isLowerBound: Bool = false) {
      self.points = points
      self.isLowerBound = isLowerBound
    }

    init(_ estimate: Estimate) { self.init(estimate.least, isLowerBound: estimate.least < estimate.most) }
  }

  /// The label in the box of the control; nil without a text style.
  public var textBox: TextBox? {
    guard let textStyle else { return nil }
    return TextBox(
      textStyle.text, lineHeight: textStyle.typesetLineHeight, label: label, lines: lines, lineLimit: lineLimit,
      width: frameWidth ?? .flexible(), height: frameHeight ?? .flexible(),
      horizontalPadding: (padding?.x ?? 0) + border + accessories / 2, verticalPadding: (padding?.y ?? 0) + border)
  }

  /// Returns the visible width between two bounds, in points; nil if unknown.
  ///
  /// The width is declared, or follows from the label and its padding, or is at least the padding.
  public func widthEstimate(at category: ContentSizeCategory) -> Estimate? {
    if let exact = frameWidth?.length(at: category) { return Estimate(exactly: exact) }
    let minimum = frameWidth.minimum
    if label != nil, padding != nil, let needed = textBox?.widthNeeded(at: category) {
      return Estimate(least: max(minimum, needed.least), most: max(minimum, needed.most))
    }
    guard padding != nil || minimum > 0 else { return nil }
    let least = 2 * ((padding?.x ?? 0) + border) + accessories
    return Estimate(least: max(minimum, least), most: .infinity)
  }

  /// Returns the visible height between two bounds, in points; nil if unknown.
  ///
  /// The height is declared, or follows from the lines of the label with padding and border.
  public func heightEstimate(at category: ContentSizeCategory) -> Estimate? {
    if let exact = frameHeight?.length(at: category) { return Estimate(exactly: exact) }
    let minimum = frameHeight.minimum
    if let needed = textBox?.heightNeeded(at: category), padding != nil || minimum > 0 {
      let most = padding == nil ? .infinity : needed.most
      return Estimate(least: max(minimum, needed.least), most: max(minimum, most))
    }
    return minimum > 0 ? Estimate(least: minimum, most: .infinity) : nil
  }

  /// Returns the visible width at a category; nil if unknown.
  public func visibleWidth(at category: ContentSizeCategory) -> Extent? { widthEstimate(at: category).map(Extent.init) }

  /// Returns the visible height at a category; nil if unknown.
  public func visibleHeight(at category: ContentSizeCategory) -> Extent? {
    heightEstimate(at: category).map(Extent.init)
  }

  /// Returns the touch target width at a category: the declared target or the visible width, clipped by the screen.
  public func touchableWidth(at category: ContentSizeCategory) -> Extent? {
    touchable(
      target?.width, visibleWidth(at: category), TouchEdges(screenEdges.leading, screenEdges.trailing))
  }

  /// Returns the touch target height at a category: the declared target or the visible height, clipped by the screen.
  public func touchableHeight(at category: ContentSizeCategory) -> Extent? {
    touchable(target?.height, visibleHeight(at: category), TouchEdges(screenEdges.top, screenEdges.bottom))
  }

  private func touchable(_ target: Double?, _ visible: Extent?, _ edges: TouchEdges) -> Extent? {
    guard let target else { return visible }
    guard let visible else { return Extent(target) }
    guard visible.points < target else { return visible }
    let cut = edges.reach(target: target, seen: visible.points)
    return Extent(visible.points + cut.before + cut.after)
  }

  /// The visible width at the default content size category.
  public var visibleWidth: Extent? { visibleWidth(at: .standard) }
  /// The visible height at the default content size category.
  public var visibleHeight: Extent? { visibleHeight(at: .standard) }
  /// The width of the touch target at the default content size category.
  public var touchableWidth: Extent? { touchableWidth(at: .standard) }
  /// The height of the touch target at the default content size category.
  public var touchableHeight: Extent? { touchableHeight(at: .standard) }
}

extension BoxLength? {
  /// The minimum length in points of a growing box; 0 if there is none.
  fileprivate var minimum: Double {
    if case .flexible(let points)? = self { points } else { 0 }
  }
}

/// The distances in points to the two edges of the screen along one axis.
struct TouchEdges {
  let before: Double
  let after: Double

  init(_ before: Double?, _ after: Double?) {
    self.before = before ?? .infinity
    self.after = after ?? .infinity
  }

  /// Returns the extent of a centered target beyond the visible size on each side, clipped at the edges.
  func reach(target: Double, seen: Double) -> (before: Double, after: Double) {
    let half = max(0, (target - seen) / 2)
    return (min(half, before), min(half, after))
  }
}
