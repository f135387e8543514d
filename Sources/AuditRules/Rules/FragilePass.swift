import Audit
import ColorScience

/// A pairing that passes keeps passing when its colors change by what files, screens and gamuts do to them.
public struct FragilePass: Rule {
  public static let descriptor = RuleDescriptor(
    id: "fragile-pass",
    title: "What passes does so with some room, in 8 bits, and on an sRGB display",
    description: """
      Looks at the pairings that reach the ratio that the profile requires, and names those that would lose it: by less than 1.5 % of the ratio, once \
      the composited colors are rounded to 8 bits, or where a color outside sRGB is shown by a display that has only sRGB.
      """,
    rationale: """
      A color is rounded on its way: by a color picker, an export, another color profile, the screen. What passes by less than a step of 1 in 255 \
      passes by chance.
      """,
    knownLimits: [
      "1.5 % is what one step of 1 in 255 in all components is worth: 1.3 % for a gray at 3:1 on white, 1.4 % at 4.5:1, 1.5 % at 7:1.",
      "Displays differ in how they map colors into sRGB; two ways are tried, CSS Color 4's gamut mapping and clipping each component.",
      "Over several surfaces, where the contrast is a range, the room alone is looked at.",
    ],
    requirement: .init(
      "WCAG 2.2, contrast ratio: computed values are not rounded",
      url: "https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio"
    ),
    level: .note, isAboutDesign: false,
    passing: [
      RuleExample(
        "4.60:1 has room", tokens: ["ink": "#757575", "paper": "#ffffff"],
        configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#),
      RuleExample(
        "What fails is for other rules", tokens: ["ink": "#777777", "paper": "#ffffff"],
        configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#),
    ],
    failing: [
      RuleExample(
        "One step lighter would fail: 4.54:1, then 4.47:1", tokens: ["ink": "#767676", "paper": "#ffffff"],
        configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#),
      RuleExample(
        "3.03:1 for a border", tokens: ["border": "#949494", "field": "#ffffff"],
        configuration: #""pairings": [{ "component": "border", "on": "field" }]"#),
    ])

  public static let options: [RuleOption<FragilePass>] = [
    .number("margin", \.margin, in: 0...1, "the room that is wanted, as a part of the required ratio")
  ]

  /// What a step of 1 in 255 in all components is worth for a gray on white, at the ratios that are required.
  public static let defaultMargin = 0.015

  /// The room that is wanted, as a part of the required ratio.
  public var margin = FragilePass.defaultMargin

  public init() {}

  public func applies(to subject: MeasuredPairing) -> Bool {
    guard subject.canGate, let required = subject.requiredRatio else { return false }
    return subject.outcome(required: required) == .passed
  }

  public func evaluate(_ subject: MeasuredPairing) -> Evaluation {
    let required = subject.requiredRatio ?? 1
    let lowest = subject.ratio ?? subject.interval?.lowerBound ?? 1
    let flips = subject.shownContrasts.filter { !($0.ratio >= required) }
    let hasRoom = lowest >= required * (1 + margin)
    var parts: [String] = []
    if !hasRoom {
      let percent = truncatedText((lowest / required - 1) * 100)
      parts.append("\(truncatedText(lowest)):1 is \(percent) % above \(authoredText(required)):1")
    }
    parts += flips.map { "\($0.way) it is \(truncatedText($0.ratio)):1 of \(authoredText(required)):1" }
    guard let worst = flips.map(\.ratio).min() else {
      guard !hasRoom else {
        return Evaluation(
          .passed, measured: lowest, required: required * (1 + margin), unit: .ratio,
          message: "\(truncatedText(lowest)):1 has room above \(authoredText(required)):1")
      }
      return Evaluation(
        .failed, measured: lowest, required: required * (1 + margin), unit: .ratio,
        message: parts[0] + "; \(authoredText(margin * 100)) % of room is wanted")
    }
    return Evaluation(
      .failed, measured: worst, required: required, unit: .ratio, message: parts.joined(separator: "; "),
      remedy: "choose colors that are further apart")
  }
}
