import Testing

/// Limits of lines, heights, scale factors, and text sizes with several or unknown values.
@Suite struct TextLimitTests {
  private static let kinds =
    "enum Kind { case small, large\nvar lines: Int { switch self { case .small: 1\ncase .large: 2 } }\nvar height: CGFloat { switch self { case .small: 10\ncase .large: 20 } } }"

  @Test(
    "Limits that depend on something",
    arguments: [
      ("Text(t).font(.body).lineLimit(kind.lines)", "let kind: Kind", "\(kinds)"),
      ("Text(t).font(.body).minimumScaleFactor(factor()).frame(height: 20)", "", ""),
      ("Text(t).font(.body).lineLimit(1).fixedSize()", "", ""),
      ("Text(t).font(.body).lineLimit(max(kind.lines, 1))", "let kind: Kind", "\(kinds)"),
    ])
  func open(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("text-clipping", body, members: members, other: other) == [.cantTell])
  }

  @Test(
    "Limits that clip nothing",
    arguments: [
      ("Text(t).font(.body).lineLimit(.infinity)", "", ""),
      ("Text(t).font(.body).lineLimit(max(kind.lines, 2))", "let kind: Kind", "\(kinds)"),
    ])
  func unclipped(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("text-clipping", body, members: members, other: other) == [])
  }

  @Test(
    "Heights below a line",
    arguments: [
      ("Text(t).font(.body).frame(height: kind.height)", "let kind: Kind", "\(kinds)"),
      ("Text(t).font(.body).minimumScaleFactor(0.9).frame(height: 20)", "", ""),
      ("VStack { Text(t).font(.body); Text(u).font(.title) }.frame(height: 20)", "", ""),
      ("Text(t).font(.body).frame(height: kind.height + 1)", "let kind: Kind", "\(kinds)"),
    ])
  func clipped(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("text-clipping", body, members: members, other: other) == [.failed])
  }

  @Test(
    "Caps below twice the size",
    arguments: [
      "Text(t).font(.body).dynamicTypeSize(.accessibility3 ... .accessibility5)",
      "Text(t).font(.body).dynamicTypeSize(isOn ? ...DynamicTypeSize.large : ...DynamicTypeSize.xLarge)",
      "Text(t).font(.body).dynamicTypeSize(isOn ? ...DynamicTypeSize.large : range)",
      "Text(t).font(font).dynamicTypeSize(...DynamicTypeSize.large)",
      "Text(t).font(.body).dynamicTypeSize(isOn ? ...DynamicTypeSize.large : .xxLarge)",
    ])
  func capped(_ body: String) throws {
    #expect(try AuditedCode.inBody("dynamic-type-cap", body) == [.failed])
  }

  @Test(
    "A cap that is computed",
    arguments: [
      "Text(t).font(.body).dynamicTypeSize(isOn ? ...DynamicTypeSize.accessibility5 : range)"
    ])
  func openCap(_ body: String) throws {
    #expect(try AuditedCode.inBody("dynamic-type-cap", body) == [.cantTell])
  }

  @Test(
    "Caps that let text grow to twice its size, or none",
    arguments: [
      "Text(t).font(.body).dynamicTypeSize(isOn ? ...DynamicTypeSize.accessibility5 : ...DynamicTypeSize.accessibility4)",
      "let c = view.maximumContentSizeCategory\nText(t)",
    ])
  func growing(_ body: String) throws {
    #expect(try AuditedCode.inBody("dynamic-type-cap", body) == [])
  }

  @Test(
    "Text that may shrink too much",
    arguments: [
      ("Text(t).font(.body).lineLimit(1).minimumScaleFactor(0.1)", "", ""),
      (
        "Text(t).glow().font(.body).lineLimit(1).minimumScaleFactor(0.1)", "",
        "extension View { func glow() -> some View { modifier(Glow()) } }"
      ),
    ])
  func shrinking(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("shrinking-text", body, members: members, other: other) == [.failed])
  }

  @Test(
    "Text in a style that only its caller knows",
    arguments: [
      (
        "Text(t).lineLimit(1).look(b).minimumScaleFactor(0.1)", "",
        "extension View { func look(_ style: Look) -> some View { ModifiedContent(content: self, modifier: style) } }"
      )
    ])
  func unknownStyle(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("shrinking-text", body, members: members, other: other) == [])
  }
}
