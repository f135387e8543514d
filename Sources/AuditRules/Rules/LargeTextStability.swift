import Audit
import Typesetting

/// A rule that requires large text to stay large at every text size.
public struct LargeTextStability: Rule {
  public static let descriptor = RuleDescriptor(
    id: "large-text-stability",
    title: "Large text must stay large at every text size",
    description: """
      Checks whether text that is large at the default text size stays large at smaller ones. WCAG applies the lower ratio for large text by the \
      default size, so some people may read text with that ratio at a size that isn't large.
      """,
    rationale: "People who set a smaller text size still have to read the text.",
    knownLimits: ["Reports only notes, because WCAG doesn't require it."],
    requirement: .init(
      "WCAG 2.2, definition of large scale", url: "https://www.w3.org/TR/WCAG22/#dfn-large-scale"),
    level: .note,
    quantity: "text size",
    passing: [
      RuleExample("34 pt", configuration: #""textStyles": { "hero": { "size": 34, "relativeTo": "largeTitle" } }"#)
    ],
    failing: [
      RuleExample(
        "24 pt that becomes 21 pt at the smallest text size",
        configuration: #""textStyles": { "title": { "size": 24, "relativeTo": "title2" } }"#)
    ])

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The text is large at every text size.
    case staysLarge
    /// The text isn't large at smaller text sizes.
    case losesSize
  }

  public func judge(_ subject: MeasuredTextStyle) -> Judgement<Reason>? {
    let style = subject.style
    guard subject.largeText.includes(style.text, weight: style.weight) else { return nil }
    let isStable = lost(by: subject).isEmpty
    return Judgement(
      isStable ? .passed : .failed, isStable ? .staysLarge : .losesSize, measured: style.text.smallest.size,
      required: required(of: subject), unit: .points)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: MeasuredTextStyle) -> Words {
    let size = truncatedText(subject.style.text.smallest.size, padded: false)
    switch judgement.reason {
    case .staysLarge: return Words("\(size) pt at the smallest text size")
    case .losesSize:
      let required = truncatedText(required(of: subject), padded: false)
      return Words(
        "large by default, but only \(size) pt \(lost(by: subject).rangeInWords); large text starts at \(required) pt",
        remedy: "require the contrast of regular-size text")
    }
  }

  private func required(of subject: MeasuredTextStyle) -> Double {
    let large = subject.largeText
    return subject.style.weight >= large.boldWeight ? large.boldSize : large.size
  }

  private func lost(by subject: MeasuredTextStyle) -> [ContentSizeCategory] {
    subject.largeText.categoriesLost(by: subject.style.text, weight: subject.style.weight)
  }
}
