import Audit
import DesignTokens

/// A state matrix in words that several writers share.
struct StateText {
  /// The largest number of rows in a report; the JSON report has all rows.
  static let rowLimit = 200
  /// The largest number of states in a report; the JSON report has all states.
  static let stateLimit = 60
  /// The largest number of missing tokens next to a matrix; the findings name all missing tokens.
  static let absentLimit = 20

  /// The explanation of state matrices under their heading.
  static let lead =
    "Every combination of a pairing with bindings: audited, undetermined, or absent because a token is missing. "
    + "iOS has no hover: hover and active appear as pressed. States that iOS never shows are marked web only."

  let matrix: StateMatrix

  /// The states in the report, up to the limit.
  var states: ArraySlice<String> { matrix.states.prefix(StateText.stateLimit) }

  /// The number of omitted rows and states, in a sentence; nil if the report has all of them.
  var leftOut: String? {
    let rows = max(0, matrix.rows.count - StateText.rowLimit)
    let states = matrix.states.count - self.states.count
    let parts = [(rows, "more row"), (states, "more state")].filter { $0.0 > 0 }.map { ResultText.count($0.0, $0.1) }
    return parts.isEmpty
      ? nil : "\(ResultText.list(parts)) \(rows + states == 1 ? "is" : "are") in the JSON report."
  }

  /// Returns the first rows of a list, and the number of the others in words.
  static func list(_ rows: [String]) -> [String] {
    rows.count <= rowLimit ? rows : rows.prefix(rowLimit) + ["and \(rows.count - rowLimit) more"]
  }

  /// The title of the template: its name, or its usage.
  var title: String { matrix.table.name ?? matrix.table.usage.rawValue }

  /// The numbers of combinations by result; one line if all modes have the same numbers.
  var counts: [String] {
    let verb = matrix.table.isListed ? "listed" : "found"
    func text(_ count: StateMatrix.Count, _ mode: String) -> String {
      let combinations = count.combinations == 1 ? "1 combination is" : "\(count.combinations) combinations are"
      return "\(combinations) \(verb); \(mode): \(count.audited) audited, \(count.cantTell) undetermined, "
        + "\(count.absent) absent"
    }
    guard let first = matrix.counts.first else { return [] }
    let isSame = matrix.counts.allSatisfy {
      ($0.audited, $0.cantTell, $0.absent) == (first.audited, first.cantTell, first.absent)
    }
    if isSame { return [text(first, matrix.counts.count == 1 ? first.mode : "every mode")] }
    return matrix.counts.map { text($0, $0.mode) }
  }

  /// The missing tokens with the values that require them, up to the limit, and the number of remaining ones.
  var absent: (named: [(values: String, missing: String)], more: Int) {
    var all: [(values: String, missing: String)] = []
    for row in matrix.rows {
      for cell in row.cells where cell.isAbsent {
        let values = [row.words, cell.state.map { "\(matrix.table.stateBinding ?? "") \($0)" } ?? ""]
        all.append((values.filter { !$0.isEmpty }.joined(separator: ", "), cell.missing?.description ?? ""))
      }
    }
    return (Array(all.prefix(StateText.absentLimit)), max(0, all.count - StateText.absentLimit))
  }

  /// Returns the tokens of a state with other bindings left in: `B.label_{tone}_active` and `B.fill_{tone}_active`.
  func tokens(of state: String) -> [String] {
    let patterns = [matrix.table.foreground, matrix.table.background]
    return patterns.map { $0.text(replacing: matrix.table.stateBinding ?? "", with: state) }
  }

  /// Returns the worst result of a combination in a mode; nil without a result.
  static func reading(_ cell: StateMatrix.Cell, mode: Int) -> AuditReport.PairingResult? {
    cell.results[mode].max { severity($0.outcome) < severity($1.outcome) }
  }

  private static func severity(_ outcome: Outcome) -> Int {
    switch outcome {
    case .failed: 3
    case .cantTell: 2
    case .passed: 1
    case .inapplicable: 0
    }
  }
}

extension PathPattern {
  /// Returns the pattern with a text in place of one binding.
  func text(replacing name: String, with text: String) -> String {
    let (bytes, binding) = (Array(description.utf8), Array("{\(name)}".utf8))
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: binding) }) else { return description }
    return String(decoding: bytes[..<start], as: UTF8.self) + text
      + String(decoding: bytes[(start + binding.count)...], as: UTF8.self)
  }
}
