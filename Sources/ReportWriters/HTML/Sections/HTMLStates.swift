import Audit
import DesignTokens

/// The section with the combinations of pairings with bindings: a row per tone or similar value, a column per state.
struct HTMLStates: HTMLSection {
  static let id = "states"
  static let title = "States"
  static let lead = StateText.lead
  static let isReference = true

  private let context: HTMLContext
  private let matrices: [StateMatrix]

  init?(_ context: HTMLContext) {
    matrices = StateMatrix.matrices(of: context.report)
    guard !matrices.isEmpty else { return nil }
    self.context = context
  }

  func write(into html: inout HTMLBuilder) {
    for matrix in matrices {
      let words = StateText(matrix: matrix)
      html.element("h4", ["class": "name"], text: words.title)
      html.element("p", ["class": "prose"]) { html in
        html.code(matrix.table.foreground.description)
        html.text(" on ")
        html.code(matrix.table.background.description)
      }
      html.element("ul", ["class": "notices prose"]) { facts(words, into: &$0) }
      guard !matrix.states.isEmpty else { continue }
      for group in matrix.groups { self.group(group, words, into: &html) }
      for (index, mode) in context.report.modes.enumerated() { table(words, mode, index, into: &html) }
    }
  }

  private func facts(_ words: StateText, into html: inout HTMLBuilder) {
    for count in words.counts { html.element("li", text: count) }
    let (named, more) = words.absent
    for (values, missing) in named {
      html.element("li") { html in
        html.text("absent: \(values)")
        guard !missing.isEmpty else { return }
        html.text(", no ")
        html.code(missing)
      }
    }
    if more > 0 { html.element("li", text: "\(more) more are absent; the findings list them") }
  }

  private func group(_ group: StateMatrix.DisplayedStateGroup, _ words: StateText, into html: inout HTMLBuilder) {
    let rows = group.rows.isEmpty ? "" : " for " + StateText.list(group.rows).joined(separator: "; ")
    html.table("\(words.title): states shown on iOS\(rows)", class: "plain") { html in
      html.columns(["On iOS", "Disabled, selected, pressed, default", "Disabled, pressed, selected, default"])
      html.element("tbody") { html in
        for line in group.lines {
          html.element("tr") { html in
            html.rowHeading { html in
              html.text(line.look.rawValue)
              if line.differs { html.element("small", text: "the two orders differ") }
            }
            html.element("td") { tokens(of: line.selectedFirst, words, into: &$0) }
            html.element("td") { html in
              guard line.differs else { return html.text("the same") }
              tokens(of: line.pressedFirst, words, into: &html)
            }
          }
        }
      }
    }
  }

  private func tokens(of state: String, _ words: StateText, into html: inout HTMLBuilder) {
    for (index, token) in words.tokens(of: state).enumerated() {
      if index > 0 { html.text(" on ") }
      html.code(token)
    }
  }

  private func table(_ words: StateText, _ mode: Mode, _ index: Int, into html: inout HTMLBuilder) {
    let matrix = words.matrix
    html.table("\(words.title): every state in \(mode.name)", class: "plain") { html in
      html.columns(
        [mode.name] + words.states.map { matrix.isWebOnly($0) ? "\($0) (web only)" : $0 })
      html.element("tbody") { html in
        for row in matrix.rows.prefix(StateText.rowLimit) {
          html.element("tr") { html in
            html.rowHeading { $0.text(row.words.isEmpty ? matrix.table.usage.rawValue : row.words) }
            for state in words.states {
              html.element("td") { cell(row.cell(in: state), matrix, index, into: &$0) }
            }
          }
        }
      }
    }
    if let left = words.leftOut { html.element("p", ["class": "prose"], text: left) }
  }

  private func cell(_ cell: StateMatrix.Cell?, _ matrix: StateMatrix, _ mode: Int, into html: inout HTMLBuilder) {
    guard let cell else { return html.text("–") }
    guard let result = StateText.reading(cell, mode: mode) else { return html.text("absent") }
    html.element("span", ["class": "ratio"], text: ResultText.contrast(result.measured.contrast))
    html.text(" ")
    let id = result.deciding.flatMap {
      context.findingID($0.rule, on: result.measured.subjectName, in: result.measured.modeName)
    }
    let isInactive = result.measured.usage == .inactive
    html.link(to: id) { $0.outcome(result.outcome, word: isInactive ? "inactive" : nil) }
    if cell.isWebOnly, !matrix.isWebOnly(cell.state ?? "") { html.element("small", text: "web only") }
  }
}
