import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Tokens of several sets with the same name, references into values, and what the metadata of a token states.
@Suite struct StudioLayerTests {
  private static func project(_ first: String, _ second: String) throws -> Imported {
    let theme = #"{ "name": "A", "selectedTokenSets": { "one": "enabled", "two": "enabled" } }"#
    let colors = ##""red": { "$type": "color", "$value": "#ff0000" }"##
    return try studio(
      #"{ "one": { \#(colors), "x": \#(first) }, "two": { "x": \#(second) }, "$themes": [\#(theme)], "#
        + #""$metadata": { "tokenSetOrder": ["one", "two"] } }"#)
  }

  /// A typography of a later set keeps the parts that only the earlier one has.
  @Test func typographiesOfLaterSetsAreLaidOverEarlierOnes() throws {
    let imported = try Self.project(
      #"{ "type": "typography", "value": { "fontFamily": "Inter", "fontSize": "16px", "fontWeight": "400" } }"#,
      #"{ "type": "typography", "value": { "fontSize": "20px" } }"#)
    guard case .value(.composite(let parts)) = try imported.resolved("x", in: "A") else {
      Issue.record("no typography")
      return
    }
    #expect(parts.map(\.name) == ["fontFamily", "fontSize", "fontWeight"])
    #expect(parts[1].value.content == .literal(.dimension(Dimension(20, .px))))
  }

  /// Values of any kind that two sets state in the same way.
  @Test(arguments: [
    #"{ "type": "number", "value": 4 }"#, #"{ "type": "fontFamilies", "value": ["Inter", "Arial"] }"#,
    ##"{ "type": "border", "value": { "color": "#000", "width": "1px", "style": "solid" } }"##,
    ##"{ "type": "boxShadow", "value": [{ "x": 0, "y": 1, "blur": 2, "color": "#000", "inset": true }] }"##,
  ])
  func aValueThatIsRepeatedIsOne(_ token: String) throws {
    let imported = try Self.project(token, token)
    guard case .value = try imported.resolved("x", in: "A") else {
      Issue.record("no value")
      return
    }
  }

  @Test(arguments: [
    (#""$deprecated": "use y""#, "use y"), (#""$deprecated": true"#, "deprecated"), (#""$deprecated": false"#, ""),
  ])
  func deprecationIsKept(_ member: String, _ expected: String) throws {
    let imported = try studioSet(##""x": { "$type": "color", "$value": "#000", \##(member) }"##)
    #expect(imported.tokens["x"]?.deprecation ?? "" == expected)
  }

  /// References into the parts of a value, and texts that references make.
  @Test(arguments: [
    ("dimension", "{t.fontSize}", TokenValue.dimension(Dimension(16, .px))),
    ("dimension", "{t.fontSize} + {t.fontSize}", .dimension(Dimension(32, .px))),
    ("dimension", "{ size }", .dimension(Dimension(4, .px))), ("dimension", "$size * 2", .dimension(Dimension(8, .px))),
    ("fontWeights", "{t.fontWeight}", .fontWeight(700)), ("number", "{two}{two}", .number(22)),
  ])
  func referencesLeadIntoValues(_ type: String, _ value: String, _ expected: TokenValue) throws {
    let base = #"""
      "t": { "type": "typography", "value": { "fontFamily": "Inter", "fontSize": "16px", "fontWeight": "700" } },
      "size": { "type": "dimension", "value": "4px" }, "two": { "type": "number", "value": 2 },
      """#
    let imported = try studioSet(base + #""x": { "type": "\#(type)", "value": "\#(value)" }"#)
    #expect(try imported.resolved("x") == .value(expected))
  }

  @Test(arguments: [
    "{t.gone}", "{t.gone} + 1", "{a} + 1", "{none} + 1", "{t} + 1", "{size", "{{t}}", "{{gone}}", "{size} + {name}",
    "1 + {b}", "{}",
  ])
  func referencesThatLeadNowhereAreUndetermined(_ value: String) throws {
    let base = #"""
      "t": { "type": "typography", "value": { "fontFamily": "Inter", "fontSize": "16px", "fontWeight": "700" } },
      "size": { "type": "dimension", "value": "4px" }, "name": { "type": "text", "value": "word" },
      "a": { "type": "dimension", "value": "{b}" }, "b": { "type": "dimension", "value": "{a} * 1" },
      """#
    let imported = try studioSet(base + #""x": { "type": "dimension", "value": "\#(value)" }"#)
    let content = imported.content("x")
    #expect(content.map { if case .undecidable = $0 { true } else { false } } == true)
  }
}
