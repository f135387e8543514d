import DesignTokens
import SourceText
import Testing
import TokenFormats

@Suite struct DTCGValueTests {
  static let simple: [(type: String, json: String, value: TokenValue)] = [
    ("dimension", #"{"value":12,"unit":"px"}"#, .dimension(Dimension(12, .px))),
    ("dimension", #"{"unit":"rem","value":0.175}"#, .dimension(Dimension(0.175, .rem))),
    ("dimension", #"{"value":-4,"unit":"px"}"#, .dimension(Dimension(-4, .px))),
    ("duration", #"{"value":200,"unit":"ms"}"#, .duration(milliseconds: 200)),
    ("duration", #"{"value":0.25,"unit":"s"}"#, .duration(milliseconds: 250)),
    ("number", "1.6", .number(1.6)), ("number", "-0.5", .number(-0.5)),
    ("fontWeight", "450", .fontWeight(450)), ("fontWeight", "1", .fontWeight(1)),
    ("fontWeight", "1000", .fontWeight(1000)),
    ("fontFamily", #""Inter""#, .text("Inter")), ("fontFamily", #""SF Pro Text""#, .text("SF Pro Text")),
    ("cubicBezier", "[0.4,0,0.2,1]", .cubicBezier([0.4, 0, 0.2, 1])),
    ("cubicBezier", "[0,-2,1,3]", .cubicBezier([0, -2, 1, 3])),
    ("strokeStyle", #""dotted""#, .text("dotted")),
  ]

  @Test(arguments: simple) func readsSimpleValues(_ type: String, _ json: String, _ expected: TokenValue) throws {
    #expect(try value(type, json) == expected)
    #expect(try imported(#"{"t":{"$type":"\#(type)","$value":\#(json)}}"#).notices.isEmpty)
  }

  /// The eighteen names of values/fontWeight.json with the weights of the OpenType `wght` axis.
  @Test(arguments: [
    ("thin", 100.0), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300), ("normal", 400),
    ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600), ("demi-bold", 600), ("bold", 700),
    ("extra-bold", 800),
    ("ultra-bold", 800), ("black", 900), ("heavy", 900), ("extra-black", 950), ("ultra-black", 950),
  ])
  func weightsHaveNames(_ name: String, _ weight: Double) throws {
    #expect(try value("fontWeight", "\"\(name)\"") == .fontWeight(weight))
  }

  @Test(arguments: ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"])
  func strokeStylesHaveNames(_ name: String) throws { #expect(try value("strokeStyle", "\"\(name)\"") == .text(name)) }

  @Test func familiesKeepTheirOrderAndPlaces() throws {
    guard case .list(let families)? = try value("fontFamily", #"["Inter", "Helvetica Neue"]"#) else {
      Issue.record("no list")
      return
    }
    #expect(families.map(\.text) == ["Inter", "Helvetica Neue"])
    #expect(families.map(\.content) == [.literal(.text("Inter")), .literal(.text("Helvetica Neue"))])
    let start = offset(of: "fontFamily")
    #expect(families.map(\.location.byteRange) == [start + 1..<start + 8, start + 10..<start + 26])
  }

  @Test(arguments: [
    ("dimension", "12px", TokenValue.dimension(Dimension(12, .px))),
    ("dimension", "0.75rem", .dimension(Dimension(0.75, .rem))),
    ("dimension", "-4px", .dimension(Dimension(-4, .px))), ("dimension", "0px", .dimension(Dimension(0, .px))),
    ("duration", "200ms", .duration(milliseconds: 200)), ("duration", "0.25s", .duration(milliseconds: 250)),
  ])
  func quantitiesAsTextAreNoticed(_ type: String, _ text: String, _ expected: TokenValue) throws {
    #expect(try value(type, "\"\(text)\"") == expected)
    let result = try imported(#"{"t":{"$type":"\#(type)","$value":"\#(text)"}}"#)
    let start = offset(of: type)
    #expect(result.notices.map { $0.location?.byteRange } == [start..<start + text.utf8.count + 2])
    #expect(result.tokens["t"]?.values.first?.value.text == text)
  }

  @Test(arguments: [
    ("dimension", "px"), ("dimension", "12 px"), ("dimension", "12pt"), ("dimension", "1e3px"),
    ("dimension", "nanpx"),
    ("dimension", "infpx"), ("dimension", "0x1px"), ("dimension", "+1px"), ("dimension", "1-2px"),
    ("dimension", "--1px"),
    ("dimension", "1.2.3px"), ("dimension", ""), ("dimension", "12PX"), ("dimension", "calc(1px)"),
    ("dimension", "１px"),
    ("duration", "ms"), ("duration", "s"), ("duration", "1m"), ("duration", "1 s"),
    ("duration", "infs"),
  ])
  func otherTextsAreNoQuantity(_ type: String, _ text: String) {
    guard case .unexpected(_, "\"\(text)\"", "t", _)? = fault(in: type, "\"\(text)\"") else {
      Issue.record("\(text) was read")
      return
    }
  }

  // MARK: Composites

  @Test func typography() throws {
    let json = #"""
      {"fontFamily":["Inter","serif"],"fontSize":{"value":14,"unit":"px"},"fontWeight":"medium","letterSpacing":{"value":0,"unit":"px"},
      "lineHeight":1.6}
      """#
    guard case .composite(let parts)? = try value("typography", json) else {
      Issue.record("no composite")
      return
    }
    #expect(parts.map(\.name) == ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"])
    #expect(
      parts.dropFirst().map(\.value.content) == [
        .literal(.dimension(Dimension(14, .px))), .literal(.fontWeight(500)), .literal(.dimension(Dimension(0, .px))),
        .literal(.number(1.6)),
      ])
    #expect(parts[2].value.text == "medium")
    #expect(parts[1].value.text == #"{"value":14,"unit":"px"}"#)
  }

  private static let black = #"{"colorSpace":"srgb","components":[0,0,0]}"#
  private static let pixel = #"{"value":1,"unit":"px"}"#

  @Test func shadowsAloneAndInLayers() throws {
    let shadow =
      #"{"color":\#(Self.black),"offsetX":\#(Self.pixel),"offsetY":\#(Self.pixel),"blur":\#(Self.pixel),"spread":\#(Self.pixel)"#
    guard case .composite(let parts)? = try value("shadow", shadow + #","inset":true}"#) else {
      Issue.record("no composite")
      return
    }
    #expect(parts.map(\.name) == ["color", "offsetX", "offsetY", "blur", "spread", "inset"])
    #expect(parts.last?.value.content == .literal(.text("inset")))
    guard case .list(let layers)? = try value("shadow", "[\(shadow)},\"{shadow.card}\",\(shadow)}]") else {
      Issue.record("no list")
      return
    }
    #expect(layers.count == 3)
    #expect(layers[1].content == .alias("shadow.card"))
    #expect(layers[1].text == "{shadow.card}")
    #expect(fault(in: "shadow", shadow + #","inset":"solid"}"#) != nil)
  }

  @Test func borderTransitionAndGradient() throws {
    guard
      case .composite(let border)? = try value("border", #"{"color":"{c}","width":\#(Self.pixel),"style":"solid"}"#),
      case .composite(let transition)? = try value(
        "transition",
        #"{"duration":{"value":1,"unit":"s"},"delay":{"value":0,"unit":"ms"},"timingFunction":[0,0,1,1]}"#),
      case .list(let stops)? = try value(
        "gradient", #"[{"color":\#(Self.black),"position":0},{"color":"{c}","position":"{p}"},"{stop}"]"#)
    else {
      Issue.record("not read")
      return
    }
    #expect(
      border.map(\.value.content) == [.alias("c"), .literal(.dimension(Dimension(1, .px))), .literal(.text("solid"))])
    #expect(
      transition.map(\.value.content) == [
        .literal(.duration(milliseconds: 1000)), .literal(.duration(milliseconds: 0)),
        .literal(.cubicBezier([0, 0, 1, 1])),
      ])
    guard case .literal(.composite(let second)) = stops[1].content else {
      Issue.record("no stop")
      return
    }
    #expect(second.map(\.value.content) == [.alias("c"), .alias("p")])
    #expect(stops[2].content == .alias("stop"))
  }

  static let required: [(type: String, json: String, missing: String)] = [
    ("typography", #"{"fontSize":"{s}","fontWeight":"{w}","letterSpacing":"{l}","lineHeight":"{h}"}"#, "fontFamily"),
    ("typography", #"{"fontFamily":"{f}","fontWeight":"{w}"}"#, "fontSize"),
    ("typography", #"{"fontFamily":"a","fontSize":"{s}"}"#, "fontWeight"),
    ("shadow", #"{"offsetX":"{a}","offsetY":"{a}","blur":"{a}","spread":"{a}"}"#, "color"),
    ("border", #"{"color":"{c}","width":"{w}"}"#, "style"),
    ("border", "{}", "color"), ("transition", #"{"delay":"{d}","timingFunction":"{t}"}"#, "duration"),
    ("dimension", #"{"value":1}"#, "unit"), ("dimension", #"{"unit":"px"}"#, "value"),
    ("duration", #"{"value":1}"#, "unit"),
    ("strokeStyle", #"{"lineCap":"round"}"#, "dashArray"), ("strokeStyle", #"{"dashArray":["{d}"]}"#, "lineCap"),
  ]

  @Test(arguments: required) func requiredPartsAreMissed(_ type: String, _ json: String, _ missing: String) {
    let start = offset(of: type)
    #expect(
      fault(in: type, json)
        == .missingProperty(missing, token: "t", place(1, start + 1, start..<start + json.utf8.count)))
  }

  /// What stands in the value, the text of it that is wrong, and what the error says.
  static let wrong: [(type: String, json: String, part: String, expected: String, found: String)] = [
    ("number", #""one""#, #""one""#, "a number", "a string"), ("number", "true", "true", "a number", "a boolean"),
    ("number", "null", "null", "a number", "null"),
    ("dimension", #"{"value":"one","unit":"px"}"#, #""one""#, "a number", "a string"),
    ("dimension", #"{"value":1,"unit":"pt"}"#, #""pt""#, "the unit px or rem", "\"pt\""),
    ("dimension", #"{"value":1,"unit":4}"#, "4", "the unit px or rem", "a number"),
    ("duration", #"{"value":1,"unit":"px"}"#, #""px""#, "the unit ms or s", "\"px\""),
    ("fontWeight", #""bolder""#, #""bolder""#, "a font weight from 1 to 1000, or its name", "a string"),
    ("fontFamily", "[]", "[]", "a font family or an array of font families", "an array"),
    ("fontFamily", #"["a",1]"#, "1", "a font family", "a number"),
    ("cubicBezier", "[0,0,1]", "[0,0,1]", "four numbers", "an array"),
    ("cubicBezier", #"[0,0,"1",1]"#, #""1""#, "a number", "a string"),
    ("cubicBezier", #""ease""#, #""ease""#, "four numbers", "a string"),
    ("strokeStyle", "1", "1", "a stroke style", "a number"), ("gradient", "{}", "{}", "an array", "an object"),
    ("gradient", "[1]", "1", "a gradient object", "a number"),
    ("shadow", "1", "1", "a shadow object", "a number"),
    ("typography", #""body""#, #""body""#, "a typography object", "a string"),
    ("strokeStyle", #"{"dashArray":[],"lineCap":"butt"}"#, "[]", "at least one length", "an array"),
    ("strokeStyle", #"{"dashArray":["{a}"],"lineCap":"flat"}"#, #""flat""#, "one of round, butt, square", "\"flat\""),
  ]

  @Test(arguments: wrong)
  func whatIsOfAnotherKind(_ type: String, _ json: String, _ part: String, _ expected: String, _ found: String) throws {
    let bytes = Array(json.utf8)
    let wanted = Array(part.utf8)
    let at = try #require((0...bytes.count - wanted.count).last { bytes[$0..<$0 + wanted.count].elementsEqual(wanted) })
    let start = offset(of: type) + at
    #expect(
      fault(in: type, json)
        == .unexpected(expected: expected, found: found, token: "t", place(1, start + 1, start..<start + wanted.count)))
  }

  @Test(arguments: [
    ("fontWeight", "0", "font weight", 0.0, "1 to 1000"), ("fontWeight", "1001", "font weight", 1001, "1 to 1000"),
    ("cubicBezier", "[1.5,0,0,0]", "the x of a control point", 1.5, "0 to 1"),
    ("cubicBezier", "[0,0,-1,0]", "the x of a control point", -1, "0 to 1"),
  ])
  func numbersHaveRanges(_ type: String, _ json: String, _ name: String, _ value: Double, _ allowed: String) {
    guard case .outOfRange(name, value, allowed, "t", _)? = fault(in: type, json) else {
      Issue.record("\(json) was read")
      return
    }
  }

  @Test(arguments: [
    ("dimension", #"{"value":1,"units":"px"}"#, "units", "unit"),
    ("typography", #"{"fontsize":"{a}"}"#, "fontsize", "fontSize"),
    ("shadow", #"{"colour":"{a}"}"#, "colour", "color"), ("border", #"{"dash":1}"#, "dash", nil as String?),
    ("strokeStyle", #"{"dasharray":[]}"#, "dasharray", "dashArray"),
  ])
  func partsThatNobodyKnows(_ type: String, _ json: String, _ name: String, _ suggestion: String?) {
    guard case .unknownProperty(name, "t", suggestion, let place)? = fault(in: type, json) else {
      Issue.record("\(json) was read")
      return
    }
    #expect(place.byteRange.count == name.utf8.count + 2)
  }
}
