import Testing

/// Labels that are certain, or can't be ruled out, although no single line sets them for every case.
@Suite struct NamedInEveryCaseTests {
  @Test(
    "A custom modifier that sets a label in both branches of a condition names the button",
    arguments: [
      #"if isOn { accessibilityLabel("Add") } else { accessibilityLabel("Remove") }"#,
      #"if #available(iOS 17, *) { accessibilityLabel("Add") } else { accessibilityLabel("Remove") }"#,
    ])
  func bothBranches(_ body: String) throws {
    let other = "extension View { @ViewBuilder func named(_ isOn: Bool) -> some View { \(body) } }"
    let button = #"Button { go() } label: { Image("add") }.named(isOn)"#
    #expect(try AuditedCode.inBody("unlabelled-image-button", button, members: "let isOn: Bool", other: other) == [])
  }

  @Test(
    "A custom modifier that sets a label in one branch doesn't",
    arguments: [
      #"if isOn { accessibilityLabel("Add") } else { self }"#, #"if isOn { accessibilityLabel("Add") }"#,
      #"if isOn { self } else { accessibilityLabel("Add") }"#,
    ])
  func oneBranch(_ body: String) throws {
    let other = "extension View { @ViewBuilder func named(_ isOn: Bool) -> some View { \(body) } }"
    let button = #"Button { go() } label: { Image("add") }.named(isOn)"#
    let found = try AuditedCode.inBody("unlabelled-image-button", button, members: "let isOn: Bool", other: other)
    #expect(found.count == 1)
  }

  @Test("A function that gets the configuration of a button may name it", arguments: ["", "self."])
  func configurationInAFunction(_ receiver: String) throws {
    let body = """
      var c = UIButton.Configuration.plain()
      \(receiver)addTitle(&c)
      let b = UIButton(configuration: c)
      b.setImage(UIImage(named: "x"), for: .normal)
      """
    let helper = "func addTitle(_ c: inout UIButton.Configuration) { c.title = t }"
    let found = try AuditedCode.inMethod("unlabelled-image-button", body, members: helper)
    #expect(!found.contains(.failed))
  }

  @Test(
    "A property without a stated type is a part of the initializer",
    arguments: [
      ("var title = 1\nvar ink: Color", "Item(title: 2, ink: .red)"), ("var ink = Color.clear", "Item(ink: .red)"),
    ])
  func inferredProperties(_ members: String, _ call: String) throws {
    let other = "struct Item: View {\n\(members)\nvar body: some View { Text(\"a\").foregroundStyle(ink) }\n}"
    #expect(try AuditedCode.inBody("hardcoded-color", call, other: other).count == 1)
  }
}
