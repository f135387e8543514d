import Audit

/// A page beside the report, of the same make: no network, no script, light and dark.
enum HTMLPlainPage {
  /// A page with a banner of our words and a main part.
  ///
  /// - Parameter style: rules beside those that all pages have.
  static func text(
    title: String, eyebrow: String, style: String = "", _ banner: (inout HTMLBuilder) -> Void,
    _ content: (inout HTMLBuilder) -> Void
  ) -> String {
    let tool = AuditReport.Tool.palpable
    var html = HTMLBuilder()
    html.documentType()
    html.element("html", ["lang": "en"]) { html in
      html.element("head") { html in
        html.void("meta", ["charset": "utf-8"])
        html.void(
          "meta",
          [
            "http-equiv": "Content-Security-Policy",
            "content": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; "
              + "form-action 'none'",
          ])
        html.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        html.void("meta", ["name": "color-scheme", "content": "light dark"])
        html.void("meta", ["name": "generator", "content": "\(tool.name) \(tool.version)"])
        html.element("title", text: title)
        html.style(HTMLStylesheet.text + HTMLStylesheetOverTime.text + style)
      }
      html.element("body") { html in
        html.element("a", ["class": "skip", "href": "#content"], text: "Skip to the content")
        html.checkerboardDefinition()
        html.element("header", ["class": "masthead"]) { html in
          html.element("p", ["class": "eyebrow"], text: eyebrow)
          banner(&html)
        }
        html.element("main", ["id": "content", "class": "page plain-page"]) { content(&$0) }
        html.element("footer", ["class": "colophon"]) { html in
          html.element(
            "p", text: "Made by \(tool.name) \(tool.version). The same input gives the same page, byte by byte.")
        }
      }
    }
    return html.markup + "\n"
  }
}

extension HTMLBuilder {
  /// A part of a page with its heading.
  mutating func part(_ id: String, _ title: String, lead: String = "", _ content: (inout HTMLBuilder) -> Void) {
    element("section", ["id": id, "aria-labelledby": "\(id)-title", "class": "part"]) { html in
      html.element("h2", ["id": "\(id)-title"], text: title)
      if !lead.isEmpty { html.element("p", ["class": "lead"], text: lead) }
      content(&html)
    }
  }

  /// A cell with a number; a dash where there is none.
  mutating func number(_ text: String) {
    element("td", ["class": text.isEmpty || text == "0" ? "n zero" : "n"], text: text.isEmpty ? "–" : text)
  }
}
