import ColorScience
import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenFormats

/// Values with references, modifiers, and arithmetic.
@Suite struct StudioValueTests {
  private static let base = ##"""
    "white": { "value": "#FFFFFF", "type": "color" }, "ink": { "value": "#202D3B", "type": "color" },
    "half": { "value": "#ffffff80", "type": "color" }, "amount": { "value": 0.3, "type": "other" },
    """##

  private static func modified(_ value: String, _ modify: String) -> String {
    #"{ "value": "\#(value)", "type": "color", "$extensions": { "studio.tokens": { "modify": \#(modify) } } }"#
  }

  /// The values of the integration tests of sd-transforms; lightening and darkening are computed by hand: x + a (1 - x), and x - a x.
  @Test(arguments: [
    ("#FFFFFF", #"{ "type": "alpha", "value": "{amount}", "space": "srgb" }"#, "#ffffff4d"),
    ("#000000", #"{ "type": "lighten", "value": "0.2", "space": "srgb" }"#, "#333333"),
    ("{white}", #"{ "type": "darken", "value": "0.2 * 2", "space": "srgb" }"#, "#999999"),
    ("#ff0000", #"{ "type": "lighten", "value": "0.5", "space": "hsl" }"#, "#ff8080"),
    ("#808080", #"{ "type": "darken", "value": "1", "space": "lch" }"#, "#000000"),
    ("#FFFFFF", ##"{ "type": "mix", "value": "1", "space": "srgb", "color": "#4477DD" }"##, "#4477dd"),
    ("#000000", #"{ "type": "mix", "value": "0.2", "space": "srgb", "color": "{white}" }"#, "#333333"),
    ("{half}", #"{ "type": "alpha", "value": "1", "space": "lch" }"#, "#ffffff"),
  ])
  func modifiersChangeColors(_ value: String, _ modify: String, _ expected: String) throws {
    let imported = try studioSet(Self.base + "\"x\": \(Self.modified(value, modify))")
    #expect(try imported.hex("x") == expected)
  }

  @Test func aModifierAppliesToTheModifiedColor() throws {
    let half = #"{ "type": "darken", "value": "0.5", "space": "srgb" }"#
    let imported = try studioSet(
      Self.base
        + #""x": \#(Self.modified("#ffffff", half)), "y": \#(Self.modified("{x}", half)), "z": { "value": "{y}", "type": "color" }"#
    )
    #expect(try imported.hex("z") == "#404040")
  }

  @Test func anAlphaOfAnOpaqueColorKeepsTheAlias() throws {
    let alpha = #"{ "type": "alpha", "value": "0.5", "space": "lch" }"#
    let imported = try studioSet(
      Self.base + ##""x": \##(Self.modified("{ink}", alpha)), "y": { "value": "rgba({ink}, 50%)", "type": "color" }"##)
    #expect(imported.tokens["x"]?.values.first?.value.content == .translucentAlias("ink", alpha: 0.5))
    #expect(imported.tokens["y"]?.values.first?.value.content == .translucentAlias("ink", alpha: 0.5))
  }

  /// The alpha of a translucent color is replaced, not multiplied.
  @Test(arguments: [
    ("rgba({half}, 1)", "#ffffff"), ("rgba( {half}, 0.2)", "#ffffff33"), ("rgba(#00000080, 1)", "#000000"),
    ("rgba(#fff, 20%)", "#ffffff33"), ("rgb(1, 2, 3)", "#010203"), ("hsl(0, 100%, 50%)", "#ff0000"), ("red", "#ff0000"),
    ("$ink", "#202d3b"), ("rgba($ink, 1)", "#202d3b"), ("{{name}}", "#202d3b"),
  ])
  func colorsAreRead(_ value: String, _ expected: String) throws {
    let text =
      Self.base + #""name": { "value": "ink", "type": "text" }, "x": { "value": "\#(value)", "type": "color" }"#
    #expect(try studioSet(text).hex("x") == expected)
  }

  @Test(arguments: [
    ("linear-gradient(0deg, {white} 0%, #000 100%)", "a gradient isn't one color"),
    ("rgba({paint}, 0.5)", "rgba() takes the alpha of a hexadecimal color only, not of rgb(1, 2, 3)"),
    ("lerp({white}, #000)", "lerp() with these values isn't supported"),
    ("{amount}{white}", "0.3#FFFFFF isn't a color"),
    ("rgba({nothing}, 0.5)", "{nothing} isn't defined"), ("rgba({x}, 0.5)", "its references form a circle"),
  ])
  func colorsThatCantBeDetermined(_ value: String, _ reason: String) throws {
    let text =
      Self.base
      + #""paint": { "value": "rgb(1, 2, 3)", "type": "color" }, "x": { "value": "\#(value)", "type": "color" }"#
    let imported = try studioSet(text)
    #expect(try imported.hex("x") == nil)
    #expect(try imported.reason("x") == reason)
    #expect(imported.notices.contains { $0.message == "undetermined value: \(reason)" })
  }

  @Test(arguments: [
    (
      ##"{ "type": "mix", "value": "0.5", "space": "hsl", "color": "#4477DD" }"##,
      "its modifier mixes with a gray, whose hue in hsl isn't defined"
    ),
    (#"{ "type": "lighten", "value": "2", "space": "srgb" }"#, "its modifier has an amount outside 0 to 1"),
    (#"{ "type": "tint", "value": "1", "space": "srgb" }"#, "its modifier tint isn't supported"),
    (#"{ "type": "lighten", "value": "1", "space": "oklch" }"#, "its modifier has no supported color space"),
    (#"{ "type": "lighten", "value": "x", "space": "srgb" }"#, "its modifier has an amount that can't be determined"),
  ])
  func modifiersThatCantBeDetermined(_ modify: String, _ reason: String) throws {
    #expect(try studioSet(#""x": \#(Self.modified("#ffffff", modify))"#).reason("x") == reason)
  }

  @Test(arguments: [
    ("spacing", #""{base} * 2 + 1""#, TokenValue.dimension(Dimension(9, .px))),
    ("spacing", #""floor({base} * 1.9px / 2)""#, .dimension(Dimension(3, .px))),
    ("sizing", #""0.5rem""#, .dimension(Dimension(0.5, .rem))),
    ("borderRadius", #""-(4px)""#, .dimension(Dimension(-4, .px))),
    ("sizing", #""max(1, {base}, 3)""#, .dimension(Dimension(4, .px))), ("opacity", #""50%""#, .number(0.5)),
    ("opacity", "0.2", .number(0.2)), ("fontWeights", #""SemiBold""#, .fontWeight(600)),
    ("lineHeights", #""150%""#, .number(1.5)), ("fontFamilies", #""Inter""#, .text("Inter")),
  ])
  func numbersAreComputed(_ type: String, _ value: String, _ expected: TokenValue) throws {
    let text = #""base": { "value": "4", "type": "dimension" }, "x": { "value": \#(value), "type": "\#(type)" }"#
    #expect(try studioSet(text).resolved("x") == .value(expected))
  }

  @Test(arguments: [
    ("spacing", "4px 8px"), ("spacing", "4px + 1rem"), ("spacing", "1e3"), ("spacing", "007"), ("spacing", "50%"),
    ("spacing", "4px -2px"), ("spacing", "roundTo(1.5)"), ("spacing", "1 / 0"), ("number", "4px"),
    ("lineHeights", "24"),
    ("spacing", "{"), ("spacing", "9e999"), ("fontWeights", "Italic"), ("composition", "x"),
    ("spacing", String(repeating: "(", count: 1000)), ("spacing", String(repeating: "9", count: 400)),
  ])
  func numbersThatCantBeDetermined(_ type: String, _ value: String) throws {
    let imported = try studioSet(#""x": { "value": "\#(value)", "type": "\#(type)" }"#)
    #expect(try imported.reason("x") != nil)
    #expect(imported.notices.count == 1)
  }

  @Test func compositesHaveTheirParts() throws {
    let text = ##"""
      "ink": { "value": "#000", "type": "color" },
      "s": { "type": "boxShadow", "value": { "x": "0", "y": "3 + 1", "blur": "8", "spread": "0", "color": "{ink}", "type": "innerShadow" } },
      "b": { "type": "border", "value": { "color": "rgba(#FFFF00, 0.5)", "width": "1", "style": "solid" } },
      "t": { "type": "typography", "value": { "fontFamily": "Inter", "fontSize": "16 * 1.5", "fontWeight": "700", "textCase": "none" } },
      "size": { "type": "dimension", "value": "{t.fontSize}" }
      """##
    let imported = try studioSet(text)
    guard case .value(.composite(let parts)) = try imported.resolved("s") else {
      Issue.record("no shadow")
      return
    }
    #expect(parts.map(\.name) == ["offsetX", "offsetY", "blur", "spread", "color", "inset"])
    #expect(parts[4].value.content == .alias("ink"))
    #expect(try imported.resolved("size") == .value(.dimension(Dimension(24, .px))))
    #expect(imported.notices.map(\.message) == ["this part of a composite value isn't read"])
  }

  @Test func aTokenWithTokensInItIsReadAsBoth() throws {
    let text = ##""a": { "$type": "color", "$value": "#000", "b": { "$type": "color", "$value": "#fff" } }"##
    #expect(try studioSet(text).tokens.tokens.map(\.path) == ["a", "a.b"])
  }

  @Test func anInvalidColorIsRefusedWithItsPlace() {
    let text = ##"{"$themes":[],"core":{"x":{"type":"color","value":"#12"}}}"##
    guard case .badColor("#12", _, _, "x", let place)? = studioFault(text) else {
      Issue.record("no error")
      return
    }
    #expect(place.column == 51)
  }

  @Test(arguments: [
    ##"{"$themes":[],"core":{"x{y":{"type":"color","value":"#fff"}}}"##, #"{"$themes":[],"core":{"":{"a":{}}}}"#,
    ##"{"$themes":[],"core":{"x":{"type":"color","value":"#fff"},"x":{"type":"color","value":"#000"}}}"##,
    #"{"$themes":[],"core":{"x":{"type":"color","value":null}}}"#, #"{"$themes":[],"core":{"x":{"type":1,"value":1}}}"#,
    #"{"$themes":[{}],"core":{}}"#, #"{"$themes":["#, #"{"$themes":[],"$metadata":{"tokenSetOrder":[1]}}"#,
  ])
  func badInputIsRefused(_ text: String) { #expect(studioFault(text) != nil) }

  /// A reference that doubles its text each time ends early.
  @Test func referencesThatGrowAreUndetermined() throws {
    let tokens = (0..<200).map { #""t\#($0)": { "type": "color", "value": "{t\#($0 + 1)}{t\#($0 + 1)}" }"# }
    let imported = try studioSet(tokens.joined(separator: ",") + ##","t200": { "type": "color", "value": "#000" }"##)
    #expect(try imported.reason("t0") != nil)
  }

  @Test func anEditChangesALiteralOnly() throws {
    let dark = #"{ "type": "darken", "value": "0.1", "space": "srgb" }"#
    let modifiedToken = Self.modified("#777777", dark)
    let text = ##"{"$themes":[],"core":{"a":{"type":"color","value":"#777777"},"b":\##(modifiedToken)}}"##
    let document = SourceFile(path: "t.json", bytes: Array(text.utf8))
    let tokens = try studio(text).tokens
    let literal = try #require(tokens["a"]?.location)
    let modified = try #require(tokens["b"]?.location)
    let edit = ColorEdit(token: "a", color: Color(red: 0x11, green: 0x22, blue: 0x33), place: .literal(literal))
    let new = try TokensStudioFormat.edited(document, [edit])
    #expect(
      String(decoding: new, as: UTF8.self)
        == text.replacing(
          "{\"type\":\"color\",\"value\":\"#777777\"}", with: "{\"type\":\"color\",\"value\":\"#112233\"}"))
    let refused = ColorEdit(token: "b", color: .black, place: .literal(modified))
    #expect(
      TokensStudioFormat.obstacle(to: refused, in: document)
        == "its value is computed from references or by a modifier, which can't be edited")
  }

  @Test func aColorNotationNeedsNoType() throws {
    let imported = try studioSet(
      ##""x": { "value": "#202d3b" }, "y": { "value": "rgb(1, 2, 3)" }, "z": { "value": "red" }, "w": { "value": "{x}" }"##
    )
    #expect(try imported.hex("x") == "#202d3b")
    #expect(try imported.hex("y") == "#010203")
    #expect(try imported.hex("w") == "#202d3b")
    #expect(try imported.reason("z") == "it has no type")
    #expect(imported.tokens["x"]?.type == .color)
    #expect(imported.notices.contains { $0.message.utf8.starts(with: "token without a type, read as a color".utf8) })
  }
}
