import Audit
import DesignTokens

// The state matrices of the Markdown report.

extension MarkdownWriter {
  func writeStates(_ report: AuditReport, to output: inout some TextOutputStream) {
    let matrices = StateMatrix.matrices(of: report)
    guard !matrices.isEmpty else { return }
    output.write("## States\n\n\(StateText.lead)\n\n")
    for matrix in matrices {
      let words = StateText(matrix: matrix)
      output.write("### \(MarkdownText.prose(words.title)): \(MarkdownText.code(matrix.table.foreground.description))")
      output.write(" on \(MarkdownText.code(matrix.table.background.description))\n\n")
      for count in words.counts { output.write("- \(MarkdownText.prose(count))\n") }
      writeAbsent(words, to: &output)
      output.write("\n")
      guard !matrix.states.isEmpty else { continue }
      for group in matrix.groups { writeGroup(group, words, to: &output) }
      for (index, mode) in report.modes.enumerated() { writeMatrix(words, mode, index, to: &output) }
    }
  }

  private func writeAbsent(_ words: StateText, to output: inout some TextOutputStream) {
    let (named, more) = words.absent
    for (values, missing) in named {
      output.write(
        "- absent: \(MarkdownText.prose(values))\(missing.isEmpty ? "" : ", no \(MarkdownText.code(missing))")\n")
    }
    if more > 0 { output.write("- \(more) more are absent; the findings list them\n") }
  }

  /// Writes the states that iOS displays, by both orders; rows that differ are bold.
  private func writeGroup(
    _ group: StateMatrix.DisplayedStateGroup, _ words: StateText, to output: inout some TextOutputStream
  ) {
    if !group.rows.isEmpty {
      output.write("For \(StateText.list(group.rows).map(MarkdownText.prose).joined(separator: "; ")):\n\n")
    }
    let rows = group.lines.map { line in
      func tokens(_ state: String) -> String {
        words.tokens(of: state).map(MarkdownText.code).joined(separator: " on ")
      }
      let name = line.differs ? "**\(line.look.rawValue)**" : line.look.rawValue
      return [name, tokens(line.selectedFirst), line.differs ? tokens(line.pressedFirst) : "the same"]
    }
    output.write(
      MarkdownText.table(
        ["on iOS", "disabled, selected, pressed, default", "disabled, pressed, selected, default"], rows) + "\n")
  }

  private func writeMatrix(_ words: StateText, _ mode: Mode, _ index: Int, to output: inout some TextOutputStream) {
    let matrix = words.matrix
    let head = words.states.map { MarkdownText.code($0) + (matrix.isWebOnly($0) ? " (web only)" : "") }
    let rows = matrix.rows.prefix(StateText.rowLimit).map { row in
      [row.words.isEmpty ? "" : MarkdownText.prose(row.words)]
        + words.states.map { state in
          guard let cell = row.cell(in: state) else { return "" }
          return self.cell(cell, index, isMarked: cell.isWebOnly && !matrix.isWebOnly(state))
        }
    }
    let more = words.leftOut.map { "\n\($0)\n" } ?? ""
    output.write("In \(MarkdownText.code(mode.name)):\n\n")
    output.write(
      MarkdownText.details(
        "\(matrix.states.count) states of \(matrix.rows.count == 1 ? "1 row" : "\(matrix.rows.count) rows")",
        MarkdownText.table([matrix.table.usage.rawValue] + head, rows) + more))
  }

  private func cell(_ cell: StateMatrix.Cell, _ mode: Int, isMarked: Bool) -> String {
    guard let result = StateText.reading(cell, mode: mode) else { return "absent" }
    let ratio: String
    switch result.measured.contrast {
    case .exact(let number, _, _): ratio = truncatedText(number)
    case .interval(let lowest, let highest, _): ratio = "\(truncatedText(lowest)) to \(truncatedText(highest))"
    case .unknown: ratio = ""
    }
    let word = result.measured.usage == .inactive ? "inactive" : result.outcome.name
    let shown = result.outcome == .failed ? "**\(word)**" : word
    return [ratio, shown, isMarked ? "(web only)" : ""].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
