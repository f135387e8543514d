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
