import Audit
import Typesetting

/// A rule that requires text styles to start at the size of the system style they scale with.
public struct TextStyleDrift: Rule {
  public static let descriptor = RuleDescriptor(
    id: "text-style-drift",
    title: "Text styles must start at the size of the system style they scale with",
    description: """
      Compares the declared size with Apple's size of the style named by relativeTo, at the default content size category. A custom font scales by that \
      style's leading, so smaller text grows in the proportions of a larger style.
      """,
    rationale:
      "Styles that drift may lose their order at large text sizes, where a caption can become larger than body text.",
    knownLimits: ["Reports a note, because a difference may be intentional."],
    requirement: .init(
      "Apple Human Interface Guidelines, Typography",
      url: "https://developer.apple.com/design/human-interface-guidelines/typography"),
    isPlatformGuidance: true, level: .note,
    quantity: "text size",
    passing: [
      RuleExample(
        "17 pt with body",
        configuration: #""textStyles": { "body": { "size": 17, "relativeTo": "body", "scaling": "custom" } }"#)
    ],
    failing: [
      RuleExample(
        "14 pt with callout, which is 16 pt",
        configuration: #""textStyles": { "body": { "size": 14, "relativeTo": "callout", "scaling": "custom" } }"#)
    ])

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The size is that of the system style.
    case matches
    /// The size is smaller than that of the system style.
    case smaller
    /// The size is larger than that of the system style.
    case larger
  }

  public func judge(_ subject: MeasuredTextStyle) -> Judgement<Reason>? {
    let text = subject.style.text
    guard text.scaling != .fixed else { return nil }
    let (size, expected) = (text.baseSize, TextStyleDrift.size(of: text.style))
    let reason: Reason = size == expected ? .matches : size < expected ? .smaller : .larger
    return Judgement(
      reason == .matches ? .passed : .failed, reason, measured: size, required: expected, unit: .points)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: MeasuredTextStyle) -> Words {
    let text = subject.style.text
    let expected = authoredText(TextStyleDrift.size(of: text.style))
    let sizes = "size is \(authoredText(text.baseSize)) pt; \(text.style.swiftUIName) is \(expected) pt"
    let drift = "\(sizes), \(authoredText(abs(text.drift))) pt "
    return switch judgement.reason {
    case .matches: Words(sizes)
    case .smaller: Words(drift + "larger", remedy: remedy(for: text))
    case .larger: Words(drift + "smaller", remedy: remedy(for: text))
    }
  }

  private static func size(of style: SystemTextStyle) -> Double { style.metrics(at: .standard).size }

  private func remedy(for text: ScaledText) -> String? {
    let nearest = SystemTextStyle.nearest(toSize: text.baseSize)
    guard !nearest.contains(text.style) else { return nil }
    let names = nearest.map { "\($0.swiftUIName) (\(authoredText(TextStyleDrift.size(of: $0))) pt)" }
    return "scale the style with \(names.joined(separator: " or "))"
  }
}
