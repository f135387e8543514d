import Audit

/// A rule that requires every suppression comment to match at least one finding.
public struct UnusedSuppression: EvaluatingRule {
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
    requirement: .init("Waivers, baselines, and suppressions", url: "https://www.w3.org/TR/WCAG-EM/#step5"),
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

  public func applies(to subject: SuppressionUse) -> Bool {
    if case .refused = subject.state { false } else { true }
  }

  public func evaluate(_ subject: SuppressionUse) -> Evaluation {
    switch subject.state {
    case .used(let count):
      return Evaluation(.passed, message: "suppresses \(count) finding\(count == 1 ? "" : "s")")
    case .notLookedAt, .refused:
      return Evaluation(.inapplicable("its rule is off"), message: "not checked")
    case .unused:
      return Evaluation(
        .failed, message: "no finding of \(subject.rule ?? "") on line \(subject.suppression.line)",
        remedy: "remove the comment, or move it to the finding")
    }
  }
}
