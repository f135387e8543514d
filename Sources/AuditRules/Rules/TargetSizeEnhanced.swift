import Audit
import Typesetting

/// Targets are 44 by 44 points.
public struct TargetSizeEnhanced: Rule {
  public static let descriptor = RuleDescriptor(
    id: "target-size-enhanced",
    title: "A target is at least 44 x 44 pt",
    description: """
      Compares the touch target with 44 x 44 pt: the target where one is declared, else what is seen, else the label with its padding and border, less \
      what the edge of the screen cuts off. A length of which only a lower bound is known passes when the bound suffices. A target that is large enough \
      at the default content size category and not at a smaller one is a note. Exceptions are declared, with a reason.
      """,
    rationale: "44 pt is about the width of a fingertip; Apple and WCAG agree on it.",
    knownLimits: [
      "A target that two controls share is not noticed here; target-overlap measures it.",
      "Rounded corners are not subtracted: WCAG 2.5.5 speaks of width and height.",
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
        "The target is higher than the 36 pt that is seen",
        configuration: #""controls": [{ "name": "Chip", "width": 80, "height": 36, "target": [80, 44] }]"#),
      RuleExample(
        "Another control does the same",
        configuration: """
          "controls": [{ "name": "Save", "width": 96, "height": 44 },
            { "name": "Small save", "width": 32, "height": 32,
              "exception": { "kind": "equivalent", "equivalent": "Save", "reason": "both save the form" } }]
          """),
    ],
    failing: [
      RuleExample(
        "Targets of 44 pt that cover each other by 4 pt leave 36 pt of the middle one",
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
        "4 pt from the edge of the screen, 6 pt of the target lie outside",
        configuration: """
          "controls": [{ "name": "Close", "width": 24, "height": 24, "target": [44, 44], "screenEdges": { "trailing": 4 } }]
          """),
    ])

  /// The least width and height, in points; 48 is Material's.
  public var minimum = WCAGMeasure.targetEnhanced

  public static let options: [RuleOption<TargetSizeEnhanced>] = [
    .number("minimum", \.minimum, in: 1...1000, "the least width and height, in points; 48 is Material's")
  ]

  public init() {}

  public func evaluate(_ subject: MeasuredControl) -> Evaluation {
    if let evaluation = subject.exempted(side: minimum) ?? subject.unmeasured(minimum) { return evaluation }
    guard let width = subject.control.touchableWidth, let height = subject.control.touchableHeight else {
      return Evaluation(.cantTell("its size is not known"), message: "its size is not known")
    }
    let least = min(width.points, height.points)
    guard least < minimum else { return covered(subject) ?? grown(subject, least) }
    let side = authoredText(minimum)
    let clause = minimum == WCAGMeasure.targetEnhanced ? "WCAG 2.5.5 asks for" : "asked for are"
    let needed = "\(clause) \(side) x \(side) pt"
    if [width, height].allSatisfy({ $0.points >= minimum || $0.isLowerBound }) {
      return Evaluation(
        .cantTell("only a lower bound of its size is known"), interval: least...Double.greatestFiniteMagnitude,
        required: minimum, unit: .points, message: "\(subject.sizeText); \(needed), and only a lower bound is known",
        remedy: "declare \"width\" and \"height\" or \"target\"")
    }
    return Evaluation(
      .failed, measured: least, required: minimum, unit: .points,
      message: "\(subject.sizeText); \(needed)" + subject.unmetException,
      remedy: subject.control.enlargement(to: minimum), proposal: ControlProposal(side: minimum))
  }

  /// The evaluation of a target of which others cover so much that too little is left; nil when enough is left.
  private func covered(_ subject: MeasuredControl) -> Evaluation? {
    guard let least = subject.scene(at: .standard, .least), let most = subject.scene(at: .standard, .most),
      least.largestFreeBox < minimum
    else { return nil }
    let left = least.largestFreeBox
    let message = "\(subject.sizeText), of which other targets leave \(lengthText(left)) pt"
    guard most.largestFreeBox < minimum else {
      return Evaluation(
        .cantTell("only a lower bound of its size is known"), interval: left...Double.greatestFiniteMagnitude,
        required: minimum, unit: .points, message: message + ", and only a lower bound is known",
        remedy: "declare \"width\" and \"height\" or \"target\"")
    }
    return Evaluation(
      .failed, measured: left, required: minimum, unit: .points, message: message,
      remedy: "widen the gap, or keep other targets off it", proposal: ControlProposal(side: minimum))
  }

  /// Large enough by default; a control that shrinks with its text may not be so at smaller categories.
  private func grown(_ subject: MeasuredControl, _ least: Double) -> Evaluation {
    let sides = ContentSizeCategory.allCases.map { category in
      let (width, height) = (
        subject.control.touchableWidth(at: category), subject.control.touchableHeight(at: category)
      )
      return (category: category, side: min(width?.points ?? least, height?.points ?? least))
    }
    guard let worst = sides.min(by: { $0.side < $1.side }), worst.side < minimum else {
      return Evaluation(
        .passed, measured: least, required: minimum, unit: .points, message: subject.sizeText,
        proposal: ControlProposal(side: minimum))
    }
    return Evaluation(
      .failed, measured: worst.side, required: minimum, unit: .points,
      message:
        "\(subject.sizeText), but only \(lengthText(worst.side)) pt at \(worst.category.rawValue)",
      remedy: "declare a target of \(authoredText(minimum)) pt that stays", level: .note,
      proposal: ControlProposal(side: minimum))
  }
}
