import Testing

/// Fonts of generated constants, fonts of fonts, and text that another view replaces at large sizes.
@Suite struct GeneratedFontTests {
  @Test(
    "Fonts of the size that they get",
    arguments: [
      (
        "", "func f() { label.font = Fonts.text.font(size: 12) }",
        "enum Fonts { static let text = Family() }\nstruct Family { func font(size: CGFloat) -> Font { Font(font: self, size: size) } }"
      ),
      (
        "", "func f() { label.font = Fonts.text.font(size: 12) }",
        "enum Fonts { static let text = Family() }\nstruct Family { func font(size: CGFloat) -> Font? { Font(font: self, size: size) } }"
      ),
      (
        "", "func f() { label.font = Fonts.text.font(size: 12) }",
        "enum Fonts { static let text = Family() }\nstruct Family { func font(size: CGFloat) -> Font { guard let font = Font(font: self, size: size) else { fatalError(name) }\nreturn font } }"
      ),
      (#"Text(t).font(Font(UIFont(name: "A", size: 12)!))"#, "", ""),
    ])
  func fixed(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("fixed-font", body, members: members, other: other) == [.failed])
  }

  @Test(
    "Fonts that scale, and functions that return none",
    arguments: [
      (
        "", "func f() { label.font = Fonts.text.font(size: 12) }",
        "enum Fonts { static let text = Family() }\nstruct Family { func font(size: CGFloat) -> Font { scaled(Font(font: self, size: size)) } }"
      ),
      (
        "", "func f() { label.font = Fonts.text.font(size: 12) }",
        "enum Fonts { static let text = Family() }\nstruct Family { func font(size: CGFloat) -> Font { Font(font: self, size: size).scaled } }"
      ),
      (
        "", "func f() { label.font = Fonts.text.font(size: 12) }",
        "enum Fonts { static let text = Family() }\nstruct Family { func font(size: CGFloat) -> Tone { Tone(font: self, size: size) } }"
      ),
      (
        "", "func f() { label.font = Fonts.text.font(size: 12) }",
        "enum Fonts { static let text = Family() }\nstruct Family { func font(size: CGFloat) -> Font { Font(font: self) } }"
      ),
      (
        "", "func f() { label.font = Fonts.text.font(size: 12) }",
        "enum Fonts { static let text = Family() }\nprotocol Family { func font(size: CGFloat) -> Font }"
      ),
      (
        "", "func f() { label.font = Other.text.font(size: 12) }",
        "enum Fonts { static let text = Family() }\nstruct Family { func font(size: CGFloat) -> Font { Font(font: self, size: size) } }"
      ),
      (
        "", "func f() { label.font = UIFont.preferredFont(forTextStyle: .body) }",
        "enum Style { static let app = Sizes() }\nstruct Sizes { let callout: CGFloat = 9 }"
      ),
      ("Text(t).font(Font(uiFont))", "", ""),
      ("Text(t).font(font!)", "", ""),
    ])
  func other(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("fixed-font", body, members: members, other: other) == [])
  }

  @Test(
    "Text that is shown at usual sizes alone",
    arguments: [
      (
        "if dynamicTypeSize < .accessibility1 { Text(t).font(.body).frame(height: 36) } else { b }",
        #"@Environment(\.dynamicTypeSize) private var dynamicTypeSize"#
      )
    ])
  func shownUsual(_ body: String, _ members: String) throws {
    #expect(try AuditedCode.inBody("text-clipping", body, members: members) == [])
  }

  @Test(
    "Text that is shown at large sizes alone",
    arguments: [
      (
        "if dynamicTypeSize < .accessibility1 { b } else { Text(t).font(.body).frame(height: 36) }",
        #"@Environment(\.dynamicTypeSize) private var dynamicTypeSize"#
      )
    ])
  func shownLarge(_ body: String, _ members: String) throws {
    #expect(try AuditedCode.inBody("text-clipping", body, members: members) == [.failed])
  }
}
