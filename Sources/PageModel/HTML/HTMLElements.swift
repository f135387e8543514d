import SourceText

/// Elements that several blocks share.
extension HTMLBuilder {
  /// Writes a name as code that may break after its dots.
  package mutating func code(_ name: String) {
    element("code") { html in
      var rest = name.utf8[...]
      while let dot = rest.firstIndex(of: Ascii.point), rest.index(after: dot) < rest.endIndex {
        let next = rest.index(after: dot)
        html.text(String(Substring(rest[..<next])))
        html.void("wbr")
        rest = rest[next...]
      }
      html.text(String(Substring(rest)))
    }
  }

  /// Writes a sign that is hidden from assistive technology, with its word.
  package mutating func sign(_ sign: String, _ word: String, class style: String) {
    element("span", ["class": "verdict \(style)"]) { html in
      html.element("span", ["class": "sign", "aria-hidden": "true"], text: sign)
      html.text(" " + word)
    }
  }

  /// Writes a wide table in a region that scrolls and takes focus.
  package mutating func table(
    _ caption: String, class name: String, style: String? = nil, _ content: (inout HTMLBuilder) -> Void
  ) {
    element("div", ["class": "scroll", "role": "region", "aria-label": caption, "tabindex": "0"]) { html in
      html.element("table", ["class": name, "style": style]) { html in
        html.element("caption", text: caption)
        content(&html)
      }
    }
  }

  /// Writes a row of column headings.
  package mutating func columns(_ titles: [String]) {
    element("thead") { html in
      html.element("tr") { html in
        for title in titles { html.element("th", ["scope": "col"], text: title) }
      }
    }
  }

  /// Writes a heading cell for a row.
  package mutating func rowHeading(_ content: (inout HTMLBuilder) -> Void) {
    element("th", ["scope": "row"]) { content(&$0) }
  }

  /// Writes a cell with a number, or a dash without one.
  package mutating func number(_ text: String) {
    element("td", ["class": text.isEmpty || text == "0" ? "n zero" : "n"], text: text.isEmpty ? "–" : text)
  }

  /// Writes a term and its description.
  package mutating func entry(_ term: String, _ content: (inout HTMLBuilder) -> Void) {
    element("div") { html in
      html.element("dt", text: term)
      html.element("dd") { content(&$0) }
    }
  }

  /// Writes a part of a page with its heading.
  package mutating func part(
    _ id: String, _ title: String, lead: String = "", _ content: (inout HTMLBuilder) -> Void
  ) {
    element("section", ["id": id, "aria-labelledby": "\(id)-title", "class": "part"]) { html in
      html.element("h2", ["id": "\(id)-title"], text: title)
      if !lead.isEmpty { html.element("p", ["class": "lead"], text: lead) }
      content(&html)
    }
  }
}
