import Audit
import Typesetting

/// A rule that requires touch targets of at least 44×44 points.
public struct TargetSizeEnhanced: Rule {
  public static let descriptor = RuleDescriptor(
    id: "target-size-enhanced",
    title: "Touch targets must be at least 44×44 pt",
    description: """
      Compares the touch target within the screen edges with 44×44 pt: the declared target, else the visible size, else the label with padding and \
      border. If only a lower bound of a length is known, the length passes if the bound is large enough. A target that is large enough \
      at the default content size category but not at a smaller one is a note. Exceptions must be declared with a reason.
      """,
    rationale:
      "People with limited dexterity miss small targets. 44 pt is about the width of a fingertip and the value of both Apple and WCAG.",
    knownLimits: [
      "Doesn't report targets that two controls share; target-overlap measures them.",
      "Doesn't subtract rounded corners, because WCAG 2.5.5 defines width and height.",
    ],
    requirement: .init(
      "WCAG 2.2, 2.5.5 Target Size (Enhanced), level AAA; Apple Human Interface Guidelines, Buttons",
      url: "https://www.w3.org/TR/WCAG22/#target-size-enhanced"),
    criteria: ["2.5.5"], isPlatformGuidance: true, level: .error,
    quantity: "target",
    passing: [
      RuleExample(
        "A small icon in a large target",
        configuration: #""controls": [{ "name": "Close", "width": 24, "height": 24, "target": [44, 44] }]"#),
      RuleExample(
        "A target taller than the visible 36 pt",
        configuration: #""controls": [{ "name": "Chip", "width": 80, "height": 36, "target": [80, 44] }]"#),
      RuleExample(
        "An equivalent control",
        configuration: """
          "controls": [{ "name": "Save", "width": 96, "height": 44 },
            { "name": "Small save", "width": 32, "height": 32,
              "exception": { "kind": "equivalent", "equivalent": "Save", "reason": "both save the form" } }]
          """),
    ],
    failing: [
      RuleExample(
        "Targets of 44 pt that overlap by 4 pt leave 36 pt of the middle target",
        configuration: """
          "controls": [{ "name": "Chip", "width": 80, "height": 32, "target": [80, 44], "gap": 8, "arrangement": "column" }]
          """),
      RuleExample(
        "36 pt high", configuration: #""controls": [{ "name": "Chip", "width": 80, "height": 36 }]"#),
      RuleExample(
        "14 pt of text with 12 pt above and below is 42.2 pt",
        configuration: """
          "textStyles": { "button": { "size": 14, "lineHeight": 1.3 } },
          "controls": [{ "name": "Button", "padding": [12, 24], "textStyle": "button" }]
          """),
      RuleExample(
        "4 pt from the screen edge, 6 pt of the target are outside",
        configuration: """
          "controls": [{ "name": "Close", "width": 24, "height": 24, "target": [44, 44], "screenEdges": { "trailing": 4 } }]
          """),
    ])

  /// The smallest width and height, in points; Material uses 48.
  public var minimum = WCAGMeasure.targetEnhanced

  public static let options: [RuleOption<TargetSizeEnhanced>] = [
    .number("minimum", \.minimum, in: 1...1000, "smallest width and height, in points; Material uses 48")
  ]

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The target is large enough at every content size category.
    case largeEnough
    /// The width or height of the target is too small.
    case tooSmall
    /// The target is large enough, but other targets cover too much of it.
    case covered
    /// The target is large enough at the default content size category, but not at a smaller one.
    case shrinking
    /// The target is too small, but only a lower bound of its size is known.
    case lowerBound
    /// Other targets cover too much of the target, but only a lower bound of a size is known.
    case coveredLowerBound
    /// The width or height of the target isn't declared.
    case undeclaredSize
    /// A declared exception applies.
    case excepted
  }

  public func judge(_ subject: MeasuredControl) -> Judgement<Reason>? {
    if subject.isExcepted(side: minimum) { return Judgement(.inapplicable, .excepted) }
    guard let width = subject.control.touchableWidth, let height = subject.control.touchableHeight else {
      return Judgement(.cantTell, .undeclaredSize, required: minimum, unit: .points)
    }
    let least = min(width.points, height.points)
    guard least < minimum else { return covered(subject) ?? grown(subject, least) }
    let isOpen = [width, height].allSatisfy { $0.points >= minimum || $0.isLowerBound }
    return isOpen ? open(.lowerBound, least) : judgement(.failed, .tooSmall, least)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: MeasuredControl) -> Words {
    let size = "touch target is \(subject.sizeText)"
    let openCause = "only a lower bound of the size is known"
    let openRemedy = "declare \"width\" and \"height\" or \"target\""
    let side = authoredText(minimum)
    let clause = minimum == WCAGMeasure.targetEnhanced ? "WCAG 2.5.5 requires" : "requires"
    let small = "\(size); \(clause) \(side)×\(side) pt"
    let left = lengthText(judgement.measured ?? judgement.interval?.lowerBound ?? 0)
    let covered = "\(size), but other targets leave only \(left) pt"
    switch judgement.reason {
    case .largeEnough: return Words(size)
    case .tooSmall: return Words(small + subject.unmetException, remedy: subject.control.enlargement(to: minimum))
    case .covered: return Words(covered, remedy: "widen the gap, or move other targets away")
    case .shrinking:
      return Words(
        "\(size), but only \(left) pt at \(smallest(subject.control).category.rawValue)",
        remedy: "declare a fixed target of \(side) pt")
    case .lowerBound: return Words(small + ", but only a lower bound is known", remedy: openRemedy, cause: openCause)
    case .coveredLowerBound:
      return Words(covered + "; only a lower bound is known", remedy: openRemedy, cause: openCause)
    case .undeclaredSize: return subject.wordsOfUndeclaredSize
    case .excepted: return subject.wordsOfException
    }
  }

  public func proposal(for subject: MeasuredControl) -> ControlProposal? {
    switch judge(subject)?.outcome {
    case .passed, .failed: ControlProposal(side: minimum)
    case .cantTell, .inapplicable, nil: nil
    }
  }

  private func judgement(_ outcome: Outcome, _ reason: Reason, _ side: Double) -> Judgement<Reason> {
    Judgement(
      outcome, reason, measured: side, required: minimum, unit: .points, level: reason == .shrinking ? .note : nil)
  }

  private func open(_ reason: Reason, _ bound: Double) -> Judgement<Reason> {
    Judgement(
      .cantTell, reason, interval: bound...Double.greatestFiniteMagnitude, required: minimum, unit: .points)
  }

  /// Judges a target that others cover too much; nil if enough of the target remains.
  private func covered(_ subject: MeasuredControl) -> Judgement<Reason>? {
    guard let least = subject.scene(at: .standard, .least), let most = subject.scene(at: .standard, .most) else {
      return nil
    }
    let left = least.largestFreeBox
    guard left < minimum else { return nil }
    return most.largestFreeBox < minimum ? judgement(.failed, .covered, left) : open(.coveredLowerBound, left)
  }

  /// Judges a target that is large enough by default.
  ///
  /// A control that shrinks with its text may fail at smaller categories.
  private func grown(_ subject: MeasuredControl, _ least: Double) -> Judgement<Reason> {
    let side = smallest(subject.control).side
    return side < minimum ? judgement(.failed, .shrinking, side) : judgement(.passed, .largeEnough, least)
  }

  /// Returns the category at which the shorter side of the target is smallest, and that side in points.
  private func smallest(_ control: Control) -> (category: ContentSizeCategory, side: Double) {
    let sides = ContentSizeCategory.allCases.map { category in
      let width = control.touchableWidth(at: category)?.points ?? .infinity
      let height = control.touchableHeight(at: category)?.points ?? .infinity
      return (category: category, side: min(width, height))
    }
    return sides.min { $0.side < $1.side } ?? (.standard, .infinity)
  }
}
