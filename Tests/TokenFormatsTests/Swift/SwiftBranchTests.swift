import DesignTokens
import Foundation
import Testing
import TokenFormats

/// A branch never vanishes: it is a mode, or the value cannot be told and the reason names the condition.
@Suite struct SwiftBranchTests {
  /// A condition that is no mode.
  static let conditions = [
    "t.userInterfaceIdiom == .pad", "t.horizontalSizeClass == .compact", "t.verticalSizeClass == .regular",
    "t.displayGamut == .P3", "t.layoutDirection == .rightToLeft", "UIDevice.current.userInterfaceIdiom == .phone",
    "isFancy", "t.preferredContentSizeCategory > .large",
  ]

  /// Bodies that branch on a condition: `#`, between black and white.
  static let bodies = [
    "# ? .black : .white", "if # { return .black } else { return .white }", "if # { return .black }\n return .white",
    "guard # else { return .black }\n return .white", "return if # { .black } else { .white }",
    "let isIt = #\n return isIt ? .black : .white",
    "if t.userInterfaceStyle == .dark { return # ? .black : .white }\n return .white",
    "if t.userInterfaceStyle == .dark, # { return .black }\n return .white",
  ]

  @Test(arguments: conditions, bodies)
  func conditionsThatAreNoMode(_ condition: String, _ body: String) throws {
    let imported = try readSwift(
      "enum A { static let a = UIColor { t in\n \(body.replacingOccurrences(of: "#", with: condition)) } }")
    #expect(imported.shown("A.a") == "? its value depends on \(condition), which isn't a mode")
  }

  @Test(
    arguments: [
      ("if #available(iOS 17, *) { return .black } else { return .white }", "#available(iOS 17, *)"),
      ("guard #available(iOS 17, *) else { return .black }\n return .white", "#available(iOS 17, *)"),
      ("if let own = brand { return own }\n return .white", "let own = brand"),
      ("if case .custom(let own) = brand { return own }\n return .white", "case .custom(let own) = brand"),
      ("switch t.userInterfaceIdiom { case .pad: return .black\n default: return .white }", "t.userInterfaceIdiom"),
      ("switch brand { case .custom(let own): return own\n case .plain: return .white }", "brand"),
      ("#if DEBUG\n return .black\n #else\n return .white\n #endif", "#if DEBUG"),
    ])
  func otherBranches(_ body: String, _ condition: String) throws {
    for text in ["static let a = UIColor { t in\n \(body) }", "static var a: UIColor {\n \(body) }"] {
      let imported = try readSwift("enum A { \(text) }")
      #expect(imported.shown("A.a") == "? its value depends on \(condition), which isn't a mode")
    }
  }

  /// Whatever decides, the color is the same.
  @Test(arguments: bodies)
  func branchesThatAgree(_ body: String) throws {
    let same = body.replacingOccurrences(of: "#", with: "isFancy").replacingOccurrences(of: ".black", with: ".white")
    let imported = try readSwift("enum A { static let a = UIColor { t in\n \(same) } }")
    let isTold = !body.contains("return if") || imported.shown("A.a").hasPrefix("?")
    #expect(imported.shown("A.a") == "#ffffff" || !isTold)
  }

  /// How a body branches on the level, black where it is raised.
  @Test(
    arguments: [
      "t.userInterfaceLevel == .elevated ? .black : .white", "t.userInterfaceLevel != .elevated ? .white : .black",
      "if t.userInterfaceLevel == .elevated { return .black }\n return .white",
      "guard t.userInterfaceLevel == .elevated else { return .white }\n return .black",
      "switch t.userInterfaceLevel { case .elevated: return .black\n default: return .white }",
      "let isUp = t.userInterfaceLevel == .elevated\n return isUp ? .black : .white",
    ])
  func raisedLooks(_ body: String) throws {
    // A computed value has no parameter: its traits are the current ones.
    let current = body.replacingOccurrences(of: "t.user", with: "UITraitCollection.current.user")
    for text in ["static let a = UIColor { t in\n \(body) }", "static var a: UIColor {\n \(current) }"] {
      let imported = try readSwift("enum A { \(text) }")
      #expect(imported.modes.map(\.name) == ["light", "dark", "light-elevated", "dark-elevated"])
      #expect(
        imported.modes.map { imported.shown("A.a", in: $0.name) } == ["#ffffff", "#ffffff", "#000000", "#000000"])
    }
  }

  /// A color that tells contrast apart inside of one that tells light and dark apart.
  @Test(
    arguments: [
      "t.userInterfaceStyle == .dark ? .black : UIColor { u in u.accessibilityContrast == .high ? .black : .white }",
      "if t.userInterfaceStyle == .dark { return .black }\n return UIColor { u in u.accessibilityContrast == .high ? .black : .white }",
    ])
  func looksInsideOfLooks(_ body: String) throws {
    let imported = try readSwift("enum A { static let a = UIColor { t in\n \(body) } }")
    let modes = ["light", "dark", "light-high-contrast", "dark-high-contrast"]
    #expect(imported.modes.map(\.name) == modes)
    #expect(modes.map { imported.shown("A.a", in: $0) } == ["#ffffff", "#000000", "#000000", "#000000"])
  }

  @Test func contrastInsideOfLabels() throws {
    let imported = try readSwift(
      "enum A { static let a = Color.of(light: UIColor { t in t.accessibilityContrast == .high ? .black : .white }, dark: .black) }"
    )
    #expect(imported.shown("A.a", in: "light-high-contrast") == "#000000" && imported.shown("A.a") == "#ffffff")
  }

  /// Declarations in branches of `#if`, and what is said of `A.a`.
  @Test(
    arguments: [
      ("#if os(macOS)\nstatic let a = Color.black\n#else\nstatic let a = Color.white\n#endif", "#if os(macOS)"),
      ("#if BRAND\nstatic let a = Color.black\n#elseif OTHER\nstatic let a = Color.white\n#endif", "#if BRAND"),
      ("#if DEBUG\nstatic let a: CGFloat = 4\n#else\nstatic let a: CGFloat = 8\n#endif", "#if DEBUG"),
    ])
  func declarationsThatDiffer(_ text: String, _ condition: String) throws {
    let imported = try readSwift("enum A {\n\(text)\n}")
    #expect(imported.shown("A.a") == "? its value depends on \(condition), which isn't a mode: 0.swift:3 and 0.swift:5")
  }

  @Test func declarationsThatAgreeOrAreCertain() throws {
    let imported = try readSwift(
      """
      enum A {
        #if os(macOS)
        static let a = Color(hex: 0xFFFFFF)
        #else
        static let a = Color(hex: 0xFFFFFF)
        #endif
        #if swift(>=5.9)
        static let b = Color.white
        #else
        static let b = Color.black
        #endif
        #if BRAND
        static let c = Color.black
        #endif
      }
      """)
    #expect(["a", "b", "c"].map { imported.shown("A.\($0)") } == ["#ffffff", "#ffffff", "#000000"])
  }

  @Test func otherFilesOfOtherPlatforms() throws {
    let imported = try readSwift(
      "#if os(iOS)\nenum A { static let a = Color.white }\n#endif",
      "#if os(macOS)\nenum A { static let a = Color.black }\n#endif")
    #expect(imported.shown("A.a") == "? its value depends on #if os(iOS), which isn't a mode: 0.swift:2 and 1.swift:2")
  }

  @Test func membersAndAliasesUnderConditions() throws {
    let imported = try readSwift(
      """
      enum A {
        static let a = Color.white
          #if DEBUG
          .opacity(0.5)
          #endif
        static let b: Color = Brand.ink
      }
      #if BRAND
      typealias Brand = One
      #else
      typealias Brand = Two
      #endif
      enum One { static let ink = Color.white }
      enum Two { static let ink = Color.black }
      """)
    #expect(imported.shown("A.a") == "? its value depends on #if DEBUG, which isn't a mode")
    #expect(imported.shown("A.b") == "? Brand.ink is ambiguous: 0.swift:9 and 0.swift:11")
  }
}
