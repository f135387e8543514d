import Testing

/// Arguments whose declarations say whether they are colors: functions, initializers, cases, and environment values.
@Suite struct DeclaredColorTests {
  @Test(
    "The declaration takes a color",
    arguments: [
      (
        "show(.plain(ink: .red))", "", "enum Style { case plain\nstatic func plain(ink: Color) -> Style { make(ink) } }"
      ),
      (
        "badge(.make(1), ink: .red)", "",
        "enum Tone { case warm\nstatic func make(_ a: Int) -> Tone { make(a) } }\nenum Palette { static let a: Tone = make(1)\nstatic let b = Color.clear\nstatic let c: Color = Color.clear }\nfunc badge(_ tone: Tone, ink: Color) -> Text { make(ink) }\n"
      ),
      (
        "badge(Palette.a, ink: .red)", "",
        "enum Tone { case warm\nstatic func make(_ a: Int) -> Tone { make(a) } }\nenum Palette { static let a: Tone = make(1)\nstatic let b = Color.clear\nstatic let c: Color = Color.clear }\nfunc badge(_ tone: Tone, ink: Color) -> Text { make(ink) }\n"
      ),
      (
        "badge(tone, ink: .red)", "",
        "enum Tone { case warm\nstatic func make(_ a: Int) -> Tone { make(a) } }\nenum Palette { static let a: Tone = make(1)\nstatic let b = Color.clear\nstatic let c: Color = Color.clear }\nfunc badge(_ tone: Tone, ink: Color) -> Text { make(ink) }\n"
      ),
      (
        "badge(3, ink: .red)", "",
        "enum Tone { case warm\nstatic func make(_ a: Int) -> Tone { make(a) } }\nenum Palette { static let a: Tone = make(1)\nstatic let b = Color.clear\nstatic let c: Color = Color.clear }\nfunc badge(_ tone: Tone, ink: Color) -> Text { make(ink) }\n"
      ),
      (
        "badge(.init(), ink: .red)", "",
        "enum Tone { case warm\nstatic func make(_ a: Int) -> Tone { make(a) } }\nenum Palette { static let a: Tone = make(1)\nstatic let b = Color.clear\nstatic let c: Color = Color.clear }\nfunc badge(_ tone: Tone, ink: Color) -> Text { make(ink) }\n"
      ),
      (
        "badge(Color.red, ink: .clear)", "",
        "enum Tone { case warm\nstatic func make(_ a: Int) -> Tone { make(a) } }\nenum Palette { static let a: Tone = make(1)\nstatic let b = Color.clear\nstatic let c: Color = Color.clear }\nfunc badge(_ tone: Tone, ink: Color) -> Text { make(ink) }\n"
      ),
      (
        "badge(.any, ink: .red)", "",
        "enum Tone { case warm\nstatic func make(_ a: Int) -> Tone { make(a) } }\nenum Palette { static let a: Tone = make(1)\nstatic let b = Color.clear\nstatic let c: Color = Color.clear }\nfunc badge(_ tone: Kind, ink: Color) -> Text { make(ink) }\nprotocol Kind { }\nextension Kind { static var any: Int { 1 } }"
      ),
      (
        "badge(.usual, ink: .red)", "",
        "enum Tone { case warm\nstatic func make(_ a: Int) -> Tone { make(a) } }\nenum Palette { static let a: Tone = make(1)\nstatic let b = Color.clear\nstatic let c: Color = Color.clear }\nfunc badge(_ tone: Kind, ink: Color) -> Text { make(ink) }\nstruct Kind { }\nprotocol Usual { }\nextension Usual { static var usual: Kind { make() } }"
      ),
      ("Text(t).tinted(ink: .red)", "", "extension View { func tinted(ink: Color) -> some View { self } }"),
      ("Text(t).tinted(ink: .red)", "", "extension Text { func tinted(ink: Color) -> Text { self } }"),
      (
        "Text(t).tinted(ink: .red)", "",
        "protocol Tinted { }\nextension Tinted { func tinted(ink: Color) -> Self { self } }"
      ),
      (
        "show(.init(title: 2, ink: .red) { go() })", "",
        "struct Item { var title: Int\nvar ink: Color\nvar run: () -> Void }"
      ),
      ("Item(title: 2, ink: .red) { go() }", "", "struct Item { var title: Int\nvar ink: Color\nvar run: () -> Void }"),
      ("Item(ink: .red)", "", "struct Item { var ink: Color = Color.clear }"),
      ("Item(ink: .red)", "", "final class Item { var ink: Color\ninit(ink: Color) { self.ink = ink } }"),
      ("Item.make(ink: .red)", "", "struct Item { static func make(ink: Color) -> Item { make() } }"),
      (#"show(\.ink, Color.red)"#, "", ""),
      (
        #"Text(t).environment(\.ink, .red)"#, "",
        "extension EnvironmentValues { var ink: Color { get { self[Key.self] } set { } } }"
      ),
    ])
  func colors(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("hardcoded-color", body, members: members, other: other) == [.failed])
  }

  @Test(
    "The declaration takes something else, or is another one",
    arguments: [
      (
        "badge(.other(1), ink: .red)", "",
        "enum Tone { case warm\nstatic func make(_ a: Int) -> Tone { make(a) } }\nenum Palette { static let a: Tone = make(1)\nstatic let b = Color.clear\nstatic let c: Color = Color.clear }\nfunc badge(_ tone: Tone, ink: Color) -> Text { make(ink) }\n"
      ),
      (
        "badge(Palette.b, ink: .red)", "",
        "enum Tone { case warm\nstatic func make(_ a: Int) -> Tone { make(a) } }\nenum Palette { static let a: Tone = make(1)\nstatic let b = Color.clear\nstatic let c: Color = Color.clear }\nfunc badge(_ tone: Tone, ink: Color) -> Text { make(ink) }\n"
      ),
      (
        "badge(Palette.c, ink: .red)", "",
        "enum Tone { case warm\nstatic func make(_ a: Int) -> Tone { make(a) } }\nenum Palette { static let a: Tone = make(1)\nstatic let b = Color.clear\nstatic let c: Color = Color.clear }\nfunc badge(_ tone: Tone, ink: Color) -> Text { make(ink) }\n"
      ),
      (
        "badge(.any, ink: .red)", "",
        "enum Tone { case warm\nstatic func make(_ a: Int) -> Tone { make(a) } }\nenum Palette { static let a: Tone = make(1)\nstatic let b = Color.clear\nstatic let c: Color = Color.clear }\nfunc badge(_ tone: Kind, ink: Color) -> Text { make(ink) }\nstruct Kind { }"
      ),
      ("Text(t).tinted(ink: .red)", "", "func tinted(ink: Color) -> Text { make(ink) }"),
      ("Text(t).tinted(ink: .red)", "", "struct Own { func tinted(ink: Color) -> Own { self } }"),
      ("show(.init(2, ink: .red) { go() })", "", "struct Item { var title: Int\nvar ink: Color\nvar run: () -> Void }"),
      ("Item(ink: .red)", "", "struct Item { var ink: Tone = make() }"),
      ("Item(ink: .red)", "", "final class Item { var ink: Color\ninit(ink: Tone) { self.ink = make(ink) } }"),
      ("Item.make(ink: .red)", "", "struct Item { static func make(ink: Tone) -> Item { make() } }"),
      (
        #"Text(t).environment(\.ink, .red)"#, "",
        "extension EnvironmentValues { var ink: Tone { get { self[Key.self] } set { } } }"
      ),
      ("Item(ink: .red)", "", "struct Item { let ink: Color }\nstruct Color { static let red = Color() }"),
      ("Text(t).foregroundStyle(Color.red)", "enum Color { static let red = 1 }", ""),
    ])
  func others(_ body: String, _ members: String, _ other: String) throws {
    #expect(try AuditedCode.inBody("hardcoded-color", body, members: members, other: other) == [])
  }
}
