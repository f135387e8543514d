import Audit
import DesignTokens
import SourceText

// The state matrices as JSON.

extension JSONWriter {
  /// Returns the state matrices of templates with bindings, if there are any.
  func states(of report: AuditReport) -> [(String, JSONText)] {
    let matrices = StateMatrix.matrices(of: report)
    return matrices.isEmpty ? [] : [("stateMatrix", .array(matrices.map { stateMatrix($0, report) }))]
  }

  private func stateMatrix(_ matrix: StateMatrix, _ report: AuditReport) -> JSONText {
    .object([
      ("name", .optional(matrix.table.name)), ("usage", .string(matrix.table.usage.rawValue)),
      ("foreground", .string(matrix.table.foreground.description)),
      ("background", .string(matrix.table.background.description)),
      ("bindings", .array(matrix.table.bindings.map { .string($0) })),
      ("stateBinding", .optional(matrix.table.stateBinding)), ("listed", .boolean(matrix.table.isListed)),
      ("states", .array(matrix.states.map { state(named: $0, in: matrix) })),
      ("counts", .array(matrix.counts.map(count))),
      ("rows", .array(matrix.rows.map { row($0, report.modes) })),
      ("location", JSONText.location(matrix.table.declaration)),
    ])
  }

  private func state(named name: String, in matrix: StateMatrix) -> JSONText {
    let parts = ControlState(name: name)?.parts
    let names = parts.map { parts in ControlState.Part.allCases.filter(parts.contains).map(\.rawValue) }
    return .object([
      ("name", .string(name)), ("parts", names.map { .array($0.map { .string($0) }) } ?? .null),
      ("webOnly", .boolean(matrix.isWebOnly(name))),
    ])
  }

  private func count(_ count: StateMatrix.Count) -> JSONText {
    .object([
      ("mode", .string(count.mode)), ("combinations", .integer(count.combinations)),
      ("audited", .integer(count.audited)), ("cantTell", .integer(count.cantTell)), ("absent", .integer(count.absent)),
    ])
  }

  private func row(_ row: StateMatrix.Row, _ modes: [Mode]) -> JSONText {
    .object([
      ("values", .object(row.values.map { ($0.name, .string($0.value)) })),
      (
        "looks",
        .array(
          row.reading.lines.map {
            .object([
              ("look", .string($0.look.rawValue)), ("selectedFirst", .string($0.selectedFirst)),
              ("pressedFirst", .string($0.pressedFirst)),
            ])
          })
      ),
      ("cells", .array(row.cells.map { cell($0, modes) })),
    ])
  }

  private func cell(_ cell: StateMatrix.Cell, _ modes: [Mode]) -> JSONText {
    let results = zip(modes, cell.results).flatMap { mode, results in results.map { (mode, $0) } }
    return .object([
      ("state", .optional(cell.state)), ("absent", .optional(cell.missing?.description)),
      ("webOnly", .boolean(cell.isWebOnly)),
      (
        "pairings",
        .array(
          results.map { mode, result in
            let pairing = result.measured.pairing
            return .object([
              ("mode", .string(mode.name)), ("foreground", .string(pairing.foreground.description)),
              ("background", .string(pairing.background.description)), ("usage", .string(pairing.usage.rawValue)),
              ("gates", .boolean(result.measured.canGate)), ("ratio", .optional(result.measured.ratio)),
              ("interval", SubjectJSON.interval(result.measured.interval)), ("outcome", .string(result.outcome.name)),
            ])
          })
      ),
    ])
  }
}
