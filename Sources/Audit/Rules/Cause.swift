import DesignTokens
import PageModel
import SourceText

/// The reason why an outcome can't be determined or a requirement doesn't apply, in one sentence without a final period.
///
/// A token in it may have a role, such as "the foreground": reasons that differ only in such tokens count as one.
public struct Cause: Sendable {
  package let phrase: Phrase

  package init(phrase: Phrase) { self.phrase = phrase }

  /// Creates a reason without roles.
  public init(_ text: String) { phrase = "\(prose: text)" }

  /// The sentence.
  public var text: String { phrase.plain }

  /// The sentence with roles in place of the names that have one.
  var byRoles: String { phrase.byRoles.plain }
}

extension Cause: Hashable {
  /// Whether two sentences are equal.
  public static func == (left: Cause, right: Cause) -> Bool { left.text == right.text }

  /// Hashes the sentence.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
