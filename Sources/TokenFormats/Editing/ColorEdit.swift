import ColorScience
import DesignTokens
import SourceText

/// A color that is to be written into a document.
public struct ColorEdit: Sendable {
  /// Where it is written.
  public enum Place: Sendable {
    /// In place of a color that is written out; the bytes of the whole value, as its reader tells them.
    case literal(SourceLocation)
    /// In place of the name of another token.
    case alias(SourceLocation)
    /// Where a token of the document, or of the system it belongs to, has no value for a mode.
    case missing(MissingValue)
  }

  /// The token, as the format calls it.
  public let token: TokenPath
  /// The color.
  public let color: Color
  /// The color that stands there now, where one does: what the text must mean for its notation to be known.
  public let old: Color?
  /// Where it is written.
  public let place: Place

  /// An edit.
  public init(token: TokenPath, color: Color, old: Color? = nil, place: Place) {
    self.token = token
    self.color = color
    self.old = old
    self.place = place
  }
}

/// A value that a token does not have for a mode, with what stands around the place where it would be.
public struct MissingValue: Sendable {
  /// The mode, by the name that the format gives it.
  public let mode: String
  /// Whether the whole document is for this mode, so that it holds the token once and says nothing of modes.
  public let isOnlyMode: Bool
  /// The value of the token that shows in the mode for want of one, where it stands in the same document.
  public let base: SourceLocation?
  /// The values in the same document that other tokens have for this mode and no other.
  public let siblings: [SourceLocation]
  /// The other places in the same document where the values of ``siblings`` are written for the mode.
  public let copies: [SourceLocation: [SourceLocation]]
  /// The tokens of the system in the order in which their base values stand.
  public let order: [TokenPath]

  /// A value that is missing.
  public init(
    mode: String, isOnlyMode: Bool, base: SourceLocation?, siblings: [SourceLocation] = [],
    copies: [SourceLocation: [SourceLocation]] = [:], order: [TokenPath] = []
  ) {
    self.mode = mode
    self.isOnlyMode = isOnlyMode
    self.base = base
    self.siblings = siblings
    self.copies = copies
    self.order = order
  }
}

/// Why a color cannot be written into a document.
public enum EditError: Error, Sendable, Hashable {
  /// The document is not what was read: it cannot be parsed, or no value stands where one did.
  case changed
  /// What stands there is no color that is written out, with what it is.
  case notALiteral(String)
  /// No notation of the place can hold the color.
  case notHeld
  /// The document has no place for the value, with the reason.
  case noPlace(String)
  /// Two edits of the same bytes.
  case overlapping
  /// The document would be larger than what is read.
  case tooLarge(limit: Int)

  /// The reason, in a sentence without a full stop.
  public var reason: String {
    switch self {
    case .changed: "the document has changed since it was read"
    case .notALiteral(let what): "its value is \(what), which is not edited"
    case .notHeld: "its notation cannot hold the color"
    case .noPlace(let reason): reason
    case .overlapping: "two changes are to be written in one place"
    case .tooLarge(let limit): "the document would be larger than \(limit) bytes"
    }
  }
}
