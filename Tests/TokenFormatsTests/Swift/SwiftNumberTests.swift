import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Lengths, numbers and durations.
@Suite struct SwiftNumberTests {
  @Test(
    arguments: [
      ("space1: CGFloat = 4", "4.0px"), ("gap = CGFloat(8)", "8.0px"), ("half: CGFloat = CGFloat(15) / 2", "7.5px"),
      ("third: CGFloat = 2 / 4", "0.5px"), ("width: Int = 7 / 2", "3.0px"), ("height = 7 / 2", "3.0px"),
      ("size: Double = 0x10", "16.0px"), ("count: Int = 3", "3.0"), ("opacity: CGFloat = 0.4", "0.4"),
      ("lineHeight: CGFloat = 1.5", "1.5"), ("lineHeight: CGFloat = 24", "24.0px"),
      ("duration: TimeInterval = 0.2", "200.0ms"),
      ("fadeDuration = 0.25", "250.0ms"), ("started: TimeInterval = 3", "3.0"), ("radius: Float = 2 * 3 + 1", "7.0px"),
      ("x: CGFloat = .infinity", "? its value isn't a finite number in the source"),
      ("x: CGFloat = compute()", "? its value isn't a finite number in the source"),
      ("y: CGFloat { 12 }", "12.0px"), ("y: CGFloat { return base * 2 }", "? its value is computed at run time"),
    ])
  func numbers(_ constant: String, _ shown: String) throws {
    let keyword = constant.contains("{") ? "var" : "let"
    let imported = try readSwift("enum T { static \(keyword) \(constant) }")
    let name = constant.prefix { $0 != ":" && $0 != " " }
    // What refers to nothing is a number that cannot be known, not what is computed.
    let expected =
      shown == "? its value is computed at run time" ? "? its value isn't a finite number in the source" : shown
    #expect(imported.shown("T.\(name)") == expected)
  }

  @Test func constantsReferToEachOther() throws {
    let imported = try readSwift(
      """
      enum Spacing {
        static let base: CGFloat = 4
        static let space2: CGFloat = base * 2
        static let space3 = Spacing.base * 3
        static let alias = space2
        static let typed: CGFloat = Other.step
        static let down: CGFloat = up, up: CGFloat = down + 1
        enum Inner { static let deep: CGFloat = base + Self.own; static let own: CGFloat = 1 }
      }
      """, "enum Other { static let step: CGFloat = Spacing.space3 / 2 }")
    #expect(imported.shown("Spacing.space2") == "8.0px" && imported.shown("Spacing.space3") == "12.0px")
    #expect(imported.tokens["Spacing.alias"]?.values[0].value.content == .alias("Spacing.space2"))
    #expect(imported.shown("Spacing.typed") == "6.0px" && imported.shown("Spacing.Inner.deep") == "5.0px")
    #expect(imported.shown("Spacing.up") == "? its value isn't a finite number in the source")
  }

  @Test(
    "A calculation with a constant of several values, or of none, is undetermined",
    arguments: [
      "enum Part {\n#if COMPACT\nstatic let base: CGFloat = 4\n#else\nstatic let base: CGFloat = 8\n#endif\n}",
      "enum Part { static var base: CGFloat = 4 }\nfunc change() { Part.base = 8 }",
      "enum Part { static var base: CGFloat { isWide ? 4 : 8 } }",
    ])
  func severalValues(_ part: String) throws {
    let imported = try readSwift("enum Space { static let gap: CGFloat = Part.base * 2 }", part)
    #expect(imported.shown("Space.gap") == "? its value isn't a finite number in the source")
  }

  @Test("Branches of #if with one value are one number")
  func sameInAllBranches() throws {
    let part = "enum Part {\n#if DEBUG\nstatic let base: CGFloat = 4\n#else\nstatic let base: CGFloat = 4.0\n#endif\n}"
    #expect(try readSwift("enum Space { static let gap: CGFloat = Part.base * 2 }", part).shown("Space.gap") == "8.0px")
  }

  @Test func onlyStaticConstantsOfTypesAreTokens() throws {
    let imported = try readSwift(
      """
      let global = Color.white
      public struct Tokens {
        let instance: CGFloat = 4
        var other: Color = .white
        static func height(for size: Int) -> CGFloat { 44 }
        static let name: String = "x", isOn = true, list = [1, 2], font = Font.body
        static let made = Style(a: 1)
        enum Size { case small, large }
        static let real: CGFloat = 44
        func f() { enum Local { static let x: CGFloat = 1 } }
      }
      struct Card: View { static let padding: CGFloat = 8; var body: some View { Text("x") } }
      private enum Constants { static let a: CGFloat = 1 }
      extension Card { enum Layout { static let gap: CGFloat = 4 } }
      """)
    #expect(imported.paths == ["Tokens.real"])
    #expect(
      imported.notices.map(\.message) == [
        "2 static constants without a color, length, or number type are skipped: Tokens.font, Tokens.made"
      ])
  }

  @Test func privateConstantsAreTokensWhenTokensNameThem() throws {
    let imported = try readSwift(
      "private enum Raw { static let a = Color.white; static let b = Color.black }\nenum Theme { static let c = Raw.a }"
    )
    #expect(imported.paths == ["Raw.a", "Theme.c"])
  }
}
