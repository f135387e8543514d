/// A text in a container: what it needs and what it gets at every content size category.
///
/// Computed from declared numbers without rendering. Heights of lines and widths of labels that are not declared are
/// estimates; what they leave open is `uncertain`, never `fits`.
public struct TextBox: Sendable, Hashable {
  /// The font, its size and how it scales.
  public var text: ScaledText
  /// The height of each line.
  public var lineHeight: LineHeight
  /// The width of the text on one line; nil when nothing is known of it.
  public var label: LabelWidth?
  /// The number of lines if `label` doesn't determine it, 1 or more.
  public var lines: Int
  /// The most lines that are shown (`.lineLimit`); nil for no limit.
  public var lineLimit: Int?
  /// The width of the container, padding included.
  public var width: BoxLength
  /// The height of the container, padding included.
  public var height: BoxLength
  /// The space left and right of the text, in points each.
  public var horizontalPadding: Double
  /// The space above and under the text, in points each.
  public var verticalPadding: Double

  /// A text in a container; by default one line in a container that grows. Paddings are in points, on each side.
  public init(
    _ text: ScaledText, lineHeight: LineHeight = .natural, label: LabelWidth? = nil,
    lines: Int = 1, lineLimit: Int? = nil,
    width: BoxLength = .flexible(), height: BoxLength = .flexible(),
    horizontalPadding: Double = 0, verticalPadding: Double = 0
  ) {
    self.text = text
    self.lineHeight = lineHeight
    self.label = label
    self.lines = lines
    self.lineLimit = lineLimit
    self.width = width
    self.height = height
    self.horizontalPadding = horizontalPadding
    self.verticalPadding = verticalPadding
  }
}

extension TextBox {
  /// Returns the width in points the text takes on one line with its padding; nil without a label.
  public func widthNeeded(at category: ContentSizeCategory) -> Estimate? {
    label.map { $0.width(atSize: text.shrunkenSize(at: category)) + 2 * horizontalPadding }
  }

  /// Returns the height in points that all lines take with their padding.
  public func heightNeeded(at category: ContentSizeCategory) -> Estimate {
    let line = lineHeight.height(atSize: text.shrunkenSize(at: category))
    let lines = linesShown(at: category)
    return Estimate(least: line.least * lines.least, most: line.most * lines.most) + 2 * verticalPadding
  }

  /// Returns the lines the text would take without a limit.
  ///
  /// One when the width is flexible or nothing is known of the label and `lines` says so. Else, with the text's width w
  /// and the space s: at least ⌈w/s⌉, and at most ⌈w/(s·3/4)⌉ once it wraps, because lines break between words.
  public func linesNeeded(at category: ContentSizeCategory) -> Estimate {
    guard let label, let space = space(at: category) else { return Estimate(exactly: Double(max(1, lines))) }
    let width = label.width(atSize: text.shrunkenSize(at: category))
    guard space > 0 else { return Estimate(least: .infinity, most: .infinity) }
    let most = width.most <= space ? 1 : max(2, (width.most / (space * 0.75)).rounded(.up))
    return Estimate(least: max(1, (width.least / space).rounded(.up)), most: most)
  }

  /// The width in points that is left for the text; nil when the text decides.
  func space(at category: ContentSizeCategory) -> Double? {
    width.length(at: category).map { $0 - 2 * horizontalPadding }
  }

  private func linesShown(at category: ContentSizeCategory) -> Estimate {
    let needed = linesNeeded(at: category)
    guard let limit = lineLimit.map({ Double(max(1, $0)) }) else { return needed }
    return Estimate(least: min(needed.least, limit), most: min(needed.most, limit))
  }
}
