import Audit
import PageModel

/// A comparison of audits as a page: the ranked proposals, each with its changes.
struct ProposalPage {
  let proposals: Proposals
  let medium: Medium

  /// The only proposal; nil if there are several.
  private var only: Proposals.Proposal? { proposals.ranked.count == 1 ? proposals.ranked[0] : nil }

  var page: Page {
    switch medium {
    case .screen:
      let name = only?.audit.name ?? "\(proposals.ranked.count) proposals"
      let story = ProposalStory(proposals: proposals)
      var page = Page("\(name: name) compared with \(name: proposals.old.name)")
      page.eyebrow = only == nil ? "Comparison of \(name)" : "Comparison of two audits"
      page.heading = heading(name)
      page.story = story.story
      page.lead = [story.authorities].compactMap { $0 } + caveats.map(Block.remark)
      page.sections = (only == nil ? [ranking] : []) + sections
      return page
    case .text:
      var page = Page("Compared with \(name: proposals.old.name)")
      let counts: Phrase = "Gate failures are counted ignoring waivers and baselines."
      page.lead =
        [.paragraph(ProposalStory(proposals: proposals).line), .table(ranked), .paragraph(counts)]
        + caveats.map(Block.remark)
      page.sections = sections
      return page
    case .terminal:
      var page = Page()
      page.sections = sections
      return page
    }
  }

  private var caveats: [Phrase] { proposals.caveats.map { "\(words: $0.sentence)" } }

  private var ranking: Section {
    let lead: Phrase =
      "Sorted by gate failures (fewest first), smallest margin (largest first), and color change (smallest first). Gate failures are counted ignoring waivers and baselines; before: \(proposals.old.gatingCount)."
    return Section("Ranking", id: "ranking", lead: lead, blocks: [.table(ranked)])
  }

  /// The name of the design system; that of the proposals if the audits have different names.
  private func heading(_ name: String) -> String {
    let systems = Set(([proposals.old] + proposals.ranked.map(\.audit)).map(\.system))
    return systems.count == 1 ? systems.first.flatMap { $0.isEmpty ? nil : $0 } ?? name : name
  }

  private var ranked: Table {
    typealias Row = (rank: Int, proposal: Proposals.Proposal, words: ProposalText)
    let rows = proposals.ranked.enumerated().map { Row($0 + 1, $1, ProposalText(proposal: $1)) }
    let columns: [Column<Row>] = [
      Column("rank", .number) { "\($0.rank)" },
      Column("proposal", .heading) { row in
        let name: Phrase = "\(name: row.proposal.audit.name)"
        return medium == .screen ? "\(name, link: "#proposal-\(row.rank)")" : name
      },
      Column("decision") { row in
        let isWorse = row.proposal.difference.isWorse
        return "\(!isWorse, isWorse ? "worse" : "not worse")"
      },
      Column("gate failures", .number) { "\($0.proposal.gatingCount)" },
      Column("smallest margin") { "\(words: $0.words.margin)" },
      Column("color change (ΔEOK)", .number) { "\(words: $0.words.change)" },
      Column("findings") { "\(words: $0.words.changes)" }, Column("tokens") { "\(words: $0.words.tokens ?? "")" },
    ]
    return Table(rows, columns, caption: "Proposals, best first", style: "differences ranking")
  }

  private var sections: [Section] {
    var sections = proposals.ranked.enumerated().flatMap { index, proposal in
      ProposalSection(
        proposal: proposal, medium: medium, rank: index + 1, old: proposals.old, isOnly: only != nil
      ).sections
    }
    guard medium != .screen, !sections.isEmpty else { return sections }
    // In text media, an empty line ends the changes, also without a caveat.
    let end: Block = medium == .text ? .group([]) : .list(List(caveats.map { List.Item($0) }, isDashed: false))
    sections[sections.count - 1].blocks.append(end)
    return sections
  }
}
