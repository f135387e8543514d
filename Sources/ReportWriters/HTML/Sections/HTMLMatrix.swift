import Audit
import ColorScience
import DesignTokens
import PageModel

/// The section with the required pairings as tables, painted: foregrounds down, backgrounds across, one table for each appearance.
struct HTMLMatrix: HTMLSection {
  static let id = "matrix"
  static let title = "Matrix"
  static let lead =
    "Foregrounds down, backgrounds across; every cell is painted in its two tokens. Outlined pairings are required. Ratios are truncated."

  private let context: HTMLContext
  private let tables: [HTMLMatrixTable]

  init?(_ context: HTMLContext) {
    self.context = context
    tables = HTMLMatrixTable.tables(context)
    guard !tables.isEmpty || context.report.measured.matrix.contains(where: { $0.cellCount > 0 }) else { return nil }
  }

  var count: Int? { context.report.requiredPairingCounts.failed }
  var isBlocking: Bool { true }

  func write(into html: inout HTMLBuilder) {
    if !tables.isEmpty {
      if tables.count > 1 { choice(into: &html) }
      html.element("div", ["class": tables.count > 1 ? "matrices several" : "matrices"]) { html in
        for table in tables { table.write(into: &html) }
      }
      legend(into: &html)
    }
    HTMLBadgeChips(context: context).write(into: &html)
    guard let matrix = context.report.measured.matrix.first, matrix.cellCount > 0 else { return }
    html.element("details", ["class": "fold whole"]) { html in
      html.element(
        "summary",
        text: "All \(ResultText.count(matrix.foregrounds.count, "foreground")) on all "
          + ResultText.count(matrix.backgrounds.count, "background"))
      html.mount("matrix")
      for matrix in context.report.measured.matrix {
        html.element("p", ["class": "quiet"], text: HTMLMatrix.figures(of: matrix))
      }
    }
  }

  /// Writes the choice of the table to show; the stylesheet makes it work without the script.
  private func choice(into html: inout HTMLBuilder) {
    html.element("fieldset", ["class": "segments"]) { html in
      html.element("legend", ["class": "hidden"], text: "Modes shown")
      let shown = tables.prefix(HTMLMatrix.mostChoices)
      for (index, title) in ([tables.count > 2 ? "All modes" : "Both modes"] + shown.map(\.title)).enumerated() {
        html.element("label") { html in
          html.void(
            "input",
            [
              "type": "radio", "name": "matrix-mode", "id": "matrix-mode-\(index)", "checked": index == 0 ? "" : nil,
            ])
          html.element("span", text: title)
        }
      }
    }
  }

  /// The largest number of modes to choose from, for which the stylesheet has rules.
  static let mostChoices = 6

  private func legend(into html: inout HTMLBuilder) {
    let counts = context.report.requiredPairingCounts
    let hasComponents = context.report.pairings.contains { $0.isRequired && $0.measured.usage != .text }
    let items: [(style: String, number: String, words: String, isOutline: Bool)] =
      (counts.passed > 0 ? [("req", "17.9", "required, passes", false)] : [])
      + (counts.failed > 0 ? [("req bad", "2.5", "required, fails", false)] : [])
      + (counts.cantTell > 0 ? [("req open", "?", "required, undetermined", false)] : [])
      + [("", "3.4", "not required", false)]
      + (hasComponents ? [("req", "5.1", "component: drawn as an outline", true)] : [])
    html.element("ul", ["class": "matrix-legend", "aria-hidden": "true"]) { html in
      for item in items {
        html.element("li") { html in
          html.element("span", ["class": "cell \(item.style)"]) { html in
            html.element("i", ["class": item.isOutline ? "spec ring" : "spec"]) { _ in }
            html.element("span", text: item.number)
          }
          html.text(item.words)
        }
      }
    }
  }

  private static func figures(of matrix: ContrastMatrix) -> String {
    let reached = [7.0, 4.5, 3].map { "\(matrix.count(reaching: $0)) reach \(authoredText($0))" }
    let unknown = matrix.unknownCount == 0 ? "" : "; \(matrix.unknownCount) have no ratio"
    return
      "\(matrix.mode.name): of \(ResultText.count(matrix.cellCount, "combination")), \(ResultText.list(reached))\(unknown)."
  }
}
