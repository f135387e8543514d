import Testing

/// Fonts, sizes, and titles of controls in rare notations.
@Suite struct ControlTextTests {
  private static let kinds =
    "enum Kind { case small, large\nvar height: CGFloat { switch self { case .small: 10\ncase .large: 20 } } }"

  @Test(
    "Fonts that don't grow",
    arguments: [
      ("Text(t).font(.system(size: kind.height + 4))", "let kind: Kind", "\(kinds)"),
      ("", "func f() { label.font = UIFont.systemFont(ofSize: 12) }", ""),
      ("", "func f() { label.font = UIFont(descriptor: d, size: 12) }", ""),
      ("", "func f() { label.adjustsFontForContentSizeCategory = false }", ""),
      ("", "func f() { label.font = UIFont.preferredFont(forTextStyle: .body).withSize(12) }", ""),
    ])
  func fixed(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("fixed-font", body, members: members, other: other) == [.failed])
  }

  @Test(
    "Fonts that grow, and what sets none",
    arguments: [
      ("", "func f() { label.font = UIFont.systemFont(ofSize: 1) }"),
      ("", "func f() { label.font = UIFont(descriptor: d, size: 0) }"),
      ("", "func f() { label.font = UIFont.preferredFont(for: style) }"),
      ("", "func f() { label.font = UIFont(coder: c) }"),
      ("", "func f() { box.size = box.withSize(12) }"),
      ("", "func f() { label.adjustsFontForContentSizeCategory = isOn }"),
      ("let e = a.environment\nText(t)", ""),
    ])
  func growing(_ body: String, _ members: String) throws {
    #expect(try AuditedCode.inBody("fixed-font", body, members: members) == [])
  }

  @Test(
    "Small bordered buttons",
    arguments: [
      #"Button("Send") { go() }.buttonStyle(.bordered).controlSize(.mini)"#,
      #"Button("Send") { go() }.buttonStyle(.bordered).controlSize(ControlSize.small)"#,
      #"Button("Send") { go() }.buttonStyle(.bordered).environment(\.controlSize, .mini)"#,
      #"Button("Send") { go() }.buttonStyle(.bordered).font(.system(size: 12)).controlSize(.mini)"#,
      #"Button("Send") { go() }.buttonStyle(.bordered).font(.caption).controlSize(.mini)"#,
    ])
  func small(_ body: String) throws {
    #expect(try AuditedCode.inBody("small-control-size", body) == [.failed])
  }

  @Test(
    "Controls that may be larger",
    arguments: [
      #"Button("Send") { go() }.buttonStyle(.bordered).environment(\.colorScheme, .dark)"#,
      #"Button("Send") { go() }.buttonStyle(.bordered).controlSize(size)"#,
      #"Button("Send") { go() }.buttonStyle(.bordered).controlSize(.tiny)"#,
      #"Button("Send") { go() }.buttonStyle(.bordered).controlSize(.large)"#,
      #"Button("Send") { go() }.buttonStyle(.bordered).font(.system(size: 30)).controlSize(.mini)"#,
      #"Button("Send") { go() }.buttonStyle(.bordered).font(.system(.title)).controlSize(.mini)"#,
      #"Button("Send") { go() }.buttonStyle(.bordered).font(font).controlSize(.mini)"#,
      #"List { a }.toolbar { Button("Send") { go() }.buttonStyle(.bordered) }.controlSize(.mini)"#,
      #"VStack { c }.contextMenu { HStack { Button("Send") { go() }.buttonStyle(.bordered).controlSize(.mini) } }"#,
      #"VStack { c }.tabViewBottomAccessory { HStack { Button("Send") { go() }.buttonStyle(.bordered) } }.controlSize(.mini)"#,
    ])
  func large(_ body: String) throws {
    #expect(try AuditedCode.inBody("small-control-size", body) == [])
  }

  @Test(
    "No title",
    arguments: [
      #"VStack { Toggle("", isOn: $a) }"#
    ])
  func untitled(_ body: String) throws {
    #expect(try AuditedCode.inBody("empty-control-label", body) == [.failed])
  }

  @Test(
    "A title, or a view that may name the control",
    arguments: [
      #"row { Toggle("", isOn: $a) }"#,
      #"VStack { Toggle("\(name)", isOn: $a) }"#,
      #"rows[0] { Toggle("", isOn: $a) }"#,
    ])
  func titled(_ body: String) throws {
    #expect(try AuditedCode.inBody("empty-control-label", body) == [])
  }
}
