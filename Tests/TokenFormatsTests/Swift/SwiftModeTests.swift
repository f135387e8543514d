import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Appearances become modes.
@Suite struct SwiftModeTests {
  /// The modes and what a value shows in each.
  static func shown(_ value: String) throws -> [String] {
    let imported = try readSwift("enum A { static let light2 = Color.white\n static let a: UIColor = \(value) }")
    return imported.modes.map { "\($0.name) \(imported.shown("A.a", in: $0.name))" }
  }

  @Test(
    arguments: [
      ("Color.adaptive(light: .white, dark: .black)", ["light #ffffff", "dark #000000"]),
      ("dynamic(light: 0xFFFFFF, dark: 0x000000)", ["light #ffffff", "dark #000000"]),
      ("T(lightHex: \"#fff\", darkHex: \"#000\")", ["light #ffffff", "dark #000000"]),
      ("adaptive(night: .black, day: .white)", ["light #ffffff", "dark #000000"]),
      (
        ".init(lightRGB: (red: 1, green: 1, blue: 1, opacity: 1), darkRGB: (0, 0, 0))",
        ["light #ffffff", "dark #000000"]
      ),
      (".f(0xFFFFFF, dark: 0x000000)", ["light #ffffff", "dark #000000"]),
      (".f(default: A.light2, dark: A.light2.opacity(0.2))", ["light #ffffff", "dark #ffffff33"]),
      ("C(light: .white, dark: .black, darkAlpha: 0.2)", ["light #ffffff", "dark #00000033"]),
      (
        "UIColor(light: .white, lightHighContrast: 0xEEEEEE, dark: .black, darkHighContrast: 0x111111)",
        ["light #ffffff", "dark #000000", "light-high-contrast #eeeeee", "dark-high-contrast #111111"]
      ),
      (
        "UIColor(light: .white, dark: .black, darkElevated: 0x222222, darkHighContrast: nil)",
        ["light #ffffff", "dark #000000", "dark-elevated #222222"]
      ),
      (
        "UIColor { traits in traits.userInterfaceStyle == .dark ? .black : .white }", ["light #ffffff", "dark #000000"]
      ),
      ("UIColor { $0.userInterfaceStyle != .dark ? .white : .black }", ["light #ffffff", "dark #000000"]),
      (
        "UIColor(dynamicProvider: { (t: UITraitCollection) -> UIColor in return t.userInterfaceStyle == .light ? .white : .black })",
        ["light #ffffff", "dark #000000"]
      ),
      (
        "UIColor { t in if t.userInterfaceStyle == .dark { return .black } else { return .white } }",
        ["light #ffffff", "dark #000000"]
      ),
      (
        "UIColor { t in\n if t.userInterfaceStyle == .dark { return .black }\n return .white }",
        ["light #ffffff", "dark #000000"]
      ),
      (
        "UIColor { t in\n let isDark = t.userInterfaceStyle == .dark\n return isDark ? .black : .white }",
        ["light #ffffff", "dark #000000"]
      ),
      (
        "UIColor { t in switch t.userInterfaceStyle { case .dark: return .black\n case .light, .unspecified: return .white\n @unknown default: return .red } }",
        ["light #ffffff", "dark #000000"]
      ),
      (
        "UIColor { t in\n switch (t.userInterfaceStyle) { case .dark: return t.accessibilityContrast == .high ? .clear : .black\n default: return .white } }",
        ["light #ffffff", "dark #000000", "light-high-contrast #ffffff", "dark-high-contrast #00000000"]
      ),
      (
        "NSColor(name: nil) { appearance in appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .black : .white }",
        ["light #ffffff", "dark #000000"]
      ),
      ("Color(UIColor { _ in .white })", []),
      (
        ".of(light: .of(light: .white, dark: .red), dark: .of(light: .red, dark: .black))",
        ["light #ffffff", "dark #000000"]
      ),
    ] as [(String, [String])])
  func appearances(_ value: String, _ expected: [String]) throws { #expect(try Self.shown(value) == expected) }

  @Test func modesKnowSchemeContrastAndBase() throws {
    let modes = try readSwift(
      "enum A { static let a = UIColor(light: .white, lightHighContrast: .white, dark: .black, darkHighContrast: .black) }"
    ).modes
    #expect(
      modes == [
        Mode("light", scheme: .light, contrast: .standard),
        Mode("dark", scheme: .dark, contrast: .standard, base: "light"),
        Mode("light-high-contrast", scheme: .light, contrast: .increased, base: "light"),
        Mode("dark-high-contrast", scheme: .dark, contrast: .increased, base: "dark"),
      ])
  }

  @Test func aTypeNamedDarkHoldsTheDarkValues() throws {
    let imported = try readSwift(
      """
      enum Colors {
        static let pageBg = Color(hex: "#ffffff")
        static let ink = Color(hex: "#000000")
        static let text = Colors.ink
        enum Dark {
          static let pageBg = Color(hex: "#0b1220")
          static let lonely = Color(hex: "#111111")
        }
      }
      """, "extension Colors.Dark { static let ink: Color = .white }")
    #expect(imported.paths == ["Colors.pageBg", "Colors.ink", "Colors.text", "Colors.Dark.lonely"])
    #expect(imported.modes.map(\.name) == ["light", "dark"])
    #expect(imported.shown("Colors.pageBg") == "#ffffff" && imported.shown("Colors.pageBg", in: "dark") == "#0b1220")
    #expect(imported.shown("Colors.text", in: "dark") == "#ffffff")
    #expect(imported.tokens["Colors.ink"]?.value(in: "dark")?.location.path == "1.swift")
    #expect(
      imported.notices.map(\.message) == [
        "Colors.Dark.lonely has no light counterpart in the enclosing type, so it is read as a separate token"
      ])
  }

  @Test func aDarkValueThatOthersNameStaysAToken() throws {
    let imported = try readSwift(
      """
      enum Colors {
        static let page = Color(hex: "#ffffff")
        enum Dark { static let page = Color(hex: "#0b1220") }
        static let card = Color.adaptive(light: Colors.page, dark: Dark.page)
      }
      """)
    #expect(imported.paths == ["Colors.page", "Colors.Dark.page", "Colors.card"])
    #expect(imported.shown("Colors.card", in: "dark") == "#0b1220")
  }
}
