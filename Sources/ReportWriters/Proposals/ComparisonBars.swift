import Audit
import PageModel

/// The findings by level as bars: those that stay, are new, are fixed, and are no longer counted.
struct ComparisonBars: Drawing {
  let changes: AuditChanges

  private static let parts: [(style: String, word: String, count: @Sendable (AuditChanges.LevelChange) -> Int)] = [
    ("stays", "stays", { $0.stays }), ("new", "new", { $0.new }), ("fixed", "fixed", { $0.fixed }),
    ("gone", "no longer counted", { $0.gone }),
  ]

  var description: String { ComparisonText(changes: changes).findings }

  func write(into html: inout HTMLBuilder) {
    let levels = changes.levels
    let most = levels.map { $0.before + $0.new }.reduce(1, max)
    html.element("ul", ["class": "bars-list"]) { html in
      for level in levels {
        html.element("li") { html in
          html.element("b", text: ComparisonText.name(of: level.level))
          bars(level, of: most, into: &html)
          html.element("span", ["class": "bars-count"]) { html in
            html.text("\(level.before) → ")
            html.element("b", text: "\(level.after)")
          }
        }
      }
    }
    html.element("ul", ["class": "bars-key", "aria-hidden": "true"]) { html in
      for part in ComparisonBars.parts where levels.contains(where: { part.count($0) > 0 }) {
        html.element("li") { html in
          html.element("i", ["class": "bar-\(part.style)"]) { _ in }
          html.text(part.word)
        }
      }
    }
  }

  private func bars(_ level: AuditChanges.LevelChange, of most: Int, into html: inout HTMLBuilder) {
    let words = ComparisonBars.parts.map { "\($0.count(level)) \($0.word)" }.joined(separator: ", ")
    html.element("span", ["class": "bars", "role": "img", "aria-label": words]) { html in
      for part in ComparisonBars.parts where part.count(level) > 0 {
        let width = HTMLNumber.text(Double(part.count(level)) / Double(most) * 100)
        html.element("i", ["class": "bar-\(part.style)", "style": "width:\(width)%"]) { _ in }
      }
    }
  }
}
