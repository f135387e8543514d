import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Classes and attributes that choose a mode are kept in style sheets, or named.
@Suite struct PageSwitchTests {
  private static func read(_ css: String) throws -> Imported {
    try CSSFormat.tokens(from: SourceFile(path: "a.css", bytes: Array(css.utf8)))
  }

  private static func written(_ css: String, _ writer: any TokenWriter.Type = CSSWriter.self) throws -> Conversion {
    let read = try read(css)
    return try writer.conversion(of: read.tokens, modes: read.modes, named: "b.css")
  }

  private static let root = ":root {\n  --color-page: #ffffff;\n  --color-ink: #000000;\n}\n"

  @Test(arguments: ["[data-mode=\"dark\"]", "[data-theme=\"dark\"]", ".dark", "[data-dark]"])
  func aSwitchIsKept(_ selector: String) throws {
    let css = Self.root + "\n\(selector) {\n  --color-page: #000000;\n  --color-ink: #ffffff;\n}\n"
    let conversion = try Self.written(css)
    #expect(conversion.text() == css)
    #expect(conversion.losses.isEmpty)
    let theme = try Self.written(css, TailwindThemeWriter.self)
    #expect(theme.text() == css.replacing(":root", with: "@theme"))
  }

  /// Any number of themes, also those of one appearance; each states all of its values, because no other theme is beside it.
  @Test func severalThemesAreKept() throws {
    let css =
      Self.root + """

        [data-theme="dark"] {
          --color-page: #0b1220;
          --color-ink: #ffffff;
        }

        [data-theme="sepia"] {
          --color-page: #f5e9d0;
        }

        [data-theme="dark-dimmed"] {
          --color-page: #22272e;
          --color-ink: #ffffff;
        }

        """
    let conversion = try Self.written(css)
    #expect(conversion.losses.isEmpty)
    let (before, after) = (try Self.read(css), try Self.read(conversion.text()))
    #expect(Set(before.modes.map(\.name)) == Set(after.modes.map(\.name)) && before.modes.count == 4)
    for mode in before.modes.map(\.name) {
      let resolvers = [before, after].map { TokenResolver(tokens: $0.tokens, modes: $0.modes) }
      for token in before.tokens.tokens {
        #expect(
          try resolvers[0].resolve(token.path, in: mode).color == resolvers[1].resolve(token.path, in: mode).color)
      }
    }
  }

  /// A mode that a media query chooses as well is written with it, and the class is named.
  @Test func aSwitchBesideAMediaQueryIsNamed() throws {
    let dark = "--color-page: #000000; --color-ink: #ffffff;"
    let conversion = try Self.written(
      Self.root + ".dark { \(dark) } @media (prefers-color-scheme: dark) { :root { \(dark) } }")
    #expect(conversion.text().contains("@media (prefers-color-scheme: dark)"))
    #expect(
      conversion.losses == ["modes that a class or an attribute chooses follow the system settings (1): dark (.dark)"])
  }

  /// A name that the sheet doesn't have, from a configuration, is read back as the sheet's.
  @Test func aRenamedModeIsReadBackUnderItsOwnName() throws {
    var read = try Self.read(Self.root + "[data-theme=dark] { --color-page: #000000; }")
    read.renameModes(["dark": "night"])
    let conversion = try CSSWriter.conversion(of: read.tokens, modes: read.modes, named: "b.css")
    #expect(conversion.text().contains("[data-theme=\"dark\"] {") && conversion.losses.isEmpty)
    #expect(conversion.notes.map(\.sentence) == ["modes are read back under other names (1): night (dark)"])
  }
}
