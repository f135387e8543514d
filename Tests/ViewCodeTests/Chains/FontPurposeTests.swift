import Testing

/// What fonts are for: text, measures, symbols, and icons beside text.
@Suite struct FontPurposeTests {
  private static let kinds =
    "enum Kind { case small, large\nvar height: CGFloat { switch self { case .small: 10\ncase .large: 20 } } }"

  @Test(
    "Fonts of symbols and measures",
    arguments: [
      ("", "func f() { let w = a.size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]) }"),
      (
        "",
        "func f() { let w = a.boundingRect(with: s, options: [], attributes: [.font: UIFont.systemFont(ofSize: 12)], context: nil) }"
      ),
      ("Text(t).font(.system(size: scaledValue(12)))", ""),
      (
        "",
        #"func f() { let i = UIImage(systemName: "x", withConfiguration: UIImage.SymbolConfiguration(font: .systemFont(ofSize: 12))) }"#
      ),
      ("", "func f() { i.preferredSymbolConfiguration = .init(font: UIFont.systemFont(ofSize: 12)) }"),
      (
        "",
        "func f() { b.setPreferredSymbolConfiguration(.init(font: UIFont.systemFont(ofSize: 12)), forImageIn: .normal) }"
      ),
      ("", "func f() {\nlet l = UILabel()\nl.font = UIFont.systemFont(ofSize: 12)\nw = l.sizeThatFits(s)\n}"),
      ("", "func f() {\nlet l = UILabel()\nl.font = UIFont.systemFont(ofSize: 12)\nw = l.text?.count\n}"),
    ])
  func measures(_ body: String, _ members: String) throws {
    #expect(try AuditedCode.inBody("fixed-font", body, members: members) == [])
  }

  @Test(
    "Fonts of text",
    arguments: [
      ("", "func f() { a.draw(at: p, withLook: [.font: UIFont.systemFont(ofSize: 12)]) }"),
      ("", "func f() { style(.init(font: UIFont.systemFont(ofSize: 12))) }"),
      ("", "func f() -> Look { .init(font: UIFont.systemFont(ofSize: 12)) }"),
      ("", "func f() { i.look = .init(font: UIFont.systemFont(ofSize: 12)) }"),
      ("", "func f() {\nlet l = UILabel()\nl.font = UIFont.systemFont(ofSize: 12)\nadd(l)\n}"),
      ("", "func f() {\nlet l = UILabel()\nl.font = UIFont.systemFont(ofSize: 12)\nl.then { add($0) }\n}"),
    ])
  func text(_ body: String, _ members: String) throws {
    #expect(try AuditedCode.inBody("fixed-font", body, members: members) == [.failed])
  }

  @Test(
    "Sizes of other fonts",
    arguments: [
      ("", "func f() { label.font = UIFont.preferredFont(forTextStyle: .body).withSize(g.pointSize * 2) }")
    ])
  func otherFonts(_ body: String, _ members: String) throws {
    #expect(try AuditedCode.inBody("fixed-font", body, members: members) == [.cantTell])
  }

  @Test(
    "Icons beside text that are too large",
    arguments: [
      (
        #"HStack { Image(systemName: "a").font(.system(size: kind.height * 4)); Text(t) }"#, "let kind: Kind",
        "\(kinds)"
      ),
      (#"HStack { Image(systemName: "a").font(.system(size: 60)); Text(t) }"#, "", ""),
      (#"HStack { Group { Image(systemName: "a").font(.system(size: 60)) }; VStack { Text(t) } }"#, "", ""),
      (#"Label { Text(t) } icon: { Image(systemName: "a").font(.system(size: 60)) }"#, "", ""),
      (#"Button { go() } label: { Image(systemName: "a").font(.system(size: 60)); Text(t) }"#, "", ""),
    ])
  func largeIcons(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("large-icon", body, members: members, other: other) == [.failed])
  }

  @Test(
    "Icons whose font isn't known",
    arguments: [
      (
        #"HStack { Image(systemName: "a").font(.small(1)); Text(t) }"#, "",
        "extension Font { static func small(_ a: Int) -> Font { log(a)\nreturn make(a) } }"
      ),
      (
        #"HStack { Image(systemName: "a").font(.small); Text(t) }"#, "",
        "extension Font { static var small: Font { make() } }"
      ),
      (#"HStack { Image(systemName: "a").font(.rounded(12)); Text(t) }"#, "", ""),
      (#"HStack { Image(systemName: "a").font(isOn ? .body : font); Text(t) }"#, "", ""),
    ])
  func openIcons(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("large-icon", body, members: members, other: other) == [.cantTell])
  }

  @Test(
    "Small icons, and icons without text beside them",
    arguments: [
      #"HStack { Image(systemName: "a").font(.body); Text(t) }"#,
      #"VStack { Image(systemName: "a").font(.system(size: 60)); Text(t) }"#,
    ])
  func smallIcons(_ body: String) throws {
    #expect(try AuditedCode.inBody("large-icon", body) == [])
  }

  @Test(
    "Text in a height below a line",
    arguments: [
      #"Text("\u{1F600} and words").font(.body).frame(height: 20)"#,
      "Text(1 + 2).font(.body).frame(height: 20)",
      "Text(t).font(.body).frame(height: 20).hidden",
    ])
  func clipped(_ body: String) throws {
    #expect(try AuditedCode.inBody("text-clipping", body) == [.failed])
  }

  @Test(
    "Text that isn't shown, or in another view",
    arguments: [
      "Text(t).font(.body).frame(height: 20).hidden()",
      #"Button("a", systemImage: "b") { }.labelStyle(.iconOnly).frame(height: 20)"#,
      #"Label("a", systemImage: "b").labelStyle(.iconOnly).frame(height: 20)"#,
      "if size.isAccessibilitySize { b } else { Text(t).font(.body).frame(height: 60) }",
    ])
  func hidden(_ body: String) throws {
    #expect(try AuditedCode.inBody("text-clipping", body) == [])
  }
}
