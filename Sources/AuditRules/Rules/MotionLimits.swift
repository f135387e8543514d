import Audit
import DesignTokens

/// A rule that limits the duration, distance, and scale of motion tokens.
public struct MotionLimits: Rule {
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
  public var tokens = staticPattern("motion.**")
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

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The value is within its limit.
    case withinLimit
    /// The value is greater than its limit.
    case beyondLimit
    /// The value is unknown.
    case unknownValue
    /// The value is neither a duration, a length, nor a number.
    case noLimit
  }

  public func judge(_ subject: TokenValueInMode) -> Judgement<Reason>? {
    guard tokens.matches(subject.path) else { return nil }
    return switch subject.value {
    case .duration(let milliseconds): compare(milliseconds, with: maximumDuration, .milliseconds)
    case .dimension(let dimension): compare(abs(dimension.points), with: maximumDistance, .points)
    case .number(let scale): compare(scale, with: maximumScale, .number)
    case nil: Judgement(.cantTell, .unknownValue)
    default: Judgement(.inapplicable, .noLimit)
    }
  }

  private func compare(_ value: Double, with limit: Double, _ unit: MeasurementUnit) -> Judgement<Reason> {
    let isWithin = value <= limit
    return Judgement(
      isWithin ? .passed : .failed, isWithin ? .withinLimit : .beyondLimit, measured: value, required: limit,
      unit: unit)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: TokenValueInMode) -> Words {
    let unit = judgement.unit ?? .number
    func text(_ number: Double?) -> String {
      authoredText(number ?? 0) + (unit == .number ? "" : " \(unit.rawValue)")
    }
    let quantity =
      switch unit {
      case .milliseconds: "duration"
      case .points: "distance"
      case .number, .ratio, .factor: "scale"
      }
    let limit = text(judgement.required)
    let message = "\(quantity) is \(text(judgement.measured)); the limit is \(limit)"
    return switch judgement.reason {
    case .withinLimit: Words(message)
    case .beyondLimit: Words(message, remedy: "use \(limit) or less")
    case .unknownValue: Words.undetermined("the value isn't known", "its limit can't be checked")
    case .noLimit: Words.notApplicable("no limit applies")
    }
  }
}
