import Audit
import PageModel

extension Block {
  /// The largest number of rows of an open table without new or worse findings.
  private static let openRows = 8

  /// Returns changed findings as a table; on screen, collapsed if it is long and has no new or worse findings.
  ///
  /// - Parameter limit: the largest number of rows on screen.
  static func changes(
    _ caption: String, _ changes: [AuditChanges.FindingChange], for medium: Medium, limit: Int
  ) -> Block {
    let rule = Column<DifferenceRow>("rule") { "\(code: $0.rule)" }
    let subject = Column<DifferenceRow>("subject", .heading) { "\($0.subject)" }
    let mode = Column<DifferenceRow>("mode") { $0.mode.map { "\(name: $0)" } ?? (medium == .screen ? "all" : "") }
    let values: [Column<DifferenceRow>] = [
      Column("before", .number) { "\(words: $0.before)" }, Column("after", .number) { "\(words: $0.now)" },
      Column("required", .number) { "\(words: $0.required)" },
    ]
    let rows = changes.map(DifferenceRow.init)
    guard medium == .screen else { return .table(Table(rows, [rule, subject, mode] + values)) }
    let gate = Column<DifferenceRow>("fails the gate") { $0.reachesGate ? "yes" : "no" }
    let columns = [subject, mode, rule] + values + [gate]
    let table = Block.table(
      Table(rows, columns, caption: caption, limit: limit) { "\($0) more are not shown." })
    let isBad = changes.contains { $0.kind == .new || $0.kind == .worse }
    return isBad || changes.count <= openRows
      ? table : .fold("Show all \(changes.count): \(words: caption)", [table])
  }
}

extension HTMLBuilder {
  /// Writes changed findings as a table, collapsed if it is long and has no new or worse findings.
  mutating func changes(_ caption: String, _ changes: [AuditChanges.FindingChange], limit: Int) {
    blocks([.changes(caption, changes, for: .screen, limit: limit)])
  }
}
