/// Text that is not a color: where it stops being one, and what was expected there.
public struct ColorSyntaxError: Error, Sendable, Hashable {
  /// The offset from the start of the text, in UTF-8 bytes; the length of the text when it ends too early.
  public let offset: Int
  /// What could have stood there, as a phrase: `a hexadecimal digit`.
  public let expected: String

  /// An error at an offset in UTF-8 bytes.
  public init(offset: Int, expected: String) {
    self.offset = offset
    self.expected = expected
  }
}
