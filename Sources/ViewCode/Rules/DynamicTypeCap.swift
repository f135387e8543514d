import Audit
import SwiftSource
import Typesetting

/// A rule that requires caps of the content size category in view code to let text double.
public struct DynamicTypeCap: Rule {
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
      "Skips code for macOS and tvOS, which it recognizes by conditions, imports, and names.",
      "Reports a cap on a custom view that shows only an image, such as an avatar, unless it is hidden from assistive technologies.",
      "Checks a cap in the declaration that contains it, even if the text is declared elsewhere.",
      "Treats text in an unknown font or of a fixed size as body; fixed-font reports fixed sizes.",
      "Can't determine a UIKit cap under which only some text styles double, or a cap on a web page.",
      "Doesn't recognize other ways to enlarge the same text, which WCAG accepts; the large content viewer isn't one.",
    ],
    requirement: .init(
      "WCAG 2.2, 1.4.4 Resize Text, level AA", url: "https://www.w3.org/TR/WCAG22/#resize-text"),
    criteria: ["1.4.4"], level: .warning, labels: [.largerText],
    quantity: "text size",
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
    inapplicable: [
      .view(
        "A picture hidden from assistive technologies",
        "Avatar(user: user).dynamicTypeSize(...DynamicTypeSize.xLarge).accessibilityHidden(true)")
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

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// Text under the cap reaches 200%, or the platform limit.
    case enough
    /// The cap stops text earlier.
    case stopsGrowing
    /// The categories of the cap are unknown.
    case unknownCap
  }

  /// A cap on one text style, which has the allowed range, and its judgement.
  private struct Cap {
    let judgement: Judgement<Reason>
    var text = ScaledText(.body)
    var cause: String?
  }

  public func judge(_ subject: CodeCall) -> Judgement<Reason>? {
    guard let cap = worstCap(of: subject), !subject.chain.isElsewhere else { return nil }
    // A picture without a name, such as an avatar beside its person's name, has no text to read.
    return subject.chain.isHiddenFromAccessibility && subject.chain.texts.isEmpty ? nil : cap.judgement
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CodeCall) -> Words {
    let cap = worstCap(of: subject)
    let text = cap?.text ?? ScaledText(.body)
    let percent = truncatedText(text.largestFactor.factor * 100, digits: 0)
    let name = "\(text.style.swiftUIName) (\(authoredText(text.baseSize)) pt)"
    switch judgement.reason {
    case .enough: return Words("\(name) grows to \(percent)%")
    case .stopsGrowing:
      let next = text.lowestCap(reaching: DynamicTypeCap.required(of: text))
      return Words(
        "\(name) stops growing at \(percent)% (\(text.range.upperBound.rawValue)); 200% is required",
        remedy: next.map {
          $0 == .accessibility5 ? "remove the upper bound" : "raise the cap to \($0.rawValue) or higher"
        } ?? "lower the lower bound of the range and remove the upper bound")
    case .unknownCap:
      let cause = cap?.cause ?? ""
      return Words.undetermined(cause, "text growth under the cap can't be checked")
    }
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

  /// Returns the cap that is furthest from passing, among all branches and styles; nil if the call sets none.
  private func worstCap(of subject: CodeCall) -> Cap? {
    let branches = limit(of: subject)?.branches(as: "DynamicTypeSize") ?? []
    return branches.compactMap { caps($0, subject).min(by: DynamicTypeCap.isWorse) }.min(by: DynamicTypeCap.isWorse)
  }

  private func caps(_ limit: CodeExpression, _ subject: CodeCall) -> [Cap] {
    let allowed: ClosedRange<ContentSizeCategory>
    switch (limit.categories, subject.name) {
    case (.unknown(let cause), _):
      return [
        Cap(
          judgement: Judgement(.cantTell, .unknownCap, required: WCAGMeasure.enlargement, unit: .factor), cause: cause)
      ]
    case (.single(let category), "maximumContentSizeCategory"):
      allowed = .xSmall...category
      if let cause = doubt(about: allowed, subject) {
        return [
          Cap(
            judgement: Judgement(.cantTell, .unknownCap, required: WCAGMeasure.enlargement, unit: .factor),
            cause: cause)
        ]
      }
    case (.single(let category), "minimumContentSizeCategory"): allowed = category ... .accessibility5
    case (.single(let category), _): allowed = category...category
    case (.range(let range), _): allowed = range
    }
    return styles(under: subject.chain).map { cap($0, allowed) }
  }

  /// Returns the cause why a cap of UIKit can't be judged: the text style decides, or a web page; nil if it can.
  private func doubt(about allowed: ClosedRange<ContentSizeCategory>, _ subject: CodeCall) -> String? {
    let chain = subject.chain
    if let name = chain.source.path.first,
      let (view, _) = CodeReader(index: chain.index).expression(
        named: [name], from: chain.source.expression.tokens.lowerBound, at: chain.scope),
      chain.expression(view).links.first?.name == "WKWebView"
    {
      return "a web page sets the size of its text"
    }
    let outcomes = SystemTextStyle.allCases.map { cap(ScaledText($0), allowed).judgement.outcome }
    let isMixed = outcomes.contains(.passed) && cap(ScaledText(.body), allowed).judgement.outcome == .failed
    return isMixed ? "the text style isn't known" : nil
  }

  /// Returns the fonts of the text under the cap; body if none is known.
  private func styles(under chain: CodeChain) -> [ScaledText] {
    let known = (chain.texts.isEmpty ? [chain] : chain.texts).compactMap(\.textFont.text)
    return known.isEmpty ? [ScaledText(.body)] : known
  }

  private func cap(_ style: ScaledText, _ allowed: ClosedRange<ContentSizeCategory>) -> Cap {
    var text = style
    text.range = allowed
    let reached = text.largestFactor.factor
    let isEnough = reached >= DynamicTypeCap.required(of: text)
    return Cap(
      judgement: Judgement(
        isEnough ? .passed : .failed, isEnough ? .enough : .stopsGrowing, measured: reached,
        required: WCAGMeasure.enlargement, unit: .factor),
      text: text)
  }

  /// Returns the growth that text needs: 200%, or the platform limit if that is less.
  private static func required(of text: ScaledText) -> Double {
    min(WCAGMeasure.enlargement, text.platformLimit.factor)
  }

  /// Whether one cap is further from passing than another: failed first, then undetermined, then by growth.
  private static func isWorse(_ one: Cap, than other: Cap) -> Bool {
    func rank(_ outcome: Outcome) -> Int {
      switch outcome {
      case .failed: 2
      case .cantTell: 1
      case .passed, .inapplicable: 0
      }
    }
    let (first, second) = (one.judgement, other.judgement)
    if rank(first.outcome) != rank(second.outcome) { return rank(first.outcome) > rank(second.outcome) }
    return (first.measured ?? 0) < (second.measured ?? 0)
  }
}
