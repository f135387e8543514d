import Audit

extension RepairModel {
  /// Alternatives to a color change for failing text: a large style, if the current contrast is enough for large text.
  var advice: [RepairReport.Advice] {
    let sizes = report.system.profile == .appleHIG ? "18 pt, or bold" : "24 pt, or 18.66 pt at weight 700"
    return requirements.enumerated().compactMap { position, requirement in
      let measured = requirement.measured
      guard let now = requirement.current, now < requirement.ratio, measured.usage == .text,
        !measured.isLargeText, let enough = RepairModel.largeRatios[requirement.ratio], now >= enough
      else { return nil }
      let style = measured.pairing.textStyle.map { "the text style \($0)" } ?? "the text"
      return .init(
        pairing: position,
        fact:
          "\(measured.pairing.foreground) on \(measured.pairing.background) has \(truncatedText(now)):1 in \(measured.mode.name)",
        action: "as large text (\(sizes)), \(style) requires only \(authoredText(enough)):1")
    }
  }

  /// The ratio for large text, by the ratio for other text (WCAG 2.2, 1.4.3 and 1.4.6).
  static let largeRatios = [4.5: 3, 7: 4.5]
}
