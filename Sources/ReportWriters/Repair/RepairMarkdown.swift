import Audit
import SourceText

/// A repair as Markdown.
struct RepairMarkdown {
  let report: RepairReport

  var text: String {
    let words = RepairWords(report: report, quoted: MarkdownText.code)
    var text = "# Repair of \(MarkdownText.code(report.before.system.name))\n\n"
    text += "**\(RepairWords.sentence(words.outcome))**\n\n"
    if let proof = words.proof { text += "\(RepairWords.sentence(proof))\n\n" }
    for remark in report.remarks { text += "> \(MarkdownText.prose(HTMLWords.sentence(remark)))\n\n" }
    text += conflicts
    text += part(
      "Still fails", report.remaining.map { pairing(RepairPairing($0)) },
      ["pairing", "usage", "mode", "now", "then", "required", "passes then"])
    text += part(
      "Cannot be decided",
      report.undecided.map {
        [
          MarkdownText.code($0.measured.reference.description), MarkdownText.code($0.measured.mode.name),
          MarkdownText.prose($0.reason),
        ]
      }, ["pairing", "mode", "why"])
    text += changes
    text += mended
    text += advice
    text += remainders
    let settings = words.settings.map { "- \(RepairWords.sentence($0))\n" }.joined()
    return text + "## What was allowed\n\n\(settings)"
  }

  private var changes: String {
    let rows = report.changes.map { change -> [String] in
      let row = RepairRow(change, in: report)
      let mends = row.mends.map { "\(MarkdownText.code($0.subject)) in \(MarkdownText.code($0.mode)): \($0.ratios)" }
      return [
        MarkdownText.code(row.token.description), row.modes.map(MarkdownText.code).joined(separator: ", "),
        row.kind.rawValue, MarkdownText.code(row.notations.old), MarkdownText.code(row.notations.new), row.difference,
        mends.joined(separator: "<br>"),
      ]
    }
    return part("Changes", rows, ["token", "modes", "what", "now", "then", "deltaEOK", "mends"])
  }

  private var mended: String {
    let rows = report.pairings.filter { !$0.passesBefore && $0.passesAfter }.map { pairing(RepairPairing($0)) }
    return part(
      "Fails now and passes then", rows, ["pairing", "usage", "mode", "now", "then", "required", "passes then"])
  }

  private func pairing(_ row: RepairPairing) -> [String] {
    [
      MarkdownText.code(row.subject), MarkdownText.code(row.usage), MarkdownText.code(row.mode), row.before, row.after,
      row.required, row.passesAfter ? "✓ yes" : "✕ no",
    ]
  }

  private var conflicts: String {
    guard !report.conflicts.isEmpty else { return "" }
    var text = "## Cannot hold together (\(report.conflicts.count))\n\n"
    for (index, conflict) in report.conflicts.enumerated() {
      text += "Conflict \(index + 1): \(MarkdownText.prose(HTMLWords.sentence(conflict.reason)))\n\n"
      for row in RepairPairing.all(conflict.pairings, in: report) {
        text += "- \(MarkdownText.code(row.subject)) in \(MarkdownText.code(row.mode)) needs \(row.required)\n"
      }
      text += "\n\(RepairWords.sentence(RepairWords.extent(conflict)))\n\n"
    }
    return text
  }

  private var advice: String {
    let rows = report.advice.map { advice -> [String] in
      let row = RepairPairing.all([advice.pairing], in: report).first
      return [
        row.map { MarkdownText.code($0.subject) } ?? "", row.map { MarkdownText.code($0.mode) } ?? "",
        MarkdownText.prose(advice.sentence),
      ]
    }
    return part("Without another colour", rows, ["pairing", "mode", "what would do"], lead: "Said here, and not done.")
  }

  private var remainders: String {
    let rows = RepairRemainder.all(in: report.before).map { remainder in
      [
        MarkdownText.code(remainder.finding.subject.description), MarkdownText.code(remainder.finding.rule),
        MarkdownText.prose(remainder.numbers), MarkdownText.prose(remainder.remedy),
        remainder.finding.gates ? "yes" : "no",
      ]
    }
    let mended = RepairRemainder.mendedControls(in: report.before)
      .map { [MarkdownText.code($0.control), MarkdownText.prose($0.changes)] }
    return part(
      "Not a matter of colour", rows, ["subject", "rule", "measured", "what mends it", "fails the gate"],
      lead: "Nothing here is changed.")
      + part("Controls, mended", mended, ["control", "with all of it"], lead: "Numbers with which every rule passes.")
  }

  private func part(_ title: String, _ rows: [[String]], _ head: [String], lead: String = "") -> String {
    guard !rows.isEmpty else { return "" }
    let lead = lead.isEmpty ? "" : lead + "\n\n"
    return "## \(title) (\(rows.count))\n\n\(lead)\(MarkdownText.table(head, rows))\n"
  }
}
