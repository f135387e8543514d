import Audit
import DesignTokens
import SourceText

/// An error in `palpable.json` or a file it names, with its location.
public enum ConfigurationError: Error, Sendable, Hashable {
  /// Invalid JSON syntax.
  case text(SourceTextError)
  /// An unknown key, with the known keys.
  case unknownKey(String, known: [String], suggestion: String?, SourceLocation)
  /// A key that a later version will read.
  case reservedKey(String, SourceLocation)
  /// A missing required key.
  case missingKey(String, of: String, SourceLocation)
  /// A value of the wrong kind.
  case unexpected(expected: String, found: String, SourceLocation)
  /// An invalid pattern.
  case badPattern(String, PathPattern.SyntaxError, SourceLocation)
  /// A name or pattern that matches no token.
  case noSuchToken(String, suggestion: String?, SourceLocation)
  /// A map pattern that matches no token, with similar existing names.
  ///
  /// Without a source, the pattern is one for the audited system's tokens.
  case unmatchedMap(String, source: String?, near: [String], SourceLocation)
  /// A file whose name suggests a mode that the configuration doesn't list.
  case unlistedFileMode(String, file: String, known: [String], SourceLocation)
  /// A mode of a value that the configuration doesn't list.
  case unlistedMode(String, token: TokenPath, known: [String], SourceLocation)
  /// A listed value without any pairing.
  case unusedValue(String, SourceLocation)
  /// A token in two tiers; the last location is the second tier's.
  case conflictingTiers(TokenPath, Token.Tier, first: Token.Tier, at: SourceLocation, SourceLocation)
  /// A level for one kind of finding that is higher than the rule's level.
  case levelAboveRule(String, Level, rule: Level, SourceLocation)
  /// A token that isn't a color, used as a color.
  case notAColor(TokenPath, SourceLocation)
  /// A material that is opaque in every mode, so nothing shows through it.
  case opaqueMaterial(TokenPath, SourceLocation)
  /// A token that isn't a length or number, used as one.
  case notAQuantity(TokenPath, SourceLocation)
  /// A token whose length or number differs between two modes, used as one number for all modes.
  case variesByMode(String, String, String, SourceLocation)
  /// An unknown name of a text style, control, or other kind.
  case unknownName(kind: String, String, suggestion: String?, SourceLocation)
  /// A duplicate name.
  case repeatedName(kind: String, String, SourceLocation)
  /// A duplicate token in a list.
  case repeatedToken(TokenPath, in: String, SourceLocation)
  /// A finding that a baseline accepts twice, as after a merge that kept both sides.
  case duplicateBaselineEntry(String, SourceLocation)
  /// An invalid date.
  case badDay(String, SourceLocation)
  /// A named baseline that doesn't exist.
  case missingBaseline(String, SourceLocation)
  /// An invalid subject pattern.
  case badSubject(String, SubjectPattern.SyntaxError, SourceLocation)
  /// A rule about waivers and baselines, which can't be waived.
  case notWaivable(String, SourceLocation)
  /// An override that applies to nothing.
  case idleOverride(rule: String, SourceLocation)
  /// A file that extends itself, directly or through others.
  case circularExtension([String], SourceLocation)
  /// More extended files than the limit.
  case tooManyExtensions(limit: Int, SourceLocation)
  /// A file pattern that matches no file.
  case noSuchFile(String, SourceLocation)
}
