import Audit
import Typesetting

/// A rule that requires text of at least 11 points.
public struct MinimumTextSize: EvaluatingRule {
  public static let descriptor = RuleDescriptor(
    id: "minimum-text-size",
    title: "Text must be at least 11 pt",
    description: """
      Compares the text size at the default content size category with Apple's minimum for iOS, including after shrinking to fit. Reports a note if \
      text falls below the minimum only at smaller categories, as custom fonts do, or after shrinking.
      """,
    rationale: "Smaller text is hard to read; Apple's text styles never fall below 11 pt at any text size.",
    knownLimits: ["Doesn't account for typefaces that look smaller or larger at the same size."],
    requirement: .init(
      "Apple Human Interface Guidelines, Typography",
      url: "https://developer.apple.com/design/human-interface-guidelines/typography"),
    level: .warning, labels: [.largerText],
    passing: [
      RuleExample(
        "11 pt, which a system text style never falls below",
        configuration: #""textStyles": { "label": { "size": 11, "relativeTo": "caption2", "scaling": "system" } }"#)
    ],
    failing: [
      RuleExample(
        "10 pt",
        configuration: #""textStyles": { "label": { "size": 10, "relativeTo": "caption2", "scaling": "custom" } }"#),
      RuleExample(
        "12 pt that becomes 10 pt at the smallest text size (a note)",
        configuration: #""textStyles": { "caption": { "size": 12, "relativeTo": "caption", "scaling": "custom" } }"#),
    ])

  public init() {}

  public func evaluate(_ subject: MeasuredTextStyle) -> Evaluation {
    let minimum = AppleGuideline.minimumText
    let text = subject.style.text
    let smallest = text.smallest
    let least = smallest.size * text.minimumScaleFactor
    guard subject.style.size >= minimum else {
      return Evaluation(
        .failed, measured: subject.style.size, required: minimum, unit: .points,
        message:
          "\(truncatedText(subject.style.size, padded: false)) pt at the default text size; Apple's minimum is 11 pt",
        remedy: "increase it to 11 pt or more"
          + (steadySize(text).map { "; \($0) pt is enough at every text size" } ?? ""))
    }
    guard least >= minimum else {
      let shrunk = text.minimumScaleFactor < 1 ? ", shrunk to fit" : ""
      return Evaluation(
        .failed, measured: least, required: minimum, unit: .points,
        message: "\(truncatedText(least, padded: false)) pt \(range(of: text))\(shrunk); Apple's minimum is 11 pt",
        remedy:
          "use \(steadySize(text).map { "\($0) pt" } ?? "a larger size"), or scale with a text style that "
          + "shrinks less",
        level: .note)
    }
    return Evaluation(
      .passed, measured: least, required: minimum, unit: .points,
      message: "\(truncatedText(least, padded: false)) pt at the smallest text size")
  }

  /// Returns the categories at which text may fall below the minimum; they are always the smallest ones.
  private func range(of text: ScaledText) -> String {
    let small = ContentSizeCategory.allCases.filter { text.shrunkenSize(at: $0) < AppleGuideline.minimumText }
    guard let first = small.first, let last = small.last else { return "" }
    return first == last ? "at \(first.rawValue)" : "from \(first.rawValue) to \(last.rawValue)"
  }

  /// Returns the smallest whole size at which the text never falls below the minimum; nil if a maximum prevents it.
  private func steadySize(_ text: ScaledText) -> Int? {
    (1...60).first { size in
      var other = text
      other.baseSize = Double(size)
      return other.smallest.size * other.minimumScaleFactor >= AppleGuideline.minimumText
    }
  }
}
