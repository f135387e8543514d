import ColorScience
import Testing

@testable import PageModel

/// One page in every medium.
@Suite struct PageTests {
  private struct Dot: Drawing {
    var description: String { "one dot" }
    func write(into html: inout HTMLBuilder) { html.element("svg") { _ in } }
  }

  private func page(_ name: String) -> Page {
    var page = Page("Colors of \(name: name)")
    page.heading = name
    page.decision = .init(false, "1 fails")
    page.lead = [.remark("one is left out")]
    page.indentation = 2
    let rows = [("a.b", ["x", "y"]), ("c", [])]
    page.sections = [
      Section(
        "Tokens", id: "tokens", lead: "All of them.",
        blocks: [
          .table(
            Table(
              rows,
              [
                Column("token", .heading) { "\(token: $0.0)" }, Column("note") { $0.0 == "c" ? "" : "\(code: "n")" },
                Column("modes", list: { $0.1.map { "\(name: $0)" } }),
              ], caption: "Tokens", limit: 2)),
          .facts([Fact("Source", "WCAG", url: "https://w3.org")]), .drawing(Dot()),
        ])
    ]
    return page
  }

  private func html(_ page: Page) -> String {
    var html = HTMLBuilder()
    html.banner(of: page)
    html.sections(of: page)
    return html.markup
  }

  @Test func aPageInMarkdown() {
    #expect(
      page("`x`").markdown == """
        # Colors of `` `x` ``

        **1 fails**

        > one is left out

        ## Tokens

        All of them.

        | token | note | modes |
        | --- | --- | --- |
        | `a.b` | `n` | `x`<br>`y` |
        | `c` |  |  |

        **Source:** [WCAG](https://w3.org).

        one dot

        """)
  }

  @Test func aPageOnATerminal() {
    #expect(
      page("x\u{1B}").console(TerminalStyle(isOn: false)) == """
        Colors of x<U+001B>: 1 fails
          Note: one is left out

          Tokens
            - a.b  n
                x
                y
            - c

            Source: WCAG
                    https://w3.org

            one dot

        """)
    #expect(
      page("x").console(TerminalStyle(isOn: true))
        .hasPrefix("Colors of \u{1B}[1mx\u{1B}[0m: \u{1B}[1;31m1 fails\u{1B}[0m\n"))
  }

  @Test func aPageOnScreen() {
    let markup = html(page("<x>"))
    #expect(markup.contains("<h1>&lt;x&gt;</h1>") && markup.contains("<strong>1 fails</strong>"))
    #expect(markup.contains("<th scope=\"row\"><code>a.<wbr>b</code></th>"))
    #expect(markup.contains("<td>–</td>") && markup.contains("<th scope=\"col\">Token</th>"))
    #expect(markup.contains("<a href=\"https://w3.org\">WCAG</a>") && markup.hasSuffix("<svg></svg></section>"))
  }

  /// A command of a CI runner is found in the whole text of a phrase, and a name at its start starts no line.
  @Test func textOfAPhraseIsEscapedAtOnce() {
    var html = HTMLBuilder()
    html.phrase("a #\(name: "#[error]") in \(token: "t") and \(prose: "b", limit: 1)")
    var expected = HTMLBuilder()
    expected.text("a ##[error] in ")
    expected.code("t")
    expected.text(" and b")
    #expect(html.markup == expected.markup)
    #expect(!html.markup.contains("##["))
  }

  @Test func aNameWithARoleIsANameUntilRolesAreAskedFor() {
    let phrase: Phrase = "\(token: "a", role: "the foreground") on \(token: "b", role: nil)"
    #expect(phrase.plain == "a on b" && MarkdownText.phrase(phrase) == "`a` on `b`")
    #expect(phrase.byRoles.plain == "the foreground on b")
    var page = Page()
    page.lead = [.paragraph(phrase)]
    #expect(page.console(TerminalStyle(isOn: false)) == "a on b\n")
    #expect(html(page).contains("<code>a</code> on <code>b</code>"))
  }

  @Test(arguments: [("is over", "Is over."), ("over!", "Over!"), ("ΔE 1", "ΔE 1."), ("", "")])
  func aClauseBecomesASentence(_ clause: String, _ sentence: String) {
    let phrase: Phrase = "\(words: clause)"
    #expect(phrase.sentence.plain == sentence && MarkdownText.phrase(phrase.sentence) == sentence)
  }

  @Test func aSentenceEndsAfterItsName() {
    let phrase: Phrase = "passes in \(name: "dark.")"
    #expect(phrase.sentence.plain == "Passes in dark.")
    #expect(MarkdownText.phrase(phrase.sentence) == "Passes in `dark.`.")
    var html = HTMLBuilder()
    html.phrase("in \(Phrase.list(["\(name: "a")", "b", "\(code: "c")"]).sentence)")
    #expect(html.markup == "in a, b, and <code>c</code>.")
  }

  @Test func columnsAreAlignedAndListsStandBelow() {
    let rows = [("a", ["one"]), ("bbb", [])]
    var page = Page()
    let columns: [Column<(String, [String])>] = [
      Column(width: 2) { "\(words: $0.0)" }, Column { "\(swatch: .white)\(name: $0.0)" }, Column { _ in "end" },
      Column(list: { $0.1.map { "\(words: $0)" } }),
    ]
    page.sections = [
      Section(blocks: [.table(Table(rows + rows, columns, layout: .columns, limit: 2) { "and \($0) more" })])
    ]
    #expect(
      page.console(TerminalStyle(isOn: false)) == "a    a    end\n     one\nbbb  bbb  end\n  and 2 more\n")
    let colored = page.console(TerminalStyle(isOn: true))
    #expect(colored.contains("a    \u{1B}[48;2;255;255;255m  \u{1B}[0m a    end\n"))
  }

  /// A subsection has a heading in every medium; on a terminal, it follows without an empty line.
  @Test func aSubsectionHasAHeading() {
    let columns: [Column<String>] = [Column("name") { "\(words: $0)" }]
    var page = Page()
    page.sections = [
      Section(
        "S", id: "s",
        blocks: [
          .note("n"),
          .subsection("T (1)", [.table(Table(["a"], columns, caption: "c", style: "differences own", layout: .lines))]),
        ])
    ]
    #expect(page.console(TerminalStyle(isOn: false)) == "S\n  n\n  T (1)\n    a\n")
    #expect(page.markdown == "## S\n\nn\n\n### T (1)\n\n| name |\n|---|\n| a |\n")
    #expect(html(page).contains("<h3>T (1)</h3>") && html(page).contains("class=\"plain differences own\""))
  }

  @Test func textIsWrappedAtItsWords() {
    #expect(wrapped("aa bb cc", columns: 5) == ["aa bb", "cc"])
    #expect(wrapped("aa bb cc", columns: 4) == ["aa", "bb", "cc"])
    #expect(wrapped("a longest b", columns: 3) == ["a", "longest", "b"])
    #expect(wrapped("", columns: 3) == [""])
  }
}
