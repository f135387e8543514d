/// The rendering of pages as HTML.
extension HTMLBuilder {
  /// Writes the heading of a page, its decision, and its lead.
  package mutating func banner(of page: Page) {
    if let story = page.story { self.story(story, of: page.heading) } else { element("h1", text: page.heading) }
    if let decision = page.decision {
      let style = decision.style.map { $0 + " " } ?? ""
      element("p", ["class": "decision \(style)\(decision.isPassed ? "pass" : "fail")"]) { html in
        html.element("span", ["class": "sign", "aria-hidden": "true"], text: decision.isPassed ? "✓" : "✕")
        html.element("strong") { $0.phrase(decision.phrase) }
        if !decision.under.parts.isEmpty { html.element("span", ["class": "under"]) { $0.phrase(decision.under) } }
      }
    }
    blocks(page.lead)
  }

  private mutating func story(_ story: Page.Story, of heading: String) {
    element("div", ["class": "identity"]) { html in
      html.element("h1", text: heading)
      html.element("p") { $0.phrase(story.facts) }
    }
    if let numbers = story.numbers { fromTo(numbers.before, numbers.after, words: numbers.words) }
    element("p", ["class": story.numbers == nil ? "verdict-line" : "verdict-line small"]) { html in
      html.phrase(story.headline)
      guard let promise = story.promise else { return }
      html.text(" ")
      html.element("span", ["class": "promise"]) { $0.phrase(promise) }
    }
    if let details = story.details { element("p", ["class": "sublead"]) { $0.phrase(details) } }
  }

  /// Writes two numbers with an arrow between them, which is a picture of its words.
  ///
  /// - Parameter words: what the numbers count, for assistive technology.
  package mutating func fromTo(_ before: Int, _ after: Int, words: String, class style: String = "from-to") {
    element("p", ["class": style]) { html in
      html.element("span", ["class": "hidden"], text: "\(words): ")
      html.element("span", ["class": "from"], text: "\(before)")
      html.element("svg", ["viewBox": "0 0 62 42", "aria-hidden": "true"]) {
        $0.element("path", ["class": "arrow-line", "d": "M0 21h56M38 4l18 17-18 17"]) { _ in }
      }
      html.element("span", ["class": "hidden"], text: " to ")
      html.element("span", text: "\(after)")
    }
  }

  /// Writes the sections of a page.
  package mutating func sections(of page: Page) {
    for section in page.sections {
      part(section.id, section.title?.plain ?? "", lead: section.lead?.plain ?? "") { $0.blocks(section.blocks) }
    }
  }

  package mutating func blocks(_ blocks: [Block]) {
    for block in blocks { self.block(block) }
  }

  private mutating func block(_ block: Block) {
    switch block {
    case .paragraph(let phrase, let style): element("p", ["class": style]) { $0.phrase(phrase) }
    case .remark(let phrase): element("p", ["class": "caveat"]) { $0.phrase(phrase) }
    case .note(let phrase): element("p", ["class": "quiet"]) { $0.phrase(phrase) }
    case .facts(let facts):
      element("dl", ["class": "facts"]) { html in
        for fact in facts { html.entry(fact.term) { $0.phrase(fact.linked) } }
      }
    case .list(let list):
      element("ul", ["class": list.style]) { html in
        for item in list.items {
          html.element("li") { html in
            html.phrase(item.phrase)
            for code in item.code {
              html.element("pre") { $0.element("code", text: code.lines.joined(separator: "\n")) }
            }
          }
        }
      }
    case .table(let table): self.table(table)
    case .subsection(let title, let blocks), .titled(let title, let blocks):
      element("h3") { $0.phrase(title) }
      self.blocks(blocks)
    case .fold(let title, let blocks, let style):
      element("details", ["class": style]) { html in
        html.element("summary") { $0.phrase(title) }
        html.blocks(blocks)
      }
    case .group(let blocks, let style): element("div", ["class": style]) { $0.blocks(blocks) }
    case .drawing(let drawing): drawing.write(into: &self)
    case .own(let write): write(&self)
    }
  }

  private mutating func table(_ table: Table) {
    self.table(table.caption, class: "plain \(table.style)") { html in
      html.columns(table.columns.map(\.screenTitle))
      html.element("tbody") { html in
        table.rows { cells in
          html.element("tr") { html in
            for (column, cell) in zip(table.columns, cells) { html.cell(cell, column.style) }
          }
        }
      }
    }
    if let more = table.remainder { block(.note(more)) }
  }

  private mutating func cell(_ phrases: [Phrase], _ style: Table.Style) {
    let phrase = phrases.first ?? ""
    switch style {
    case .heading: rowHeading { $0.phrase(phrase) }
    case .text: element("td") { $0.phrase(phrase.plain.isEmpty ? "–" : phrase) }
    case .number: number(phrase.plain)
    case .list: element("td") { $0.block(.list(List(phrases, style: "fixes"))) }
    }
  }

  /// Writes a phrase. Text is written at once up to the next element, because commands of CI runners are searched in it.
  package mutating func phrase(_ phrase: Phrase) {
    let parts = phrase.unlimited
    var plain = ""
    for (index, part) in parts.enumerated() {
      switch part {
      case .words(let text), .name(let text, .plain), .prose(let text): plain += text
      case .period:
        let before = Phrase(Array(parts[..<index])).plain
        plain += before.sentence.utf8.count > before.utf8.count ? "." : ""
      default:
        if !plain.isEmpty { text(plain) }
        plain = ""
        element(part)
      }
    }
    if !plain.isEmpty { text(plain) }
  }

  private mutating func element(_ part: Phrase.Part) {
    switch part {
    case .name(let name, .strong): element("span", ["class": "name"], text: name)
    case .name(let name, .token): code(name)
    case .name(let name, _): element("code", text: name)
    case .subject(let subject): phrase(subject.capitalized)
    case .role(let inner, _): phrase(inner)
    case .strong(let inner, _): element("strong") { $0.phrase(inner) }
    case .link(let inner, let url): element("a", ["href": url]) { $0.phrase(inner) }
    case .verdict(let isGood, let word): sign(isGood ? "✓" : "✕", word, class: isGood ? "pass" : "fail")
    case .words, .prose, .limited, .swatch, .period: break
    }
  }
}
