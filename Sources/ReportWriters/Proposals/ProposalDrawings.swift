import Audit
import ColorScience
import PageModel

/// The changes of a proposal that the HTML page draws: pairings and colors, before and after.
enum ProposalDrawings {
  static func pairings(_ changes: ArraySlice<AuditChanges.ContrastChange>, caption: String) -> Block {
    .own { html in
      html.table(caption, class: "plain differences") { html in
        html.columns(["Pairing", "Mode", "Usage", "Before and after", "Before", "After", "Required"])
        html.element("tbody") { html in
          for change in changes {
            let ratios = DifferenceRow.ratios(change)
            html.element("tr") { html in
              html.rowHeading { $0.subject(change.now.subject) }
              html.element("td", text: change.now.mode)
              html.element("td", text: usage(change.now.subject))
              html.element("td") { html in
                html.element("span", ["class": "pairs"]) { html in
                  look(change.before, "before", into: &html)
                  html.element("span", ["class": "arrow", "aria-hidden": "true"], text: "→")
                  look(change.now, "after", into: &html)
                }
              }
              html.number(ratios.before)
              html.number(ratios.now)
              html.number(change.now.required.map(requiredText) ?? "")
            }
          }
        }
      }
    }
  }

  private static func usage(_ subject: SubjectName) -> String {
    guard let usage = subject.usage else { return "" }
    return subject.pairingTextStyle.map { "\(usage.rawValue), \($0)" } ?? usage.rawValue
  }

  /// Draws the two colors of a pairing as a labeled image: text as letters, everything else as an outline.
  private static func look(_ pairing: AuditSnapshot.Pairing, _ word: String, into html: inout HTMLBuilder) {
    let notations = pairing.colors
    let isText = pairing.subject.usage == .text
    let colors = notations.compactMap { try? Color(hex: $0) }
    guard colors.count == 2 else { return html.element("span", ["class": "quiet"], text: "unknown") }
    html.element(
      "svg",
      [
        "class": "look", "role": "img", "aria-label": "\(word): \(notations[0]) on \(notations[1])",
        "viewBox": "0 0 68 36",
      ]
    ) { html in
      if !colors[1].isOpaque { html.checkerboard(width: 68, height: 36) }
      html.rect(x: 0, y: 0, width: 68, height: 36, fill: colors[1])
      if isText {
        html.words("Aa", x: 34, baseline: 24, size: 18, weight: 500, fill: colors[0])
      } else {
        html.rect(x: 14, y: 9, width: 40, height: 18, radius: 4, fill: nil, stroke: colors[0], strokeWidth: 2)
      }
    }
  }

  static func colors(_ changes: ArraySlice<AuditChanges.ColorChange>, caption: String) -> Block {
    .own { html in
      html.table(caption, class: "plain differences") { html in
        html.columns(["Token", "Mode", "Before", "After", "ΔEOK"])
        html.element("tbody") { html in
          for change in changes {
            html.element("tr") { html in
              html.rowHeading { $0.path(change.path) }
              html.element("td", text: change.mode)
              for color in [change.before, change.now] {
                html.element("td") { html in
                  html.swatch(color)
                  html.text(" \(color.hex)")
                }
              }
              html.number(truncatedText(change.difference, digits: 3))
            }
          }
        }
      }
    }
  }
}
