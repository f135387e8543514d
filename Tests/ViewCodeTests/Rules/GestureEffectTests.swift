import Testing

/// Gestures that need an alternative: what counts as one, how long a press is, and what does nothing.
@Suite struct GestureEffectTests {
  private static let state = "@State private var isOpen = false\nlet model: Model\n"

  @Test(
    "An alternative, or nothing that needs one",
    arguments: [
      (
        "HStack { More(onMore: { open() }) }.if(isOn) { view in view.onLongPressGesture { open() } }", "\(state)",
        "struct More: View { let onMore: () -> Void\nvar body: some View { Button(a, action: onMore) } }"
      ),
      ("HStack { Button(b) { open() } }.if(isOn) { view in view.onLongPressGesture { open() } }", "\(state)", ""),
      ("a.onLongPressGesture(minimumDuration: 1) { }", "\(state)", ""),
      ("a.onLongPressGesture(minimumDuration: .infinity) { show() }", "\(state)", ""),
      ("a.gesture(LongPressGesture(minimumDuration: 0.01).onEnded { show() })", "\(state)", ""),
      ("a.gesture(TapGesture().onEnded { show() })", "\(state)", ""),
      ("a.onTapGesture(count: taps()) { show() }", "\(state)", ""),
      ("a.gesture(DragGesture().onChanged { _ in })", "\(state)", ""),
      ("VStack { Text(a).onLongPressGesture { open() } }.accessibilityAction(named: b) { open() }", "\(state)", ""),
      (
        "VStack { self.bar }.onLongPressGesture { open() }",
        "\(state)private var bar: some View { Button(a) { open() } }", ""
      ),
      (
        "VStack { b }.onLongPressGesture { open() }",
        "\(state)let list = AnyView(bar)\nprivate var bar: some View { Button(a) { open() } }", ""
      ),
    ])
  func fine(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("gesture-without-alternative", body, members: members, other: other) == [])
  }

  @Test(
    "No alternative",
    arguments: [
      (
        "HStack { More(onMore: { open() }) }.if(isOn) { view in Text(a).onLongPressGesture { open() } }", "\(state)",
        "struct More: View { let onMore: () -> Void\nvar body: some View { Button(a, action: onMore) } }"
      ),
      ("a.onLongPressGesture(perform: show)", "\(state)", ""),
      ("a.onLongPressGesture(minimumDuration: late()) { show() }", "\(state)", ""),
      ("a.gesture(LongPressGesture().onEnded { show() })", "\(state)", ""),
      ("a.onTapGesture(count: 2) { show() }", "\(state)", ""),
      ("a.gesture(DragGesture().onChanged(move))", "\(state)", ""),
      ("a.gesture(DragGesture().onEnded())", "\(state)", ""),
      ("VStack { Text(a).onLongPressGesture { open() } }.accessibilityAction(named: b) { }", "\(state)", ""),
    ])
  func alone(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("gesture-without-alternative", body, members: members, other: other) == [.failed])
  }
}
