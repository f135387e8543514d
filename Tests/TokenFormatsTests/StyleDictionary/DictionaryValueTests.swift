import DesignTokens
import SourceText
import Testing
import TokenFormats

/// References to values that are no tokens, parts of colors, and patterns of paths.
@Suite struct DictionaryValueTests {
  private static func read(_ value: String, _ more: String = "") throws -> Imported {
    try dictionary([
      "t.json5":
        "{ x: { a: { value: \(value)\(more) } }, n: { five: 5, text: 'bold', hex: '#123456', deep: { list: [1] }, "
        + "more: '{n.text}' } }"
    ])
  }

  @Test(arguments: [
    ("'{n.five}'", TokenValue.number(5)), ("'{n.text}'", .text("bold")), ("true", .text("true")),
    ("false", .text("false")), ("'2 * 4px'", .dimension(Dimension(8, .px))), ("' 3 '", .number(3)),
  ])
  func valuesAreRead(_ written: String, _ expected: TokenValue) throws {
    #expect(try Self.read(written, ", type: 'other'").resolved("x.a") == .value(expected))
  }

  @Test(arguments: [
    ("'{n.hex}'", "#123456"), ("' #abc '", "#aabbcc"), ("{ r: '0', g: '255', b: 0 }", "#00ff00"),
    ("{ r: 0, g: 255, b: 0, alpha: '50%' }", "#00ff0080"), ("{ h: 0, s: 0, v: 1 }", "#ffffff"),
    ("{ h: 360, s: 100, l: 50 }", "#ff0000"), ("'fff'", "#ffffff"),
  ])
  func colorsAreRead(_ written: String, _ expected: String) throws {
    #expect(try Self.read(written, ", type: 'color'").hex("x.a") == expected)
  }

  @Test(arguments: [
    "'{n.five}'", "'{n.text}'", "'{n.more}'", "'{n.five} {n.five}'", "{ h: 400, s: 0, l: 0 }",
    "{ h: 0, s: 200, l: 0 }", "{ h: 0, s: 0 }", "{ h: 0, s: 0, l: 200 }", "{ h: 0, s: 0, v: 200 }",
    "{ r: '1px', g: 0, b: 0 }", "{ r: [1], g: 0, b: 0 }", "{ r: 0, g: 0, b: 0, a: 'x' }", "{ r: 0, g: 0 }",
    "{ colorSpace: 'none', components: [0, 0, 0] }", "'ff'", "'{}'",
  ])
  func colorsWithoutAValueAreUndetermined(_ written: String) throws {
    let imported = try Self.read(written, ", type: 'color'")
    #expect(imported.content("x.a").map { if case .undecidable = $0 { true } else { false } } == true)
  }

  /// The patterns of paths of a configuration, with their wildcards.
  @Test(arguments: [
    ("**/*.json", true), ("tokens/*.json", true), ("*.json", false), ("tokens/?.json", true),
    ("tokens/[ab].json", true), ("tokens/[", false), ("{tokens,base}/a.json", true), ("{x,y}/a.json", false),
    ("tokens/**", true), ("./tokens/a.json", true), ("tokens/a.js", false), ("**/b/*.json", false),
    (String(repeating: "{a,b}", count: 7), false), (String(repeating: "?", count: 600), false),
  ])
  func patternsNameFiles(_ pattern: String, _ isNamed: Bool) throws {
    let imported = try dictionary([
      "tokens/a.json": ##"{ "color": { "a": { "value": "#fff" } } }"##,
      "base/b.json": ##"{ "color": { "b": { "value": "#000" } } }"##,
      "config.json": #"{ "source": ["base/b.json", "\#(pattern)"], "platforms": {} }"#,
    ])
    #expect((imported.tokens["color.a"] != nil) == isNamed)
  }
}
