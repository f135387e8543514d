import ColorScience
import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Places of style sheets: notations kept or given up, and why nothing is written.
@Suite struct SheetPlaceTests {
  static let ink = Color(red: 0x0B, green: 0x12, blue: 0xC0)
  static let cyan = Color(red: 0, green: 255, blue: 255)
  static let vivid = Color(.displayP3, 1, 0, 0)

  /// Cyan is a hue of 180 degrees, which are 200 gradians; white has none, so that a hue stays. No sRGB notation holds the red of Display P3.
  @Test(arguments: [
    ("hsl(100grad 20% 30%)", cyan, "hsl(200grad 100% 50%)"), ("hsl(0.5rad 20% 30%)", .white, "hsl(0.5rad 0% 100%)"),
    ("hsl(10GRAD 20% 30%)", .white, "hsl(10GRAD 0% 100%)"),
    ("#fff", vivid, "color(display-p3 1 0 0)"), ("white", vivid, "color(display-p3 1 0 0)"),
    ("oklab(50% -.1 .1)", .black, "oklab(0% 0 0)"),
    ("color(display-p3 .5 .5 .5)", vivid, "color(display-p3 1 0 0)"),
  ])
  func notations(old: String, color: Color, new: String) throws {
    let text = try editedText(CSSFormat.self, "a.css", ":root { --ink: \(old); }", "ink", color)
    #expect(text == ":root { --ink: \(new); }")
  }

  /// Green lies on the negative side of the axis from green to red.
  @Test func aNumberThatStartsWithItsPointStaysSo() throws {
    let text = try editedText(
      CSSFormat.self, "a.css", ":root { --ink: oklab(50% -.1 .1); }", "ink", Color(red: 0, green: 255, blue: 0))
    #expect(text.contains(" -.") && !text.contains("0."), "\(text)")
  }

  static func place(_ value: String) -> EditedPlace { EditedPlace(CSSFormat.self, ":root { --it: \(value) }", value) }

  @Test(arguments: [
    ("revert", notEdited("the word revert")), ("\"ink\"", notEdited("something other than a literal color")),
    ("#12345", hasChanged), ("rgb(1e1 2 3)", notEdited("an expression with rgb()")),
    ("rgb(1 2)", notEdited("an expression with rgb()")), ("rgb(1 2 3 / 4 5)", notEdited("an expression with rgb()")),
    ("rgb(10deg 2 3)", notEdited("an expression with rgb()")),
    ("hsl(10vw 2% 3%)", notEdited("an expression with hsl()")),
    ("color(strange 1 1 1)", notEdited("an expression with color()")),
    ("color(1 1 1)", notEdited("an expression with color()")),
    ("12 13 14", notEdited("bare components of an unknown function")),
  ])
  func whatIsNotEdited(value: String, reason: String) {
    #expect(Self.place(value).reason() == reason)
  }

  /// What stands there must be what was read.
  @Test func anotherColorThanWasRead() {
    #expect(Self.place("rgb(1, 2, 3)").reason(.black, old: .white) == hasChanged)
    #expect(Self.place("rgb(1, 2, 3)").reason(.black, old: Color(red: 1, green: 2, blue: 3)) == nil)
    #expect(Self.place("12 13 14").reason(.black, old: .white) == notEdited("something other than a literal color"))
    #expect(
      Self.place("12px 13px 14px").reason(.black, old: .white) == notEdited("something other than a literal color"))
    #expect(Self.place("12 13 14").reason(.black, old: Color(red: 12, green: 13, blue: 14)) == nil)
  }

  /// A triplet of `rgb()` has no other function to name.
  @Test func aTripletCannotHoldEverything() throws {
    let place = Self.place("12 13 14")
    #expect(place.reason(Self.vivid, old: Color(red: 12, green: 13, blue: 14)) == isNotHeld)
    #expect(try place.text(Self.ink, old: Color(red: 12, green: 13, blue: 14)) == ":root { --it: 11 18 192 }")
  }

  @Test func placesBehindTheEnd() {
    let long = SourceFile(path: "a", bytes: Array(repeating: 0x20, count: 90)).location(of: 80..<90)
    for place in [ColorEdit.Place.literal(long), .alias(long)] {
      let edit = ColorEdit(token: "it", color: .black, place: place)
      #expect(CSSFormat.obstacle(to: edit, in: SourceFile(path: "a", bytes: [])) == hasChanged)
    }
  }

  /// Several aliases at once, where no value tells how colors are written.
  @Test func aliasesWithoutAModel() throws {
    let text = ":root { --a: var(--x); --b: var(--y); }"
    let file = SourceFile(path: "a.css", bytes: Array(text.utf8))
    let edits = ["var(--x)", "var(--y)"].map { piece in
      ColorEdit(token: "it", color: Self.ink, place: .alias(EditedPlace(CSSFormat.self, text, piece).place))
    }
    #expect(
      String(decoding: try CSSFormat.edited(file, edits), as: UTF8.self) == ":root { --a: #0b12c0; --b: #0b12c0; }")
  }

  // MARK: A style sheet for one mode

  static func added(_ text: String, _ token: TokenPath, order: [TokenPath] = ["page", "ink", "x"]) throws -> String {
    try EditingAdditionTests.added(text, [token], order: order, format: CSSFormat.self, path: "dark.css", color: ink)
  }

  @Test(arguments: [
    ("ink", ":root {\n  --page: #FFF;\n}\n", ":root {\n  --page: #FFF;\n  --ink: #0B12C0;\n}\n"),
    ("color.ink", ":root {\n  --page: #FFF;\n}\n", ":root {\n  --page: #FFF;\n  --color-ink: #0B12C0;\n}\n"),
    // Behind a comment on the same line, unless another declaration stands there.
    ("ink", ":root {\n  --page: #FFF; /* p */ }", ":root {\n  --page: #FFF; /* p */\n  --ink: #0B12C0; }"),
    (
      "ink", ":root {\n  --page: #FFF; /* p */ --x: #000;\n}",
      ":root {\n  --page: #FFF;\n  --ink: #0B12C0; /* p */ --x: #000;\n}"
    ),
    ("ink", ":root { --page:/* p */#FFF; }", ":root { --page:/* p */#FFF; --ink: #0B12C0; }"),
    ("ink", ":root {\n  --page: #FFF; /* p\n */\n}", ":root {\n  --page: #FFF;\n  --ink: #0B12C0; /* p\n */\n}"),
  ])
  func declarations(token: TokenPath, old: String, new: String) throws {
    #expect(try Self.added(old, token) == new)
  }

  @Test(arguments: [
    ("a.b.c", ":root { --page: #FFF }", "its property name can't be determined from its path"),
    ("a b", ":root { --page: #FFF }", "its property name can't be determined from its path"),
    ("page", ":root { --page: #FFF }", "the rule for the mode already sets this property"),
    ("ink", "a { color: red }", "no rule in the style sheet sets values for dark only"),
  ])
  func noPlace(token: TokenPath, text: String, reason: String) {
    #expect(throws: EditError.noPlace(reason)) { try Self.added(text, token) }
  }

  /// The rule with most values of the mode, the first of as many; of those behind the base value, which would hide one before it.
  @Test(arguments: [
    (
      ":root { --a: #fff; --b: #eee; --d: #ccc; --c: #ddd }\n.dark { --a: #000 }\n.dark { --b: #111; --d: #222 }",
      "--d: #222 }", "--d: #222; --c: #0b12c0 }"
    ),
    (
      ":root { --a: #fff; --b: #eee; --c: #ddd }\n.dark { --a: #000 }\n.dark { --b: #111 }", "--a: #000 }",
      "--a: #000; --c: #0b12c0 }"
    ),
    (
      ".dark { --a: #000; --b: #111 }\n:root { --a: #fff; --b: #eee; --d: #ccc; --c: #ddd }\n.dark { --d: #222 }",
      "--d: #222 }", "--d: #222; --c: #0b12c0 }"
    ),
  ])
  func rules(text: String, old: String, new: String) throws {
    #expect(try ModeAdditionTests.added(CSSFormat.self, "a.css", text, "c") == text.replacing(old, with: new))
  }
}
