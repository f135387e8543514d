import Audit
import Typesetting

/// A rule that requires text styles to start at the size of the system style they scale with.
public struct TextStyleDrift: EvaluatingRule {
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
    level: .note,
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

  public func applies(to subject: MeasuredTextStyle) -> Bool { subject.style.text.scaling != .fixed }

  public func evaluate(_ subject: MeasuredTextStyle) -> Evaluation {
    let system = subject.style.text.style
    let expected = system.metrics(at: .standard).size
    let size = subject.style.text.baseSize
    let sizes = "size is \(authoredText(size)) pt; \(system.swiftUIName) is \(authoredText(expected)) pt"
    guard size != expected else {
      return Evaluation(.passed, measured: size, required: expected, unit: .points, message: sizes)
    }
    let nearest = SystemTextStyle.nearest(toSize: size)
    let names = nearest.map { "\($0.swiftUIName) (\(authoredText($0.metrics(at: .standard).size)) pt)" }
    return Evaluation(
      .failed, measured: size, required: expected, unit: .points,
      message: "\(sizes), \(authoredText(abs(subject.style.text.drift))) pt "
        + (size < expected ? "larger" : "smaller"),
      remedy: nearest.contains(system) ? nil : "scale the style with \(names.joined(separator: " or "))")
  }
}
