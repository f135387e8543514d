/// A kind of output for people.
package enum Medium: Sendable {
  /// A page in a browser.
  case screen
  /// Markdown.
  case text
  /// A terminal or a CI log.
  case terminal
}

/// A page for one medium.
package struct Page {
  /// The decision of a page that has one.
  package struct Decision {
    let isPassed: Bool
    let phrase: Phrase
    /// The text after the decision, in a smaller size.
    let under: Phrase
    /// A style class in addition to that of all decisions.
    let style: String?

    package init(_ isPassed: Bool, _ phrase: Phrase, under: Phrase = "", style: String? = nil) {
      (self.isPassed, self.phrase, self.under, self.style) = (isPassed, phrase, under, style)
    }
  }

  /// The answer of a page over several audits, on screen: what it is about, two numbers, and the verdict in sentences.
  package struct Story {
    /// The facts after the heading, such as dates.
    package var facts: Phrase = ""
    /// The number before and after, as the largest thing on the page, with the words for both.
    package var numbers: (before: Int, after: Int, words: String)?
    /// The verdict, in one sentence.
    package var headline: Phrase
    /// The sentence after it, in a softer color.
    package var promise: Phrase?
    /// The sentences below, in a smaller size.
    package var details: Phrase?

    package init(_ headline: Phrase) { self.headline = headline }
  }

  /// The title. In text media, it is the first line; nil starts without a title. A terminal emphasizes its names.
  package var title: Phrase?
  /// The words above the heading, and the heading; on screen only.
  package var eyebrow = ""
  package var heading = ""
  package var decision: Decision?
  package var story: Story?
  /// The blocks under the title.
  package var lead: [Block] = []
  /// The number of spaces on a terminal in front of everything except the title.
  package var indentation = 0
  package var sections: [Section] = []

  package init(_ title: Phrase? = nil) { self.title = title }
}

/// A part of a page; one without a title is only set apart.
package struct Section {
  var id: String
  var title: Phrase?
  /// The level of the heading, 2 or more.
  var level: Int
  package var lead: Phrase?
  package var blocks: [Block]

  package init(_ title: Phrase? = nil, id: String = "", level: Int = 2, lead: Phrase? = nil, blocks: [Block]) {
    (self.id, self.title, self.level, self.lead, self.blocks) = (id, title, level, lead, blocks)
  }
}

/// A block of a page. Style classes are for the screen only.
package indirect enum Block {
  case paragraph(Phrase, style: String = "prose")
  /// A caveat or a remark on the whole page.
  case remark(Phrase)
  /// A note on the block before it.
  case note(Phrase)
  case facts([Fact])
  case list(List)
  case table(Table)
  /// Blocks under a heading below that of the section. On a terminal, no empty line is in front of it.
  case subsection(Phrase, [Block])
  /// Blocks under a small title, without a colon.
  case titled(Phrase, [Block])
  /// Blocks that are collapsed under a title.
  case fold(Phrase, [Block], style: String? = nil)
  case group([Block], style: String? = nil)
  case drawing(any Drawing)
  /// Markup of a page's own, which other media leave out.
  case own((inout HTMLBuilder) -> Void)
}

/// A term with its description, and the address of the description.
package struct Fact {
  let term: String
  let description: Phrase
  let url: String?

  package init(_ term: String, _ description: Phrase, url: String? = nil) {
    (self.term, self.description, self.url) = (term, description, url)
  }

  var linked: Phrase { url.map { "\(description, link: $0)" } ?? description }
}

/// A list.
package struct List {
  /// An entry of a list, with blocks of code below it.
  package struct Item {
    let phrase: Phrase
    let code: [(language: String, lines: [String])]

    package init(_ phrase: Phrase, code: [(language: String, lines: [String])] = []) {
      (self.phrase, self.code) = (phrase, code)
    }
  }

  package let items: [Item]
  let style: String?
  /// Whether entries start with a dash on a terminal.
  let isDashed: Bool

  package init(_ items: [Item], isDashed: Bool = true) {
    (self.items, self.style, self.isDashed) = (items, nil, isDashed)
  }

  package init(_ phrases: [Phrase], style: String? = nil) {
    (items, self.style, isDashed) = (phrases.map { Item($0) }, style, true)
  }
}

/// A drawing for the screen. Other media show its description.
package protocol Drawing {
  var description: String { get }

  func write(into html: inout HTMLBuilder)
}
