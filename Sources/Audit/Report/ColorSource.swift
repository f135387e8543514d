import DesignTokens

/// The text of a token's value in its file, for patches that replace the value with another color.
public struct ColorSource: Sendable {
  /// How the value is written, which decides the notation of its replacement.
  public enum Notation: Int, Sendable {
    /// A hexadecimal string in JSON.
    case hexString
    /// An object or an alias in JSON.
    case object
    /// A value in a style sheet.
    case css
  }

  /// The lines of a value.
  public struct Text: Sendable {
    /// The file, as a patch names it.
    public let path: String
    /// The number of the first line.
    public let line: Int
    /// The text before the value on its first line.
    public let before: String
    /// The value, which may span several lines.
    public let value: String
    /// The text after the value on its last line.
    public let after: String
    /// How the value is written.
    public let notation: Notation
    /// Whether no line feed follows the last line.
    public let endsFile: Bool

    /// Creates the lines of a value.
    public init(
      path: String, line: Int, before: String, value: String, after: String, notation: Notation, endsFile: Bool
    ) {
      (self.path, self.line, self.before, self.value, self.after) = (path, line, before, value, after)
      (self.notation, self.endsFile) = (notation, endsFile)
    }
  }

  /// The lines of a value, or the reason that a patch can't replace it.
  public enum Place: Sendable {
    case text(Text)
    case none(reason: String)
  }

  /// The token.
  public let token: TokenPath
  /// The mode of the value; nil for a value without a mode.
  public let mode: String?
  /// The lines of the value.
  public let place: Place

  /// Creates the source of a value.
  public init(token: TokenPath, mode: String?, place: Place) {
    (self.token, self.mode, self.place) = (token, mode, place)
  }
}
