import Audit
import ColorScience
import DesignTokens
import SourceText

/// Small elements that several sections share.
extension HTMLBuilder {
  /// Writes a token path that may break after its dots.
  mutating func path(_ path: TokenPath) { code(path.description) }

  /// Writes a name as code that may break after its dots.
  mutating func code(_ name: String) {
    element("code") { html in
      var start = name.unicodeScalars.startIndex
      let scalars = name.unicodeScalars
      while let dot = scalars[start...].firstIndex(of: "."), scalars.index(after: dot) < scalars.endIndex {
        let next = scalars.index(after: dot)
        html.text(String(scalars[start..<next]))
        html.void("wbr")
        start = next
      }
      html.text(String(scalars[start...]))
    }
  }

  /// Writes a subject by its parts: `color.subtle` on `color.page`.
  mutating func subject(_ subject: SubjectName) {
    for (index, word) in subject.phrase.enumerated() {
      switch word {
      case .text(let words): text(index == 0 ? words.prefix(1).uppercased() + words.dropFirst() : words)
      case .name(let name): element("span", ["class": "name"], text: name)
      case .token(let name): path(TokenPath(name))
      }
    }
  }

  /// Writes an outcome as a sign and a word.
  mutating func outcome(_ outcome: Outcome, word: String? = nil) {
    sign(HTMLWords.sign(outcome), word ?? HTMLWords.word(outcome), class: HTMLWords.styleClass(outcome))
  }

  /// Writes a sign that is hidden from assistive technology, with its word.
  mutating func sign(_ sign: String, _ word: String, class style: String) {
    element("span", ["class": "verdict \(style)"]) { html in
      html.element("span", ["class": "sign", "aria-hidden": "true"], text: sign)
      html.text(" " + word)
    }
  }

  /// Writes a severity level as a word.
  mutating func level(_ level: Level) {
    element("span", ["class": "level \(level.rawValue)"], text: level.rawValue)
  }

  /// Writes a link to an anchor of the page; only the content if there is no anchor.
  mutating func link(to id: String?, _ content: (inout HTMLBuilder) -> Void) {
    guard let id else { return content(&self) }
    element("a", ["href": "#\(id)"]) { content(&$0) }
  }

  /// Writes a wide table in a region that scrolls and takes focus.
  mutating func table(
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
  mutating func columns(_ titles: [String]) {
    element("thead") { html in
      html.element("tr") { html in
        for title in titles { html.element("th", ["scope": "col"], text: title) }
      }
    }
  }

  /// Writes a color as a small square; the text next to it names the color.
  mutating func swatch(_ color: Color) {
    element("svg", ["class": "chip", "viewBox": "0 0 16 16", "aria-hidden": "true"]) { html in
      if !color.isOpaque { html.checkerboard(width: 16, height: 16) }
      html.rect(x: 0, y: 0, width: 16, height: 16, fill: color)
    }
  }

  /// Writes a heading cell for a row.
  mutating func rowHeading(_ content: (inout HTMLBuilder) -> Void) {
    element("th", ["scope": "row"]) { content(&$0) }
  }

  /// Writes a term and its description.
  mutating func entry(_ term: String, _ content: (inout HTMLBuilder) -> Void) {
    element("div") { html in
      html.element("dt", text: term)
      html.element("dd") { content(&$0) }
    }
  }
}
