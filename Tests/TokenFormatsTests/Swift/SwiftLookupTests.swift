import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Names are found as Swift finds them, over all documents that are read together.
@Suite struct SwiftLookupTests {
  @Test func innermostTypeThatKnowsTheFirstName() throws {
    let imported = try readSwift(
      """
      enum Red { static let a = Color(hex: 0x000001) }
      enum Theme {
        enum Red { static let a = Color(hex: 0x000002) }
        enum Inner {
          static let near = Red.a
          static let self1 = Self.near
          static let self2 = Theme.Inner.near
        }
        static let whole = Theme.Red.a
        static let missing: Color = Red.b
      }
      extension Theme.Inner { static let other = near.opacity(0.5) }
      """)
    let targets = ["near", "self1", "self2", "other"].map {
      imported.tokens[TokenPath("Theme.Inner.\($0)")]?.values[0].value.content
    }
    #expect(
      targets == [
        .alias("Theme.Red.a"), .alias("Theme.Inner.near"), .alias("Theme.Inner.near"),
        .translucentAlias("Theme.Inner.near", alpha: 0.5),
      ])
    #expect(imported.tokens["Theme.whole"]?.values[0].value.content == .alias("Theme.Red.a"))
    #expect(imported.shown("Theme.missing") == "? Red.b isn't declared in any of the files read together")
  }

  @Test func inheritedConstantsAndExtensionsOfNestedTypes() throws {
    let imported = try readSwift(
      "let page = Color(hex: 1)\nclass Base { static let page = Color(hex: 0x000002) }\nclass Theme: Base { static let ink = page }",
      "enum T { enum V { static let c = Color(hex: 3) }; enum U {} }\nenum V { static let c = Color(hex: 0x000004) }",
      "extension T.U { static let ink = V.c }")
    #expect(imported.tokens["Theme.ink"]?.values[0].value.content == .alias("Base.page"))
    #expect(imported.shown("T.U.ink") == "#000004")
  }

  @Test func aliasesOfTypes() throws {
    let imported = try readSwift(
      "enum Theme { typealias P = Palette.Blue; static let a = P._500; static let b = Short._500 }\nextension Short { static let c = Color.white }",
      "typealias Short = Palette.Blue", "enum Palette { enum Blue { static let _500 = Color(hex: 0x0000FF) } }")
    #expect(imported.shown("Theme.a") == "#0000ff" && imported.shown("Theme.b") == "#0000ff")
    #expect(imported.paths == ["Theme.a", "Theme.b", "Palette.Blue.c", "Palette.Blue._500"])
  }

  /// A requirement of a protocol is no declaration of a value, and a default implementation is no second one.
  @Test(arguments: [
    "protocol P { static var m: CGFloat { get } }; extension P { static var m: CGFloat { 64 } }",
    "struct G<X> {}; extension G where X == Int { static var m: CGFloat { 4 } }; extension G where X == String { static var m: CGFloat { 8 } }",
    "protocol P {}; extension P { static var m: CGFloat { 4 } }; extension P where Self: A { static var m: CGFloat { 8 } }",
  ])
  func membersOfProtocolsAndOfSomeTypesAreNoContradiction(_ source: String) throws {
    let imported = try readSwift(source + "\nenum T { static let ink = Color(hex: 0x999999) }")
    #expect(imported.shown("T.ink") == "#999999")
  }

  /// `Color(.label)` takes a color of UIKit or of an asset, never the constant of SwiftUI's Color that it is in.
  @Test(arguments: ["Color(.label)", "Color(uiColor: .label)", "Color(UIColor.label)"])
  func aColorOfUIKitIsNoMemberOfColor(_ value: String) throws {
    let imported = try readSwift("extension Color { static var label: Color { \(value) } }")
    #expect(imported.resolver.aliasErrors().isEmpty)
    #expect(imported.shown("Color.label").contains("UIColor.label"))
  }

  @Test func aStyleOfShapesIsAColor() throws {
    let imported = try readSwift(
      "extension ShapeStyle where Self == Color { static var brand: Color { Color(hex: 0x123456) } }",
      "enum T { static let ink: Color = .brand }")
    #expect(imported.shown("T.ink") == "#123456")
  }

  @Test func circlesAndWhatIsNoToken() throws {
    let imported = try readSwift(
      "enum A { static let a: Color = A.b; static let b: Color = A.a; static let f = Font.body; static let c: Color = A.f; typealias X = Y; typealias Y = X; static let d: Color = X.a }"
    )
    #expect(imported.resolver.aliasErrors().count == 2)
    #expect(imported.shown("A.c") == "? A.f isn't a supported color, length, or number")
    #expect(imported.shown("A.d") == "? X.a isn't declared in any of the files read together")
  }

  @Test func anAlphaInThePlaceOfAnother() throws {
    let imported = try readSwift(
      """
      enum A {
        static let ink: UIColor = .black
        static let veil = UIColor(white: 0, alpha: 0.5)
        static let a = ink.withAlphaComponent(0.2)
        static let b = veil.withAlphaComponent(0.2)
        static let c = UIColor.of(light: A.veil.withAlphaComponent(0.2), dark: A.ink.withAlphaComponent(0.4))
      }
      """)
    let reason = "? it replaces the alpha of A.veil, which may not be opaque"
    #expect(imported.shown("A.a") == "#00000033" && imported.shown("A.b") == reason)
    #expect(imported.shown("A.c") == reason && imported.shown("A.c", in: "dark") == "#00000066")
  }

  @Test func conditionalCompilation() throws {
    let imported = try readSwift(
      """
      #if os(iOS)
      enum A {
      #if DEBUG
        static let a = Color(hex: 0x000001)
      #else
        static let a = Color(hex: 0x000002)
      #endif
      #if canImport(AppKit) && !canImport(UIKit)
        static let b = Color.white
      #endif
      }
      #endif
      """, "#if os(macOS)\nenum M { static let c = Color.white }\n#endif")
    #expect(imported.shown("A.a") == "? its value depends on #if DEBUG, which isn't a mode: 0.swift:4 and 0.swift:6")
    #expect(imported.paths == ["A.a", "A.b", "M.c"])
    #expect(
      imported.notices.map(\.message) == [
        "of this #if, Palpable reads the branch after #else; 1 static constant in another branch is skipped"
      ])
  }

  @Test func tiersAndDeprecation() throws {
    let imported = try readSwift(
      """
      struct ButtonComponentTokens { static let a = Color.white }
      enum MyAliases { enum X { @available(*, deprecated, message: "use a") static let b = Color.white } }
      enum ElevatePrimitives { @available(iOS, deprecated: 15) static let c = Color.white }
      enum Theme { @available(iOS 15, *) static let d = Color.white }
      """)
    #expect(imported.tokens.tokens.map(\.tier) == [.component, .alias, .primitive, nil])
    #expect(imported.tokens.tokens.map(\.deprecation) == [nil, "use a", "deprecated", nil])
  }

  @Test(
    arguments: [
      ("enum A { static let a = Color(hex: 1) }", true), ("struct A { static let gap: CGFloat = 4 }", true),
      ("extension Color { static var a: Color { .white } }", true), ("enum Spacing { static let s = 4 }", true),
      ("enum A { static let a = dynamic(light: x, dark: y) }", true), ("enum A { static let count = 4 }", false),
      ("struct V: View { static let a = Color.white }", false), ("enum A { let a = Color.white }", false),
      ("let a = Color.white", false), ("// static let a = Color.white", false),
      ("let s = \"enum A { static let a = Color.white }\"", false),
      ("private enum C { static let gap: CGFloat = 4 }", false),
      ("enum A { static func f() -> Color { .white } }", false),
    ])
  func recognition(_ text: String, _ isRecognized: Bool) {
    #expect(SwiftTokensFormat.recognizes(swift(text)) == isRecognized)
    #expect(!SwiftTokensFormat.recognizes(swift(text, path: "a.json")))
  }
}
