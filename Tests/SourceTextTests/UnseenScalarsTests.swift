import SourceText
import Testing

@Suite struct UnseenScalarsTests {
  /// General categories Cc, Cf, Zl, Zp, Co, Cn, and default ignorables of other categories (DerivedCoreProperties.txt).
  static let unseen: [UInt32] = [
    0x00, 0x09, 0x0A, 0x0D, 0x1B, 0x1F, 0x7F, 0x80, 0x85, 0x9B, 0x9F, 0xAD, 0x34F, 0x61C, 0x115F, 0x17B4, 0x180B,
    0x180E, 0x200B,
    0x200C, 0x200D, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2060, 0x2062, 0x2066,
    0x2067, 0x2068,
    0x2069, 0x206F, 0x3164, 0xE000, 0xF8FF, 0xFDD0, 0xFE00, 0xFE0F, 0xFEFF, 0xFFA0, 0xFFF9, 0xFFFF, 0x1BCA0, 0x1D173,
    0xE0001,
    0xE0041, 0xE007F, 0xE0100, 0xE01EF, 0xF0000, 0x10FFFF,
  ]
  static let seen: [UInt32] = [
    0x20, 0x21, 0x22, 0x26, 0x3C, 0x41, 0x7E, 0xA0, 0xA9, 0xE9, 0x301, 0x3A9, 0x416, 0x5D0, 0x627, 0x2013, 0x2014,
    0x2026, 0x20AC,
    0x3000, 0x65E5, 0xAC00, 0xFFFD, 0x1F600, 0x1D11E,
  ]

  @Test func unseenScalars() throws { for value in Self.unseen { try checkUnseen(value) } }

  private func checkUnseen(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(scalar.isUnseen, "\(value)")
    var text = "a"
    text.unicodeScalars.append(scalar)
    text += "b"
    #expect(text.madeVisible.hasSameBytes(as: "a<\(scalar.codePointName)>b"), "\(value)")
  }

  @Test func seenScalars() throws { for value in Self.seen { try checkSeen(value) } }

  private func checkSeen(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(!scalar.isUnseen, "\(value)")
    #expect(String(scalar).madeVisible.hasSameBytes(as: String(scalar)), "\(value)")
  }

  @Test(arguments: [
    (0x0A, "U+000A"), (0x7F, "U+007F"), (0x202E, "U+202E"), (0xE0041, "U+E0041"), (0x10FFFF, "U+10FFFF"),
  ])
  func namesCodePoints(_ value: Int, _ name: String) throws {
    #expect(try #require(Unicode.Scalar(UInt32(value))).codePointName == name)
  }

  @Test(arguments: [
    ("", ""), ("plain text", "plain text"), ("a\u{202E}b", "a<U+202E>b"), ("\u{1B}[31mred", "<U+001B>[31mred"),
    ("a\r\n::x", "a<U+000D><U+000A>::x"), ("é\u{301}日", "é\u{301}日"), ("\u{FEFF}\u{FEFF}", "<U+FEFF><U+FEFF>"),
    ("\"\u{200D}", "\"<U+200D>"), ("👩\u{200D}💻", "👩<U+200D>💻"),
  ])
  func makesTextVisible(_ text: String, _ visible: String) {
    #expect(text.madeVisible.hasSameBytes(as: visible))
    #expect(visible.madeVisible.hasSameBytes(as: visible))
  }
}
