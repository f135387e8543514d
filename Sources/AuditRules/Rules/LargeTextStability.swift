import Audit
import Typesetting

/// Text that is large by default stays large.
public struct LargeTextStability: Rule {
  public static let descriptor = RuleDescriptor(
    id: "large-text-stability",
    title: "Text that counts as large stays so at every content size category",
    description: """
      WCAG judges contrast at the size delivered by default. A style that is large there and not at a smaller category is held to the laxer ratio \
      although some people see it at a size for which the stricter one was made.
      """,
    rationale: "Whoever sets text smaller still has to read it.",
    knownLimits: ["WCAG does not ask for it; this is a note."],
    requirement: .init(
      "WCAG 2.2, definition of large scale", url: "https://www.w3.org/TR/WCAG22/#dfn-large-scale"),
    level: .note,
    passing: [
      RuleExample("34 pt", configuration: #""textStyles": { "hero": { "size": 34, "relativeTo": "largeTitle" } }"#)
    ],
    failing: [
      RuleExample(
        "24 pt that becomes 21 pt at the smallest setting",
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
        message: "\(truncatedText(text.smallest.size, padded: false)) pt at its smallest")
    }
    let range = first == last ? "at \(first.rawValue)" : "from \(first.rawValue) to \(last.rawValue)"
    return Evaluation(
      .failed, measured: text.smallest.size, required: required, unit: .points,
      message: "large by default, not \(range): \(truncatedText(text.smallest.size, padded: false)) pt, "
        + "and large starts at \(truncatedText(required, padded: false)) pt",
      remedy: "hold it to the contrast of small text")
  }
}
