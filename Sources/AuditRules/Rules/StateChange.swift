import Audit
import DesignTokens

/// A rule that requires adjacent states of a control to look different.
public struct StateChange: EvaluatingRule {
  public static let descriptor = RuleDescriptor(
    id: "state-change",
    title: "Adjacent control states must look different",
    description: """
      Compares the colors of a control in adjacent states: default with pressed, focused, selected, and disabled, and selected with selected and \
      pressed. A change is visible if at least one color differs by ΔEOK 0.02, after compositing, over every surface.
      """,
    rationale: "People can't tell whether a button responded or is on if its states look the same.",
    knownLimits: [
      "Compares colors as if they were side by side, where ΔEOK 0.02 is just noticeable; a change over time needs more (\"difference\").",
      "Accepts a change of hue alone, which some people can't see; \"contrast\" requires a lightness change, such as 3 (WCAG technique G183).",
      "Doesn't detect changes other than the template's colors, such as a check mark or a scale.",
      "Checks each template separately unless templates have the same name.",
    ],
    requirement: .init(
      "Just noticeable difference in Oklab (CSS Color Module Level 4)",
      url: "https://www.w3.org/TR/css-color-4/#gamut-mapping"),
    level: .note,
    passing: [
      RuleExample(
        "The fill gets darker when pressed",
        tokens: [
          "label.default": "#ffffff", "fill.default": "#1d4ed8", "label.active": "#ffffff", "fill.active": "#1e3a8a",
        ],
        configuration: #""pairings": [{ "text": "label.{state}", "on": "fill.{state}" }]"#),
      RuleExample(
        "A constant border on a fill that changes: one control by name",
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
        "Pressed looks like default",
        tokens: [
          "label.default": "#ffffff", "fill.default": "#1d4ed8", "label.active": "#ffffff", "fill.active": "#1d4ed8",
        ],
        configuration: #""pairings": [{ "text": "label.{state}", "on": "fill.{state}" }]"#),
      RuleExample(
        "A step of 1 in 255 is invisible",
        tokens: [
          "label.default": "#ffffff", "fill.default": "#1d4ed8", "label.selected": "#ffffff",
          "fill.selected": "#1d4fd8",
        ],
        configuration: #""pairings": [{ "text": "label.{state}", "on": "fill.{state}" }]"#),
    ])

  public static let options: [RuleOption<StateChange>] = [
    .number("difference", \.difference, in: 0...1, "smallest ΔEOK of one color"),
    .number(
      "contrast", \.contrast, in: 1...21, "smallest contrast ratio of that color before and after; 1 requires none"),
  ]

  /// The just noticeable difference in Oklab (CSS Color 4, gamut mapping).
  public static let justNoticeable = 0.02

  /// The smallest ΔEOK of one color between two adjacent states.
  public var difference = StateChange.justNoticeable
  /// The smallest contrast ratio of that color between the two states; 1 requires none.
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
    let outcome: ReasonedOutcome
    if places > 0, seen == places {
      outcome = .passed
    } else if let unknown {
      outcome = .cantTell(unknown)
    } else {
      outcome = seen > 0 ? .cantTell("the result depends on the backdrop") : .failed
    }
    guard let least else {
      return Evaluation(
        outcome, required: difference, unit: .number,
        message: unknown.map { "\($0), so the states can't be compared" }
          ?? "all colors are unknown, so the states can't be compared")
    }
    return Evaluation(
      outcome, measured: least.sample.difference, required: difference, unit: .number,
      message: message(least.sample, least.token, outcome),
      remedy: outcome == .failed ? "increase the difference of at least one color" : nil)
  }

  private func isSeen(_ sample: MeasuredStateChange.Sample) -> Bool {
    sample.difference >= difference && sample.contrast >= contrast
  }

  /// Returns a rank by which visible changes precede invisible ones; ties are ordered by the greater difference.
  private func rank(_ sample: MeasuredStateChange.Sample) -> Double {
    (isSeen(sample) ? 2 : 0) + sample.difference
  }

  private func message(_ sample: MeasuredStateChange.Sample, _ token: TokenPath, _ outcome: ReasonedOutcome) -> String {
    if sample.difference == 0 { return "no color changes; requires ΔEOK \(authoredText(difference))" }
    var message = "the largest change is in \(token): ΔEOK \(truncatedText(sample.difference, digits: 3)) and contrast"
    message += " \(truncatedText(sample.contrast)):1; requires ΔEOK \(authoredText(difference))"
    if contrast > 1 { message += " and contrast \(authoredText(contrast)):1" }
    if case .cantTell(let reason) = outcome { message += "; \(reason)" }
    return message
  }
}
