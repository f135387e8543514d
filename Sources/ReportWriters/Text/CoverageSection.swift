import Audit
import PageModel

/// The section on checked, undetermined, and skipped subjects, with reasons.
struct CoverageSection {
  let words: CoverageText
  let medium: Medium

  init(_ report: AuditReport, for medium: Medium) {
    (words, self.medium) = (CoverageText(summary: CoverageSummary(of: report)), medium)
  }

  var section: Section { Section("\(words: HTMLCoverage.title)", id: HTMLCoverage.id, blocks: blocks) }

  var blocks: [Block] {
    let columns: [Column<CoverageText.Row>] = [
      Column("item", .heading) { "\(words: $0.name)" }, Column("count", .number) { "\($0.count)" },
      Column("details") { "\(words: $0.parts.joined(separator: ", "))" },
    ]
    return [.table(Table(words.rows, columns, caption: "Checked items", style: "tallies"))]
      + reasons("Undetermined results by reason", of: "checks", words.summary.undecided)
      + code
      + reasons("Pairings without a requirement, by reason", of: "pairings", words.summary.notRequired) + gaps
  }

  /// The undetermined checks in view code, collapsed below their rules.
  private var code: [Block] {
    let groups = words.summary.code.undetermined
    guard !groups.isEmpty else { return [] }
    let columns: [Column<CoverageSummary.UndeterminedCode.Check>] = [
      Column("location") { "\(code: $0.location.map(ResultText.place) ?? "")" },
      Column("cause") { "\(prose: $0.cause)" },
    ]
    let folds = groups.map { group in
      let more = group.count - group.checks.count
      let note: [Block] = more > 0 ? [.note("\(words: "\(more) more in report.json")")] : []
      return Block.fold(
        "\(code: group.rule): \(group.count)",
        [.table(Table(group.checks, columns))] + note)
    }
    let count = words.summary.code.checks.cantTell
    return [.titled("Undetermined checks in view code, by rule (\(count))", folds)]
  }

  private func reasons(_ title: Phrase, of counted: String, _ reasons: [CoverageSummary.Reason]) -> [Block] {
    guard !reasons.isEmpty else { return [] }
    guard medium == .screen else {
      let columns: [Column<CoverageSummary.Reason>] = [
        Column("reason") { "\(prose: CoverageText.text($0))" }, Column(counted, .number) { "\($0.count)" },
      ]
      return [.titled(title, [.table(Table(reasons, columns))])]
    }
    let list = Block.own { html in
      html.element("ul", ["class": "reasons"]) { html in
        for reason in reasons {
          html.element("li") { html in
            html.element("span", ["class": "count"], text: "\(reason.count)")
            html.element("span", text: CoverageText.text(reason))
          }
        }
      }
    }
    return [.titled("\(title) (\(reasons.reduce(0) { $0 + $1.count }))", [list])]
  }

  private var gaps: [Block] {
    guard !words.gaps.isEmpty else { return [] }
    let items = words.gaps.map { gap -> Phrase in
      gap.names.enumerated().reduce("\(words: gap.words)") { phrase, name in
        "\(phrase)\(words: name.offset == 0 ? ": " : ", ")\(code: name.element)"
      }
    }
    return [.titled("Skipped", [.list(List(items, style: "notices prose"))])]
  }
}
