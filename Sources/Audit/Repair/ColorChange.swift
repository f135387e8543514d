import ColorScience
import DesignTokens
import SourceText

/// A color that a repair writes for a token: in place of a value, of an alias, or where the token had none.
public struct ColorChange: Sendable {
  /// What is written.
  public enum Kind: String, Sendable, CaseIterable {
    /// The value that stands in a file is another one.
    case changed
    /// The token is given a value in a mode in which it showed the look of another one.
    case added
    /// The token is given a value in place of an alias, so that the color the alias leads to can stay.
    case detached
  }

  /// What is written.
  public let kind: Kind
  /// The token that is written.
  public let token: TokenPath
  /// The mode that the value is written for; nil for the value that names no mode.
  public let mode: String?
  /// The modes in which it shows.
  public let shownIn: [String]
  /// The color that shows there now.
  public let old: Color
  /// What would be expected where a value is added, such as the light color turned over; else the color that shows now.
  public let expected: Color
  /// The color that shows there then.
  public let new: Color
  /// Where the value stands that is changed; of a value that is added, the one whose look showed in its place.
  public let location: SourceLocation
  /// What is written there now.
  public let authored: String
  /// The pairings that fail now and pass then, as positions in the pairings of the report.
  public var mended: [Int]

  /// A change.
  public init(
    _ kind: Kind, token: TokenPath, mode: String?, shownIn: [String], old: Color, expected: Color? = nil, new: Color,
    location: SourceLocation,
    authored: String, mended: [Int] = []
  ) {
    self.kind = kind
    self.token = token
    self.mode = mode
    self.shownIn = shownIn
    self.old = old
    self.expected = expected ?? old
    self.new = new
    self.location = location
    self.authored = authored
    self.mended = mended
  }

  /// How far the color is from the one that shows now, or from the one that is expected, whichever is nearer: deltaEOK, the distance in Oklab.
  public var difference: Double { min(old.difference(from: new, by: .ok), expected.difference(from: new, by: .ok)) }

  /// The new color as an author would write it: hexadecimal in sRGB, else as CSS has it.
  public var notation: String { new.space.isSRGBFamily ? new.hex : new.css }
}
