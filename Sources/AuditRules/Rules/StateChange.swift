import Audit
import DesignTokens

/// A rule that requires adjacent states of a control to look different.
public struct StateChange: Rule {
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
    quantity: "difference",
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

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// At least one color changes visibly over every surface.
    case visible
    /// No color changes visibly.
    case invisible
    /// No color changes at all.
    case unchanged
    /// A color is unknown, and the known ones don't change visibly over every surface.
    case unknownColor
    /// A color changes visibly over some surfaces only.
    case backdrop
  }

  public func judge(_ subject: MeasuredStateChange) -> Judgement<Reason>? {
    let (places, seen, least) = changes(of: subject)
    func judgement(_ outcome: Outcome, _ reason: Reason) -> Judgement<Reason> {
      Judgement(outcome, reason, measured: least?.sample.difference, required: difference, unit: .number)
    }
    if places > 0, seen == places { return judgement(.passed, .visible) }
    guard let least, subject.unknownReason == nil else { return judgement(.cantTell, .unknownColor) }
    if seen > 0 { return judgement(.cantTell, .backdrop) }
    return judgement(.failed, least.sample.difference == 0 ? .unchanged : .invisible)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: MeasuredStateChange) -> Words {
    let cause: String? =
      switch judgement.reason {
      case .visible, .invisible, .unchanged: nil
      case .unknownColor: subject.unknownReason ?? "all colors are unknown"
      case .backdrop: "the result depends on the backdrop"
      }
    guard let least = changes(of: subject).least else {
      return Words("\(cause ?? ""), so the states can't be compared", cause: cause)
    }
    return Words(
      message(least.sample, least.token, cause),
      remedy: judgement.outcome == .failed ? "increase the difference of at least one color" : nil, cause: cause)
  }

  /// Returns the number of places, the number of those with a visible change, and the least of the best changes.
  private func changes(of subject: MeasuredStateChange) -> (
    places: Int, seen: Int, least: (sample: MeasuredStateChange.Sample, token: TokenPath)?
  ) {
    let places = subject.elements.map(\.samples.count).max() ?? 0
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
    return (places, seen, least)
  }

  private func isSeen(_ sample: MeasuredStateChange.Sample) -> Bool {
    sample.difference >= difference && sample.contrast >= contrast
  }

  /// Returns a rank by which visible changes precede invisible ones; ties are ordered by the greater difference.
  private func rank(_ sample: MeasuredStateChange.Sample) -> Double {
    (isSeen(sample) ? 2 : 0) + sample.difference
  }

  private func message(_ sample: MeasuredStateChange.Sample, _ token: TokenPath, _ cause: String?) -> String {
    if sample.difference == 0 { return "no color changes; requires ΔEOK \(authoredText(difference))" }
    var message = "the largest change is in \(token): ΔEOK \(truncatedText(sample.difference, digits: 3)) and contrast"
    message += " \(truncatedText(sample.contrast)):1; requires ΔEOK \(authoredText(difference))"
    if contrast > 1 { message += " and contrast \(authoredText(contrast)):1" }
    if let cause { message += "; \(cause)" }
    return message
  }
}

extension MeasuredStateChange {
  /// The reason why the first color without known changes is unknown.
  fileprivate var unknownReason: String? { elements.first { $0.samples.isEmpty }?.reason }
}
