import DesignTokens
import Testing
import TokenFormats

/// What closures and computed values choose in light and dark, and what is left untold because it hangs on something else.
@Suite struct SwiftChoiceTests {
  /// What a color is in the four looks, each as one letter: white, black, or `?` for what cannot be told.
  static func looks(_ text: String) throws -> String {
    let imported = try readSwift(text)
    let letters = ["#ffffff": "w", "#000000": "b"]
    return ["light", "dark", "light-high-contrast", "dark-high-contrast"].map { mode in
      let known = imported.modes.contains { $0.name == mode }
      let base = mode.hasPrefix("dark") && imported.modes.contains { $0.name == "dark" } ? "dark" : "light"
      let shown = imported.shown("A.a", in: known ? mode : base)
      return letters[shown] ?? (shown.hasPrefix("?") ? "?" : shown)
    }.joined()
  }

  /// A condition over `t`, and which of the four looks it is true in (black).
  @Test(
    arguments: [
      ("t.userInterfaceStyle == .dark && t.accessibilityContrast == .high", "wwwb"),
      ("t.userInterfaceStyle == .dark || t.accessibilityContrast == .high", "wbbb"),
      ("!(t.userInterfaceStyle == .dark)", "bwbw"),
      ("t.userInterfaceStyle == .dark && true", "wbwb"), ("false || t.userInterfaceStyle == .dark", "wbwb"),
      (".dark == t.userInterfaceStyle", "wbwb"), ("t.userInterfaceStyle == UIUserInterfaceStyle.dark", "wbwb"),
      ("t.accessibilityContrast == .normal", "bbww"), ("t.accessibilityContrast != .unspecified", "bbbb"),
      ("t.userInterfaceLevel == .elevated", "wwww"), ("t.userInterfaceLevel == .base", "bbbb"),
      ("isFancy && t.userInterfaceStyle == .dark", "????"), ("t.userInterfaceStyle == .dark && isFancy", "????"),
      ("isFancy || t.userInterfaceStyle == .dark", "????"), ("t.userInterfaceStyle == .dark || isFancy", "????"),
      ("isFancy && false", "wwww"), ("isFancy || true", "bbbb"), ("make()() == .dark", "????"), ("1 == .dark", "????"),
      ("t.userInterfaceStyle == .sepia", "????"), ("t.mood < 3", "????"),
      (String(repeating: "!(", count: 20) + "true" + String(repeating: ")", count: 20), "????"),
    ])
  func conditions(_ condition: String, _ expected: String) throws {
    let text = "enum A { static let a = UIColor { t in (\(condition)) ? .black : .white } }"
    #expect(try Self.looks(text) == expected)
  }

  /// The body of a closure over `t`, and the color in the four looks.
  @Test(
    arguments: [
      // What stands after an `if` counts only where the `if` returns nothing.
      ("if t.userInterfaceStyle == .dark { return isFancy ? .black : .red }\n return .white", "????"),
      (
        "if t.userInterfaceStyle == .dark { if t.accessibilityContrast == .high { return .black } }\n return .white",
        "wwwb"
      ),
      ("if isFancy { return .black }\n return .white", "????"),
      ("if t.userInterfaceStyle == .dark { return .black } else if true { return .white }", "wbwb"),
      ("if t.userInterfaceStyle == .light { return .white } else", "????"),
      ("log(t)\n return .white", "????"), ("if t.userInterfaceStyle == .dark { return .black }", "????"),
      // A constant of the body is not one of the types around it.
      ("return page", "bbbb"), ("if true { let page = UIColor.white }\n return page", "bbbb"),
      ("let page = UIColor.white\n return page", "wwww"),
      ("let page = page\n return page", "????"),
      ("let page = UIColor.white\n return page.withAlphaComponent(0.5)", "????"),
      ("let isDark: Bool = t.userInterfaceStyle == .dark\n return isDark ? .black : .white", "wbwb"),
      ("let (x, y) = (1, 2)\n return .white", "????"),
      ("switch t.userInterfaceStyle { case .dark: return .black }", "????"),
      ("switch t.userInterfaceStyle { case .dark where isFancy: return .black\n default: return .white }", "????"),
      ("switch t.userInterfaceStyle { case .dark }", "????"), ("switch t.userInterfaceStyle", "????"),
      ("switch t.mood { case .dark: return .black\n default: return .white }", "????"),
      (
        String(repeating: "if true { ", count: 20) + "return .white" + String(repeating: " }", count: 20), "????"
      ),
    ])
  func bodies(_ body: String, _ expected: String) throws {
    let text = "enum A { static let page = UIColor.black\n static let a = UIColor { t in\n \(body) } }"
    #expect(try Self.looks(text) == expected)
  }

  /// Patterns of a `switch` and of `if case`, and the color in the four looks.
  @Test(
    arguments: [
      ("case (.dark, .high): return .black\n default: return .white", "wwwb"),
      ("case (.dark, _), (_, .high): return .black\n default: return .white", "wbbb"),
      ("case (let style, .high) where style == .dark: return .black\n default: return .white", "????"),
      ("case (.light, _): break\n default: return .black\n }\n return .white; if true {", "wbwb"),
      ("case (.dark, _): fallthrough\n case (_, .high): return .black\n default: return .white", "wbbb"),
      ("case (.dark, _) where isFancy: return .black\n default: return .white", "w?w?"),
      ("case (.dark, .high, _): return .black\n default: return .white", "????"),
    ])
  func patterns(_ cases: String, _ expected: String) throws {
    let body = "switch (t.userInterfaceStyle, t.accessibilityContrast) {\n \(cases)\n }"
    // What can't be told in one look isn't told in any.
    let whole = expected.contains("?") ? "????" : expected
    #expect(try Self.looks("enum A { static let a = UIColor { t in\n \(body) } }") == whole)
  }

  /// A body over `t`, and why its color is not told.
  @Test(
    arguments: [
      ("switch t.userInterfaceStyle { case .dark where isFancy: return .black\n default: return .white }", "isFancy"),
      ("if case .some(let x) = t.mood { return x }\n return .white", "case .some(let x) = t.mood"),
      ("if Settings.colorScheme == .dark { return .black }\n return .white", "Settings.colorScheme == .dark"),
      (
        "let s = UITraitCollection(userInterfaceStyle: .dark)\n return s.userInterfaceStyle == .dark ? .black : .white",
        "s.userInterfaceStyle == .dark"
      ),
      ("Store.shared.userInterfaceStyle == .dark ? .black : .white", "Store.shared.userInterfaceStyle == .dark"),
    ])
  func reasons(_ body: String, _ condition: String) throws {
    let shown = try readSwift("enum A { static let a = UIColor { t in\n \(body) } }").shown("A.a")
    #expect(shown == "? its value depends on \(condition), which isn't a mode")
  }

  @Test func statementsThatAreNotFollowedAreNamed() throws {
    for word in ["for", "while", "do", "repeat", "throw"] {
      let body = "\(word) x { }\n return .white"
      let shown = try readSwift("enum A { static let a = UIColor { t in\n \(body) } }").shown("A.a")
      #expect(shown == "? its value depends on a `\(word)`, which isn't supported")
    }
    let text =
      "switch t.userInterfaceStyle { case .dark: if isFancy { break }; return .black\n default: return .white }"
    let shown = try readSwift("enum A { static let a = UIColor { t in\n \(text) } }").shown("A.a")
    #expect(shown == "? its value depends on isFancy, which isn't a mode")
  }

  /// Traits, an appearance or an environment, and members of other things that are called alike.
  @Test(
    arguments: [
      ("$0.userInterfaceStyle == .dark", "wbwb"), ("UITraitCollection.current.userInterfaceStyle == .dark", "wbwb"),
      ("self.traitCollection.userInterfaceStyle == .dark", "wbwb"), ("environment.colorScheme == .dark", "wbwb"),
      ("view.traitCollection.accessibilityContrast == .high", "wwbb"), ("App.colorScheme == .dark", "????"),
      ("settings.current.colorScheme == .dark", "????"), ("App.current.userInterfaceLevel == .base", "????"),
      ("style == .dark", "????"), ("mine == .dark", "????"),
    ])
  func surroundings(_ condition: String, _ expected: String) throws {
    let value = "UIColor { (\(condition)) ? .black : .white }"
    let text = "enum A { static var mine = Style.dark; static var a: UIColor { \(value) } }"
    #expect(try Self.looks(text) == expected)
  }

  @Test(arguments: ["colorScheme", "self.colorScheme", "Self.colorScheme", "Config.environment.colorScheme"])
  func aConstantCalledLikeThePropertyIsNotIt(_ name: String) throws {
    let value = "\(name) == .dark ? .black : .white"
    let own = """
      enum Config { static let environment = Settings() }
      enum A { static var colorScheme = App.scheme; static var a: Color { \(value) } }
      """
    #expect(try Self.looks(own) == "????")
  }

  @Test(
    arguments: [
      ("Color { colorScheme == .dark ? .black : .white }", "wbwb"), ("UIColor {\n UIColor.\n white }", "wwww"),
      ("Color { }", "?its value is computed at run time"),
      ("Color { get { isFancy ? .black : .white } }", "?its value depends on isFancy, which isn't a mode"),
    ])
  func computedValues(_ declaration: String, _ expected: String) throws {
    let text = "enum A { static var a: \(declaration) }"
    if expected.utf8.first == UInt8(ascii: "?") {
      #expect(try readSwift(text).shown("A.a") == "? " + expected.dropFirst())
    } else {
      #expect(try Self.looks(text) == expected)
    }
  }

  /// A look shows through to the nearest one that has values of its own.
  @Test func basesOfElevatedLooks() throws {
    let full = try readSwift(
      "enum A { static let a: UIColor = .of(light: .white, dark: .black, darkElevated: .black, darkHighContrast: .black, darkElevatedHighContrast: .white) }"
    )
    #expect(full.modes.map(\.name).last == "dark-elevated-high-contrast")
    #expect(full.modes.last?.base == "dark-high-contrast")
    let few = try readSwift("enum A { static let a: UIColor = .of(light: .white, darkElevated: .black) }")
    #expect(few.modes == [Mode("light"), Mode("dark-elevated", scheme: .dark, contrast: .standard, base: "light")])
  }

  @Test func branchesOfConditionalCompilation() throws {
    let imported = try readSwift(
      """
      enum A {
        #if !os(macOS) && canImport(UIKit)
        static let a: CGFloat = 1
        #else
        static let a: CGFloat = 2, b: CGFloat = 2
        #endif
        #if os(macOS) || swift(>=5.9)
        static let c: CGFloat = 3
        #else
        static let d: CGFloat = 4
        #endif
        #if true && os(iOS)
        static let t: CGFloat = 1
        #endif
        #if DEBUG
        #if os(iOS)
        static let f: CGFloat = 6
        #endif
        static let e: CGFloat = 5
        #endif
      }
      """)
    #expect(imported.paths == ["A.a", "A.c", "A.t"] && imported.shown("A.c") == "3.0px")
    #expect(
      imported.shown("A.a")
        == "? its value depends on #if !os(macOS) && canImport(UIKit), which isn't a mode: 0.swift:3 and 0.swift:5")
    #expect(
      imported.notices.map { "\($0.location?.line ?? 0) \($0.message)" } == [
        "2 of this #if, Palpable reads the branch for !os(macOS) && canImport(UIKit); 2 static constants in other branches are skipped",
        "7 of this #if, Palpable reads the branch for os(macOS) || swift(>=5.9); 1 static constant in another branch is skipped",
        "15 of this #if, Palpable reads no branch; 1 static constant in another branch is skipped",
        "16 of this #if, Palpable reads no branch; 1 static constant in another branch is skipped",
      ])
  }
}
