import Audit
import ColorScience

/// A rule that requires all sources of a token to define the same color.
public struct SourceDrift: Rule {
  public static let descriptor = RuleDescriptor(
    id: "source-drift",
    title: "All sources of a token must define the same color",
    description: """
      Compares the colors of mapped tokens in the design system and its other sources, in every mode of either, at 8 bits per component. If one \
      side lacks a mode, its nearest mode is used. Also compares the copies of a theme that is defined by class and by media query. \
      A difference is an error if it changes the result of a pairing that counts toward the gate, and a warning otherwise.
      """,
    rationale:
      "If the shipped colors differ from the audited export of the design tool, people see colors that were never checked.",
    knownLimits: ["Doesn't compare tokens that aren't mapped, or values other than colors."],
    requirement: .init("The sources of the design system", url: "https://www.w3.org/TR/WCAG22/#contrast-minimum"),
    level: .error,
    passing: [
      RuleExample(
        "The same color with another name",
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

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// Both colors are the same.
    case same
    /// The other source has no such token.
    case noToken
    /// A value is unknown or isn't a color.
    case unknownColor
    /// The colors differ, and so does the result of a pairing that counts toward the gate.
    case resultDiffers
    /// The colors differ, and no result does.
    case colorDiffers
  }

  public func judge(_ subject: MeasuredMappedToken) -> Judgement<Reason>? {
    guard let other = subject.other else { return Judgement(.failed, .noToken, level: .warning) }
    guard let own = subject.own.color, let color = other.color else { return Judgement(.cantTell, .unknownColor) }
    if subject.isSame { return Judgement(.passed, .same) }
    let isMinor = changed(of: subject) == nil
    return Judgement(
      .failed, isMinor ? .colorDiffers : .resultDiffers, measured: own.difference(from: color, by: .ok), required: 0,
      unit: .number, level: isMinor ? .warning : nil)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: MeasuredMappedToken) -> Words {
    let both = "\(subject.own.authored) here, \(subject.other?.authored ?? "") in \(subject.source)"
    let remedy =
      subject.isCopy ? "use the same color in every copy of \(subject.mode.name)" : "use the same color in both sources"
    switch judgement.reason {
    case .same: return Words(both)
    case .noToken:
      return Words(
        "token \(subject.otherPath) not found in \(subject.source)",
        remedy: "add the token to that source, or remove it from the map")
    case .unknownColor:
      let cause = subject.own.reason ?? subject.other?.reason ?? "one of the values isn't a color"
      return Words.undetermined(cause, "the colors can't be compared")
    case .resultDiffers:
      let consequence = changed(of: subject).map { shown in
        "; \(shown.own.pairing.foreground) on \(shown.own.pairing.background) is \(ratio(shown.own)) here and \(ratio(shown.other)) there"
      }
      return Words(both + (consequence ?? ""), remedy: remedy)
    case .colorDiffers: return Words(both + "; no contrast result changes", remedy: remedy)
    }
  }

  /// Returns the first pairing whose results differ between the sources.
  private func changed(of subject: MeasuredMappedToken) -> MeasuredMappedToken.PairingComparison? {
    subject.pairings.first { verdicts(on: $0.own, subject.profile) != verdicts(on: $0.other, subject.profile) }
  }

  /// Returns the outcomes of the contrast rules that the profile and the mode require.
  private func verdicts(on pairing: MeasuredPairing, _ profile: Profile) -> [Outcome] {
    func verdict<R: Rule>(_ rule: R) -> Outcome? where R.Subject == MeasuredPairing {
      rule.judge(pairing)?.outcome
    }
    let isEnhanced = ContrastEnhanced.descriptor.level(in: profile) == .error
    return [
      verdict(ContrastMinimum()), isEnhanced ? verdict(ContrastEnhanced()) : nil, verdict(NonTextContrast()),
      verdict(IncreasedContrast()),
    ].compactMap { $0 }
  }

  private func ratio(_ pairing: MeasuredPairing) -> String {
    pairing.ratio.map { "\(truncatedText($0)):1" } ?? "unknown"
  }
}
