import Audit
import DesignTokens

/// A state matrix in words that several writers use.
struct StateWords {
  /// The most rows that a report writes out; the JSON report has all.
  static let rowLimit = 200
  /// The most states that a report writes out; the JSON report has all.
  static let stateLimit = 60
  /// The most missing tokens that are named beside a matrix; the findings name all.
  static let absentLimit = 20

  /// What is written of it all, under its heading.
  static let lead =
    "Every combination of a pairing with bindings: audited, undetermined, or absent because a token is missing. "
    + "iOS has no hover: hover and active appear as pressed. States that iOS never shows are marked web only."

  let matrix: StateMatrix

  /// The states that are written out.
  var states: ArraySlice<String> { matrix.states.prefix(StateWords.stateLimit) }

  /// What of the matrix is not written out, in a sentence; nil where all of it is.
  var leftOut: String? {
    let rows = max(0, matrix.rows.count - StateWords.rowLimit)
    let states = matrix.states.count - self.states.count
    return rows + states == 0
      ? nil
      : "\(HTMLWords.count(rows, "more row")) and \(HTMLWords.count(states, "more state")) are in the JSON report."
  }

  /// What the template is called: its name, or its usage.
  var title: String { matrix.table.name ?? matrix.table.usage.rawValue }

  /// How many combinations there are and what they came to, once where all modes have the same numbers.
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

  /// The tokens that are missing, with the values that want them, up to the limit; and how many more there are.
  var absent: (named: [(values: String, missing: String)], more: Int) {
    var all: [(values: String, missing: String)] = []
    for row in matrix.rows {
      for cell in row.cells where cell.isAbsent {
        let values = [row.words, cell.state.map { "\(matrix.table.stateBinding ?? "") \($0)" } ?? ""]
        all.append((values.filter { !$0.isEmpty }.joined(separator: ", "), cell.missing?.description ?? ""))
      }
    }
    return (Array(all.prefix(StateWords.absentLimit)), max(0, all.count - StateWords.absentLimit))
  }

  /// The tokens of a state, as the patterns spell them: `B.label_{tone}_active` and `B.fill_{tone}_active`.
  func tokens(of state: String) -> [String] {
    let patterns = [matrix.table.foreground, matrix.table.background]
    return patterns.map { $0.text(replacing: matrix.table.stateBinding ?? "", with: state) }
  }

  /// What is said of a combination in a mode: the worst of its pairings, and whether iOS never shows it.
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
  /// The pattern with a text in the place of one binding.
  func text(replacing name: String, with text: String) -> String {
    let (bytes, binding) = (Array(description.utf8), Array("{\(name)}".utf8))
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: binding) }) else { return description }
    return String(decoding: bytes[..<start], as: UTF8.self) + text
      + String(decoding: bytes[(start + binding.count)...], as: UTF8.self)
  }
}
