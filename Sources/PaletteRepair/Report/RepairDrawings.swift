import Audit
import ColorScience
import PageModel

/// The changes and the pairings of a repair, drawn before and after.
struct RepairDrawings {
  /// The largest number of pairing rows under a change.
  private static let fixLimit = 6

  private let report: RepairReport
  /// The drawings of the audits before and after; identical if nothing changes.
  private let looks: RepairBeforeAfter

  init(_ report: RepairReport) { (self.report, looks) = (report, RepairBeforeAfter(report)) }

  /// The badges and the palette.
  var sections: [Section] { looks.badges + looks.palette }

  func changes(_ changes: ArraySlice<ColorChange>) -> Block {
    .own { html in
      html.element("ul", ["class": "changes"]) { html in
        for change in changes {
          html.element("li") { row(RepairRow(change, in: report), change.authored, into: &$0) }
        }
      }
    }
  }

  private func row(_ row: RepairRow, _ authored: String, into html: inout HTMLBuilder) {
    let (old, new) = row.notations
    html.element("p") { html in
      html.code(row.token.description)
      html.element("small", text: "\(row.kind.rawValue) in \(ResultText.list(row.modes))")
    }
    html.element("div", ["class": "now-then"]) { html in
      for (color, notation) in row.isKept ? [(row.new, new)] : [(row.old, old), (row.new, new)] {
        html.element("span", ["class": "now-then-one"]) { html in
          html.block(color)
          html.element("code", text: notation)
        }
      }
    }
    html.element("div", ["class": "basis"]) { html in
      html.phrase(row.basis.words)
      if case .nearExpected(_, let color, _) = row.basis { html.block(color) }
      guard authored != old else { return }
      html.element("small") { html in
        html.text("written as ")
        html.code(authored)
      }
    }
    fixes(row.groups, into: &html)
  }

  private func fixes(_ groups: [RepairGroup], into html: inout HTMLBuilder) {
    guard !groups.isEmpty else {
      return html.element("p", ["class": "fixes quiet"], text: "Fixes no failing pairing, but keeps others passing.")
    }
    html.element("div", ["class": "fixes"]) { html in
      html.element("p", ["class": "quiet"], text: "Fixes")
      html.element("ul") { html in
        for group in groups.prefix(RepairDrawings.fixLimit) {
          html.element("li") { html in
            html.phrase(group.words(for: .screen, ": "))
            html.element("span", ["class": "ratios"], text: group.first.ratios)
          }
        }
        let left = groups.count - RepairDrawings.fixLimit
        if left > 0 { html.element("li", ["class": "quiet"], text: "and \(left) more") }
      }
    }
  }

  /// Draws each foreground on all of its backgrounds.
  func pairings(_ rows: [RepairPairing]) -> Block {
    .own { html in
      html.element("ul", ["class": "fixed"]) { html in
        for group in RepairGroup.fixed(rows, joinsAll: true) {
          html.element("li") { html in
            html.element("p") { html in
              html.code(group.foreground.description)
              html.element("small", text: "\(group.first.usage), in \(ResultText.list(group.modes))")
            }
            html.element("div", ["class": "on-surfaces"]) { html in
              for row in group.rows { figure(row, into: &html) }
            }
          }
        }
      }
    }
  }

  private func figure(_ row: RepairPairing, into html: inout HTMLBuilder) {
    html.element("figure") { html in
      html.element("div", ["class": "pairs"]) { looks.samples(of: row.measured, into: &$0) }
      html.element("figcaption") { html in
        for layer in row.stack { html.phrase("on \(layer) ") }
        html.element("span", ["class": "ratios"]) { html in
          let after: Phrase = "\(strong: "\(words: row.after)") of \(words: row.required)"
          let word = row.passesAfter ? "passes" : "fails"
          html.phrase("\(words: row.before) → \(after) \(row.passesAfter, word)")
        }
      }
    }
  }
}

extension HTMLBuilder {
  /// Writes a color as a block; the text next to it names the color.
  fileprivate mutating func block(_ color: Color) {
    element("svg", ["class": "block", "viewBox": "0 0 68 36", "aria-hidden": "true"]) { html in
      if !color.isOpaque { html.checkerboard(width: 68, height: 36) }
      html.rect(x: 0, y: 0, width: 68, height: 36, fill: color)
    }
  }
}
