import Audit
import ColorScience
import DesignTokens
import PageModel

/// Gate failures with one cause: what owns the fix, a chip for each surface, and the evidence on demand.
struct HTMLFindingGroupCard {
  /// The largest number of chips.
  private static let mostChips = 8

  private let context: HTMLContext
  private let group: FindingGroup
  private let text: FindingGroupText

  /// Creates the card of a group.
  init(context: HTMLContext, group: FindingGroup) {
    (self.context, self.group) = (context, group)
    text = FindingGroupText(report: context.report, group: group)
  }

  private var worst: Finding { context.report.findings[group.worst] }

  /// Writes the card.
  func write(into html: inout HTMLBuilder) {
    html.element("article", ["class": "group"]) { html in
      mark(into: &html)
      html.element("div", ["class": "group-words"]) { html in
        html.element("h3") { html in
          html.phrase("\(group.owner)")
          if !group.modes.isEmpty { html.element("small", text: ResultText.list(group.modes)) }
        }
        html.element("p") { $0.phrase(text.cause) }
      }
      html.element("ul", ["class": "cases"]) { html in
        let items = group.cases.filter(hasChip)
        for item in items.prefix(HTMLFindingGroupCard.mostChips) { chip(item, into: &html) }
        let more = items.count - HTMLFindingGroupCard.mostChips
        if more > 0 { html.element("li", ["class": "quiet"], text: "and \(more) more") }
      }
      HTMLFindingFix(context: context, group: group).write(into: &html)
      evidence(into: &html)
    }
  }

  /// Draws the owner's color, or the sign of an outcome.
  private func mark(into html: inout HTMLBuilder) {
    if case .token(let path) = group.owner, let mode = group.modes.first,
      let color = context.color(path, in: mode)?.color
    {
      let planned = context.plannedChange(of: path, in: mode)?.new
      html.element("span", ["class": "group-mark", "aria-hidden": "true"]) { html in
        html.element("i", ["style": "background:\(color.paint)"]) { _ in }
        if let planned { html.element("i", ["style": "background:\(planned.paint)"]) { _ in } }
      }
    } else {
      html.element("span", ["class": "group-mark sign", "aria-hidden": "true"]) { html in
        (worst.outcome == .failed ? HTMLMark.fail : .unsure).write(into: &html)
      }
    }
  }

  /// Whether a case has numbers, or is a token of a file whose tokens share a fault.
  private func hasChip(_ item: FindingGroup.Case) -> Bool {
    let finding = context.report.findings[item.findings[0]]
    if finding.pairing != nil || finding.required != nil || ResultText.measured(of: finding) != nil { return true }
    return isOfFiles && finding.subject.token != nil
  }

  private var isOfFiles: Bool {
    switch group.owner {
    case .file, .files: true
    case .token, .family, .subject: false
    }
  }

  private func chip(_ item: FindingGroup.Case, into html: inout HTMLBuilder) {
    let finding = context.report.findings[item.findings[0]]
    let isOpen = finding.outcome == .cantTell
    guard let pairing = finding.pairing else {
      let value = ResultText.measured(of: finding)
      guard value != nil || finding.required != nil else {
        return html.element("li", ["class": "case plain"]) { html in
          html.element("span") { $0.phrase("\(finding.subject)") }
        }
      }
      return html.element("li", ["class": isOpen ? "case plain open" : "case plain"]) { html in
        html.element("span") { html in
          html.element("b", text: value ?? ResultText.word(finding.outcome))
          let required = finding.required.map { "requires \(ResultText.required($0, finding.unit))" }
          let quantity = context.rule(finding.rule)?.descriptor.quantity
          html.text([quantity, required].compactMap { $0 }.joined(separator: ", "))
        }
      }
    }
    let result = context.resultOfFinding[item.findings[0]]
    html.element("li", ["class": isOpen ? "case open" : "case", "data-result": "\(result)"]) { html in
      HTMLSpecimen(pairing)?.write(into: &html)
      html.element("span") { html in
        html.element("b", text: ResultText.contrast(pairing.contrast))
        html.phrase(text.counterpart(of: item))
        html.text(text.modes(of: item))
      }
    }
  }

  private func evidence(into html: inout HTMLBuilder) {
    let shown = group.cases.flatMap(\.findings).filter(context.isOnPage)
    html.element("details", ["class": "group-evidence"]) { html in
      html.element("summary") { html in
        html.text("Evidence")
        html.element("span", ["class": "hidden"]) { $0.phrase(" for \(group.owner)") }
        if group.count > 1 { html.text(" (\(group.count) findings)") }
      }
      for index in shown { HTMLFindingProof(context: context, index: index).write(into: &html) }
      let more = group.count - shown.count
      if more > 0 { html.element("p", ["class": "quiet"], text: "\(Limits.rest(more)).") }
    }
  }
}

/// What the plan does about a group: a link to its step, and the values before and after.
struct HTMLFindingFix {
  /// The largest number of findings whose fixes are shown.
  private static let mostFixes = 4

  let context: HTMLContext
  let group: FindingGroup

  /// Writes the link and the values; the nearest single change without a plan.
  func write(into html: inout HTMLBuilder) {
    html.element("div", ["class": "group-fix"]) { html in
      if case .token(let path) = group.owner {
        html.tryButton(path, mode: context.position(ofMode: group.modes.first), in: context)
      }
      let steps = context.steps(fixing: group)
      if !steps.isEmpty {
        html.element("p") { html in
          for (index, step) in steps.prefix(3).enumerated() {
            if index > 0 { html.text(" ") }
            html.element("a", ["href": "#step-\(step + 1)"], text: "Step \(step + 1)")
          }
        }
        return planned(into: &html)
      }
      // The fix of the worst contrast covers its group; other findings may need one each.
      let cases = group.cases.prefix(group.isOfColor ? 1 : HTMLFindingFix.mostFixes)
      for remedy in cases.map({ $0.findings[0] }).compactMap({ context.words($0).remedy }).removingRepeats {
        html.element("p", ["class": "group-remedy"], text: ResultText.sentence(remedy.capitalizedStart))
      }
    }
  }

  private func planned(into html: inout HTMLBuilder) {
    guard case .token(let path) = group.owner else { return }
    var seen: Set<String> = []
    for mode in group.modes {
      guard let change = context.plannedChange(of: path, in: mode) else { continue }
      let old = change.old.hex
      guard seen.insert(old + change.notation).inserted else { continue }
      html.element("p", ["class": "planned"]) { html in
        if group.modes.count > 1 { html.element("span", text: mode) }
        html.element("code", ["class": "quiet"], text: old)
        html.element("span", ["class": "hidden"], text: " becomes ")
        html.element("span", ["aria-hidden": "true"], text: "→")
        html.element("code", text: change.notation)
      }
    }
  }
}
