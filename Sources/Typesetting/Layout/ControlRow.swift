/// Controls side by side, and how wide the row becomes as the text grows.
public struct ControlRow: Sendable, Hashable {
  /// The controls from left to right; their heights play no part.
  public var controls: [TextBox]
  /// The space between two neighbors, in points.
  public var gap: Double
  /// The space left and right of the row, in points each.
  public var margin: Double

  /// A row of controls with a gap and a margin in points.
  public init(_ controls: [TextBox], gap: Double, margin: Double = 0) {
    self.controls = controls
    self.gap = gap
    self.margin = margin
  }

  /// Returns the width of the row in points at a category, margins included; nil when a growing control has no label.
  public func width(at category: ContentSizeCategory) -> Estimate? {
    var sum = Estimate(exactly: 2 * margin + gap * Double(max(0, controls.count - 1)))
    for control in controls {
      if let own = control.width.length(at: category) {
        sum = sum + own
      } else {
        guard let needed = control.widthNeeded(at: category) else { return nil }
        sum = sum + control.width.length(around: needed, at: category)
      }
    }
    return sum
  }

  /// Whether the row fits a width in points without wrapping or scrolling; 320 is the width of WCAG 1.4.10.
  public func fit(at category: ContentSizeCategory, within space: Double = WCAGMeasure.reflowWidth) -> Fit {
    width(at: category)?.fit(within: space) ?? .uncertain
  }

  /// Returns the first category at which the row certainly doesn't fit; nil if there is none.
  public func firstOverflow(within space: Double = WCAGMeasure.reflowWidth) -> ContentSizeCategory? {
    ContentSizeCategory.allCases.first { fit(at: $0, within: space) == .clips }
  }

  /// Returns the first category at which the row does not certainly fit; nil when it fits everywhere.
  public func firstUncertain(within space: Double = WCAGMeasure.reflowWidth) -> ContentSizeCategory? {
    ContentSizeCategory.allCases.first { fit(at: $0, within: space) != .fits }
  }
}
