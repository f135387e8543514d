import Audit
import ColorScience
import PageModel

extension ColorMatrixReport {
  /// The matrix as a page: a painted table for each appearance.
  package var html: String {
    HTMLPlainPage.text(
      title: "Contrast of \(title)", eyebrow: "Contrast matrix"
    ) { html in
      html.element("h1", text: title)
      for table in matrix.tables {
        let heading = heading(table)
        html.element("p", ["class": "sublead"], text: (heading.isEmpty ? "" : "\(heading): ") + summary(table) + ".")
      }
      for line in remarks { html.element("p", ["class": "sublead"], text: line.sentence) }
    } _: { html in
      html.element(
        "p", ["class": "prose"],
        text: "Text down, backgrounds across. Outlined combinations reach \(authoredText(required)):1, which \(usage) "
          + "requires. Nothing here counts toward a gate. Ratios are truncated.")
      for table in matrix.tables { self.table(table, into: &html) }
    }
  }

  private func table(_ table: ColorMatrix.Table, into html: inout HTMLBuilder) {
    let names = shortNames
    let heading = heading(table)
    if !heading.isEmpty { html.element("h2", text: heading) }
    html.element(
      "div", ["class": "matrix-scroll", "role": "region", "aria-label": "Contrast matrix, \(heading)", "tabindex": "0"]
    ) { html in
      html.element("table", ["class": "matrix"]) { html in
        html.element("thead") { html in
          html.element("tr") { html in
            html.element("th", ["scope": "col"]) { $0.element("span", ["class": "hidden"], text: "Text") }
            for background in matrix.backgrounds {
              html.element("th", ["scope": "col"]) { name(background, names, table, into: &$0) }
            }
          }
        }
        html.element("tbody") { html in
          for entry in matrix.entries.indices {
            html.element("tr") { html in
              html.rowHeading { name(entry, names, table, into: &$0) }
              for (column, background) in matrix.backgrounds.enumerated() {
                html.element("td") { cell(entry, column, background, table, into: &$0) }
              }
            }
          }
        }
      }
    }
  }

  /// Writes the end of a path and the color, with all names as a title.
  private func name(_ entry: Int, _ names: [String], _ table: ColorMatrix.Table, into html: inout HTMLBuilder) {
    let value = color(entry, table)?.matrixText ?? "undetermined"
    let all = matrix.entries[entry].paths.map(\.description).joined(separator: ", ")
    html.element("span", ["title": all]) { html in
      if names[entry] != value {
        html.text(names[entry])
        html.void("br")
      }
      html.text(value)
    }
  }

  private func cell(
    _ entry: Int, _ column: Int, _ background: Int, _ table: ColorMatrix.Table, into html: inout HTMLBuilder
  ) {
    guard entry != background, let ratio = table.matrix.ratios[entry][column],
      let front = color(entry, table), let back = color(background, table)
    else { return }
    let passes = ratio >= required
    guard passes || !isPassingOnly else { return }
    html.element("span", ["class": passes ? "cell req" : "cell"]) { html in
      HTMLSpecimen(front.composited(over: back), on: back).write(into: &html)
      html.element("span") { html in
        html.text(truncatedText(ratio, digits: 1))
        html.element("span", ["class": "hidden"], text: passes ? " passes" : " fails")
      }
    }
  }
}
