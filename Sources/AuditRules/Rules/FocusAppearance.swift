import Audit
import Typesetting

/// A rule for the size and the contrast of focus rings.
///
/// A ring must cover at least the area of a 2-point line around its control, and its pixels must change by 3:1.
public struct FocusAppearance: Rule {
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
    quantity: "area",
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

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// A large enough area certainly changes by 3:1.
    case largeEnough
    /// The area that may change by 3:1 is too small.
    case tooSmall
    /// The width of the ring isn't declared.
    case undeclaredWidth
    /// The size of the control isn't declared.
    case undeclaredSize
    /// The color under a side of the ring isn't declared.
    case undeclaredColor
    /// The color under a side of the ring is translucent, and only some surfaces behind it give enough contrast.
    case backdrop
    /// The color under a side of the ring is translucent, and its backdrop isn't declared.
    case undeclaredBackdrop
    /// The color of the ring, or a color under it, is unknown.
    case unknownColor
    /// The size of the control is an estimate.
    case estimatedSize
  }

  public func judge(_ subject: MeasuredFocusRing) -> Judgement<Reason>? {
    guard let ring = subject.ring else { return Judgement(.cantTell, .undeclaredWidth, unit: .number) }
    let boxes = subject.boxes
    guard !boxes.isEmpty else { return Judgement(.cantTell, .undeclaredSize, unit: .number) }
    let sides = Side.both(of: subject)
    let areas = boxes.map { area(of: ring, around: $0, sides) }
    func judgement(_ outcome: Outcome, _ reason: Reason) -> Judgement<Reason> {
      Judgement(outcome, reason, measured: areas[0].sure, required: areas[0].required, unit: .number)
    }
    if areas.allSatisfy({ $0.sure >= $0.required * (1 - FocusAppearance.rounding) }) {
      return judgement(.passed, .largeEnough)
    }
    if areas.allSatisfy({ $0.possible < $0.required * (1 - FocusAppearance.rounding) }) {
      return judgement(.failed, .tooSmall)
    }
    return judgement(.cantTell, openSide(of: subject)?.doubt ?? .estimatedSize)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: MeasuredFocusRing) -> Words {
    switch judgement.reason {
    case .largeEnough: return Words(message(judgement, subject))
    case .tooSmall:
      return Words(
        message(judgement, subject),
        remedy: "make the ring wider, or increase its contrast with the colors under it")
    case .undeclaredWidth:
      return undecided("the focus ring width isn't declared", remedy: "declare \"width\" in \"focusRing\"")
    case .undeclaredSize:
      return undecided(
        "the control width and height aren't declared",
        remedy: "declare \"width\" and \"height\", or \"padding\" with a text style")
    case .undeclaredColor, .backdrop, .undeclaredBackdrop, .unknownColor, .estimatedSize:
      let cause = openSide(of: subject)?.cause ?? "the control size is an estimate"
      return Words("\(message(judgement, subject)); \(cause)", cause: cause)
    }
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

  private func area(of ring: FocusRing, around box: Target, _ sides: [Side]) -> Area {
    let areas = ring.areas(around: box)
    var (sure, possible) = (0.0, 0.0)
    for (area, side) in zip([areas.outside, areas.inside], sides) {
      if side.outcome == .passed { sure += area }
      if side.outcome != .failed { possible += area }
    }
    return Area(sure: sure, possible: possible, required: FocusRing.requiredArea(around: box))
  }

  /// One side of a ring, which changes by 3:1 if it does on all of its declared backgrounds.
  private struct Side {
    let name: String
    /// The comparison that decides: one that fails, else an unknown one; nil if no background is declared.
    let decisive: (pairing: MeasuredPairing, reason: ContrastReason)?

    var outcome: Outcome { decisive?.reason.outcome ?? .cantTell }

    init(_ name: String, _ pairings: [MeasuredPairing]) {
      self.name = name
      let compared = pairings.map { (pairing: $0, reason: $0.comparison(with: FocusAppearance.change)) }
      decisive =
        compared.first { $0.reason.outcome == .failed } ?? compared.first { $0.reason.outcome != .passed }
        ?? compared.first
    }

    /// Returns the sides outside and inside the control.
    static func both(of subject: MeasuredFocusRing) -> [Side] {
      [Side("outside", subject.outside), Side("inside", subject.inside)]
    }

    /// The reason why it is unknown whether the side changes by 3:1; nil if it is known.
    var doubt: Reason? {
      switch decisive?.reason {
      // A ring that isn't drawn has no replacement, so it is below.
      case .reached, .below, .notDrawn, .shownByFill: nil
      case .backdrop, .material: .backdrop
      case .undeclaredBackdrop: .undeclaredBackdrop
      case .unknownColor: .unknownColor
      case nil: .undeclaredColor
      }
    }

    /// The same reason in words.
    var cause: String {
      guard let decisive else { return "the color under the ring \(name) the control isn't declared" }
      return decisive.pairing.cause(of: decisive.reason)?.text ?? ""
    }
  }

  /// Returns the first side with an area for which it is unknown whether it changes by 3:1.
  private func openSide(of subject: MeasuredFocusRing) -> Side? {
    guard let ring = subject.ring, let smallest = subject.boxes.first else { return nil }
    let areas = ring.areas(around: smallest)
    return zip([areas.outside, areas.inside], Side.both(of: subject)).first { $0 > 0 && $1.doubt != nil }?.1
  }

  private func message(_ judgement: Judgement<Reason>, _ subject: MeasuredFocusRing) -> String {
    let (sure, required) = (lengthText(judgement.measured ?? 0), lengthText(judgement.required ?? 0))
    let ratios = (subject.outside + subject.inside).compactMap { $0.ratio ?? $0.interval?.lowerBound }
    let lowest = ratios.min().map { "; the lowest contrast is \(truncatedText($0)):1" } ?? ""
    return "\(sure) square points change by 3:1; \(required) are required" + lowest
  }

  private func undecided(_ cause: String, remedy: String) -> Words {
    Words.undetermined(cause, "the focus ring can't be checked", remedy: remedy)
  }
}

extension MeasuredFocusRing {
  /// The ring; nil if its width isn't declared.
  fileprivate var ring: FocusRing? { focus.width.map { FocusRing(width: $0, offset: focus.offset) } }
}
