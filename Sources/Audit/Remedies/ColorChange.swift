import ColorScience
import DesignTokens
import SourceText

/// A color that a repair writes for a token: in place of a value, in place of an alias, or as an added value.
public struct ColorChange: Sendable {
  /// The kind of edit.
  public enum Kind: String, Sendable, CaseIterable {
    /// An existing value in a file changes.
    case changed
    /// The token gets a value in a mode in which it fell back to the value of another mode.
    case added
    /// The token gets a value in place of an alias, so that the alias target can keep its color.
    case detached
    /// The token's alias names another token.
    case repointed
  }

  /// The kind of edit.
  public let kind: Kind
  /// The token that changes.
  public let token: TokenPath
  /// The mode of the value; nil for a value without a mode.
  public let mode: String?
  /// The modes in which the value is shown.
  public let shownIn: [String]
  /// The color before the change.
  public let old: Color
  /// The expected color of an added value, such as the light color with inverted lightness; else the old color.
  public let expected: Color
  /// The color after the change.
  public let new: Color
  /// The token that the new value names; nil for a color.
  public var target: TokenPath?
  /// The location of the value that changes; for an added value, the location of the value that it replaces as fallback.
  public let location: SourceLocation
  /// The authored text at that location before the change.
  public let authored: String
  /// The pairings that fail before and pass after the change, as indices of the report's pairings.
  public var fixed: [Int]
  /// The pairings that pass with all changes and fail without this change alone, as indices of the report's pairings.
  public var needed: [Int] = []

  /// Creates a change; without `expected`, the expected color is `old`.
  public init(
    _ kind: Kind, token: TokenPath, mode: String?, shownIn: [String], old: Color, expected: Color? = nil, new: Color,
    location: SourceLocation,
    authored: String, fixed: [Int] = []
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
    self.fixed = fixed
  }

  /// The ΔEOK of the new color from the color that the mode shows before, as comparisons state it.
  public var difference: Double { old.shownDifference(to: new, over: canvas) }
  /// The canvas below a translucent color.
  package var canvas = Color.white

  /// The ΔEOK that a repair minimizes: from the old or the expected color, whichever is closer.
  ///
  /// For a change of alpha, the difference that is visible over the color behind.
  public var goalDifference: Double {
    visibleDifference ?? min(old.difference(from: new, by: .ok), expected.difference(from: new, by: .ok))
  }

  /// The visible ΔEOK of a changed alpha; nil for other changes.
  public var visibleDifference: Double?

  /// The new value as an author would write it: an alias in braces, else the color, hexadecimal in sRGB and in CSS notation elsewhere.
  public var notation: String { target.map { "{\($0)}" } ?? colorNotation }

  /// The new color as an author would write it.
  public var colorNotation: String { new.space.isSRGBFamily ? new.hex : new.css }
}
