import SourceText

/// A notice of a reader that doesn't stop it, such as lenient parsing or a replaced value.
///
/// Notices are neither errors nor findings; every report lists them.
public struct InputNotice: Sendable, Hashable {
  /// The message, one sentence without a period.
  public let message: String
  /// The location in the input; nil if there is none.
  public let location: SourceLocation?

  /// Creates a notice with a location; long values in the message are truncated.
  public init(_ message: String, at location: SourceLocation?) {
    self.message = message.shortenedSentence
    self.location = location
  }
}
