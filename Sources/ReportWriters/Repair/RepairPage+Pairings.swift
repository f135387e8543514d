import Audit

extension RepairPage {
  /// Draws pairings before and after: each foreground on all of its backgrounds.
  func pairings(
    _ id: String, _ title: String, _ changes: [RepairReport.PairingChange], lead: String, into html: inout HTMLBuilder
  ) {
    guard !changes.isEmpty else { return }
    html.part(id, "\(title) (\(changes.count))", lead: lead) { html in
      html.element("ul", ["class": "mended"]) { html in
        let shown = changes.prefix(RepairPage.limit).map(RepairPairing.init)
        for group in RepairGroup.fixed(shown, joinsAll: true) {
          html.element("li") { html in
            html.element("p") { html in
              html.path(group.foreground)
              html.element("small", text: "\(group.first.usage), in \(HTMLWords.list(group.modes))")
            }
            html.element("div", ["class": "on-surfaces"]) { html in
              for row in group.rows { figure(row, into: &html) }
            }
          }
        }
      }
      more(changes.count, into: &html)
    }
  }

  private func figure(_ row: RepairPairing, into html: inout HTMLBuilder) {
    html.element("figure") { html in
      html.element("div", ["class": "pairs"]) { looks.samples(of: row.measured, into: &$0) }
      html.element("figcaption") { html in
        for layer in row.stack {
          html.text("on ")
          html.path(layer)
          html.text(" ")
        }
        html.element("span", ["class": "ratios"]) { html in
          html.text("\(row.before) → ")
          html.element("strong", text: row.after)
          html.text(" of \(row.required) ")
          row.passesAfter ? html.sign("✓", "passes", class: "pass") : html.sign("✕", "fails", class: "fail")
        }
      }
    }
  }
}
