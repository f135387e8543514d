import Audit
import SwiftSource

/// Motion in view code is short, does not bounce and does not zoom.
public struct AnimationLimits: Rule {
  public static let descriptor = RuleDescriptor(
    id: "animation-limits",
    title: "Animations in view code keep to the limits of duration, bounce and scale",
    description: """
      Looks at the animations of SwiftUI, UIKit and Core Animation in view code. Durations count with .speed(_:) and, where none is written, with the \
      platform's own: 0.35 s for curves, 0.5 s for springs. The bounce of a spring is 1 less its damping. Every scale that scaleEffect, .scale(scale:) or a \
      transform names counts, in both branches of a condition.
      """,
    rationale:
      "Movement across the screen makes people with vestibular disorders ill, and slow movement keeps everyone waiting.",
    knownLimits: [
      "A scale that never changes counts as a zoom, because a view does not say what it shows before and after.",
      "One limit for all: longer ones, such as those of page transitions, need a waiver or an override.",
      "Delays and repetitions are not limited; rotation and parallax are not looked at.",
      "WCAG 2.3.3 asks that motion can be switched off, which this rule does not see.",
    ],
    requirement: .init(
      "The design system's own limits; beside WCAG 2.2, 2.3.3 Animation from Interactions, level AAA",
      url: "https://www.w3.org/TR/WCAG22/#animation-from-interactions"),
    level: .off, passing: passing, failing: failing)

  /// The longest duration in milliseconds.
  public var maximumDuration = 200.0
  /// The largest scale.
  public var maximumScale = 1.05
  /// The largest bounce, 0 for none.
  public var maximumBounce = 0.0

  public static let options: [RuleOption<AnimationLimits>] = [
    .number("maximumDuration", \.maximumDuration, in: 0...60_000, "the longest duration in milliseconds"),
    .number("maximumScale", \.maximumScale, in: 0...100, "the largest scale"),
    .number(
      "maximumBounce", \.maximumBounce, in: 0...1, "the largest bounce of a spring: 0 for none, 1 for no damping"),
  ]

  public init() {}

  public func applies(to subject: CodeCall) -> Bool { !CodeMotion.measures(of: subject).isEmpty }

  public func evaluate(_ subject: CodeCall) -> Evaluation {
    let verdicts = CodeMotion.measures(of: subject).map(judge)
    let failed = verdicts.filter { $0.outcome == .failed }
    if let first = failed.first {
      return Evaluation(
        .failed, measured: first.measured, required: first.required, unit: first.unit,
        message: failed.map(\.message).joined(separator: ", and "),
        remedy: failed.compactMap(\.remedy).joined(separator: ", and "))
    }
    return verdicts.first { $0.outcome != .passed }
      ?? Evaluation(.passed, message: verdicts.map(\.message).joined(separator: ", and "))
  }

  private func judge(_ measure: CodeMotion.Measure) -> Evaluation {
    switch measure.kind {
    case .duration:
      judge(measure.values, limit: maximumDuration, .milliseconds, "it lasts", unknown: "how long it lasts")
    case .scale: judge(measure.values, limit: maximumScale, .number, "it scales to", unknown: "how far it scales")
    case .bounce: judge(measure.values, limit: maximumBounce, .number, "it bounces by", unknown: "whether it bounces")
    }
  }

  private func judge(
    _ values: CodeMotion.Values, limit: Double, _ unit: Evaluation.Unit, _ verb: String, unknown: String
  ) -> Evaluation {
    func text(_ number: Double) -> String {
      unit.rawValue.isEmpty ? lengthText(number) : "\(lengthText(number)) \(unit.rawValue)"
    }
    if let greatest = values.known.max(), greatest > limit + AnimationLimits.slack {
      return Evaluation(
        .failed, measured: greatest, required: limit, unit: unit,
        message: "\(verb) \(text(greatest)); the limit is \(text(limit))", remedy: "use \(text(limit)) or less")
    }
    if let reason = values.reason {
      return Evaluation(
        .cantTell(reason), required: limit, unit: unit, message: "nobody can tell \(unknown): \(reason)",
        remedy: "use a constant")
    }
    let greatest = values.known.max() ?? 0
    return Evaluation(
      .passed, measured: greatest, required: limit, unit: unit,
      message: "\(verb) \(text(greatest)); the limit is \(text(limit))")
  }

  /// What seconds and shares may be off by in binary: 1 - 0.7 is 0.30000000000000004.
  private static let slack = 1e-9
}
