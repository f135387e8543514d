import Audit
import DesignTokens
import PageModel

/// The part of an accessibility conformance report that the evidence of an audit can fill, in the order of VPAT 2.5 INT.
///
/// A design system is no product, so no row has a conformance level of its own: a row with evidence states it, and every other row says
/// that it is outside this evidence.
struct ConformanceReport {
  let report: AuditReport
  let results: [CriterionResult]

  init(_ report: AuditReport) {
    self.report = report
    results = CriterionResult.results(of: report)
  }

  /// The page, which is the same in all media.
  var page: Page {
    var page = Page("Evidence for an accessibility conformance report: \(name: report.system.name)")
    page.eyebrow = "Conformance evidence"
    page.heading = report.system.name
    let lead: Phrase = """
      This is the part of an accessibility conformance report (VPAT 2.5, international edition) that an audit of a design system \
      can fill. It makes no claim about a product. The levels are blank, because only an evaluation of the product can decide them.
      """
    page.lead = [.paragraph(lead)]
    page.sections = [
      Section("About this report", id: "about", blocks: [.list(facts)]),
      Section("Applicable standards", id: "standards", blocks: [.table(standards)]),
      Section("Terms", id: "terms", blocks: [.list(ConformanceReport.terms)]),
    ]
    page.sections += SuccessCriterion.Level.allCases.map { level in
      Section(
        "WCAG 2.x report, level \(words: level.rawValue)", id: "level-\(level.rawValue.lowercased())",
        blocks: [.table(table(of: level))])
    }
    page.sections += [
      Section(
        "Revised Section 508 report", id: "section508",
        blocks: [.table(rows(ConformanceRow.section508(results)))]),
      Section("EN 301 549 report", id: "en-301-549", blocks: [.table(rows(ConformanceRow.en301549(results)))]),
      Section(
        "Limits of this evidence", id: "limits",
        blocks: [
          .paragraph(
            """
            No finding means that these rules found nothing in these files. It doesn't mean that a product conforms. \
            Undetermined results count as failures of the gate. This document isn't legal advice.
            """)
        ]),
    ]
    return page
  }

  private var facts: List {
    let tool = AuditReport.Tool.palpable
    let counts = report.gatingPairingCounts
    let held = report.findings.count { $0.isHeldBack }
    return ConformanceReport.list([
      ("Name of product and version", "to be written"),
      ("Report date", "\(words: report.date ?? "to be written")"),
      ("Product description", "to be written"),
      ("Contact information", "to be written"),
      ("Design system", "\(name: report.system.name)"),
      (
        "Evaluation methods used",
        """
        Static audit of design tokens, declared pairings, and source by \(words: tool.name) \(words: tool.version) with the \
        guideline \(words: report.system.guideline), in \(.list(report.modes.map { "\(name: $0.name)" })). The full results are \
        in report.json.
        """
      ),
      (
        "Result",
        """
        \(words: report.decision.rawValue): \(counts.passed) pairings passed, \(counts.failed) failed, and \(counts.cantTell) \
        are undetermined. \(held) findings are waived or accepted.
        """
      ),
    ])
  }

  private var standards: Table {
    let rows = Standard.allCases.map { standard in (standard, results.filter { standard.includes($0.criterion) }) }
    return Table(
      rows,
      [
        Column("standard", .heading) { "\(words: $0.0.title)\(words: $0.0.status.map { " (\($0))" } ?? "")" },
        Column("criteria", .number) { "\($0.1.count)" },
        Column("with evidence here", .number) {
          "\($0.1.count { $0.counts.passed + $0.counts.failed + $0.counts.cantTell > 0 })"
        },
      ], caption: "Standards and the number of their criteria with evidence")
  }

  /// The terms of VPAT 2.5, which may not be changed.
  private static let terms = list([
    (
      "Supports",
      "The functionality of the product has at least one method that meets the criterion without known defects or meets with equivalent facilitation."
    ),
    ("Partially Supports", "Some functionality of the product does not meet the criterion."),
    ("Does Not Support", "The majority of product functionality does not meet the criterion."),
    ("Not Applicable", "The criterion is not relevant to the product."),
    (
      "Not Evaluated",
      "The product has not been evaluated against the criterion. This can only be used in WCAG Level AAA criteria."
    ),
  ])

  /// Returns a list of terms with their descriptions.
  private static func list(_ entries: [(term: Phrase, description: Phrase)]) -> List {
    List(entries.map { "\(strong: $0.term): \($0.description)" })
  }

  private func table(of level: SuccessCriterion.Level) -> Table {
    rows(results.filter { $0.criterion.level == level }.map { ConformanceRow($0, report) })
  }

  private func rows(_ rows: [ConformanceRow]) -> Table {
    Table(
      rows,
      [
        Column("criteria", .heading) { $0.criterion }, Column("conformance level") { $0.level },
        Column("remarks and explanations") { $0.remarks },
      ], style: "conformance")
  }
}
