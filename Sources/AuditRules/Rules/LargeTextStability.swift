import Audit
import Typesetting

/// A rule that requires large text to stay large at every text size.
public struct LargeTextStability: EvaluatingRule {
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
    passing: [
      RuleExample("34 pt", configuration: #""textStyles": { "hero": { "size": 34, "relativeTo": "largeTitle" } }"#)
    ],
    failing: [
      RuleExample(
        "24 pt that becomes 21 pt at the smallest text size",
        configuration: #""textStyles": { "title": { "size": 24, "relativeTo": "title2" } }"#)
    ])

  public init() {}

  public func applies(to subject: MeasuredTextStyle) -> Bool {
    subject.largeText.includes(subject.style.text, weight: subject.style.weight)
  }

  public func evaluate(_ subject: MeasuredTextStyle) -> Evaluation {
    let (text, large) = (subject.style.text, subject.largeText)
    let required = subject.style.weight >= large.boldWeight ? large.boldSize : large.size
    let lost = large.categoriesLost(by: text, weight: subject.style.weight)
    guard let first = lost.first, let last = lost.last else {
      return Evaluation(
        .passed, measured: text.smallest.size, required: required, unit: .points,
        message: "\(truncatedText(text.smallest.size, padded: false)) pt at the smallest text size")
    }
    let range = first == last ? "at \(first.rawValue)" : "from \(first.rawValue) to \(last.rawValue)"
    return Evaluation(
      .failed, measured: text.smallest.size, required: required, unit: .points,
      message: "large by default, but only \(truncatedText(text.smallest.size, padded: false)) pt \(range); "
        + "large text starts at \(truncatedText(required, padded: false)) pt",
      remedy: "require the contrast of regular-size text")
  }
}
