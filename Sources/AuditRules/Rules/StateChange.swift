import Audit
import DesignTokens

/// A state of a control looks different from the state beside it.
public struct StateChange: Rule {
  public static let descriptor = RuleDescriptor(
    id: "state-change",
    title: "Neighboring states of a control look different",
    description: """
      Compares the colors of a control in states that follow each other: default with pressed, focused, selected and disabled, and selected with \
      selected and pressed. A change is seen where one color at least differs by 0.02 in Oklab, after compositing, over every surface.
      """,
    rationale: "A button that does not answer to a finger, or does not show that it is on, leaves people guessing.",
    knownLimits: [
      "0.02 is just noticeable for two fields side by side; a change after some time needs more, and \"difference\" can ask for it.",
      "A change of hue alone is lost on some people; \"contrast\" asks for a change of lightness, such as 3 (WCAG technique G183).",
      "Signs that are no colors of the template, such as a check mark or a scale, are not seen.",
      "Templates are looked at one by one unless they have the same name.",
    ],
    requirement: .init(
      "Just noticeable difference in Oklab (CSS Color Module Level 4)",
      url: "https://www.w3.org/TR/css-color-4/#gamut-mapping"),
    level: .note,
    passing: [
      RuleExample(
        "The fill gets darker under a finger",
        tokens: [
          "label.default": "#ffffff", "fill.default": "#1d4ed8", "label.active": "#ffffff", "fill.active": "#1e3a8a",
        ],
        configuration: #""pairings": [{ "text": "label.{state}", "on": "fill.{state}" }]"#),
      RuleExample(
        "A border that stays, on a fill that changes: one control by its name",
        tokens: [
          "label.default": "#ffffff", "fill.default": "#1d4ed8", "label.active": "#ffffff", "fill.active": "#1e3a8a",
          "page": "#ffffff", "line.default": "#111111", "line.active": "#111111",
        ],
        configuration: """
          "pairings": [{ "name": "Button", "text": "label.{state}", "on": "fill.{state}" },
            { "name": "Button", "component": "line.{state}", "on": "page" }]
          """),
    ],
    failing: [
      RuleExample(
        "Pressed looks like the default",
        tokens: [
          "label.default": "#ffffff", "fill.default": "#1d4ed8", "label.active": "#ffffff", "fill.active": "#1d4ed8",
        ],
        configuration: #""pairings": [{ "text": "label.{state}", "on": "fill.{state}" }]"#),
      RuleExample(
        "A step of 1 in 255 is not seen",
        tokens: [
          "label.default": "#ffffff", "fill.default": "#1d4ed8", "label.selected": "#ffffff",
          "fill.selected": "#1d4fd8",
        ],
        configuration: #""pairings": [{ "text": "label.{state}", "on": "fill.{state}" }]"#),
    ])

  public static let options: [RuleOption<StateChange>] = [
    .number("difference", \.difference, in: 0...1, "the least difference of one color in Oklab"),
    .number("contrast", \.contrast, in: 1...21, "the least contrast of that color before and after; 1 asks for none"),
  ]

  /// The difference in Oklab that is just noticeable (CSS Color 4, gamut mapping).
  public static let justNoticeable = 0.02

  /// The least difference of one color.
  public var difference = StateChange.justNoticeable
  /// The least contrast of that color before and after.
  public var contrast = 1.0

  public init() {}

  public func evaluate(_ subject: MeasuredStateChange) -> Evaluation {
    let places = subject.elements.map(\.samples.count).max() ?? 0
    let unknown = subject.elements.first { $0.samples.isEmpty }?.reason
    var seen = 0
    var least: (sample: MeasuredStateChange.Sample, token: TokenPath)?
    for place in 0..<places {
      let samples = subject.elements.filter { !$0.samples.isEmpty }.map {
        (sample: $0.samples[min(place, $0.samples.count - 1)], token: $0.token)
      }
      guard let best = samples.max(by: { rank($0.sample) < rank($1.sample) }) else { continue }
      if isSeen(best.sample) { seen += 1 }
      if least.map({ rank(best.sample) < rank($0.sample) }) ?? true { least = best }
    }
    let outcome: Outcome
    if places > 0, seen == places {
      outcome = .passed
    } else if let unknown {
      outcome = .cantTell(unknown)
    } else {
      outcome = seen > 0 ? .cantTell("it depends on the surface behind") : .failed
    }
    guard let least else {
      return Evaluation(outcome, required: difference, unit: .number, message: unknown ?? "no color of it is known")
    }
    return Evaluation(
      outcome, measured: least.sample.difference, required: difference, unit: .number,
      message: message(least.sample, least.token, outcome),
      remedy: outcome == .failed ? "make one of its colors differ more" : nil)
  }

  private func isSeen(_ sample: MeasuredStateChange.Sample) -> Bool {
    sample.difference >= difference && sample.contrast >= contrast
  }

  /// What is seen counts more than what is not; among equals, the greater difference.
  private func rank(_ sample: MeasuredStateChange.Sample) -> Double {
    (isSeen(sample) ? 2 : 0) + sample.difference
  }

  private func message(_ sample: MeasuredStateChange.Sample, _ token: TokenPath, _ outcome: Outcome) -> String {
    if sample.difference == 0 { return "none of its colors changes; \(authoredText(difference)) in Oklab is required" }
    var message = "\(token) differs most, by \(truncatedText(sample.difference, digits: 3)) in Oklab and"
    message += " \(truncatedText(sample.contrast)):1; \(authoredText(difference)) is required"
    if contrast > 1 { message += " with \(authoredText(contrast)):1" }
    if case .cantTell(let reason) = outcome { message += "; \(reason)" }
    return message
  }
}
