import ColorScience
import DesignTokens
import Testing
import TokenFormats

/// The text of what is written, by hand.
@Suite struct WrittenTextTests {
  private static func tokens() throws -> TokenSet {
    var builder = TokenBuilder()
    try builder.color("color.page", "#ffffff")
    try builder.color("color.page", "#0b1220", mode: "dark")
    try builder.color("color.page", "#000000", mode: "dark-high-contrast")
    try builder.color("color.veil", "color(display-p3 0.5 0.25 1 / 0.5)")
    builder.alias("color.card", "color.page")
    return builder.tokens
  }

  @Test func aStyleSheetHasABlockForEachLook() throws {
    let conversion = try CSSWriter.documents(of: try Self.tokens(), modes: fourModes, named: "a.css")
    #expect(
      conversion.text() == """
        :root {
          --color-page: #ffffff;
          --color-veil: color(display-p3 0.5 0.25 1 / 0.5);
          --color-card: var(--color-page);
        }

        @media (prefers-color-scheme: dark) {
          :root {
            --color-page: #0b1220;
          }
        }

        @media (prefers-color-scheme: dark) and (prefers-contrast: more) {
          :root {
            --color-page: #000000;
          }
        }

        """)
  }

  /// As Xcode 15 writes a set with an appearance: names in order, spaces around the colon, a line end at the end.
  @Test func aColorSetIsAsXcodeWritesIt() throws {
    var builder = TokenBuilder()
    try builder.color("brand.ink", "#64748b")
    try builder.color("brand.ink", "color(display-p3 0.5 0.25 1 / 0.5)", mode: "dark")
    let conversion = try AssetCatalogWriter.documents(
      of: builder.tokens, modes: Array(fourModes.prefix(2)), named: "A.xcassets")
    #expect(
      conversion.documents.map(\.path) == [
        "A.xcassets/Contents.json", "A.xcassets/brand/Contents.json", "A.xcassets/brand/ink.colorset/Contents.json",
      ])
    #expect(
      conversion.text("A.xcassets/brand/Contents.json") == """
        {
          "info" : {
            "author" : "xcode",
            "version" : 1
          },
          "properties" : {
            "provides-namespace" : true
          }
        }

        """)
    #expect(
      conversion.text("A.xcassets/brand/ink.colorset/Contents.json") == """
        {
          "colors" : [
            {
              "color" : {
                "color-space" : "srgb",
                "components" : {
                  "alpha" : "1.000",
                  "blue" : "0x8B",
                  "green" : "0x74",
                  "red" : "0x64"
                }
              },
              "idiom" : "universal"
            },
            {
              "appearances" : [
                {
                  "appearance" : "luminosity",
                  "value" : "dark"
                }
              ],
              "color" : {
                "color-space" : "display-p3",
                "components" : {
                  "alpha" : "0.500",
                  "blue" : "1.000",
                  "green" : "0.250",
                  "red" : "0.500"
                }
              },
              "idiom" : "universal"
            }
          ],
          "info" : {
            "author" : "xcode",
            "version" : 1
          }
        }

        """)
  }

  @Test func swiftSourceIsEnumsOfConstants() throws {
    let conversion = try SwiftWriter.documents(of: try Self.tokens(), modes: fourModes, named: "A.swift")
    let start = """
      import SwiftUI

      public enum color {
        public static let page = SwiftUI.Color.adaptive(
          light: SwiftUI.Color(.sRGB, red: 255 / 255, green: 255 / 255, blue: 255 / 255),
          dark: SwiftUI.Color(.sRGB, red: 11 / 255, green: 18 / 255, blue: 32 / 255),
          darkHighContrast: SwiftUI.Color(.sRGB, red: 0 / 255, green: 0 / 255, blue: 0 / 255))
        public static let veil = SwiftUI.Color(.displayP3, red: 0.5, green: 0.25, blue: 1.0, opacity: 0.5)
        public static let card = color.page
      }

      """
    #expect(conversion.text().hasPrefix(start))
    #expect(conversion.text().contains("isDark ? ((isHigh ? darkHighContrast : nil) ?? dark) ?? light : light"))
  }

  @Test func severalModesAreAResolverDocumentAndItsSets() throws {
    let conversion = try DTCGWriter.documents(of: try Self.tokens(), modes: fourModes, named: "a.json")
    #expect(
      conversion.documents.map(\.path) == [
        "a.json", "a.base.tokens.json", "a.dark.tokens.json", "a.dark-high-contrast.tokens.json",
      ])
    // What shows through stands first: more contrast in the dark starts from the dark mode.
    #expect(
      conversion.text("a.json").contains(
        """
                "dark-high-contrast": [
                  {
                    "$ref": "a.dark.tokens.json"
                  },
                  {
                    "$ref": "a.dark-high-contrast.tokens.json"
                  }
                ]
        """))
    #expect(conversion.text("a.base.tokens.json").contains(#""$value": "{color.page}""#))
    #expect(conversion.text("a.base.tokens.json").contains(#""components": [0.5, 0.25, 1]"#))
  }

  @Test(arguments: [
    ("a.json", "a.json", "a.base.tokens.json"), ("a.resolver.json", "a.resolver.json", "a.base.tokens.json"),
    ("a.tokens.json", "a.resolver.json", "a.base.tokens.json"), ("a.tokens", "a.resolver.json", "a.base.tokens.json"),
    ("a b#.json", "a b#.json", "a-b-.base.tokens.json"),
  ])
  func documentsAreNamedAfterTheirResolver(_ name: String, _ resolver: String, _ base: String) throws {
    let conversion = try DTCGWriter.documents(of: try Self.tokens(), modes: fourModes, named: name)
    #expect(conversion.documents.prefix(2).map(\.path) == [resolver, base])
    let back = try ConversionComparison(
      conversion, reader: DTCGStrictFormat.self, of: try Self.tokens(), modes: fourModes)
    #expect(back.differences.isEmpty)
  }

  @Test(arguments: [
    (0.1, "0.1"), (100, "100"), (-0.5, "-0.5"), (1e-7, "0.0000001"), (1.5e-5, "0.000015"),
    (1e21, "1000000000000000000000"),
    (0, "0"), (-0.0, "0"), (255, "255"), (12.25, "12.25"),
  ])
  func numbersHaveNoExponent(_ value: Double, _ text: String) throws {
    var builder = TokenBuilder()
    builder.add("a.b", .number, .literal(.number(value)))
    let conversion = try CSSWriter.documents(of: builder.tokens, modes: [Mode("light")], named: "a.css")
    #expect(conversion.text() == ":root {\n  --a-b: \(text);\n}\n")
  }

  @Test func whatIsLostIsCountedAndNamed() throws {
    var builder = TokenBuilder(tokens: try Self.tokens())
    builder.add("space.one", .dimension, .literal(.dimension(Dimension(1, .rem))))
    builder.add("space.two", .dimension, .literal(.dimension(Dimension(2, .rem))))
    builder.add("gone", .color, .undecidable("chosen at run time"))
    let modes = fourModes + [Mode("dark-dimmed", base: "dark")]
    let assets = try AssetCatalogWriter.documents(of: builder.tokens, modes: modes, named: "A.xcassets")
    #expect(
      Set(assets.losses) == [
        "aliases are written as their resolved colors; a color set can't represent aliases (1): color.card",
        "tokens of the type dimension are omitted; a color set can contain only colors (2): space.one, space.two",
        "tokens are omitted, because their value can't be determined (1): gone",
        "modes are omitted, because an asset catalog can have only one mode per appearance (1): dark-dimmed",
      ])
    let swift = try SwiftWriter.documents(of: builder.tokens, modes: fourModes, named: "A.swift")
    #expect(
      Set(swift.losses) == [
        "tokens are omitted, because their value can't be determined (1): gone",
        "lengths in rem are written as points (1 rem = 16 pt) (2): space.one, space.two",
      ])
  }

  @Test(arguments: Target.all) func aColorThatIsNoneIsLeftOut(_ target: Target) throws {
    var builder = TokenBuilder(tokens: try Self.tokens())
    builder.add("a.turned", .color, .literal(.color(Color(.oklch, 0.5, 0.1, 1e300))))
    builder.add("a.endless", .color, .literal(.color(Color(.srgb, .infinity, 0, 0))))
    let (conversion, back) = try target.trip(builder.tokens, fourModes)
    #expect(back.differences.isEmpty && conversion.names.count == 3)
    #expect(
      conversion.losses.contains("tokens are omitted, because their value can't be determined (2): a.turned, a.endless")
    )
  }

  @Test(arguments: [
    ("dtcg", "a.json", true), ("dtcg", "a.dark.tokens.json", false), ("css", "a.css", false),
    ("swift", "a.swift", true),
    ("xcassets", "a.xcassets", true),
  ])
  func aDarkModeAloneIsTakenForALightOneWhereNothingTellsIt(_ id: String, _ name: String, _ isLost: Bool) throws {
    var builder = TokenBuilder()
    try builder.color("a.b", "#000")
    let writer = try #require(TokenWriters.writer(for: id))
    let conversion = try writer.documents(of: builder.tokens, modes: [Mode("dark")], named: name)
    #expect(
      conversion.losses
        == (isLost
          ? ["modes aren't named, because the document can't state the appearance of its only mode (1): dark"] : []))
  }

  @Test func aDarkSheetSaysSo() throws {
    var builder = TokenBuilder()
    try builder.color("a.b", "#000")
    try builder.color("a.b", "#fff", mode: "light")
    let modes = [Mode("dark"), Mode("light", base: "dark")]
    let conversion = try CSSWriter.documents(of: builder.tokens, modes: modes, named: "a.css")
    #expect(
      conversion.text() == """
        :root {
          color-scheme: dark;
          --a-b: #000000;
        }

        @media (prefers-color-scheme: light) {
          :root {
            --a-b: #ffffff;
          }
        }

        """)
    for target in Target.all {
      let (conversion, back) = try target.trip(builder.tokens, modes)
      #expect(back.differences.isEmpty && back.count == 2 && conversion.losses.isEmpty)
    }
  }

  @Test func aModeWithoutAValueThatShowsAnotherOneIsNamed() throws {
    var builder = TokenBuilder()
    try builder.color("a.b", "#000")
    builder.add("a.b", .color, .undecidable("chosen at run time"), mode: "dark")
    try builder.color("a.c", "#000", mode: "dark")
    let conversion = try CSSWriter.documents(
      of: builder.tokens, modes: Array(fourModes.prefix(2)), named: "a.css")
    #expect(
      conversion.losses == [
        "tokens without a known value in a mode get the value of another mode there (1): a.b (dark)"
      ])
    let swift = try SwiftWriter.documents(of: builder.tokens, modes: Array(fourModes.prefix(2)), named: "a.swift")
    #expect(swift.names["a.c"] == nil && swift.losses.contains { $0.contains("a.c") })
  }

  /// A token that is a group too, as `--radius` beside `--radius-sm`.
  @Test func aTokenThatIsAGroupTooHasAPlaceInEachFormat() throws {
    var builder = TokenBuilder()
    try builder.color("a.radius", "#000")
    try builder.color("a.radius.small", "#fff")
    let expected: [String: TokenPath] = [
      "dtcg": "a.radius.$root", "xcassets": "a.radius", "css": "a.radius", "swift": "a.radius.root",
    ]
    for target in Target.all {
      let (conversion, back) = try target.trip(builder.tokens, [Mode("light")])
      #expect(conversion.names["a.radius"] == expected[target.testDescription])
      #expect(back.differences.isEmpty)
      // And from the `$root` of DTCG back to the plain name.
      var root = TokenBuilder()
      try root.color("a.radius.$root", "#000")
      try root.color("a.radius.small", "#fff")
      #expect(
        try target.trip(root.tokens, [Mode("light")]).conversion.names["a.radius.$root"]
          == expected[target.testDescription])
    }
  }
}
