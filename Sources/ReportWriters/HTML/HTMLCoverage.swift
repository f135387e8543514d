import Audit

/// The section on checked, undetermined, and skipped subjects, with reasons.
struct HTMLCoverage: HTMLSection {
  static let id = "coverage"
  static let title = "Coverage"
  static let lead = "What this audit checked, what it couldn't determine, and what it skipped."

  private let words: CoverageWords

  init?(_ context: HTMLContext) { words = CoverageWords(summary: CoverageSummary(of: context.report)) }

  func write(into html: inout HTMLBuilder) {
    html.table("Checked items", class: "plain tallies") { html in
      html.columns(["Item", "Count", "Details"])
      html.element("tbody") { html in
        for row in words.rows {
          html.element("tr") { html in
            html.rowHeading { $0.text(row.name) }
            html.element("td", ["class": row.count == 0 ? "n zero" : "n"], text: "\(row.count)")
            html.element("td", text: row.parts.isEmpty ? "–" : row.parts.joined(separator: ", "))
          }
        }
      }
    }
    reasons("Undetermined results by reason", words.summary.undecided, into: &html)
    reasons("Pairings without a requirement, by reason", words.summary.notRequired, into: &html)
    gaps(into: &html)
  }

  private func reasons(
    _ title: String, _ reasons: [CoverageSummary.Reason], into html: inout HTMLBuilder
  ) {
    guard !reasons.isEmpty else { return }
    html.element("h3", text: "\(title) (\(reasons.reduce(0) { $0 + $1.count }))")
    html.element("ul", ["class": "reasons"]) { html in
      for reason in reasons {
        html.element("li") { html in
          html.element("span", ["class": "count"], text: "\(reason.count)")
          html.element("span", text: CoverageWords.text(reason))
        }
      }
    }
  }

  private func gaps(into html: inout HTMLBuilder) {
    guard !words.gaps.isEmpty else { return }
    html.element("h3", text: "Skipped")
    html.element("ul", ["class": "notices prose"]) { html in
      for gap in words.gaps {
        html.element("li") { html in
          html.text(gap.words)
          for (index, name) in gap.names.enumerated() {
            html.text(index == 0 ? ": " : ", ")
            html.element("code", text: name)
          }
        }
      }
    }
  }
}
