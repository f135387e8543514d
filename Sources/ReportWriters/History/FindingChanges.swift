import Audit
import PageModel

extension Block {
  /// The largest number of rows of an open table without new or worse findings.
  private static let openRows = 8

  /// Returns changed findings as a table; on screen, collapsed if it is long and has no new or worse findings.
  ///
  /// - Parameters:
  ///   - limit: the largest number of rows on screen.
  ///   - showsGate: whether text shows which findings fail the gate. The screen always does.
  static func changes(
    _ caption: String, _ changes: [AuditChanges.FindingChange], for medium: Medium, limit: Int, showsGate: Bool = false
  ) -> Block {
    let rule = Column<DifferenceRow>("rule") { "\(code: $0.rule)" }
    let subject = Column<DifferenceRow>("subject", .heading) { "\($0.subject)" }
    let mode = Column<DifferenceRow>("mode") { $0.mode.map { "\(name: $0)" } ?? (medium == .screen ? "all" : "") }
    let values: [Column<DifferenceRow>] = [
      Column("before", .number) { "\(words: $0.before)" }, Column("after", .number) { "\(words: $0.now)" },
      Column("required", .number) { "\(words: $0.required)" },
    ]
    let rows = changes.map(DifferenceRow.init)
    let gate = Column<DifferenceRow>("fails the gate") { $0.reachesGate ? "yes" : "no" }
    guard medium == .screen else {
      return .table(Table(rows, [rule, subject, mode] + values + (showsGate ? [gate] : [])))
    }
    let columns = [subject, mode, rule] + values + [gate]
    let table = Block.table(
      Table(rows, columns, caption: caption, limit: limit) { "\($0) more are not shown." })
    let isBad = changes.contains(where: \.kind.isBad)
    return isBad || changes.count <= openRows
      ? table : .fold("Show all \(changes.count): \(words: caption)", [table])
  }
}
