import Audit
import ColorScience
import DesignTokens

/// A repair as one page: the changes, and every color, pairing, and badge before and after.
struct RepairPage {
  /// The largest number of rows of a table.
  static let limit = 300

  let report: RepairReport
  let words: RepairWords
  /// The drawings of the audits before and after; identical if nothing changes.
  let looks: RepairLooks

  init(_ report: RepairReport) {
    self.report = report
    words = RepairWords(report: report)
    looks = RepairLooks(report)
  }

  var text: String {
    HTMLPlainPage.text(
      title: "Fixes for \(report.before.system.name)", eyebrow: "Color fixes",
      style: HTMLStylesheetRepair.text, banner
    ) { html in
      conflicts(into: &html)
      pairings(
        "remaining", "Pairings that still fail", report.remaining, lead: "These fail even with all changes.",
        into: &html)
      undecided(into: &html)
      changes(into: &html)
      pairings(
        "mended", "Fixed pairings", report.pairings.filter { !$0.passesBefore && $0.passesAfter },
        lead: "Each pairing before and after all changes.", into: &html)
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
      html.entry("Failing before") { $0.text(count(failing: report.pairings.count { !$0.passesBefore })) }
      html.entry("Failing after") { $0.text(count(failing: report.remaining.count)) }
      html.entry("Guideline") { $0.text("\(report.before.system.guideline)") }
    }
  }

  private func count(failing: Int) -> String { "\(failing) of \(HTMLWords.count(report.pairings.count, "pairing"))" }

  private func conflicts(into html: inout HTMLBuilder) {
    guard !report.conflicts.isEmpty else { return }
    html.part(
      "conflicts", "Conflicting requirements",
      lead:
        "No colors meet all of these requirements. Remove one of these pairings, unlock a token, or change a declaration."
    ) { html in
      for conflict in report.conflicts.prefix(RepairPage.limit) {
        html.element("div", ["class": "conflict"]) { html in
          html.element("p", ["class": "message"], text: HTMLWords.sentence(conflict.reason))
          html.element("ul", ["class": "mends"]) { html in
            for row in RepairPairing.all(conflict.pairings, in: report) {
              html.element("li") { html in
                html.subject(row.measured.subjectName)
                html.text(" in \(row.mode) requires \(row.required)")
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
      "undecided", "Undetermined pairings (\(report.undecided.count))", lead: "The gate counts these as failed."
    ) { html in
      html.table("Undetermined pairings and reasons", class: "plain differences") { html in
        html.columns(["Pairing", "Mode", "Reason"])
        html.element("tbody") { html in
          for undecided in report.undecided.prefix(RepairPage.limit) {
            html.element("tr") { html in
              html.rowHeading { $0.subject(undecided.measured.subjectName) }
              html.element("td", text: undecided.measured.mode.name)
              html.element("td", text: undecided.reason)
            }
          }
        }
      }
      more(report.undecided.count, into: &html)
    }
  }

  func more(_ count: Int, into html: inout HTMLBuilder) {
    guard count > RepairPage.limit else { return }
    html.element("p", ["class": "quiet"], text: "\(count - RepairPage.limit) more are in the JSON format.")
  }
}

extension HTMLBuilder {
  /// Writes a color as a block; the text next to it names the color.
  mutating func block(_ color: Color) {
    element("svg", ["class": "block", "viewBox": "0 0 68 36", "aria-hidden": "true"]) { html in
      if !color.isOpaque { html.checkerboard(width: 68, height: 36) }
      html.rect(x: 0, y: 0, width: 68, height: 36, fill: color)
    }
  }
}
