import SourceText
import TestSupport
import Testing

@Suite struct JSONPlaceTests {
  @Test func rangesCoverValuesWithTheirDelimiters() throws {
    //          0         1         2         3
    //          0123456789012345678901234567890123
    let text = #" {"a" : [1, -2.5e3], "é": "x\"y"} "#
    let node = try read(text)
    #expect(node.range == 1..<34)  // "é" takes two bytes
    let members = try #require(node.members)
    #expect(members.map(\.nameRange) == [2..<5, 21..<25])
    #expect(members.map(\.value.range) == [8..<19, 27..<33])
    #expect(members[0].value.elements?.map(\.range) == [9..<10, 12..<18])
  }

  @Test func linesAndColumnsAreCountedInBytes() throws {
    let file = SourceFile(path: "a.json", bytes: Array("{\r\n  \"é\": \"😀\",\n\n\t\"b\": [\n1]}".utf8))
    let members = try #require(try readJSON(file).members)
    // { CR LF = 0...2; two spaces = 3, 4; "é" = 5..<9; colon, space; "😀" = 11..<17; comma, LF = 17, 18; LF = 19; tab = 20
    #expect(file.location(of: members[0].nameRange) == place(2, 3, 5..<9))
    #expect(file.location(of: members[0].value.range) == place(2, 9, 11..<17))
    #expect(file.location(of: members[1].nameRange) == place(4, 2, 21..<24))
    #expect(file.location(of: members[1].value.range) == place(4, 7, 26..<30, endLine: 5, endColumn: 3))
  }

  static let offsets: [(text: String, offset: Int, line: Int, column: Int)] = [
    ("", 0, 1, 1), ("a", 0, 1, 1), ("a", 1, 1, 2), ("a\n", 1, 1, 2), ("a\n", 2, 2, 1), ("\n\n", 1, 2, 1),
    ("\n\n", 2, 3, 1),
    ("a\r\nb", 1, 1, 2), ("a\r\nb", 2, 1, 3), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 1, 3), ("\u{E9}b", 2, 1, 3),
    ("\u{E9}\nb", 3, 2, 1),
    ("a\u{2028}b", 4, 1, 5), ("a\u{85}b", 3, 1, 4), ("a", 9, 1, 2), ("a\nb", 99, 2, 2), ("\u{FEFF}a", 3, 1, 4),
  ]

  @Test(arguments: offsets)
  func positionOfAnOffset(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
    let location = SourceFile(path: "a.json", bytes: Array(text.utf8)).location(of: offset..<offset)
    #expect([location.line, location.column, location.endLine, location.endColumn] == [line, column, line, column])
    #expect(location.byteRange == offset..<offset)
  }

  /// Every offset of a document with many line ends, against counting from the start.
  @Test func positionsAgreeWithCounting() {
    var random = SplitMix64(seed: 11)
    let bytes = (0..<2000).map { _ in [10, 13, 65, 0xC3, 32].randomElement(using: &random) ?? 0 } as [UInt8]
    let file = SourceFile(path: "a.json", bytes: bytes)
    var line = 1
    var column = 1
    for offset in 0...bytes.count {
      let location = file.location(of: offset..<bytes.count)
      #expect(location.line == line && location.column == column)
      guard offset < bytes.count else { break }
      (line, column) = bytes[offset] == 10 ? (line + 1, 1) : (line, column + 1)
    }
  }

  @Test func locationsCarryThePathAsGiven() {
    let file = SourceFile(path: "Palettes/é x/tokens.json", bytes: [])
    #expect(file.location(of: 0..<0).path == "Palettes/é x/tokens.json")
    #expect(file.path == "Palettes/é x/tokens.json")
  }

  @Test(arguments: [
    ("a.json", ".json", true), (".json", ".json", true), ("json", ".json", false), ("a.JSON", ".json", false),
    ("a", "", true), ("", "a", false), ("e\u{301}", "\u{E9}", false), ("x\u{301}", "\u{301}", true),
    ("a.json\u{301}", ".json", false),
  ])
  func endsAreComparedAsBytes(_ text: String, _ suffix: String, _ result: Bool) {
    #expect(text.endsWithBytes(of: suffix) == result)
  }

  @Test(arguments: [
    ("a", "a", true), ("a", "b", false), ("", "", true), ("a", "aa", false), ("e\u{301}", "\u{E9}", false),
    ("K", "\u{212A}", false), (";", "\u{37E}", false),
  ])
  func samenessIsOfBytes(_ text: String, _ other: String, _ result: Bool) {
    #expect(text.hasSameBytes(as: other) == result)
    #expect(other.hasSameBytes(as: text) == result)
  }
}
