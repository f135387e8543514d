import Testing

@testable import ColorScience

@Suite struct HexNotationTests {
  @Test(arguments: ["#000000", "#ffffff", "#12ab9f", "#12ab9f80", "#00000000"])
  func returnsWhatWasRead(_ text: String) throws {
    #expect(try Color(hex: text).hex == text)
  }

  @Test func shortForms() throws {
    #expect(try Color(hex: "#F0a").hex == "#ff00aa")
    #expect(try Color(hex: "#f0a8").hex == "#ff00aa88")
    #expect(try Color(hex: "#f0af").isOpaque)
  }

  @Test(arguments: [
    ("", 0, "#"), ("fff", 0, "#"), (" #fff", 0, "#"), ("#", 1, "3, 4, 6, or 8 hexadecimal digits after #"),
    ("#ff", 3, "3, 4, 6, or 8 hexadecimal digits after #"), ("#ggg", 1, "a hexadecimal digit"),
    ("#fffff", 6, "3, 4, 6, or 8 hexadecimal digits after #"), ("#fff\u{301}", 4, "a hexadecimal digit"),
    ("#fffffffff", 9, "3, 4, 6, or 8 hexadecimal digits after #"), ("#ff\u{FF11}", 3, "a hexadecimal digit"),
  ])
  func errorsSayWhereAndWhat(_ text: String, _ offset: Int, _ expected: String) {
    #expect(throws: ColorSyntaxError(offset: offset, expected: expected)) { try Color(hex: text) }
  }

  @Test func clipsAndRoundsHalvesUp() {
    #expect(Color(.srgb, 1.2, -0.1, 127.5 / 255).hex == "#ff0080")
    #expect(Color(.hwb, 120, 30, 50).hex == "#4d804d")
    #expect(Color(.srgb, .nan, .infinity, -.infinity).hex == "#00ff00")
  }

  @Test func tableIsTheTransferFunction() {
    #expect(linearLightOfByte.count == 256)
    for byte in 0..<256 { #expect(linearLightOfByte[byte] == SRGBTransfer.decode(Double(byte) / 255)) }
  }
}
