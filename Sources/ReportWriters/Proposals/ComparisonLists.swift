import Audit
import PageModel

/// The new and the remaining findings, side by side.
struct ComparisonLists: Drawing {
  /// The largest number of findings of each list.
  private static let limit = 8

  let changes: AuditChanges

  var description: String { "" }

  func write(into html: inout HTMLBuilder) {
    let text = ComparisonText(changes: changes)
    let worse = changes.findings.filter {
      $0.kind == .new || $0.kind == .worse
    }
    let new = worse.sorted { $0.rank < $1.rank }
    html.element("div", ["class": "two-lists"]) { html in
      list("New or worse", new, empty: "No finding is new or worse.", into: &html)
      list("Remaining gate failures", text.remaining, empty: "No gate failure stays from before.", into: &html)
    }
  }

  private func list(
    _ title: String, _ all: [AuditChanges.FindingChange], empty: String, into html: inout HTMLBuilder
  ) {
    html.element("div") { html in
      html.element("h3", text: all.isEmpty ? title : "\(title) (\(all.count))")
      let lines = FindingLine.merged(all.map { (FindingLine($0), [$0.kind.rawValue, $0.level.rawValue]) })
      html.element("ul", ["class": "lines"]) { html in
        for row in lines.prefix(ComparisonLists.limit) {
          row.line.write(into: &html) {
            $0.text(row.fact.filter { $0 != "same" && $0 != "error" }.joined(separator: ", "))
          }
        }
      }
      let rest = lines.dropFirst(ComparisonLists.limit).reduce(0) { $0 + $1.line.rules }
      if all.isEmpty { html.element("p", ["class": "quiet"], text: empty) }
      if rest > 0 { html.element("p", ["class": "quiet"], text: "and \(rest) more") }
    }
  }
}

extension AuditChanges.FindingChange {
  /// The order among new findings: gate failures first, then by level.
  fileprivate var rank: Int {
    if reachesGate { return 0 }
    switch level {
    case .error: return 1
    case .warning: return 2
    case .note, .off: return 3
    }
  }
}
