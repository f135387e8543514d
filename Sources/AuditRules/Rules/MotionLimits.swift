import Audit
import DesignTokens

/// Motion is short, small and does not zoom.
public struct MotionLimits: Rule {
  public static let descriptor = RuleDescriptor(
    id: "motion-limits",
    title: "Motion tokens keep to the limits of duration, distance and scale",
    description: """
      Compares durations, lengths and numbers among the tokens that the pattern matches with one limit each: a duration in milliseconds, a length as a \
      distance in points, a number as a scale.
      """,
    rationale:
      "Movement across the screen makes people with vestibular disorders ill, and slow movement keeps everyone waiting.",
    knownLimits: ["One limit per kind: a stricter limit for one interaction must be its own token's value."],
    requirement: .init(
      "WCAG 2.2, 2.3.3 Animation from Interactions, level AAA; the design system's own limits",
      url: "https://www.w3.org/TR/WCAG22/#animation-from-interactions"),
    level: .off,
    passing: [
      RuleExample(
        "A short press",
        tokens: ["motion.press.duration": "200ms", "motion.press.scale": "0.98", "motion.press.distance": "1px"],
        configuration: #""rules": { "motion-limits": "error" }"#)
    ],
    failing: [
      RuleExample(
        "A zoom", tokens: ["motion.zoom.scale": "1.2"], configuration: #""rules": { "motion-limits": "error" }"#),
      RuleExample(
        "A slow fade", tokens: ["motion.fade.duration": "450ms"],
        configuration: #""rules": { "motion-limits": { "level": "error", "maximumDuration": 300 } }"#),
    ])

  /// The tokens that are limited.
  public var tokens = ownPattern("motion.**")
  /// The longest duration in milliseconds.
  public var maximumDuration = 200.0
  /// The longest distance in points.
  public var maximumDistance = 8.0
  /// The largest scale.
  public var maximumScale = 1.05

  public static let options: [RuleOption<MotionLimits>] = [
    .pattern("tokens", \.tokens, "the tokens that are limited"),
    .number("maximumDuration", \.maximumDuration, in: 0...60_000, "the longest duration in milliseconds"),
    .number("maximumDistance", \.maximumDistance, in: 0...10_000, "the longest distance in points"),
    .number("maximumScale", \.maximumScale, in: 0...100, "the largest scale"),
  ]

  public init() {}

  public func applies(to subject: TokenValueInMode) -> Bool { tokens.matches(subject.path) }

  public func evaluate(_ subject: TokenValueInMode) -> Evaluation {
    switch subject.value {
    case .duration(let milliseconds): compare(milliseconds, with: maximumDuration, .milliseconds, "lasts")
    case .dimension(let dimension): compare(abs(dimension.points), with: maximumDistance, .points, "moves by")
    case .number(let scale): compare(scale, with: maximumScale, .number, "scales to")
    case nil: Evaluation(.cantTell("its value is not known"), message: "its value is not known")
    default: Evaluation(.inapplicable("it has no limit"), message: "it has no limit")
    }
  }

  private func compare(_ value: Double, with limit: Double, _ unit: Evaluation.Unit, _ verb: String) -> Evaluation {
    func text(_ number: Double) -> String {
      unit.rawValue.isEmpty ? authoredText(number) : "\(authoredText(number)) \(unit.rawValue)"
    }
    return Evaluation(
      value <= limit ? .passed : .failed, measured: value, required: limit, unit: unit,
      message: "\(verb) \(text(value)); the limit is \(text(limit))",
      remedy: value <= limit ? nil : "use \(text(limit)) or less")
  }
}
