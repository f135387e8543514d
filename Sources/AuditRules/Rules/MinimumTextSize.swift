import Audit
import Typesetting

/// Text is at least 11 points.
public struct MinimumTextSize: Rule {
  public static let descriptor = RuleDescriptor(
    id: "minimum-text-size",
    title: "Text is at least 11 pt",
    description: """
      Compares the size at the default content size category with Apple's minimum for iOS, also after shrinking to fit. Where only a smaller category \
      or the shrinking goes under it, as with custom fonts, it is a note.
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
    let text = subject.style.text
    let smallest = text.smallest
    let least = smallest.size * text.minimumScaleFactor
    guard subject.style.size >= minimum else {
      return Evaluation(
        .failed, measured: subject.style.size, required: minimum, unit: .points,
        message:
          "\(truncatedText(subject.style.size, padded: false)) pt at the default setting; Apple's minimum is 11 pt",
        remedy: "set it at 11 pt or more"
          + (steadySize(text).map { "; from \($0) pt on it never falls under 11 pt" } ?? ""))
    }
    guard least >= minimum else {
      let shrunk = text.minimumScaleFactor < 1 ? ", shrunk to fit" : ""
      return Evaluation(
        .failed, measured: least, required: minimum, unit: .points,
        message: "\(truncatedText(least, padded: false)) pt \(range(of: text))\(shrunk); Apple's minimum is 11 pt",
        remedy:
          "start at \(steadySize(text).map { "\($0) pt" } ?? "a larger size"), or scale with a style that does not "
          + "shrink as far",
        level: .note)
    }
    return Evaluation(
      .passed, measured: least, required: minimum, unit: .points,
      message: "\(truncatedText(least, padded: false)) pt at its smallest")
  }

  /// The categories at which a text may be under the minimum, in words; they are always the smallest ones.
  private func range(of text: ScaledText) -> String {
    let small = ContentSizeCategory.allCases.filter { text.shrunkenSize(at: $0) < AppleGuideline.minimumText }
    guard let first = small.first, let last = small.last else { return "" }
    return first == last ? "at \(first.rawValue)" : "from \(first.rawValue) to \(last.rawValue)"
  }

  /// The least whole size with which the text never falls under the minimum; nil when a maximum forbids it.
  private func steadySize(_ text: ScaledText) -> Int? {
    (1...60).first { size in
      var other = text
      other.baseSize = Double(size)
      return other.smallest.size * other.minimumScaleFactor >= AppleGuideline.minimumText
    }
  }
}
