import Audit
import DesignTokens
import PageModel
import SourceText

/// The pairings and findings of an audit as rows of one table, for engines that query many reports at once.
///
/// All rows have the same columns, and a column has one type. Columns may be added at the end within a version, but never removed or changed.
package struct AuditRows {
  /// The version of the columns.
  package static let version = 1

  /// A value of a cell.
  enum Value: Hashable {
    case text(String)
    /// A number with a fraction, also if it is whole: engines guess the type of a column from its first rows.
    case number(Double)
    case integer(Int)
    case boolean(Bool)
    case missing

    static func optional(_ text: String?) -> Value { text.map(Value.text) ?? .missing }
    static func optional(_ number: Double?) -> Value { number.map(Value.number) ?? .missing }
    static func optional(_ number: Int?) -> Value { number.map(Value.integer) ?? .missing }

    /// The number or word in JSON and CSV; nil for a text and for no value.
    var plain: String? {
      switch self {
      case .text, .missing: nil
      case .number(let number):
        number.isFinite ? JSONText.text(of: number).withFraction : nil
      case .integer(let number): String(number)
      case .boolean(let flag): flag ? "true" : "false"
      }
    }
  }

  /// A row with what it is about.
  struct Row {
    let audit: AuditSnapshot
    let folder: String?
    var pairing: AuditSnapshot.Pairing?
    var finding: AuditSnapshot.Finding?

    var subject: SubjectName? { finding?.subject ?? pairing?.subject }
    /// The two sides of a pairing.
    var sides: ArraySlice<String> { subject.flatMap { $0.usage == nil ? nil : $0.parts.dropFirst() } ?? [] }
    /// The path, line, and column of `tokens.json:12:7`.
    var place: (path: String, line: Int?, column: Int?)? {
      guard let text = finding.map(\.at) ?? pairing?.at else { return nil }
      let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map {
        String(Substring($0))
      }
      guard parts.count > 2, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) else {
        return (text, nil, nil)
      }
      return (parts.dropLast(2).joined(separator: ":"), line, column)
    }
  }

  /// The columns, each with its value in a row.
  static let columns: [(name: String, value: @Sendable (Row) -> Value)] = [
    ("rowsVersion", { _ in .integer(version) }),
    ("folder", { .optional($0.folder) }),
    ("system", { .text($0.audit.system) }),
    ("date", { .optional($0.audit.date) }),
    ("palpable", { .text($0.audit.version) }),
    ("guideline", { .text($0.audit.profile) }),
    ("decision", { .text($0.audit.decision) }),
    ("entry", { .text($0.finding == nil ? "pairing" : "finding") }),
    ("rule", { .optional($0.finding?.rule ?? $0.pairing?.rule) }),
    ("level", { .optional($0.finding?.level.rawValue) }),
    ("outcome", { .optional($0.finding?.snapshot.kind.rawValue ?? $0.pairing?.outcome.name) }),
    ("reason", { .optional($0.finding?.reason) }),
    ("gates", { row in row.finding.map { .boolean($0.gates) } ?? .missing }),
    ("mayGate", { row in row.pairing.map { .boolean($0.mayGate) } ?? .missing }),
    ("heldBy", { .optional($0.finding?.heldBy) }),
    ("owner", { .optional($0.finding?.waiver?.owner) }),
    ("mode", { $0.finding.map { .optional($0.mode) } ?? .optional($0.pairing?.mode) }),
    ("kind", { .optional($0.subject?.kind.id) }),
    ("subject", { .optional($0.subject?.description) }),
    ("foreground", { .optional($0.sides.first) }),
    ("background", { .optional($0.sides.dropFirst().first) }),
    ("foregroundColor", { $0.pairing.flatMap { $0.colors.count == 2 ? .text($0.colors[0]) : nil } ?? .missing }),
    ("backgroundColor", { $0.pairing.flatMap { $0.colors.count == 2 ? .text($0.colors[1]) : nil } ?? .missing }),
    ("measured", { $0.finding.map { .optional($0.snapshot.measured) } ?? .optional($0.pairing?.exactRatio) }),
    ("lowest", { .optional(($0.finding.map(\.snapshot.interval) ?? $0.pairing?.interval)?.lowerBound) }),
    ("highest", { .optional(($0.finding.map(\.snapshot.interval) ?? $0.pairing?.interval)?.upperBound) }),
    ("required", { $0.finding.map { .optional($0.snapshot.required) } ?? .optional($0.pairing?.required) }),
    ("unit", { $0.finding.map { .optional($0.unit?.rawValue) } ?? .text(MeasurementUnit.ratio.rawValue) }),
    ("path", { .optional($0.place?.path) }),
    ("line", { .optional($0.place?.line) }),
    ("columnNumber", { .optional($0.place?.column) }),
    ("fingerprint", { .optional($0.finding?.fingerprint) }),
    (
      "message",
      { row in row.finding.map { .text(FindingLine($0).words.plain) } ?? .optional(row.pairing?.cause) }
    ),
  ]

  private let audit: AuditSnapshot
  private let folder: String?

  /// Creates the rows of an audit.
  ///
  /// - Parameter folder: the folder of the report, which tells systems of one name apart; nil for an audit that was just made.
  package init(_ audit: AuditSnapshot, folder: String? = nil) { (self.audit, self.folder) = (audit, folder) }

  /// Calls a closure with the values of each row: the pairings, then the findings.
  func forEach(_ body: ([Value]) -> Void) {
    func write(_ row: Row) { body(AuditRows.columns.map { $0.value(row) }) }
    for pairing in audit.pairings { write(Row(audit: audit, folder: folder, pairing: pairing)) }
    for finding in audit.findings { write(Row(audit: audit, folder: folder, finding: finding)) }
  }
}

extension AuditSnapshot.Finding {
  /// Why the finding doesn't fail the gate, although it reaches it; nil if nothing holds it.
  fileprivate var heldBy: String? {
    if waiver != nil { return "waiver" }
    if suppression != nil { return "suppression" }
    guard reachesGate, !gates else { return nil }
    return baseline?.state == "same" || baseline?.state == "better" ? "baseline" : "comparison"
  }
}

extension String {
  /// The text of a number with a fraction: "4.0" for "4".
  fileprivate var withFraction: String {
    utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") } ? self : self + ".0"
  }
}
