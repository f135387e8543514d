import Testing

/// The visible titles of controls, and the roles of views with taps.
@Suite struct TitleAndRoleTests {
  @Test(
    "Titles that the label lacks",
    arguments: [
      #"Button { go() } label: { Text("Send", comment: "x") }.accessibilityLabel("Submit form")"#,
      #"Button { go() } label: { if a { Text("Send now") } }.accessibilityLabel("Submit form")"#,
      #"Button { go() } label: { ZStack { Color.red; Text("Send now") } }.accessibilityLabel("Submit form")"#,
      #"Button { go() } label: { Text("Send now").accessibilityIdentifier("x") }.accessibilityLabel("Submit form")"#,
      #"Button { go() } label: { Text(isOn ? "Send now" : "Send later") }.accessibilityLabel("Submit form")"#,
      #"Button("Send now") { go() }.accessibilityLabel(Text(verbatim: "Submit form"))"#,
      #"Button("Send now", systemImage: "x") { go() }.accessibilityLabel("Submit form")"#,
    ])
  func missing(_ body: String) throws {
    #expect(try AuditedCode.inBody("label-in-name", body) == [.failed])
  }

  @Test(
    "Titles that are hidden, open, or beside other text",
    arguments: [
      #"Button { go() } label: { Text("Send", other) }.accessibilityLabel("Submit form")"#,
      #"Button { go() } label: { if a { Text("A b"); Text("B c") } }.accessibilityLabel("Submit form")"#,
      #"Button { go() } label: { Custom(); Text("Send now") }.accessibilityLabel("Submit form")"#,
      #"Button { go() } label: { Text("Send now").accessibilityHidden(true) }.accessibilityLabel("Submit form")"#,
      #"Button { go() } label: { Text(isOn ? "Send now" : name) }.accessibilityLabel("Submit form")"#,
      #"Button { go() } label: { Text("Send now").hidden() }.accessibilityLabel("Submit form")"#,
      #"Button(t) { go() }.accessibilityLabel(Text(key: "Submit form"))"#,
      #"VStack { c }.toolbar { Button("Send now", systemImage: "x") { go() }.accessibilityLabel("Submit form") }"#,
      #"Button("Send now", systemImage: "x") { go() }.labelStyle(.iconOnly).accessibilityLabel("Submit form")"#,
    ])
  func hidden(_ body: String) throws {
    #expect(try AuditedCode.inBody("label-in-name", body) == [])
  }

  @Test(
    "Taps whose role something else may have",
    arguments: [
      (
        "Text(t)", "",
        "struct S: ToggleStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.label; Text(a) }.onTapGesture { configuration.isOn.toggle() } } }"
      ),
      ("Color.black.onTapGesture { isOpen = false }", "", ""),
      ("Color.black.onTapGesture { model.close() }", "", ""),
      (
        "ZStack { Color.black.onTapGesture { isOpen = false }; panel }.accessibilityAction(named: b) { isOpen = false }",
        "", ""
      ),
    ])
  func open(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("tap-gesture-on-view", body, members: members, other: other) == [.cantTell])
  }

  @Test(
    "Taps without a role",
    arguments: [
      (
        "Text(t)", "",
        "struct S: ToggleStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.label; Text(a) }.onTapGesture { configuration.isOn.toggle(); log() } } }"
      ),
      (
        "Text(t)", "",
        "struct S: LabelStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.label; Text(a) }.onTapGesture { configuration.isOn.toggle() } } }"
      ),
      ("a.onTapGesture { hideKeyboard() }", "func hideKeyboard() { isTyping = true; endEditing(true) }", ""),
      ("a.accessibility(label: Text(b)).onTapGesture { go() }", "", ""),
      (
        "HStack { Text(a).accessibilityAddTraits(.isButton); Text(b).accessibilityHidden(false) }.onTapGesture { go() }",
        "", ""
      ),
      (
        "a.role().onTapGesture { go() }", "",
        "extension View { func role() -> some View { modifier(Role()) } }\nstruct Role: ViewModifier { func body(content: Content) -> some View { content.padding() } }"
      ),
      ("Color.black.onTapGesture { isOpen.toggle() }", "", ""),
      ("a.onTapGesture { field = nil }", "@FocusState private let other: Field?\nvar field: Field?", ""),
    ])
  func roleless(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("tap-gesture-on-view", body, members: members, other: other) == [.failed])
  }

  @Test(
    "Taps with a role, and taps that end input",
    arguments: [
      ("a.onTapGesture { hideKeyboard() }", "func hideKeyboard() { isTyping = false; endEditing(true) }", ""),
      ("a.onTapGesture { hideKeyboard() }", "", "protocol P { func hideKeyboard() }"),
      ("a.accessibility(addTraits: .isButton).onTapGesture { go() }", "", ""),
      (
        "HStack { Text(a).accessibilityAddTraits(.isButton); Image(b).accessibilityHidden(true) }.onTapGesture { go() }",
        "", ""
      ),
      (
        "HStack { Text(a).accessibilityAddTraits(.isButton); Image(b).accessibility(hidden: true) }.onTapGesture { go() }",
        "", ""
      ),
      (
        "a.role().onTapGesture { go() }", "",
        "extension View { func role() -> some View { modifier(Role()) } }\nstruct Role: ViewModifier { func body(content: Content) -> some View { content.accessibilityAddTraits(.isButton) } }"
      ),
      (
        "ZStack { Color.black.onTapGesture { isOpen = false }; panel }.accessibilityAction(.escape) { isOpen = false }",
        "", ""
      ),
      ("a.onTapGesture { field = nil }", "@FocusState private var field: Field?", ""),
      ("a.onTapGesture { field = nil }", "let field: FocusState<Field?>.Binding", ""),
    ])
  func roles(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("tap-gesture-on-view", body, members: members, other: other) == [])
  }
}
