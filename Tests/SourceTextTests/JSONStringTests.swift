import SourceText
import Testing

@Suite struct JSONStringTests {
  static let escapes: [(json: String, scalars: [UInt32])] = [
    (#""\"""#, [0x22]), (#""\\""#, [0x5C]), (#""\/""#, [0x2F]), (#""\b""#, [8]), (#""\f""#, [12]), (#""\n""#, [10]),
    (#""\r""#, [13]), (#""\t""#, [9]), (#""\u0000""#, [0]), (#""\u0041b""#, [0x41, 0x62]), (#""\u00E9""#, [0xE9]),
    (#""e\u0301""#, [0x65, 0x301]), (#""\uD834\uDD1E""#, [0x1D11E]), (#""\udbff\uDFFF""#, [0x10FFFF]),
    (#""\uD800\uDC00""#, [0x10000]), (#""\uD7FF\uE000""#, [0xD7FF, 0xE000]), (#""a\\nb""#, [0x61, 0x5C, 0x6E, 0x62]),
    (#""\\\"""#, [0x5C, 0x22]), ("\"\u{E9}\\n\u{1F600}\"", [0xE9, 10, 0x1F600]),
    ("\"\u{202E}\u{7F}\"", [0x202E, 0x7F]), (#""\uFEFF""#, [0xFEFF]),
  ]

  @Test(arguments: escapes) func unescapes(_ json: String, _ scalars: [UInt32]) throws {
    #expect(try read(json).string?.unicodeScalars.map(\.value) == scalars)
  }

  /// A quote followed by a combining mark is one `Character`; the string must end there all the same.
  @Test(arguments: ["\u{301}", "\u{200D}", "\u{FE0F}"]) func aCombiningMarkDoesNotHideAQuote(_ mark: String) throws {
    let json = "{\"a\":\"\(mark)x\(mark)\"}"
    #expect(try read(json)["a"]?.string?.utf8.elementsEqual("\(mark)x\(mark)".utf8) == true)
    #expect(fault(in: "\"a\"\(mark)") != nil)
    #expect(fault(in: "[1,\(mark)2]") != nil)
  }

  static let illFormed: [(name: String, bytes: [UInt8], offset: Int)] = [
    ("lone continuation", [0x22, 0x80, 0x22], 1), ("lone continuation BF", [0x22, 0x61, 0xBF, 0x22], 2),
    ("overlong slash, 2 bytes", [0x22, 0xC0, 0xAF, 0x22], 1), ("overlong C1", [0x22, 0xC1, 0xBF, 0x22], 1),
    ("overlong slash, 3 bytes", [0x22, 0xE0, 0x80, 0xAF, 0x22], 1), ("overlong NUL", [0x22, 0xC0, 0x80, 0x22], 1),
    ("overlong E0 9F", [0x22, 0xE0, 0x9F, 0xBF, 0x22], 1),
    ("overlong, 4 bytes", [0x22, 0xF0, 0x80, 0x80, 0xAF, 0x22], 1),
    ("overlong F0 8F", [0x22, 0xF0, 0x8F, 0xBF, 0xBF, 0x22], 1), ("surrogate D800", [0x22, 0xED, 0xA0, 0x80, 0x22], 1),
    ("surrogate DFFF", [0x22, 0xED, 0xBF, 0xBF, 0x22], 1), ("U+110000", [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1),
    ("F5", [0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], 1), ("FF", [0x22, 0xFF, 0x22], 1), ("FE", [0xFE], 0),
    ("5 bytes", [0x22, 0xF8, 0x88, 0x80, 0x80, 0x80, 0x22], 1), ("cut after 1 of 2", [0x22, 0xC3], 1),
    ("cut after 2 of 3", [0x22, 0xE2, 0x82], 1), ("cut after 3 of 4", [0x22, 0xF0, 0x9F, 0x98], 1),
    ("quote inside a sequence", [0x22, 0xE2, 0x82, 0x22], 1),
    ("third byte bad", [0x22, 0xF0, 0x9F, 0x98, 0x41, 0x22], 1),
    ("Latin-1 e acute", [0x22, 0xE9, 0x22], 1), ("outside a string", [0x5B, 0x31, 0xFF, 0x5D], 2),
    ("after a good one", [0x22, 0xC3, 0xA9, 0xC3, 0x22], 3), ("UTF-16 LE with mark", [0xFF, 0xFE, 0x31, 0x00], 0),
    ("UTF-16 BE with mark", [0xFE, 0xFF, 0x00, 0x31], 0),
  ]

  @Test(arguments: illFormed) func refusesWhatIsNotUTF8(_ name: String, _ bytes: [UInt8], _ offset: Int) {
    #expect(firstInvalidUTF8Offset(in: bytes) == offset)
    #expect(fault(in: bytes) == .notUTF8(place(1, offset + 1, offset..<offset + 1)))
  }

  /// The standard library's decoder, another implementation of the same table, agrees on every sequence of two and three bytes tried.
  @Test func agreesWithTheStandardLibraryOnWellFormedness() {
    for first in UInt8(0x70)...0xFF {
      for second in stride(from: UInt8(0), through: 0xFC, by: 4) {
        for tail in [[], [0x80], [0xBF], [0x80, 0x80], [0x41], [0x80, 0xC0]] as [[UInt8]] {
          let bytes = [first, second] + tail
          #expect(
            (firstInvalidUTF8Offset(in: bytes) == nil) == (String(validating: bytes, as: UTF8.self) != nil), "\(bytes)")
        }
      }
    }
  }

  @Test(arguments: [
    [0x31, 0x00] as [UInt8], [0x00, 0x31], [0x22, 0x00, 0x61, 0x00, 0x22, 0x00], [0x31, 0x00, 0x00, 0x00],
    [0x00, 0x00, 0x00, 0x31],
  ])
  func refusesUTF16AndUTF32WithoutMark(_ bytes: [UInt8]) { #expect(fault(in: bytes) != nil) }

  @Test func passesOneByteOrderMarkAtTheStart() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let node = try read(mark + Array("[1]".utf8))
    #expect(node.range == 3..<6)
    #expect(fault(in: mark) != nil)
    #expect(fault(in: mark + mark + Array("1".utf8)) != nil)
    #expect(fault(in: Array("1".utf8) + mark) != nil)
    #expect(fault(in: [0xEF, 0xBB]) == .notUTF8(place(1, 1, 0..<1)))
  }

  @Test func everyControlCharacterMustBeEscaped() throws {
    for control in UInt8(0)..<0x20 {
      let raw = [UInt8(ascii: "\"")] + Array("a".utf8) + [control, UInt8(ascii: "\"")]
      guard case .unexpected(found: control, expected: _, let found)? = fault(in: raw) else {
        Issue.record("control \(control) was read")
        continue
      }
      #expect(found.byteRange == 2..<3)
      let digits = String(control, radix: 16)
      let escaped = "\"\\u" + String(repeating: "0", count: 4 - digits.count) + digits + "\""
      #expect(try read(escaped).string?.utf8.elementsEqual([control]) == true)
    }
  }
}
