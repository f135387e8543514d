import DesignTokens
import TestSupport
import Testing

@Suite struct TokenPathTests {
  @Test(arguments: [
    ("a", ["a"]), ("a.b", ["a", "b"]), ("a..b", ["a", "", "b"]), (".a.", ["", "a", ""]), ("", [""]),
    ("é.日", ["é", "日"]),
    ("a.\u{301}b", ["a", "\u{301}b"]),
  ])
  func segments(_ text: String, _ segments: [String]) {
    let path = TokenPath(text)
    #expect(path.segments.map { Array($0.utf8) } == segments.map { Array($0.utf8) })
    #expect(TokenPath(segments: segments) == path)
    #expect(path.description.utf8.elementsEqual(text.utf8))
    #expect("\(path)" == text)
  }

  @Test(arguments: [
    ("\u{E9}", "e\u{301}"), ("K", "\u{212A}"), (";", "\u{37E}"), ("\u{C5}", "\u{212B}"), ("a", "A"), ("a", "a "),
  ])
  func otherBytesAreAnotherPath(_ left: String, _ right: String) {
    #expect(TokenPath(left) != TokenPath(right))
    #expect(Set([TokenPath(left), TokenPath(right)]).count == 2)
    #expect((TokenPath(left) < TokenPath(right)) != (TokenPath(right) < TokenPath(left)))
  }

  @Test func ordersByBytes() {
    let sorted = ["b", "a.b", "a-b", "é", "a", "Z", "z", ""].map { TokenPath($0) }.sorted()
    #expect(sorted == ["", "Z", "a", "a-b", "a.b", "b", "z", "é"])
  }

  @Test func equalPathsHashEqually() {
    let bridged = TokenPath(String("xcolor.page".dropFirst()))
    #expect(bridged == "color.page")
    #expect(bridged.hashValue == TokenPath("color.page").hashValue)
    #expect(Set([bridged, "color.page"]).count == 1)
  }

}
