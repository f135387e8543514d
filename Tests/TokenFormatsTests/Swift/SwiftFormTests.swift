import DesignTokens
import Testing
import TokenFormats

/// Forms of colors that are read, those that are said not to be, and what is no token at all.
@Suite struct SwiftFormTests {
  @Test(
    arguments: [
      ("make().tint", "its value is a member of a run-time value"),
      ("make().cgColor", "its value is returned by make(…)"),
      ("{ compute(); return .white }()", "its value is computed by a closure at run time"),
      ("Color.white.opacity()", "its opacity is computed at run time"),
      ("Color.accentColor.opacity(x)", "Color.accentColor is a system or asset color"),
      ("C.of(light: .white, dark: .black, mood: 3)", "the argument mood: can change its colors"),
      ("C.of(light: .white, .red, dark: .black)", "the argument _: can change its colors"),
      ("C.of(light: .white, dark: .black, name: \"x\")", "#ffffff"),
      ("Color(provider: { .white })", "its initializer (provider:) isn't supported"),
      ("#colorLiteral(mood: 1)", "its components have an unsupported form"),
      ("Color(red: 1, green: 0, blue: 0, 1, 2)", "the argument _: can change its color"),
      ("Color(\"\\(x)\", bundle: .main)", "its value is the color \"…\" of an asset catalog"),
      ("Color(nsColor: .white)", "#ffffff"), ("Color(hex: Codes.ink)", "#112233"),
      ("Color(hex: Codes.number)", "#445566"),
      ("Color(hex: 0xFFFFFF, mood: 3)", "the argument mood: can change its color"),
      ("Color(hex: 0xFFFFFF, 3)", "the argument _: can change its color"),
      ("Color(mood: 1, 2)", "its initializer (mood:_:) isn't supported"),
      ("Color(hex: \"\"\"\n#fff\n\"\"\")", "its value is a multiline or interpolated string"),
      ("Color(hex: \"\\u41\")", "its value is a multiline or interpolated string"),
      ("Color(hex: \"\\u{110000}\")", "its value is a multiline or interpolated string"),
      ("Color(hex: \"\\u{23}fff\")", "#ffffff"), ("Color(hex: \"#1234567890\")", "isn't a hexadecimal color"),
      ("Color(hex: \"0xZZ\")", "isn't a hexadecimal color"),
      ("Codes.maybe as? Color", "Codes.maybe isn't a supported color"),
    ])
  func forms(_ value: String, _ expected: String) throws {
    let imported = try readSwift(
      "enum A { static let a: Color = \(value) }",
      "enum Codes { static let ink = \"#112233\"; static let number = 0x445566; static let maybe = Font.body }")
    #expect(imported.shown("A.a").contains(expected), "\(imported.shown("A.a"))")
  }

  /// An opacity multiplies, an alpha takes the place of what stands there (SwiftUI's `opacity(_:)`, UIKit's `withAlphaComponent(_:)`).
  @Test func alphasOfAliases() throws {
    let imported = try readSwift(
      """
      enum A {
        static let ink = Color.black
        static let a = ink.opacity(0.5).opacity(0.5)
        static let b = ink.opacity(0.5).withAlphaComponent(0.2)
        static let c: UIColor = A.f, d = c.withAlphaComponent(0.2)
        static let f = Font.body
      }
      """)
    #expect(imported.tokens["A.a"]?.values[0].value.content == .translucentAlias("A.ink", alpha: 0.25))
    #expect(imported.tokens["A.b"]?.values[0].value.content == .translucentAlias("A.ink", alpha: 0.2))
    #expect(imported.shown("A.d") == "? A.f isn't a supported color, length, or number")
  }

  /// Over more names than are followed nobody knows whether a color is opaque, and then an alpha in its place is not known either.
  @Test(arguments: [
    (3, "#00000033"), (60, "? it replaces the alpha of A.c60, which may not be opaque"),
  ])
  func alphasOverChains(_ count: Int, _ expected: String) throws {
    let chain = (1...count).map { "static let c\($0): UIColor = A.c\($0 - 1)" }.joined(separator: "\n")
    let imported = try readSwift(
      "enum A { static let c0 = UIColor.black\n\(chain)\n static let a = A.c\(count).withAlphaComponent(0.2) }")
    #expect(imported.shown("A.a") == expected)
  }

  @Test func aCircleOfOpaqueNamesEnds() throws {
    let imported = try readSwift(
      "enum A { static let a: UIColor = A.b; static let b: UIColor = A.a; static let c = a.withAlphaComponent(0.2) }")
    #expect(imported.tokens["A.c"]?.values[0].value.content == .translucentAlias("A.a", alpha: 0.2))
    #expect(imported.resolver.aliasErrors().count >= 2)
  }

  /// Branching without end is cut, and what was cut says so.
  @Test func aTreeOfLooksIsBounded() throws {
    var value = "Color.white"
    for _ in 0..<9 { value = "C.of(light: \(value), dark: \(value))" }
    let imported = try readSwift("enum A { static let a: Color = \(value) }")
    #expect(imported.shown("A.a") == "#ffffff")
    #expect(imported.shown("A.a", in: "dark") == "? its color has too many parts to follow")
  }

  @Test func aLookWithoutAValueIsSaid() throws {
    let imported = try readSwift(
      "enum A { static let a: Color = .of(light: .of(darkHighContrast: .black, dark: .black), dark: .black) }")
    #expect(imported.shown("A.a") == "? its value has an unsupported form")
    #expect(imported.shown("A.a", in: "dark") == "#000000")
  }

  @Test(
    arguments: [
      "let x = .white", "let x = isOn ? 1 : 2", "let x = isOn ? \"a\" : \"b\"", "let x = { let y = 1; return y }()",
      "let x = Style(light: Font.body, dark: Font.title)", "let x = make().tint", "var x: Font { isOn ? a : b }",
      "let x = Font.body", "let x: Font = .body", "var x: Tint { }",
    ])
  func whatNothingCallsAColorIsNoToken(_ declaration: String) throws {
    let imported = try readSwift("enum A { static let real: CGFloat = 4\n static \(declaration) }")
    #expect(imported.paths == ["A.real"])
  }

  @Test func aNumberThatIsChosenIsSaidToBeUntold() throws {
    let imported = try readSwift("enum A { static var gap: CGFloat { isWide ? 8 : 4 } }")
    #expect(imported.shown("A.gap") == "? its value is computed at run time")
    #expect(imported.tokens["A.gap"]?.values[0].value.text == "isWide ? 8 : 4")
  }

  /// 7 % 4 is 3 and -3 is written with its sign; `.zero` and `.pi` are the standard library's.
  @Test(
    arguments: [
      ("+4", "4.0px"), ("7 % 4", "3.0px"), ("min(4, 8, 6)", "4.0px"), ("max(4, 8, 6)", "8.0px"), (".zero", "0.0px"),
      ("CGFloat.zero", "0.0px"), ("CGFloat.pi * 2", "\(Double.pi * 2)px"), ("2 * .pi", "\(Double.pi * 2)px"),
      ("0x1p3", "8.0px"), ("0b101", "5.0px"), ("0o17", "15.0px"),
      ("4 << 1", "? its value isn't a finite number in the source"),
      ("CGFloat(1, 2)", "? its value isn't a finite number in the source"),
      ("~4", "? its value isn't a finite number in the source"),
      ("CGFloat(truncating: 3)", "? its value isn't a finite number in the source"),
      ("0x1pz", "? its value isn't a finite number in the source"), ("4 as! CGFloat", "4.0px"),
      ("4 as Kit.Length", "4.0px"),
    ])
  func arithmetic(_ value: String, _ expected: String) throws {
    #expect(try readSwift("enum A { static let gap: CGFloat = \(value) }").shown("A.gap") == expected)
  }

  @Test func whatIsNotReadIsListed() throws {
    let names = (0..<7).map { "static let f\($0) = Font.body" }.joined(separator: "\n")
    let imported = try readSwift("enum A { static let real: CGFloat = 4\n\(names)\n static var g { 4 } }")
    #expect(
      imported.notices.map(\.message) == [
        "7 static constants without a color, length, or number type are skipped: A.f0, A.f1, A.f2, A.f3, A.f4, …"
      ])
    #expect(imported.notices[0].location?.line == 2)
  }

  @Test func namesTooDeepOrLongAreSaid() throws {
    let long = String(repeating: "x", count: 600)
    let imported = try readSwift("enum \(long) { static let \(long): CGFloat = 4; static let b: CGFloat = 1 }")
    #expect(imported.paths == ["\(long).b"])
    #expect(
      imported.notices.map(\.message) == ["a constant whose name, with its types, exceeds 1000 bytes is skipped"])
    let deep = (0..<21).map { "t\($0)" }.joined(separator: ".")
    let extended = try readSwift("extension \(deep) { static let a: CGFloat = 4 }")
    #expect(extended.paths.isEmpty)
    #expect(extended.notices.map(\.message) == ["constants in types nested deeper than 20 levels are skipped"])
  }

  @Test func deprecationsWithAMessageThatIsNoPlainText() throws {
    let imported = try readSwift(
      "enum A { @available(*, deprecated, message: \"use \\(x)\") static let a = Color.white\n @available(*, deprecated, message: \"Use b\\t\\\"\\r\\0\\\\\") static let b = Color.white }"
    )
    #expect(imported.tokens["A.a"]?.deprecation == "deprecated")
    #expect(imported.tokens["A.b"]?.deprecation == "Use b\t\"\r\0\\")
  }

  /// A type named for increased contrast holds the values of that look; one that already has a value keeps it.
  @Test func typesNamedForALook() throws {
    let imported = try readSwift(
      """
      enum Colors {
        static let page = Color.white
        static let ink = Color.adaptive(light: .black, dark: .white)
        enum HighContrast { static let page = Color.black }
        enum Dark { static let ink = Color.red }
      }
      """)
    #expect(imported.shown("Colors.page", in: "light-high-contrast") == "#000000")
    #expect(imported.shown("Colors.ink", in: "dark") == "#ffffff")
    #expect(imported.paths == ["Colors.page", "Colors.ink", "Colors.Dark.ink"])
  }
}
