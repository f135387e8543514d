import Audit
import SourceText

/// A repair as Markdown.
struct RepairMarkdown {
  let report: RepairReport

  var text: String {
    let words = RepairWords(report: report, quoted: MarkdownText.code)
    var text = "# Fixes for \(MarkdownText.code(report.before.system.name))\n\n"
    text += "**\(RepairWords.sentence(words.outcome))**\n\n"
    if let additions = words.additions { text += "\(RepairWords.sentence(additions))\n\n" }
    if let proof = words.proof { text += "\(RepairWords.sentence(proof))\n\n" }
    for remark in report.remarks { text += "> \(MarkdownText.prose(HTMLWords.sentence(remark)))\n\n" }
    text += conflicts
    text += part(
      "Pairings that still fail", pairings(report.remaining),
      ["pairing", "usage", "mode", "before", "after", "required", "passes after"],
      count: report.remaining.count)
    text += part(
      "Undetermined pairings",
      report.undecided.map {
        [
          MarkdownText.code($0.measured.subjectName.description), MarkdownText.code($0.measured.mode.name),
          MarkdownText.prose($0.reason),
        ]
      }, ["pairing", "mode", "reason"])
    text += changes
    text += fixed
    text += advice
    text += remainders
    let settings = words.settings.map { "- \(RepairWords.sentence($0))\n" }.joined()
    return text + "## Constraints\n\n\(settings)"
  }

  private var changes: String {
    let rows = report.changes.map { change -> [String] in
      let row = RepairRow(change, in: report)
      let fixes = row.groups.map { "\($0.subject(MarkdownText.code)) in \(modes($0.modes)): \($0.first.ratios)" }
      return [
        MarkdownText.code(row.token.description), modes(row.modes), row.kind.rawValue,
        MarkdownText.code(row.notations.old), MarkdownText.code(row.notations.new),
        row.basis.words(MarkdownText.code), fixes.joined(separator: "<br>"),
      ]
    }
    let derivation = RepairWords(report: report).derivation.map(RepairWords.sentence) ?? ""
    return part(
      "Changes", rows, ["token", "modes", "change", "before", "after", "basis", "fixes"], lead: derivation)
  }

  private var fixed: String {
    let fixed = report.pairings.filter { !$0.passesBefore && $0.passesAfter }
    return part(
      "Fixed pairings", pairings(fixed),
      ["pairing", "usage", "mode", "before", "after", "required", "passes after"], count: fixed.count)
  }

  private func pairings(_ pairings: [RepairReport.PairingChange]) -> [[String]] {
    RepairGroup.fixed(pairings.map(RepairPairing.init)).map { group in
      let row = group.first
      return [
        group.subject(MarkdownText.code), MarkdownText.code(row.usage), modes(group.modes), row.before, row.after,
        row.required, row.passesAfter ? "✓ yes" : "✕ no",
      ]
    }
  }

  private func modes(_ names: [String]) -> String { HTMLWords.list(names.map(MarkdownText.code)) }

  private var conflicts: String {
    guard !report.conflicts.isEmpty else { return "" }
    var text = "## Conflicting requirements (\(report.conflicts.count))\n\n"
    for (index, conflict) in report.conflicts.enumerated() {
      text += "Conflict \(index + 1): \(MarkdownText.prose(HTMLWords.sentence(conflict.reason)))\n\n"
      for row in RepairPairing.all(conflict.pairings, in: report) {
        text += "- \(MarkdownText.code(row.subject)) in \(MarkdownText.code(row.mode)) requires \(row.required)\n"
      }
      text += "\n\(RepairWords.sentence(RepairWords.extent(conflict)))\n\n"
    }
    return text
  }

  private var advice: String {
    let rows = RepairAdvice.all(in: report).map { advice -> [String] in
      let pairings = advice.groups.map {
        "\($0.subject(MarkdownText.code)) in \(modes($0.modes)) (\($0.first.now))"
      }
      return [MarkdownText.prose(advice.sentence), pairings.joined(separator: "<br>")]
    }
    return part(
      "Alternatives to color changes", rows, ["alternative", "pairings"], lead: "These alternatives are not applied.")
  }

  private var remainders: String {
    let rows = RepairRemainder.all(in: report.before).map { remainder in
      [
        MarkdownText.code(remainder.finding.subject.description), MarkdownText.code(remainder.finding.rule),
        MarkdownText.prose(remainder.numbers), MarkdownText.prose(remainder.remedy),
        remainder.finding.gates ? "yes" : "no",
      ]
    }
    let fixed = RepairRemainder.fixedControls(in: report.before)
      .map { [MarkdownText.code($0.control), MarkdownText.prose($0.changes)] }
    return part(
      "Findings unrelated to color", rows, ["subject", "rule", "measured", "fix", "fails the gate"],
      lead: "These fixes are not applied.")
      + part(
        "Fixed controls", fixed, ["control", "all fixes"], lead: "Sizes and distances with which every rule passes.")
  }

  /// Returns a section with its title and rows; empty without rows.
  ///
  /// - Parameter count: the number of items, if one row can stand for several.
  private func part(
    _ title: String, _ rows: [[String]], _ head: [String], lead: String = "", count: Int? = nil
  ) -> String {
    guard !rows.isEmpty else { return "" }
    let lead = lead.isEmpty ? "" : lead + "\n\n"
    return "## \(title) (\(count ?? rows.count))\n\n\(lead)\(MarkdownText.table(head, rows))\n"
  }
}
