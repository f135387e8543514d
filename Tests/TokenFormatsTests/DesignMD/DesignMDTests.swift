import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenFormats

/// DESIGN.md files.
@Suite struct DesignMDTests {
  private func read(_ front: String) throws(FormatError) -> Imported {
    try DesignMDFormat.tokens(from: SourceFile(path: "DESIGN.md", bytes: Array("---\n\(front)\n---\n# Text\n".utf8)))
  }

  private func fault(_ front: String) -> FormatError? {
    do throws(FormatError) {
      _ = try read(front)
      return nil
    } catch { return error }
  }

  @Test func tokensAreRead() throws {
    let read = try read(
      """
      name: Night # the name
      colors:
        ink: "#111"   # text
        'paper': '#fff'
        veil: rgba(0, 0, 0, 0.5)

        brand:
          main: "{colors.ink}"
      rounded:
        sm: 0.25rem
        full: 9999px
      spacing:
          unit: 8
          wide: 5%
      typography:
        body:
          fontFamily: Space Grotesk
          fontSize: 16px
          fontWeight: "700"
      """)
    #expect(
      read.tokens.tokens.map(\.path) == [
        "colors.ink", "colors.paper", "colors.veil", "colors.brand.main", "rounded.sm", "rounded.full", "spacing.unit",
        "spacing.wide", "typography.body.fontFamily", "typography.body.fontSize", "typography.body.fontWeight",
      ])
    #expect(try read.hex("colors.brand.main") == "#111111")
    #expect(try read.hex("colors.veil") == "#00000080")
    #expect(read.content("colors.brand.main") == .alias("colors.ink"))
    #expect(read.content("rounded.sm") == .literal(.dimension(Dimension(0.25, .rem))))
    #expect(read.content("spacing.unit") == .literal(.number(8)))
    #expect(read.content("spacing.wide") == .literal(.text("5%")))
    #expect(read.content("typography.body.fontFamily") == .literal(.text("Space Grotesk")))
    let ink = try #require(read.tokens["colors.ink"]).location
    #expect((ink.line, ink.column, ink.endColumn) == (4, 8, 14))
    #expect(read.notices.isEmpty)
  }

  @Test func componentsDeclarePairings() throws {
    let read = try read(
      """
      colors:
        surface: '#fff'
        primary: '#00f'
      components:
        button:
          backgroundColor: "{colors.primary}"
          textColor: "{colors.surface}"
          typography: "{typography.label}"
        ghost:
          backgroundColor: transparent
          textColor: "{colors.primary}"
        card:
          backgroundColor: "{colors.surface}"
      typography:
        label:
          fontSize: 14px
      """)
    #expect(read.pairings.map(\.name) == ["button", "ghost"])
    #expect(
      read.pairings.map { $0.foregrounds.map(\.description) } == [
        ["components.button.textColor"], ["components.ghost.textColor"],
      ])
    #expect(read.pairings.map(\.backdrops) == [[], ["colors.surface"]])
    #expect(read.pairings.first?.declaration?.line == 6)
    #expect(read.content("components.button.typography") == .literal(.text("{typography.label}")))
    #expect(
      read.notices.map(\.message) == [
        "the component has a backgroundColor and no textColor, so no text is checked on it"
      ])
  }

  @Test func namesWithOnArePairings() throws {
    let read = try read(
      "colors:\n  primary: '#00f'\n  on-primary: '#fff'\n  inverse-surface: '#111'\n  inverse-on-surface: '#eee'\n  on-gone: '#222'"
    )
    #expect(read.pairings.map(\.name) == ["on-primary", "inverse-on-surface"])
    #expect(
      read.pairings.map { $0.backgrounds.map(\.description) } == [["colors.primary"], ["colors.inverse-surface"]])
  }

  @Test(arguments: [
    ("ink: #111", "# starts a comment in YAML, so the color has no value; put it in quotes"),
    ("ink:", "the color has no value"), ("ink: ~", "the color has no value"),
    ("ink: '{colors.gone}'", "{colors.gone} isn't defined in this file"),
    ("ink: primary", "\"primary\" isn't a color that Palpable reads here"),
    ("ink: [1, 2]", "a list or map in brackets isn't a color"),
    ("ink: >\n    '#fff'", "a text of several lines isn't a color"),
  ])
  func whatIsNoColorIsUndetermined(_ line: String, _ reason: String) throws {
    let read = try read("colors:\n  paper: '#fff'\n  \(line)")
    #expect(read.content("colors.ink") == .undecidable(reason))
    #expect(read.notices.map(\.message) == [reason])
  }

  @Test func otherKeysAreNoticed() throws {
    let read = try read(
      "colors:\n  a: '#fff'\nmotion:\n  fast: 100ms\ndescription: |\n  Long\n\n  text\nspacing:\n- 1px\n- 2px")
    #expect(
      read.notices.map(\.message) == [
        "motion isn't a group of tokens, so it isn't read", "a list isn't a token, so it isn't read",
      ])
    #expect(read.tokens.tokens.count == 1)
  }

  @Test(arguments: [
    ("colors:\n  a: &x '#fff'", "an anchor in YAML", 3), ("colors:\n  a: *x", "an alias in YAML", 3),
    ("colors:\n  a: !color '#fff'", "a tag in YAML", 3), ("colors:\n  <<: x", "a key that isn't a name, in YAML", 3),
  ])
  func whatNeedsMoreOfYAMLIsAnError(_ front: String, _ part: String, _ line: Int) {
    guard case .unsupported(part, nil, let place)? = fault(front) else {
      Issue.record("another error in \(front)")
      return
    }
    #expect(place.line == line)
  }

  @Test(arguments: [
    ("colors:\n  a: '#fff", 3), ("colors:\n  a: '#fff' x", 3), ("colors:\n\ta: 1", 3), ("colors:\n  a\n", 3),
    ("colors:\n  a: '#fff'\n    b: '#000'", 4), ("colors:\n    a: 1\n  b: 2", 4), ("colors:\n  a: 1\n  a: 2", 4),
    ("  colors:\nx: 1", 3), ("text", 2),
  ])
  func faultsHavePlaces(_ front: String, _ line: Int) { #expect(fault(front)?.location.line == line) }

  @Test(arguments: [
    ("DESIGN.md", "---\ncolors:\n  a: '#fff'\n---\n", true),
    ("x/brand.md", "---\r\nname: x\r\ncolors:\r\n---\r\n", true),
    ("DESIGN.md", "# Test\n---\ncolors:\n---\n", false), ("DESIGN.md", "---\ncolors:\n", false),
    ("post.md", "---\ntitle: x\n---\ncolors:\n", false), ("DESIGN.txt", "---\ncolors:\n---\n", false),
    ("a.md", "", false),
  ])
  func isRecognized(_ path: String, _ text: String, _ isDesign: Bool) {
    #expect(recognized(path, text) == (isDesign ? "design-md" : nil))
  }

  @Test func hostileTextEnds() {
    var deep = ""
    for level in 0..<2000 { deep += String(repeating: " ", count: level) + "a:\n" }
    #expect(fault(deep) != nil)
    #expect(fault(String(repeating: "- ", count: 5000) + "a: 1") != nil)
    let circle = try? read(
      "colors:\n  a: '{colors.b}'\n  b: '{colors.a}'\ncomponents:\n  x:\n    backgroundColor: '{colors.a}'\n    textColor: red"
    )
    #expect(circle?.pairings.count == 1)
    let bytes = Array(
      "---\nname: \"x\\n\"\ncolors:\n  'a': '#fff' # b\n  b: \"{colors.a}\"\nlist:\n  - x: 1\n    y: 2\n  - [1]\n---\n"
        .utf8)
    var numbers = SplitMix64(seed: 3)
    for count in bytes.indices {
      _ = try? DesignMDFormat.tokens(from: SourceFile(path: "a.md", bytes: Array(bytes[..<count])))
    }
    for _ in 0..<600 {
      var copy = bytes
      for _ in 0..<3 {
        copy[Int.random(in: 0..<copy.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
      }
      let document = SourceFile(path: "a.md", bytes: copy)
      _ = DesignMDFormat.recognizes(document)
      _ = try? DesignMDFormat.tokens(from: document)
    }
  }
}
