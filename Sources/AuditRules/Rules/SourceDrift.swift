import Audit
import ColorScience

/// Two sources of the same tokens have the same colors.
public struct SourceDrift: Rule {
  public static let descriptor = RuleDescriptor(
    id: "source-drift",
    title: "Every source of a token has the same color",
    description: """
      Compares the colors of tokens that the configuration maps to each other between the system and its other sources, in every mode of either, in \
      8 bits per component. Where one side lacks a mode, its nearest mode counts. Copies of a theme that is written twice, by class and by media \
      query, are compared too. A difference is an error when a pairing that gates passes with the colors of one source and not with the other's, else \
      a warning.
      """,
    rationale:
      "A palette is audited in the design tool's export and shipped from an asset catalog; only the second is seen.",
    knownLimits: ["Only mapped tokens are compared, and only colors."],
    requirement: .init("The design system's own sources", url: "https://www.w3.org/TR/WCAG22/#contrast-minimum"),
    level: .error,
    passing: [
      RuleExample(
        "The same color under another name",
        tokens: ["color.ink": "#111111", "color.paper": "#ffffff", "app.ink": "#111111"],
        configuration: """
          "pairings": [{ "text": "color.ink", "on": "color.paper" }],
          "sources": [{ "name": "app", "tokens": ["light.tokens.json"], "map": { "color.ink": "app.ink" } }]
          """)
    ],
    failing: [
      RuleExample(
        "A gray that passes in one source only",
        tokens: ["color.ink": "#767676", "color.paper": "#ffffff", "app.ink": "#777777", "app.paper": "#ffffff"],
        configuration: """
          "pairings": [{ "text": "color.ink", "on": "color.paper" }],
          "sources": [{ "name": "app", "tokens": ["light.tokens.json"], "map": { "color.{name}": "app.{name}" } }]
          """)
    ])

  public init() {}

  public func evaluate(_ subject: MeasuredCounterpart) -> Evaluation {
    guard let other = subject.other else {
      return Evaluation(
        .failed, message: "\(subject.source) has no \(subject.otherPath)",
        remedy: "add it there, or take it out of the map", level: .warning)
    }
    guard let own = subject.own.color, let color = other.color else {
      let reason = subject.own.reason ?? other.reason ?? "one of them is no color"
      return Evaluation(.cantTell(reason), message: reason)
    }
    let both = "\(subject.own.authored) here, \(other.authored) in \(subject.source)"
    let remedy = subject.isCopy ? "give every copy of \(subject.mode.name) the same color" : "give both the same color"
    if subject.isSame { return Evaluation(.passed, message: both) }
    let difference = own.difference(from: color, by: .ok)
    let changed = subject.pairings.filter {
      verdicts(on: $0.own, subject.profile) != verdicts(on: $0.other, subject.profile)
    }
    let consequence = changed.first.map { shown in
      "; \(shown.own.pairing.foreground) on \(shown.own.pairing.background) is \(ratio(shown.own)) here and \(ratio(shown.other)) there"
    }
    return Evaluation(
      .failed, measured: difference, required: 0, unit: .number,
      message: both + (consequence ?? ", and every verdict is the same"), remedy: remedy,
      level: changed.isEmpty ? .warning : nil)
  }

  /// What the rules on contrast say that the profile and the mode ask for.
  private func verdicts(on pairing: MeasuredPairing, _ profile: Profile) -> [String] {
    func verdict<R: Rule>(_ rule: R) -> String? where R.Subject == MeasuredPairing {
      rule.applies(to: pairing) ? rule.evaluate(pairing).outcome.name : nil
    }
    let isEnhanced = profile.level(of: ContrastEnhanced.descriptor.id) == .error
    return [
      verdict(ContrastMinimum()), isEnhanced ? verdict(ContrastEnhanced()) : nil, verdict(NonTextContrast()),
      verdict(IncreasedContrast()),
    ].compactMap { $0 }
  }

  private func ratio(_ pairing: MeasuredPairing) -> String { pairing.ratio.map { truncatedText($0) } ?? "not known" }
}
