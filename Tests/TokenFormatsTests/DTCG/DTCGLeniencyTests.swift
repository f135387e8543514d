import ColorScience
import DesignTokens
import SourceText
import Testing
import TokenFormats

/// What real files write differently: read with a notice by default, an error at the strict level.
@Suite struct DTCGLeniencyTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let value: String
    let notice: String
    let type: String
    var rest = ""
    var testDescription: String { "\(type) \(value)\(rest)" }

    var text: String {
      """
      { "c": { "$type": "color", "$value": \(srgb(0, 0, 0)) }, "n": { "$type": "number", "$value": 0.5 }, "d": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } },
        "a": { "$type": "\(type)", "$value": \(value)\(rest) } }
      """
    }
  }

  /// Notes of tools in a token are noticed once for each name; a likely typing error isn't one of them.
  @Test func propertiesOfToolsAreNoticed() throws {
    let token = #"{ "$type": "number", "$value": 1, "group": "a", "private": true }"#
    let imported = try dtcg("{ \"a\": \(token), \"b\": \(token) }")
    #expect(
      imported.notices.map(\.message) == [
        "property \"group\" of a token isn't read", "property \"private\" of a token isn't read",
      ])
    #expect(imported.tokens.tokens.count == 2)
    #expect(dtcgError(#"{ "a": { "$type": "number", "$value": 1, "group": 1 } }"#, strict: true) != nil)
    #expect(dtcgError(#"{ "a": { "$type": "number", "$value": 1, "$group": 1 } }"#) != nil)
  }

  /// What Style Dictionary allows beside the format's own: no fault of a whole file, and no value that is guessed.
  @Test(arguments: [
    (#""$type": "dimension", "$value": 12"#, "its value has no unit, which DTCG requires"),
    (#""$type": "dimension", "$value": "12""#, "its value has no unit, which DTCG requires"),
    (#""$type": "duration", "$value": 200"#, "its value has no unit, which DTCG requires"),
    (#""$value": "0 0 {w} {c}""#, "its value is put together from several tokens"),
    (#""$type": "shadow", "$value": "{s}, {s}""#, "its value is put together from several tokens"),
    (
      #""$type": "color", "$value": "rgba({c}, 0.5)""#,
      "the aliases in rgba({c}, 0.5) aren't calculated"
    ),
    (#""$value": "url(data:image/svg+xml,#fff)""#, "it has no $type"), (#""$value": "some words""#, "it has no $type"),
    (#""$type": "color", "$value": "var(--ink)""#, "var(--ink) is only known in a browser"),
  ])
  func valuesOfStyleDictionaryAreUndetermined(_ members: String, _ reason: String) throws {
    let imported = try dtcg(#"{ "a": { \#(members) } }"#)
    #expect(imported.tokens["a"]?.values.first?.value.content == .undecidable(reason))
    #expect(dtcgError(#"{ "a": { \#(members) } }"#, strict: true) != nil)
  }

  @Test(arguments: [#""deprecated": true"#, #""description": "x""#, #""$modes": { "dark": 2 }"#])
  func propertiesOfStyleDictionaryAreNoticed(_ member: String) throws {
    let text = #"{ "a": { "$type": "number", "$value": 1, \#(member) } }"#
    let name = try #require(member.split(separator: #"""#).first)
    #expect(try dtcg(text).notices.map(\.message) == [#"property "\#(name)" of a token isn't read"#])
    #expect(dtcgError(text, strict: true) != nil)
  }

  /// A color without a type is a fault, because nothing would check it.
  @Test(arguments: ["#fff", "red", "rgb(1 2 3", "#12345"]) func colorsWithoutATypeAreFaults(_ text: String) {
    if case .missingType? = dtcgError(##"{ "a": { "$value": "\##(text)" } }"##) {} else { Issue.record("\(text)") }
  }

  @Test func typesOfOtherToolsAreText() throws {
    let text = #"{ "a": { "$type": "font-family", "$value": "Inter" } }"#
    #expect(try dtcg(text).tokens["a"]?.values.first?.value.content == .literal(.text("Inter")))
    #expect(dtcgError(text, strict: true) != nil)
  }

  static let color = "a color written as a string; DTCG requires an object with colorSpace and components"
  static let quantity = "a quantity written as a string; DTCG requires an object with value and unit"
  static let alpha = "an alpha next to a color; DTCG allows alpha only inside the color"

  static let cases: [Case] = [
    Case(value: "\"#112233\"", notice: color, type: "color"),
    Case(value: "\"#11223380\"", notice: color, type: "color"),
    Case(value: "\"rgb(1 2 3 / 50%)\"", notice: color, type: "color"),
    Case(value: "\"hsl(10, 20%, 30%)\"", notice: color, type: "color"),
    Case(value: "\"12px\"", notice: quantity, type: "dimension"),
    Case(value: "\"-1.5rem\"", notice: quantity, type: "dimension"),
    Case(value: "0", notice: "a zero without a unit", type: "dimension"),
    Case(value: "\"200ms\"", notice: quantity, type: "duration"),
    Case(value: "\"0.2s\"", notice: quantity, type: "duration"),
    Case(value: "\"1.5\"", notice: "a number written as a string", type: "number"),
    Case(value: "\"700\"", notice: "a number written as a string", type: "fontWeight"),
    Case(
      value: "\"SemiBold\"", notice: "a nonstandard font weight name; DTCG writes \"semi-bold\"", type: "fontWeight"),
    Case(value: "{ \"value\": \"12\", \"unit\": \"px\" }", notice: "a number written as a string", type: "dimension"),
    Case(value: "\"{ c }\"", notice: "an alias has spaces inside its braces", type: "color"),
    Case(value: "\"{c}\"", notice: alpha, type: "color", rest: ", \"alpha\": 0.5"),
    Case(value: "\"{c}\"", notice: alpha, type: "color", rest: ", \"alpha\": \"{n}\""),
    Case(value: srgb(0, 0, 0), notice: alpha, type: "color", rest: ", \"alpha\": 0.5"),
    Case(value: "[\"Inter\", \"{f}\"]", notice: "an alias in an array of font families", type: "fontFamily"),
    Case(
      value: #"{ "fontFamily": "x", "fontSize": "{d}", "fontWeight": 400, "lineHeight": 1 }"#,
      notice: "a typography without letterSpacing", type: "typography"),
    Case(
      value: #"{ "color": "{c}", "alpha": 0.25, "offsetX": "{d}", "offsetY": "{d}", "blur": "{d}", "spread": "{d}" }"#,
      notice: alpha, type: "shadow"),
    Case(
      value: #"{ "color": "{c}", "offsetX": "{d}", "offsetY": "{d}", "blur": "{d}" }"#,
      notice: "a shadow without spread", type: "shadow"),
    Case(
      value: ##"{ "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000" }"##,
      notice: "a hex fallback that doesn't have six digits", type: "color"),
    Case(
      value: #"{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": "{n}" }"#,
      notice: "an alias as alpha; DTCG requires a number or a $ref", type: "color"),
  ]

  @Test(arguments: cases)
  func isNoticedAndRefused(_ example: Case) throws {
    let read = try dtcg(example.text)
    #expect(read.notices.map(\.message) == [example.notice])
    #expect(read.notices.first?.location?.line == 2)
    if example.notice.contains("spaces inside") { return }
    switch dtcgError(example.text, strict: true) {
    case .notStrict(example.notice, "a", let place): #expect(place.line == 2)
    case .unknownProperty("alpha", "a", _, _): #expect(example.notice == Self.alpha)
    case let other: Issue.record("\(String(describing: other))")
    }
  }

  @Test func anAlphaBesideAColorTakesEffect() throws {
    let read = try dtcg(
      """
      { "o": { "half": { "$type": "number", "$value": 0.5 }, "same": { "$value": "{o.half}" } },
        "c": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5 } },
        "a": { "$value": "{c}", "alpha": 0.5 }, "b": { "$value": "{c}", "alpha": "{o.same}" },
        "d": { "$type": "color", "$value": "#ff0000", "alpha": 0 }, "e": { "$value": "{c}", "alpha": "{no}" },
        "f": { "$value": "{c}", "alpha": 1 } }
      """)
    #expect(read.content("a") == .translucentAlias("c", alpha: 0.5))
    #expect(read.color("a")?.alpha == 0.25)
    #expect(read.color("b")?.alpha == 0.25)
    #expect(read.color("d")?.alpha == 0)
    #expect(read.content("e") == .undecidable("its alpha {no} isn't a number in this document"))
    #expect(read.content("f") == .alias("c"))
    let place = try #require(read.tokens["a"]?.values[0].value.location)
    #expect(place.line == 3 && place.column == 8)
    if case .outOfRange("alpha", 1.5, _, "a", _) = dtcgError(
      #"{ "a": { "$type": "color", "$value": "{b}", "alpha": 1.5 } }"#)
    {
    } else {
      Issue.record()
    }
    if case .unknownProperty("alpha", "a", _, _) = dtcgError(
      #"{ "a": { "$type": "number", "$value": 1, "alpha": 1 } }"#)
    {
    } else {
      Issue.record()
    }
  }

  @Test func lengthsThatDependOnTextAreUndecidable() throws {
    let read = try dtcg(
      #"{ "a": { "$type": "dimension", "$value": "0.5em" }, "b": { "$type": "dimension", "$value": { "value": 50, "unit": "%" } }, "c": { "$type": "color", "$value": "currentColor" } }"#
    )
    #expect(read.content("a") == .undecidable("its size depends on 0.5em, which is only known at run time"))
    #expect(read.content("b") == .undecidable("its size depends on 50%, which is only known at run time"))
    #expect(
      read.content("c") == .undecidable("currentColor is the surrounding text color, which no token file defines"))
  }

  @Test func valuesForModesInExtensionsAreNoticedOnce() throws {
    let read = try dtcg(
      ##"{ "a": { "$type": "number", "$value": 1, "$extensions": { "mode": { "x": 1, "y": 2 } } }, "b": { "$type": "number", "$value": 1, "$extensions": { "com.x": { "modes": { "x": 1, "y": 2 } } } } }"##
    )
    #expect(read.notices.count == 1)
  }

  @Test func gradientPositionsAreClampedAtBothLevels() throws {
    let text = #"{ "a": { "$type": "gradient", "$value": [{ "color": \#(srgb(0, 0, 0)), "position": 1.5 }] } }"#
    for strict in [false, true] {
      guard case .list(let stops)? = try dtcg(text, strict: strict).value("a"),
        case .literal(.composite(let parts))? = stops.first?.content
      else { return #expect(Bool(false)) }
      #expect(parts[1].value.content == .literal(.number(1)))
    }
  }
}
