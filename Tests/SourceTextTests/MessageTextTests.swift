import SourceText
import Testing

/// Values of input in sentences: visible, and never longer than 200 characters.
@Suite struct MessageTextTests {
  @Test(arguments: [0, 1, 199, 200]) func aShortValueStays(_ count: Int) {
    let value = String(repeating: "é", count: count)
    #expect(value.shortened == value)
  }

  @Test(arguments: ["é", "日", "😀", "a\u{301}", "\u{301}"]) func aLongValueIsCutBetweenScalars(_ part: String) {
    let value = String(repeating: part, count: 100_000)
    let shown = Array(value.shortened.unicodeScalars)
    #expect(shown.count == 200 && shown.last == "…")
    #expect(value.unicodeScalars.prefix(199).elementsEqual(shown.dropLast()))
  }

  /// `<U+202E>` has 8 characters: 24 of them are 192, and 25 would be 200 without room for the ellipsis.
  @Test func whatIsWrittenOutIsNotCutWithin() {
    #expect(String(repeating: "\u{202E}", count: 25).shortened == String(repeating: "<U+202E>", count: 25))
    #expect(String(repeating: "\u{202E}", count: 26).shortened == String(repeating: "<U+202E>", count: 24) + "…")
  }

  @Test func literalsStayWholeAndValuesAreCut() {
    let long = String(repeating: "v", count: 5_000)
    let cut = String(repeating: "v", count: 199) + "…"
    let message: MessageText = "a \"\(long)\" b \(7) c \(list: [long, "x"]) d"
    #expect(message.text == "a \"\(cut)\" b 7 c \(cut), x d")
    #expect(("\(message)!" as MessageText).text == message.text + "!")
    #expect(("\(words: long)" as MessageText).text == long)
    #expect((MessageText.didYouMean(long, before: "{", after: "}")).text == "; did you mean {\(cut)}?")
  }

  @Test(arguments: [
    ("", ""), ("a  b ", "a  b "), (String(repeating: "w ", count: 900), String(repeating: "w ", count: 900)),
  ])
  func aSentenceOfShortWordsStays(_ text: String, _ expected: String) { #expect(text.shortenedSentence == expected) }

  @Test func aLongWordInASentenceIsCut() {
    let word = String(repeating: "é", count: 201)
    let cut = String(repeating: "é", count: 199) + "…"
    #expect("change \(word) to \(word)x".shortenedSentence == "change \(cut) to \(cut)")
    let long = String(repeating: "word ", count: 5_000).shortenedSentence
    #expect(long.hasSuffix("word …") && long.unicodeScalars.count <= 2_002)
  }

  @Test func aListHasAnEnd() {
    let message: MessageText = "\(list: (1...100).map(String.init))"
    #expect(message.text.hasSuffix("63, 64, and 36 more"))
  }

  @Test(arguments: [(1_024, 1_024), (1_025, 200)]) func aPathStaysWholeWhileASystemOpensIt(_ count: Int, _ shown: Int) {
    let message: MessageText = "\(path: String(repeating: "p", count: count)):1:2: x"
    #expect(message.text.unicodeScalars.count == shown + 7)
  }
}
