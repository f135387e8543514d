import Audit
import Typesetting

/// A rule that requires text to scale to 200%.
public struct ResizeText: Rule {
  public static let descriptor = RuleDescriptor(
    id: "resize-text",
    title: "Text must scale to 200%, or to the platform maximum",
    description: """
      Computes the size of a text style at every content size category and compares the largest size with the default size. Fixed text doesn't \
      grow, and a cap or a maximum size may stop growth too early. Text that may shrink to fit counts at its smallest scale. If the \
      platform itself stops below 200%, as for largeTitle, reaching the platform maximum is enough (WCAG2ICT).
      """,
    rationale: "People with low vision can't read text that doesn't grow enough.",
    knownLimits: [
      "Reports text styles that don't grow even if the app has its own zoom, which WCAG accepts instead.",
      "Doesn't check whether the layout still works with enlarged text.",
    ],
    requirement: .init("WCAG 2.2, 1.4.4 Resize Text, level AA", url: "https://www.w3.org/TR/WCAG22/#resize-text"),
    criteria: ["1.4.4"], level: .error, labels: [.largerText],
    quantity: "text size",
    passing: [
      RuleExample(
        "Body text reaches 282%",
        configuration: #""textStyles": { "body": { "size": 17, "relativeTo": "body", "scaling": "custom" } }"#),
      RuleExample(
        "The platform limit for large titles is 171%",
        configuration: #""textStyles": { "hero": { "size": 48, "relativeTo": "largeTitle", "scaling": "custom" } }"#),
    ],
    failing: [
      RuleExample(
        "Fixed text", configuration: #""textStyles": { "body": { "size": 17, "scaling": "fixed" } }"#),
      RuleExample(
        "Capped at 132%",
        configuration: """
          "textStyles": { "body": { "size": 17, "relativeTo": "body", "scaling": "custom", "dynamicTypeSize": { "maximum": "xxxLarge" } } }
          """),
      RuleExample(
        "Limited to 24 pt",
        configuration: #""textStyles": { "body": { "size": 17, "relativeTo": "body", "maximumSize": 24 } }"#),
      RuleExample(
        "Shrunk to half of 282%",
        configuration: #""textStyles": { "body": { "size": 17, "relativeTo": "body", "minimumScaleFactor": 0.5 } }"#),
    ])

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The text reaches 200%.
    case doubles
    /// The text reaches the platform limit, which is below 200%.
    case reachesPlatformLimit
    /// The text has a fixed size.
    case fixed
    /// A cap, a maximum size, or shrinking to fit stops the text below 200%.
    case stopsGrowing
  }

  public func judge(_ subject: MeasuredTextStyle) -> Judgement<Reason>? {
    let text = subject.style.text
    let (reached, required) = (text.largestFactor.factor, WCAGMeasure.enlargement)
    func judgement(_ outcome: Outcome, _ reason: Reason) -> Judgement<Reason> {
      Judgement(outcome, reason, measured: reached, required: required, unit: .factor)
    }
    if text.scaling == .fixed { return judgement(.failed, .fixed) }
    if text.firstCategory(reaching: required) != nil { return judgement(.passed, .doubles) }
    let limit = text.platformLimit.factor
    if limit < required, reached >= limit { return judgement(.passed, .reachesPlatformLimit) }
    return judgement(.failed, .stopsGrowing)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: MeasuredTextStyle) -> Words {
    let text = subject.style.text
    let (reached, limit) = (text.largestFactor, text.platformLimit)
    let percent = truncatedText(reached.factor * 100, digits: 0)
    let most = truncatedText(limit.factor * 100, digits: 0)
    let growth = "grows to \(percent)% at \(reached.category.rawValue)"
    switch judgement.reason {
    case .doubles:
      let first = text.firstCategory(reaching: WCAGMeasure.enlargement) ?? reached.category
      return Words("\(growth) and reaches 200% at \(first.rawValue)")
    case .reachesPlatformLimit:
      return Words("\(growth), the platform limit for \(text.style.rawValue), which WCAG2ICT accepts")
    case .fixed:
      return Words(
        "size is fixed at \(truncatedText(subject.style.size, padded: false)) pt and never grows",
        remedy: "scale the text with \(nearestStyles(text)); with \(text.style.swiftUIName), text grows to \(most)%")
    case .stopsGrowing:
      return Words(
        "stops growing at \(percent)% (\(reached.category.rawValue)); 200% is required, and uncapped text reaches \(most)%",
        remedy: remedies(text, limit).joined(separator: " and "))
    }
  }

  /// Returns the limits to relax, with their target values.
  private func remedies(_ text: ScaledText, _ limit: TextGrowth) -> [String] {
    let required = min(WCAGMeasure.enlargement, limit.factor)
    var free = text
    free.maximumPointSize = nil
    free.minimumScaleFactor = 1
    var parts: [String] = []
    if let cap = free.lowestCap(reaching: required), cap > text.range.upperBound {
      parts.append("raise the cap to \(cap.rawValue) or higher")
    }
    let needed = required * text.size(at: .standard)
    if let maximum = text.maximumPointSize, maximum > 0, maximum < needed {
      parts.append("raise the maximum size to \(remedyText(needed)) pt")
    }
    if text.minimumScaleFactor < 1 {
      let factor = min(1, required / limit.factor)
      if factor > text.minimumScaleFactor { parts.append("raise the minimum scale factor to \(remedyText(factor))") }
    }
    return parts.isEmpty ? ["raise the cap to accessibility5"] : parts
  }

  private func nearestStyles(_ text: ScaledText) -> String {
    SystemTextStyle.nearest(toSize: text.baseSize).map(\.swiftUIName).joined(separator: " or ")
  }
}
