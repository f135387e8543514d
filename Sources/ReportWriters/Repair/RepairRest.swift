import Audit

/// The sections for advice, findings that no color fixes, and constraints.
struct RepairRest {
  let report: RepairReport
  let words: RepairWords

  func write(into html: inout HTMLBuilder) {
    advice(into: &html)
    remainders(into: &html)
    html.part("settings", "Constraints") { html in
      html.element("ul", ["class": "notices"]) { html in
        for setting in words.settings { html.element("li", text: RepairWords.sentence(setting)) }
      }
    }
  }

  private func advice(into html: inout HTMLBuilder) {
    guard !report.advice.isEmpty else { return }
    html.part(
      "advice", "Alternatives to color changes",
      lead: "Changes that fix a pairing without a new color. They are not applied."
    ) { html in
      html.table("Alternatives to color changes, with their pairings", class: "plain differences") { html in
        html.columns(["Alternative", "Pairings"])
        html.element("tbody") { html in
          for advice in RepairAdvice.all(in: report).prefix(RepairPage.limit) {
            html.element("tr") { html in
              html.rowHeading { $0.text(RepairWords.sentence(advice.sentence)) }
              html.element("td") { html in
                html.element("ul", ["class": "mends"]) { html in
                  for group in advice.groups {
                    html.element("li") { html in
                      html.group(group)
                      html.text(" (\(group.first.now))")
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  private func remainders(into html: inout HTMLBuilder) {
    let rows = RepairRemainder.all(in: report.before)
    guard !rows.isEmpty else { return }
    html.part(
      "remainders", "Findings unrelated to color (\(rows.count))",
      lead: "Findings on text and touch, with the values that fix them. These fixes are not applied."
    ) { html in
      html.table("Findings on text and touch", class: "plain differences") { html in
        html.columns(["Subject", "Rule", "Measured", "Fix", "Fails the gate"])
        html.element("tbody") { html in
          for row in rows.prefix(RepairPage.limit) {
            html.element("tr") { html in
              html.rowHeading { $0.subject(row.finding.subject) }
              html.element("td") { $0.code(row.finding.rule) }
              html.element("td", text: row.numbers.isEmpty ? "–" : row.numbers)
              html.element("td", text: RepairWords.sentence(row.remedy))
              html.element("td", text: row.finding.gates ? "yes" : "no")
            }
          }
        }
      }
      let fixed = RepairRemainder.fixedControls(in: report.before)
      guard !fixed.isEmpty else { return }
      html.element("h3", text: "Controls with all fixes")
      html.element("ul", ["class": "notices"]) { html in
        for (control, changes) in fixed {
          html.element("li") { html in
            html.element("span", ["class": "name"], text: control)
            html.text(": \(changes)")
          }
        }
      }
    }
  }
}
