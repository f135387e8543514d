import ColorScience
import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Plain lists of colors: the ways in which people write them, and texts that only mention colors.
@Suite struct ColorListTests {
  private func document(_ text: String, _ path: String = "a.txt") -> SourceFile {
    SourceFile(path: path, bytes: Array(text.utf8))
  }

  private func read(_ text: String) throws(FormatError) -> [String] {
    try ColorListFormat.tokens(from: document(text)).tokens.tokens.map { "\($0.path) \($0.values[0].value.text)" }
  }

  @Test(arguments: [
    ("#123456\n#fff\n", ["#123456 #123456", "#ffffff #ffffff"]),
    ("# brand\n\nink #123456\n#7fdbff sky blue\n// end\n", ["ink #123456", "sky blue #7fdbff"]),
    ("name,hex,usage\n\"Deep, ink\",#123456,text\nSky;7FDBFF;\n", ["Deep, ink #123456", "Sky #7fdbff"]),
    ("--ink: #123456;\n$sky = rgb(127 219 255)\n", ["ink #123456", "sky #7fdbff"]),
    ("Navy,#001f3f\nwhite\n", ["Navy #001f3f", "#ffffff #ffffff"]),
    ("Ink,#123456,18,52,86\nSky,#7fdbff,\"127, 219, 255\"\n", ["Ink #123456", "Sky #7fdbff"]),
    ("ink,#123456,\"rgb(18,52,86)\"\n", ["ink #123456"]),
    ("#123456, #fff #000\n", ["#123456 #123456", "#ffffff #ffffff", "#000000 #000000"]),
    ("a,#111111\r\na,#222222\r\n", ["a #111111", "a 2 #222222"]),
  ])
  func lists(_ text: String, _ colors: [String]) throws {
    #expect(try read(text) == colors)
    #expect(ColorListFormat.recognizes(document(text)))
  }

  @Test(arguments: [
    ("We use #123456 and #ffffff for text.\nThe rest is up to you.\n", "a.txt"), ("hello\nred\n", "a.txt"),
    ("route,route_color,route_text_color\nU1,FFCE00,000000\n", "a.txt"), ("", "a.txt"), ("#123456\n", "a.md"),
    ("deface\nfacade\n", "a.txt"), ("#123456\n\u{0}\u{1}\n#fff\nx\ny\n", "a.csv"),
  ])
  func otherTextsAreNoLists(_ text: String, _ path: String) {
    #expect(!ColorListFormat.recognizes(document(text, path)))
  }

  @Test(arguments: [
    ("#111111\n#222222\nink\n", 3, 1, "a color such as #64748b, with or without a name", "\"ink\""),
    ("#111111\n#12345\n", 2, 1, "a color such as #64748b, with or without a name", "\"#12345\""),
    ("ink,#111111,#eeeeee\n", 1, 13, "one color for each name", "\"#eeeeee\""),
    (
      "ink,#11111180\n", 1, 5, "rgb() for a color with alpha, because eight digits may start or end with it",
      "\"#11111180\""
    ),
  ])
  func faultsHaveTheirPlace(_ text: String, _ line: Int, _ column: Int, _ expected: String, _ found: String) throws {
    let error = try #require(throws: FormatError.self) { try read(text) }
    guard case .unexpected(let wanted, let what, nil, let place) = error else { Issue.record("\(error)"); return }
    #expect(wanted == expected && what == found)
    #expect((place.line, place.column) == (line, column))
  }

  /// Deep nesting, long lines, and open quotes end in order.
  @Test(arguments: [
    String(repeating: "(", count: 100_000), String(repeating: ",", count: 100_000),
    "\"" + String(repeating: "a", count: 100_000),
    String(repeating: "#fff ", count: 10_000), String(repeating: "a:", count: 50_000),
    "rgb(" + String(repeating: "1 ", count: 50_000),
    String(repeating: "a #123456\n", count: 5_000),
  ])
  func hostileLinesEnd(_ text: String) {
    _ = ColorListFormat.recognizes(document(text))
    _ = try? read(text)
  }
}
