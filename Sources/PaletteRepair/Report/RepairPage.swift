import Audit
import PageModel

/// A repair as a page: the conflicts and what fails, the changes and what they fix, and what colors can't fix.
struct RepairPage {
  let report: RepairReport
  let medium: Medium
  /// The drawings; nil in text media.
  let drawings: RepairDrawings?

  init(report: RepairReport, medium: Medium) {
    (self.report, self.medium) = (report, medium)
    drawings = medium == .screen ? RepairDrawings(report) : nil
  }

  var words: RepairText { RepairText(report: report) }

  var page: Page {
    let name = report.before.system.name
    var page = Page("Fixes for \(name: name)")
    (page.eyebrow, page.heading, page.indentation) = ("Color fixes", name, 2)
    page.decision = .init(
      report.isSettled, medium == .terminal ? words.outcome : words.outcome.sentence, style: "repair-decision")
    let sentences = [words.additions, medium == .terminal ? words.derivation : nil, words.proof]
    page.lead = sentences.compactMap { $0 }.map { .paragraph($0.sentence, style: "lead") }
    page.lead += report.remarks.map { .remark(sentence($0, limit: 300)) }
    let failing = report.pairings.count { !$0.passesBefore }
    let all = ResultText.count(report.pairings.count, "pairing")
    if medium == .screen {
      page.lead.append(
        .facts([
          Fact("Failing before", "\(failing) of \(words: all)"),
          Fact("Failing after", "\(report.remaining.count) of \(words: all)"),
          Fact("Guideline", "\(words: "\(report.before.system.guideline)")"),
        ]))
    }
    page.sections = conflicts + remaining + undecided + plan + changes
    if medium == .terminal, report.outcome != .unneeded {
      let counts: Phrase =
        "\(failing) of \(words: all) \(words: failing == 1 ? "fails" : "fail") before the changes, \(report.remaining.count) after"
      page.sections.append(Section(blocks: [.paragraph(counts)]))
    }
    page.sections +=
      fixed + (drawings?.sections ?? []) + losses + alternatives + prices + advice + remainders + settings
    return page
  }

  /// The largest number of rows.
  var limit: Int {
    switch medium {
    case .screen: 300
    case .text: .max
    case .terminal: 12
    }
  }

  /// Returns the words for a number of rows that aren't shown.
  func more(_ count: Int) -> Phrase {
    medium == .screen ? "\(count) more are in the JSON format." : "and \(count) more"
  }

  /// Returns the first rows, with a note on the others.
  func limited<Row>(_ rows: [Row], _ blocks: (ArraySlice<Row>) -> [Block]) -> [Block] {
    blocks(rows.prefix(limit)) + (rows.count > limit ? [.note(more(rows.count - limit))] : [])
  }

  /// Returns a title with a count, in bold on a terminal.
  func title(_ words: String, terminal: String, _ count: Int?, _ tone: Phrase.Tone = .plain) -> Phrase {
    let title: Phrase = medium == .terminal ? "\(strong: "\(words: terminal)", tone)" : "\(words: words)"
    return count.map { "\(title) (\($0))" } ?? title
  }

  /// Returns a clause with names from the input as a sentence.
  func sentence(_ clause: String, limit: Int) -> Phrase {
    let phrase: Phrase = "\(prose: clause, limit: limit)"
    return medium == .terminal ? Phrase(phrase.parts + [.period]) : "\(prose: clause.sentence)"
  }
}

// What the changes don't fix.
extension RepairPage {
  private var conflicts: [Section] {
    let conflicts = report.conflicts
    guard !conflicts.isEmpty else { return [] }
    func list(_ conflict: RepairReport.Conflict) -> Block {
      let joint = medium == .terminal ? "  " : " in "
      let rows = RepairPairing.all(conflict.pairings, in: report)
      let shown = medium == .terminal ? min(limit, rows.count) : rows.count
      let items: [Phrase] = rows.prefix(shown).map { row in
        let mode: Phrase = "\(name: row.mode)\(words: medium == .terminal ? " " : "")"
        return "\(row.measured.subjectName)\(words: joint)\(mode) requires \(words: row.required)"
      }
      return .list(List(items + (shown < rows.count ? [more(rows.count - shown)] : []), style: "fixes"))
    }
    if medium == .terminal {
      var sections = conflicts.prefix(limit).map { conflict in
        Section(
          "\(strong: "conflicting requirements", .bad): \(sentence(conflict.reason, limit: 600))",
          blocks: [list(conflict), .note("(\(RepairText.extent(conflict)))")]
            + resolutions(conflict).map { .note($0) })
      }
      if conflicts.count > limit { sections[limit - 1].blocks.append(.note(more(conflicts.count - limit))) }
      return sections
    }
    let blocks = limited(conflicts) { conflicts in
      conflicts.enumerated().map { index, conflict in
        let number: Phrase = medium == .text ? "Conflict \(index + 1): " : ""
        return .group(
          [
            .paragraph("\(number)\(sentence(conflict.reason, limit: .max))", style: "message"), list(conflict),
            .note(RepairText.extent(conflict).sentence),
          ] + resolutions(conflict).map { .note($0) }, style: "conflict")
      }
    }
    let advice: Phrase = "No colors meet all of these requirements."
    return [
      Section(
        title("Conflicting requirements", terminal: "", medium == .text ? conflicts.count : nil), id: "conflicts",
        lead: medium == .screen ? advice : nil, blocks: blocks)
    ]
  }

  /// Returns what would resolve a conflict.
  private func resolutions(_ conflict: RepairReport.Conflict) -> [Phrase] {
    guard !conflict.resolutions.isEmpty else { return [] }
    return ["To resolve it: \(prose: conflict.resolutions.joined(separator: "; or "), limit: 400)."]
  }

  private var remaining: [Section] {
    pairings("remaining", "Pairings that still fail", report.remaining, lead: "These fail even with all changes.")
  }

  private var fixed: [Section] {
    guard medium != .terminal else { return [] }
    return pairings(
      "fixed", "Fixed pairings", report.pairings.filter { !$0.passesBefore && $0.passesAfter },
      lead: "Each pairing before and after all changes.")
  }

  /// Returns pairings before and after: drawn on screen, and as rows elsewhere.
  private func pairings(
    _ id: String, _ words: String, _ changes: [RepairReport.PairingChange], lead: Phrase
  ) -> [Section] {
    guard !changes.isEmpty else { return [] }
    let title = title(words, terminal: "still failing", changes.count, .bad)
    if let drawings {
      let blocks = limited(changes) { [drawings.pairings($0.map(RepairPairing.init))] }
      return [Section(title, id: id, lead: lead, blocks: blocks)]
    }
    let columns: [Column<RepairGroup>] =
      medium == .terminal
      ? [Column { $0.words(for: .terminal, $0.first.ratios) }]
      : [
        Column("pairing") { $0.subject }, Column("usage") { "\(code: $0.first.usage)" },
        Column("mode") { .list($0.modes.map { "\(name: $0)" }) }, Column("before") { "\(words: $0.first.before)" },
        Column("after") { "\(words: $0.first.after)" }, Column("required") { "\(words: $0.first.required)" },
        Column("passes after") { "\($0.first.passesAfter, $0.first.passesAfter ? "yes" : "no")" },
      ]
    let table = Table(RepairGroup.fixed(changes.map(RepairPairing.init)), columns, limit: limit, more: more)
    return [Section(title, blocks: [.table(table)])]
  }

  private var undecided: [Section] {
    let undecided = report.undecided
    guard !undecided.isEmpty else { return [] }
    let columns: [Column<RepairReport.Undecided>] = [
      Column("pairing", .heading) { "\($0.measured.subjectName)" }, Column("mode") { "\(name: $0.measured.mode.name)" },
      Column("reason") { "\(prose: $0.reason, limit: 200)" },
    ]
    let table = Table(
      undecided, columns, caption: "Undetermined pairings and reasons", limit: limit, more: more)
    return [
      Section(
        title("Undetermined pairings", terminal: "undetermined", undecided.count, .bad), id: "undecided",
        lead: medium == .screen ? "The gate counts these as failed." : nil, blocks: [.table(table)])
    ]
  }
}
