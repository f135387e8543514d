import Audit

extension TextClipping {
  /// The reasons for a verdict, first about declared frames, then about line limits and heights in view code.
  public enum Reason: UInt8, VerdictReason {
    /// The frame grows with the text.
    case grows
    /// The text fits the frame at every text size.
    case fits
    /// The text exceeds the width of the frame.
    case exceedsWidth
    /// The text exceeds the height of the frame.
    case exceedsHeight
    /// The estimated width of the label is about that of the frame.
    case mayExceedWidth
    /// The label is undeclared, so the width of the text is unknown.
    case undeclaredLabel
    /// The estimated height of the text is about that of the frame.
    case mayExceedHeight

    /// More than one line is allowed.
    case wraps
    /// The line limit depends on the content size category.
    case limitFollowsCategory
    /// `ViewThatFits` shows another view if the text doesn't fit.
    case hasAlternative
    /// The line scrolls horizontally.
    case scrolls
    /// The text shrinks to fit.
    case shrinks
    /// The text has one size, which other rules report.
    case keepsSize
    /// The text is limited to one line and can't shrink.
    case oneLine
    /// A condition limits the text to one line.
    case conditionalLimit
    /// The text keeps its full width, which may exceed the screen.
    case keepsWidth
    /// The line limit is unknown.
    case unknownLimit

    /// The height is nil.
    case flexibleHeight
    /// The height is infinite.
    case unboundedHeight
    /// The height depends on the content size category.
    case heightFollowsCategory
    /// One line fits the height at every text size.
    case lineFits
    /// One line exceeds the height.
    case lineExceedsHeight
    /// The estimated height of one line is about the height.
    case lineMayExceedHeight
    /// The height is unknown.
    case unknownHeight
    /// The font is unknown.
    case unknownFont
    /// The smallest scale factor is unknown.
    case unknownScaleFactor
  }
}
