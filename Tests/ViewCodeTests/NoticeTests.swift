import DesignTokens
import SourceText
import SwiftSource
import Testing
import ViewCode

/// Notices on declarations that hide colors of the platform, or that keep names from being colors.
@Suite struct NoticeTests {
  private func notices(_ declarations: String, _ body: String) -> [String] {
    let view = "struct A: View {\nvar body: some View {\n\(body)\n}\n}"
    let outlines = [("Names.swift", declarations), ("View.swift", view)].map {
      SwiftOutline(SourceFile(path: $0.0, bytes: Array($0.1.utf8)))
    }
    return ViewCode(outlines, tokens: TokenSet()).notices.map(\.message)
  }

  private static let colors =
    "extension Color {\nstatic let white = Color(red: 0.1, green: 0.1, blue: 0.1)\nstatic let black = Color(red: 0.2, green: 0.2, blue: 0.2) }"

  @Test func hiddenColors() {
    let once = "1 use of Color.black in other files refers to this constant instead of the platform color"
    let twice = "2 uses of Color.white in other files refer to this constant instead of the platform color"
    let text = { (color: String) in "Text(t).foregroundStyle(Color.\(color))" }
    #expect(notices(Self.colors, text("black")) == [once])
    #expect(notices(Self.colors, "VStack { \(text("white")); \(text("black")); \(text("white")) }") == [twice, once])
    #expect(notices(Self.colors, text("red")) == [])
  }

  @Test func namesThatAreNoColors() {
    let tones =
      "struct Badge: View {\nlet tint: Tone\nvar body: some View { Text(t) } }\nstruct Mark: View {\nlet tint: Tone\nvar body: some View { Text(t) } }"
    let once = "1 color name in other files isn't treated as a color, because Badge doesn't declare a color here"
    let twice = "2 color names in other files aren't treated as colors, because Badge doesn't declare a color here"
    let other = "1 color name in other files isn't treated as a color, because Mark doesn't declare a color here"
    #expect(notices(tones, "Badge(tint: .red)") == [once])
    #expect(notices(tones, "VStack { Mark(tint: .red); Badge(tint: .red); Badge(tint: .blue) }") == [twice, other])
    #expect(notices(tones, "Badge(tint: tone)") == [])
  }
}
