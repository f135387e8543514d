import Audit

/// The section on the enabled rules: those with findings first, the others collapsed.
struct HTMLRules: HTMLSection {
  static let id = "rules"
  static let title = "Rules"
  static let lead = "Each rule with its requirement, source, and known limits."
  static let isReference = true

  private let context: HTMLContext

  init?(_ context: HTMLContext) { self.context = context }

  func write(into html: inout HTMLBuilder) {
    let ran = context.rulesThatRan
    let withFindings = ran.filter { $0.counts.failed + $0.counts.cantTell > 0 }
    for rule in withFindings { write(rule, into: &html) }
    let others = ran.filter { $0.counts.failed + $0.counts.cantTell == 0 }
    if !others.isEmpty {
      html.element("details", ["class": "fold"]) { html in
        html.element("summary", text: "\(ResultText.count(others.count, "rule")) without findings")
        for rule in others { write(rule, into: &html) }
      }
    }
    let off = context.report.rules.filter { $0.level == .off }.map(\.descriptor.id)
    if !off.isEmpty { html.element("p", ["class": "prose"], text: "Rules that are off: \(ResultText.list(off)).") }
  }

  private func write(_ rule: AuditReport.RuleSummary, into html: inout HTMLBuilder) {
    let descriptor = rule.descriptor
    html.element("div", ["class": "rule", "id": HTMLElementID.id("about", descriptor.id)]) { html in
      html.element("h4", text: descriptor.title)
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
        count(rule.counts.failed, .failed, rule.level, into: &html)
        count(rule.counts.cantTell, .cantTell, rule.level, into: &html)
        count(rule.counts.passed, .passed, rule.level, into: &html)
        count(rule.counts.inapplicable, .inapplicable, rule.level, into: &html)
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

  private func count(_ count: Int, _ outcome: Outcome, _ level: Level, into html: inout HTMLBuilder) {
    guard count > 0 else { return }
    html.outcome(outcome, at: level, word: "\(count) \(HTMLRules.word(outcome))")
  }

  private static func word(_ outcome: Outcome) -> String {
    switch outcome {
    case .passed: "passed"
    case .failed: "failed"
    case .cantTell: "undetermined"
    case .inapplicable: "not required"
    }
  }
}
