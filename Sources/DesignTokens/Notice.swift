import SourceText

/// Something a reader noticed and went on: a leniency it granted, a value that replaces another.
///
/// Notices are neither errors nor findings; every report lists them.
public struct Notice: Sendable, Hashable {
  /// One sentence without a full stop.
  public let message: String
  /// Where it was noticed.
  public let location: SourceLocation?

  /// A notice at a place; long values in the message are cut.
  public init(_ message: String, at location: SourceLocation?) {
    self.message = message.shortenedSentence
    self.location = location
  }
}
