import Audit
import ColorScience

/// A rule that requires passing pairings to still pass after the rounding in files, screens, and gamuts.
public struct FragilePass: Rule {
  public static let descriptor = RuleDescriptor(
    id: "fragile-pass",
    title: "Passing contrast ratios must keep a margin for rounding and sRGB displays",
    description: """
      Checks the pairings that reach the ratio required by the profile, and reports those that could lose it. A pairing is fragile if it exceeds the \
      ratio by less than 1.5%, or if it fails after rounding the composited colors to 8 bits or mapping colors outside sRGB to an sRGB display.
      """,
    rationale: """
      Color pickers, exports, color profiles, and screens round colors. A pairing that passes by less than one step of 1 in 255 may not pass for \
      people who see the rounded colors.
      """,
    knownLimits: [
      "Uses a margin of 1.5% because one step of 1 in 255 changes a gray on white by 1.3% at 3:1, 1.4% at 4.5:1, and 1.5% at 7:1.",
      "Tries two ways to map colors into sRGB, CSS Color 4 gamut mapping and clipping; displays may use others.",
      "Checks only the margin when the contrast is a range over several surfaces.",
    ],
    requirement: .init(
      "WCAG 2.2, contrast ratio: computed values are not rounded",
      url: "https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio"
    ),
    level: .note, isAboutDesign: false,
    passing: [
      RuleExample(
        "4.60:1 keeps the margin", tokens: ["ink": "#757575", "paper": "#ffffff"],
        configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#)
    ],
    inapplicable: [
      RuleExample(
        "A failing pairing, which other rules report", tokens: ["ink": "#777777", "paper": "#ffffff"],
        configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#)
    ],
    failing: [
      RuleExample(
        "4.54:1, which becomes 4.47:1 one step lighter", tokens: ["ink": "#767676", "paper": "#ffffff"],
        configuration: #""pairings": [{ "text": "ink", "on": "paper" }]"#),
      RuleExample(
        "3.03:1 for a border", tokens: ["border": "#949494", "field": "#ffffff"],
        configuration: #""pairings": [{ "component": "border", "on": "field" }]"#),
    ])

  public static let options: [RuleOption<FragilePass>] = [
    .number("margin", \.margin, in: 0...1, "required margin, as a fraction of the required ratio")
  ]

  /// The relative contrast change if all components of a gray on white change by 1/255, at the required ratios.
  public static let defaultMargin = 0.015

  /// The required margin, as a fraction of the required ratio.
  public var margin = FragilePass.defaultMargin

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The ratio keeps the margin, and no display shows less than the required ratio.
    case keepsMargin
    /// The ratio exceeds the required one by less than the margin.
    case narrow
    /// The ratio after rounding, or on a display, is below the required one.
    case lost
  }

  public func judge(_ subject: MeasuredPairing) -> Judgement<Reason>? {
    guard subject.canGate, let required = subject.requiredRatio, subject.comparison(with: required) == .reached else {
      return nil
    }
    let lowest = lowest(of: subject)
    if let worst = lost(of: subject, required).map(\.ratio).min() {
      return Judgement(.failed, .lost, measured: worst, required: required, unit: .ratio)
    }
    let need = required * (1 + margin)
    let isNarrow = lowest < need
    return Judgement(
      isNarrow ? .failed : .passed, isNarrow ? .narrow : .keepsMargin, measured: lowest, required: need, unit: .ratio)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: MeasuredPairing) -> Words {
    let required = subject.requiredRatio ?? 1
    let lowest = lowest(of: subject)
    let percent = truncatedText((lowest / required - 1) * 100)
    let narrow = "\(truncatedText(lowest)):1 exceeds \(authoredText(required)):1 by only \(percent)%"
    switch judgement.reason {
    case .keepsMargin:
      return Words("\(truncatedText(lowest)):1 keeps the margin above \(authoredText(required)):1")
    case .narrow:
      return Words(narrow + "; the required margin is \(authoredText(margin * 100))%")
    case .lost:
      let parts = lost(of: subject, required).map {
        "contrast is \(truncatedText($0.ratio)):1 \($0.way), below \(authoredText(required)):1"
      }
      let isNarrow = lowest < required * (1 + margin)
      return Words(
        ((isNarrow ? [narrow] : []) + parts).joined(separator: "; "), remedy: "choose colors with more contrast")
    }
  }

  private func lowest(of subject: MeasuredPairing) -> Double { subject.ratio ?? subject.interval?.lowerBound ?? 1 }

  /// Returns the ratios that screens show and that are below the required one.
  private func lost(of subject: MeasuredPairing, _ required: Double) -> [MeasuredPairing.ShownContrast] {
    subject.shownContrasts.filter { !($0.ratio >= required) }
  }
}
