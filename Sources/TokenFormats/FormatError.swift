import DesignTokens
import SourceText

/// Why the tokens of a document could not be read, and where.
public enum FormatError: Error, Sendable, Hashable {
  /// The document breaks the syntax it is written in.
  case text(SourceTextError)
  /// Something of another kind stands where the format wants `expected`.
  case unexpected(expected: String, found: String, token: TokenPath?, SourceLocation)
  /// A name that the format does not allow.
  case badName(String, SourceLocation)
  /// A property that the format does not know in this place.
  case unknownProperty(String, token: TokenPath?, suggestion: String?, SourceLocation)
  /// A property that the object must have.
  case missingProperty(String, token: TokenPath?, SourceLocation)
  /// A value without a type of its own, of its group or of an alias.
  case missingType(TokenPath, SourceLocation)
  /// A type that the format does not have.
  case unknownType(String, token: TokenPath?, suggestion: String?, SourceLocation)
  /// An object that is a token and a group at once.
  case tokenWithChildren(TokenPath, child: String, SourceLocation)
  /// A text that is no color, with what was expected and the offset in the text.
  case badColor(String, expected: String, offset: Int, token: TokenPath?, SourceLocation)
  /// A color space that the format does not have.
  case unknownColorSpace(String, suggestion: String?, token: TokenPath?, SourceLocation)
  /// A number outside its range.
  case outOfRange(name: String, value: Double, allowed: String, token: TokenPath?, SourceLocation)
  /// A reference that leads to nothing that stands in the documents, or to something of another kind.
  case noSuchReference(String, token: TokenPath?, SourceLocation)
  /// A name that is declared more than once for the same module, where, and how many other names are too.
  case declaredTwice(TokenPath, [SourceLocation], others: Int)
  /// References that lead back to where they start; the first and last are the same, or one contains the other.
  case circularReference([String], token: TokenPath?, SourceLocation)
  /// A reference that must lead to a group and leads to a token.
  case notAGroup(String, token: TokenPath?, SourceLocation)
  /// A reference to what the place it stands in may not refer to.
  case forbiddenReference(String, in: String, SourceLocation)
  /// A document that another one refers to and that is not there.
  case missingDocument(String, SourceLocation)
  /// One name for two things.
  case repeatedName(String, first: SourceLocation, SourceLocation)
  /// A context that a modifier does not have.
  case unknownContext(String, modifier: String, suggestion: String?, SourceLocation)
  /// An input for a modifier that does not exist.
  case unknownModifier(String, suggestion: String?, SourceLocation)
  /// A modifier without a default for which no context is chosen.
  case missingInput(String, contexts: [String], SourceLocation)
  /// More combinations of contexts than the limit.
  case tooManyModes(Int, limit: Int, SourceLocation)
  /// A pattern of tokens that is none.
  case badPattern(String, PathPattern.SyntaxError, token: TokenPath?, SourceLocation)
  /// A document whose values stand under `value`, as other formats have them, and none under `$value`.
  case bareValues(SourceLocation)
  /// Something that is read leniently, and may not be at the strict level.
  case notStrict(String, token: TokenPath?, SourceLocation)
  /// Part of the format that is not read yet.
  case unsupported(String, token: TokenPath?, SourceLocation)
  /// More tokens than the limit.
  case tooManyTokens(limit: Int, SourceLocation)
  /// More documents, or more readings of them under different conditions, than the limit.
  case tooManyDocuments(limit: Int, SourceLocation)
}

extension FormatError {
  /// Where the fault is.
  public var location: SourceLocation {
    switch self {
    case .text(let error): error.location
    case .unexpected(_, _, _, let place), .badName(_, let place), .unknownProperty(_, _, _, let place),
      .missingProperty(_, _, let place), .missingType(_, let place), .unknownType(_, _, _, let place),
      .tokenWithChildren(_, _, let place), .badColor(_, _, _, _, let place), .unknownColorSpace(_, _, _, let place),
      .outOfRange(_, _, _, _, let place), .noSuchReference(_, _, let place), .circularReference(_, _, let place),
      .notAGroup(_, _, let place), .forbiddenReference(_, _, let place), .missingDocument(_, let place),
      .repeatedName(_, _, let place), .unknownContext(_, _, _, let place), .unknownModifier(_, _, let place),
      .missingInput(_, _, let place), .tooManyModes(_, _, let place), .badPattern(_, _, _, let place),
      .bareValues(let place), .notStrict(_, _, let place), .unsupported(_, _, let place),
      .tooManyTokens(_, let place), .tooManyDocuments(_, let place):
      place
    case .declaredTwice(_, let places, _): places[0]
    }
  }
}
