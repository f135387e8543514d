import Audit
import ColorScience
import DesignTokens

/// A comparison of audits as one page: the ranked proposals, each with its colors before and after.
struct ProposalPage {
  /// The largest number of rows of a table.
  private static let limit = 300

  let proposals: Proposals

  var text: String {
    let count = proposals.ranked.count
    let title = count == 1 ? proposals.ranked[0].audit.name : HTMLWords.count(count, "proposal")
    return HTMLPlainPage.text(
      title: "\(title) compared with \(proposals.old.name)", eyebrow: "Design system comparison"
    ) { html in
      html.element("h1", text: count == 1 ? title : "\(count) proposals")
      let isWorse = proposals.isWorse
      html.element("p", ["class": "decision \(isWorse ? "fail" : "pass")"]) { html in
        html.element("span", ["class": "sign", "aria-hidden": "true"], text: isWorse ? "✕" : "✓")
        html.element("strong", text: isWorse ? "Worse" : "Not worse")
        html.element("span", ["class": "under"], text: " than \(proposals.old.name)")
      }
      for caveat in proposals.caveats { html.element("p", ["class": "caveat"], text: HTMLWords.sentence(caveat)) }
    } _: { html in
      ranking(into: &html)
      for (index, proposal) in proposals.ranked.enumerated() { section(proposal, index + 1, into: &html) }
    }
  }

  private func ranking(into html: inout HTMLBuilder) {
    let before = proposals.old.gatingCount
    html.part(
      "ranking", proposals.ranked.count == 1 ? "At a glance" : "Ranking",
      lead:
        "Sorted by gate failures (fewest first), smallest margin (largest first), and color change (smallest first). "
        + "Gate failures are counted without waivers and baselines; before: \(before)."
    ) { html in
      html.table("Proposals, best first", class: "plain differences ranking") { html in
        html.columns([
          "Rank", "Proposal", "Decision", "Gate failures", "Smallest margin", "Color change (ΔEOK)", "Findings",
          "Tokens",
        ])
        html.element("tbody") { html in
          for (index, proposal) in proposals.ranked.enumerated() {
            let words = ProposalWords(proposal: proposal)
            html.element("tr") { html in
              html.element("td", ["class": "n"], text: "\(index + 1)")
              html.rowHeading { html in
                html.element("a", ["href": "#proposal-\(index + 1)"], text: proposal.audit.name)
              }
              html.element("td") { html in
                proposal.difference.isWorse
                  ? html.sign("✕", "worse", class: "fail") : html.sign("✓", "not worse", class: "pass")
              }
              html.number("\(proposal.gatingCount)")
              html.element("td", text: words.margin)
              html.number(words.change)
              html.element("td", text: words.changes)
              html.element("td", text: words.tokens ?? "–")
            }
          }
        }
      }
    }
  }

  private func section(_ proposal: Proposals.Proposal, _ rank: Int, into html: inout HTMLBuilder) {
    let difference = proposal.difference
    html.part("proposal-\(rank)", proposal.audit.name) { html in
      for kind in AuditChanges.Kind.listed {
        let changes = difference.findings(kind)
        guard !changes.isEmpty else { continue }
        html.element("h3", text: "\(ProposalMarkdown.title(kind)) (\(changes.count))")
        html.changes(
          "\(ProposalMarkdown.title(kind)) in \(proposal.audit.name)", changes, limit: ProposalPage.limit)
      }
      pairings("Pairings whose contrast or colors change", difference.contrasts, rank, into: &html)
      colors(difference.colors, rank, into: &html)
      names("Tokens added", difference.addedTokens.map(\.description), into: &html)
      names("Tokens removed", difference.removedTokens.map(\.description), into: &html)
      names("Tokens renamed", difference.renamedTokens.map { "\($0.old) → \($0.new)" }, into: &html)
      names("Pairings added", difference.addedPairings.map { "\($0.subject.description), \($0.mode)" }, into: &html)
      names(
        "Pairings no longer measured", difference.gonePairings.map { "\($0.subject.description), \($0.mode)" },
        into: &html)
    }
  }

  private func pairings(
    _ title: String, _ changes: [AuditChanges.ContrastChange], _ rank: Int, into html: inout HTMLBuilder
  ) {
    guard !changes.isEmpty else { return }
    html.element("h3", text: "\(title) (\(changes.count))")
    html.table("\(title), proposal \(rank)", class: "plain differences") { html in
      html.columns(["Pairing", "Mode", "Usage", "Before and after", "Before", "After", "Required"])
      html.element("tbody") { html in
        for change in changes.prefix(ProposalPage.limit) {
          let ratios = DifferenceRow.ratios(change)
          html.element("tr") { html in
            html.rowHeading { $0.subject(change.now.subject) }
            html.element("td", text: change.now.mode)
            html.element("td", text: ProposalPage.usage(change.now.subject))
            html.element("td") { html in
              html.element("span", ["class": "pairs"]) { html in
                ProposalPage.look(change.before, "before", into: &html)
                html.element("span", ["class": "arrow", "aria-hidden": "true"], text: "→")
                ProposalPage.look(change.now, "after", into: &html)
              }
            }
            html.number(ratios.before)
            html.number(ratios.now)
            html.number(change.now.required.map(requiredText) ?? "")
          }
        }
      }
    }
    more(changes.count, into: &html)
  }

  private func more(_ count: Int, into html: inout HTMLBuilder) {
    guard count > ProposalPage.limit else { return }
    html.element("p", ["class": "quiet"], text: "\(count - ProposalPage.limit) more are in the JSON format.")
  }

  private static func usage(_ subject: SubjectName) -> String {
    guard let usage = subject.usage else { return "" }
    return subject.pairingTextStyle.map { "\(usage.rawValue), \($0)" } ?? usage.rawValue
  }

  /// Draws the two colors of a pairing as a labeled image: text as letters, everything else as an outline.
  private static func look(_ pairing: AuditSnapshot.Pairing, _ word: String, into html: inout HTMLBuilder) {
    let notations = pairing.colors
    let isText = pairing.subject.usage == .text
    let colors = notations.compactMap { try? Color(hex: $0) }
    guard colors.count == 2 else { return html.element("span", ["class": "quiet"], text: "unknown") }
    html.element(
      "svg",
      [
        "class": "look", "role": "img", "aria-label": "\(word): \(notations[0]) on \(notations[1])",
        "viewBox": "0 0 68 36",
      ]
    ) { html in
      if !colors[1].isOpaque { html.checkerboard(width: 68, height: 36) }
      html.rect(x: 0, y: 0, width: 68, height: 36, fill: colors[1])
      if isText {
        html.words("Aa", x: 34, baseline: 24, size: 18, weight: 500, fill: colors[0])
      } else {
        html.rect(x: 14, y: 9, width: 40, height: 18, radius: 4, fill: nil, stroke: colors[0], strokeWidth: 2)
      }
    }
  }

  private func colors(_ changes: [AuditChanges.ColorChange], _ rank: Int, into html: inout HTMLBuilder) {
    guard !changes.isEmpty else { return }
    html.element("h3", text: "Colors changed (\(changes.count))")
    html.table("Colors changed, proposal \(rank)", class: "plain differences") { html in
      html.columns(["Token", "Mode", "Before", "After", "ΔEOK"])
      html.element("tbody") { html in
        for change in changes.prefix(ProposalPage.limit) {
          html.element("tr") { html in
            html.rowHeading { $0.path(change.path) }
            html.element("td", text: change.mode)
            for color in [change.before, change.now] {
              html.element("td") { html in
                html.swatch(color)
                html.text(" \(color.hex)")
              }
            }
            html.number(truncatedText(change.difference, digits: 3))
          }
        }
      }
    }
    more(changes.count, into: &html)
  }

  private func names(_ title: String, _ names: [String], into html: inout HTMLBuilder) {
    guard !names.isEmpty else { return }
    html.element("h3", text: "\(title) (\(names.count))")
    html.element("ul", ["class": "list"]) { html in
      for name in names.prefix(ProposalPage.limit) { html.element("li") { $0.code(name) } }
    }
    more(names.count, into: &html)
  }
}
