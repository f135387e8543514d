import DesignTokens
import SourceText

/// An error in reading the tokens of a document, with its location.
public enum FormatError: Error, Sendable, Hashable {
  /// Invalid syntax.
  case text(SourceTextError)
  /// An unexpected kind of value in place of `expected`.
  case unexpected(expected: String, found: String, token: TokenPath?, SourceLocation)
  /// A name that the format does not allow.
  case badName(String, SourceLocation)
  /// An unknown property.
  case unknownProperty(String, token: TokenPath?, suggestion: String?, SourceLocation)
  /// A missing required property.
  case missingProperty(String, token: TokenPath?, SourceLocation)
  /// A value without a type from itself, its group, or an alias.
  case missingType(TokenPath, SourceLocation)
  /// An unknown type.
  case unknownType(String, token: TokenPath?, suggestion: String?, SourceLocation)
  /// An object that is both a token and a group.
  case tokenWithChildren(TokenPath, child: String, SourceLocation)
  /// An invalid color, with the expected input and the offset in the text.
  case badColor(String, expected: String, offset: Int, token: TokenPath?, SourceLocation)
  /// An unsupported color space.
  case unknownColorSpace(String, suggestion: String?, token: TokenPath?, SourceLocation)
  /// A number outside its range.
  case outOfRange(name: String, value: Double, allowed: String, token: TokenPath?, SourceLocation)
  /// A reference without a target in the documents, or with a target of another kind.
  case noSuchReference(String, token: TokenPath?, SourceLocation)
  /// A name that is declared more than once for the same module, where, and how many other names are too.
  case declaredTwice(TokenPath, [SourceLocation], others: Int)
  /// Circular references; the first and last are the same, or one contains the other.
  case circularReference([String], token: TokenPath?, SourceLocation)
  /// A reference to a token where a group is required.
  case notAGroup(String, token: TokenPath?, SourceLocation)
  /// A reference that isn't allowed at its location.
  case forbiddenReference(String, in: String, SourceLocation)
  /// A referenced document that doesn't exist.
  case missingDocument(String, SourceLocation)
  /// A duplicate name.
  case repeatedName(String, first: SourceLocation, SourceLocation)
  /// An unknown context of a modifier.
  case unknownContext(String, modifier: String, suggestion: String?, SourceLocation)
  /// An input for an unknown modifier.
  case unknownModifier(String, suggestion: String?, SourceLocation)
  /// A modifier without a default for which no context is chosen.
  case missingInput(String, contexts: [String], SourceLocation)
  /// More combinations of contexts than the limit.
  case tooManyModes(Int, limit: Int, SourceLocation)
  /// A theme that uses a set which doesn't exist.
  case unknownSet(String, suggestion: String?, SourceLocation)
  /// More combinations of themes than the limit.
  case tooManyThemes(Int, limit: Int, SourceLocation)
  /// An invalid token pattern.
  case badPattern(String, PathPattern.SyntaxError, token: TokenPath?, SourceLocation)
  /// A document with values under `value`, as in other formats, and none under `$value`.
  case bareValues(SourceLocation)
  /// A leniency that the strict level doesn't allow.
  case notStrict(String, token: TokenPath?, SourceLocation)
  /// An unsupported part of the format.
  case unsupported(String, token: TokenPath?, SourceLocation)
  /// More tokens than the limit.
  case tooManyTokens(limit: Int, SourceLocation)
  /// More documents, or more readings of them under different conditions, than the limit.
  case tooManyDocuments(limit: Int, SourceLocation)
}

extension FormatError {
  /// The location of the error.
  public var location: SourceLocation {
    switch self {
    case .text(let error): error.location
    case .unexpected(_, _, _, let place), .badName(_, let place), .unknownProperty(_, _, _, let place),
      .missingProperty(_, _, let place), .missingType(_, let place), .unknownType(_, _, _, let place),
      .tokenWithChildren(_, _, let place), .badColor(_, _, _, _, let place), .unknownColorSpace(_, _, _, let place),
      .outOfRange(_, _, _, _, let place), .noSuchReference(_, _, let place), .circularReference(_, _, let place),
      .notAGroup(_, _, let place), .forbiddenReference(_, _, let place), .missingDocument(_, let place),
      .repeatedName(_, _, let place), .unknownContext(_, _, _, let place), .unknownModifier(_, _, let place),
      .missingInput(_, _, let place), .tooManyModes(_, _, let place), .unknownSet(_, _, let place),
      .tooManyThemes(_, _, let place), .badPattern(_, _, _, let place),
      .bareValues(let place), .notStrict(_, _, let place), .unsupported(_, _, let place),
      .tooManyTokens(_, let place), .tooManyDocuments(_, let place):
      place
    case .declaredTwice(_, let places, _): places[0]
    }
  }
}
