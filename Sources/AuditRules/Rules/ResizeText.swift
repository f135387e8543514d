import Audit
import Typesetting

/// A rule that requires text to scale to 200%.
public struct ResizeText: EvaluatingRule {
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

  public func evaluate(_ subject: MeasuredTextStyle) -> Evaluation {
    let text = subject.style.text
    let reached = text.largestFactor
    let limit = text.platformLimit
    let required = WCAGMeasure.enlargement
    let percent = truncatedText(reached.factor * 100, digits: 0)
    func evaluation(_ outcome: ReasonedOutcome, _ message: String, remedy: String? = nil) -> Evaluation {
      Evaluation(
        outcome, measured: reached.factor, required: required, unit: .factor, message: message, remedy: remedy)
    }
    if text.scaling == .fixed {
      return evaluation(
        .failed, "size is fixed at \(truncatedText(subject.style.size, padded: false)) pt and never grows",
        remedy: "scale the text with \(nearestStyles(text)); with \(text.style.swiftUIName), text grows to "
          + "\(truncatedText(limit.factor * 100, digits: 0))%")
    }
    if let first = text.firstCategory(reaching: required) {
      return evaluation(
        .passed, "grows to \(percent)% at \(reached.category.rawValue) and reaches 200% at \(first.rawValue)")
    }
    if limit.factor < required, reached.factor >= limit.factor {
      return evaluation(
        .passed,
        "grows to \(percent)% at \(reached.category.rawValue), the platform limit for \(text.style.rawValue), "
          + "which WCAG2ICT accepts")
    }
    return evaluation(
      .failed,
      "stops growing at \(percent)% (\(reached.category.rawValue)); 200% is required, and uncapped text reaches "
        + "\(truncatedText(limit.factor * 100, digits: 0))%",
      remedy: remedies(text, limit).joined(separator: " and "))
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
