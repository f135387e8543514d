import Audit
import Typesetting

/// Text can be enlarged to 200 %.
public struct ResizeText: Rule {
  public static let descriptor = RuleDescriptor(
    id: "resize-text",
    title: "Text can be enlarged to 200 %, or as far as the platform goes",
    description: """
      Computes the size of a text style at every content size category and compares the largest with the default one. Fixed text does not grow; a cap \
      may stop it too early, a maximum size may, and a text that may shrink to fit counts as shrunken. Where the platform itself stops under 200 %, as \
      largeTitle does, reaching its limit is enough (WCAG2ICT).
      """,
    rationale: "Without it, people with low vision must hold the screen to their eyes or give up.",
    knownLimits: [
      "WCAG accepts any one mechanism; an app with its own zoom may pass although its text styles do not grow.",
      "Whether the layout survives the growth is not seen here.",
    ],
    requirement: .init("WCAG 2.2, 1.4.4 Resize Text, level AA", url: "https://www.w3.org/TR/WCAG22/#resize-text"),
    criteria: ["1.4.4"], level: .error,
    passing: [
      RuleExample(
        "Body text reaches 282 %",
        configuration: #""textStyles": { "body": { "size": 17, "relativeTo": "body", "scaling": "custom" } }"#),
      RuleExample(
        "The platform's own limit for large titles is 171 %",
        configuration: #""textStyles": { "hero": { "size": 48, "relativeTo": "largeTitle", "scaling": "custom" } }"#),
    ],
    failing: [
      RuleExample(
        "Fixed text", configuration: #""textStyles": { "body": { "size": 17, "scaling": "fixed" } }"#),
      RuleExample(
        "Capped at 132 %",
        configuration: """
          "textStyles": { "body": { "size": 17, "relativeTo": "body", "scaling": "custom", "dynamicTypeSize": { "maximum": "xxxLarge" } } }
          """),
      RuleExample(
        "Held at 24 pt",
        configuration: #""textStyles": { "body": { "size": 17, "relativeTo": "body", "maximumSize": 24 } }"#),
      RuleExample(
        "Shrunk to half of 282 %",
        configuration: #""textStyles": { "body": { "size": 17, "relativeTo": "body", "minimumScaleFactor": 0.5 } }"#),
    ])

  public init() {}

  public func evaluate(_ subject: MeasuredTextStyle) -> Evaluation {
    let text = subject.style.text
    let reached = text.largestFactor
    let limit = text.platformLimit
    let required = WCAGMeasure.enlargement
    let percent = truncatedText(reached.factor * 100, digits: 0)
    func evaluation(_ outcome: Outcome, _ message: String, remedy: String? = nil) -> Evaluation {
      Evaluation(
        outcome, measured: reached.factor, required: required, unit: .factor, message: message, remedy: remedy)
    }
    if text.scaling == .fixed {
      return evaluation(
        .failed, "its size is fixed at \(truncatedText(subject.style.size, padded: false)) pt and never grows",
        remedy: "scale it with \(nearestStyles(text)); with \(text.style.swiftUIName) it would grow to "
          + "\(truncatedText(limit.factor * 100, digits: 0)) %")
    }
    if let first = text.firstCategory(reaching: required) {
      return evaluation(
        .passed, "grows to \(percent) % at \(reached.category.rawValue) and reaches 200 % at \(first.rawValue)")
    }
    if limit.factor < required, reached.factor >= limit.factor {
      return evaluation(
        .passed,
        "grows to \(percent) % at \(reached.category.rawValue), the platform's own limit for \(text.style.rawValue), "
          + "which WCAG2ICT accepts")
    }
    return evaluation(
      .failed,
      "stops at \(percent) % at \(reached.category.rawValue); 200 % is required, and without limits it reaches "
        + "\(truncatedText(limit.factor * 100, digits: 0)) %",
      remedy: remedies(text, limit).joined(separator: " and "))
  }

  /// What of the three that hold a text back has to give, and how far.
  private func remedies(_ text: ScaledText, _ limit: TextGrowth) -> [String] {
    let required = min(WCAGMeasure.enlargement, limit.factor)
    var free = text
    free.maximumPointSize = nil
    free.minimumScaleFactor = 1
    var parts: [String] = []
    if let cap = free.lowestCap(reaching: required), cap > text.range.upperBound {
      parts.append("let it grow to \(cap.rawValue) at least")
    }
    let needed = required * text.size(at: .standard)
    if let maximum = text.maximumPointSize, maximum > 0, maximum < needed {
      parts.append("raise its maximum size to \(remedyText(needed)) pt")
    }
    if text.minimumScaleFactor < 1 {
      let factor = min(1, required / limit.factor)
      if factor > text.minimumScaleFactor { parts.append("raise its minimum scale factor to \(remedyText(factor))") }
    }
    return parts.isEmpty ? ["let it grow to accessibility5"] : parts
  }

  private func nearestStyles(_ text: ScaledText) -> String {
    SystemTextStyle.nearest(toSize: text.baseSize).map(\.swiftUIName).joined(separator: " or ")
  }
}
