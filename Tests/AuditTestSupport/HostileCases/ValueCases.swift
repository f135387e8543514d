// Values: colors, numbers and lengths that are none, or are none quite.

private let file = "t.tokens.json"
private let rejected = HostileCase.Expectation.rejected(file, line: 4)

/// A color token `x` with a value as JSON, in line 4.
private func color(_ name: String, _ value: String, _ expected: HostileCase.Expectation) -> HostileCase {
  HostileCase(.values, name, document("\"x\": { \"$value\": \(value) }"), expected)
}

/// A token of a type in line 5, which nothing uses: what nothing uses is read all the same.
private func other(_ type: String, _ value: String, _ expected: HostileCase.Expectation) -> HostileCase {
  HostileCase(
    .values, "\(type) \(value.prefix(60))",
    document("\"x\": { \"$value\": \"{ink}\" },\n\"y\": { \"$type\": \"\(type)\", \"$value\": \(value) }"), expected)
}

let valueCases: [HostileCase] =
  badColorTexts.map { color("the text \($0.prefix(60))", "\"\($0)\"", rejected) }
  + badColorObjects.map { color($0, $1, rejected) }
  + goodColors.map { color($0, $1, $2) }
  + unitless.map { other($0, $1, .passes) }
  + badOthers.map { other($0, $1, .rejected(file, line: 5)) }

private let badColorTexts: [String] = [
  "#+f+f+f", "#-1-1-1", "#12345", "#1234567", "#123456789", "#", "#ggg", "#\u{FF46}\u{FF46}\u{FF46}", "# fff", "#fff ;",
  "0x000000", "000000", "rgb(0 0)", "rgb(0 0 0 0 0)", "rgb(0, 0)", "rgb(0,0,0,0,0)", "rgb(0 0 0 /)", "rgb(0 0 0 / 1 1)",
  "rgb()", "rgb", "rgb 0 0 0)", "rgb(0,,0,0)", "rgb(0, 0 0)", "rgb(0 0 0))", "rgb(0 0 0) x",
  "rgb(NaN 0 0)", "rgb(inf 0 0)", "rgb(infinity 0 0)", "rgb(0x10 0 0)", "rgb(1e 0 0)", "rgb(1px 0 0)",
  "rgb(0 0 0 / 1px)", "color(nothing 0 0 0)", "color(srgb)", "color(srgb 0)", "color(srgb 0 0 0 0)",
  "color(--own 0 0 0)", "hsl(0 0)", "hsl(0em 0% 0%)", "lab(50 0)", "oklch(0.5 0.1 10px)", "url(a)", "expression(1)",
  "light-dark(#000, #fff)", "transparentx", "blackk", "bla\u{212A}", "bl\u{430}ck", "", " ", "none", "null",
  "undefined",
  "NaN", "true", "rgb(calc(1/0 * 0) 0 0 0)", "rgb(\u{661} 0 0)", "rgb(0\u{A0}0 0)", "device-cmyk(0 0 0 1)",
  "color-mix(in nothing, #000, #fff)", "inherit", "Canvas",
]

private func object(_ components: String, _ more: String = "") -> String {
  "{ \"colorSpace\": \"srgb\", \"components\": \(components)\(more) }"
}

private let badColorObjects: [(String, String)] = [
  ("null", "null"), ("a number", "0"), ("true", "true"), ("an array", "[0, 0, 0]"), ("an empty object", "{}"),
  ("two components", object("[0, 0]")), ("four components", object("[0, 0, 0, 0]")), ("no components", object("[]")),
  ("components as a text", object("\"0 0 0\"")), ("components as an object", object("{}")),
  ("components as null", object("null")),
  ("a component as text", object("[\"0\", 0, 0]")), ("a component as null", object("[null, 0, 0]")),
  ("a component as true", object("[true, 0, 0]")), ("a component in an array", object("[[0], 0, 0]")),
  ("a component of 1.0001", object("[1.0001, 0, 0]")), ("a component of 255", object("[255, 255, 255]")),
  ("a component of -0.0001", object("[-0.0001, 0, 0]")), ("a component of 1e308", object("[1e308, 0, 0]")),
  ("a component of NaN as text", object("[\"NaN\", 0, 0]")), ("a component of None", object("[\"None\", 0, 0]")),
  ("an alpha of 1.5", object("[0, 0, 0]", ", \"alpha\": 1.5")),
  ("an alpha of -1", object("[0, 0, 0]", ", \"alpha\": -1")),
  ("an alpha as null", object("[0, 0, 0]", ", \"alpha\": null")),
  ("an alpha of NaN as text", object("[0, 0, 0]", ", \"alpha\": \"NaN\"")),
  ("an alpha in per cent", object("[0, 0, 0]", ", \"alpha\": \"50%\"")),
  ("an alpha of none", object("[0, 0, 0]", ", \"alpha\": [1]")),
  ("another key", object("[0, 0, 0]", ", \"beta\": 1")), ("a bad hex", object("[0, 0, 0]", ", \"hex\": \"#+f+f+f\"")),
  ("a hex as a number", object("[0, 0, 0]", ", \"hex\": 0")), ("no space", "{ \"components\": [0, 0, 0] }"),
  ("an unknown space", "{ \"colorSpace\": \"sRGB \", \"components\": [0, 0, 0] }"),
  ("a space in capitals", "{ \"colorSpace\": \"SRGB\", \"components\": [0, 0, 0] }"),
  ("a space as a number", "{ \"colorSpace\": 1, \"components\": [0, 0, 0] }"),
  (
    "a space of 100,000 marks",
    "{ \"colorSpace\": \"s" + String(repeating: "\u{301}\u{323}", count: 25_000) + "\", \"components\": [0, 0, 0] }"
  ),
  ("a negative chroma", "{ \"colorSpace\": \"oklch\", \"components\": [0.5, -0.1, 0] }"),
  ("a lightness of 2", "{ \"colorSpace\": \"oklch\", \"components\": [2, 0.1, 0] }"),
  ("a lightness of 101", "{ \"colorSpace\": \"lab\", \"components\": [101, 0, 0] }"),
  ("a saturation of 101", "{ \"colorSpace\": \"hsl\", \"components\": [0, 101, 0] }"),
]

private let goodColors: [(String, String, HostileCase.Expectation)] = [
  ("a hex in capitals", "\"#ABCDEF\"", .finding("contrast-minimum")), ("a hex of three digits", "\"#000\"", .passes),
  ("none as a component", object("[\"none\", 0, 0]"), .passes), ("a name in capitals", "\"BLACK\"", .passes),
  ("minus zero as a component", object("[-0.0, 0, 0]"), .passes),
  ("a tiny component", object("[1e-400, 0, 0]"), .passes),
  ("components out of range in text, which CSS clamps", "\"rgb(-1e9 0 0)\"", .passes),
  ("a huge number in text, which CSS clamps", "\"rgb(1e999 1e999 1e999)\"", .finding("contrast-minimum")),
  (
    "an infinite calculation, which CSS clamps", "\"rgb(calc(infinity) calc(infinity) calc(infinity))\"",
    rejected
  ),
  ("a calculation that is no number, which CSS takes for 0", "\"rgb(calc(0/0) 0 0)\"", .passes),
  ("an alpha that is no number, which CSS takes for 0", "\"rgb(0 0 0 / calc(NaN))\"", rejected),
  ("an alpha of 0", object("[0, 0, 0]", ", \"alpha\": 0"), .finding("contrast-minimum")),
  ("a function that the end of the text closes, as in CSS", "\"rgb(0 0 0\"", .passes),
  ("a mixture of one color, as CSS Color 5 has it", "\"color-mix(in srgb, #000)\"", .passes),
  ("nine times as bright as white", "\"color(srgb 9 9 9)\"", .finding("contrast-minimum")),
  ("darker than black", "\"color(srgb -9 -9 -9)\"", .finding("contrast-minimum")),
  ("red without end", "\"color(xyz 1e300 0 0)\"", .finding("contrast-minimum")),
  ("the red of Rec. 2020 on paper", "\"color(rec2020 0.5 0 0)\"", .passes),
  ("an alpha over 1 in text, which CSS clamps", "\"rgb(0 0 0 / 9)\"", .passes),
  ("the paper's own color", "\"{paper}\"", .finding("contrast-minimum")),
  ("the text around it", "\"currentColor\"", .finding("contrast-minimum")),
  ("a hue of 1e308", "{ \"colorSpace\": \"hsl\", \"components\": [1e308, 0, 0] }", .notice("a hue outside 0 to 360")),
  ("an endless chroma", "{ \"colorSpace\": \"oklch\", \"components\": [0, 1e308, 0] }", .finding("contrast-minimum")),
  (
    "a lab axis of 1e308", "{ \"colorSpace\": \"lab\", \"components\": [50, 1e308, 1e308] }",
    .finding("contrast-minimum")
  ),
]

/// Values without a unit, as Style Dictionary has them: undetermined, and no check of this file needs them.
private let unitless: [(String, String)] = [
  ("dimension", "\"12\""), ("dimension", "12"), ("duration", "200"), ("duration", "\"200\""),
]

private let badOthers: [(String, String)] = [
  ("dimension", "\"12pt\""), ("dimension", "\"12 px\""),
  ("dimension", "\"px\""),
  ("dimension", "\"1e3px\""), ("dimension", "\"NaNpx\""), ("dimension", "\"infpx\""), ("dimension", "\"0x10px\""),
  ("dimension", "\"--1px\""), ("dimension", "\"1.2.3px\""), ("dimension", "\"\""), ("dimension", "null"),
  ("dimension", "true"),
  ("dimension", "[]"), ("dimension", "{}"), ("dimension", "{ \"value\": 1 }"), ("dimension", "{ \"unit\": \"px\" }"),
  ("dimension", "{ \"value\": null, \"unit\": \"px\" }"), ("dimension", "{ \"value\": \"a\", \"unit\": \"px\" }"),
  ("dimension", "{ \"value\": 1, \"unit\": \"PX\" }"), ("dimension", "{ \"value\": 1, \"unit\": \"pt\" }"),
  ("dimension", "{ \"value\": 1, \"unit\": null }"), ("dimension", "{ \"value\": 1, \"unit\": \"px\", \"x\": 1 }"),
  ("duration", "\"200m\""),
  ("duration", "{ \"value\": 1, \"unit\": \"min\" }"),
  ("number", "\"a\""), ("number", "null"), ("number", "true"), ("number", "[1]"), ("number", "\"NaN\""),
  ("number", "\"inf\""),
  ("number", "\"0x10\""), ("number", "\"1e400\""), ("number", "\"+1\""), ("number", "\"\u{FF11}\""), ("number", "\"\""),
  ("fontWeight", "0"), ("fontWeight", "1001"), ("fontWeight", "-1"), ("fontWeight", "\"boldish\""),
  ("fontWeight", "null"),
  ("fontWeight", "1e308"), ("fontFamily", "1"), ("fontFamily", "null"), ("fontFamily", "[1]"), ("fontFamily", "{}"),
  ("cubicBezier", "[0, 0, 1]"), ("cubicBezier", "[0, 0, 1, 1, 1]"), ("cubicBezier", "[2, 0, 1, 1]"),
  ("cubicBezier", "\"ease\""),
  ("cubicBezier", "[0, 0, null, 1]"), ("strokeStyle", "\"wavy\""), ("strokeStyle", "1"), ("border", "\"1px solid\""),
  ("border", "{}"),
  ("shadow", "[]"), ("shadow", "[[]]"), ("shadow", "null"), ("gradient", "[]"),
  ("gradient", "[{ \"color\": \"#fff\" }]"),
  ("typography", "{}"), ("typography", "[]"), ("transition", "1"), ("colour", "\"#fff\""), ("", "1"),
  ("Color", "\"#fff\""),
  ("color", "\"#fffff\""),
]
