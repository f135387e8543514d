import Audit
import PageModel

/// The answer of a comparison: the story of one proposal, or the best of several.
struct ProposalStory {
  let proposals: Proposals

  private var old: AuditSnapshot { proposals.old }

  /// The story at the top of the page.
  var story: Page.Story {
    guard let best = proposals.ranked.first, proposals.ranked.count > 1 else { return single }
    var story = Page.Story(
      "\(name: best.audit.name) is first of \(proposals.ranked.count): \(words: gate(best)).")
    story.facts = "Compared with \(name: old.name)"
    let worse = proposals.ranked.count(where: \.difference.isWorse)
    story.promise =
      worse == 0
      ? "No proposal has a new or worse gate failure."
      : "\(worse) of \(proposals.ranked.count) \(words: worse == 1 ? "has" : "have") new or worse gate failures."
    return story
  }

  private var single: Page.Story {
    guard let proposal = proposals.ranked.first else { return Page.Story("Nothing is compared.") }
    let text = ComparisonText(changes: proposal.difference)
    var story = Page.Story("\(words: text.headline)")
    story.facts = dates(proposal) ?? "\(name: proposal.audit.name) compared with \(name: old.name)"
    story.numbers = (old.gatingCount, proposal.gatingCount, "Gate failures")
    story.promise = text.remainder.map { "\(words: $0)" }
    let isWorse = proposal.difference.isWorse
    story.details =
      "\(!isWorse, isWorse ? "Worse" : "Not worse"): \(words: isWorse ? "a" : "no") gate failure is new or worse. Waivers and baselines are ignored."
    return story
  }

  /// The dates of the audits, if they have some and differ.
  private func dates(_ proposal: Proposals.Proposal) -> Phrase? {
    guard let after = proposal.audit.date.flatMap(CalendarDay.init), let before = old.date.flatMap(CalendarDay.init),
      before != after
    else { return nil }
    return "\(words: after.inWords) compared with \(words: before.inWords)"
  }

  private func gate(_ proposal: Proposals.Proposal) -> String {
    "\(ResultText.count(proposal.gatingCount, "gate failure")), \(old.gatingCount) before"
  }

  /// The story in one paragraph for text media.
  var line: Phrase {
    guard let best = proposals.ranked.first else { return "" }
    let text = ComparisonText(changes: best.difference)
    let start: Phrase =
      proposals.ranked.count == 1 ? "" : "\(name: best.audit.name) is first of \(proposals.ranked.count). "
    return "\(start)\(strong: "\(words: text.story)"). All findings: \(words: text.findings)"
  }

  /// The results by authority before and after; nil if one of the audits doesn't have them.
  var authorities: Block? {
    guard proposals.ranked.count == 1, let audit = proposals.ranked.first?.audit,
      !audit.authorities.results.isEmpty, !old.authorities.results.isEmpty
    else { return nil }
    return .own { html in
      html.element("ul", ["class": "authorities"]) { html in
        for result in audit.authorities.results {
          let before = old.authorities.results.first { $0.authority == result.authority }
          let mark = HTMLMark(result.state)
          html.element("li") { html in
            html.element("span", ["class": "who"], text: result.authority.title(profile: audit.profile))
            html.element("span", ["class": "state \(mark.rawValue)"]) { html in
              mark.write(into: &html)
              html.text(ComparisonText.word(result, before: before))
            }
            html.element("span", ["class": "counts"], text: ComparisonText.counts(result, before: before))
          }
        }
      }
    }
  }
}

extension Authority {
  /// The name with the level that a profile requires.
  func title(profile: String) -> String {
    switch self {
    case .wcag: profile == Profile.wcag22AAA.rawValue ? "WCAG 2.2 AAA" : "WCAG 2.2 AA"
    case .platform: "Platform guidance"
    case .house: "House rules"
    }
  }
}
