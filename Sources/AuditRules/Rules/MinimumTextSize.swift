import Audit
import Typesetting

/// A rule that requires text of at least 11 points.
public struct MinimumTextSize: Rule {
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
    isPlatformGuidance: true, level: .warning, labels: [.largerText],
    quantity: "text size",
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

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The text reaches the minimum at every text size.
    case enough
    /// The text is below the minimum at the default text size.
    case tooSmall
    /// The text is below the minimum only at smaller text sizes, or after shrinking to fit.
    case becomesTooSmall
  }

  public func judge(_ subject: MeasuredTextStyle) -> Judgement<Reason>? {
    let (minimum, size) = (AppleGuideline.minimumText, subject.style.size)
    guard size >= minimum else {
      return Judgement(.failed, .tooSmall, measured: size, required: minimum, unit: .points)
    }
    let least = least(of: subject.style.text)
    guard least >= minimum else {
      return Judgement(
        .failed, .becomesTooSmall, measured: least, required: minimum, unit: .points, level: .note)
    }
    return Judgement(.passed, .enough, measured: least, required: minimum, unit: .points)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: MeasuredTextStyle) -> Words {
    let text = subject.style.text
    let least = truncatedText(least(of: text), padded: false)
    switch judgement.reason {
    case .enough: return Words("\(least) pt at the smallest text size")
    case .tooSmall:
      return Words(
        "\(truncatedText(subject.style.size, padded: false)) pt at the default text size; Apple's minimum is 11 pt",
        remedy: "increase it to 11 pt or more"
          + (steadySize(text).map { "; \($0) pt is enough at every text size" } ?? ""))
    case .becomesTooSmall:
      // The categories are always the smallest ones.
      let small = ContentSizeCategory.allCases.filter { text.shrunkenSize(at: $0) < AppleGuideline.minimumText }
      let shrunk = text.minimumScaleFactor < 1 ? ", shrunk to fit" : ""
      return Words(
        "\(least) pt \(small.rangeInWords)\(shrunk); Apple's minimum is 11 pt",
        remedy:
          "use \(steadySize(text).map { "\($0) pt" } ?? "a larger size"), or scale with a text style that shrinks less")
    }
  }

  /// Returns the smallest size of the text at any category, shrunk to fit.
  private func least(of text: ScaledText) -> Double { text.smallest.size * text.minimumScaleFactor }

  /// Returns the smallest whole size at which the text never falls below the minimum; nil if a maximum prevents it.
  private func steadySize(_ text: ScaledText) -> Int? {
    (1...60).first { size in
      var other = text
      other.baseSize = Double(size)
      return least(of: other) >= AppleGuideline.minimumText
    }
  }
}
