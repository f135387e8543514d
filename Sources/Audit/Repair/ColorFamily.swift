import DesignTokens
import SourceText

/// Colors that carry meaning against each other, such as success, warning and critical.
public struct ColorFamily: Sendable {
  /// What the author calls it.
  public let name: String
  /// Its tokens, in the order they are named.
  public let colors: [TokenPath]
  /// Where it is declared.
  public let declaration: SourceLocation?

  /// A family.
  public init(name: String, colors: [TokenPath], declaration: SourceLocation? = nil) {
    self.name = name
    self.colors = colors
    self.declaration = declaration
  }
}
