import SourceText
import Typesetting

/// Texts in a frame that may not grow with them: a container as declared, or a control with its label.
public struct TextFrame: Sendable, Hashable {
  /// What stands in the frame, from top to bottom.
  public enum Part: Sendable, Hashable {
    /// A text in a style.
    case text(Content)
    /// An empty space, in points.
    case space(Double)
  }

  /// A text in a frame.
  public struct Content: Sendable, Hashable {
    /// Its style.
    public let style: TextStyle
    /// How wide it is; nil when nothing is known of it.
    public let label: LabelWidth?
    /// The lines when the label does not tell.
    public let lines: Int
    /// The most lines that are shown; nil for no limit.
    public let lineLimit: Int?

    /// A text of a style.
    public init(_ style: TextStyle, label: LabelWidth? = nil, lines: Int = 1, lineLimit: Int? = nil) {
      self.style = style
      self.label = label
      self.lines = lines
      self.lineLimit = lineLimit
    }
  }

  /// What the author calls it.
  public let name: String
  /// What stands in it.
  public let parts: [Part]
  /// The width, padding included.
  public var width = BoxLength.flexible()
  /// The height, padding included.
  public var height = BoxLength.flexible()
  /// The space around the text in points, border included: x at each side, y above and below.
  public var padding = SIMD2<Double>.zero
  /// Whether it is a control's own frame.
  public var isControl = false
  /// Where it is declared.
  public var declaration: SourceLocation?

  /// A frame that grows with its parts.
  public init(name: String, parts: [Part]) {
    self.name = name
    self.parts = parts
  }

  /// The frame of a control; nil without a text style.
  init?(_ control: Control) {
    guard let style = control.textStyle, let box = control.textBox else { return nil }
    self.init(
      name: control.name,
      parts: [.text(Content(style, label: control.label, lines: control.lines, lineLimit: control.lineLimit))])
    (width, height) = (box.width, box.height)
    padding = SIMD2(box.horizontalPadding, box.verticalPadding)
    (isControl, declaration) = (true, control.declaration)
  }

  /// The texts.
  public var contents: [Content] {
    parts.compactMap { if case .text(let content) = $0 { content } else { nil } }
  }

  /// Whether neither its width nor its height holds the text back.
  public var growsFreely: Bool { width.isFlexible && height.isFlexible }

  private func box(_ content: Content) -> TextBox {
    TextBox(
      content.style.text, lineHeight: content.style.typesetLineHeight, label: content.label, lines: content.lines,
      lineLimit: content.lineLimit, width: width, horizontalPadding: padding.x)
  }

  /// The height in points that all parts take with the padding.
  public func heightNeeded(at category: ContentSizeCategory) -> Estimate {
    parts.reduce(Estimate(exactly: 2 * padding.y)) { sum, part in
      switch part {
      case .text(let content): sum + box(content).heightNeeded(at: category)
      case .space(let points): sum + points
      }
    }
  }

  /// Whether the height holds everything; exact where line heights are declared and nothing wraps by estimate.
  public func verticalFit(at category: ContentSizeCategory) -> Fit {
    height.length(at: category).map { heightNeeded(at: category).fit(within: $0 + lengthSlack) } ?? .fits
  }

  /// Whether the width holds every text in the lines it may take; an estimate from the widths of letters.
  public func horizontalFit(at category: ContentSizeCategory) -> Fit {
    contents.map { box($0).horizontalFit(at: category) }.max() ?? .fits
  }

  /// The worse of both.
  public func fit(at category: ContentSizeCategory) -> Fit {
    max(verticalFit(at: category), horizontalFit(at: category))
  }

  /// The first category at which something certainly no longer fits; nil when there is none.
  public var firstClipping: ContentSizeCategory? { ContentSizeCategory.allCases.first { fit(at: $0) == .clips } }

  /// The first category at which not everything certainly fits; nil when all does.
  public var firstUncertain: ContentSizeCategory? { ContentSizeCategory.allCases.first { fit(at: $0) != .fits } }

  /// The least height in points that certainly holds everything at every category.
  public var heightForAll: Double { ContentSizeCategory.allCases.map { heightNeeded(at: $0).most }.max() ?? 0 }

  /// The category up to which WCAG 1.4.4 asks for everything to be shown: the first at which all texts have doubled.
  ///
  /// The last one where a text never doubles, because the platform does not enlarge it that far.
  public var enlargedCategory: ContentSizeCategory {
    contents.map { $0.style.text.firstCategory(reaching: WCAGMeasure.enlargement) ?? .accessibility5 }.max()
      ?? .accessibility5
  }
}

extension BoxLength {
  /// Whether it grows with its content.
  public var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}
