import Audit
import SwiftSource

/// The measures of an animation in view code.
enum CodeMotion {
  /// The kind of a measure.
  enum Kind: String { case duration, bounce, scale }

  /// The possible values of a number.
  struct Values {
    /// The known values.
    var known: [Double] = []
    /// Why another value isn't known; nil if all are.
    var unknown: Unknown?
    /// The reason why another value isn't known, in words.
    var reason: String? { unknown?.words }
  }

  /// The reason why a value isn't known.
  enum Unknown {
    /// The number of an expression can't be determined, with the reason.
    case value(String)
    /// An expression has no bound.
    case unbounded(CodeExpression)
    /// No duration is given.
    case noDuration
    /// The default animation, which differs between platform versions.
    case defaultAnimation
    /// The speed isn't known.
    case speed
    /// A spring is defined elsewhere.
    case otherSpring(CodeExpression)
    /// The stiffness or damping isn't known.
    case physics
    /// The damping is set elsewhere.
    case otherDamping

    var words: String {
      switch self {
      case .value(let reason): reason
      case .unbounded(let expression): "\(expression.quote) has no bound"
      case .noDuration: "no duration is given"
      case .defaultAnimation: "the default animation differs between platform versions"
      case .speed: "the speed isn't known"
      case .otherSpring(let expression): "\(expression.quote) is a spring defined elsewhere"
      case .physics: "the stiffness or damping isn't known"
      case .otherDamping: "the damping is set elsewhere"
      }
    }
  }

  /// A measure of a motion: milliseconds, a bounce, a scale.
  struct Measure {
    let kind: Kind
    let values: Values
  }

  /// The default duration of a curve, in seconds. Source: Apple documentation of `Animation.easeInOut`.
  static let curveDuration = 0.35
  /// The default duration of a spring, in seconds. Source: Apple documentation of `Animation.spring(duration:bounce:blendDuration:)`.
  static let springDuration = 0.5
  /// The default damping of springs. Source: Apple documentation of `spring(response:dampingFraction:blendDuration:)`.
  static let springDamping = 0.825
  /// The default damping of `interactiveSpring`, and its response in seconds.
  static let interactiveSpring = (damping: 0.86, response: 0.15)
  /// The smallest bounce of presets, before `extraBounce` adds to it. Apple documents that they bounce, without a number.
  static let presetBounce = ["snappy": 0.15, "bouncy": 0.3]

  static let curves: Set<String> = ["easeIn", "easeOut", "easeInOut", "linear", "timingCurve"]
  static let springs: Set<String> = [
    "spring", "smooth", "snappy", "bouncy", "interactiveSpring", "interpolatingSpring",
  ]
  static let keyframes: Set<String> = ["LinearKeyframe", "CubicKeyframe", "SpringKeyframe"]

  /// Every name that may be a motion.
  private static let names = curves.union(springs).union(keyframes).union([
    "default", "withAnimation", "animate", "animateKeyframes", "transition", "setAnimationDuration",
    "UIViewPropertyAnimator", "CASpringAnimation", "scaleEffect", "scale", "CGAffineTransform", "scaledBy",
    "CATransform3DMakeScale",
  ])

  /// The measures of a call that have limits; empty for calls without motion.
  static func measures(of call: CodeCall) -> [Measure] {
    guard names.contains(call.name), !call.repeatsForever else { return [] }
    if curves.contains(call.name), isAnimation(call) {
      return [duration(call, call.argument("duration"), otherwise: curveDuration)]
    }
    if springs.contains(call.name), isAnimation(call) { return spring(call) }
    if call.name == "default", isAnimation(call) {
      return [unknown(.duration, .defaultAnimation)]
    }
    if call.isBase, keyframes.contains(call.name) { return [duration(call, call.argument("duration"), otherwise: nil)] }
    if call.isBase, call.name == "withAnimation" { return plain(call) }
    return uiKit(call) + scales(call)
  }

  /// Whether a name is meant as an animation: a member of `Animation`, called with numbers, or given to what animates.
  private static func isAnimation(_ call: CodeCall) -> Bool {
    guard call.isBase else { return false }
    let chain = call.chain
    if chain.source.path.count > 1 { return chain.source.path[chain.source.path.count - 2] == "Animation" }
    guard chain.source.isImplicit else { return false }
    let labels = ["duration", "response", "stiffness", "mass", "bounce", "extraBounce", "dampingFraction"]
    if let arguments = call.arguments, arguments.contains(where: { labels.contains($0.label ?? "") }) { return true }
    return call.enclosingModifiers.contains { $0.name == "animation" }
      || chain.parent.map { $0.name == "withAnimation" || $0.name == "animation" } ?? false
  }

  /// `withAnimation { … }`, which takes the default animation.
  private static func plain(_ call: CodeCall) -> [Measure] {
    guard let first = call.arguments?.first, case .closure = first.value.kind else { return [] }
    return [unknown(.duration, .defaultAnimation)]
  }

  // MARK: Numbers

  private static func unknown(_ kind: Kind, _ reason: Unknown) -> Measure {
    Measure(kind: kind, values: Values(unknown: reason))
  }

  /// The possible values of an expression.
  static func values(_ expression: CodeExpression, _ transform: (Double) -> Double = { $0 }) -> Values {
    var values = Values()
    for branch in expression.branches() {
      switch branch.value {
      case .number(let number), .scaled(let number): values.known.append(transform(number))
      case .oneOf(let numbers): values.known += numbers.map(transform)
      case .unbounded: values.unknown = .unbounded(branch)
      case .unknown(let reason): values.unknown = .value(reason)
      }
    }
    return values
  }

  /// A duration in seconds as milliseconds, at the speed at which it runs.
  private static func duration(_ call: CodeCall, _ seconds: CodeExpression?, otherwise: Double?) -> Measure {
    var speed = 1.0
    if call.isBase {
      for modifier in call.chain.modifiers("speed") {
        guard let factor = modifier.argument(nil).map({ call.chain.value(of: $0) })?.least, factor > 0 else {
          return unknown(.duration, .speed)
        }
        speed *= factor
      }
    }
    if let seconds { return Measure(kind: .duration, values: values(seconds) { $0 * 1000 / speed }) }
    guard let otherwise else { return unknown(.duration, .noDuration) }
    return Measure(kind: .duration, values: Values(known: [otherwise * 1000 / speed]))
  }

  // MARK: Springs

  private static func spring(_ call: CodeCall) -> [Measure] {
    if let preset = call.argument(nil), !preset.isClosure {
      // `.spring(.bouncy)`: the argument is measured by itself.
      if preset.links.count == 1, springs.contains(preset.links[0].name) { return [] }
      return [unknown(.bounce, .otherSpring(preset)), unknown(.duration, .otherSpring(preset))]
    }
    let isInteractive = call.name == "interactiveSpring"
    let seconds = call.argument("duration") ?? call.argument("response")
    let lasts = duration(
      call, seconds, otherwise: isInteractive ? interactiveSpring.response : springDuration)
    if call.name == "interpolatingSpring", seconds == nil { return [bounce(of: call)] }
    return [bounce(of: call), lasts]
  }

  private static func bounce(of call: CodeCall) -> Measure {
    if let bounce = call.argument("bounce") { return Measure(kind: .bounce, values: values(bounce)) }
    if let damping = call.argument("dampingFraction") {
      return Measure(kind: .bounce, values: values(damping) { 1 - $0 })
    }
    if let preset = presetBounce[call.name] {
      let extra = call.argument("extraBounce").map { values($0) { preset + $0 } }
      return Measure(kind: .bounce, values: extra ?? Values(known: [preset]))
    }
    switch call.name {
    case "smooth":
      let extra = call.argument("extraBounce").map { values($0) }
      return Measure(kind: .bounce, values: extra ?? Values(known: [0]))
    case "interactiveSpring": return Measure(kind: .bounce, values: Values(known: [1 - interactiveSpring.damping]))
    case "interpolatingSpring": return Measure(kind: .bounce, values: physicalBounce(of: call))
    default:
      let isOldForm = call.argument("response") != nil
      return Measure(kind: .bounce, values: Values(known: [isOldForm ? 1 - springDamping : 0]))
    }
  }

  /// 1 less the damping as a share of the critical one, 2 √(stiffness · mass).
  private static func physicalBounce(of call: CodeCall) -> Values {
    func number(_ label: String) -> Double? {
      call.argument(label).flatMap { if case .number(let value) = $0.value { value } else { nil } }
    }
    let mass = call.argument("mass") == nil ? 1 : number("mass")
    guard let mass, let stiffness = number("stiffness"), let damping = number("damping"), mass > 0, stiffness > 0
    else { return Values(unknown: .physics) }
    return Values(known: [1 - damping / (2 * (stiffness * mass).squareRoot())])
  }

  // MARK: UIKit

  private static func uiKit(_ call: CodeCall) -> [Measure] {
    guard call.isBase else { return [] }
    let type = call.chain.source.path.dropLast().last
    var measures: [Measure] = []
    switch (type, call.name) {
    case ("UIView", "animate"), ("UIView", "animateKeyframes"), ("UIView", "transition"),
      ("CATransaction", "setAnimationDuration"),
      (_, "UIViewPropertyAnimator"):
      let written = ["withDuration", "springDuration", "duration", nil].lazy.compactMap { call.argument($0) }.first
      guard let written, !written.isClosure else { return [] }
      measures.append(duration(call, written, otherwise: nil))
    case (_, "CASpringAnimation"):
      return [unknown(.bounce, .otherDamping)]
    default: return []
    }
    if let bounce = call.argument("bounce") { measures.append(Measure(kind: .bounce, values: values(bounce))) }
    for label in ["usingSpringWithDamping", "dampingRatio"] {
      if let damping = call.argument(label) {
        measures.append(Measure(kind: .bounce, values: values(damping) { 1 - $0 }))
      }
    }
    return measures
  }

  // MARK: Scales

  private static func scales(_ call: CodeCall) -> [Measure] {
    var written: [CodeExpression] = []
    switch call.name {
    case "scaleEffect":
      written = [nil, "x", "y"].compactMap { call.argument($0) }.filter { !$0.isClosure }.flatMap(\.sides)
      if written.count > 1 { written.removeAll { $0.isAnchor } }
    case "scale" where call.isMember(of: ["AnyTransition", "Transition"]):
      written = [call.argument("scale")].compactMap { $0 }
    case "CGAffineTransform":
      written = ["scaleX", "y"].compactMap { call.argument("scaleX") == nil ? nil : call.argument($0) }
    case "scaledBy": written = ["x", "y"].compactMap { call.argument($0) }
    case "CATransform3DMakeScale": written = (call.arguments ?? []).map { call.chain.expression($0.value) }
    default: break
    }
    guard !written.isEmpty else { return [] }
    var all = Values()
    for expression in written {
      let next = values(expression) { abs($0) }
      all.known += next.known
      all.unknown = all.unknown ?? next.unknown
    }
    return [Measure(kind: .scale, values: all)]
  }
}

extension CodeCall {
  /// Whether the animation never ends, so its duration is a period; `endless-motion` checks it.
  fileprivate var repeatsForever: Bool { isBase && !chain.modifiers("repeatForever").isEmpty }
}

extension CodeExpression {
  fileprivate var isClosure: Bool {
    if case .closure = source.kind { true } else { false }
  }

  /// Whether the expression is the anchor of a scale: `.center`.
  fileprivate var isAnchor: Bool {
    if case .implicitMember = source.kind { true } else { false }
  }

  /// The sides of a size, `CGSize(width: 1.1, height: 1)`; the expression itself if it isn't a size.
  fileprivate var sides: [CodeExpression] {
    let links = links
    guard links.last?.name == "CGSize", let arguments = links.last?.arguments else { return [self] }
    return arguments.map { part($0.value) }
  }
}
