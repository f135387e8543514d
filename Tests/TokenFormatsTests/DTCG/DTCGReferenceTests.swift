import ColorScience
import DesignTokens
import SourceText
import Testing
import TokenFormats

/// `{group.token}`, `$ref`, `$root` and `$extends`, as the format module has them.
@Suite struct DTCGReferenceTests {
  static let blue = #"{ "colorSpace": "srgb", "components": [0.25, 0.5, 1] }"#

  @Test func aliasesAndPointersToTokensAreAliases() throws {
    let read = try dtcg(
      """
      { "color": { "$type": "color", "blue": { "$value": \(Self.blue) }, "accent": { "$root": { "$value": "{color.blue}" } } },
        "a": { "$value": "{color.accent.$root}" },
        "b": { "$ref": "#/color/blue" },
        "c": { "$value": { "$ref": "#/color/blue" } },
        "d": { "$value": { "$ref": "#/color/accent/$root/$value" } },
        "e": { "$ref": "#/color/blue/$value" } }
      """, strict: true)
    #expect(read.content("a") == .alias("color.accent.$root"))
    #expect(read.content("b") == .alias("color.blue"))
    #expect(read.content("c") == .alias("color.blue"))
    #expect(read.content("d") == .alias("color.accent.$root"))
    #expect(read.content("e") == .alias("color.blue"))
    for name in ["a", "b", "c", "d", "e"] {
      #expect(read.color(TokenPath(name)) == Color(.srgb, 0.25, 0.5, 1))
      #expect(read.tokens[TokenPath(name)]?.type == .color, "the type is the target's")
    }
  }

  @Test func aGroupIsNoTokenAndItsRootIsSuggested() throws {
    let read = try dtcg(
      """
      { "accent": { "$root": { "$type": "number", "$value": 1 }, "x": { "$type": "number", "$value": 2 } },
        "a": { "$value": "{accent}" } }
      """)
    #expect(
      read.errors == [
        .unknownToken("accent", suggestion: "accent.$root", try #require(read.tokens["a"]?.values[0].value.location))
      ])
  }

  @Test func pointersReachIntoValues() throws {
    let read = try dtcg(
      """
      { "base": { "blue": { "$type": "color", "$value": \(Self.blue) }, "a/b~c d": { "$type": "number", "$value": 0.125 },
                  "half": { "$type": "number", "$value": { "$ref": "#/base/blue/$value/components/1" } },
                  "alias": { "$type": "color", "$value": "{base.blue}" } },
        "mixed": { "$type": "color", "$value": { "colorSpace": { "$ref": "#/base/blue/$value/colorSpace" },
          "components": [{ "$ref": "#/base/a~1b~0c%20d/$value" }, { "$ref": "#/base/half/$value" }, { "$ref": "#/base/alias/$value/components/2" }],
          "alpha": { "$ref": "#/base/half" } } },
        "gap": { "$type": "dimension", "$value": { "value": { "$ref": "#/base/half" }, "unit": { "$ref": "#/rem/$value/unit" } } },
        "rem": { "$type": "dimension", "$value": { "value": 2, "unit": "rem" } },
        "curve": { "$type": "cubicBezier", "$value": [0, { "$ref": "#/base/half" }, 1, 1] } }
      """, strict: true)
    #expect(read.color("mixed") == Color(.srgb, 0.125, 0.5, 1, alpha: 0.5))
    #expect(read.value("base.half") == .number(0.5))
    #expect(read.value("gap") == .dimension(Dimension(0.5, .rem)))
    #expect(read.value("curve") == .cubicBezier([0, 0.5, 1, 1]))
    #expect(read.tokens["base.half"]?.values[0].value.text == "#/base/blue/$value/components/1")
  }

  @Test(arguments: [
    ("#/no", "noSuchReference"), ("#/a/$value/components/9", "noSuchReference"),
    ("#/b/$value", "circularReference"), ("a", "noSuchReference"), ("#/a~2", "noSuchReference"),
    ("#/g", "noSuchReference"),
  ])
  func badPointersAreErrors(_ pointer: String, _ kind: String) throws {
    let text = """
      { "a": { "$type": "color", "$value": \(Self.blue) }, "g": {},
        "b": { "$type": "number", "$value": { "$ref": "\(pointer)" } } }
      """
    switch dtcgError(text) {
    case .noSuchReference(let reference, "b", let place):
      #expect(kind == "noSuchReference" && reference == pointer && place.line == 2)
    case nil:
      // A whole value that refers to itself is a circle of aliases, which the resolver finds.
      #expect(kind == "circularReference")
      #expect(try dtcg(text).errors.count == 1)
    case let other: Issue.record("\(String(describing: other))")
    }
  }

  @Test func circlesInsideValuesAreErrors() {
    let error = dtcgError(
      """
      { "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [{ "$ref": "#/a/$value/components/1" }, { "$ref": "#/a/$value/components/0" }, 0] } } }
      """)
    if case .circularReference = error {} else { Issue.record("\(String(describing: error))") }
  }

  // MARK: $extends

  @Test func extendedGroupsAreMergedDeeply() throws {
    let read = try dtcg(
      """
      { "input": { "$type": "color", "$deprecated": "old", "field": { "bg": { "$value": \(srgb(1, 1, 1)) }, "fg": { "$value": \(srgb(0, 0, 0)), "$description": "ink" } } },
        "amount": { "$extends": "{input}", "field": { "fg": { "$value": \(srgb(0.5, 0, 0)) }, "w": { "$type": "number", "$value": 100 } } },
        "deep": { "$extends": "#/amount/field" },
        "same": { "$ref": "#/amount/field", "more": { "$type": "number", "$value": 1 } } }
      """, strict: true)
    #expect(read.color("amount.field.bg") == Color(.srgb, 1, 1, 1))
    #expect(read.color("amount.field.fg") == Color(.srgb, 0.5, 0, 0))
    #expect(read.tokens["amount.field.fg"]?.description == nil, "a token is replaced whole")
    #expect(read.value("amount.field.w") == .number(100))
    #expect(read.tokens["amount.field.bg"]?.deprecation == "old")
    #expect(read.tokens["deep.bg"]?.type == .color, "the type that the extended group inherits")
    #expect(read.color("same.fg") == Color(.srgb, 0.5, 0, 0))
    #expect(read.tokens["input.field.w"] == nil)
  }

  @Test func chainsOfExtensionsWorkInAnyOrder() throws {
    let read = try dtcg(
      """
      { "c": { "$extends": "{b}" }, "b": { "$extends": "{a}", "y": { "$type": "number", "$value": 2 } },
        "a": { "x": { "$type": "number", "$value": 1 } }, "d": { "$extends": "{c}", "x": { "$type": "number", "$value": 3 } } }
      """)
    #expect(read.value("c.x") == .number(1))
    #expect(read.value("c.y") == .number(2))
    #expect(read.value("d.x") == .number(3))
    #expect(read.value("d.y") == .number(2))
  }

  @Test(arguments: [
    #"{ "a": { "$extends": "{b}" }, "b": { "$extends": "{a}" } }"#, #"{ "a": { "$extends": "{a}" } }"#,
    #"{ "a": { "b": { "$extends": "{a}" } } }"#, ##"{ "a": { "b": { "c": { "$extends": "#/a" } } } }"##,
    #"{ "a": { "x": { "$extends": "{b}" } }, "b": { "y": { "$extends": "{a}" } } }"#,
  ])
  func circlesOfExtensionsAreErrors(_ text: String) {
    if case .circularReference = dtcgError(text) {} else { Issue.record("\(String(describing: dtcgError(text)))") }
  }

  @Test func onlyGroupsAreExtended() {
    let token = #""t": { "$type": "number", "$value": 1 }"#
    if case .notAGroup("{t}", "a", _) = dtcgError("{ \(token), \"a\": { \"$extends\": \"{t}\" } }") {
    } else {
      Issue.record()
    }
    if case .noSuchReference("{no}", "a", _) = dtcgError(#"{ "a": { "$extends": "{no}" } }"#) {} else { Issue.record() }
  }

  @Test func manyExtensionsAreBounded() {
    var text = #""g0": { "t": { "$type": "number", "$value": 1 } }"#
    for level in 1...60 {
      text +=
        ", \"g\(level)\": { \"x\": { \"$extends\": \"{g\(level - 1)}\" }, \"y\": { \"$extends\": \"{g\(level - 1)}\" } }"
    }
    #expect(dtcgError("{ \(text) }") != nil)
  }
}
