import Audit
import SwiftSource
import Typesetting

/// A rule that requires caps of the content size category in view code to let text double.
public struct DynamicTypeCap: EvaluatingRule {
  public static let descriptor = RuleDescriptor(
    id: "dynamic-type-cap",
    title: "Dynamic Type caps must allow text to reach 200%",
    description: """
      Checks the ranges of .dynamicTypeSize(_:) and maximumContentSizeCategory in view code. Computes from Apple's tables how far the text styles in \
      the chain grow under the cap. The style that grows least counts, or body if no font is known. A cap also passes if the style reaches the \
      platform maximum (WCAG2ICT).
      """,
    rationale: "A cap that protects a layout keeps people from the text size that they need.",
    knownLimits: [
      "Checks a cap in the declaration that contains it, even if the text is declared elsewhere.",
      "Treats text in an unknown font or of a fixed size as body; fixed-font reports fixed sizes.",
      "Doesn't recognize other ways to enlarge the same text, which WCAG accepts; the large content viewer isn't one.",
    ],
    requirement: .init(
      "WCAG 2.2, 1.4.4 Resize Text, level AA", url: "https://www.w3.org/TR/WCAG22/#resize-text"),
    criteria: ["1.4.4"], level: .warning, labels: [.largerText],
    passing: [
      .view("Body doubles at accessibility3", #"Text("Dose").dynamicTypeSize(...DynamicTypeSize.accessibility3)"#),
      .view("No upper limit", #"Text("Dose").font(.title).dynamicTypeSize(.medium...)"#),
      .view("All sizes", #"Text("Dose").dynamicTypeSize(.xSmall ... .accessibility5)"#),
      .view(
        "Any size below accessibility4",
        #"Text("Dose").font(.callout).dynamicTypeSize(..<DynamicTypeSize.accessibility4)"#),
      .view(
        "A range in a constant", #"Text("Dose").font(.footnote).dynamicTypeSize(Limits.text)"#,
        before: "enum Limits {\n  static let text: ClosedRange<DynamicTypeSize> = .large ... .accessibility4\n}"),
      .view(
        "A caption doubles earlier", #"Text("mg").font(.caption2).dynamicTypeSize(...DynamicTypeSize.accessibility2)"#),
      .method(
        "UIKit with a high cap", "view.maximumContentSizeCategory = .accessibilityExtraLarge"),
      .method("A lower limit", "view.minimumContentSizeCategory = .large"),
    ],
    failing: [
      .view("Body stops at 135%", #"Text("Dose")./*!*/dynamicTypeSize(...DynamicTypeSize.xxxLarge)"#),
      .view("Body stops at 164%", #"Text("Dose").font(.body)./*!*/dynamicTypeSize(.small ... .accessibility1)"#),
      .view(
        "A custom font grows less: 31 pt instead of 34",
        #"Text("Dose").font(.custom("Inter", size: 17))./*!*/dynamicTypeSize(...DynamicTypeSize.accessibility2)"#),
      .view(
        "A title that grows less than body",
        """
        VStack {
          Text("Protocol").font(.title)
          Text("Dose")
        }
        ./*!*/dynamicTypeSize(...DynamicTypeSize.accessibility3)
        """),
      .view(
        "A cap in a constant", #"Text("Dose")./*!*/dynamicTypeSize(...Limits.most)"#,
        before: "enum Limits {\n  static let most = DynamicTypeSize.xLarge\n}"),
      .view(
        "Large titles can't double, but must reach their maximum",
        #"Text("Dose").font(.largeTitle)./*!*/dynamicTypeSize(...DynamicTypeSize.accessibility4)"#),
      .view(
        "A cap that can't be determined", #"Text("Dose")./*!*/dynamicTypeSize(...most)"#,
        members: "let most: DynamicTypeSize"),
      .method("UIKit", "/*!*/view.maximumContentSizeCategory = .extraExtraExtraLarge"),
    ])

  public init() {}

  public func applies(to subject: CodeCall) -> Bool { limit(of: subject) != nil }

  public func evaluate(_ subject: CodeCall) -> Evaluation {
    var worst: Evaluation?
    for branch in limit(of: subject)?.branches(as: "DynamicTypeSize") ?? [] {
      let evaluation = evaluate(branch, subject)
      if worst.map({ DynamicTypeCap.isWorse(evaluation, than: $0) }) ?? true { worst = evaluation }
    }
    return worst ?? Evaluation(.inapplicable("no cap is set"), message: "no cap is set")
  }

  /// Returns the range or its upper bound; nil if the call sets none.
  private func limit(of subject: CodeCall) -> CodeExpression? {
    switch subject.name {
    case "dynamicTypeSize":
      guard let value = subject.argument(nil) else { return nil }
      return value.namesOneCategory ? nil : value
    case "maximumContentSizeCategory", "minimumContentSizeCategory":
      return subject.isBase && subject.arguments == nil ? subject.chain.assigned : nil
    default: return nil
    }
  }

  private func evaluate(_ limit: CodeExpression, _ subject: CodeCall) -> Evaluation {
    let allowed: ClosedRange<ContentSizeCategory>
    switch (limit.categories, subject.name) {
    case (.unknown(let reason), _):
      return Evaluation(
        .cantTell(reason), required: WCAGMeasure.enlargement, unit: .factor,
        message: "\(reason), so text growth under the cap can't be checked")
    case (.single(let category), "maximumContentSizeCategory"): allowed = .xSmall...category
    case (.single(let category), "minimumContentSizeCategory"): allowed = category ... .accessibility5
    case (.single(let category), _): allowed = category...category
    case (.range(let range), _): allowed = range
    }
    return styles(under: subject.chain).map { evaluate($0, allowed) }.reduce(nil) { worst, next in
      worst.map { DynamicTypeCap.isWorse(next, than: $0) ? next : $0 } ?? next
    } ?? Evaluation(.inapplicable("no text"), message: "no text")
  }

  /// Returns the fonts of the text under the cap; body if none is known.
  private func styles(under chain: CodeChain) -> [ScaledText] {
    let known = (chain.texts.isEmpty ? [chain] : chain.texts).compactMap(\.textFont.text)
    return known.isEmpty ? [ScaledText(.body)] : known
  }

  private func evaluate(_ style: ScaledText, _ allowed: ClosedRange<ContentSizeCategory>) -> Evaluation {
    var text = style
    text.range = allowed
    let (reached, limit) = (text.largestFactor, text.platformLimit)
    let isEnough = reached.factor >= min(WCAGMeasure.enlargement, limit.factor)
    let percent = truncatedText(reached.factor * 100, digits: 0)
    let name = "\(text.style.swiftUIName) (\(authoredText(text.baseSize)) pt)"
    guard !isEnough else {
      return Evaluation(
        .passed, measured: reached.factor, required: WCAGMeasure.enlargement, unit: .factor,
        message: "\(name) grows to \(percent)%")
    }
    let cap = text.lowestCap(reaching: min(WCAGMeasure.enlargement, limit.factor))
    return Evaluation(
      .failed, measured: reached.factor, required: WCAGMeasure.enlargement, unit: .factor,
      message: "\(name) stops growing at \(percent)% (\(allowed.upperBound.rawValue)); 200% is required",
      remedy: cap.map { $0 == .accessibility5 ? "remove the upper bound" : "raise the cap to \($0.rawValue) or higher" }
        ?? "lower the lower bound of the range and remove the upper bound")
  }

  /// Whether one evaluation is further from passing than another: failed first, then undetermined, then by growth.
  private static func isWorse(_ one: Evaluation, than other: Evaluation) -> Bool {
    func rank(_ outcome: ReasonedOutcome) -> Int {
      switch outcome {
      case .failed: 2
      case .cantTell: 1
      case .passed, .inapplicable: 0
      }
    }
    if rank(one.outcome) != rank(other.outcome) { return rank(one.outcome) > rank(other.outcome) }
    return (one.measured ?? 0) < (other.measured ?? 0)
  }
}
