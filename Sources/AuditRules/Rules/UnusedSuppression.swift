import Audit
import ViewCode

/// A rule that requires every suppression comment to match at least one finding.
public struct UnusedSuppression: Rule {
  public static let descriptor = RuleDescriptor(
    id: "unused-suppression",
    title: "Suppression comments must match at least one finding",
    description: """
      Reports suppression comments, such as // palpable:disable:next RULE - reason, if the rule has no finding on that line. Skips suppressions of rules \
      that are off.
      """,
    rationale: "An unused suppression would hide the next finding on its line.",
    knownLimits: [
      "Reports every suppression in previews and token definitions, because their code is skipped.",
      "Treats two suppressions of the same finding as used.",
    ],
    requirement: .init("Waivers, baselines, and suppressions"),
    level: .warning, isAboutDesign: false,
    passing: [
      ShadowExample.example(
        "A finding on the next line", "// palpable:disable:next custom-shadow - a map", shadow),
      ShadowExample.example(
        "A finding on the same line", shadow + " // palpable:disable:this custom-shadow - a map"),
    ],
    inapplicable: [
      ShadowExample.example(
        "A rule that is off", "// palpable:disable:next custom-shadow - a map", "Text(title)",
        configuration: #""rules": { "custom-shadow": "off" }"#),
      ShadowExample.example("An ordinary comment", "// palpable finds nothing here", "Text(title)"),
      ShadowExample.example(
        "Suppression syntax in a string", #"Text("// palpable:disable:next custom-shadow - a map")"#),
    ],
    failing: [
      ShadowExample.example(
        "Code without a shadow", "/*!*/// palpable:disable:next custom-shadow - a map", "Text(title)"),
      ShadowExample.example(
        "A finding one line too far away", "/*!*/// palpable:disable:next custom-shadow - a map", "", shadow),
      ShadowExample.example(
        "No finding on the same line", "Text(title) /*!*/// palpable:disable:this custom-shadow - a map", shadow),
      ShadowExample.example(
        "A shadow from the design system", "/*!*/// palpable:disable:next custom-shadow - a map",
        "Text(title).shadow(color: Elevation.color, radius: Elevation.radius)"),
      ShadowExample.example(
        "The second of two comments", "// palpable:disable:next custom-shadow - a map", shadow,
        "/*!*/// palpable:disable:next custom-shadow - a map"),
    ])

  private static let shadow = "Text(title).shadow(radius: 4)"

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The comment suppresses at least one finding.
    case used
    /// Its rule is off.
    case notLookedAt
    /// The rule has no finding on that line.
    case unused
  }

  public func judge(_ subject: SuppressionStatus) -> Judgement<Reason>? {
    switch subject.state {
    case .used: Judgement(.passed, .used)
    case .notLookedAt: Judgement(.inapplicable, .notLookedAt)
    case .unused: Judgement(.failed, .unused)
    case .invalid: nil
    }
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: SuppressionStatus) -> Words {
    switch judgement.reason {
    case .used:
      let count = if case .used(let count) = subject.state { count } else { 0 }
      return Words("suppresses \(count) finding\(count == 1 ? "" : "s")")
    case .notLookedAt: return Words("not checked", cause: "its rule is off")
    case .unused:
      return Words(
        "no finding of \(subject.rule ?? "") on line \(subject.suppression.line)",
        remedy: "remove the comment, or move it to the finding")
    }
  }
}
