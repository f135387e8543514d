import ColorScience
import Testing

@testable import PageModel

/// Blocks and phrases that few pages have, in every medium.
@Suite struct BlockTests {
  /// Returns blocks on screen, without the line breaks in front of elements.
  private func html(_ blocks: [Block]) -> String {
    var html = HTMLBuilder()
    html.blocks(blocks)
    return html.markup.filter { $0 != "\n" }
  }

  /// Returns blocks in Markdown and on a terminal, each line without its indentation.
  private func text(_ blocks: [Block]) -> (markdown: String, console: String) {
    var page = Page()
    page.sections = [Section(blocks: blocks)]
    return (page.markdown, page.console(TerminalStyle(isOn: false)))
  }

  @Test func aGroupIsItsBlocks() {
    let blocks = [Block.group([.paragraph("one"), .paragraph("two")], style: "pair")]
    #expect(text(blocks) == ("one\n\ntwo\n", "one\n\ntwo\n"))
    #expect(html(blocks) == "<div class=\"pair\"><p class=\"prose\">one</p><p class=\"prose\">two</p></div>")
  }

  @Test func ownMarkupIsOnlyOnScreen() {
    let blocks = [Block.own { $0.void("hr") }, .paragraph("after")]
    #expect(text(blocks).markdown == "after\n")
    #expect(!text(blocks).console.contains("hr") && html(blocks).hasPrefix("<hr>"))
  }

  @Test func codeStandsBelowItsEntry() {
    let list = Block.list(List([List.Item("write", code: [(language: "json", lines: ["{", "", "}"])])]))
    #expect(text([list]).markdown == "- write\n  ```json\n  {\n\n  }\n  ```\n")
    let line = Block.list(List([List.Item("write", code: [(language: "json", lines: ["<a>"])])]))
    #expect(html([line]) == "<ul><li>write<pre><code>&lt;a&gt;</code></pre></li></ul>")
  }

  @Test func aLinkIsItsTextOnATerminal() {
    let block = Block.paragraph("see \("the rule", link: "https://w3.org")")
    #expect(text([block]) == ("see [the rule](https://w3.org)\n", "see the rule\n"))
  }

  @Test func rowsThatAreLeftOutAreCounted() {
    let columns: [Column<Int>] = [Column("number") { "\($0)" }]
    let table = Block.table(Table([1, 2, 3], columns, limit: 1) { "and \($0) more" })
    #expect(text([table]).markdown == "| number |\n| --- |\n| 1 |\n\nand 2 more\n")
    #expect(html([table]).hasSuffix("<p class=\"quiet\">and 2 more</p>"))
    // A table without words for its rest has no line about it.
    #expect(text([.table(Table([1, 2], columns, limit: 1))]).markdown == "| number |\n| --- |\n| 1 |\n")
  }

  /// A swatch is a picture: text media and screens name the color next to it.
  @Test func aSwatchHasNoText() {
    let phrase: Phrase = "\(swatch: .black)ink"
    #expect(phrase.plain == "ink" && MarkdownText.phrase(phrase) == "ink")
    #expect(html([.paragraph(phrase, style: "x")]) == "<p class=\"x\">ink</p>")
    let style = TerminalStyle(isOn: true)
    #expect(style.swatch(nil) == "   " && style.swatch(.black).hasSuffix("m  \u{1B}[0m "))
    #expect(TerminalStyle(isOn: false).swatch(nil) == "")
  }

  @Test func aDecisionHasWordsBelowIt() {
    var page = Page()
    page.decision = .init(true, "passes", under: "in two modes")
    var html = HTMLBuilder()
    html.banner(of: page)
    #expect(html.markup.contains("<strong>passes</strong><span class=\"under\">in two modes</span></p>"))
  }

  @Test func aSectionWithoutATitleHasItsBlocks() {
    var page = Page()
    page.sections = [Section(id: "rest", blocks: [.paragraph("one")])]
    var html = HTMLBuilder()
    html.sections(of: page)
    #expect(html.markup.contains("id=\"rest\"") && html.markup.contains("<p class=\"prose\">one</p>"))
  }

  /// "|" would end a cell of a table, "é" ends nothing; an empty name is said in words.
  @Test func namesInMarkdown() {
    #expect(MarkdownText.code("") == "(empty)")
    #expect(MarkdownText.summaryCode("a.é|b") == "<code>a.é&#124;b</code>")
  }

  @Test(arguments: [(Color?.none, Color?.some(.black)), (.white, nil)])
  func aBadgeWithoutAColorIsWords(_ fill: Color?, _ ink: Color?) {
    let badge = BadgeDrawing(
      "info", fill: fill, border: nil, ink: ink, on: .white, size: nil, weight: nil, scale: 1, description: "d")
    #expect(html([.drawing(badge)]) == "<span class=\"no-sample\">info: a color is missing</span>")
  }

  /// A quarter of 116 pt has no room for two letters of 40 pt, which are about 42 pt wide.
  @Test func aSampleHasRoomForOneLetter() {
    let look = SampleDrawing.Colors(foreground: .black, background: .white)
    let narrow = SampleDrawing(
      Array(repeating: look, count: 4), as: .text(size: 40, weight: nil), .small, label: "four looks")
    let markup = html([.drawing(narrow)])
    #expect(narrow.description == "four looks" && markup.contains("aria-label=\"four looks\""))
    #expect(markup.contains(">A</text>") && !markup.contains("Aa"))
    let silent = SampleDrawing([look], as: .pill, .small, label: nil)
    #expect(silent.description == "" && html([.drawing(silent)]).contains("aria-hidden=\"true\""))
    #expect(!html([.drawing(silent)]).contains("role="))
  }
}
