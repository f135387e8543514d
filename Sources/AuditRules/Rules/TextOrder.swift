import Audit
import Typesetting

/// A rule that requires text styles to keep their size order at every text size.
public struct TextOrder: Rule {
  public static let descriptor = RuleDescriptor(
    id: "text-order",
    title: "Text styles must keep their size order at every text size",
    description: """
      Compares every style with all styles that are smaller at the default content size category. Reports those that become larger at another \
      category; equal sizes pass. Styles for regular widths are compared only with each other.
      """,
    rationale: "People who enlarge text don't recognize a heading that is smaller than the text below it.",
    knownLimits: ["Reports a note, because two styles may never appear together."],
    requirement: .init(
      "Apple Human Interface Guidelines, Typography: keep the hierarchy at every size",
      url: "https://developer.apple.com/design/human-interface-guidelines/typography"),
    isPlatformGuidance: true, level: .note, labels: [.largerText],
    passing: [
      RuleExample(
        "Two styles with similar growth",
        configuration: #""textStyles": { "body": { "relativeTo": "body" }, "caption": { "relativeTo": "caption" } }"#)
    ],
    failing: [
      RuleExample(
        "A heading that barely grows, with body text that grows fully",
        configuration: """
          "textStyles": { "heading": { "size": 20, "relativeTo": "title3", "dynamicTypeSize": { "maximum": "xxxLarge" } },
            "body": { "size": 17, "relativeTo": "body" } }
          """)
    ])

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// No style that is smaller by default becomes larger.
    case keepsOrder
    /// A style that is smaller by default becomes larger.
    case overtaken
  }

  public func judge(_ subject: MeasuredTextStyle) -> Judgement<Reason>? {
    let count = subject.overtakers.count
    guard count > 0 else { return Judgement(.passed, .keepsOrder) }
    return Judgement(.failed, .overtaken, measured: Double(count), required: 0, unit: .number)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: MeasuredTextStyle) -> Words {
    switch judgement.reason {
    case .keepsOrder: return Words("at least as large as every style that is smaller by default")
    case .overtaken:
      let overtakers = subject.overtakers
      let first = overtakers.flatMap(\.categories).min() ?? .standard
      let names = overtakers.map { "\($0.style.title) (\($0.categories[0].rawValue))" }.joined(separator: ", ")
      return Words(
        "becomes smaller than styles that are smaller by default, first at \(first.rawValue): \(names)",
        remedy: "scale the styles with the same text style, or remove their caps")
    }
  }
}
