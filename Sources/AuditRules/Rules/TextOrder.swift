import Audit
import Typesetting

/// Text that is larger than another stays larger, or equal.
public struct TextOrder: Rule {
  public static let descriptor = RuleDescriptor(
    id: "text-order",
    title: "Text styles keep their order of size at every content size category",
    description: """
      Compares every style with all styles that are smaller at the default content size category, and names those that become larger than it at \
      another one. Equal sizes are no inversion. Styles for regular widths are compared among themselves.
      """,
    rationale: "A heading that ends smaller than the text under it no longer looks like one.",
    knownLimits: ["Whether two styles ever stand together is not known; this is a note."],
    requirement: .init(
      "Apple Human Interface Guidelines, Typography: keep the hierarchy at every size",
      url: "https://developer.apple.com/design/human-interface-guidelines/typography"),
    level: .note,
    passing: [
      RuleExample(
        "Two styles that grow alike",
        configuration: #""textStyles": { "body": { "relativeTo": "body" }, "caption": { "relativeTo": "caption" } }"#)
    ],
    failing: [
      RuleExample(
        "A heading that hardly grows over a body that does",
        configuration: """
          "textStyles": { "heading": { "size": 20, "relativeTo": "title3", "dynamicTypeSize": { "maximum": "xxxLarge" } },
            "body": { "size": 17, "relativeTo": "body" } }
          """)
    ])

  public init() {}

  public func evaluate(_ subject: MeasuredTextStyle) -> Evaluation {
    let overtakers = subject.overtakers
    guard let first = overtakers.flatMap(\.categories).min() else {
      return Evaluation(.passed, message: "stays at least as large as every style that is smaller by default")
    }
    let names = overtakers.map { "\($0.style.name) (\($0.categories[0].rawValue))" }.joined(separator: ", ")
    return Evaluation(
      .failed, measured: Double(overtakers.count), required: 0, unit: .number,
      message: "smaller than a style that is smaller by default, first at \(first.rawValue): \(names)",
      remedy: "scale both with the same text style, or cap neither")
  }
}
