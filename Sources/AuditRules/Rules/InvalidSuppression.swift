import Audit

/// A rule that requires a known directive, known rules, and a reason in every suppression comment.
public struct InvalidSuppression: EvaluatingRule {
  public static let descriptor = RuleDescriptor(
    id: "invalid-suppression",
    title: "Suppression comments must name a rule and give a reason",
    description: """
      Checks comments that start with // palpable: and reports invalid ones. A comment is invalid if its directive isn't disable:next or disable:this, \
      if it names no rule, an unknown rule, or a rule that doesn't check view code, or if it gives no reason. Invalid comments suppress nothing.
      """,
    rationale: "Anyone who writes a suppression expects it to work, and later readers need to know why it is there.",
    knownLimits: ["Doesn't check whether the reason is a good one."],
    requirement: .init("Waivers, baselines, and suppressions", url: "https://www.w3.org/TR/WCAG-EM/#step5"),
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

  public func applies(to subject: SuppressionUse) -> Bool { true }

  public func evaluate(_ subject: SuppressionUse) -> Evaluation {
    guard case .refused(let refusal) = subject.state else {
      return Evaluation(.passed, message: "names a rule and gives a reason")
    }
    let rule = subject.rule ?? ""
    switch refusal {
    case .fault(let fault): return evaluation(fault)
    case .unknownRule(let suggestion):
      return failure(
        "unknown rule \"\(rule)\"", suggestion.map { "use \($0)" } ?? "run palpable rules for a list of rules")
    case .ruleOfAgreements:
      return failure("findings of \(rule) can't be suppressed", "fix the finding and remove the comment")
    case .notAboutCode:
      return failure(
        "\(rule) doesn't check view code", "remove the comment, or use a waiver in palpable.json")
    }
  }

  private func evaluation(_ fault: Suppression.Fault) -> Evaluation {
    let example = "// palpable:disable:next RULE - reason"
    switch fault {
    case .unknownVerb(let verb):
      return failure("unknown directive palpable:\(verb)", "use palpable:disable:next or palpable:disable:this")
    case .noRule: return failure("no rule is named", "write \(example)")
    case .noReason: return failure("no reason is given", "write \(example)")
    case .tooLong: return failure("the comment is longer than \(Suppression.longest) bytes", "shorten the reason")
    }
  }

  private func failure(_ message: String, _ remedy: String) -> Evaluation {
    Evaluation(.failed, message: message + ", so this comment has no effect", remedy: remedy)
  }
}
