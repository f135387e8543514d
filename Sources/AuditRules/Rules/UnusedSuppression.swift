import Audit

/// A suppression in view code suppresses something.
public struct UnusedSuppression: Rule {
  public static let descriptor = RuleDescriptor(
    id: "unused-suppression",
    title: "A suppression in view code holds at least one finding back",
    description: """
      Reports comments such as // palpable:disable:next RULE - reason on whose line the rule finds nothing. Suppressions of rules that are off are left \
      alone.
      """,
    rationale: "A suppression that nothing needs any more would hide the next finding on its line.",
    knownLimits: [
      "In previews and in definitions of tokens nothing is looked at, so a suppression there is always unused.",
      "Of two suppressions of the same finding, both count as used.",
    ],
    requirement: .init("Agreements of the audit itself", url: "https://www.w3.org/TR/WCAG-EM/#step5"),
    level: .warning, isAboutDesign: false,
    passing: [
      SuppressionExample.example(
        "The next line is a finding", "// palpable:disable:next custom-shadow - a map", shadow),
      SuppressionExample.example("This line is a finding", shadow + " // palpable:disable:this custom-shadow - a map"),
      SuppressionExample.example(
        "The rule is off", "// palpable:disable:next custom-shadow - a map", "Text(title)",
        configuration: #""rules": { "custom-shadow": "off" }"#),
      SuppressionExample.example("An ordinary comment", "// palpable finds nothing here", "Text(title)"),
      SuppressionExample.example(
        "What it says stands in a text", #"Text("// palpable:disable:next custom-shadow - a map")"#),
    ],
    failing: [
      SuppressionExample.example(
        "No shadow at all", "/*!*/// palpable:disable:next custom-shadow - a map", "Text(title)"),
      SuppressionExample.example(
        "The shadow is one line further", "/*!*/// palpable:disable:next custom-shadow - a map", "", shadow),
      SuppressionExample.example(
        "This line has none", "Text(title) /*!*/// palpable:disable:this custom-shadow - a map", shadow),
      SuppressionExample.example(
        "The shadow is one of the system", "/*!*/// palpable:disable:next custom-shadow - a map",
        "Text(title).shadow(color: Elevation.color, radius: Elevation.radius)"),
      SuppressionExample.example(
        "The second of two", "// palpable:disable:next custom-shadow - a map", shadow,
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
      return Evaluation(.passed, message: "holds \(count) finding\(count == 1 ? "" : "s") back")
    case .notLookedAt, .refused:
      return Evaluation(.inapplicable("its rule is off"), message: "was not needed here")
    case .unused:
      return Evaluation(
        .failed, message: "\(subject.rule ?? "") finds nothing on line \(subject.suppression.line)",
        remedy: "take the comment out, or put it where the finding is")
    }
  }
}
