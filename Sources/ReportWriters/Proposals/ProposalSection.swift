import Audit
import DesignTokens
import PageModel

/// One proposal: its changed findings, pairings, colors, and tokens.
struct ProposalSection {
  let proposal: Proposals.Proposal
  let medium: Medium
  let rank: Int
  let old: AuditSnapshot
  let isOnly: Bool

  private var difference: AuditChanges { proposal.difference }

  /// The proposal: one section in text media and for one of several proposals, else one for each part.
  var sections: [Section] {
    guard medium == .screen else { return [section] }
    let text = ComparisonText(changes: difference)
    let tokens = ComparisonTokens(difference, modes: proposal.audit.modes)
    let bars = Block.drawing(ComparisonBars(changes: difference))
    let lists = Block.drawing(ComparisonLists(changes: difference))
    let total: Phrase =
      "Smallest margin: \(words: ProposalText(proposal: proposal).margin). Color change: ΔEOK \(words: ProposalText(proposal: proposal).change) in total."
    guard isOnly else {
      let gate = difference.gate
      let numbers = Block.own { $0.fromTo(gate.before, gate.after, words: "Gate failures", class: "from-to small") }
      return [
        Section(
          "\(rank). \(name: proposal.audit.name)", id: "proposal-\(rank)",
          blocks: [
            numbers, .paragraph("\(words: [text.headline, text.remainder].compactMap { $0 }.joined(separator: " "))"),
            bars,
            .note("\(words: text.findings) \(total)"),
          ] + tokens.blocks + [lists, .fold("Every change", details)])
      ]
    }
    let colors =
      tokens.blocks.isEmpty
      ? [] : [Section("Changed colors", id: "colors", lead: "\(tokens.lead) \(total)", blocks: tokens.blocks)]
    return [Section("Findings by level", id: "bars", lead: "\(words: text.findings)", blocks: [bars])] + colors + [
      Section("Open findings", id: "lists", blocks: [lists]),
      Section(
        "Every change", id: "proposal-\(rank)", blocks: details.isEmpty ? [.paragraph("Nothing changed.")] : details),
    ]
  }

  /// All changes as tables on screen, each collapsed.
  private var details: [Block] {
    (findings + pairings + colors + self.tokens).map { block in
      if case .subsection(let title, let blocks) = block { return .fold(title, blocks) }
      return block
    }
  }

  private var section: Section {
    let name: Phrase = "\(name: proposal.audit.name)"
    switch medium {
    case .screen, .text: return Section(name, blocks: findings + lostMargins + colors + tokens)
    case .terminal:
      let decision: Phrase =
        difference.isWorse ? "\(strong: "worse", .bad)" : "\(strong: "not worse", .good)"
      let number = isOnly ? "" : "\(rank). "
      return Section(
        "\(words: number)\(strong: name): \(words: ComparisonText(changes: difference).story); \(decision) than \(name: old.name)",
        blocks: [.list(List(counts.map { List.Item($0) }, isDashed: false))] + findings + lostMargins)
    }
  }

  /// The largest number of rows.
  private var limit: Int {
    switch medium {
    case .screen: 300
    case .text: .max
    case .terminal: 8
    }
  }

  private var counts: [Phrase] {
    let words = ProposalText(proposal: proposal)
    let counts: [Phrase] = [
      "all findings: \(words: words.changes)",
      "smallest margin: \(words: words.margin); total color change: ΔEOK \(words: words.change)",
    ]
    return counts + (words.tokens.map { ["\(words: $0)"] } ?? [])
  }

  private var findings: [Block] {
    AuditChanges.Kind.listed.compactMap { kind in
      let changes = difference.findings(kind)
      guard !changes.isEmpty else { return nil }
      let title: Phrase = "\(words: kind.title) (\(changes.count))"
      switch medium {
      case .screen:
        let caption = "\(kind.title) in \(proposal.audit.name)"
        return .subsection(title, [.changes(caption, changes, for: medium, limit: limit)])
      case .text:
        let table = Block.changes("", changes, for: medium, limit: limit, showsGate: true)
        return kind.isBad ? .subsection(title, [table]) : .fold(title, [table])
      case .terminal:
        let kindTitle: Phrase = "\(strong: "\(words: kind.rawValue)", kind.isBad ? .bad : .plain) (\(changes.count))"
        return .subsection(kindTitle, [.table(lines(changes))])
      }
    }
  }

  /// Returns changed findings as lines on a terminal.
  private func lines(_ changes: [AuditChanges.FindingChange]) -> Table {
    let columns: [Column<AuditChanges.FindingChange>] = [
      Column { $0.mode.map { "\(name: $0)" } ?? "" }, Column { "\($0.subject)" }, Column { "\(code: $0.rule)" },
      Column { change in
        let row = DifferenceRow(change)
        let values = [row.before, row.now].filter { !$0.isEmpty }.joined(separator: " → ")
        let required = row.required.isEmpty ? "" : " of \(row.required)"
        let gate = row.reachesGate || !change.kind.isBad ? "" : " (does not fail the gate)"
        return "\(words: values + required + gate)"
      },
    ]
    return Table(changes, columns, layout: .lines, limit: limit) { "and \($0) more" }
  }

  /// The pairings that have less contrast than before.
  private var lostMargins: [Block] {
    let changes = difference.lostMargins
    guard !changes.isEmpty else { return [] }
    if medium == .terminal {
      let columns: [Column<AuditChanges.ContrastChange>] = [
        Column { "\(name: $0.now.mode)" }, Column { "\($0.now.subject)" },
        Column { change in
          let ratios = DifferenceRow.ratios(change)
          let required = change.now.required.map { " of \(requiredText($0))" } ?? ""
          return "\(words: ratios.before) → \(words: ratios.now)\(words: required)"
        },
      ]
      let table = Table(changes, columns, layout: .lines, limit: limit) { "and \($0) more" }
      return [.subsection("\(strong: "less contrast") (\(changes.count))", [.table(table)])]
    }
    let columns: [Column<AuditChanges.ContrastChange>] = [
      Column("pairing") { "\($0.now.subject)" }, Column("mode") { "\(name: $0.now.mode)" },
      Column("before") { "\(words: DifferenceRow.ratios($0).before)" },
      Column("after") { "\(words: DifferenceRow.ratios($0).now)" },
      Column("required") { "\(words: $0.now.required.map(requiredText) ?? "")" },
    ]
    return folded("Less contrast", changes, columns)
  }

  /// The pairings whose contrast or colors change, drawn before and after.
  private var pairings: [Block] {
    drawn("Pairings whose contrast or colors change", difference.contrasts, ProposalDrawings.pairings)
  }

  private var colors: [Block] {
    if medium == .screen { return drawn("Colors changed", difference.colors, ProposalDrawings.colors) }
    let columns: [Column<AuditChanges.ColorChange>] = [
      Column("token") { "\($0.path)" }, Column("mode") { "\(name: $0.mode)" },
      Column("before") { "\(words: $0.before.hex)" }, Column("after") { "\(words: $0.now.hex)" },
      Column("ΔEOK") { "\(words: truncatedText($0.difference, digits: 3))" },
    ]
    return folded("Colors changed", difference.colors, columns)
  }

  private var tokens: [Block] {
    let path: [Column<TokenPath>] = [Column("token") { "\($0)" }]
    let renamed: [Column<(old: TokenPath, new: TokenPath)>] = [
      Column("before") { "\($0.old)" }, Column("after") { "\($0.new)" },
    ]
    let measured: [Column<AuditSnapshot.Pairing>] = [
      Column("pairing") { "\($0.subject)" }, Column("mode") { "\(name: $0.mode)" },
      Column("ratio") { "\(words: $0.ratio.map { truncatedText($0) } ?? "unknown")" },
    ]
    let name = { (pairing: AuditSnapshot.Pairing) in "\(pairing.subject.description), \(pairing.mode)" }
    return named("Tokens added", difference.addedTokens, path, \.description)
      + named("Tokens removed", difference.removedTokens, path, \.description)
      + named("Tokens renamed", difference.renamedTokens, renamed) { "\($0.old) → \($0.new)" }
      + named("Pairings added", difference.addedPairings, measured, name)
      + named("Pairings no longer measured", difference.gonePairings, measured, name)
  }

  /// Returns rows as a list of names on screen, and as a collapsed table in Markdown.
  private func named<Row>(
    _ title: String, _ rows: [Row], _ columns: [Column<Row>], _ name: (Row) -> String
  ) -> [Block] {
    guard medium == .screen else { return folded(title, rows, columns) }
    return limited(title, rows) { .list(List($0.map { "\(token: name($0))" }, style: "list")) }
  }

  private func drawn<Row>(
    _ title: String, _ rows: [Row], _ drawing: (ArraySlice<Row>, _ caption: String) -> Block
  ) -> [Block] {
    limited(title, rows) { drawing($0, "\(title), proposal \(rank)") }
  }

  /// Returns the first rows under a heading with the number of all, and a note on the others.
  private func limited<Row>(_ title: String, _ rows: [Row], _ block: (ArraySlice<Row>) -> Block) -> [Block] {
    guard !rows.isEmpty else { return [] }
    let rest = rows.count > limit ? [Block.note("\(rows.count - limit) more are in the JSON format.")] : []
    return [.subsection("\(words: title) (\(rows.count))", [block(rows.prefix(limit))] + rest)]
  }

  private func folded<Row>(_ title: String, _ rows: [Row], _ columns: [Column<Row>]) -> [Block] {
    rows.isEmpty ? [] : [.fold("\(words: title) (\(rows.count))", [.table(Table(rows, columns))])]
  }
}
