import Audit

/// The section on how values are calculated, and on notices about the input.
struct HTMLMethod: HTMLSection {
  static let id = "method"
  static let title = "Method"
  static let lead = ""
  static let isReference = true

  private let context: HTMLContext

  init?(_ context: HTMLContext) { self.context = context }

  func write(into html: inout HTMLBuilder) {
    for paragraph in HTMLMethod.paragraphs { html.element("p", ["class": "prose"], text: paragraph) }
    html.element("p", ["class": "prose"], text: settings)
    notices(into: &html)
  }

  private var settings: String {
    let (system, gate) = (context.report.system, context.report.gate)
    let strict = gate.isStrict ? ", warnings count as errors" : ""
    return
      "Profile: \(system.profile.rawValue) (\(system.guideline)). The gate fails on \(gate.failOn.rawValue)\(strict)."
  }

  private func notices(into html: inout HTMLBuilder) {
    let notices = context.report.notices
    html.element("h4", text: "Input notices (\(notices.count))")
    guard !notices.isEmpty else {
      return html.element("p", text: "No input notices.")
    }
    html.element("ul", ["class": "notices"]) { html in
      for notice in notices.prefix(Limits.notices) {
        html.element("li") { html in
          html.text(ResultText.sentence(notice.message) + " ")
          if let location = notice.location {
            html.element("span", ["class": "place"], text: ResultText.place(location))
          }
        }
      }
    }
    guard notices.count > Limits.notices else { return }
    html.element(
      "p", ["class": "prose"], text: "\(Limits.rest(notices.count - Limits.notices)).")
  }

  private static let paragraphs = [
    "Contrast is the WCAG 2 ratio (L1 + 0.05) / (L2 + 0.05); L1 is the relative luminance of the lighter color. "
      + "It is calculated in double precision and compared unrounded: a ratio passes if it is at least the required "
      + "ratio. Numbers on this page are truncated, so 4.4999 appears as 4.49 and fails 4.5.",
    "Translucent colors are composited over their backdrop in gamma-encoded sRGB before measuring, as in browsers and "
      + "iOS. Without an opaque backdrop, the ratio is a range, and it passes or fails only if both bounds do.",
    "Samples use the composited colors and this device's fonts, at the declared size and weight. Sizes "
      + "and targets are in points; one point is one CSS pixel.",
  ]
}
