import Audit
import DesignTokens
import SourceText

/// A comparison of audits as Markdown.
struct ProposalMarkdown {
  func text(of proposals: Proposals) -> String {
    var text = "# Compared with \(MarkdownText.code(proposals.old.name))\n\n"
    let rows = proposals.ranked.enumerated().map { index, proposal in
      let words = ProposalWords(proposal: proposal)
      return [
        "\(index + 1)", MarkdownText.code(proposal.audit.name), proposal.difference.isWorse ? "✕ worse" : "✓ not worse",
        "\(proposal.gatingCount)", words.margin, words.change, words.changes, words.tokens ?? "",
      ]
    }
    let head = [
      "rank", "proposal", "decision", "gate failures", "smallest margin", "color change (ΔEOK)", "findings", "tokens",
    ]
    text += MarkdownText.table(head, rows)
    let before = proposals.old.gatingCount
    text +=
      "\n\(HTMLWords.count(before, "finding")) failed the gate before. Gate failures are counted without waivers and baselines.\n\n"
    for caveat in proposals.caveats { text += "> \(HTMLWords.sentence(caveat))\n\n" }
    for proposal in proposals.ranked { text += section(proposal) }
    return text
  }

  private func section(_ proposal: Proposals.Proposal) -> String {
    let difference = proposal.difference
    var text = "## \(MarkdownText.code(proposal.audit.name))\n\n"
    for kind in AuditChanges.Kind.listed {
      let rows = difference.findings(kind).map { row(DifferenceRow($0)) }
      guard !rows.isEmpty else { continue }
      let table = MarkdownText.table(
        ["rule", "subject", "mode", "before", "after", "required", "fails the gate"], rows)
      let title = "\(ProposalMarkdown.title(kind)) (\(rows.count))"
      text += kind == .new || kind == .worse ? "### \(title)\n\n\(table)\n" : MarkdownText.details(title, table)
    }
    text += folded(
      "Less contrast", pairings(difference.lostMargins), ["pairing", "mode", "before", "after", "required"])
    let colors = difference.colors.map { change in
      [
        MarkdownText.code(change.path.description), MarkdownText.code(change.mode), change.before.hex, change.now.hex,
        truncatedText(change.difference, digits: 3),
      ]
    }
    text += folded("Colors changed", colors, ["token", "mode", "before", "after", "ΔEOK"])
    text += folded("Tokens added", names(difference.addedTokens), ["token"])
    text += folded("Tokens removed", names(difference.removedTokens), ["token"])
    let renamed = difference.renamedTokens.map {
      [MarkdownText.code($0.old.description), MarkdownText.code($0.new.description)]
    }
    text += folded("Tokens renamed", renamed, ["before", "after"])
    text += folded("Pairings added", measured(difference.addedPairings), ["pairing", "mode", "ratio"])
    return text
      + folded("Pairings no longer measured", measured(difference.gonePairings), ["pairing", "mode", "ratio"])
  }

  static func title(_ kind: AuditChanges.Kind) -> String {
    switch kind {
    case .new: "New"
    case .worse: "Worse"
    case .better: "Better"
    case .same: "Unchanged"
    case .fixed: "Fixed"
    case .gone: "No longer checked"
    }
  }

  private func row(_ row: DifferenceRow) -> [String] {
    [
      MarkdownText.code(row.rule), MarkdownText.code(row.subject.description), row.mode.map(MarkdownText.code) ?? "",
      row.before, row.now, row.required, row.reachesGate ? "yes" : "no",
    ]
  }

  private func pairings(_ changes: [AuditChanges.ContrastChange]) -> [[String]] {
    changes.map { change in
      let ratios = DifferenceRow.ratios(change)
      return [
        MarkdownText.code(change.now.subject.description), MarkdownText.code(change.now.mode), ratios.before,
        ratios.now,
        change.now.required.map(requiredText) ?? "",
      ]
    }
  }

  private func measured(_ pairings: [AuditSnapshot.Pairing]) -> [[String]] {
    pairings.map {
      [
        MarkdownText.code($0.subject.description), MarkdownText.code($0.mode),
        $0.ratio.map { truncatedText($0) } ?? "unknown",
      ]
    }
  }

  private func names(_ tokens: [TokenPath]) -> [[String]] { tokens.map { [MarkdownText.code($0.description)] } }

  private func folded(_ title: String, _ rows: [[String]], _ head: [String]) -> String {
    rows.isEmpty ? "" : MarkdownText.details("\(title) (\(rows.count))", MarkdownText.table(head, rows))
  }
}
