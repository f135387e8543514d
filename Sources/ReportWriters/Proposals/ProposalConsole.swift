import Audit
import ColorScience
import SourceText

/// A comparison of audits for a terminal.
struct ProposalConsole {
  /// The largest number of rows of each kind.
  private static let limit = 8
  private static let nameLimit = 60

  let style: TerminalStyle

  func text(of proposals: Proposals) -> String {
    var text = ""
    for (index, proposal) in proposals.ranked.enumerated() {
      let rank = proposals.ranked.count > 1 ? "\(index + 1). " : ""
      text += self.text(of: proposal, rank: rank, old: proposals.old)
    }
    for caveat in proposals.caveats { text += "  \(HTMLWords.sentence(caveat))\n" }
    return text
  }

  private func text(of proposal: Proposals.Proposal, rank: String, old: AuditSnapshot) -> String {
    let words = ProposalWords(proposal: proposal)
    let before = old.gatingCount
    let decision = proposal.difference.isWorse ? style.bad("worse") : style.good("not worse")
    var text = "\(rank)\(style.bold(cut(proposal.audit.name))): \(decision) than \(cut(old.name))\n"
    text += "  gate failures: \(proposal.gatingCount) (before: \(before)); \(words.changes)\n"
    text += "  smallest margin: \(words.margin); total color change: ΔEOK \(words.change)\n"
    if let tokens = words.tokens { text += "  \(tokens)\n" }
    for kind in AuditChanges.Kind.listed {
      text += rows(proposal.difference.findings(kind), kind)
    }
    return text + margins(proposal.difference.lostMargins) + "\n"
  }

  private func rows(_ changes: [AuditChanges.FindingChange], _ kind: AuditChanges.Kind) -> String {
    guard !changes.isEmpty else { return "" }
    let isBad = kind == .new || kind == .worse
    var text = "  \(isBad ? style.bad(kind.rawValue) : style.bold(kind.rawValue)) (\(changes.count))\n"
    for change in changes.prefix(ProposalConsole.limit) {
      let row = DifferenceRow(change)
      let mode = row.mode.map { cut($0) + "  " } ?? ""
      let values = [row.before, row.now].filter { !$0.isEmpty }.joined(separator: " → ")
      let required = row.required.isEmpty ? "" : " of \(row.required)"
      let gate = row.reachesGate || !isBad ? "" : " (does not fail the gate)"
      text += "    \(mode)\(cut(row.subject.description))  \(row.rule)  \(values)\(required)\(gate)\n"
    }
    return text + more(changes.count)
  }

  private func margins(_ margins: [AuditChanges.ContrastChange]) -> String {
    guard !margins.isEmpty else { return "" }
    var text = "  \(style.bold("less contrast")) (\(margins.count))\n"
    for margin in margins.prefix(ProposalConsole.limit) {
      let ratios = DifferenceRow.ratios(margin)
      let required = margin.now.required.map { " of \(requiredText($0))" } ?? ""
      text +=
        "    \(cut(margin.now.mode))  \(cut(margin.now.subject.description))  \(ratios.before) → \(ratios.now)\(required)\n"
    }
    return text + more(margins.count)
  }

  private func more(_ count: Int) -> String {
    count > ProposalConsole.limit ? "    and \(count - ProposalConsole.limit) more\n" : ""
  }

  private func cut(_ name: String) -> String {
    let visible = name.madeVisible
    guard visible.unicodeScalars.count > ProposalConsole.nameLimit else { return visible }
    return String(String.UnicodeScalarView(visible.unicodeScalars.prefix(ProposalConsole.nameLimit - 1))) + "…"
  }
}
