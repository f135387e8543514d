import Audit
import ColorScience
import DesignTokens

/// Colors that carry meaning against each other stay apart for people who see colors differently.
public struct UseOfColor: Rule {
  public static let descriptor = RuleDescriptor(
    id: "use-of-color",
    title: "Colors that carry meaning against each other stay apart with every color-vision deficiency",
    description: """
      Compares every two colors of a family in every mode, as they are and as people with protanopia, deuteranopia and tritanopia see them. Two \
      colors are apart where they differ by 0.06 in Oklab or by 7.33 in tone (CIE L*), and pass when they are apart for everyone. Translucent colors \
      are measured over every surface, and the worst counts.
      """,
    rationale: """
      One man in twelve confuses reds and greens. Where success and failure become the same color, whoever has only the color to go by cannot tell \
      one from the other.
      """,
    knownLimits: [
      "WCAG asks that color is not the only sign. Whether words, an icon or a shape say the same is not known here; where they do, nothing is wrong.",
      "WCAG gives no number. 0.06 is three times what is just noticeable side by side (0.02), and the least distance that palettes made for "
        + "color-vision deficiency keep: 0.061 in Petroff's ten (2021), 0.062 in Tol's vibrant, 0.076 in Okabe and Ito's.",
      "7.33 in tone is what half of all viewers notice between marks of a third of a degree (Stone, Szafir & Setlur 2014). In gray it is as much "
        + "as 0.063 in Oklab, so it counts where \"difference\" is set higher.",
      "Deficiencies are simulated in full: protanopia and deuteranopia by Machado et al. (2009), tritanopia by Brettel et al. (1997). With a weaker "
        + "form, which most people have, 0.8 % of the pairs that pass come closer; people who see no color have the tone alone.",
      "Small and thin marks, and colors that are remembered rather than compared, need more; \"difference\" can ask for it.",
    ],
    requirement: .init("WCAG 2.2, 1.4.1 Use of Color, level A", url: "https://www.w3.org/TR/WCAG22/#use-of-color"),
    criteria: ["1.4.1"], level: .warning,
    passing: [
      RuleExample(
        "Nearest pass: 0.0604 with deuteranopia", tokens: ["success": "#16a34a", "critical": "#d32626"],
        configuration: #""families": [{ "name": "status", "colors": ["success", "critical"] }]"#),
      RuleExample(
        "Lighter and darker: a tone difference of 9.7 is enough where 0.087 in Oklab is not",
        tokens: ["warning": "#d97706", "critical": "#dc2626"],
        configuration: """
          "families": [{ "name": "status", "colors": ["warning", "critical"] }],
          "rules": { "use-of-color": { "difference": 0.1 } }
          """),
    ],
    failing: [
      RuleExample(
        "Nearest miss: 0.0591 with deuteranopia", tokens: ["success": "#16a34a", "critical": "#d42626"],
        configuration: #""families": [{ "name": "status", "colors": ["success", "critical"] }]"#),
      RuleExample(
        "Green and blue with tritanopia", tokens: ["success": "#15803d", "info": "#2563eb"],
        configuration: #""families": [{ "name": "status", "colors": ["success", "info"] }]"#),
    ])

  public static let options: [RuleOption<UseOfColor>] = [
    .number("difference", \.difference, in: 0...1, "the distance in Oklab from which on two colors are apart"),
    .number("tone", \.tone, in: 0...100, "the difference of tone (CIE L*) from which on two colors are apart"),
  ]

  /// Three times the just noticeable difference of CSS Color 4; palettes made for color-vision deficiency keep it.
  public static let defaultDifference = 0.06
  /// Half of 10.16 + 1.50 / (1/3): what half of all viewers notice in L* at a third of a degree (Stone, Szafir & Setlur 2014).
  public static let defaultTone = 7.33

  /// The distance in Oklab from which on two colors are apart.
  public var difference = UseOfColor.defaultDifference
  /// The difference of CIE L* from which on two colors are apart.
  public var tone = UseOfColor.defaultTone

  public init() {}

  public func evaluate(_ subject: MeasuredFamilyPair) -> Evaluation {
    let samples = subject.places.flatMap { place in place.samples.map { (surface: place.surface, sample: $0) } }
    let alike = samples.filter { !isApart($0.sample) }
    guard let worst = (alike.isEmpty ? samples : alike).min(by: { $0.sample.difference < $1.sample.difference }) else {
      let reason = subject.reason ?? "nothing is known of the two colors"
      return Evaluation(.cantTell(reason), required: difference, unit: .number, message: reason)
    }
    return Evaluation(
      alike.isEmpty ? .passed : .failed, measured: worst.sample.difference, required: difference, unit: .number,
      message: message(worst.sample, over: worst.surface),
      remedy: alike.isEmpty
        ? nil : "make one of them lighter or darker, and say in words or with a sign what the color says")
  }

  private func isApart(_ sample: ColorVisionSample) -> Bool {
    sample.difference >= difference || sample.toneDifference >= tone
  }

  private func message(_ sample: ColorVisionSample, over surface: TokenPath?) -> String {
    let colors = [sample.first, sample.second].map { $0.space.isSRGBFamily ? $0.hex : $0.css }
    let place = surface.map { " over \($0)" } ?? ""
    let who = sample.vision == .normal ? "to most people" : "with \(sample.vision.rawValue)"
    return
      "\(who) they are \(colors[0]) and \(colors[1])\(place), \(truncatedText(sample.difference, digits: 3)) apart in Oklab "
      + "and \(truncatedText(sample.toneDifference)) in tone; \(authoredText(difference)), or \(authoredText(tone)) in tone, is required"
  }
}
