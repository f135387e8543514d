import SourceText
import Testing

/// Texts are found by their rarest byte, which must not change what is found.
struct ByteSearchTests {
  @Test(arguments: [
    ("\"$value\": 1", "\"$value\"", 0), ("a \"value\" b", "\"value\"", 2), ("aaab", "ab", 2), ("ab", "abc", nil),
    ("$$a", "$a", 1), ("a.b-c", "c", 4), ("\"com.\"com.figma", "\"com.figma", 5), ("aXbX", "bX", 2), ("", "a", nil),
    ("a", "", nil), ("é\"ü", "\"ü", 2), ("xA", "xA", 0), ("ByModeByMode\"", "ByMode\"", 6),
  ])
  func findsTheFirst(text: String, part: String, offset: Int?) {
    #expect(Array(text.utf8).firstOffset(of: part) == offset)
    #expect(text.utf8.firstOffset(of: part) == offset)
    #expect(text.holdsBytes(of: part) == (offset != nil))
  }

  /// All texts and parts of up to five and three bytes of a small alphabet, against the search that tries each offset.
  @Test func agreesWithTryingEachOffset() {
    let alphabet = Array("\"aA.".utf8)
    func words(_ length: Int) -> [[UInt8]] {
      (0..<length).reduce([[]]) { words, _ in words.flatMap { word in alphabet.map { word + [$0] } } }
    }
    let texts = (0...5).flatMap(words)
    for part in (1...3).flatMap(words) {
      for text in texts {
        let offsets = text.indices.filter { text[$0...].starts(with: part) }
        #expect(text.firstOffset(of: String(decoding: part, as: UTF8.self)) == offsets.first)
      }
    }
  }

  @Test(arguments: [
    ("a.b.c", ".", "-", "a-b-c"), ("NAME and NAME", "NAME", "x", "x and x"), ("aaa", "aa", "b", "ba"),
    ("", "a", "b", ""),
    ("abc", "", "x", "abc"), ("e\u{301}a", "a", "\u{301}", "e\u{301}\u{301}"), ("\u{E9}", "e\u{301}", "x", "\u{E9}"),
    ("xnames.count", ".count", "", "xnames"),
  ])
  func bytesAreReplaced(_ text: String, _ word: String, _ other: String, _ result: String) {
    #expect(text.replacingBytes(of: word, with: other).hasSameBytes(as: result))
    #expect((text.firstRange(ofBytes: word) != nil) == text.holdsBytes(of: word))
  }
}
