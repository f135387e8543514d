import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Lines that are colors by a word only, names that repeat others, and texts that are no lists.
@Suite struct ColorListEdgeTests {
  private func document(_ bytes: [UInt8]) -> SourceFile { SourceFile(path: "a.txt", bytes: bytes) }

  private func read(_ text: String) throws(FormatError) -> [String] {
    try ColorListFormat.tokens(from: document(Array(text.utf8))).tokens.tokens.map {
      "\($0.path) \($0.values[0].value.text)"
    }
  }

  @Test(arguments: [
    ("ink: red\n#123456\n", ["ink #ff0000", "#123456 #123456"]),
    ("red blue\n", ["#ff0000 #ff0000", "#0000ff #0000ff"]),
    ("Old name, ink: #123456\n", ["ink #123456"]),
    ("a 2,#111111\na,#222222\na,#333333\n", ["a 2 #111111", "a #222222", "a 3 #333333"]),
    ("brand. .ink,#111111\n", ["brand.ink #111111"]), (" . ,#111111\n", ["#111111 #111111"]),
  ])
  func lines(_ text: String, _ colors: [String]) throws {
    #expect(try read(text) == colors)
  }

  @Test func aFunctionWithoutItsEnd() {
    #expect(throws: FormatError.self) { try read("#111111\nrgb(1 2 3\n") }
  }

  @Test(arguments: [1025, 5000]) func aNameIsBounded(_ length: Int) {
    let text = String(repeating: "a", count: length) + ",#111111\n"
    guard case .text(.nameTooLong(limit: 1024, let place))? = fault(text) else {
      Issue.record("the name is read")
      return
    }
    #expect(place.line == 1)
    #expect(
      fault(text.replacing(String(repeating: "a", count: length), with: String(repeating: "a", count: 1024))) == nil)
  }

  private func fault(_ text: String) -> FormatError? {
    do throws(FormatError) {
      _ = try read(text)
      return nil
    } catch { return error }
  }

  @Test func whatIsNoList() {
    #expect(!ColorListFormat.recognizes(document(Array("#111111\n".utf8) + [0xFF])))
    // The issues in a change log, one per line, have no letters; colors with short names may have none either.
    let changes = (1430..<1440).map { "- Improve the playback speed #\($0)\n" }.joined()
    #expect(!ColorListFormat.recognizes(document(Array(changes.utf8))))
    // Without spaces, a long name is a sentence.
    let chinese = (1430..<1440).map { "- 改进较弱中央处理器的下载性能 #\($0)\n" }.joined()
    #expect(!ColorListFormat.recognizes(document(Array(chinese.utf8))))
    #expect(ColorListFormat.recognizes(document(Array("墨 #000\n灰 #777\n".utf8))))
    // Issues with short titles, and six digits that may be any number.
    for text in [
      "Version 2.0\nFix icon #124\nDark mode #125\n", "fix: #123\n", "#1433 crash\n", "600519,贵州茅台\n240101,Fix\n",
    ] {
      #expect(!ColorListFormat.recognizes(document(Array(text.utf8))), "\(text)")
    }
    #expect(ColorListFormat.recognizes(document(Array("ink,112233\npage,FFEEDD\n".utf8))))
    #expect(ColorListFormat.recognizes(document(Array("ink #000\nsoft gray #777\n".utf8))))
    #expect(ColorListFormat.recognizes(document(Array("the color of our ink #0a1\nthe color of the page #fff\n".utf8))))
    let lines = String(repeating: "some words\n", count: 100)
    #expect(!ColorListFormat.recognizes(document(Array("#111111\n\(lines)".utf8))))
    let colors = (0..<500).map { "#\(100_000 + $0)\n" }.joined()
    #expect(ColorListFormat.recognizes(document(Array((colors + lines).utf8))))
  }
}
