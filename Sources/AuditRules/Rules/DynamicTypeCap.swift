import Audit
import SwiftSource
import Typesetting

/// A limit of the content size category in view code lets text double.
public struct DynamicTypeCap: Rule {
  public static let descriptor = RuleDescriptor(
    id: "dynamic-type-cap",
    title: "A limit of Dynamic Type lets text grow to 200 %",
    description: """
      Looks at the ranges of .dynamicTypeSize(_:) and at maximumContentSizeCategory in view code. Computes from Apple's tables how far the text styles in \
      the chain grow under the limit, the one that grows least counts; where no font is known, body counts. A limit at which a style has reached what \
      the platform offers passes (WCAG2ICT).
      """,
    rationale: "A limit that keeps a layout intact takes the size away from those who need it most.",
    knownLimits: [
      "Limits that lie around a view in another declaration are looked at there.",
      "Text whose font is not known counts as body, and so does text of a fixed size, which fixed-font looks at.",
      "WCAG accepts any other way to enlarge the same text; the large content viewer is none.",
    ],
    requirement: .init(
      "WCAG 2.2, 1.4.4 Resize Text, level AA", url: "https://www.w3.org/TR/WCAG22/#resize-text"),
    criteria: ["1.4.4"], level: .warning,
    passing: [
      .view("Body doubles at accessibility3", #"Text("Dose").dynamicTypeSize(...DynamicTypeSize.accessibility3)"#),
      .view("No upper limit", #"Text("Dose").font(.title).dynamicTypeSize(.medium...)"#),
      .view("All sizes", #"Text("Dose").dynamicTypeSize(.xSmall ... .accessibility5)"#),
      .view(
        "The last before accessibility4",
        #"Text("Dose").font(.callout).dynamicTypeSize(..<DynamicTypeSize.accessibility4)"#),
      .view(
        "A range behind a constant", #"Text("Dose").font(.footnote).dynamicTypeSize(Limits.text)"#,
        before: "enum Limits {\n  static let text: ClosedRange<DynamicTypeSize> = .large ... .accessibility4\n}"),
      .view(
        "A caption doubles earlier", #"Text("mg").font(.caption2).dynamicTypeSize(...DynamicTypeSize.accessibility2)"#),
      .method(
        "UIKit, high enough", "view.maximumContentSizeCategory = .accessibilityExtraLarge"),
      .method("A lower limit", "view.minimumContentSizeCategory = .large"),
    ],
    failing: [
      .view("Body stops at 135 %", #"Text("Dose")./*!*/dynamicTypeSize(...DynamicTypeSize.xxxLarge)"#),
      .view("Body stops at 164 %", #"Text("Dose").font(.body)./*!*/dynamicTypeSize(.small ... .accessibility1)"#),
      .view(
        "A custom font grows less: 31 pt instead of 34",
        #"Text("Dose").font(.custom("Inter", size: 17))./*!*/dynamicTypeSize(...DynamicTypeSize.accessibility2)"#),
      .view(
        "Titles in it grow less than body",
        """
        VStack {
          Text("Protocol").font(.title)
          Text("Dose")
        }
        ./*!*/dynamicTypeSize(...DynamicTypeSize.accessibility3)
        """),
      .view(
        "A limit behind a constant", #"Text("Dose")./*!*/dynamicTypeSize(...Limits.most)"#,
        before: "enum Limits {\n  static let most = DynamicTypeSize.xLarge\n}"),
      .view(
        "Large titles never double, but may not be held below that",
        #"Text("Dose").font(.largeTitle)./*!*/dynamicTypeSize(...DynamicTypeSize.accessibility4)"#),
      .view(
        "A limit that cannot be told", #"Text("Dose")./*!*/dynamicTypeSize(...most)"#,
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
    return worst ?? Evaluation(.inapplicable("it has no limit"), message: "it has no limit")
  }

  /// The range, or the upper end of one; nil for what sets none.
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
        message: "nobody can tell how far text grows under this limit: \(reason)")
    case (.single(let category), "maximumContentSizeCategory"): allowed = .xSmall...category
    case (.single(let category), "minimumContentSizeCategory"): allowed = category ... .accessibility5
    case (.single(let category), _): allowed = category...category
    case (.range(let range), _): allowed = range
    }
    return styles(under: subject.chain).map { evaluate($0, allowed) }.reduce(nil) { worst, next in
      worst.map { DynamicTypeCap.isWorse(next, than: $0) ? next : $0 } ?? next
    } ?? Evaluation(.inapplicable("no text"), message: "no text")
  }

  /// The fonts of the text that the limit is about; body where none is known.
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
    let name = "\(text.style.swiftUIName) of \(authoredText(text.baseSize)) pt"
    guard !isEnough else {
      return Evaluation(
        .passed, measured: reached.factor, required: WCAGMeasure.enlargement, unit: .factor,
        message: "\(name) grows to \(percent) %")
    }
    let cap = text.lowestCap(reaching: min(WCAGMeasure.enlargement, limit.factor))
    return Evaluation(
      .failed, measured: reached.factor, required: WCAGMeasure.enlargement, unit: .factor,
      message: "\(name) stops at \(percent) % at \(allowed.upperBound.rawValue); 200 % is required",
      remedy: cap.map { $0 == .accessibility5 ? "leave out the upper end" : "let it grow to \($0.rawValue)" }
        ?? "lower the lower end of the range, and leave out the upper one")
  }

  /// Whether one is farther from passing: what fails first, then what cannot be told, then by growth.
  private static func isWorse(_ one: Evaluation, than other: Evaluation) -> Bool {
    func rank(_ outcome: Outcome) -> Int {
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
