/// An invalid color text, with the offset of the first error and the expected input.
public struct ColorSyntaxError: Error, Sendable, Hashable {
  /// The offset from the start of the text, in UTF-8 bytes; the length of the text when it ends too early.
  public let offset: Int
  /// The expected input as a phrase, for example `a hexadecimal digit`.
  public let expected: String

  /// An error at an offset in UTF-8 bytes.
  public init(offset: Int, expected: String) {
    self.offset = offset
    self.expected = expected
  }
}
