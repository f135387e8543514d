import Audit
import ColorScience
import DesignTokens

/// A rule that requires the colors of a family to stay distinguishable with every color vision deficiency.
public struct UseOfColor: Rule {
  public static let descriptor = RuleDescriptor(
    id: "use-of-color",
    title: "Colors in a family must stay distinguishable with every color vision deficiency",
    description: """
      Compares every two colors of a color family in every mode, for typical vision, protanopia, deuteranopia, and tritanopia. Two colors are \
      distinguishable if they differ by ΔEOK 0.06 or by ΔL* 7.33 (CIE L*), and pass if they are distinguishable with all four. Translucent colors are \
      measured over every surface, and the worst result counts.
      """,
    rationale: """
      About one man in twelve confuses reds and greens. If success and failure look the same, people who rely on the color can't distinguish them.
      """,
    knownLimits: [
      "Doesn't know whether text, an icon, or a shape has the same meaning. If so, WCAG is met, because color isn't the only sign.",
      "Uses ΔEOK 0.06, because WCAG defines no number. That is three times the just noticeable difference (0.02). Palettes for color "
        + "vision deficiency keep at least that distance: 0.061 in Petroff's ten (2021), 0.062 in Tol's vibrant, 0.076 in Okabe and Ito's.",
      "Uses ΔL* 7.33, which half of all viewers notice between marks of a third of a degree (Stone, Szafir & Setlur 2014). In gray, that equals "
        + "ΔEOK 0.063, so it matters if \"difference\" is higher.",
      "Simulates full deficiencies: protanopia and deuteranopia by Machado et al. (2009), tritanopia by Brettel et al. (1997). With weaker "
        + "forms, which are more common, 0.8% of the passing pairs come closer; people who see no color rely on lightness alone.",
      "Doesn't require more for small or thin marks, or for colors that are remembered instead of compared; increase \"difference\" for them.",
    ],
    requirement: .init("WCAG 2.2, 1.4.1 Use of Color, level A", url: "https://www.w3.org/TR/WCAG22/#use-of-color"),
    criteria: ["1.4.1"], level: .warning, labels: [.differentiateWithoutColor],
    quantity: "difference",
    passing: [
      RuleExample(
        "Narrow pass: ΔEOK 0.0604 with deuteranopia", tokens: ["success": "#16a34a", "critical": "#d32626"],
        configuration: #""families": [{ "name": "status", "colors": ["success", "critical"] }]"#),
      RuleExample(
        "Lighter and darker: ΔL* 9.7 is enough, although ΔEOK 0.087 isn't",
        tokens: ["warning": "#d97706", "critical": "#dc2626"],
        configuration: """
          "families": [{ "name": "status", "colors": ["warning", "critical"] }],
          "rules": { "use-of-color": { "difference": 0.1 } }
          """),
    ],
    failing: [
      RuleExample(
        "Narrow failure: ΔEOK 0.0591 with deuteranopia", tokens: ["success": "#16a34a", "critical": "#d42626"],
        configuration: #""families": [{ "name": "status", "colors": ["success", "critical"] }]"#),
      RuleExample(
        "Green and blue with tritanopia", tokens: ["success": "#15803d", "info": "#2563eb"],
        configuration: #""families": [{ "name": "status", "colors": ["success", "info"] }]"#),
    ])

  public static let options: [RuleOption<UseOfColor>] = [
    .number("difference", \.difference, in: 0...1, "smallest ΔEOK at which two colors are distinguishable"),
    .number("tone", \.tone, in: 0...100, "smallest lightness difference (ΔL*) at which two colors are distinguishable"),
  ]

  /// Three times the just noticeable difference of CSS Color 4; palettes for color vision deficiencies keep this distance.
  public static let defaultDifference = 0.06
  /// The ΔL* that half of all viewers notice at 1/3 degree: half of 10.16 + 1.50 / (1/3) (Stone, Szafir & Setlur 2014).
  public static let defaultTone = 7.33

  /// The smallest ΔEOK at which two colors are distinguishable.
  public var difference = UseOfColor.defaultDifference
  /// The smallest difference in CIE L* at which two colors are distinguishable.
  public var tone = UseOfColor.defaultTone

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The colors are distinguishable with every color vision deficiency.
    case distinguishable
    /// The colors are too similar for people with a color vision deficiency, or for everyone.
    case alike
    /// A color is unknown.
    case unknownColor
  }

  public func judge(_ subject: MeasuredFamilyPair) -> Judgement<Reason>? {
    guard let worst = worst(of: subject)?.sample else {
      return Judgement(.cantTell, .unknownColor, required: difference, unit: .number)
    }
    let isApart = isApart(worst)
    return Judgement(
      isApart ? .passed : .failed, isApart ? .distinguishable : .alike, measured: worst.difference,
      required: difference, unit: .number)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: MeasuredFamilyPair) -> Words {
    let message = worst(of: subject).map { self.message($0.sample, over: $0.surface) } ?? ""
    switch judgement.reason {
    case .distinguishable: return Words(message)
    case .alike:
      return Words(message, remedy: "make one color lighter or darker, and add text or a symbol with the same meaning")
    case .unknownColor:
      let cause = subject.reason ?? "the two colors are unknown"
      return Words.undetermined(cause, "the colors can't be compared")
    }
  }

  /// Returns the smallest difference among those at which the colors are alike, or else among all.
  private func worst(of subject: MeasuredFamilyPair) -> (surface: TokenPath?, sample: ColorVisionSample)? {
    let samples = subject.places.flatMap { place in place.samples.map { (surface: place.surface, sample: $0) } }
    let alike = samples.filter { !isApart($0.sample) }
    return (alike.isEmpty ? samples : alike).min { $0.sample.difference < $1.sample.difference }
  }

  private func isApart(_ sample: ColorVisionSample) -> Bool {
    sample.difference >= difference || sample.toneDifference >= tone
  }

  private func message(_ sample: ColorVisionSample, over surface: TokenPath?) -> String {
    let colors = [sample.first, sample.second].map { $0.space.isSRGBFamily ? $0.hex : $0.css }
    let place = surface.map { " over \($0)" } ?? ""
    let who = sample.vision == .normal ? "with typical vision" : "with \(sample.vision.rawValue)"
    return
      "\(who), \(colors[0]) and \(colors[1])\(place) differ by ΔEOK \(truncatedText(sample.difference, digits: 3)) "
      + "and ΔL* \(truncatedText(sample.toneDifference)); requires ΔEOK \(authoredText(difference)) or ΔL* \(authoredText(tone))"
  }
}
