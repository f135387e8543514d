import Testing

/// Where colors are written: as arguments of initializers, in branches and lists, for data, masks, shadows, and media.
@Suite struct ColorUseTests {
  @Test(
    "Two colors",
    arguments: [
      (
        "",
        "func f() { v.c = UIColor(dynamicProvider: { t in t.userInterfaceStyle == .dark ? UIColor.black : UIColor.white }) }"
      ),
      ("", "var gradientColors: [Color] { [Color.red, Color.blue] }"),
      ("", "func f() { v.tone = isOn ? Color.red : .blue }"),
      ("", "func f() { v.tone = isOn ? Color(red: 1, green: 0, blue: 0) : .blue }"),
      ("Text(t).foregroundStyle(isOn ? Color(red: 1, green: 0, blue: 0) : .blue)", ""),
      ("", "func f() { let c = UIImage.SymbolConfiguration(paletteColors: [.red, .blue]) }"),
    ])
  func two(_ body: String, _ members: String) throws {
    #expect(try AuditedCode.inBody("hardcoded-color", body, members: members) == [.failed, .failed])
  }

  @Test(
    "A color in the source",
    arguments: [
      ("", "func f() { var c = AttributeContainer()\nc.backgroundColor = .purple }", ""),
      ("", "func f() { v.tint = (look(a)) ?? UIColor.black }", ""),
      ("", "func f() { v.tint = looks.first!.ink ?? UIColor.black }", ""),
      ("Text(t)", "", "final class Model { func f() { if let image = load(a) { } else { color = UIColor.gray } } }"),
      ("Text(t)", "", "final class Model { func f() { color = UIColor.gray } }"),
      ("", "let series = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)", ""),
      ("Text(t).shadow(color: Color.black.opacity(alpha()), radius: 4)", "", ""),
      ("Text(t).shadow(color: Color.red, radius: 4)", "", ""),
      (
        "Badge(tint: .constant(.red))", "",
        "struct Badge: View { @Binding var tint: Color\nvar body: some View { Text(t) } }"
      ),
      ("", "@State var tint: Color\ninit() { _tint = State(wrappedValue: .red) }", ""),
      ("", "let tint: Color = State(initialValue: .red).wrappedValue", ""),
      ("", #"func f() { show(.init(title: "a", ink: .red)) }"#, "struct Item { let title: String\nlet ink: Color }"),
      ("", #"func f() { show(.init(title: "a", ink: .red)) }"#, "struct Item { init(title: String, ink: Color) { } }"),
      ("", #"let items: [Item] = [.init(title: "a", ink: .red)]"#, "struct Item { let title: String\nlet ink: Color }"),
      ("", "func f() -> Color { .init(.red) }", ""),
      ("Text(t).foregroundStyle(Color.red)", "func f() { context.blendMode = .clear }", ""),
      (
        "", "let fade = CAGradientLayer()\nfunc f() { layer.mask = shape\nself.fade.colors = [UIColor.black.cgColor] }",
        ""
      ),
      ("Text(t).foregroundStyle(Color(red: 1, green: 0, blue: 0, opacity: fade()))", "", ""),
      ("Text(t).foregroundStyle(Color.red.opacity(fade()))", "", ""),
      ("", "func f() { let c = UIImage.SymbolConfiguration(hierarchicalColor: .red) }", ""),
      ("", "let tint: (Int) -> Color = { _ in .red }", ""),
      ("", "@State var tint = Color.accentColor\nfunc f() { tint = .red }", ""),
      ("", "@State var tint: Color\nfunc f() { self.tint = .red }", ""),
      ("", "let c = UIColor { _ in .red }", ""),
      ("Text(t).foregroundStyle(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))", "", ""),
      ("Text(t).foregroundStyle(Color.black)", "", "struct ChartKind { }"),
      ("Text(t).foregroundStyle(Color.black)", "", "struct MapKind { }"),
      (
        "Text(t)", "",
        "final class VideoPlayerView: UIView { func f() { shade.backgroundColor = UIColor.black.withAlphaComponent(0.5) } }"
      ),
      ("Text(t)", "", "final class VideoPlayerView: UIView { func f() { shade.tintColor = UIColor.white } }"),
      ("ZStack { Color.black; Text(t) }", "", ""),
      ("ZStack { Color.black; rows[0] }", "", ""),
    ])
  func one(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("hardcoded-color", body, members: members, other: other) == [.failed])
  }

  @Test(
    "No color of the interface",
    arguments: [
      ("", "func f() { v.tint = UIColor(named: a) ?? UIColor.black }", ""),
      (
        "Text(t)", "",
        "final class Model { func f() { guard let image = load(a) else { color = UIColor.gray; return } } }"
      ),
      (
        "Badge(tint: .constant(.red))", "",
        "struct Badge: View { @Binding var tint: Tone\nvar body: some View { Text(t) } }"
      ),
      ("", #"func f() { show(.init(title: "a", ink: .red)) }"#, "struct Item { let title: String\nlet ink: Tone }"),
      ("", #"func f() { show(.init(title: "a", level: .red)) }"#, "struct Item { let title: String\nlet ink: Color }"),
      (
        "", #"func f() { show(.init(title: "a", ink: .red)) }"#,
        "private struct Item { let title: String\nlet ink: Color }"
      ),
      ("", #"func f() { show(.init(title: "a", ink: .red)) }"#, "struct Item { let name: String\nlet ink: Color }"),
      ("", "func f() { v.tone = .blue }", ""),
      (
        "", "let fade = CAGradientLayer()\nfunc f() { layer.mask = fade\nself.fade.colors = [UIColor.black.cgColor] }",
        ""
      ),
      ("Text(t).foregroundStyle(Color(red: 1, green: 0, blue: 0, opacity: 0))", "", ""),
      ("Text(t).foregroundStyle(Color.red.opacity(0))", "", ""),
      ("", "let tint: (Color) -> Int = { _ in .red }", ""),
      ("", "@State var tone = Tone.usual\nfunc f() { tone = .red }", ""),
      ("if c == .red { Text(t) }", "", ""),
      ("Text(t).foregroundStyle(map[.red])", "", ""),
      ("switch c { case .red: Text(t)\ndefault: a }", "", ""),
      ("", "func f() { v.tint = .clear }", ""),
      ("Text(t).foregroundStyle(.primary)", "", ""),
      ("Text(t)", "", "final class VideoPlayerView: UIView { func f() { backgroundColor = UIColor.black } }"),
      ("ZStack { Color.black; VideoView(track) }", "", ""),
      ("ZStack { Color.black.ignoresSafeArea(); VideoView(track) }", "", ""),
    ])
  func none(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("hardcoded-color", body, members: members, other: other) == [])
  }

  @Test(
    "What may be a color",
    arguments: [
      ("", #"func f() { show(.init(title: "a", tint: .red)) }"#)
    ])
  func open(_ body: String, _ members: String) throws {
    #expect(try AuditedCode.inBody("hardcoded-color", body, members: members) == [.cantTell])
  }
}
