import ColorScience
import DesignTokens
import SourceText

/// A color to write into a document.
public struct ColorEdit: Sendable {
  /// The location to write to.
  public enum Place: Sendable {
    /// Replaces a literal color; the location covers the whole value, as reported by its reader.
    case literal(SourceLocation)
    /// Replaces the name of another token with the color.
    case alias(SourceLocation)
    /// Replaces the name of another token with the name of a third.
    case target(SourceLocation, from: TokenPath, to: TokenPath)
    /// Adds a value for a mode to a token of the document or of its system.
    case missing(MissingValue)
  }

  /// The token, as the format calls it.
  public let token: TokenPath
  /// The color.
  public let color: Color
  /// The current color, if there is one; the text must have this meaning for its notation to be known.
  public let old: Color?
  /// The location to write to.
  public let place: Place

  /// An edit.
  public init(token: TokenPath, color: Color, old: Color? = nil, place: Place) {
    self.token = token
    self.color = color
    self.old = old
    self.place = place
  }
}

/// A token's missing value for a mode, with the surroundings of its future location.
public struct MissingValue: Sendable {
  /// The mode, by the name that the format gives it.
  public let mode: String
  /// Whether the whole document is for this mode, so that it holds the token once and says nothing of modes.
  public let isOnlyMode: Bool
  /// The fallback value of the token for the mode, if it is in the same document.
  public let base: SourceLocation?
  /// The values in the same document that other tokens have for this mode and no other.
  public let siblings: [SourceLocation]
  /// The other locations in the same document of the values of ``siblings`` for the mode.
  public let copies: [SourceLocation: [SourceLocation]]
  /// The tokens of the system in the order of their base values.
  public let order: [TokenPath]
  /// The token that the value names; nil for a color.
  public let target: TokenPath?

  /// A value that is missing.
  public init(
    mode: String, isOnlyMode: Bool, base: SourceLocation?, siblings: [SourceLocation] = [],
    copies: [SourceLocation: [SourceLocation]] = [:], order: [TokenPath] = [], target: TokenPath? = nil
  ) {
    self.mode = mode
    self.isOnlyMode = isOnlyMode
    self.base = base
    self.siblings = siblings
    self.copies = copies
    self.order = order
    self.target = target
  }
}

/// An error that prevents writing a color into a document.
public enum EditError: Error, Sendable, Hashable {
  /// The document has changed since it was read: it can't be parsed, or a value isn't at its location.
  case changed
  /// The existing value isn't a literal color, with its kind.
  case notALiteral(String)
  /// No supported notation at the location can represent the color.
  case notHeld
  /// The document can't contain the value, with the reason.
  case noPlace(String)
  /// Two edits of the same bytes.
  case overlapping
  /// The document would exceed the size limit for reading.
  case tooLarge(limit: Int)

  /// The reason as a sentence without a period.
  public var reason: String {
    switch self {
    case .changed: "the document has changed since it was read"
    case .notALiteral(let what): "its value is \(what), which can't be edited"
    case .notHeld: "its notation can't represent the color"
    case .noPlace(let reason): reason
    case .overlapping: "two changes overlap"
    case .tooLarge(let limit): "the document would exceed \(limit) bytes"
    }
  }
}
