import Audit

/// A suppression in view code can be followed: it has a verb, rules that exist, and a reason.
public struct InvalidSuppression: Rule {
  public static let descriptor = RuleDescriptor(
    id: "invalid-suppression",
    title: "A suppression in view code says what it suppresses, and why",
    description: """
      Reports comments that start with // palpable: and that cannot be followed: they ask for something other than disable:next or disable:this, name no \
      rule or one that does not exist or does not look at view code, or give no reason. Such a comment holds nothing back.
      """,
    rationale: "Who writes a suppression believes that it works; whoever reads it later has to learn why it is there.",
    knownLimits: ["Whether a reason is a good one, nobody checks."],
    requirement: .init("Agreements of the audit itself", url: "https://www.w3.org/TR/WCAG-EM/#step5"),
    level: .error, isAboutDesign: false,
    passing: [
      SuppressionExample.example("A rule and a reason", "// palpable:disable:next custom-shadow - a map", shadow),
      SuppressionExample.example(
        "Spaces around the rule", "//  palpable:disable:next  custom-shadow ,  - a map", shadow),
      SuppressionExample.example("The same line", shadow + " // palpable:disable:this custom-shadow - a map"),
      SuppressionExample.example("No space after the slashes", "//palpable:disable:next custom-shadow - a map", shadow),
      SuppressionExample.example("A documentation comment", "/// palpable:disable:next RULE - reason", shadow),
    ],
    failing: [
      SuppressionExample.example("No reason", "/*!*/// palpable:disable:next custom-shadow", shadow),
      SuppressionExample.example("A reason without a word", "/*!*/// palpable:disable:next custom-shadow - !!", shadow),
      SuppressionExample.example("An unknown rule", "/*!*/// palpable:disable:next custom-shade - a map", shadow),
      SuppressionExample.example("An unknown verb", "/*!*/// palpable:disable custom-shadow - a map", shadow),
      SuppressionExample.example("No rule", "/*!*/// palpable:disable:next - a map", shadow),
      SuppressionExample.example(
        "A rule about agreements", "/*!*/// palpable:disable:next unused-suppression - a map", shadow),
      SuppressionExample.example("A rule about tokens", "/*!*/// palpable:disable:next spacing-grid - a map", shadow),
    ])

  private static let shadow = "Text(title).shadow(radius: 4)"

  public init() {}

  public func applies(to subject: SuppressionUse) -> Bool { true }

  public func evaluate(_ subject: SuppressionUse) -> Evaluation {
    guard case .refused(let refusal) = subject.state else {
      return Evaluation(.passed, message: "says what it suppresses, and why")
    }
    let rule = subject.rule ?? ""
    switch refusal {
    case .fault(let fault): return evaluation(fault)
    case .unknownRule(let suggestion):
      return failure("there is no rule \(rule)", suggestion.map { "write \($0)" } ?? "palpable rules lists the rules")
    case .ruleOfAgreements:
      return failure("\(rule) is about agreements themselves and cannot be suppressed", "mend what it finds")
    case .notAboutCode:
      return failure(
        "\(rule) looks at no view code", "take the comment out; a waiver in palpable.json can hold it back")
    }
  }

  private func evaluation(_ fault: Suppression.Fault) -> Evaluation {
    let example = "// palpable:disable:next RULE - reason"
    switch fault {
    case .unknownVerb(let verb):
      return failure("there is no palpable:\(verb)", "write palpable:disable:next or palpable:disable:this")
    case .noRule: return failure("it names no rule", "write \(example)")
    case .noReason: return failure("it gives no reason", "write \(example)")
    case .tooLong: return failure("it is longer than \(Suppression.longest) bytes", "give a shorter reason")
    }
  }

  private func failure(_ message: String, _ remedy: String) -> Evaluation {
    Evaluation(.failed, message: message + ", so nothing is held back", remedy: remedy)
  }
}
