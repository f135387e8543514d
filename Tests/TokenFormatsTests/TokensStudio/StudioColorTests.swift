import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Modifiers in all color spaces, values with several parts, and what has no value in Tokens Studio.
@Suite struct StudioColorTests {
  private static let base = ##"""
    "red": { "value": "#ff0000", "type": "color" }, "blue": { "value": "#0000ff", "type": "color" },
    "pink": { "value": "#ff0080", "type": "color" }, "size": { "value": "4px", "type": "dimension" },
    "change": { "type": "other", "value": { "type": "lighten", "value": "0.5", "space": "srgb" } },
    "text": { "value": "word", "type": "text" }, "shadow": { "type": "boxShadow", "value": { "x": "0" } },
    "wide": { "value": "color(display-p3 1 0 0)", "type": "color" },
    """##

  private static func modified(_ value: String, _ modify: String) -> String {
    #""x": { "value": "\#(value)", "type": "color", "$extensions": { "studio.tokens": { "modify": \#(modify) } } }"#
  }

  /// Hues are mixed along the shorter arc; ends of a mixture are the colors themselves.
  @Test(arguments: [
    // From 0 to 240 degrees over 360: 300.
    ("{red}", #"{ "type": "mix", "value": "0.5", "space": "hsl", "color": "{blue}" }"#, "#ff00ff"),
    ("{blue}", #"{ "type": "mix", "value": "0.5", "space": "hsl", "color": "{red}" }"#, "#ff00ff"),
    // From 0 to 120 degrees: 60.
    ("{red}", ##"{ "type": "mix", "value": "0.5", "space": "hsl", "color": "#00ff00" }"##, "#ffff00"),
    ("{red}", ##"{ "type": "mix", "value": "0", "space": "hsl", "color": "#fff" }"##, "#ff0000"),
    ("{red}", ##"{ "type": "mix", "value": "1", "space": "lch", "color": "#fff" }"##, "#ffffff"),
    ("{red}", #"{ "type": "mix", "value": "0.2", "space": "srgb", "color": "{blue}" }"#, "#cc0033"),
    ("#ffffff", #"{ "type": "darken", "value": "1", "space": "p3" }"#, "#000000"),
    ("#000000", #"{ "type": "lighten", "value": "0.2", "space": "p3" }"#, "#333333"),
    ("#000000", #"{ "type": "lighten", "value": "1", "space": "lch" }"#, "#ffffff"),
    ("{red}", #"{ "type": "darken", "value": "0.6", "space": "hsl" }"#, "#660000"),
    ("#000000", #""{change}""#, "#808080"),
  ])
  func modifiersChangeColors(_ value: String, _ modify: String, _ expected: String) throws {
    #expect(try studioSet(Self.base + Self.modified(value, modify)).hex("x") == expected)
  }

  @Test(arguments: [
    ("{red}", #"{ "type": "mix", "value": "0.5", "space": "srgb" }"#),
    ("{red}", #"{ "type": "mix", "value": "0.5", "space": "srgb", "color": "{gone}" }"#),
    ("{red}", #"{ "type": "mix", "value": "0.5", "space": "srgb", "color": "{size}" }"#),
    ("{red}", ##"{ "type": "mix", "value": "0.5", "space": "hsl", "color": "#808080" }"##),
    ("{red}", #"{ "type": "mix", "value": "0.5", "space": "srgb", "color": "{wide}" }"#),
    ("{wide}", #"{ "type": "darken", "value": "0", "space": "p3" }"#),
    ("{red}", #""{gone}""#), ("{red}", #""{text}""#), ("{size}", #"{ "type": "darken", "value": "0", "space": "p3" }"#),
    ("{shadow}", #"{ "type": "darken", "value": "0", "space": "p3" }"#), ("{red}", #"{ "value": "0" }"#),
    ("{red}", #"{ "type": "darken", "value": "1px", "space": "srgb" }"#),
    ("{red}", #"{ "type": "darken", "value": "{gone}", "space": "srgb" }"#),
  ])
  func modifiersThatCannotBeAppliedAreUndetermined(_ value: String, _ modify: String) throws {
    let imported = try studioSet(Self.base + Self.modified(value, modify))
    #expect(try imported.reason("x") != nil)
    #expect(!imported.notices.isEmpty)
  }

  @Test func aModifierOfASizeIsUndetermined() throws {
    let dark = #"{ "type": "darken", "value": "1", "space": "srgb" }"#
    let extensions = #""$extensions": { "studio.tokens": { "modify": \#(dark) } }"#
    let imported = try studioSet(#""x": { "value": "4px", "type": "spacing", \#(extensions) }"#)
    #expect(try imported.reason("x") == "its modifier changes a value that isn't a color")
  }

  /// A type and a value that doesn't fit it, or that no file decides.
  @Test(arguments: [
    ("color", #""""#), ("color", ##""#""##), ("color", #""inherit""#), ("color", #""currentColor""#),
    ("color", #""{text}{size}""#), ("color", #""rgba({red}, 2)""#),
    ("color", #""rgba({red}, {gone})""#), ("color", #""rgba({shadow}, 1)""#), ("spacing", #""{gone} * 2""#),
    ("color", #""rgba({red}""#), ("color", #""{shadow}{red}""#), ("color", #""{{gone}}""#),
    ("boxShadow", #""word""#), ("border", #""1px solid""#), ("typography", #""16px Inter""#), ("boxShadow", "[]"),
    ("boxShadow", #"["word"]"#), ("border", "[]"), ("typography", "[]"), ("fontFamilies", "[]"),
    ("fontFamilies", "[1]"), ("composition", #"{ "a": 1 }"#), ("number", #"{ "a": 1 }"#), ("opacity", "[]"),
    ("boxShadow", #"{ "x": "0" }"#), ("fontWeights", "2000"), ("fontWeights", #""400px""#), ("number", #""50%""#),
    ("lineHeights", #""tall""#), ("spacing", #""max(1px, 1rem)""#), ("spacing", #""min(1px""#),
    ("spacing", #""1.2.3""#),
    ("spacing", #""abs(1, 2)""#), ("spacing", #""2px * 2px""#), ("spacing", #""2 / 2px""#), ("spacing", #""2 *""#),
    ("spacing", #""-""#), ("spacing", #""(1""#), ("spacing", #""max""#), ("spacing", #""1 +""#), ("spacing", #""4em""#),
    ("spacing", #""{shadow} + 1""#), ("spacing", #""1px 2px%""#), ("opacity", #""4px%""#),
  ])
  func valuesThatDoNotFitTheirTypeAreUndetermined(_ type: String, _ value: String) throws {
    let imported = try studioSet(Self.base + #""x": { "value": \#(value), "type": "\#(type)" }"#)
    #expect(try imported.reason("x") != nil)
  }

  @Test(arguments: [
    ("spacing", #""abs(-4px)""#, TokenValue.dimension(Dimension(4, .px))),
    ("spacing", #""round(1.5)""#, .dimension(Dimension(2, .px))),
    ("spacing", #""ceil(1.2px)""#, .dimension(Dimension(2, .px))),
    ("spacing", #""min(3px, 2)""#, .dimension(Dimension(2, .px))),
    ("spacing", #""{size} - 1""#, .dimension(Dimension(3, .px))),
    ("letterSpacing", #""2px""#, .dimension(Dimension(2, .px))), ("number", #""2 * 3""#, .number(6)),
    ("lineHeights", #""24px""#, .dimension(Dimension(24, .px))),
    ("lineHeights", #""1.5rem""#, .dimension(Dimension(1.5, .rem))), ("fontWeights", "700", .fontWeight(700)),
    ("dimension", #"{ "value": 2, "unit": "rem" }"#, .dimension(Dimension(2, .rem))),
  ])
  func sizesAreComputed(_ type: String, _ value: String, _ expected: TokenValue) throws {
    let imported = try studioSet(Self.base + #""x": { "value": \#(value), "type": "\#(type)" }"#)
    #expect(try imported.resolved("x") == .value(expected))
  }

  /// Colors as the objects of DTCG 2025.10.
  @Test func colorObjectsAreRead() throws {
    let object = #"{ "colorSpace": "srgb", "components": [1, 0, 0.2], "alpha": 1 }"#
    #expect(try studioSet(#""x": { "value": \#(object), "type": "color" }"#).hex("x") == "#ff0033")
  }

  @Test(arguments: [
    (##"{ "x": "0", "y": "1", "blur": "2", "color": "#000", "inset": true }"##, true),
    (##"{ "x": "0", "y": "1", "blur": "2", "color": "#000", "inset": "true" }"##, true),
    (##"{ "x": "0", "y": "1", "blur": "2", "color": "#000", "type": "dropShadow" }"##, false),
  ])
  func innerShadowsAreMarked(_ value: String, _ isInner: Bool) throws {
    let imported = try studioSet(#""x": { "type": "boxShadow", "value": [\#(value)] }"#)
    guard case .value(.list(let layers)) = try imported.resolved("x"),
      case .literal(.composite(let parts))? = layers.first?.content
    else {
      Issue.record("no shadow")
      return
    }
    #expect(parts.contains { $0.name == "inset" } == isInner)
  }
}
