import Audit

/// The section with the findings by rule, gate failures first.
struct HTMLFindings: HTMLSection {
  static let id = "findings"
  static let title = "Findings"
  static let lead =
    "Gate failures come first. Each finding has a permanent link based on its fingerprint, which does not change "
    + "when lines move."

  /// The number of rows of one collapsed table.
  private static let rowsPerTable = 200

  private let context: HTMLContext

  /// The number of findings of a rule above which those that don't fail the gate are collapsed.
  private static let foldingLimit = 6

  init?(_ context: HTMLContext) { self.context = context }

  func write(into html: inout HTMLBuilder) {
    let findings = context.report.findings
    html.mount("findings")
    html.element("div", ["id": "findings-all"]) { html in
      let groups = HTMLFindingGroup.groups(of: Array(findings.prefix(Limits.cards)))
      if groups.isEmpty { html.element("p", text: "No findings.") }
      for group in groups { write(group, into: &html) }
      guard findings.count > Limits.cards else { return }
      rest(into: &html)
    }
  }

  private func write(_ group: HTMLFindingGroup, into html: inout HTMLBuilder) {
    let summary = context.rule(group.rule)
    html.element("div", ["class": "finding-group", "id": HTMLElementID.id("rule", group.rule)]) { html in
      html.element("h3", text: summary?.descriptor.title ?? group.rule)
      html.element("p", ["class": "group-facts"]) { html in
        html.link(to: summary == nil ? nil : HTMLElementID.id("about", group.rule)) {
          $0.element("code", text: group.rule)
        }
        if let summary { html.element("span", text: summary.descriptor.requirement.clause) }
        html.element("span", text: ResultText.count(group.indices.count, "finding"))
      }
      let gating = group.indices.filter { context.report.findings[$0].gates }
      let held = group.indices.filter { context.report.findings[$0].isHeld }
      let others = group.indices.filter { !context.report.findings[$0].gates && !context.report.findings[$0].isHeld }
      list(gating, into: &html)
      fold(held, "excluded from the gate", into: &html)
      fold(others, "that do not fail the gate", into: &html)
    }
  }

  /// Writes findings that don't fail the gate, collapsed if there are many.
  private func fold(_ indices: [Int], _ what: String, into html: inout HTMLBuilder) {
    guard indices.count > HTMLFindings.foldingLimit else { return list(indices, into: &html) }
    html.element("details", ["class": "fold"]) { html in
      html.element("summary", text: "\(ResultText.count(indices.count, "finding")) \(what)")
      list(indices, into: &html)
    }
  }

  private func list(_ indices: [Int], into html: inout HTMLBuilder) {
    for index in indices { HTMLFindingCard(context: context, index: index).write(into: &html) }
  }
}

extension HTMLFindings {
  /// Writes the findings after the cards as rows, and names the file that contains the others.
  private func rest(into html: inout HTMLBuilder) {
    let count = context.report.findings.count
    let last = min(count, Limits.findingRows)
    html.element("h3", text: "More findings (\(count - Limits.cards))")
    html.element(
      "p", ["class": "prose"],
      text:
        "The first \(Limits.cards) are shown in full above. Search and filters cover all findings.")
    for start in stride(from: Limits.cards, to: last, by: HTMLFindings.rowsPerTable) {
      let range = start..<min(start + HTMLFindings.rowsPerTable, last)
      html.element("details", ["class": "fold"]) { html in
        html.element("summary", text: "Findings \(range.lowerBound + 1) to \(range.upperBound)")
        html.table("Findings \(range.lowerBound + 1) to \(range.upperBound) in brief", class: "plain briefs") { html in
          html.columns(["Subject", "Rule", "Level", "Mode", "Measured", "Required"])
          html.element("tbody") { html in for index in range { row(index, into: &html) } }
        }
      }
    }
    guard last < count else { return }
    html.element("p", ["class": "prose"]) { html in
      html.text("\(count - last) more are in ")
      html.element("code", text: "report.json")
      html.text(". Search and filters find them by subject, rule, level, mode, and file.")
    }
  }

  private func row(_ index: Int, into html: inout HTMLBuilder) {
    let finding = context.report.findings[index]
    html.element("tr", ["id": context.findingID(index)]) { html in
      html.rowHeading { $0.subject(finding.subject) }
      html.element("td") { $0.element("code", text: finding.rule) }
      html.element("td") { $0.level(finding.level) }
      html.element("td", text: finding.mode ?? "all")
      html.element("td", ["class": "n"], text: ResultText.measured(of: finding) ?? ResultText.word(finding.outcome))
      html.element(
        "td", ["class": "n"],
        text: finding.required.map { ResultText.required($0, finding.unit) } ?? "–")
    }
  }
}
