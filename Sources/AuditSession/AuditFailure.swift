import DesignTokens
import SourceText
import TokenFormats

/// Why an audit could not be made: one or more problems, each with its place.
public struct AuditFailure: Error, Sendable, Hashable {
  /// A single reason.
  public enum Problem: Sendable, Hashable {
    case file(FileError)
    case configuration(ConfigurationError)
    case format(FormatError)
    case resolution(ResolutionError)
    /// A mode that was asked for and does not exist.
    case unknownMode(String, known: [String])
    /// A day that is no day.
    case badDate(String)
    /// A palpable.json among several paths.
    case configurationAmongOthers(String)
    /// Files that no configuration orders give a token different values.
    case conflictingFiles(Imported.Conflict)
    /// There is no Swift source to look at; nil where nothing says which.
    case nothingToLint(String?)
    /// A color that cannot be written into the file of a token.
    case unwritable(TokenPath, reason: String, SourceLocation)
    /// There were tokens, but nothing to decide about them.
    case nothingAudited(String)
    /// A document in a format that is known and unsupported, with the place of the first thing that can't be read.
    case unsupportedDocument(UnsupportedTokens, SourceLocation)
    /// There are tokens, and nothing about them that a drafted configuration could check.
    case nothingToPair(String, colors: [String])
    /// A drafted configuration that can't be audited.
    case undraftable(String, reason: String)
    /// Tokens that cannot be written in a format.
    case conversion(ConversionError)
  }

  /// The problems, in the order of the files.
  public let problems: [Problem]

  /// A failure with several problems.
  public init(_ problems: [Problem]) { self.problems = problems }

  init(_ problem: Problem) { problems = [problem] }
}
