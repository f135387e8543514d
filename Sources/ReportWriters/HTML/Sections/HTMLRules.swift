import Audit

/// The section on the enabled rules, the input notices, and the methods of calculation.
struct HTMLRules: HTMLSection {
  static let id = "rules"
  static let title = "Rules that ran"
  static let lead = "Each rule with its requirement, source, and known limits."

  private let context: HTMLContext

  init?(_ context: HTMLContext) { self.context = context }

  func write(into html: inout HTMLBuilder) {
    for rule in context.rulesThatRan { write(rule, into: &html) }
    let off = context.report.rules.filter { $0.level == .off }.map(\.descriptor.id)
    if !off.isEmpty { html.element("p", ["class": "prose"], text: "Rules that are off: \(ResultText.list(off)).") }
    notices(into: &html)
    html.element("h3", text: "How values are calculated")
    for paragraph in HTMLRules.method { html.element("p", ["class": "prose"], text: paragraph) }
  }

  private func write(_ rule: AuditReport.RuleSummary, into html: inout HTMLBuilder) {
    let descriptor = rule.descriptor
    html.element("div", ["class": "rule", "id": HTMLElementID.id("about", descriptor.id)]) { html in
      html.element("h3", text: descriptor.title)
      html.element("p", ["class": "group-facts"]) { html in
        html.element("code", text: descriptor.id)
        html.level(rule.level)
        if let url = descriptor.requirement.url {
          html.element("a", ["href": url, "rel": "noreferrer"], text: descriptor.requirement.clause)
        } else {
          html.element("span", text: descriptor.requirement.clause)
        }
      }
      html.element("p", ["class": "tags"]) { html in
        count(rule.counts.failed, .failed, into: &html)
        count(rule.counts.cantTell, .cantTell, into: &html)
        count(rule.counts.passed, .passed, into: &html)
        count(rule.counts.inapplicable, .inapplicable, into: &html)
      }
      html.element("details", ["class": "evidence"]) { html in
        html.element("summary") { html in
          html.text("Rationale and known limits")
          html.element("span", ["class": "hidden"], text: " of \(descriptor.id)")
        }
        html.element("p", ["class": "prose"], text: descriptor.description)
        html.element("p", ["class": "prose"], text: descriptor.rationale)
        guard !descriptor.knownLimits.isEmpty else { return }
        html.element("ul", ["class": "prose"]) { html in
          for limit in descriptor.knownLimits { html.element("li", text: limit) }
        }
      }
    }
  }

  private func count(_ count: Int, _ outcome: Outcome, into html: inout HTMLBuilder) {
    guard count > 0 else { return }
    html.outcome(outcome, word: "\(count) \(HTMLRules.word(outcome))")
  }

  private static func word(_ outcome: Outcome) -> String {
    switch outcome {
    case .passed: "passed"
    case .failed: "failed"
    case .cantTell: "undetermined"
    case .inapplicable: "not required"
    }
  }

  private func notices(into html: inout HTMLBuilder) {
    let notices = context.report.notices
    html.element("h3", text: "Input notices (\(notices.count))")
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

  private static let method = [
    "Contrast is the WCAG 2 ratio (L1 + 0.05) / (L2 + 0.05); L1 is the relative luminance of the lighter color. "
      + "It is calculated in double precision and compared unrounded: a ratio passes if it is at least the required "
      + "ratio. Numbers on this page are truncated, so 4.4999 appears as 4.49 and fails 4.5.",
    "Translucent colors are composited over their backdrop in gamma-encoded sRGB before measuring, as in browsers and "
      + "iOS. Without an opaque backdrop, the ratio is a range, and it passes or fails only if both bounds do.",
    "Samples use the composited colors and this device's fonts, at the declared size and weight. Sizes "
      + "and targets are in points; one point is one CSS pixel.",
  ]
}
