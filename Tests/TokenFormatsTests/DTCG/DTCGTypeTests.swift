import DesignTokens
import Testing
import TokenFormats

/// Which type a token has, and what of its value follows from it.
@Suite struct DTCGTypeTests {
  @Test func typeIsTheOwnThenTheTargetsThenTheGroups() throws {
    let read = try dtcg(
      """
      { "g": { "$type": "dimension", "own": { "$type": "number", "$value": 1 }, "target": { "$value": "{n}" },
               "inherited": { "$value": { "value": 1, "unit": "px" } }, "unknown": { "$value": "{elsewhere}" } },
        "n": { "$type": "number", "$value": 2 }, "chain": { "$value": "{g.target}" },
        "base": { "$type": "number", "x": { "$value": 4 } },
        "h": { "$type": "dimension", "i": { "$extends": "{base}", "y": { "$value": 5 } } } }
      """)
    #expect(read.tokens["g.own"]?.type == .number)
    #expect(read.tokens["g.target"]?.type == .number)
    #expect(read.tokens["g.inherited"]?.type == .dimension)
    #expect(read.tokens["g.unknown"]?.type == .dimension)
    #expect(read.tokens["chain"]?.type == .number)
    #expect(read.tokens["h.i.y"]?.type == .number, "the extended group stands before the parent")
  }

  @Test func aValueWithoutTypeIsAnError() {
    if case .missingType("a", _) = dtcgError(#"{ "a": { "$value": 1 } }"#) {} else { Issue.record() }
  }

  @Test func deprecationIsInheritedAndTakenBack() throws {
    let read = try dtcg(
      """
      { "g": { "$type": "number", "$deprecated": "use h", "a": { "$value": 1 }, "b": { "$value": 1, "$deprecated": false },
               "sub": { "$deprecated": true, "c": { "$value": 1 } } } }
      """, strict: true)
    #expect(read.tokens["g.a"]?.deprecation == "use h")
    #expect(read.tokens["g.b"]?.deprecation == nil)
    #expect(read.tokens["g.sub.c"]?.deprecation == "deprecated")
  }

  @Test func typesOfOthersAreTextAndSlipsAreErrors() throws {
    let read = try dtcg(
      #"{ "a": { "$type": "string", "$value": "Hello" }, "b": { "$type": "custom-range", "$value": { "x": 1 } }, "c": { "$type": "string", "$value": "{a}" } }"#
    )
    #expect(read.value("a") == .text("Hello"))
    #expect(read.value("b") == .text(#"{ "x": 1 }"#))
    #expect(read.value("c") == .text("Hello"))
    #expect(read.notices.count == 3)
    if case .unknownType("colour", "a", "color", _) = dtcgError(##"{ "a": { "$type": "colour", "$value": "#fff" } }"##)
    {
    } else {
      Issue.record()
    }
  }

  @Test func compositesKeepAliasesInEveryPart() throws {
    let read = try dtcg(
      """
      { "c": { "$type": "color", "$value": \(srgb(0, 0, 0)) }, "d": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } },
        "t": { "$type": "duration", "$value": { "value": 1, "unit": "s" } }, "e": { "$type": "cubicBezier", "$value": [0, 0, 1, 1] },
        "f": { "$type": "fontFamily", "$value": ["Inter", "serif"] }, "w": { "$type": "fontWeight", "$value": "semi-bold" },
        "n": { "$type": "number", "$value": 1.5 }, "s": { "$type": "strokeStyle", "$value": { "dashArray": ["{d}", { "value": 2, "unit": "px" }], "lineCap": "round" } },
        "type": { "$type": "typography", "$value": { "fontFamily": "{f}", "fontSize": "{d}", "fontWeight": "{w}", "letterSpacing": "{d}", "lineHeight": "{n}" } },
        "shadow": { "$type": "shadow", "$value": [{ "color": "{c}", "offsetX": "{d}", "offsetY": "{d}", "blur": "{d}", "spread": { "$ref": "#/d" }, "inset": true }, "{one}"] },
        "one": { "$type": "shadow", "$value": { "color": "{c}", "offsetX": "{d}", "offsetY": "{d}", "blur": "{d}", "spread": "{d}" } },
        "border": { "$type": "border", "$value": { "color": "{c}", "width": "{d}", "style": "{s}" } },
        "move": { "$type": "transition", "$value": { "duration": "{t}", "delay": "{t}", "timingFunction": "{e}" } },
        "grad": { "$type": "gradient", "$value": [{ "color": "{c}", "position": 0 }, { "color": "{c}", "position": "{n}" }, "{grad2}"] },
        "grad2": { "$type": "gradient", "$value": [{ "color": "{c}", "position": 1 }] } }
      """, strict: true)
    #expect(read.errors.isEmpty)
    #expect(read.tokens.tokens.count == 15)
    guard case .composite(let parts)? = read.value("type") else { return #expect(Bool(false)) }
    #expect(parts.map(\.name) == ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"])
    #expect(parts.map(\.value.content) == [.alias("f"), .alias("d"), .alias("w"), .alias("d"), .alias("n")])
    #expect(read.value("w") == .fontWeight(600))
  }

  @Test(arguments: ["typography", "shadow", "border", "transition", "gradient"])
  func unknownAliasesInPartsAreFound(_ type: String) throws {
    let values = [
      "typography":
        #"{ "fontFamily": "x", "fontSize": "{no}", "fontWeight": 400, "letterSpacing": "0px", "lineHeight": 1 }"#,
      "shadow": #"{ "color": "{no}", "offsetX": "0px", "offsetY": "0px", "blur": "0px", "spread": "0px" }"#,
      "border": ##"{ "color": "#000", "width": "1px", "style": "{no}" }"##,
      "transition": #"{ "duration": "1s", "delay": "{no}", "timingFunction": [0, 0, 1, 1] }"#,
      "gradient": #"[{ "color": "{no}", "position": 0 }]"#,
    ]
    let read = try dtcg("{ \"a\": { \"$type\": \"\(type)\", \"$value\": \(values[type] ?? "") } }")
    guard case .unknownToken("no", _, _)? = read.errors.first, read.errors.count == 1 else {
      return #expect(Bool(false), "\(read.errors)")
    }
  }
}
