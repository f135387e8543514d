/// An error in reading a text document, with its location.
public enum SourceTextError: Error, Sendable, Hashable {
  /// The document holds more bytes than the limit.
  case tooLarge(bytes: Int, limit: Int, SourceLocation)
  /// The bytes are not UTF-8.
  case notUTF8(SourceLocation)
  /// Something else stands where the syntax wants `expected`; `found` is nil at the end of the document.
  case unexpected(found: UInt8?, expected: String, SourceLocation)
  /// A name stands twice in one object.
  case duplicateName(String, first: SourceLocation, SourceLocation)
  /// Values are nested deeper than the limit.
  case tooDeep(limit: Int, SourceLocation)
  /// A name is longer than the limit, in UTF-8 bytes.
  case nameTooLong(limit: Int, SourceLocation)
  /// A text is longer than the limit, in UTF-8 bytes.
  case textTooLong(limit: Int, SourceLocation)
  /// A number too large for a 64-bit floating-point value.
  case numberOutOfRange(SourceLocation)
  /// A comment in a document whose format allows none.
  case commentNotAllowed(SourceLocation)
  /// A comma with nothing after it in a document whose format allows none.
  case trailingCommaNotAllowed(SourceLocation)

  /// The location of the error.
  public var location: SourceLocation {
    switch self {
    case .tooLarge(_, _, let place), .notUTF8(let place), .unexpected(_, _, let place),
      .duplicateName(_, _, let place), .tooDeep(_, let place), .nameTooLong(_, let place), .textTooLong(_, let place),
      .numberOutOfRange(let place), .commentNotAllowed(let place), .trailingCommaNotAllowed(let place):
      place
    }
  }
}
