import Audit
import Typesetting

/// A rule that requires a line height of at least 1.5 times the text size.
public struct LineHeight: Rule {
  public static let descriptor = RuleDescriptor(
    id: "line-height",
    title: "Line height must be at least 1.5 times the text size",
    description: """
      Compares the declared line height with 1.5. WCAG 1.4.12 requires only that nothing is lost when people set that line height, and doesn't apply \
      to platforms without such a setting, such as iOS (WCAG2ICT). On those platforms, only the design can provide the line height.
      """,
    rationale: "Space between lines helps people with dyslexia and low vision find the next line.",
    knownLimits: ["Reports only notes, because headings and one-line labels need less."],
    requirement: .init(
      "WCAG 2.2, 1.4.12 Text Spacing, level AA (not applicable to native iOS)",
      url: "https://www.w3.org/TR/WCAG22/#text-spacing"),
    level: .note,
    quantity: "line height",
    passing: [
      RuleExample("1.6", configuration: #""textStyles": { "body": { "size": 17, "lineHeight": 1.6 } }"#)
    ],
    failing: [
      RuleExample("1.3", configuration: #""textStyles": { "body": { "size": 17, "lineHeight": 1.3 } }"#),
      RuleExample(
        "An undeclared line height, which can't be checked", configuration: #""textStyles": { "body": { "size": 17 } }"#
      ),
    ])

  /// The smallest line height, as a multiple of the text size.
  public var minimum = WCAGMeasure.lineHeight

  public static let options: [RuleOption<LineHeight>] = [
    .number("minimum", \.minimum, in: 1...4, "smallest line height, as a multiple of the text size")
  ]

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The line height is declared and large enough.
    case enough
    /// The line height is below the smallest.
    case tooSmall
    /// No line height is declared.
    case undeclared
  }

  public func judge(_ subject: MeasuredTextStyle) -> Judgement<Reason>? {
    guard let height = subject.style.lineHeight else {
      return Judgement(.cantTell, .undeclared, required: minimum, unit: .factor)
    }
    let isSmall = height < minimum
    return Judgement(
      isSmall ? .failed : .passed, isSmall ? .tooSmall : .enough, measured: height, required: minimum, unit: .factor)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: MeasuredTextStyle) -> Words {
    let (height, size) = (subject.style.lineHeight ?? minimum, subject.style.size)
    let points = lengthText(height * size)
    return switch judgement.reason {
    case .enough: Words("line height is \(authoredText(height)) (\(points) pt)")
    case .tooSmall:
      Words(
        "line height is \(lengthText(height)) (\(points) pt); \(authoredText(minimum)) is recommended because iOS has no setting for it",
        remedy: "increase it to \(remedyText(minimum * size)) pt")
    case .undeclared:
      Words(
        "no line height is declared, so line spacing can't be checked", remedy: "declare \"lineHeight\"",
        cause: "no line height is declared")
    }
  }
}
