import Testing

@testable import SourceText

/// Texts that formats write without an escape: two bytes decide, because a command of a CI runner may start with two equal ones.
@Suite struct AsciiSetTests {
  @Test(arguments: ["\"\\", "&<>\"'", "`| ", "", "~"] as [StaticString])
  func plainTextsHaveNoSpecialCharacterAndNoStartOfACommand(_ characters: StaticString) {
    let special = AsciiSet(characters)
    let excluded = Set(characters.description.utf8)
    var wrong: [[UInt8]] = []
    for first in UInt8.min..<0x80 {
      for second in UInt8.min..<0x80 {
        let isPlain = [first, second].allSatisfy { byte in
          (0x20...0x7E).contains(byte) && !excluded.contains(byte) && byte != UInt8(ascii: "_")
        }
        let isDoubled = first == second && "#:-+~^".utf8.contains(second)
        let expected = isPlain && !isDoubled
        let text = String(decoding: [first, second], as: UTF8.self)
        var bytes: [UInt8] = []
        let isAdded = bytes.appendPlain(text, without: special)
        if text.isPlain(without: special) != expected || isAdded != expected || bytes.isEmpty == expected {
          wrong.append([first, second])
        }
      }
    }
    #expect(wrong == [])
  }

  @Test func nothingBeyondAsciiIsPlain() {
    for text in ["é", "aé", "\u{7F}", "\u{2028}"] { #expect(!text.isPlain(without: AsciiSet("\""))) }
    #expect("".isPlain(without: AsciiSet("\"")))
  }
}
