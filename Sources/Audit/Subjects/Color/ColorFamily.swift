import DesignTokens
import SourceText

/// A set of colors whose differences carry meaning, such as success, warning, and critical.
public struct ColorFamily: Sendable {
  /// The author's name of the family.
  public let name: String
  /// The tokens, in declared order.
  public let colors: [TokenPath]
  /// The location of the declaration.
  public let declaration: SourceLocation?

  /// Creates a family.
  public init(name: String, colors: [TokenPath], declaration: SourceLocation? = nil) {
    self.name = name
    self.colors = colors
    self.declaration = declaration
  }
}
