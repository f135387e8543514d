import Testing

/// Taps whose effect a control inside has, too: through functions, bindings, properties, and the environment.
@Suite struct TapEffectTests {
  private static let state = "@State private var isOpen = false\nlet model: Model\n"

  @Test(
    "A control inside does the same",
    arguments: [
      ("HStack { Button(b) { show() } }.onTapGesture { isOpen = true }", "\(state)func show() { isOpen = true }", ""),
      (
        "HStack { Button(b) { mode.next() } }.onTapGesture { mode = .open }",
        "\(state)@State private var mode = Mode.closed",
        "enum Mode { case open, closed\nmutating func next() { self = .open } }"
      ),
      ("HStack { Button(b) { isOpen = true } }.onTapGesture { let isOpen = 1; self.isOpen = true }", "\(state)", ""),
      ("HStack { Toggle(b, isOn: $model.isOpen) }.onTapGesture { model.isOpen.toggle() }", "\(state)", ""),
      ("HStack { Button(b) { model!.open() } }.onTapGesture { model?.open() }", "\(state)", ""),
      ("HStack { Button(b) { title = #function } }.onTapGesture { title = #function }", "\(state)", ""),
      (
        "HStack { Button(b) { isOpen = true }; Button(c) { isOpen = false } }.onTapGesture { isOpen = true }",
        "\(state)", ""
      ),
      ("HStack { Button(b) { n = n + 1 }; Button(c) { n = n - 1 } }.onTapGesture { n = n + 1 }", "\(state)", ""),
      ("HStack { Button(b) { open(1) }; Button(c) { open(2) } }.onTapGesture { open(2) }", "\(state)", ""),
      (
        "HStack { Row(a: $isOpen, b: $isOpen) }.onTapGesture { isOpen = true }", "\(state)",
        "struct Row: View { @Binding var a: Bool; @Binding var b: Bool\nvar body: some View { Button(t) { a = true }; Button(u) { b = false } } }"
      ),
      (
        "HStack { Button(b) { isOpen.toggle() } }.onTapGesture { isOpen.toggle(); model.isOpen = isOpen }", "\(state)",
        ""
      ),
      (#"HStack { Button("a", action: self.show) }.onTapGesture { show() }"#, "\(state)", ""),
      ("HStack { Button(b) { isOpen = true }.opacity(0.5) }.onTapGesture { isOpen = true }", "\(state)", ""),
      ("HStack { Button(b) { isOpen = true }.allowsHitTesting(true) }.onTapGesture { isOpen = true }", "\(state)", ""),
      ("List(selection: $d) { ForEach(e) { f in Text(f.name).onTapGesture { d = f.id } } }", "\(state)", ""),
      (
        "HStack { self.bar }.onTapGesture { isOpen = true }",
        "\(state)var bar: some View { Button(b) { isOpen = true } }", ""
      ),
      (
        "HStack { Row(model: store.model) }.onTapGesture { store.model.open() }", "\(state)let store: Store",
        "struct Row: View { let model: Model\nvar body: some View { Button(a) { model.open() } } }"
      ),
      (
        "HStack { Row() }.onTapGesture { close() }", #"\#(state)@Environment(\.dismiss) private var close"#,
        #"struct Row: View { @Environment(\.dismiss) private var dismiss\#nvar body: some View { Button(a) { dismiss() } } }"#
      ),
      (
        "HStack { Row() }.onTapGesture { shop.open() }", "\(state)@Environment(Store.self) private var shop",
        "struct Row: View { @Environment(Store.self) private var store\nvar body: some View { Button(a) { store.open() } } }"
      ),
      (
        "HStack { Row() }.onTapGesture { shop.open() }", "\(state)@EnvironmentObject var shop: Store",
        "struct Row: View { @EnvironmentObject var store: Store\nvar body: some View { Button(a) { store.open() } } }"
      ),
    ])
  func replaced(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("tap-gesture-on-view", body, members: members, other: other) == [])
  }

  @Test(
    "No control that people can use does the same",
    arguments: [
      (
        "HStack { Button(b) { show() } }.onTapGesture { isOpen = true }",
        "\(state)func show() { if isReady { isOpen = true } }", ""
      ),
      (
        "HStack { Button(b) { mode.next() } }.onTapGesture { mode = .closed }",
        "\(state)@State private var mode = Mode.closed",
        "enum Mode { case open, closed\nmutating func next() { self = .open } }"
      ),
      (
        "HStack { Button(b) { mode.next() } }.onTapGesture { mode = .open }", "\(state)",
        "protocol Moving { mutating func next() }"
      ),
      (#"HStack { Button(b) { open() } }.onTapGesture { "a".copy() }"#, "\(state)", ""),
      ("HStack { Button(b) { isOpen = true }.allowsHitTesting(false) }.onTapGesture { isOpen = true }", "\(state)", ""),
      ("HStack { Button(b) { isOpen = true }.opacity(0) }.onTapGesture { isOpen = true }", "\(state)", ""),
      (
        "HStack { Row() }.onTapGesture { shop.open() }", "\(state)@EnvironmentObject var shop: Store",
        "struct Row: View { @EnvironmentObject var store: Shelf\nvar body: some View { Button(a) { store.open() } } }"
      ),
      (
        "HStack { Button(b) { isOpen = true } }.if(isOn) { view in Text(a).onTapGesture { isOpen = true } }",
        "\(state)", ""
      ),
    ])
  func alone(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("tap-gesture-on-view", body, members: members, other: other) == [.failed])
  }

  @Test(
    "A tap that presses the button inside",
    arguments: [
      (
        "Field(make: { button = $0 }).onTapGesture { button?.performClick(nil) }",
        "\(state)@State private var button: NSButton?"
      )
    ])
  func pressing(_ body: String, _ members: String) throws {
    #expect(try AuditedCode.inBody("tap-gesture-on-view", body, members: members) == [])
  }

  @Test(
    "A tap that presses something else",
    arguments: [
      (
        "Field(make: { other = $0 }).onTapGesture { button?.performClick(nil) }",
        "\(state)@State private var button: NSButton?"
      ),
      (
        "Field(make: { button = $0 }).onTapGesture { button?.performClick(nil) }",
        "\(state)@State private var button: Model?"
      ),
    ])
  func pressingAnother(_ body: String, _ members: String) throws {
    #expect(try AuditedCode.inBody("tap-gesture-on-view", body, members: members) == [.failed])
  }

  @Test(
    "A tap that only ends text input, moves the caret, or is empty",
    arguments: [
      "onTapGesture { UIApplication.shared.windows.first?.endEditing(true) }",
      "onTapGesture { (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first?.endEditing(true) }",
      "onTapGesture { app.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil) }",
      "onTapGesture { windows.first(where: \\.isKeyWindow)?.endEditing(true) }",
      "onTapGesture { _ = field.resignFirstResponder() }", "onTapGesture { caretAlignment = .leading }",
      "simultaneousGesture(TapGesture().onEnded { })",
      "onTapGesture {\nfocused = .name\n#if os(macOS)\nfield.becomeFirstResponder()\n#endif\n}",
    ])
  func endingInput(_ tap: String) throws {
    let members = "@FocusState private var focused: Field?"
    #expect(try AuditedCode.inBody("tap-gesture-on-view", "Text(a).\(tap)", members: members) == [])
  }

  @Test(
    "A tap that does more",
    arguments: [
      "onTapGesture { model.select(item).hideKeyboard() }", "onTapGesture { isOpen = hideKeyboard() == false }",
      "onTapGesture { isOpen ? hideKeyboard() : open() }", "onTapGesture { hideKeyboard(then: open()) }",
      "onTapGesture { model.finish(hideKeyboard()) }",
      "onTapGesture { caretAlignment = .leading; open() }", "onTapGesture { caretAlignment.toggle() }",
      "simultaneousGesture(TapGesture().onEnded { open() })", "simultaneousGesture(TapGesture().onEnded(open))",
      "onTapGesture {\nfocused = .name\n#if os(macOS)\nopen()\n#endif\n}",
    ])
  func doingMore(_ tap: String) throws {
    let members = "\(Self.state)@FocusState private var focused: Field?"
    #expect(try AuditedCode.inBody("tap-gesture-on-view", "Text(a).\(tap)", members: members) == [.failed])
  }
}
