import Audit
import Typesetting

/// Lines stand 1.5 times the text size apart.
public struct LineHeight: Rule {
  public static let descriptor = RuleDescriptor(
    id: "line-height",
    title: "The line height is 1.5 times the text size",
    description: """
      Compares the declared line height with 1.5. WCAG 1.4.12 does not ask for it: it asks that nothing is lost when a person sets it, and does not \
      apply where the platform offers no way to, as iOS does not (WCAG2ICT). What nobody can set must come from the design.
      """,
    rationale: "Room between lines helps people with dyslexia and low vision to find the next one.",
    knownLimits: ["Headings and labels of one line need less; this is a note."],
    requirement: .init(
      "WCAG 2.2, 1.4.12 Text Spacing, level AA (not applicable to native iOS)",
      url: "https://www.w3.org/TR/WCAG22/#text-spacing"),
    level: .note,
    passing: [
      RuleExample("1.6", configuration: #""textStyles": { "body": { "size": 17, "lineHeight": 1.6 } }"#)
    ],
    failing: [
      RuleExample("1.3", configuration: #""textStyles": { "body": { "size": 17, "lineHeight": 1.3 } }"#),
      RuleExample(
        "No line height cannot be told", configuration: #""textStyles": { "body": { "size": 17 } }"#),
    ])

  /// The least line height, as a multiple of the size.
  public var minimum = WCAGMeasure.lineHeight

  public static let options: [RuleOption<LineHeight>] = [
    .number("minimum", \.minimum, in: 1...4, "the least line height, as a multiple of the size")
  ]

  public init() {}

  public func evaluate(_ subject: MeasuredTextStyle) -> Evaluation {
    guard let height = subject.style.lineHeight else {
      return Evaluation(
        .cantTell("no line height is declared"), required: minimum, unit: .factor,
        message: "no line height is declared", remedy: "declare \"lineHeight\"")
    }
    let points = lengthText(height * subject.style.size)
    guard height < minimum else {
      return Evaluation(
        .passed, measured: height, required: minimum, unit: .factor, message: "\(authoredText(height)), \(points) pt")
    }
    return Evaluation(
      .failed, measured: height, required: minimum, unit: .factor,
      message:
        "\(lengthText(height)), \(points) pt; \(authoredText(minimum)) is comfortable, and iOS lets nobody set it",
      remedy: "make it \(remedyText(minimum * subject.style.size)) pt")
  }
}
