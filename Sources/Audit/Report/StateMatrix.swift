import DesignTokens

/// The results of a template's combinations: a row for each set of values, such as a tone; a column for each state.
///
/// It contains all combinations: audited, undetermined, and without a token.
public struct StateMatrix: Sendable {
  /// The result of one combination.
  public struct Cell: Sendable {
    /// The name of the state; nil if no binding is a state.
    public let state: String?
    /// The missing token; nil if the combination has pairings.
    public let missing: TokenPath?
    /// Whether iOS never shows the state, although it shows other states of the row.
    public let isWebOnly: Bool
    /// The results of the pairings, by mode.
    public let results: [[AuditReport.PairingResult]]

    /// Whether nothing was measured because a token is missing.
    public var isAbsent: Bool { results.allSatisfy(\.isEmpty) }
  }

  /// The combinations that differ only in their state.
  public struct Row: Sendable {
    /// The values of all bindings except the state.
    public let values: [(name: String, value: String)]
    /// The values as text: `tone primary`.
    public let words: String
    /// The combinations, in the order of the table.
    public let cells: [Cell]
    /// The state that each displayed state on iOS uses.
    public let reading: StateReading
    private let indices: [[UInt8]: Int]

    init(_ row: CombinationTable.Row, _ cells: [Cell]) {
      values = row.values
      words = row.words
      self.cells = cells
      reading = row.reading
      indices = Dictionary(
        cells.enumerated().compactMap { index, cell in cell.state.map { (Array($0.utf8), index) } },
        uniquingKeysWith: { first, _ in first })
    }

    /// Returns the combination in a state; nil if the row has none.
    public func cell(in state: String) -> Cell? { indices[Array(state.utf8)].map { cells[$0] } }
  }

  /// The number of combinations in a mode, by result.
  public struct Count: Sendable, Hashable {
    /// The name of the mode.
    public let mode: String
    /// The combinations whose pairings were all measured, whatever their outcome.
    public var audited = 0
    /// The combinations with an undetermined pairing.
    public var cantTell = 0
    /// The combinations without a token.
    public var absent = 0

    /// The number of all combinations.
    public var combinations: Int { audited + cantTell + absent }
  }

  /// The template's patterns and bindings.
  public let table: CombinationTable
  /// The states in order of first appearance; empty if no binding is a state.
  public let states: [String]
  /// The rows.
  public let rows: [Row]
  /// The counts by mode.
  public let counts: [Count]
  private let webOnlyStates: Set<[UInt8]>

  /// Returns the matrices of all templates with bindings, in declared order.
  ///
  /// - Complexity: O(c + p) for c combinations and p pairings.
  public static func matrices(of report: AuditReport) -> [StateMatrix] {
    guard !report.system.combinationTables.isEmpty else { return [] }
    var results: [Pairing.Identity: [AuditReport.PairingResult]] = [:]
    for result in report.pairings { results[result.measured.pairing.identity, default: []].append(result) }
    return report.system.combinationTables.map { StateMatrix($0, report.modes, results) }
  }

  init(_ table: CombinationTable, _ modes: [Mode], _ results: [Pairing.Identity: [AuditReport.PairingResult]]) {
    self.table = table
    states = table.states
    rows = table.rows.map { row in
      let cells = row.combinations.map { combination in
        let state = table.state(of: combination)
        let found = combination.pairings.map { results[$0.identity] ?? [] }
        return Cell(
          state: state, missing: combination.missing, isWebOnly: state.map(row.reading.isWebOnly) ?? false,
          results: modes.map { mode in found.flatMap { $0.filter { $0.measured.mode.name == mode.name } } })
      }
      return Row(row, cells)
    }
    var isWebOnly: [[UInt8]: Bool] = [:]
    for cell in rows.lazy.flatMap(\.cells) where !cell.isAbsent {
      guard let state = cell.state.map({ Array($0.utf8) }) else { continue }
      isWebOnly[state] = cell.isWebOnly && isWebOnly[state] ?? true
    }
    webOnlyStates = Set(isWebOnly.filter(\.value).keys)
    counts = modes.enumerated().map { [rows] index, mode in
      var count = Count(mode: mode.name)
      for cell in rows.lazy.flatMap(\.cells) { count.add(cell.results[index]) }
      return count
    }
  }
}

extension StateMatrix.Count {
  /// Counts a combination by its results; a pairing with unknown contrast is undetermined even if nothing is required.
  fileprivate mutating func add(_ results: [AuditReport.PairingResult]) {
    if results.isEmpty {
      absent += 1
    } else if results.contains(where: \.isUnknown) {
      cantTell += 1
    } else {
      audited += 1
    }
  }
}

extension AuditReport.PairingResult {
  fileprivate var isUnknown: Bool {
    if case .unknown = measured.contrast { return true }
    if case .cantTell = outcome { return true }
    return false
  }
}

extension StateMatrix {
  /// The displayed states on iOS that some rows share.
  public struct DisplayedStateGroup: Sendable {
    /// The texts of the rows; empty if it is all rows of the matrix.
    public let rows: [String]
    /// The state that each displayed state uses.
    public let lines: [StateReading.Line]
  }

  /// The displayed states on iOS, once for all rows that share them.
  public var groups: [DisplayedStateGroup] {
    var groups: [(lines: [StateReading.Line], rows: [String])] = []
    var indices: [[StateReading.Line]: Int] = [:]
    for row in rows where !row.reading.lines.isEmpty {
      let lines = row.reading.lines
      if let index = indices[lines] {
        groups[index].rows.append(row.words)
      } else {
        indices[lines] = groups.count
        groups.append((lines, [row.words]))
      }
    }
    let isAll = groups.count == 1 && groups[0].rows.count == rows.count
    return groups.map { DisplayedStateGroup(rows: isAll ? [] : $0.rows, lines: $0.lines) }
  }

  /// Whether iOS never shows the state in any row that contains it.
  public func isWebOnly(_ state: String) -> Bool { webOnlyStates.contains(Array(state.utf8)) }
}
