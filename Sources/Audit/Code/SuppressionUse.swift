import SourceText

/// A suppression of one rule and what became of it in one audit; where the comment is at fault, the comment as a whole.
public struct SuppressionUse: AgreementSubject {
  /// Why a suppression holds nothing back.
  public enum Refusal: Sendable, Hashable {
    /// The comment cannot be followed.
    case fault(Suppression.Fault)
    /// There is no such rule, with the one that was probably meant.
    case unknownRule(suggestion: String?)
    /// The rule is about agreements themselves.
    case ruleOfAgreements
    /// The rule looks at no view code.
    case notAboutCode
  }

  /// What became of it.
  public enum State: Sendable, Hashable {
    /// It holds so many findings back.
    case used(Int)
    /// Its rule ran and found nothing there.
    case unused
    /// Its rule was off.
    case notLookedAt
    /// It cannot hold anything back.
    case refused(Refusal)
  }

  /// The comment.
  public let suppression: Suppression
  /// The rule; nil where it is the comment that is at fault.
  public let rule: String?
  /// What became of it.
  public let state: State
  /// The declaration in which the comment stands.
  let enclosing: String
  /// How many comments before it in the same declaration say the same.
  let occurrence: Int
  /// The file as findings name it.
  let file: String

  public static func subjects(of system: MeasuredSystem) -> [SuppressionUse] { system.suppressions }

  public var reference: SubjectReference {
    // Without the reason, so that better words make no new finding.
    let verb = suppression.text.utf8.prefix { $0 != 0x20 && $0 != 0x09 }
    let text = rule.map { "\(Substring(verb)) \($0)" } ?? suppression.text
    return .code(file: file, declaration: enclosing, text: text, occurrence: occurrence)
  }

  public var location: SourceLocation? { suppression.declaration }
}
