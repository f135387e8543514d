import Audit
import ColorScience

/// A rule that requires an approved color combination for every badge.
public struct ApprovedBadges: Rule {
  public static let descriptor = RuleDescriptor(
    id: "approved-badges",
    title: "Badges must use an approved color combination",
    description:
      "Compares the background, border, and text of every badge in every mode with the approved combinations.",
    rationale:
      "People can't learn the meaning of a one-off status color, and its contrast was never reviewed.",
    knownLimits: ["Compares colors as 8-bit sRGB; colors outside sRGB never match."],
    requirement: .init(
      "The approved combinations of the design system", url: "https://www.w3.org/TR/WCAG22/#consistent-identification"),
    level: .off,
    passing: [
      RuleExample(
        "An approved combination", tokens: ["fill": "#dbeafe", "line": "#60a5fa", "ink": "#1e3a8a"],
        configuration: """
          "badges": [{ "name": "info", "background": "fill", "border": "line", "text": "ink" }],
          "rules": { "approved-badges": { "level": "error", "approved": [["#dbeafe", "#60a5fa", "#1e3a8a"]] } }
          """)
    ],
    failing: [
      RuleExample(
        "Colors mixed from two combinations", tokens: ["fill": "#dbeafe", "line": "#f87171", "ink": "#1e3a8a"],
        configuration: """
          "badges": [{ "name": "info", "background": "fill", "border": "line", "text": "ink" }],
          "rules": { "approved-badges": { "level": "error",
            "approved": [["#dbeafe", "#60a5fa", "#1e3a8a"], ["#fee2e2", "#f87171", "#991b1b"]] } }
          """)
    ])

  /// The approved combinations, each with the colors of background, border, and text.
  public var approved: [[Color]] = []

  public static let options: [RuleOption<ApprovedBadges>] = [
    .combinations("approved", of: 3, \.approved, "approved combinations, each as background, border, and text")
  ]

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The combination is approved.
    case approved
    /// The combination isn't approved.
    case notApproved
    /// The badge has no border.
    case noBorder
    /// A color is unknown.
    case unknownColor
  }

  public func judge(_ subject: MeasuredBadge) -> Judgement<Reason>? {
    if let missing = subject.parts.first(where: { $0.measured?.color == nil }) {
      return Judgement(.cantTell, missing.measured == nil ? .noBorder : .unknownColor)
    }
    let colors = subject.parts.compactMap { $0.measured?.color }
    let isApproved = approved.contains { candidate in
      zip(candidate, colors).allSatisfy {
        $0.hasBytes(of: $1) && $1.isInGamut(of: .srgb) && $0.isInGamut(of: .srgb)
      }
    }
    return isApproved ? Judgement(.passed, .approved) : Judgement(.failed, .notApproved)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: MeasuredBadge) -> Words {
    let combination = subject.parts.compactMap { $0.measured?.color?.hex }.joined(separator: ", ")
    switch judgement.reason {
    case .approved: return Words(combination)
    case .notApproved:
      return Words(
        "\(combination) isn't among the \(approved.count) approved combination\(approved.count == 1 ? "" : "s")",
        remedy: "use an approved combination, or get this one approved and add it to the list")
    case .noBorder, .unknownColor:
      let missing = subject.parts.first { $0.measured?.color == nil }
      let cause = missing?.measured?.reason ?? "the badge has no \(missing?.name ?? "border")"
      return Words.undetermined(cause, "the combination can't be checked")
    }
  }
}

extension MeasuredBadge {
  /// The parts of a combination, in the order of the approved ones.
  fileprivate var parts: [(name: String, measured: MeasuredColor?)] {
    [("background", background), ("border", border), ("text", text)]
  }
}

extension Color {
  /// Whether both colors have the same hexadecimal notation.
  fileprivate func hasBytes(of other: Color) -> Bool {
    srgbBytes == other.srgbBytes && isOpaque == other.isOpaque && (isOpaque || hex == other.hex)
  }
}
