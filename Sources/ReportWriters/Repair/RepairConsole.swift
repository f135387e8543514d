import Audit
import ColorScience
import SourceText

/// A repair for a terminal or a CI log.
///
/// Every line starts with Palpable's own words, and `##[` in a name is split.
struct RepairConsole {
  /// The largest number of changes.
  private static let changeLimit = 40
  /// The largest number of rows of every other kind.
  private static let limit = 12
  /// The largest number of pairings under a change.
  private static let fixLimit = 3
  /// The largest number of pairings under advice.
  private static let adviceLimit = 6
  private static let subjectLimit = 200
  private static let nameLimit = 60

  let style: TerminalStyle

  func text(of report: RepairReport) -> String {
    let words = RepairWords(report: report, quoted: cut)
    let outcome =
      switch report.outcome {
      case .unneeded, .repaired: report.isSettled ? style.good(words.outcome) : style.bad(words.outcome)
      case .impossible: style.bad(words.outcome)
      }
    var text = "Fixes for \(style.bold(cut(report.before.system.name))): \(outcome)\n"
    for sentence in [words.additions, words.derivation, words.proof] {
      if let sentence { text += "  \(RepairWords.sentence(sentence))\n" }
    }
    for remark in report.remarks { text += "  Note: \(HTMLWords.sentence(cut(remark, 300)))\n" }
    text += conflicts(report)
    text += part(
      "still failing", RepairGroup.fixed(report.remaining.map(RepairPairing.init)).map(row), isBad: true,
      count: report.remaining.count)
    text += part(
      "undetermined",
      report.undecided.map {
        "\(cut($0.measured.subjectName.description))  \(cut($0.measured.mode.name))  \(cut($0.reason, 200))"
      }, isBad: true)
    text += changes(report)
    text += counts(report)
    return text + advice(report) + remainders(report)
  }

  private func changes(_ report: RepairReport) -> String {
    let rows = report.changes.map { RepairRow($0, in: report) }
    var text = ""
    let shown = rows.prefix(RepairConsole.changeLimit)
    let names = shown.map { cut($0.token.description) }
    let modes = shown.map { cut($0.modes.joined(separator: ", ")) }
    let values = shown.map { $0.isKept ? $0.notations.new : "\($0.notations.old) → \($0.notations.new)" }
    for (index, row) in shown.enumerated() {
      let swatches = row.isKept ? style.swatch(row.new) : style.swatch(row.old) + style.swatch(row.new)
      text += "  \(row.kind.rawValue)\(spaces(8 - row.kind.rawValue.utf8.count))  "
      text += "\(padded(names[index], names))  \(padded(modes[index], modes))  \(swatches)"
      text += "\(row.isKept && style.isOn ? "   " : "")\(padded(values[index], values))  \(row.basis.words(cut))\n"
      let groups = row.groups
      for group in groups.prefix(RepairConsole.fixLimit) { text += "            fixes \(self.row(group))\n" }
      let more = groups.count - RepairConsole.fixLimit
      if more > 0 { text += "            and \(more) more\n" }
    }
    return (text.isEmpty ? "" : "\n") + text + self.more(rows.count, RepairConsole.changeLimit)
  }

  /// Returns the numbers of pairings that fail before and after the changes.
  private func counts(_ report: RepairReport) -> String {
    guard report.outcome != .unneeded else { return "" }
    let failing = report.pairings.count { !$0.passesBefore }
    let all = HTMLWords.count(report.pairings.count, "pairing")
    return
      "\n  \(failing) of \(all) \(failing == 1 ? "fails" : "fail") before the changes, \(report.remaining.count) after\n"
  }

  private func conflicts(_ report: RepairReport) -> String {
    var text = ""
    for conflict in report.conflicts.prefix(RepairConsole.limit) {
      text += "\n  \(style.bad("conflicting requirements")): \(HTMLWords.sentence(cut(conflict.reason, 600)))\n"
      let pairings = RepairPairing.all(conflict.pairings, in: report)
      for pairing in pairings.prefix(RepairConsole.limit) {
        text += "    - \(cut(pairing.subject))  \(cut(pairing.mode))  requires \(pairing.required)\n"
      }
      text += "    (\(RepairWords.extent(conflict)))\n"
    }
    return text + more(report.conflicts.count, RepairConsole.limit)
  }

  /// Returns each piece of advice once, with its pairings.
  private func advice(_ report: RepairReport) -> String {
    let all = RepairAdvice.all(in: report)
    guard !all.isEmpty else { return "" }
    var text = "\n  \(style.bold("alternatives to color changes, not applied"))\n"
    for advice in all.prefix(RepairConsole.limit) {
      text += "    - \(cut(advice.sentence, 300))\n"
      let groups = advice.groups
      for group in groups.prefix(RepairConsole.adviceLimit) {
        text += "        for \(subject(group))  \(modes(group))  \(group.first.now)\n"
      }
      let more = groups.count - RepairConsole.adviceLimit
      if more > 0 { text += "        and \(more) more\n" }
    }
    return text + more(all.count, RepairConsole.limit)
  }

  /// Returns the findings that no color fixes, with their numbers.
  private func remainders(_ report: RepairReport) -> String {
    let rows = RepairRemainder.all(in: report.before).map { remainder in
      let numbers = remainder.numbers.isEmpty ? "" : "  \(remainder.numbers)"
      let gate = remainder.finding.gates ? "" : "  (does not fail the gate)"
      return "\(cut(remainder.finding.subject.description))  \(remainder.finding.rule)\(numbers)"
        + "  \(cut(remainder.remedy, 200))\(gate)"
    }
    let fixed = RepairRemainder.fixedControls(in: report.before)
      .map { "control \(cut($0.control))  all fixes: \($0.changes)" }
    return part("findings unrelated to color", rows) + part("fixed controls", fixed)
  }

  /// Returns a section with its title and rows; empty without rows.
  ///
  /// - Parameter count: the number of items, if one row can stand for several.
  private func part(_ title: String, _ rows: [String], isBad: Bool = false, count: Int? = nil) -> String {
    guard !rows.isEmpty else { return "" }
    var text = "\n  \(isBad ? style.bad(title) : style.bold(title)) (\(count ?? rows.count))\n"
    for row in rows.prefix(RepairConsole.limit) { text += "    - \(row)\n" }
    return text + more(rows.count, RepairConsole.limit)
  }

  private func row(_ group: RepairGroup) -> String { "\(subject(group))  \(modes(group))  \(group.first.ratios)" }

  private func subject(_ group: RepairGroup) -> String { cut(group.subject(cut), RepairConsole.subjectLimit) }

  private func modes(_ group: RepairGroup) -> String { cut(group.modes.joined(separator: ", ")) }

  private func more(_ count: Int, _ limit: Int) -> String {
    count > limit ? "    and \(count - limit) more\n" : ""
  }

  /// Returns a text padded with spaces to the length of the longest text in its column.
  private func padded(_ text: String, _ column: [String]) -> String {
    text + spaces((column.map(\.unicodeScalars.count).max() ?? 0) - text.unicodeScalars.count)
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  private func cut(_ name: String) -> String { cut(name, RepairConsole.nameLimit) }

  private func cut(_ text: String, _ limit: Int) -> String {
    let visible = text.madeVisible
    guard visible.unicodeScalars.count > limit else { return visible }
    return String(String.UnicodeScalarView(visible.unicodeScalars.prefix(limit - 1))) + "…"
  }
}

extension TerminalStyle {
  /// Returns a block in a color, or an empty text without color support.
  func swatch(_ color: Color) -> String {
    guard isOn else { return "" }
    let bytes = color.srgbBytes
    return "\u{1B}[48;2;\(bytes.x);\(bytes.y);\(bytes.z)m  \u{1B}[0m "
  }
}
