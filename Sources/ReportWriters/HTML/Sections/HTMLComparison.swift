import Audit
import SourceText

/// The changes since an earlier audit: findings, margins, and names.
struct HTMLComparison {
  /// The largest number of rows of one table; a count follows for the others.
  private static let limit = 60

  private let context: HTMLContext
  private let comparison: AuditChanges

  /// Creates the comparison of a report; nil if the report has none.
  init?(_ context: HTMLContext) {
    guard let comparison = context.report.changes else { return nil }
    self.context = context
    self.comparison = comparison
  }

  /// Writes the tables under a heading that names the earlier audit.
  func write(into html: inout HTMLBuilder) {
    html.element("h3") { html in
      html.text("Since ")
      html.code(comparison.name)
    }
    let text = ComparisonText(changes: comparison)
    html.element("p", ["class": "prose"]) { html in
      html.element("strong", text: text.story + ".")
      html.text(" All findings: \(text.findings)")
    }
    findings(into: &html)
    margins(into: &html)
    renamed(into: &html)
    gone(into: &html)
  }

  private func findings(into html: inout HTMLBuilder) {
    let rows = ComparisonRow.rows(of: context.report)
    guard !rows.isEmpty else {
      return html.element("p", ["class": "prose"], text: "No findings changed.")
    }
    table(
      "Findings that changed (\(rows.count))", ["Change", "Rule", "Subject", "Mode", "Before", "After", "Required"],
      rows,
      into: &html
    ) { row, html in
      html.element("td") {
        $0.sign(HTMLComparison.sign(row.change), row.change.rawValue, class: HTMLComparison.style(row.change))
      }
      html.element("td") { $0.code(row.rule) }
      html.rowHeading { html in
        html.link(to: row.index.map { context.findingID($0) }) { $0.subject(row.subject) }
      }
      html.element("td", text: row.mode ?? "all")
      for cell in [row.before, row.now, row.required] {
        html.element("td", ["class": cell.isEmpty ? "n zero" : "n"], text: cell.isEmpty ? "–" : cell)
      }
    }
  }

  private static func sign(_ change: AuditChanges.Kind) -> String {
    switch change {
    case .new, .worse: "✕"
    case .better: "–"
    default: "✓"
    }
  }

  private static func style(_ change: AuditChanges.Kind) -> String {
    switch change {
    case .new, .worse: "fail"
    case .better: "none"
    default: "pass"
    }
  }

  private func margins(into html: inout HTMLBuilder) {
    let lost = comparison.lostContrasts
    guard !lost.isEmpty else { return }
    table(
      "Pairings with less contrast than before (\(lost.count))",
      ["Pairing", "Mode", "Before", "After", "Required", "Outcome"], lost, into: &html
    ) { margin, html in
      html.rowHeading { $0.subject(margin.now.subject) }
      html.element("td", text: margin.now.mode)
      html.element("td", ["class": "n"], text: margin.before.ratio.map { truncatedText($0) } ?? "")
      html.element("td", ["class": "n"], text: margin.now.ratio.map { truncatedText($0) } ?? "")
      html.element("td", ["class": "n"], text: margin.now.required.map(requiredText) ?? "–")
      html.element("td") { $0.outcome(margin.now.outcome) }
    }
  }

  private func renamed(into html: inout HTMLBuilder) {
    let renamed = comparison.renamedTokens
    guard !renamed.isEmpty else { return }
    table(
      "Renamed tokens, with the same colors (\(renamed.count))", ["Before", "After"], renamed, into: &html
    ) { tokens, html in
      html.rowHeading { $0.path(tokens.old) }
      html.element("td") { $0.path(tokens.new) }
    }
  }

  private func gone(into html: inout HTMLBuilder) {
    let gone = comparison.gonePairings
    guard !gone.isEmpty else { return }
    table(
      "Pairings no longer measured (\(gone.count))", ["Pairing", "Mode", "Before"], gone, into: &html
    ) { pairing, html in
      html.rowHeading { $0.subject(pairing.subject) }
      html.element("td", text: pairing.mode)
      html.element("td", ["class": "n"], text: pairing.ratio.map { truncatedText($0) } ?? "unknown")
    }
  }

  private func table<Row>(
    _ caption: String, _ columns: [String], _ rows: [Row], into html: inout HTMLBuilder,
    _ cells: (Row, inout HTMLBuilder) -> Void
  ) {
    html.table(caption, class: "plain agreements") { html in
      html.columns(columns)
      html.element("tbody") { html in
        for row in rows.prefix(HTMLComparison.limit) { html.element("tr") { cells(row, &$0) } }
      }
    }
    guard rows.count > HTMLComparison.limit else { return }
    html.element(
      "p", ["class": "quiet"], text: "\(rows.count - HTMLComparison.limit) more are in the JSON report.")
  }
}
