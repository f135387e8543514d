import SourceText
import Typesetting

/// A frame with texts that may not grow with them: a declared container, or a control with its label.
public struct TextFrame: Sendable, Hashable {
  /// A part of the frame's contents.
  public enum Part: Sendable, Hashable {
    /// A text in a style.
    case text(Content)
    /// An empty space, in points.
    case space(Double)
  }

  /// A text in a frame.
  public struct Content: Sendable, Hashable {
    /// The text style.
    public let style: TextStyle
    /// The width of the text; nil if unknown.
    public let label: LabelWidth?
    /// The number of lines, if the width doesn't determine it.
    public let lines: Int
    /// The maximum number of visible lines; nil for no limit.
    public let lineLimit: Int?

    /// Creates a text with a style.
    public init(_ style: TextStyle, label: LabelWidth? = nil, lines: Int = 1, lineLimit: Int? = nil) {
      self.style = style
      self.label = label
      self.lines = lines
      self.lineLimit = lineLimit
    }
  }

  /// The author's name of the frame.
  public let name: String
  /// The contents, from top to bottom.
  public let parts: [Part]
  /// The width, including padding.
  public var width = BoxLength.flexible()
  /// The height, including padding.
  public var height = BoxLength.flexible()
  /// The space around the text in points, including the border: x on each side, y above and below.
  public var padding = SIMD2<Double>.zero
  /// Whether the frame belongs to a control.
  public var isControl = false
  /// The location of the declaration.
  public var declaration: SourceLocation?

  /// Creates a frame that grows with its parts.
  public init(name: String, parts: [Part]) {
    self.name = name
    self.parts = parts
  }

  /// Creates the frame of a control; nil without a text style.
  init?(_ control: Control) {
    guard let style = control.textStyle, let box = control.textBox else { return nil }
    self.init(
      name: control.name,
      parts: [.text(Content(style, label: control.label, lines: control.lines, lineLimit: control.lineLimit))])
    (width, height) = (box.width, box.height)
    padding = SIMD2(box.horizontalPadding, box.verticalPadding)
    (isControl, declaration) = (true, control.declaration)
  }

  /// The texts of the frame.
  public var contents: [Content] {
    parts.compactMap { if case .text(let content) = $0 { content } else { nil } }
  }

  /// Whether neither the width nor the height limits the text.
  public var growsFreely: Bool { width.isFlexible && height.isFlexible }

  private func box(_ content: Content) -> TextBox {
    TextBox(
      content.style.text, lineHeight: content.style.typesetLineHeight, label: content.label, lines: content.lines,
      lineLimit: content.lineLimit, width: width, horizontalPadding: padding.x)
  }

  /// Returns the height in points that all parts need, including padding.
  public func heightNeeded(at category: ContentSizeCategory) -> Estimate {
    parts.reduce(Estimate(exactly: 2 * padding.y)) { sum, part in
      switch part {
      case .text(let content): sum + box(content).heightNeeded(at: category)
      case .space(let points): sum + points
      }
    }
  }

  /// Returns the vertical fit of all parts; exact if line heights are declared and no wrapping is estimated.
  public func verticalFit(at category: ContentSizeCategory) -> Fit {
    height.length(at: category).map { heightNeeded(at: category).fit(within: $0 + lengthSlack) } ?? .fits
  }

  /// Returns the horizontal fit of every text in its allowed lines, estimated from letter widths.
  public func horizontalFit(at category: ContentSizeCategory) -> Fit {
    contents.map { box($0).horizontalFit(at: category) }.max() ?? .fits
  }

  /// Returns the worse of the vertical and the horizontal fit.
  public func fit(at category: ContentSizeCategory) -> Fit {
    max(verticalFit(at: category), horizontalFit(at: category))
  }

  /// The first category at which a part certainly doesn't fit; nil if there is none.
  public var firstClipping: ContentSizeCategory? { ContentSizeCategory.allCases.first { fit(at: $0) == .clips } }

  /// The first category at which it isn't certain that everything fits; nil if there is none.
  public var firstUncertain: ContentSizeCategory? { ContentSizeCategory.allCases.first { fit(at: $0) != .fits } }

  /// The smallest height in points that certainly fits everything at every category.
  public var heightForAll: Double { ContentSizeCategory.allCases.map { heightNeeded(at: $0).most }.max() ?? 0 }

  /// The category up to which WCAG 1.4.4 requires all text to be visible: the first at which all texts have doubled.
  ///
  /// The last category if a text never doubles, because the platform doesn't enlarge it that far.
  public var enlargedCategory: ContentSizeCategory {
    contents.map { $0.style.text.firstCategory(reaching: WCAGMeasure.enlargement) ?? .accessibility5 }.max()
      ?? .accessibility5
  }
}

extension BoxLength {
  /// Whether the length grows with the content.
  public var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}
