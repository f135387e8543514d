import SourceText

/// A suppression of one rule and its status in one audit; for an invalid comment, the comment as a whole.
public struct SuppressionStatus: GateExceptionSubject {
  /// The reason why a suppression has no effect.
  public enum Problem: Sendable, Hashable {
    /// The comment is invalid.
    case fault(Suppression.Fault)
    /// The rule is unknown, with the closest existing rule.
    case unknownRule(suggestion: String?)
    /// The rule is about waivers, baselines, or suppression comments.
    case ruleAboutGateExceptions
    /// The rule doesn't check view code.
    case notAboutCode
  }

  /// The status of a suppression.
  public enum State: Sendable, Hashable {
    /// The comment suppresses this number of findings.
    case used(Int)
    /// The rule ran and found nothing on that line.
    case unused
    /// The rule was off.
    case notLookedAt
    /// The suppression can't have an effect.
    case invalid(Problem)
  }

  /// The comment.
  public let suppression: Suppression
  /// The rule; nil if the comment is invalid.
  public let rule: String?
  /// The status.
  public let state: State
  /// The number of preceding equal comments in the same declaration.
  let occurrence: Int
  /// The file name in findings.
  let file: String

  public static func subjects(of system: MeasuredSystem) -> [SuppressionStatus] { system.suppressions }

  public static var kinds: [SubjectKind] { [.code] }

  public var subjectName: SubjectName {
    // The reason isn't included, so rewording it doesn't create a new finding.
    let verb = suppression.text.utf8.prefix { $0 != 0x20 && $0 != 0x09 }
    let text = rule.map { "\(Substring(verb)) \($0)" } ?? suppression.text
    return .code(file: file, declaration: suppression.enclosing, text: text, occurrence: occurrence)
  }

  public var location: SourceLocation? { suppression.declaration }
}
