import Audit

/// The section on the results of each success criterion, and on the other uses of the evidence.
struct HTMLCriteria: HTMLSection {
  static let id = "criteria"
  static let title = "Success criteria"
  static let lead = CriterionText.lead
  static let isReference = true

  private let context: HTMLContext
  private let results: [CriterionResult]

  init?(_ context: HTMLContext) {
    self.context = context
    results = CriterionResult.results(of: context.report)
  }

  func write(into html: inout HTMLBuilder) {
    touched(into: &html)
    html.element(
      "p", ["class": "prose"],
      text:
        "“Fully” means that every declared subject was checked against the criterion’s own numbers. Each count is one rule "
        + "on one subject. Clauses refer to EN 301 549 V3.2.1, for web pages and for software, and to the Revised "
        + "Section 508 Standards; a dash means that they don’t include the criterion.")
    untouched(into: &html)
    labels(into: &html)
  }

  private func touched(into html: inout HTMLBuilder) {
    let touched = results.filter(\.isTouched)
    html.table("Success criteria checked in full or in part", class: "plain criteria") { html in
      html.columns([
        "Criterion", "Level", "Declared items covered", "Product covered", "Failed", "Undetermined", "Passed", "Rules",
        "EN 301 549", "Section 508",
      ])
      html.element("tbody") { html in
        for result in touched { row(result, into: &html) }
      }
    }
  }

  private func row(_ result: CriterionResult, into html: inout HTMLBuilder) {
    html.element("tr") { html in
      html.rowHeading { html in
        name(result.criterion, into: &html)
        guard let remainder = result.remainder else { return }
        html.element("small", ["class": "remainder"], text: "Still to test: \(ResultText.sentence(remainder))")
      }
      html.element("td", text: result.criterion.level.rawValue)
      html.element("td", text: CriterionText.declared(result.declared))
      html.element("td", text: CriterionText.declared(result.product))
      count(result.counts.failed, class: isError(result) ? "fail" : "", into: &html)
      count(result.counts.cantTell, class: "unsure", into: &html)
      count(result.counts.passed, class: "", into: &html)
      html.element("td") { html in
        for (index, rule) in result.rules.enumerated() {
          if index > 0 { html.text(", ") }
          let isOff = rule.level == .off
          html.link(to: isOff ? nil : HTMLElementID.id("about", rule.descriptor.id)) {
            $0.element("code", text: rule.descriptor.id)
          }
          if isOff { html.text(" (off)") }
        }
      }
      html.element("td", text: CriterionText.clauses(result.criterion))
      html.element("td", text: CriterionText.section508(result.criterion))
    }
  }

  /// Whether a failure of a criterion is an error, and not only a warning or a note.
  private func isError(_ result: CriterionResult) -> Bool {
    result.rules.contains { rule in rule.level == .error && rule.counts.failed > 0 }
  }

  private func name(_ criterion: SuccessCriterion, into html: inout HTMLBuilder) {
    html.element("a", ["href": criterion.url, "rel": "noreferrer"], text: "\(criterion.number) \(criterion.name)")
    if criterion.isObsolete { html.text(" (not in WCAG 2.2)") }
  }

  private func count(_ count: Int, class style: String, into html: inout HTMLBuilder) {
    html.element("td", ["class": count == 0 ? "n zero" : "n \(style)"], text: "\(count)")
  }

  private func untouched(into html: inout HTMLBuilder) {
    let untouched = results.filter { !$0.isTouched }
    html.element("details", ["class": "more-criteria"]) { html in
      html.element("summary", text: "\(untouched.count) criteria not checked by this audit")
      html.table("Success criteria not checked by any rule", class: "plain criteria") { html in
        html.columns(["Criterion", "Level", "EN 301 549", "Section 508"])
        html.element("tbody") { html in
          for result in untouched {
            html.element("tr") { html in
              html.rowHeading { name(result.criterion, into: &$0) }
              html.element("td", text: result.criterion.level.rawValue)
              html.element("td", text: CriterionText.clauses(result.criterion))
              html.element("td", text: CriterionText.section508(result.criterion))
            }
          }
        }
      }
    }
  }

  private func labels(into html: inout HTMLBuilder) {
    html.element("h4", text: "App Store accessibility labels")
    html.table("Evidence for App Store labels, and the remaining device tests", class: "plain labels") { html in
      html.columns(["Label", "Evidence", "Rules", "To test on a device"])
      html.element("tbody") { html in
        for result in AppStoreLabelResult.results(of: context.report) {
          html.element("tr") { html in
            html.rowHeading { $0.text(result.label.title) }
            html.element("td", text: CriterionText.shown(result))
            html.element("td") { html in
              for (index, rule) in result.rules.enumerated() {
                if index > 0 { html.text(", ") }
                html.element("code", text: rule.descriptor.id)
              }
              if result.rules.isEmpty { html.text("–") }
            }
            html.element("td", text: ResultText.sentence(result.label.remainder))
          }
        }
      }
    }
  }
}
