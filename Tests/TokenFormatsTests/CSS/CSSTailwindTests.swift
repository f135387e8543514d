import DesignTokens
import Testing
import TokenFormats

/// What Tailwind CSS 4 adds to style sheets.
@Suite struct CSSTailwindTests {
  @Test(arguments: [
    ("(&:is(.dark *))", ".dark"), ("(&:where(.dark, .dark *))", ".dark"),
    ("(&:where([data-theme=dark], [data-theme=dark] *))", "[data-theme=dark]"),
    ("(&:is([data-mode='dark'] *))", "[data-mode=dark]"),
  ])
  func aVariantIsTheSelectorThatItNames(_ variant: String, _ selector: String) throws {
    let read = try readCSSTokens(
      """
      @custom-variant dark \(variant);
      @theme inline { --color-ink: var(--ink); }
      :root { --ink: #111; --bg: #fff; @variant dark { --bg: #000; } }
      \(selector) { --ink: #eee; }
      """)
    #expect(read.modes.map(\.name) == ["light", "dark"])
    #expect(try read.color("color.ink", in: "dark") == "#eeeeee")
    #expect(try read.color("bg", in: "dark") == "#000000")
    #expect(read.copies.isEmpty)
  }

  /// The values are those of `theme.css` in the package.
  @Test(arguments: [
    ("gray-800", "oklch(27.8% 0.033 256.848)"), ("red-50", "oklch(97.1% 0.013 17.38)"),
    ("stone-950", "oklch(14.7% 0.004 49.25)"), ("mauve-950", "oklch(14.5% 0.008 326)"), ("white", "#ffffff"),
    ("black", "#000000"),
  ])
  func theImportDefinesItsDefaultColors(_ name: String, _ value: String) throws {
    let read = try readCSSTokens(
      """
      @import "tailwindcss" source("..");
      :root { --ink: var(--color-\(name)); --half: --alpha(var(--color-\(name)) / 50%); --same: \(value) }
      """)
    let (ink, half, same): (String, String, String) = try (
      read.color("ink"), read.color("half"), read.color("same")
    )
    #expect(ink == same)
    #expect(half == "\(same) 0.5")
    #expect(read.tokens.tokens.map(\.path) == ["ink", "half", "same"])
  }

  /// The hues and steps of the palette, as its documentation lists them; a value that can't be read would leave its color out.
  @Test func everyColorOfThePaletteIsRead() throws {
    let hues = """
      red orange amber yellow lime green emerald teal cyan sky blue indigo violet purple fuchsia pink rose slate gray zinc neutral stone mauve olive \
      mist taupe
      """
    let steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]
    let names = hues.split(separator: " ").flatMap { hue in steps.map { "\(hue)-\($0)" } }
    #expect(names.count == 286)
    let declarations = names.map { "--x-\($0): var(--color-\($0));" }.joined()
    let read = try readCSSTokens("@import 'tailwindcss'; :root { \(declarations) }")
    #expect(read.tokens.tokens.count == 286 && read.tokens.tokens.allSatisfy { $0.type == .color })
    #expect(read.optionalTargets.isEmpty)
    let isDarker = try zip(names, names.dropFirst()).allSatisfy { lighter, darker in
      let luminances = try [lighter, darker].map { name in
        try #require(
          try TokenResolver(tokens: read.tokens, modes: [Mode("light")]).resolve(TokenPath("x.\(name)"), in: "light")
            .color
        )
        .relativeLuminance
      }
      return luminances[0] > luminances[1] || darker.hasSuffix("-50")
    }
    #expect(isDarker)
  }

  @Test func tooManyResetsLeaveNoDefault() throws {
    let resets = (0...256).map { "--a\($0)-*: initial;" }.joined() + "--color-*: initial;"
    let read = try readCSSTokens("@import 'tailwindcss'; @theme { \(resets) } :root { --ink: var(--color-white) }")
    #expect(read.content("ink") == .alias("color.white"))
  }

  @Test(arguments: [
    // Without the import, with a configuration that may replace them, with names of its own, after a reset.
    "", "@import \"tailwindcss\"; @config \"./tailwind.config.js\";", "@import \"tailwindcss\" prefix(tw);",
    "@import \"./tailwindcss.css\";",
    "@import \"tailwindcss\"; @theme { --color-*: initial; }", "@import \"tailwindcss\"; @theme { --*: initial; }",
    "@import \"tailwindcss/utilities\";",
  ])
  func otherwiseNothingDefinesThem(_ start: String) throws {
    let imports = ["tailwindcss.css": ":root { --x: 1 }"]
    let read = try readCSSTokens("\(start) :root { --ink: var(--color-gray-800) }", imports: imports)
    #expect(read.content("ink") == .alias("color.gray-800"))
    #expect(read.optionalTargets == ["color.gray-800"])
    let other = try readCSSTokens("@import 'tailwindcss'; :root { --ink: var(--color-gray-850) }")
    #expect(other.content("ink") == .alias("color.gray-850"))
  }

  @Test func aColorOfTheSheetComesFirst() throws {
    let read = try readCSSTokens(
      "@import 'tailwindcss'; @theme { --color-gray-800: #123456; } :root { --ink: var(--color-gray-800); }")
    #expect(try read.color("ink") == "#123456")
    let other = try readCSSTokens("@import 'tailwindcss'; :root { --ink: var(--color-white, #123456); }")
    #expect(try other.color("ink") == "#ffffff")
    let kept = try readCSSTokens(
      "@import 'tailwindcss'; @theme { --color-red-*: initial; } :root { --ink: var(--color-white); }")
    #expect(try kept.color("ink") == "#ffffff")
  }

  @Test func whatIsNotFollowedIsNoticed() throws {
    let read = try readCSSTokens(
      "@config \"./tailwind.config.js\";\n@plugin \"daisyui\" { themes: light; }\n@plugin 'x';\n@reference \"../app.css\";\n:root { --a: #111 }"
    )
    #expect(
      read.notices.map(\.message) == [
        "@config isn't followed; add the configuration to the token files",
        "@plugin isn't run, so what it defines isn't read", "@plugin isn't run, so what it defines isn't read",
        "@reference isn't followed; add the style sheet to the token files",
      ])
    #expect(read.notices.first?.location?.column == 9)
  }
}
