import Audit
import ColorScience
import PageModel

extension RepairPage {
  /// The largest number of changes on a terminal, and of pairings under a change and under advice.
  private static let (changeLimit, fixLimit, adviceLimit) = (40, 3, 6)

  /// The changes color by color, with the pairings they fix.
  var changes: [Section] {
    guard !report.changes.isEmpty else { return [] }
    switch medium {
    case .screen:
      let blocks = limited(report.changes) { changes in drawings.map { [$0.changes(changes)] } ?? [] }
      return [Section("Changes", id: "changes", lead: "\(words: kinds)", blocks: blocks)]
    case .text:
      let columns: [Column<RepairRow>] = [
        Column("token") { "\($0.token)" }, Column("modes") { .list($0.modes.map { "\(name: $0)" }) },
        Column("change") { "\(words: $0.kind.rawValue)" }, Column("before") { "\(code: $0.notations.old)" },
        Column("after") { "\(code: $0.notations.new)" }, Column("basis") { $0.basis.words },
        Column(
          "fixes",
          list: { row in
            row.groups.map { $0.words(for: .text, ": \($0.first.ratios)") }
              + row.neededGroups.map { "needed for \($0.words(for: .text, ": \($0.first.ratios)"))" }
          }),
      ]
      let table = Table(report.changes.map { RepairRow($0, in: report) }, columns)
      return [Section("Changes (\(report.changes.count))", lead: words.derivation?.sentence, blocks: [.table(table)])]
    case .terminal:
      let columns: [Column<RepairRow>] = [
        Column(width: 8) { "\(words: $0.kind.rawValue)" }, Column { "\($0.token)" },
        Column { "\(name: $0.modes.joined(separator: ", "))" },
        Column { row in
          let (old, new) = row.notations
          return row.isKept
            ? "\(swatch: row.new)\(swatch: nil)\(words: new)"
            : "\(swatch: row.old)\(swatch: row.new)\(words: old) → \(words: new)"
        },
        Column { $0.basis.words },
        Column(list: { row in
          first(RepairPage.fixLimit, of: row.groups) { "fixes \($0.words(for: .terminal, $0.first.ratios))" }
            + first(1, of: row.neededGroups) { "needed for \($0.words(for: .terminal, $0.first.ratios))" }
        }),
      ]
      let rows = report.changes.map { RepairRow($0, in: report) }
      let table = Table(rows, columns, layout: .columns, limit: RepairPage.changeLimit, more: more)
      return [Section(blocks: [.table(table)])]
    }
  }

  /// The changes in steps that ship alone.
  var plan: [Section] {
    guard report.plan.count > 1 || report.plan.first.map({ $0.changes.count > 1 }) ?? false else { return [] }
    let items: [Phrase] = report.plan.prefix(limit).enumerated().map { index, step in
      let fixed = "fixes \(step.fixed.count), breaks 0"
      return "\(words: "step \(index + 1):") \(report.title(of: step)); \(words: fixed)"
    }
    let lead: Phrase =
      "You can ship each step alone. A pairing that several steps fix counts in each of them. To get the patch of one step, use --step N."
    var blocks: [Block] = [.list(List(items, style: "notices"))]
    if report.plan.count > limit { blocks.append(.note(more(report.plan.count - limit))) }
    return [
      Section(
        title("Plan", terminal: "plan", report.plan.count), id: "plan", lead: medium == .terminal ? nil : lead,
        blocks: blocks)
    ]
  }

  /// The explanations of the kinds of changes in use.
  private var kinds: String {
    var sentences: [String] = []
    let kinds = Set(report.changes.map(\.kind))
    if kinds.contains(.changed) { sentences.append("Changed: an existing value is replaced.") }
    if kinds.contains(.added) {
      sentences.append("Added: a token gets a value in a mode in which it fell back to another mode's value.")
    }
    if let derivation = words.derivation { sentences.append(derivation.sentence.plain) }
    if kinds.contains(.repointed) { sentences.append("Repointed: an alias names another token.") }
    if kinds.contains(.detached) {
      sentences.append(
        "Detached: a token gets a value in place of an alias, so the color behind the alias does not change.")
    }
    return sentences.joined(separator: " ")
  }

  /// Returns the first groups in words, and the number of others.
  private func first(_ limit: Int, of groups: [RepairGroup], _ words: (RepairGroup) -> Phrase) -> [Phrase] {
    groups.prefix(limit).map(words) + (groups.count > limit ? ["and \(groups.count - limit) more"] : [])
  }

  /// Each piece of advice once, with its pairings.
  var advice: [Section] {
    let all = RepairAdvice.all(in: report)
    guard !all.isEmpty else { return [] }
    let columns: [Column<RepairAdvice>] = [
      Column("alternative", .heading) { advice in
        medium == .screen
          ? "\(prose: advice.sentence.capitalizedStart.sentence)" : "\(prose: advice.sentence, limit: 300)"
      },
      Column(
        "pairings",
        list: { advice in
          medium == .terminal
            ? first(RepairPage.adviceLimit, of: advice.groups) { "for \($0.words(for: .terminal, $0.first.now))" }
            : advice.groups.map { $0.words(for: medium, " (\($0.first.now))") }
        }),
    ]
    let table = Table(
      all, columns, caption: "Alternatives to color changes, with their pairings", limit: limit,
      more: { medium == .screen ? nil : more($0) })
    let lead: Phrase = "Changes that fix a pairing without a new color. They are not applied."
    return [
      Section(
        title(
          "Alternatives to color changes", terminal: "alternatives to color changes, not applied",
          medium == .text ? all.count : nil), id: "advice",
        lead: medium == .screen ? lead : medium == .text ? "These alternatives are not applied." : nil,
        blocks: [.table(table)])
    ]
  }
}
