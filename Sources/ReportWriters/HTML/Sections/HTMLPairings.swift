import Audit
import DesignTokens

/// The section with every pairing in every mode; those that can fail the gate come first.
struct HTMLPairings: HTMLSection {
  static let id = "pairings"
  static let title = "Pairings"
  static let lead =
    "Each foreground on its background, drawn in its real colors. Ratios are truncated to two decimals, never rounded up."
  static let isReference = true

  /// One pairing with its results, one per mode.
  private typealias Row = [AuditReport.PairingResult]

  /// A table of pairings.
  private struct Group {
    let title: String
    let isFolded: Bool
    let rows: [Row]
  }

  private let context: HTMLContext
  private let groups: [Group]

  init?(_ context: HTMLContext) {
    let report = context.report
    guard !report.pairings.isEmpty, !report.modes.isEmpty else { return nil }
    self.context = context
    let rows = stride(from: 0, to: report.pairings.count, by: report.modes.count).map {
      Row(report.pairings[$0..<min($0 + report.modes.count, report.pairings.count)])
    }
    let required = rows.filter(HTMLPairings.isRequired)
    let gating = required.filter { $0[0].measured.canGate }
    let text = gating.filter { $0[0].measured.usage == .text }
    let badges = text.filter { $0[0].measured.pairing.origin == .badge }
    let others = rows.filter { !HTMLPairings.isRequired($0) }
    groups = [
      Group(title: "Text", isFolded: false, rows: text.filter { $0[0].measured.pairing.origin != .badge }),
      Group(title: "Badge text", isFolded: false, rows: badges),
      Group(
        title: "Components, graphics, and focus", isFolded: false,
        rows: gating.filter { $0[0].measured.usage != .text }),
      Group(
        title: "Inferred from names, never failing the gate", isFolded: false,
        rows: required.filter { !$0[0].measured.canGate && !$0[0].measured.isWebOnly }),
      Group(
        title: "States that iOS never shows, never failing the gate", isFolded: false,
        rows: required.filter { !$0[0].measured.canGate && $0[0].measured.isWebOnly }),
      Group(title: "Decorative or inactive: measured, not required", isFolded: others.count > 8, rows: others),
    ].filter { !$0.rows.isEmpty }
  }

  private static func isRequired(_ row: Row) -> Bool {
    row.contains { result in
      if case .inapplicable = result.outcome { false } else { true }
    }
  }

  func write(into html: inout HTMLBuilder) {
    var room = Limits.pairingRows
    for whole in groups {
      let group = Group(title: whole.title, isFolded: whole.isFolded, rows: Array(whole.rows.prefix(room)))
      room -= group.rows.count
      if group.rows.count < whole.rows.count {
        html.element("h4", text: "\(group.title) (\(whole.rows.count))")
        html.element(
          "p", ["class": "prose"],
          text: Limits.rest(whole.rows.count - group.rows.count, after: group.rows.count)
            + ". Failures are listed under Findings; the whole matrix and “Try it” cover all pairings.")
        if !group.rows.isEmpty { table(group, into: &html) }
        continue
      }
      html.element("h4", text: "\(group.title) (\(group.rows.count))")
      if group.isFolded {
        html.element("details", ["class": "fold"]) { html in
          html.element("summary", text: "Show \(ResultText.count(group.rows.count, "pairing"))")
          table(group, into: &html)
        }
      } else {
        table(group, into: &html)
      }
    }
  }

  private func table(_ group: Group, into html: inout HTMLBuilder) {
    let width = "--modes:\(context.report.modes.count)"
    html.table("\(group.title): contrast in every mode", class: "pairings", style: width) { html in
      html.columns(["Pairing"] + context.report.modes.map(\.name))
      html.element("tbody") { html in
        for row in group.rows {
          html.element("tr") { html in
            html.rowHeading { heading(row[0].measured, into: &$0) }
            for result in row { html.element("td") { cell(result, into: &$0) } }
          }
        }
      }
    }
  }

  private func heading(_ measured: MeasuredPairing, into html: inout HTMLBuilder) {
    html.subject(measured.subjectName)
    html.element("small") { html in
      var facts = [measured.pairing.name ?? measured.usage.rawValue]
      if measured.pairing.name != nil, measured.usage != .text { facts.append(measured.usage.rawValue) }
      if let style = measured.textStyle {
        facts.append(style.name)
        facts.append(ResultText.size(of: style))
        if measured.isLargeText { facts.append("large text") }
      }
      html.text(facts.joined(separator: " · "))
    }
  }

  private func cell(_ result: AuditReport.PairingResult, into html: inout HTMLBuilder) {
    html.element("div", ["class": "reading"]) { html in
      result.measured.sample(.small).write(into: &html)
      html.element("div") { html in
        html.element("span", ["class": "ratio"], text: ResultText.contrast(result.measured.contrast))
        html.text(" ")
        let id = result.deciding.flatMap {
          context.findingID($0.rule, on: result.measured.subjectName, in: result.measured.modeName)
        }
        html.link(to: id) { $0.outcome(result.outcome) }
        html.element("small") { notes(result, into: &$0) }
      }
    }
  }

  private func notes(_ result: AuditReport.PairingResult, into html: inout HTMLBuilder) {
    var notes: [String] = []
    if let required = result.required { notes.append("requires \(authoredText(required))") }
    notes += HTMLPairings.missed(by: result)
    if let cause = result.cause { notes.append(cause) }
    html.text(notes.joined(separator: ", "))
    guard result.measured.isFallback else { return }
    if !notes.isEmpty { html.void("br") }
    html.element("span", ["class": "fallback"], text: HTMLFallback.words(for: result.measured.mode))
  }

  /// Returns the requirements that a passing pairing misses, from rules with a lower severity level.
  static func missed(by result: AuditReport.PairingResult) -> [String] {
    guard case .passed = result.outcome else { return [] }
    return result.assessments.compactMap { assessment in
      guard case .failed = assessment.outcome, let required = assessment.required
      else { return nil }
      return "misses \(authoredText(required))"
    }
  }
}
