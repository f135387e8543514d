import Audit
import Typesetting

/// A rule that requires touch targets of at least 44×44 points.
public struct TargetSizeEnhanced: EvaluatingRule {
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
    criteria: ["2.5.5"], level: .error,
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

  public func evaluate(_ subject: MeasuredControl) -> Evaluation {
    if let evaluation = subject.exempted(side: minimum) ?? subject.unmeasured(minimum) { return evaluation }
    guard let width = subject.control.touchableWidth, let height = subject.control.touchableHeight else {
      let reason = "the control size isn't known"
      return Evaluation(.cantTell(reason), message: "\(reason), so the touch target can't be measured")
    }
    let least = min(width.points, height.points)
    guard least < minimum else { return covered(subject) ?? grown(subject, least) }
    let side = authoredText(minimum)
    let clause = minimum == WCAGMeasure.targetEnhanced ? "WCAG 2.5.5 requires" : "requires"
    let needed = "\(clause) \(side)×\(side) pt"
    if [width, height].allSatisfy({ $0.points >= minimum || $0.isLowerBound }) {
      return Evaluation(
        .cantTell("only a lower bound of the size is known"), interval: least...Double.greatestFiniteMagnitude,
        required: minimum, unit: .points,
        message: "touch target is \(subject.sizeText); \(needed), but only a lower bound is known",
        remedy: "declare \"width\" and \"height\" or \"target\"")
    }
    return Evaluation(
      .failed, measured: least, required: minimum, unit: .points,
      message: "touch target is \(subject.sizeText); \(needed)" + subject.unmetException,
      remedy: subject.control.enlargement(to: minimum), proposal: ControlProposal(side: minimum))
  }

  /// Returns the evaluation of a target that others cover too much; nil if enough of the target remains.
  private func covered(_ subject: MeasuredControl) -> Evaluation? {
    guard let least = subject.scene(at: .standard, .least), let most = subject.scene(at: .standard, .most),
      least.largestFreeBox < minimum
    else { return nil }
    let left = least.largestFreeBox
    let message = "touch target is \(subject.sizeText), but other targets leave only \(lengthText(left)) pt"
    guard most.largestFreeBox < minimum else {
      return Evaluation(
        .cantTell("only a lower bound of the size is known"), interval: left...Double.greatestFiniteMagnitude,
        required: minimum, unit: .points, message: message + "; only a lower bound is known",
        remedy: "declare \"width\" and \"height\" or \"target\"")
    }
    return Evaluation(
      .failed, measured: left, required: minimum, unit: .points, message: message,
      remedy: "widen the gap, or move other targets away", proposal: ControlProposal(side: minimum))
  }

  /// Returns the evaluation of a target that is large enough by default.
  ///
  /// A control that shrinks with its text may fail at smaller categories.
  private func grown(_ subject: MeasuredControl, _ least: Double) -> Evaluation {
    let sides = ContentSizeCategory.allCases.map { category in
      let (width, height) = (
        subject.control.touchableWidth(at: category), subject.control.touchableHeight(at: category)
      )
      return (category: category, side: min(width?.points ?? least, height?.points ?? least))
    }
    guard let worst = sides.min(by: { $0.side < $1.side }), worst.side < minimum else {
      return Evaluation(
        .passed, measured: least, required: minimum, unit: .points, message: "touch target is \(subject.sizeText)",
        proposal: ControlProposal(side: minimum))
    }
    return Evaluation(
      .failed, measured: worst.side, required: minimum, unit: .points,
      message:
        "touch target is \(subject.sizeText), but only \(lengthText(worst.side)) pt at \(worst.category.rawValue)",
      remedy: "declare a fixed target of \(authoredText(minimum)) pt", level: .note,
      proposal: ControlProposal(side: minimum))
  }
}
