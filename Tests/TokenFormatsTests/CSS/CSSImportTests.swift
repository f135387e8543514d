import DesignTokens
import SourceText
import Testing
import TokenFormats

/// `@import` with its conditions.
@Suite struct CSSImportTests {
  @Test func conditionsAreThoseOfTheImport() throws {
    let imported = try readCSSTokens(
      """
      @import "a1.css";
      @import url(b1.css) layer(l) screen and (prefers-color-scheme: dark) and (prefers-contrast: more);
      @import url("c1.css") supports(display: grid) (prefers-color-scheme: dark);
      @import 'd1.css' print;
      """,
      imports: [
        "a1.css": ":root{--x:1}", "b1.css": ":root{--x:2}", "c1.css": ":root{--x:3}", "d1.css": ":root{--x:4}",
      ])
    // The layer makes the value of b1.css lose against those in no layer, as in every browser.
    #expect(imported.texts("x") == ["- 1", "dark 3"])
    #expect(imported.modes.map(\.name) == ["light", "dark", "dark-high-contrast"])
  }

  @Test func importedDocumentsAreNotReadTwice() throws {
    let documents = ["dark.css", "index.css"].map { name in
      SourceFile(
        path: name,
        bytes: Array(
          (name == "dark.css" ? ":root{--x:2}" : "@import 'dark.css' (prefers-color-scheme:dark); :root{--y:1}").utf8))
    }
    let imported = try CSSFormat.tokens(from: documents, library: CSSLibrary(documents: ["dark.css": ":root{--x:2}"]))
    #expect(imported.texts("x") == ["dark 2"])
    #expect(imported.texts("y") == ["- 1"])
  }

  @Test func oneDocumentMayServeTwoLooks() throws {
    let imported = try readCSSTokens(
      "@import 'b.css' (prefers-color-scheme:dark); @import 'b.css' (prefers-contrast:more); :root{--y:1}",
      imports: ["b.css": ":root{--x:2}"])
    #expect(imported.texts("x") == ["dark 2", "light-high-contrast 2", "dark-high-contrast 2"])
  }

  /// What is imported under a condition of which no file can tell is no value.
  @Test(
    arguments: [
      ("supports(display: grid)", true), ("supports((display: grid) and (gap: 1px))", true),
      ("supports(frobnicate: 1)", false), ("supports(not (display: grid))", false), ("theme(static)", true),
    ])
  func supportsIsACondition(_ condition: String, _ isRead: Bool) throws {
    let imported = try readCSSTokens("@import 'b.css' \(condition); :root{--y:1}", imports: ["b.css": ":root{--x:2px}"])
    #expect(imported.shown("x").hasPrefix("?") != isRead, "\(imported.shown("x"))")
  }

  @Test func anAddressOfAnyLengthIsNotRead() throws {
    let address = "data:text/css," + String(repeating: "x", count: 10_000)
    let imported = try readCSSTokens("@import '\(address)'; :root{--y:1}")
    #expect(imported.texts("y") == ["- 1"])
    #expect(imported.notices.count == 1 && imported.notices[0].message.hasPrefix("an @import path longer than "))
  }

  @Test func circlesEnd() throws {
    let imported = try readCSSTokens(
      "@import 'b.css'; :root{--x:1}", imports: ["b.css": "@import 'a.css'; :root{--y:2}", "a.css": ":root{--x:9}"])
    #expect(imported.tokens.tokens.map(\.path) == ["y", "x"])
    #expect(imported.notices.count == 1)
    let own = try readCSSTokens("@import 'a.css'; :root{--x:1}", imports: ["a.css": ""])
    #expect(own.texts("x") == ["- 1"])
  }

  @Test func whatIsNotFoundIsNoticedOrAnError() throws {
    let imported = try readCSSTokens("@import 'tailwindcss'; @import url(https://a.example/b.css); :root{--x:1}")
    #expect(
      imported.notices.map(\.message) == [
        "\"tailwindcss\" isn't a file next to this one; its colors are the defaults of Tailwind CSS 4",
        "\"https://a.example/b.css\" isn't a file next to this one; it isn't read",
      ])
    #expect(
      throws: FormatError.missingDocument(
        "./gone.css", SourceFile(path: "a.css", bytes: Array("@import './gone.css';".utf8)).location(of: 8..<20))
    ) {
      try readCSSTokens("@import './gone.css';")
    }
  }

  @Test func aLateImportIsSkipped() throws {
    let imported = try readCSSTokens(":root{--x:1} @import 'b.css';", imports: ["b.css": ":root{--x:2}"])
    #expect(imported.texts("x") == ["- 1"])
    #expect(
      imported.notices.map(\.message) == [
        "misplaced @import: only @charset, @layer statements, and other imports can precede it; browsers skip it"
      ])
    let layered = try readCSSTokens("@charset 'utf-8'; @layer a; @import 'b.css';", imports: ["b.css": ":root{--x:2}"])
    #expect(layered.texts("x") == ["- 2"])
  }

  /// Diamonds of imports under ever new layers would double with every document.
  @Test func readingsAreBounded() throws {
    var imports: [String: String] = [:]
    for index in 0..<40 {
      imports["\(index).css"] =
        "@import '\(index + 1).css' layer; @import '\(index + 1).css' layer; :root{--x\(index):1}"
    }
    #expect(throws: FormatError.self) { try readCSSTokens("@import '0.css';", imports: imports) }
  }
}
