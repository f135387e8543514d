import SourceText
import Typesetting

/// A text style of the audited system: its size, and its growth with the content size category.
public struct TextStyle: Sendable, Hashable {
  /// The horizontal size class of a style.
  public enum SizeClass: String, Sendable, CaseIterable { case any, compact, regular }

  /// The author's name of the style.
  public let name: String
  /// The weight, 1 to 1000.
  public let weight: Int
  /// The line height as a multiple of the size, if declared.
  public let lineHeight: Double?
  /// The size in points, the underlying system style, the scaling, and the caps.
  public let text: ScaledText
  /// The size class; `any` unless the style has a second size for regular widths.
  public let sizeClass: SizeClass
  /// The name of the only mode with these values; nil if they are the same in every mode.
  public let mode: String?
  /// The location of the declaration.
  public let declaration: SourceLocation?

  /// Creates a text style.
  public init(
    name: String, weight: Int, lineHeight: Double?, text: ScaledText, sizeClass: SizeClass = .any,
    mode: String? = nil, declaration: SourceLocation?
  ) {
    self.name = name
    self.weight = weight
    self.lineHeight = lineHeight
    self.text = text
    self.sizeClass = sizeClass
    self.mode = mode
    self.declaration = declaration
  }

  /// The size in points at the default content size category, large.
  public var size: Double { text.size(at: .standard) }

  /// Returns the height of one line in points at a category; nil if no line height is declared.
  public func lineHeight(at category: ContentSizeCategory) -> Double? {
    lineHeight.map { $0 * text.size(at: category) }
  }

  /// The line height as boxes measure it: the declared multiple, else the font's own.
  public var typesetLineHeight: LineHeight { lineHeight.map { .multiple($0) } ?? .natural }

  /// Whether two styles can be seen side by side.
  public func meets(_ other: TextStyle) -> Bool {
    (sizeClass == other.sizeClass || sizeClass == .any || other.sizeClass == .any)
      && (mode == other.mode || mode == nil || other.mode == nil)
  }

  /// The name, with the mode if the values belong to one mode only.
  public var title: String { mode.map { "\(name) (\($0))" } ?? name }
}
