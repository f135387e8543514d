import Audit

/// The findings, rule by rule, what fails the gate first.
struct HTMLFindings: HTMLSection {
  static let id = "findings"
  static let title = "Findings"
  static let lead =
    "What fails the gate comes first. Each finding has a permanent link, made of its fingerprint: it does not change "
    + "when lines move."

  private let context: HTMLContext

  /// Findings of a rule that do not gate are folded when there are more of them than this.
  private static let foldingLimit = 6

  init?(_ context: HTMLContext) { self.context = context }

  func write(into html: inout HTMLBuilder) {
    let groups = HTMLFindingGroup.groups(of: context.report.findings)
    if groups.isEmpty { html.element("p", text: "There is none.") }
    for group in groups { write(group, into: &html) }
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
        html.element("span", text: HTMLWords.count(group.indices.count, "finding"))
      }
      let gating = group.indices.filter { context.report.findings[$0].gates }
      let held = group.indices.filter { context.report.findings[$0].isHeld }
      let others = group.indices.filter { !context.report.findings[$0].gates && !context.report.findings[$0].isHeld }
      list(gating, into: &html)
      fold(held, "that agreements hold back", into: &html)
      fold(others, "that do not fail the gate", into: &html)
    }
  }

  /// Writes findings that do not gate, folded when they are many.
  private func fold(_ indices: [Int], _ what: String, into html: inout HTMLBuilder) {
    guard indices.count > HTMLFindings.foldingLimit else { return list(indices, into: &html) }
    html.element("details", ["class": "fold"]) { html in
      html.element("summary", text: "\(HTMLWords.count(indices.count, "finding")) \(what)")
      list(indices, into: &html)
    }
  }

  private func list(_ indices: [Int], into html: inout HTMLBuilder) {
    for index in indices {
      HTMLFindingCard(
        context: context, finding: context.report.findings[index], id: context.findingIDs[index]
      ).write(into: &html)
    }
  }
}
