import Audit
import ColorScience
import DesignTokens

/// A repair as one page: what changes, and every colour, pairing and badge before and after.
struct RepairPage {
  /// The most rows of a table.
  static let limit = 300
  /// The most pairings under a change.
  private static let mendLimit = 6

  let report: RepairReport
  let words: RepairWords
  /// What is drawn of the audits before and after; the same where nothing changes.
  let looks: RepairLooks

  init(_ report: RepairReport) {
    self.report = report
    words = RepairWords(report: report)
    looks = RepairLooks(report)
  }

  var text: String {
    HTMLPlainPage.text(
      title: "Repair of \(report.before.system.name)", eyebrow: "From finding to fixed",
      style: HTMLStylesheetRepair.text, banner
    ) { html in
      conflicts(into: &html)
      pairings(
        "remaining", "What still fails", report.remaining, lead: "With all changes, these do not pass.", into: &html)
      undecided(into: &html)
      changes(into: &html)
      pairings(
        "mended", "What fails now and passes then", report.pairings.filter { !$0.passesBefore && $0.passesAfter },
        lead: "Each pairing as it is and with all changes.", into: &html)
      looks.badges(into: &html)
      looks.palette(into: &html)
      RepairRest(report: report, words: words).write(into: &html)
    }
  }

  private func banner(into html: inout HTMLBuilder) {
    html.element("h1", text: report.before.system.name)
    html.element("p", ["class": "decision repair-decision \(report.isSettled ? "pass" : "fail")"]) { html in
      html.element("span", ["class": "sign", "aria-hidden": "true"], text: report.isSettled ? "✓" : "✕")
      html.element("strong", text: RepairWords.sentence(words.outcome))
    }
    for sentence in [words.additions, words.proof] {
      if let sentence { html.element("p", ["class": "lead"], text: RepairWords.sentence(sentence)) }
    }
    for remark in report.remarks { html.element("p", ["class": "caveat"], text: HTMLWords.sentence(remark)) }
    html.element("dl", ["class": "facts"]) { html in
      html.entry("Fail now") { $0.text(count(failing: report.pairings.count { !$0.passesBefore })) }
      html.entry("Fail then") { $0.text(count(failing: report.remaining.count)) }
      html.entry("Guideline") { $0.text("\(report.before.system.guideline)") }
    }
  }

  private func count(failing: Int) -> String { "\(failing) of \(HTMLWords.count(report.pairings.count, "pairing"))" }

  private func changes(into html: inout HTMLBuilder) {
    guard !report.changes.isEmpty else { return }
    html.part("changes", "What changes", lead: kinds) { html in
      html.element("ul", ["class": "changes"]) { html in
        for change in report.changes.prefix(RepairPage.limit) {
          html.element("li") { row(RepairRow(change, in: report), change.authored, into: &$0) }
        }
      }
      more(report.changes.count, into: &html)
    }
  }

  /// What the words for changes mean, of those that are used.
  private var kinds: String {
    var sentences: [String] = []
    let kinds = Set(report.changes.map(\.kind))
    if kinds.contains(.changed) { sentences.append("Changed: the value that is written is another one.") }
    if kinds.contains(.added) {
      sentences.append("Added: a token gets a value in a mode in which it showed another mode's.")
    }
    if let derivation = words.derivation { sentences.append(RepairWords.sentence(derivation)) }
    if kinds.contains(.detached) {
      sentences.append(
        "Detached: a token gets a value in place of an alias, so that the colour behind the alias stays.")
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
    mends(row.groups, into: &html)
  }

  private func mends(_ groups: [RepairGroup], into html: inout HTMLBuilder) {
    guard !groups.isEmpty else {
      return html.element("p", ["class": "mends quiet"], text: "Mends nothing that fails now, and keeps what passes.")
    }
    html.element("div", ["class": "mends"]) { html in
      html.element("p", ["class": "quiet"], text: "Mends")
      html.element("ul") { html in
        for group in groups.prefix(RepairPage.mendLimit) {
          html.element("li") { html in
            html.group(group)
            html.text(": ")
            html.element("span", ["class": "ratios"], text: group.first.ratios)
          }
        }
        let left = groups.count - RepairPage.mendLimit
        if left > 0 { html.element("li", ["class": "quiet"], text: "and \(left) more") }
      }
    }
  }

  /// Pairings drawn now and then: each foreground on all of its backgrounds.
  private func pairings(
    _ id: String, _ title: String, _ changes: [RepairReport.PairingChange], lead: String, into html: inout HTMLBuilder
  ) {
    guard !changes.isEmpty else { return }
    html.part(id, "\(title) (\(changes.count))", lead: lead) { html in
      html.element("ul", ["class": "mended"]) { html in
        let shown = changes.prefix(RepairPage.limit).map(RepairPairing.init)
        for group in RepairGroup.mended(shown, joinsAll: true) {
          html.element("li") { html in
            html.element("p") { html in
              html.path(group.foreground)
              html.element("small", text: "\(group.first.usage), in \(HTMLWords.list(group.modes))")
            }
            html.element("div", ["class": "on-surfaces"]) { html in
              for row in group.rows { figure(row, into: &html) }
            }
          }
        }
      }
      more(changes.count, into: &html)
    }
  }

  private func figure(_ row: RepairPairing, into html: inout HTMLBuilder) {
    html.element("figure") { html in
      html.element("div", ["class": "pairs"]) { looks.samples(of: row.measured, into: &$0) }
      html.element("figcaption") { html in
        for layer in row.stack {
          html.text("on ")
          html.path(layer)
          html.text(" ")
        }
        html.element("span", ["class": "ratios"]) { html in
          html.text("\(row.before) → ")
          html.element("strong", text: row.after)
          html.text(" of \(row.required) ")
          row.passesAfter ? html.sign("✓", "passes", class: "pass") : html.sign("✕", "fails", class: "fail")
        }
      }
    }
  }

  private func conflicts(into html: inout HTMLBuilder) {
    guard !report.conflicts.isEmpty else { return }
    html.part(
      "conflicts", "What cannot hold together",
      lead: "No colours do all of it. One of these pairings has to go, or something that is locked or declared."
    ) { html in
      for conflict in report.conflicts.prefix(RepairPage.limit) {
        html.element("div", ["class": "conflict"]) { html in
          html.element("p", ["class": "message"], text: HTMLWords.sentence(conflict.reason))
          html.element("ul", ["class": "mends"]) { html in
            for row in RepairPairing.all(conflict.pairings, in: report) {
              html.element("li") { html in
                html.subject(row.measured.reference)
                html.text(" in \(row.mode) needs \(row.required)")
              }
            }
          }
          html.element("p", ["class": "quiet"], text: RepairWords.sentence(RepairWords.extent(conflict)))
        }
      }
      more(report.conflicts.count, into: &html)
    }
  }

  private func undecided(into html: inout HTMLBuilder) {
    guard !report.undecided.isEmpty else { return }
    html.part(
      "undecided", "What cannot be decided (\(report.undecided.count))", lead: "The gate counts these as failed."
    ) { html in
      html.table("Pairings that no search can decide", class: "plain differences") { html in
        html.columns(["Pairing", "Mode", "Why"])
        html.element("tbody") { html in
          for undecided in report.undecided.prefix(RepairPage.limit) {
            html.element("tr") { html in
              html.rowHeading { $0.subject(undecided.measured.reference) }
              html.element("td", text: undecided.measured.mode.name)
              html.element("td", text: undecided.reason)
            }
          }
        }
      }
      more(report.undecided.count, into: &html)
    }
  }

  private func more(_ count: Int, into html: inout HTMLBuilder) {
    guard count > RepairPage.limit else { return }
    html.element("p", ["class": "quiet"], text: "\(count - RepairPage.limit) more are in the JSON format.")
  }
}

extension HTMLBuilder {
  /// A foreground on its backgrounds, in its modes.
  mutating func group(_ group: RepairGroup) {
    path(group.foreground)
    for (index, row) in group.rows.enumerated() {
      text(index == 0 ? " on " : index == group.rows.count - 1 ? " and " : ", ")
      for (depth, layer) in row.stack.enumerated() {
        if depth > 0 { text(" on ") }
        path(layer)
      }
    }
    text(" in \(HTMLWords.list(group.modes))")
  }

  /// A colour as a block; the words beside it say what it is.
  mutating func block(_ color: Color) {
    element("svg", ["class": "block", "viewBox": "0 0 68 36", "aria-hidden": "true"]) { html in
      if !color.isOpaque { html.checkerboard(width: 68, height: 36) }
      html.rect(x: 0, y: 0, width: 68, height: 36, fill: color)
    }
  }
}
