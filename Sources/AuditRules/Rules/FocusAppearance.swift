import Audit
import Typesetting

/// A focus ring is as large as a line of 2 points around its control, and its pixels change by 3:1.
public struct FocusAppearance: Rule {
  public static let descriptor = RuleDescriptor(
    id: "focus-appearance",
    title: "A focus ring is large enough and changes its pixels by 3:1",
    description: """
      Computes the area of a control's "focusRing" outside and inside of the control, counts the parts whose pixels have a contrast of 3:1 between \
      with and without focus, and compares them with the area of a line of 2 pt along the control's edge. A note by default, an error under the \
      profile wcag22-aaa.
      """,
    rationale: "Whoever moves through a screen by keyboard or switch has nothing but the ring to know where they are.",
    knownLimits: [
      "Only rings that a control declares are looked at; the platform's own, left as it is, is exempt.",
      "The contrast of the ring with what lies beside it is for non-text-contrast, which measures the same colors with the usage focus.",
      "A part of the ring counts when all of its declared backgrounds reach 3:1; what others cover of it is not known.",
      "Sizes are those at the default content size category.",
    ],
    requirement: .init(
      "WCAG 2.2, 2.4.13 Focus Appearance, level AAA", url: "https://www.w3.org/TR/WCAG22/#focus-appearance"),
    criteria: ["2.4.13"], level: .note,
    passing: [
      RuleExample(
        "2 pt around a button", tokens: ["ring": "#1d4ed8", "page": "#ffffff"],
        configuration: """
          "controls": [{ "name": "Button", "width": 96, "height": 44, "cornerRadius": 8,
            "focusRing": { "color": "ring", "on": "page", "width": 2 } }]
          """),
      RuleExample(
        "3 pt inside of it, on its fill", tokens: ["ring": "#ffffff", "fill": "#1d4ed8"],
        configuration: """
          "controls": [{ "name": "Button", "width": 96, "height": 44,
            "focusRing": { "color": "ring", "fill": "fill", "width": 3, "offset": -3 } }]
          """),
    ],
    failing: [
      RuleExample(
        "1 pt is half of it", tokens: ["ring": "#1d4ed8", "page": "#ffffff"],
        configuration: """
          "controls": [{ "name": "Button", "width": 96, "height": 44,
            "focusRing": { "color": "ring", "on": "page", "width": 1 } }]
          """),
      RuleExample(
        "2 pt inside have less area than 2 pt along the edge", tokens: ["ring": "#ffffff", "fill": "#1d4ed8"],
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
        "A width that nobody declares", tokens: ["ring": "#1d4ed8", "page": "#ffffff"],
        configuration: """
          "controls": [{ "name": "Button", "width": 96, "height": 44, "focusRing": { "color": "ring", "on": "page" } }]
          """),
    ])

  /// The ratio between the same pixels with and without focus (WCAG 2.2, 2.4.13).
  static let change = 3.0
  /// What sums of areas may lose to rounding in Double, as a part of the area.
  static let rounding = 1e-12

  public init() {}

  public func evaluate(_ subject: MeasuredFocusRing) -> Evaluation {
    guard let width = subject.focus.width else {
      return undecided("the width of its focus ring is not declared", remedy: "declare \"width\" in \"focusRing\"")
    }
    let boxes = subject.boxes
    guard let smallest = boxes.first else {
      return undecided(
        "its width and height are not declared, so the area that its focus ring needs is not known",
        remedy: "declare \"width\" and \"height\", or \"padding\" with a text style")
    }
    let ring = FocusRing(width: width, offset: subject.focus.offset)
    let sides = (outside: side(subject.outside, "outside"), inside: side(subject.inside, "inside"))
    let areas = boxes.map { area(of: ring, around: $0, sides) }
    let outcome: Outcome
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
      remedy: outcome == .failed ? "make the ring wider, or its color differ more from what it covers" : nil)
  }

  /// What of a ring counts, in square points.
  private struct Area {
    /// What surely changes by 3:1.
    let sure: Double
    /// What may change by 3:1.
    let possible: Double
    /// What is required.
    let required: Double
  }

  private func area(of ring: FocusRing, around box: Target, _ sides: (outside: Outcome, inside: Outcome)) -> Area {
    let areas = ring.areas(around: box)
    var (sure, possible) = (0.0, 0.0)
    for (area, outcome) in [(areas.outside, sides.outside), (areas.inside, sides.inside)] {
      if outcome == .passed { sure += area }
      if outcome != .failed { possible += area }
    }
    return Area(sure: sure, possible: possible, required: FocusRing.requiredArea(around: box))
  }

  /// Whether one side of the ring changes by 3:1 on everything that it is declared on.
  private func side(_ pairings: [MeasuredPairing], _ side: String) -> Outcome {
    let outcomes = pairings.map { $0.outcome(required: FocusAppearance.change) }
    if outcomes.contains(.failed) { return .failed }
    let unknown = outcomes.first { $0 != .passed }
    let isDeclared = !pairings.isEmpty
    return unknown ?? (isDeclared ? .passed : .cantTell("what its ring covers \(side) of the control is not declared"))
  }

  private func reason(
    _ ring: FocusRing, around box: Target, _ sides: (outside: Outcome, inside: Outcome)
  ) -> String {
    let areas = ring.areas(around: box)
    let open = [(areas.outside, sides.outside), (areas.inside, sides.inside)].compactMap { $0 > 0 ? $1.reason : nil }
    return open.first ?? "it depends on the size of the control, which is an estimate"
  }

  private func message(_ subject: MeasuredFocusRing, _ ring: FocusRing, _ area: Area, _ outcome: Outcome) -> String {
    let ratios = (subject.outside + subject.inside).compactMap { $0.ratio ?? $0.interval?.lowerBound }
    var message = "\(lengthText(area.sure)) of \(lengthText(area.required)) square points change by 3:1"
    if let least = ratios.min() { message += ", the least contrast being \(truncatedText(least)):1" }
    if case .cantTell(let reason) = outcome { message += "; \(reason)" }
    return message
  }

  private func undecided(_ reason: String, remedy: String) -> Evaluation {
    Evaluation(.cantTell(reason), unit: .number, message: reason, remedy: remedy)
  }
}
