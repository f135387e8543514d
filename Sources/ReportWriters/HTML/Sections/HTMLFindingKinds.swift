import Audit
import PageModel

/// The section with the warnings that don't fail the gate, one collapsed row for each kind.
struct HTMLWarnings: HTMLSection {
  static let id = "warnings"
  static let title = "Warnings"
  static let lead = "None of these fails the gate."

  private let kinds: HTMLFindingKinds

  init?(_ context: HTMLContext) {
    let all = context.groups.others(.error) + context.groups.others(.warning)
    guard !all.isEmpty else { return nil }
    kinds = HTMLFindingKinds(context: context, kinds: all)
  }

  var count: Int? { kinds.count }

  func write(into html: inout HTMLBuilder) { kinds.write(into: &html) }
}

/// The section with the notes, one collapsed row for each kind.
struct HTMLNotes: HTMLSection {
  static let id = "notes"
  static let title = "Notes"
  static let lead = ""

  private let kinds: HTMLFindingKinds

  init?(_ context: HTMLContext) {
    let all = context.groups.others(.note) + context.groups.others(.off)
    guard !all.isEmpty else { return nil }
    kinds = HTMLFindingKinds(context: context, kinds: all)
  }

  var count: Int? { kinds.count }

  func write(into html: inout HTMLBuilder) { kinds.write(into: &html) }
}

/// Findings by rule, collapsed: the requirement, the number, and the findings as rows.
struct HTMLFindingKinds {
  /// The number of rows of one kind.
  private static let mostRows = 400

  let context: HTMLContext
  let kinds: [FindingKind]

  /// The number of findings.
  var count: Int { kinds.reduce(0) { $0 + $1.findings.count } }

  /// Writes the kinds.
  func write(into html: inout HTMLBuilder) {
    html.element("div", ["class": "kinds"]) { html in
      for kind in kinds { write(kind, into: &html) }
    }
  }

  private func write(_ kind: FindingKind, into html: inout HTMLBuilder) {
    let descriptor = context.rule(kind.rule)?.descriptor
    let title = descriptor?.title ?? kind.rule
    html.element(
      "details",
      [
        "class": "kind",
        "id": HTMLElementID.id("rule", kind.rule) + ":\(kind.level.rawValue)\(isHeld(kind) ? ":held" : "")",
      ]
    ) { html in
      html.element("summary") { html in
        html.element("span", text: title)
        html.element("b", text: "\(kind.findings.count)")
      }
      html.element("p", ["class": "group-facts"]) { html in
        html.link(to: descriptor == nil ? nil : HTMLElementID.id("about", kind.rule)) {
          $0.element("code", text: kind.rule)
        }
        html.level(kind.level)
        if let descriptor { html.element("span", text: descriptor.requirement.clause) }
      }
      let shown = kind.findings.filter(context.isOnPage).prefix(HTMLFindingKinds.mostRows)
      if !shown.isEmpty {
        html.table(
          "\(title): \(kind.level.rawValue)\(isHeld(kind) ? ", excluded from the gate" : "")", class: "plain briefs"
        ) { html in
          html.columns(["Subject", "Finding", "Fix", "Location"])
          html.element("tbody") { html in
            for item in context.report.cases(of: Array(shown), mergesSurfaces: false) { row(item, into: &html) }
          }
        }
      }
      let more = kind.findings.count - shown.count
      if more > 0 { html.element("p", ["class": "quiet"], text: "\(Limits.rest(more, after: shown.count)).") }
    }
  }

  private func isHeld(_ kind: FindingKind) -> Bool { context.report.findings[kind.findings[0]].isHeldBack }

  private func row(_ item: FindingGroup.Case, into html: inout HTMLBuilder) {
    let index = item.findings[0]
    let finding = context.report.findings[index]
    let words = context.words(index)
    html.element("tr", ["id": context.findingID(index), "data-finding": "\(index)"]) { html in
      html.rowHeading { html in
        html.subject(finding.subject)
        if !item.modes.isEmpty { html.element("small", text: item.modes.joined(separator: ", ")) }
        // Findings in other modes keep their links.
        for other in item.findings.dropFirst() {
          html.element("span", ["id": context.findingID(other), "data-finding": "\(other)"]) { _ in }
        }
      }
      html.element("td") { html in
        if finding.outcome == .cantTell { html.text("Undetermined: ") }
        html.text(ResultText.sentence(context.report.sentence(words.message, of: item)))
        HTMLFindingStatus(finding: finding, context: context).write(into: &html)
        guard index < Limits.cards else { return }
        HTMLEvidence(
          context: context, finding: finding, id: context.findingID(index), others: item.findings.dropFirst()
        ).write(into: &html)
      }
      html.element(
        "td", text: words.remedy.map { ResultText.sentence(context.report.sentence($0, of: item)) } ?? "–")
      html.element("td") { html in
        guard let location = finding.location else { return html.text("–") }
        html.element("span", ["class": "place"], text: ResultText.place(location))
      }
    }
  }
}
