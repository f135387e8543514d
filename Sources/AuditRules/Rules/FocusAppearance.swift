import Audit
import Typesetting

/// A rule for the size and the contrast of focus rings.
///
/// A ring must cover at least the area of a 2-point line around its control, and its pixels must change by 3:1.
public struct FocusAppearance: EvaluatingRule {
  public static let descriptor = RuleDescriptor(
    id: "focus-appearance",
    title: "Focus rings must be large enough and contrast at least 3:1 with the unfocused state",
    description: """
      Measures the area of a control's "focusRing" outside and inside the control. Counts the parts whose pixels contrast at least 3:1 between the \
      focused and unfocused states, and compares their area with that of a 2 pt line along the control's edge. A note by default, and an error in \
      the wcag22-aaa profile.
      """,
    rationale: "People who navigate by keyboard or switch have only the focus ring to show where they are.",
    knownLimits: [
      "Checks only declared focus rings; unmodified focus indicators of the platform are exempt.",
      "Doesn't check the contrast of the ring with adjacent colors; non-text-contrast does, with the usage focus.",
      "Counts a part of the ring if all of its declared backgrounds reach 3:1, even if other views cover it.",
      "Uses sizes at the default content size category.",
    ],
    requirement: .init(
      "WCAG 2.2, 2.4.13 Focus Appearance, level AAA", url: "https://www.w3.org/TR/WCAG22/#focus-appearance"),
    criteria: ["2.4.13"], level: .note, levels: [.wcag22AAA: .error],
    passing: [
      RuleExample(
        "2 pt around a button", tokens: ["ring": "#1d4ed8", "page": "#ffffff"],
        configuration: """
          "controls": [{ "name": "Button", "width": 96, "height": 44, "cornerRadius": 8,
            "focusRing": { "color": "ring", "on": "page", "width": 2 } }]
          """),
      RuleExample(
        "3 pt inside a button, on its fill", tokens: ["ring": "#ffffff", "fill": "#1d4ed8"],
        configuration: """
          "controls": [{ "name": "Button", "width": 96, "height": 44,
            "focusRing": { "color": "ring", "fill": "fill", "width": 3, "offset": -3 } }]
          """),
    ],
    failing: [
      RuleExample(
        "1 pt, about half the required area", tokens: ["ring": "#1d4ed8", "page": "#ffffff"],
        configuration: """
          "controls": [{ "name": "Button", "width": 96, "height": 44,
            "focusRing": { "color": "ring", "on": "page", "width": 1 } }]
          """),
      RuleExample(
        "2 pt inside, less area than 2 pt along the edge", tokens: ["ring": "#ffffff", "fill": "#1d4ed8"],
        configuration: """
          "controls": [{ "name": "Button", "width": 96, "height": 44,
            "focusRing": { "color": "ring", "fill": "fill", "width": 2, "offset": -2 } }]
          """),
      RuleExample(
        "A pale ring on white", tokens: ["ring": "#93c5fd", "page": "#ffffff"],
        configuration: """
          "controls": [{ "name": "Button", "width": 96, "height": 44,
            "focusRing": { "color": "ring", "on": "page", "width": 2 } }]
          """),
      RuleExample(
        "An undeclared width", tokens: ["ring": "#1d4ed8", "page": "#ffffff"],
        configuration: """
          "controls": [{ "name": "Button", "width": 96, "height": 44, "focusRing": { "color": "ring", "on": "page" } }]
          """),
    ])

  /// The required contrast ratio between the same pixels with and without focus (WCAG 2.2, 2.4.13).
  static let change = 3.0
  /// The tolerance for rounding when areas are summed in `Double`, as a fraction of the area.
  static let rounding = 1e-12

  public init() {}

  public func evaluate(_ subject: MeasuredFocusRing) -> Evaluation {
    guard let width = subject.focus.width else {
      return undecided("the focus ring width isn't declared", remedy: "declare \"width\" in \"focusRing\"")
    }
    let boxes = subject.boxes
    guard let smallest = boxes.first else {
      return undecided(
        "the control width and height aren't declared",
        remedy: "declare \"width\" and \"height\", or \"padding\" with a text style")
    }
    let ring = FocusRing(width: width, offset: subject.focus.offset)
    let sides = (outside: side(subject.outside, "outside"), inside: side(subject.inside, "inside"))
    let areas = boxes.map { area(of: ring, around: $0, sides) }
    let outcome: ReasonedOutcome
    if areas.allSatisfy({ $0.sure >= $0.required * (1 - FocusAppearance.rounding) }) {
      outcome = .passed
    } else if areas.allSatisfy({ $0.possible < $0.required * (1 - FocusAppearance.rounding) }) {
      outcome = .failed
    } else {
      outcome = .cantTell(reason(ring, around: smallest, sides))
    }
    return Evaluation(
      outcome, measured: areas[0].sure, required: areas[0].required, unit: .number,
      message: message(subject, ring, areas[0], outcome),
      remedy: outcome == .failed ? "make the ring wider, or increase its contrast with the colors under it" : nil)
  }

  /// The areas of a focus ring, in square points.
  private struct Area {
    /// The area that certainly changes by 3:1.
    let sure: Double
    /// The area that may change by 3:1.
    let possible: Double
    /// The required area.
    let required: Double
  }

  private func area(
    of ring: FocusRing, around box: Target, _ sides: (outside: ReasonedOutcome, inside: ReasonedOutcome)
  ) -> Area {
    let areas = ring.areas(around: box)
    var (sure, possible) = (0.0, 0.0)
    for (area, outcome) in [(areas.outside, sides.outside), (areas.inside, sides.inside)] {
      if outcome == .passed { sure += area }
      if outcome != .failed { possible += area }
    }
    return Area(sure: sure, possible: possible, required: FocusRing.requiredArea(around: box))
  }

  /// Returns whether one side of the ring changes by 3:1 on all of its declared backgrounds.
  private func side(_ pairings: [MeasuredPairing], _ side: String) -> ReasonedOutcome {
    let outcomes = pairings.map { pairing -> ReasonedOutcome in
      let reason = pairing.comparison(with: FocusAppearance.change)
      switch reason.outcome {
      case .passed: return .passed
      case .failed: return .failed
      case .cantTell: return .cantTell(pairing.cause(of: reason) ?? "")
      case .inapplicable: return .inapplicable(pairing.cause(of: reason) ?? "")
      }
    }
    if outcomes.contains(.failed) { return .failed }
    let unknown = outcomes.first { $0 != .passed }
    let isDeclared = !pairings.isEmpty
    return unknown ?? (isDeclared ? .passed : .cantTell("the color under the ring \(side) the control isn't declared"))
  }

  private func reason(
    _ ring: FocusRing, around box: Target, _ sides: (outside: ReasonedOutcome, inside: ReasonedOutcome)
  ) -> String {
    let areas = ring.areas(around: box)
    let open = [(areas.outside, sides.outside), (areas.inside, sides.inside)].compactMap { $0 > 0 ? $1.cause : nil }
    return open.first ?? "the control size is an estimate"
  }

  private func message(_ subject: MeasuredFocusRing, _ ring: FocusRing, _ area: Area, _ outcome: ReasonedOutcome)
    -> String
  {
    let ratios = (subject.outside + subject.inside).compactMap { $0.ratio ?? $0.interval?.lowerBound }
    var message = "\(lengthText(area.sure)) square points change by 3:1; \(lengthText(area.required)) are required"
    if let least = ratios.min() { message += "; the lowest contrast is \(truncatedText(least)):1" }
    if case .cantTell(let reason) = outcome { message += "; \(reason)" }
    return message
  }

  private func undecided(_ reason: String, remedy: String) -> Evaluation {
    Evaluation(
      .cantTell(reason), unit: .number, message: "\(reason), so the focus ring can't be checked", remedy: remedy)
  }
}
