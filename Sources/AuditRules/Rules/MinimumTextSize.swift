import Audit
import Typesetting

/// Text is at least 11 points.
public struct MinimumTextSize: Rule {
  public static let descriptor = RuleDescriptor(
    id: "minimum-text-size",
    title: "Text is at least 11 pt",
    description: """
      Compares the size at the default content size category with Apple's minimum for iOS. Where only a smaller category goes under it, as custom \
      fonts do, it is a note.
      """,
    rationale: "11 pt is the smallest size at which Apple sets text; its own styles never go under it, at any setting.",
    knownLimits: ["Typefaces differ in how large they look at the same size."],
    requirement: .init(
      "Apple Human Interface Guidelines, Typography",
      url: "https://developer.apple.com/design/human-interface-guidelines/typography"),
    level: .warning,
    passing: [
      RuleExample(
        "11 pt, held there by the platform's own style",
        configuration: #""textStyles": { "label": { "size": 11, "relativeTo": "caption2", "scaling": "system" } }"#)
    ],
    failing: [
      RuleExample(
        "10 pt",
        configuration: #""textStyles": { "label": { "size": 10, "relativeTo": "caption2", "scaling": "custom" } }"#),
      RuleExample(
        "12 pt that becomes 10 pt at the smallest setting (a note)",
        configuration: #""textStyles": { "caption": { "size": 12, "relativeTo": "caption", "scaling": "custom" } }"#),
    ])

  public init() {}

  public func evaluate(_ subject: MeasuredTextStyle) -> Evaluation {
    let minimum = AppleGuideline.minimumText
    let style = subject.style
    let smallest = style.text.smallest
    guard style.size >= minimum else {
      return Evaluation(
        .failed, measured: style.size, required: minimum, unit: .points,
        message: "\(truncatedText(style.size, padded: false)) pt at the default setting; Apple's minimum is 11 pt",
        remedy: "set it at 11 pt or more")
    }
    guard smallest.size >= minimum else {
      return Evaluation(
        .failed, measured: smallest.size, required: minimum, unit: .points,
        message:
          "\(truncatedText(smallest.size, padded: false)) pt at \(smallest.category.rawValue); Apple's minimum is 11 pt",
        remedy: "start at a larger size, or scale with a style that does not shrink as far", level: .note)
    }
    return Evaluation(
      .passed, measured: smallest.size, required: minimum, unit: .points,
      message: "\(truncatedText(smallest.size, padded: false)) pt at its smallest")
  }
}
