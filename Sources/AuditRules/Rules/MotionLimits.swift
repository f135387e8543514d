import Audit
import DesignTokens

/// A rule that limits the duration, distance, and scale of motion tokens.
public struct MotionLimits: EvaluatingRule {
  public static let descriptor = RuleDescriptor(
    id: "motion-limits",
    title: "Motion tokens must stay within the limits for duration, distance, and scale",
    description: """
      Compares the durations, lengths, and numbers among the matching tokens with one limit each: durations in milliseconds, lengths as distances in \
      points, and numbers as scales.
      """,
    rationale:
      "Movement across the screen can make people with vestibular disorders ill, and slow movement makes everyone wait.",
    knownLimits: ["Applies one limit per kind; to be stricter for one interaction, choose a smaller token value."],
    requirement: .init(
      "WCAG 2.2, 2.3.3 Animation from Interactions, level AAA; the limits of the design system",
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

  /// The tokens to check.
  public var tokens = ownPattern("motion.**")
  /// The largest duration, in milliseconds.
  public var maximumDuration = 200.0
  /// The largest distance, in points.
  public var maximumDistance = 8.0
  /// The largest scale, as a factor.
  public var maximumScale = 1.05

  public static let options: [RuleOption<MotionLimits>] = [
    .pattern("tokens", \.tokens, "tokens to check"),
    .number("maximumDuration", \.maximumDuration, in: 0...60_000, "longest duration, in milliseconds"),
    .number("maximumDistance", \.maximumDistance, in: 0...10_000, "longest distance, in points"),
    .number("maximumScale", \.maximumScale, in: 0...100, "largest scale"),
  ]

  public init() {}

  public func applies(to subject: TokenValueInMode) -> Bool { tokens.matches(subject.path) }

  public func evaluate(_ subject: TokenValueInMode) -> Evaluation {
    switch subject.value {
    case .duration(let milliseconds): compare(milliseconds, with: maximumDuration, .milliseconds, "duration is")
    case .dimension(let dimension): compare(abs(dimension.points), with: maximumDistance, .points, "distance is")
    case .number(let scale): compare(scale, with: maximumScale, .number, "scale is")
    case nil:
      Evaluation(.cantTell("the value isn't known"), message: "the value isn't known, so its limit can't be checked")
    default: Evaluation(.inapplicable("no limit applies"), message: "no limit applies")
    }
  }

  private func compare(_ value: Double, with limit: Double, _ unit: MeasurementUnit, _ verb: String) -> Evaluation {
    func text(_ number: Double) -> String {
      unit.rawValue.isEmpty ? authoredText(number) : "\(authoredText(number)) \(unit.rawValue)"
    }
    return Evaluation(
      value <= limit ? .passed : .failed, measured: value, required: limit, unit: unit,
      message: "\(verb) \(text(value)); the limit is \(text(limit))",
      remedy: value <= limit ? nil : "use \(text(limit)) or less")
  }
}
