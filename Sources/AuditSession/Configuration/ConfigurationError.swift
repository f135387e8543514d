import Audit
import DesignTokens
import SourceText

/// Why `palpable.json` cannot be followed, and where.
public enum ConfigurationError: Error, Sendable, Hashable {
  /// The file breaks JSON's syntax.
  case text(SourceTextError)
  /// A key that is not known here.
  case unknownKey(String, known: [String], suggestion: String?, SourceLocation)
  /// A key that a later version will read.
  case reservedKey(String, SourceLocation)
  /// A key that must be there.
  case missingKey(String, of: String, SourceLocation)
  /// Something of another kind than the key wants.
  case unexpected(expected: String, found: String, SourceLocation)
  /// A text that is no pattern.
  case badPattern(String, PathPattern.SyntaxError, SourceLocation)
  /// A name or pattern that matches no token.
  case noSuchToken(String, suggestion: String?, SourceLocation)
  /// A pattern of a map that matches no token, of the system where no source is named, with the names that are written most like what it asks for.
  case unmatchedMap(String, source: String?, near: [String], SourceLocation)
  /// A file whose name speaks of a mode that the configuration doesn't list.
  case unlistedFileMode(String, file: String, known: [String], SourceLocation)
  /// A mode of a value that the configuration doesn't list.
  case unlistedMode(String, token: TokenPath, known: [String], SourceLocation)
  /// A listed value with which no pairing exists.
  case unusedValue(String, SourceLocation)
  /// A token that two tiers claim, the second where the error is.
  case conflictingTiers(TokenPath, Token.Tier, first: Token.Tier, at: SourceLocation, SourceLocation)
  /// A level of one kind of finding that is higher than that of the rule.
  case levelAboveRule(String, Level, rule: Level, SourceLocation)
  /// A token that is named where a color is wanted and is none.
  case notAColor(TokenPath, SourceLocation)
  /// A token that is named where a length or number is wanted and is none.
  case notAQuantity(TokenPath, SourceLocation)
  /// A token whose length or number is not the same in two modes, where one number holds for all.
  case variesByMode(TokenPath, String, String, SourceLocation)
  /// A name that refers to nothing of its kind.
  case unknownName(kind: String, String, suggestion: String?, SourceLocation)
  /// A name given twice.
  case repeatedName(kind: String, String, SourceLocation)
  /// A token that a list names twice.
  case repeatedToken(TokenPath, in: String, SourceLocation)
  /// A finding that a baseline accepts twice, as after a merge that kept both sides.
  case repeatedDebt(String, SourceLocation)
  /// A day that is no day.
  case badDay(String, SourceLocation)
  /// A baseline that is named and not there.
  case missingBaseline(String, SourceLocation)
  /// A text that is no pattern of subjects.
  case badSubject(String, SubjectPattern.SyntaxError, SourceLocation)
  /// A rule about agreements, which no agreement can set aside.
  case notWaivable(String, SourceLocation)
  /// An override that is about nothing.
  case idleOverride(rule: String, SourceLocation)
  /// A file that extends itself, by way of others.
  case circularExtension([String], SourceLocation)
  /// More files that extend each other than are read.
  case tooManyExtensions(limit: Int, SourceLocation)
  /// A pattern of files that matches none.
  case noSuchFile(String, SourceLocation)
}
