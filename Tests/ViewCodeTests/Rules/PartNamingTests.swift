import Testing

/// Names of controls whose label is declared elsewhere: in a custom view, a property, or a function.
@Suite struct PartNamingTests {
  private static let icon = "struct Icon: View { let name: String\nvar body: some View { Image(name).resizable() } }"

  @Test(
    "A part that shows only an image",
    arguments: [
      ("Button(action: go) { Icon(name: a) }", "", icon),
      ("Button(action: go) { HStack { Icon(name: a) } }", "", icon),
      (
        "Button(action: go) { Badge() }", "",
        icon + "\nstruct Badge: View { var body: some View { Icon(name: \"a\") } }"
      ),
      ("Button(action: go) { icon }", "var icon: some View { Image(systemName: \"plus\") }", ""),
      ("Button(action: go) { self.icon }", "var icon: some View { return Image(\"plus\") }", ""),
      ("Button(action: go) { icon(1) }", "func icon(_ a: Int) -> some View { Image(\"plus\") }", ""),
      (
        "Button(action: go) { icon }",
        "@ViewBuilder var icon: some View { if isOn { Image(\"a\") } else { Image(\"b\") } }", ""
      ),
    ])
  func image(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("unlabelled-image-button", body, members: members, other: other) == [.failed])
  }

  @Test(
    "A part with a name, or one that isn't known",
    arguments: [
      ("Button(action: go) { Icon(name: a).accessibilityLabel(\"Add\") }", "", icon),
      ("Button(action: go) { Icon(name: a) }.accessibilityLabel(\"Add\")", "", icon),
      ("Button(action: go) { Icon(name: a); Text(\"Add\") }", "", icon),
      (
        "Button(action: go) { Icon() }", "",
        "struct Icon: View { var body: some View { Image(\"a\").accessibilityLabel(\"Add\") } }"
      ),
      ("Button(action: go) { Icon() }", "", "struct Icon: View { var body: some View { Image(\"a\"); Text(b) } }"),
      (
        "Button(action: go) { Card { Text(a) } }", "",
        "struct Card<C: View>: View { let content: C\nvar body: some View { Image(\"a\"); content } }"
      ),
      ("Button(action: go) { Icon() }", "", "struct Icon: View { var body: some View { makeIcon() } }"),
      ("Button(action: go) { Icon() }", "", "struct Icon: UIViewRepresentable { func makeUIView() -> UIView { a } }"),
      ("Button(action: go) { icon }", "let icon: AnyView", ""),
      ("Button(action: go) { icon }", "var icon: some View { Text(a) }", ""),
      ("Button(action: go) { icon }", "var icon: some View { icon }", ""),
      ("Button(action: go) { other.icon }", "var icon: some View { Image(\"a\") }", ""),
      ("Button(action: go) { Icon() }", "", "struct Icon: View { var body: some View { Icon() } }"),
    ])
  func other(_ body: String, _ members: String, _ other: String) throws {
    let found = try AuditedCode.inBody("unlabelled-image-button", body, members: members, other: other)
    #expect(!found.contains(.failed))
  }

  @Test("A hidden text names nothing, and a hidden image has no name") func hidden() throws {
    let found = { (label: String) in
      try AuditedCode.inBody("unlabelled-image-button", "Button(action: go) { \(label) }")
    }
    #expect(try found("Image(\"a\"); Text(\"Add\").accessibilityHidden(true)") == [.failed])
    #expect(try found("HStack { Text(\"Add\") }.accessibilityHidden(true); Image(\"a\")") == [.failed])
    #expect(try found("Image(systemName: \"plus\").accessibilityHidden(true)") == [.failed])
    #expect(try found("Image(\"a\").accessibilityHidden(true); Text(\"Add\")") == [])
    #expect(try found("Image(\"a\"); Text(\"Add\").accessibilityHidden(false)") == [])
  }

  @Test("A label of a group around") func group() throws {
    let found = { (body: String) in try AuditedCode.inBody("unlabelled-image-button", body) }
    let button = "Button(action: go) { Image(\"a\") }"
    #expect(try found("Group { \(button) }.accessibilityLabel(\"Add\")") == [])
    #expect(try found("Group { Group { if a { \(button) } } }.accessibilityLabel(\"Add\")") == [])
    #expect(try found("HStack { \(button) }.accessibilityLabel(\"Add\")") == [.failed])
    #expect(try found("Group { \(button) }") == [.failed])
  }

  @Test("Views of views of views are followed only a few deep") func depth() throws {
    let views = (0..<40).map { number in
      "struct V\(number): View { var body: some View { "
        + String(repeating: "V\(number + 1)(); ", count: 8) + " } }"
    }
    let code = views.joined(separator: "\n") + "\nstruct V40: View { var body: some View { Image(\"a\") } }"
    #expect(try AuditedCode.inBody("unlabelled-image-button", "Button(action: go) { V0() }", other: code) == [])
    #expect(
      try AuditedCode.inBody("unlabelled-image-button", "Button(action: go) { V40() }", other: code) == [.failed])
  }

  @Test("A constant of Image isn't text") func constant() throws {
    #expect(try AuditedCode.inBody("fixed-font", "Image.close.font(.system(size: 14))") == [])
    #expect(try AuditedCode.inBody("fixed-font", "Text(a).font(.system(size: 14))") == [.failed])
  }
}
