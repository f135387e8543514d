import DesignTokens
import Testing
import TokenFormats

/// What begins with a color and isn't read is a token that can't be told: no pattern of pairings passes without it.
@Suite struct SwiftUnreadColorTests {
  /// What `T.ink` shows: its reason, a color, or that it is no token.
  private static func ink(_ declaration: String, _ rest: String = "") throws -> String {
    let own = "static let base = Color(hex: 0x112233)\n static let gap: CGFloat = 4"
    let imported = try readSwift("enum T {\n \(own)\n \(declaration)\n}\n\(rest)")
    return imported.paths.contains("T.ink") ? imported.shown("T.ink") : "no token"
  }

  @Test(arguments: [
    "Color(hex: 0x112233).mix(with: .white, by: 0.5)", "UIColor(named: \"x\") ?? UIColor(hex: 0x112233)",
    "base.lighter()", "base.lighter().darker(by: 2)", "Color.red.gradient", "(base ?? .red).mixed", "base | base",
    "try! load() ?? base", "Color(hex: 1).variants[0]", "UIColor.red.blended(0.5)!",
    "[[base.mix()], [.red]][0][0]", "#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1).lighter()",
    "{ print(1); return base.lighter() }()", "{ let made = base.lighter(); print(1); return made }()",
  ])
  func colorsThatAreNotReadCannotBeTold(_ value: String) throws {
    let shown = try Self.ink("static let ink = \(value)")
    #expect(shown.hasPrefix("? "))
  }

  @Test func colorsOfColorsFollowTheConstantTheyBeginWith() throws {
    let text = """
      enum U {
        static let a = T.base.mix(), b = a.mix()
        static let c = T.gap.rounded(), d = c.half
      }
      """
    let imported = try readSwift("enum T { static let base = Color(hex: 1); static let gap: CGFloat = 4 }\n" + text)
    #expect(imported.paths.filter { $0.hasPrefix("U.") } == ["U.a", "U.b"])
    #expect(imported.shown("U.b") == "? its value is returned by a.mix(…) at run time")
  }

  /// Numbers, texts, truths and views that are made of colors.
  @Test(arguments: [
    "base.description", "base == .red", "Color.self", "base.cgColor.components", "Color.red.frame(width: 4)",
    "base.isDark", "gap.rounded()", "Shadow(color: base, radius: 4)", "{ (a: Color) in a }", "[gap: 1]",
    "base.hexString",
  ])
  func whatIsClearlyNoColorIsNoToken(_ value: String) throws {
    #expect(try Self.ink("static let ink = \(value)") == "no token")
  }

  @Test func declaredTypesDecide() throws {
    #expect(try Self.ink("static let ink: String = Color.red.name()") == "no token")
    #expect(try Self.ink("static let ink: (Color) -> Color = { $0 }") == "no token")
    #expect(try Self.ink("static let ink: Optional<Color> = Color(hex: 0x445566)") == "#445566")
    #expect(try Self.ink("static let ink: Tint = Tint(hex: 0x445566)", "typealias Tint = Color") == "#445566")
    #expect(try Self.ink("static let ink = Tint(hex: 0x445566)", "typealias Tint = UIColor") == "#445566")
    #expect(try Self.ink("static let ink: some ShapeStyle = base.gradient").hasPrefix("? "))
  }

  @Test func functionsOfTheProjectThatReturnColors() throws {
    let factory = "struct Factory { func make() -> Color { .red }; func size() -> CGFloat { 4 } }"
    let shared = "static let factory = Factory()\n static let ink = factory"
    #expect(try Self.ink(shared + ".make()", factory).hasPrefix("? "))
    #expect(try Self.ink(shared + ".size()", factory) == "no token")
  }

  @Test(arguments: [
    "[Color(hex: 1), base]", "(light: base, dark: Color(hex: 1))", "[\"a\": Color(hex: 1)]", "[base.mix()]",
    "[[base.mix()], [gap]]", "[1: [Color(hex: 1)]]",
  ])
  func severalColorsAreNoToken(_ value: String) throws {
    #expect(
      try Self.ink("static let ink = \(value)")
        == "? it contains several colors; declare a constant for each color")
  }

  @Test func listsOfConstantsAreNoticed() throws {
    let imported = try readSwift(
      "enum T { static let a = Color(hex: 1); static let all = [a, a]; static let none: [Color] = [] }")
    #expect(imported.paths == ["T.a"])
    #expect(imported.notices.map(\.message) == ["T.all contains several colors, and each is read as a separate token"])
  }

  /// A constant in a list is a color by its type, by its value, or by the constant that it names.
  @Test func constantsInLists() throws {
    let imported = try readSwift(
      """
      enum T {
        static let typed: Color = load()
        static let made = Color(hex: 1).mix()
        static let other = made
        static let size: CGFloat = 4
        static let name = load()
        static let a = [typed, typed.mix()], b = [other.mix()], c = [size.rounded()], d = [name.mix()]
      }
      """)
    let several = "? it contains several colors; declare a constant for each color"
    #expect(imported.shown("T.a") == several && imported.shown("T.b") == several)
    #expect(!imported.paths.contains("T.c") && !imported.paths.contains("T.d"))
  }

  @Test func tuplesOfNames() throws {
    let imported = try readSwift(
      """
      enum T {
        static let (a, (b, _)) = (Color(hex: 0x000001), (Color(hex: 0x000002), Color(hex: 0x000003)))
        static let (c, d): (Color, CGFloat) = (.white, 8)
        static let (e, f): (Color, Color) = makePair()
        static let pair = (Color(hex: 0x000004), 1)
        static let (g, h) = pair
      }
      """)
    #expect(imported.shown("T.a") == "#000001" && imported.shown("T.b") == "#000002")
    #expect(imported.shown("T.c") == "#ffffff" && imported.shown("T.d") == "8.0px")
    for name in ["e", "f", "pair", "g", "h"] { #expect(imported.shown("T.\(name)").hasPrefix("? ")) }
    #expect(imported.paths.count == 9)
  }
}

/// A variable that gets another value can't be told.
@Suite struct SwiftAssignmentTests {
  private static func ink(_ text: String) throws -> String {
    let own = "enum T { static var ink = Color(hex: 0x112233); static let page = Color(hex: 1) }"
    return try readSwift(own, text).shown("T.ink")
  }

  @Test(arguments: [
    "func f() { T.ink = .red }", "extension T { static func f() { ink = .red } }", "func f() { g(&T.ink) }",
    "extension T { static func f() { Self.ink = .red } }", "func f() {\n (T.ink, x) = (.red, 1)\n}",
    "func f() { T.ink.alpha = 0.5 }", "extension T { static func f() { if a { let ink = 1 }\n ink = .red } }",
  ])
  func assignedAgain(_ text: String) throws {
    #expect(try Self.ink(text).hasPrefix("? it is assigned again at 1.swift:"))
  }

  @Test(arguments: [
    "func f() { let ink = T.ink; var x = ink }", "extension T { static func f() { var ink = 1\n ink = 2 } }",
    "struct U { var ink = 1; mutating func f() { ink = 2; self.ink = 3 } }", "func f(ink: Int = 1) { g(ink: T.ink) }",
    "enum V { static var ink = 1; static func f() { ink = 2; V.ink = 3 } }",
    "func f() { if T.ink == .red { x = T.ink } }",
    "extension T { enum Key: String { case ink = \"a\" } }",
  ])
  func whatIsNotAssigned(_ text: String) throws { #expect(try Self.ink(text) == "#112233") }

  @Test func theFirstPlaceIsNamed() throws {
    #expect(try Self.ink("\nfunc f() {\n T.ink = .red\n T.ink = .blue }") == "? it is assigned again at 1.swift:3")
  }
}
