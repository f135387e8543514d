import Audit
import ViewCode

/// A rule that requires a known directive, known rules, and a reason in every suppression comment.
public struct InvalidSuppression: Rule {
  public static let descriptor = RuleDescriptor(
    id: "invalid-suppression",
    title: "Suppression comments must name a rule and give a reason",
    description: """
      Checks comments that start with // palpable: and reports invalid ones. A comment is invalid if its directive isn't disable:next or disable:this, \
      if it names no rule, an unknown rule, or a rule that doesn't check view code, or if it gives no reason. Invalid comments suppress nothing.
      """,
    rationale: "Anyone who writes a suppression expects it to work, and later readers need to know why it is there.",
    knownLimits: ["Doesn't check whether the reason is a good one."],
    requirement: .init("Waivers, baselines, and suppressions"),
    level: .error, isAboutDesign: false,
    passing: [
      ShadowExample.example("A rule and a reason", "// palpable:disable:next custom-shadow - a map", shadow),
      ShadowExample.example(
        "Spaces around the rule", "//  palpable:disable:next  custom-shadow ,  - a map", shadow),
      ShadowExample.example("The same line", shadow + " // palpable:disable:this custom-shadow - a map"),
      ShadowExample.example("No space after the slashes", "//palpable:disable:next custom-shadow - a map", shadow),
    ],
    inapplicable: [
      ShadowExample.example("A documentation comment", "/// palpable:disable:next RULE - reason", shadow)
    ],
    failing: [
      ShadowExample.example("No reason", "/*!*/// palpable:disable:next custom-shadow", shadow),
      ShadowExample.example("A reason without words", "/*!*/// palpable:disable:next custom-shadow - !!", shadow),
      ShadowExample.example("An unknown rule", "/*!*/// palpable:disable:next custom-shade - a map", shadow),
      ShadowExample.example("An unknown directive", "/*!*/// palpable:disable custom-shadow - a map", shadow),
      ShadowExample.example("No rule", "/*!*/// palpable:disable:next - a map", shadow),
      ShadowExample.example(
        "A rule about suppressions", "/*!*/// palpable:disable:next unused-suppression - a map", shadow),
      ShadowExample.example("A rule about tokens", "/*!*/// palpable:disable:next spacing-grid - a map", shadow),
    ])

  private static let shadow = "Text(title).shadow(radius: 4)"

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The comment names a rule and gives a reason.
    case valid
    /// The directive is unknown.
    case unknownDirective
    /// The comment names no rule.
    case noRule
    /// The comment gives no reason.
    case noReason
    /// The comment is too long.
    case tooLong
    /// The rule is unknown.
    case unknownRule
    /// The rule is about waivers, baselines, or suppression comments.
    case ruleOfAgreements
    /// The rule doesn't check view code.
    case notAboutCode
  }

  public func judge(_ subject: SuppressionStatus) -> Judgement<Reason>? {
    guard case .invalid(let problem) = subject.state else { return Judgement(.passed, .valid) }
    return switch problem {
    case .fault(.unknownVerb): Judgement(.failed, .unknownDirective)
    case .fault(.noRule): Judgement(.failed, .noRule)
    case .fault(.noReason): Judgement(.failed, .noReason)
    case .fault(.tooLong): Judgement(.failed, .tooLong)
    case .unknownRule: Judgement(.failed, .unknownRule)
    case .ruleAboutGateExceptions: Judgement(.failed, .ruleOfAgreements)
    case .notAboutCode: Judgement(.failed, .notAboutCode)
    }
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: SuppressionStatus) -> Words {
    let rule = subject.rule ?? ""
    let example = "// palpable:disable:next RULE - reason"
    return switch judgement.reason {
    case .valid: Words("names a rule and gives a reason")
    case .unknownDirective:
      failure(
        "unknown directive palpable:\(subject.unknownVerb)", "use palpable:disable:next or palpable:disable:this")
    case .noRule: failure("no rule is named", "write \(example)")
    case .noReason: failure("no reason is given", "write \(example)")
    case .tooLong: failure("the comment is longer than \(Suppression.longest) bytes", "shorten the reason")
    case .unknownRule:
      failure(
        "unknown rule \"\(rule)\"",
        subject.suggestion.map { "use \($0)" } ?? "run palpable rules for a list of rules")
    case .ruleOfAgreements:
      failure("findings of \(rule) can't be suppressed", "fix the finding and remove the comment")
    case .notAboutCode:
      failure("\(rule) doesn't check view code", "remove the comment, or use a waiver in palpable.json")
    }
  }

  private func failure(_ message: String, _ remedy: String) -> Words {
    Words(message + ", so this comment has no effect", remedy: remedy)
  }
}

extension SuppressionStatus {
  /// The directive if it is unknown, otherwise an empty string.
  fileprivate var unknownVerb: String {
    if case .invalid(.fault(.unknownVerb(let verb))) = state { verb } else { "" }
  }

  /// The closest existing rule if the rule is unknown.
  fileprivate var suggestion: String? {
    if case .invalid(.unknownRule(let suggestion)) = state { suggestion } else { nil }
  }
}
