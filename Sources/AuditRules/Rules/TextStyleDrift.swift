import Audit
import Typesetting

/// A text style has the size of the system style it scales with.
public struct TextStyleDrift: Rule {
  public static let descriptor = RuleDescriptor(
    id: "text-style-drift",
    title: "A text style starts at the size of the system style it scales with",
    description: """
      Compares the declared size with Apple's size of the style named by relativeTo, at the default content size category. A custom font scales by that \
      style's leading, so a smaller text grows in the proportions of a larger one.
      """,
    rationale:
      "Styles that drift keep their order at the default setting and lose it at large ones: a caption outgrows a body.",
    knownLimits: ["A difference may be meant; this is a note."],
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
    let sizes = "\(authoredText(size)) pt; \(system.swiftUIName) is \(authoredText(expected)) pt"
    guard size != expected else {
      return Evaluation(.passed, measured: size, required: expected, unit: .points, message: sizes)
    }
    let nearest = SystemTextStyle.nearest(toSize: size)
    let names = nearest.map { "\($0.swiftUIName) (\(authoredText($0.metrics(at: .standard).size)) pt)" }
    return Evaluation(
      .failed, measured: size, required: expected, unit: .points,
      message: "\(sizes), which is \(authoredText(abs(subject.style.text.drift))) pt "
        + (size < expected ? "larger" : "smaller"),
      remedy: nearest.contains(system) ? nil : "scale it with \(names.joined(separator: " or "))")
  }
}
