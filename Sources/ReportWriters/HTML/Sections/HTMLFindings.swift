import Audit
import PageModel
import SourceText

/// The section with the gate failures by what owns the fix, worst first.
struct HTMLFindings: HTMLSection {
  static let id = "findings"
  static let title = "Findings"
  static let lead = ""

  /// The number of groups that are shown before the others are collapsed.
  private static let openGroups = 40
  /// The number of groups from which there are filters.
  private static let filteredGroups = 25
  /// The number of groups up to which one thread writes them.
  private static let fewGroups = 32

  private let context: HTMLContext

  init?(_ context: HTMLContext) { self.context = context }

  private var gating: Int { context.report.findings.prefix(while: \.gates).count }

  var count: Int? { gating }
  var isBlocking: Bool { true }

  func write(into html: inout HTMLBuilder) {
    let groups = context.groups.blocking
    html.element("p", ["class": "lead"], text: lead(groups.count))
    if groups.count > HTMLFindings.filteredGroups || context.report.findings.count > Limits.findingRows {
      html.element("details", ["class": "fold finder"]) { html in
        html.element("summary", text: "Search and filter \(ResultText.count(context.report.findings.count, "finding"))")
        html.mount("findings")
      }
    }
    html.element("div", ["id": "findings-all"]) { html in
      list(groups.prefix(HTMLFindings.openGroups), into: &html)
      let rest = groups.dropFirst(HTMLFindings.openGroups)
      guard !rest.isEmpty else { return }
      html.element("details", ["class": "fold"]) { html in
        html.element("summary", text: "\(ResultText.count(rest.count, "more cause"))")
        list(rest, into: &html)
      }
    }
  }

  private func lead(_ causes: Int) -> String {
    guard gating > 0 else { return "Nothing fails the gate." }
    let verb = gating == 1 ? "fails" : "fail"
    let groups = causes == gating ? "" : " They have \(ResultText.count(causes, "cause")), worst first."
    return "\(ResultText.count(gating, "finding")) \(verb) the gate.\(groups)"
  }

  private func list(_ groups: ArraySlice<FindingGroup>, into html: inout HTMLBuilder) {
    let shown = groups.filter { $0.cases.contains { $0.findings.contains(where: context.isOnPage) } }
    // Most of a page are these cards.
    let parts = Parallel.mapParts(of: shown, few: HTMLFindings.fewGroups) { [context] groups in
      var html = HTMLBuilder()
      for group in groups { HTMLFindingGroupCard(context: context, group: group).write(into: &html) }
      return [html]
    }
    html.element("div", ["class": "groups"]) { html in
      for part in parts { html.append(part) }
    }
    let omitted = groups.reduce(0) { $0 + $1.count } - shown.reduce(0) { $0 + $1.count }
    guard omitted > 0 else { return }
    html.element("p", ["class": "prose"]) { html in
      html.text("\(Limits.rest(omitted)). Search and filters find them by subject, rule, level, mode, and file.")
    }
  }
}
