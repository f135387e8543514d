import Audit
import SourceText
import SwiftSource

/// A rule that requires motion without an end to respect Reduce Motion.
public struct EndlessMotion: Rule {
  /// The identifier of the rule.
  private static let ruleID = "endless-motion"

  public static let descriptor = RuleDescriptor(
    id: ruleID,
    title: "Motion without an end must stop with Reduce Motion",
    description: """
      Checks .repeatForever, symbol effects that never end, phaseAnimator without a trigger, UIView.animate with .repeat, and an infinite repeatCount. \
      Passes if the type around it reads Reduce Motion. In a type, property, or function for progress, such as a spinner or skeleton, and in a branch \
      of a ternary, a finding is a note. Symbol effects with a number of repetitions are skipped.
      """,
    rationale: "Motion that never stops makes people with vestibular disorders ill, and keeps others from reading.",
    knownLimits: [
      "Off by default: in code that the rule wasn't tuned on, two of three findings were true (67%).",
      "Treats any use of Reduce Motion in the same type as a condition of the animation.",
      "Doesn't check timers, TimelineView, and motion from other types.",
      "Reports an animation of only opacity or color, too.",
    ],
    requirement: .init(
      "WCAG 2.2, 2.2.2 Pause, Stop, Hide, level A", url: "https://www.w3.org/TR/WCAG22/#pause-stop-hide"
    ),
    criteria: ["2.2.2"], level: .off, since: .version02,
    passing: RuleExample.turningOn(
      ruleID,
      [
        .view(
          "A condition",
          "Image(systemName: icon).onAppear { if !reduceMotion { withAnimation(.linear(duration: 1).repeatForever()) { angle = 360 } } }",
          members: "@Environment(\\.accessibilityReduceMotion) private var reduceMotion\n@State private var angle = 0.0"
        )
      ]),
    inapplicable: RuleExample.turningOn(
      ruleID,
      [
        .view("One animation", "Image(systemName: icon).animation(.linear(duration: 1), value: angle)"),
        .view("A platform indicator", "ProgressView()"),
        .view("A symbol effect that ends", "Image(systemName: icon).symbolEffect(.pulse, options: .repeat(3))"),
        .view("A symbol effect with a trigger", "Image(systemName: icon).symbolEffect(.bounce, value: count)"),
      ]),
    failing: RuleExample.turningOn(
      ruleID,
      [
        .view(
          "A rotation",
          "Image(systemName: icon).onAppear { withAnimation(.linear(duration: 1)./*!*/repeatForever(autoreverses: false)) { angle = 360 } }",
          members: "@State private var angle = 0.0"),
        .view("A symbol effect", "Image(systemName: icon)./*!*/symbolEffect(.rotate)"),
        RuleExample(
          "A spinner, which is a note",
          code: """
            struct Spinner: View {
              @State var angle = 0.0
              var body: some View {
                Circle().animation(.linear(duration: 1)./*!*/repeatForever(autoreverses: false), value: angle)
              }
            }
            """),
        .view(
          "Motion while something runs, which is a note",
          "Circle().animation(isRecording ? .linear(duration: 1)./*!*/repeatForever() : .default, value: isRecording)"),
        .method("UIKit", "/*!*/UIView.animate(withDuration: 1, delay: 0, options: [.repeat], animations: spin)"),
      ]))

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The type reads Reduce Motion.
    case reducible
    /// Nothing in the type reads Reduce Motion.
    case endless
  }

  private static let indefinite: Set<String> = ["rotate", "wiggle", "breathe", "pulse", "variableColor"]
  private static let progress = [
    "spinner", "skeleton", "progress", "loading", "loader", "indicator", "shimmer", "activity", "placeholder",
  ]

  public func judge(_ subject: CodeCall) -> Judgement<Reason>? {
    guard isEndless(subject) else { return nil }
    if subject.chain.readsReduceMotion { return Judgement(.passed, .reducible) }
    let names = subject.chain.enclosingTypes.map { $0.lowercased() } + [subject.chain.declaration.lowercased()]
    let isProgress = names.contains { name in EndlessMotion.progress.contains { name.holdsBytes(of: $0) } }
    return Judgement(.failed, .endless, level: isProgress || subject.isInTernary ? .note : nil)
  }

  private func isEndless(_ subject: CodeCall) -> Bool {
    switch subject.name {
    case "repeatForever": return !subject.isBase && subject.arguments != nil
    case "symbolEffect":
      guard !subject.isBase, let modifier = subject.modifier, modifier.argument("value") == nil,
        modifier.argument("isActive") == nil, !endsItself(modifier), let effect = modifier.argument(nil)
      else { return false }
      return effect.tokens.contains {
        subject.chain.outline.tokens[$0].kind == .identifier && Self.indefinite.contains(subject.chain.outline.name($0))
      }
    case "animate" where subject.isBase && subject.chain.source.path.first == "UIView":
      return subject.argument("options")?.mentions(["repeat"]) ?? false
    case "phaseAnimator": return !subject.isBase && subject.argument("trigger") == nil && subject.arguments != nil
    default: return false
    }
  }

  /// Whether the options of a symbol effect limit it: `.nonRepeating`, or `.repeat(3)`.
  private func endsItself(_ modifier: CodeModifier) -> Bool {
    guard let options = modifier.argument("options") else { return false }
    let outline = modifier.chain.outline
    return options.tokens.contains { token in
      guard outline.tokens[token].kind == .identifier else { return false }
      if outline.name(token) == "nonRepeating" { return true }
      guard outline.name(token) == "repeat", let count = outline.group(at: token + 1)?.first else { return false }
      return outline.tokens[count].kind == .number
        || outline.isToken(count, ".") && outline.isToken(count + 1, "periodic")
    }
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CodeCall) -> Words {
    switch judgement.reason {
    case .reducible: Words("the type reads Reduce Motion")
    case .endless:
      Words(
        "the motion never ends, and nothing in this type reads Reduce Motion",
        remedy: "skip it if accessibilityReduceMotion is true")
    }
  }
}

extension CodeChain {
  /// Whether the type around the chain reads Reduce Motion.
  fileprivate var readsReduceMotion: Bool {
    typeTokens.contains { token in
      outline.tokens[token].kind == .identifier
        && outline.name(token).lowercased().holdsBytes(of: "reducemotion")
    }
  }
}

extension CodeCall {
  /// Whether the call is in a branch of `?:`, so that its condition may end the motion.
  fileprivate var isInTernary: Bool {
    let outline = chain.outline
    let tokens = chain.source.expression.tokens
    guard tokens.lowerBound > 1 else { return false }
    let before = tokens.lowerBound - 1
    if outline.isToken(before, "?"), outline.tokens[before].hasSpaceBefore { return true }
    guard outline.tokens[before].kind == .colon, outline.tokens[before].hasSpaceBefore else { return false }
    return true
  }
}
