import Audit
import SwiftSource

/// A rule that limits the duration, bounce, and scale of animations in view code.
public struct AnimationLimits: Rule {
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

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// Every measure is within its limit.
    case withinLimits
    /// The duration is above its limit.
    case tooLong
    /// The scale is above its limit.
    case tooLarge
    /// The bounce is above its limit.
    case tooBouncy
    /// A value can't be determined.
    case unknownValue
    /// A value has no bound.
    case unbounded
    /// No duration is given.
    case noDuration
    /// The default animation differs between platform versions.
    case defaultAnimation
    /// The speed isn't known.
    case unknownSpeed
    /// The spring is defined elsewhere.
    case otherSpring
    /// The stiffness or damping isn't known.
    case unknownSpring
    /// The damping is set elsewhere.
    case otherDamping
  }

  public func judge(_ subject: CodeCall) -> Judgement<Reason>? {
    let measures = CodeMotion.measures(of: subject)
    guard !measures.isEmpty else { return nil }
    if let first = measures.first(where: exceedsLimit) {
      let reason: Reason =
        switch first.kind {
        case .duration: .tooLong
        case .scale: .tooLarge
        case .bounce: .tooBouncy
        }
      return Judgement(
        .failed, reason, measured: first.values.known.max(), required: limit(of: first), unit: first.kind.unit)
    }
    for measure in measures {
      guard let unknown = measure.values.unknown else { continue }
      return Judgement(.cantTell, unknown.reason, required: limit(of: measure), unit: measure.kind.unit)
    }
    return Judgement(.passed, .withinLimits)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CodeCall) -> Words {
    let measures = CodeMotion.measures(of: subject)
    switch judgement.reason {
    case .withinLimits: return Words(sentence(measures, "within"))
    case .tooLong, .tooLarge, .tooBouncy:
      let failed = measures.filter(exceedsLimit)
      let remedies = failed.map { "use \($0.kind.text(limit(of: $0))) or less" }
      return Words(sentence(failed, "above"), remedy: remedies.joined(separator: ", and "))
    case .unknownValue, .unbounded, .noDuration, .defaultAnimation, .unknownSpeed, .otherSpring, .unknownSpring,
      .otherDamping:
      let open = measures.first { $0.values.unknown != nil }
      let cause = open?.values.reason ?? "the value isn't known"
      return Words.undetermined(
        cause, "the \((open?.kind ?? .duration).rawValue) can't be checked", remedy: "use a constant")
    }
  }

  private func sentence(_ measures: [CodeMotion.Measure], _ relation: String) -> String {
    measures.map {
      let greatest = $0.kind.text($0.values.known.max() ?? 0)
      return "\($0.kind.rawValue) is \(greatest), \(relation) the limit of \($0.kind.text(limit(of: $0)))"
    }.joined(separator: "; ")
  }

  private func exceedsLimit(_ measure: CodeMotion.Measure) -> Bool {
    measure.values.known.max().map { $0 > limit(of: measure) + AnimationLimits.slack } ?? false
  }

  private func limit(of measure: CodeMotion.Measure) -> Double {
    switch measure.kind {
    case .duration: maximumDuration
    case .scale: maximumScale
    case .bounce: maximumBounce
    }
  }

  /// Tolerance for binary rounding of seconds and fractions: 1 - 0.7 is 0.30000000000000004.
  private static let slack = 1e-9
}

extension CodeMotion.Kind {
  fileprivate var unit: MeasurementUnit { self == .duration ? .milliseconds : .number }

  /// Returns a value with its unit.
  fileprivate func text(_ value: Double) -> String {
    unit.rawValue.isEmpty ? lengthText(value) : "\(lengthText(value)) \(unit.rawValue)"
  }
}

extension CodeMotion.Unknown {
  fileprivate var reason: AnimationLimits.Reason {
    switch self {
    case .value: .unknownValue
    case .unbounded: .unbounded
    case .noDuration: .noDuration
    case .defaultAnimation: .defaultAnimation
    case .speed: .unknownSpeed
    case .otherSpring: .otherSpring
    case .physics: .unknownSpring
    case .otherDamping: .otherDamping
    }
  }
}
