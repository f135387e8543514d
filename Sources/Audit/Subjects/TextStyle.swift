import SourceText
import Typesetting

/// A text style of the audited system: its size, and how it grows with the content size category.
public struct TextStyle: Sendable, Hashable {
  /// What the author calls it.
  public let name: String
  /// The weight, 1 to 1000.
  public let weight: Int
  /// The height of a line as a multiple of the size, if it is declared.
  public let lineHeight: Double?
  /// The size in points, the system style it follows, the way it scales and the categories it is held to.
  public let text: ScaledText
  /// Where it is declared.
  public let declaration: SourceLocation?

  /// A text style.
  public init(name: String, weight: Int, lineHeight: Double?, text: ScaledText, declaration: SourceLocation?) {
    self.name = name
    self.weight = weight
    self.lineHeight = lineHeight
    self.text = text
    self.declaration = declaration
  }

  /// The size in points at the default content size category, large.
  public var size: Double { text.size(at: .standard) }

  /// The height of one line in points at a category; nil when no line height is declared.
  public func lineHeight(at category: ContentSizeCategory) -> Double? {
    lineHeight.map { $0 * text.size(at: category) }
  }
}
