import DesignTokens
import SourceText
import TokenFormats

/// The reasons that an audit can't run: one or more problems, each with its location.
public struct AuditFailure: Error, Sendable, Hashable {
  /// A single reason.
  public enum Problem: Sendable, Hashable {
    case file(FileError)
    case configuration(ConfigurationError)
    case format(FormatError)
    case resolution(ResolutionError)
    /// An unknown requested mode, with the available modes.
    case unknownMode(String, known: [String])
    /// An invalid date.
    case badDate(String)
    /// A `palpable.json` among several paths.
    case configurationAmongOthers(String)
    /// Conflicting values for a token in files whose order no configuration defines.
    case conflictingFiles(Imported.Conflict)
    /// No Swift source to check; nil if no configuration names any.
    case nothingToLint(String?)
    /// A color that can't be written into a token's file.
    case unwritable(TokenPath, reason: String, SourceLocation)
    /// Tokens without anything that a rule can check.
    case nothingAudited(String)
    /// A document in a recognized but unsupported format, with the location of the first unsupported part.
    case unsupportedDocument(UnsupportedTokens, SourceLocation)
    /// Tokens without anything that a drafted configuration could check.
    case nothingToPair(String, colors: [String])
    /// A drafted configuration that can't be audited.
    case undraftable(String, reason: String)
    /// A problem in an earlier state of the files, with the name of that state.
    case earlier(String, reason: String)
    /// Tokens that can't be represented in a format.
    case conversion(ConversionError)
  }

  /// The problems, in the order of the files.
  public let problems: [Problem]

  /// Creates a failure with several problems.
  public init(_ problems: [Problem]) { self.problems = problems }

  init(_ problem: Problem) { problems = [problem] }
}
