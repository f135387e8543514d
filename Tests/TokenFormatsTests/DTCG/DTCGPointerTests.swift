import DesignTokens
import SourceText
import Testing
import TokenFormats

/// References with JSON pointers inside of values, and faults in them.
@Suite struct DTCGPointerTests {
  private static let base = ##"""
    "red": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
    "copy": { "$type": "color", "$value": "{red}" }, "other": { "$type": "color", "$ref": "#/red" },
    "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } },
    "half": { "$type": "number", "$value": 0.5 }, "same": { "$type": "number", "$value": "{half}" }
    """##

  private static func text(_ type: String, _ value: String) -> String {
    #"{ \#(base), "t": { "$type": "\#(type)", "$value": \#(value) } }"#
  }

  /// A pointer may go through a token that is a reference itself.
  @Test(arguments: [
    ("number", ##"{ "$ref": "#/copy/$value/components/0" }"##, TokenValue.number(1)),
    ("number", ##"{ "$ref": "#/other/$value/components/1" }"##, .number(0)),
    ("number", ##"{ "$ref": "#/gap/$value/value" }"##, .number(4)),
    ("number", ##"{ "$ref": "#/same" }"##, .number(0.5)),
    ("number", ##"{ "$ref": "#/half/$value" }"##, .number(0.5)),
    (
      "dimension", ##"{ "value": { "$ref": "#/gap/$value/value" }, "unit": { "$ref": "#/gap/$value/unit" } }"##,
      .dimension(Dimension(4, .px))
    ),
  ])
  func pointersLeadThroughReferences(_ type: String, _ value: String, _ expected: TokenValue) throws {
    #expect(try dtcg(Self.text(type, value)).value("t") == expected)
  }

  @Test(arguments: [
    (##"{ "colorSpace": "srgb", "components": [1, 0, 0], "alpha": { "$ref": "#/half/$value" } }"##),
    (##"{ "colorSpace": "srgb", "components": [{ "$ref": "#/red/$value/components/0" }, 0, 0], "alpha": 0.5 }"##),
    (##"{ "colorSpace": "srgb", "components": { "$ref": "#/red/$value/components" }, "alpha": "{same}" }"##),
  ])
  func partsOfColorsMayBeReferences(_ value: String) throws {
    #expect(try dtcg(Self.text("color", value)).color("t")?.hex == "#ff000080")
  }

  @Test(arguments: [
    ("number", ##"{ "$ref": "#/gone" }"##), ("number", ##"{ "$ref": "#/red/$value/components/7" }"##),
    ("number", ##"{ "$ref": "#/half", "more": 1 }"##), ("number", ##"{ "$ref": "#/gap/$value/unit" }"##),
    ("number", #"{ "$ref": "half" }"#), ("number", #"{ "$ref": 1 }"#),
    ("color", ##"{ "colorSpace": { "$ref": "#/gone" }, "components": [1, 0, 0] }"##),
    ("color", ##"{ "colorSpace": "srgb", "components": [1, 0, 0], "alpha": "{gone}" }"##),
    ("color", ##"{ "colorSpace": "srgb", "components": [1, 0, 0], "alpha": "{red}" }"##),
    ("dimension", ##"{ "value": { "$ref": "#/red/$value" }, "unit": "px" }"##), ("shadow", "[]"), ("gradient", "[]"),
    ("gradient", "1"), ("border", "1"), ("border", "[]"), ("gradient", #"[{ "color": "{red}" }]"#),
    ("border", #"{ "color": "{red}", "width": "{gap}", "stile": "solid" }"#),
  ])
  func brokenReferencesAreRefused(_ type: String, _ value: String) {
    #expect(dtcgError(Self.text(type, value)) != nil)
  }

  @Test(arguments: [
    ##""t": { "$type": "number", "$value": 1, "$ref": "#/half" }"##, #""t": { "$type": "number", "$ref": 1 }"#,
    #""t": { "$type": "number", "$ref": "half" }"#, #""t": { "$extends": "half", "x": { "$value": 1 } }"#,
    #""t": { "$extends": "{gone}", "x": { "$value": 1 } }"#, #""t": { "$extends": "{half}", "x": { "$value": 1 } }"#,
  ])
  func brokenTokensAndGroupsAreRefused(_ token: String) { #expect(dtcgError("{ \(Self.base), \(token) }") != nil) }

  /// Stops of gradients outside 0 to 1 count as the nearest end (format module, section 9.6).
  @Test(arguments: [("-1", 0.0), ("0.25", 0.25), ("7", 1)])
  func positionsAreLimited(_ written: String, _ expected: Double) throws {
    let read = try dtcg(Self.text("gradient", #"[{ "color": "{red}", "position": \#(written) }]"#))
    guard case .list(let stops)? = read.value("t"), case .literal(.composite(let parts))? = stops.first?.content else {
      Issue.record("no gradient")
      return
    }
    #expect(parts.last?.value.content == .literal(.number(expected)))
    #expect(read.notices.isEmpty == (0...1).contains(Double(written) ?? 0))
  }
}
