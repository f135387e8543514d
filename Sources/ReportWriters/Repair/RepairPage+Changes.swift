import Audit
import ColorScience

extension RepairPage {
  /// The largest number of pairing rows under a change.
  private static let fixLimit = 6

  /// Writes the changes color by color, with the pairings they fix.
  func changes(into html: inout HTMLBuilder) {
    guard !report.changes.isEmpty else { return }
    html.part("changes", "Changes", lead: kinds) { html in
      html.element("ul", ["class": "changes"]) { html in
        for change in report.changes.prefix(RepairPage.limit) {
          html.element("li") { row(RepairRow(change, in: report), change.authored, into: &$0) }
        }
      }
      more(report.changes.count, into: &html)
    }
  }

  /// The explanations of the kinds of changes in use.
  private var kinds: String {
    var sentences: [String] = []
    let kinds = Set(report.changes.map(\.kind))
    if kinds.contains(.changed) { sentences.append("Changed: an existing value is replaced.") }
    if kinds.contains(.added) {
      sentences.append("Added: a token gets a value in a mode in which it fell back to another mode's value.")
    }
    if let derivation = words.derivation { sentences.append(RepairWords.sentence(derivation)) }
    if kinds.contains(.detached) {
      sentences.append(
        "Detached: a token gets a value in place of an alias, so the color behind the alias does not change.")
    }
    return sentences.joined(separator: " ")
  }

  private func row(_ row: RepairRow, _ authored: String, into html: inout HTMLBuilder) {
    let (old, new) = row.notations
    html.element("p") { html in
      html.path(row.token)
      html.element("small", text: "\(row.kind.rawValue) in \(HTMLWords.list(row.modes))")
    }
    html.element("div", ["class": "now-then"]) { html in
      for (color, notation) in row.isKept ? [(row.new, new)] : [(row.old, old), (row.new, new)] {
        html.element("span", ["class": "now-then-one"]) { html in
          html.block(color)
          html.element("code", text: notation)
        }
      }
    }
    html.element("div", ["class": "basis"]) { html in
      html.text(row.basis.words { $0 })
      if case .nearExpected(_, let color, _) = row.basis { html.block(color) }
      guard authored != old else { return }
      html.element("small") { html in
        html.text("written as ")
        html.code(authored)
      }
    }
    fixes(row.groups, into: &html)
  }

  private func fixes(_ groups: [RepairGroup], into html: inout HTMLBuilder) {
    guard !groups.isEmpty else {
      return html.element("p", ["class": "mends quiet"], text: "Fixes no failing pairing, but keeps others passing.")
    }
    html.element("div", ["class": "mends"]) { html in
      html.element("p", ["class": "quiet"], text: "Fixes")
      html.element("ul") { html in
        for group in groups.prefix(RepairPage.fixLimit) {
          html.element("li") { html in
            html.group(group)
            html.text(": ")
            html.element("span", ["class": "ratios"], text: group.first.ratios)
          }
        }
        let left = groups.count - RepairPage.fixLimit
        if left > 0 { html.element("li", ["class": "quiet"], text: "and \(left) more") }
      }
    }
  }
}

extension HTMLBuilder {
  /// Writes a foreground on its backgrounds, in its modes.
  mutating func group(_ group: RepairGroup) {
    path(group.foreground)
    for (index, row) in group.rows.enumerated() {
      text(index == 0 ? " on " : index < group.rows.count - 1 ? ", " : index > 1 ? ", and " : " and ")
      for (depth, layer) in row.stack.enumerated() {
        if depth > 0 { text(" on ") }
        path(layer)
      }
    }
    text(" in \(HTMLWords.list(group.modes))")
  }
}
