import Audit
import SwiftSource

/// A rule that limits the duration, bounce, and scale of animations in view code.
public struct AnimationLimits: EvaluatingRule {
  public static let descriptor = RuleDescriptor(
    id: "animation-limits",
    title: "Animations in view code must stay within the limits for duration, bounce, and scale",
    description: """
      Checks SwiftUI, UIKit, and Core Animation animations in view code. Durations are adjusted by .speed(_:); without a duration, the platform default \
      counts: 0.35 s for curves and 0.5 s for springs. The bounce of a spring is 1 minus its damping. Every scale in scaleEffect, .scale(scale:), or a \
      transform counts, in both branches of a condition.
      """,
    rationale:
      "Movement across the screen can make people with vestibular disorders ill, and slow movement makes everyone wait.",
    knownLimits: [
      "Treats a scale that never changes as a zoom, because view code doesn't show the state before and after.",
      "Applies one limit to all animations; longer ones, such as page transitions, need a waiver or an override.",
      "Doesn't limit delays and repetitions, and doesn't check rotation and parallax.",
      "Doesn't check whether people can turn motion off, which WCAG 2.3.3 requires.",
    ],
    requirement: .init(
      "The limits of the design system; see also WCAG 2.2, 2.3.3 Animation from Interactions, level AAA",
      url: "https://www.w3.org/TR/WCAG22/#animation-from-interactions"),
    level: .off, passing: passing, inapplicable: inapplicable, failing: failing)

  /// The largest duration, in milliseconds.
  public var maximumDuration = 200.0
  /// The largest scale, as a factor.
  public var maximumScale = 1.05
  /// The largest bounce; 0 allows none.
  public var maximumBounce = 0.0

  public static let options: [RuleOption<AnimationLimits>] = [
    .number("maximumDuration", \.maximumDuration, in: 0...60_000, "longest duration, in milliseconds"),
    .number("maximumScale", \.maximumScale, in: 0...100, "largest scale"),
    .number(
      "maximumBounce", \.maximumBounce, in: 0...1, "largest bounce of a spring: 0 for none, 1 for no damping"),
  ]

  public init() {}

  public func applies(to subject: CodeCall) -> Bool { !CodeMotion.measures(of: subject).isEmpty }

  public func evaluate(_ subject: CodeCall) -> Evaluation {
    let verdicts = CodeMotion.measures(of: subject).map(judge)
    let failed = verdicts.filter { $0.outcome == .failed }
    if let first = failed.first {
      return Evaluation(
        .failed, measured: first.measured, required: first.required, unit: first.unit,
        message: failed.map(\.message).joined(separator: "; "),
        remedy: failed.compactMap(\.remedy).joined(separator: ", and "))
    }
    return verdicts.first { $0.outcome != .passed }
      ?? Evaluation(.passed, message: verdicts.map(\.message).joined(separator: "; "))
  }

  private func judge(_ measure: CodeMotion.Measure) -> Evaluation {
    switch measure.kind {
    case .duration:
      judge(measure.values, limit: maximumDuration, .milliseconds, "duration is", unknown: "duration")
    case .scale: judge(measure.values, limit: maximumScale, .number, "scale is", unknown: "scale")
    case .bounce: judge(measure.values, limit: maximumBounce, .number, "bounce is", unknown: "bounce")
    }
  }

  private func judge(
    _ values: CodeMotion.Values, limit: Double, _ unit: MeasurementUnit, _ verb: String, unknown: String
  ) -> Evaluation {
    func text(_ number: Double) -> String {
      unit.rawValue.isEmpty ? lengthText(number) : "\(lengthText(number)) \(unit.rawValue)"
    }
    if let greatest = values.known.max(), greatest > limit + AnimationLimits.slack {
      return Evaluation(
        .failed, measured: greatest, required: limit, unit: unit,
        message: "\(verb) \(text(greatest)), above the limit of \(text(limit))", remedy: "use \(text(limit)) or less")
    }
    if let reason = values.reason {
      return Evaluation(
        .cantTell(reason), required: limit, unit: unit, message: "\(reason), so the \(unknown) can't be checked",
        remedy: "use a constant")
    }
    let greatest = values.known.max() ?? 0
    return Evaluation(
      .passed, measured: greatest, required: limit, unit: unit,
      message: "\(verb) \(text(greatest)), within the limit of \(text(limit))")
  }

  /// Tolerance for binary rounding of seconds and fractions: 1 - 0.7 is 0.30000000000000004.
  private static let slack = 1e-9
}
