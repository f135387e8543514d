import SourceText

/// A source file that can't be read, in full or from some location on, so its findings are unknown.
public struct UnreadFile: Sendable, Hashable {
  /// The name in findings: the path relative to the configuration folder.
  public let name: String
  /// The location of the problem, or the start of the file.
  public let location: SourceLocation
  /// The problem, such as `file isn't valid UTF-8`.
  public let problem: String
  /// The fix, in the imperative, such as `save it as UTF-8`.
  public let remedy: String

  /// Creates an unread file.
  public init(name: String, location: SourceLocation, problem: String, remedy: String) {
    self.name = name
    self.location = location
    self.problem = problem
    self.remedy = remedy
  }
}
