import Audit
import PageModel

/// The list of sections: a rail on wide screens, and a bar with a menu on narrow ones.
struct HTMLNavigation {
  let context: HTMLContext
  let sections: [any HTMLSection]

  /// Writes both forms; the stylesheet shows one of them.
  func write(into html: inout HTMLBuilder) {
    html.element("nav", ["class": "rail", "aria-label": "Sections"]) { html in
      html.element("a", ["class": "brand", "href": "#top"]) { html in
        HTMLNavigation.logo(into: &html)
        html.text("Palpable")
      }
      links(into: &html)
      html.tryButton(in: context)
    }
    html.element("nav", ["class": "bar", "aria-label": "Sections, compact"]) { html in
      html.element("span", ["class": "bar-state"]) { html in
        let gating = context.report.findings.prefix(while: \.gates).count
        (context.report.decision == .passed ? HTMLMark.pass : .fail).write(into: &html)
        html.text(gating > 0 ? "\(ResultText.count(gating, "gate failure"))" : "Gate passes")
      }
      html.element("span", ["class": "bar-section", "aria-hidden": "true"]) { _ in }
      html.tryButton(in: context)
      html.element("details", ["class": "menu"]) { html in
        html.element("summary", text: "Sections")
        html.element("div", ["class": "panel"]) { links(into: &$0) }
      }
    }
  }

  private func links(into html: inout HTMLBuilder) {
    html.element("ul") { html in
      for section in sections where !type(of: section).isReference { link(to: section, into: &html) }
    }
    html.element("ul") { html in
      for section in sections where type(of: section).isReference { link(to: section, into: &html) }
    }
  }

  private func link(to section: any HTMLSection, into html: inout HTMLBuilder) {
    let kind = type(of: section)
    html.element("li") { html in
      html.element("a", ["href": "#\(kind.id)"]) { html in
        html.element("span", text: kind.title)
        if !kind.isReference, let count = section.count {
          html.element("b", ["class": section.isBlocking && count > 0 ? "fail" : nil], text: "\(count)")
        }
      }
    }
  }

  /// Writes the logo, next to the name.
  static func logo(into html: inout HTMLBuilder) {
    html.element("svg", ["width": "18", "height": "18", "viewBox": "0 0 18 18", "aria-hidden": "true"]) { html in
      html.element("path", ["class": "solid", "d": "M0 4a4 4 0 0 1 4-4h5v18H4a4 4 0 0 1-4-4z"]) { _ in }
      html.element("path", ["class": "line", "d": "M9 .75h5A3.25 3.25 0 0 1 17.25 4v10A3.25 3.25 0 0 1 14 17.25H9z"]) {
        _ in
      }
    }
  }
}
