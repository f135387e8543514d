// Swift source: literals that are none, numbers without end, code that decides at run time.

private let palette = "enum T {\n  static let ink = Color(hex: 0x000000)\n  static let paper = Color(hex: 0xFFFFFF)\n"
private let settings = bytes(#"{ "tokens": ["T.swift"], "pairings": [{ "text": "T.x", "on": "T.paper" }] }"#)

private func source(_ name: String, _ swift: String, _ expected: HostileCase.Expectation, after: String = "")
  -> HostileCase
{
  HostileCase(.swift, name, ["palpable.json": settings, "T.swift": bytes(palette + swift + "\n}\n" + after)], expected)
}

/// A constant `x` with a value, in line 4.
private func x(_ name: String, _ value: String, _ expected: HostileCase.Expectation) -> HostileCase {
  source(name, "  static let x: Color = \(value)", expected)
}

private let fails = HostileCase.Expectation.finding("contrast-minimum")
private let noToken = HostileCase.Expectation.rejected("palpable.json", line: 1)
private let broken = HostileCase.Expectation.rejected("T.swift", line: 4)

let swiftCases: [HostileCase] = [
  x("black", "Color(hex: 0x000000)", .passes), x("a name", "ink", .passes),
  x("itself", "x", .rejected("T.swift", line: 4)),
  x("a literal of 72 bits", "Color(hex: 0xFFFFFFFFFFFFFFFFFF)", fails),
  x("a literal of 1,000 digits", "Color(hex: 0x" + String(repeating: "F", count: 1000) + ")", fails),
  x("a negative literal", "Color(hex: -1)", fails), x("a fraction", "Color(hex: 0.5)", fails),
  x("a literal with a mark", "Color(hex: 0x00000\u{301})", fails),
  x("Int.max + 1", "Color(hex: Int.max + 1)", fails),
  x("a sum that overflows", "Color(hex: 9223372036854775807 + 9223372036854775807)", fails),
  x("a division by zero", "Color(hex: 1 / 0)", fails), x("a remainder by zero", "Color(hex: 1 % 0)", fails),
  x("a shift", "Color(hex: 1 << 100)", fails),
  x("an infinite red", "Color(red: 1.0 / 0, green: 0, blue: 0)", fails),
  x("NaN", "Color(red: 0.0 / 0, green: 0, blue: 0)", fails),
  x(".nan", "Color(red: .nan, green: 0, blue: 0)", fails),
  x(".infinity", "Color(red: .infinity, green: 0, blue: 0)", fails),
  x("1e999", "Color(red: 1e999, green: 0, blue: 0)", fails), x("an opacity of NaN", "ink.opacity(.nan)", fails),
  x("an opacity of 0", "ink.opacity(0)", fails),
  x("an opacity of 1/0", "ink.opacity(1.0 / 0)", fails), x("a hex text of +f", "Color(hex: \"#+f+f+f\")", fails),
  x("a hex text of five digits", "Color(hex: \"#12345\")", fails),
  x("a hex text in fullwidth digits", "Color(hex: \"\u{FF10}\u{FF10}\u{FF10}\")", fails),
  x("a hex text with an interpolation", "Color(hex: \"#\\(a)\")", fails),
  x("a raw text", "Color(hex: #\"#000000\"#)", .passes), x("an asset", "Color(\"ink\")", fails),
  x("a function", "make()", fails),
  x("a closure", "{ Color.black }()", .passes), x("a condition of nothing", "Bool.random() ? ink : paper", fails),
  x("a random color", "[ink, paper].randomElement()!", fails),
  x("an unknown name", "nothing", fails), x("an operator of its own", "ink +++ paper", fails),
  x("two values", "ink, y = paper", .passes),
  x("10,000 parentheses", String(repeating: "(", count: 10_000) + "ink" + String(repeating: ")", count: 10_000), fails),
  x("10,000 brackets", String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000), fails),
  x("10,000 signs", "Color(hex: " + String(repeating: "-", count: 10_000) + "1)", fails),
  x("10,000 members", "ink" + String(repeating: ".a", count: 10_000), fails),
  x("10,000 calls", "ink" + String(repeating: ".opacity(1)", count: 10_000), fails),
  x("10,000 ternaries", String(repeating: "a ? ink : ", count: 10_000) + "ink", fails),
  x("an unclosed text", "Color(hex: \"#000)", broken),
  x("an unclosed text of many lines", "Color(hex: \"\"\"\n#000", broken),
  x("an unclosed parenthesis", "Color(hex: 0", broken),
  x("an unclosed comment", "ink /* a", broken), x("nested comments", "ink /* /* */ /* */ */", .passes),
  x("an unclosed nested comment", "ink /* /* */", broken),
  x("a closing bracket", "ink )", broken), x("emoji", "\u{1F469}\u{200D}\u{1F680}", fails),
  x("a fullwidth name", "\u{FF49}nk", fails),
  x("a name of marks", "ink" + String(repeating: "\u{301}\u{323}", count: 25_000), broken),
  source("an operator of its own for division", "  static let x = Color(red: 1 / 2, green: 0, blue: 0)", .passes),
  source("a variable that changes", "  static var x: Color { Date().hour > 12 ? ink : paper }", fails),
  source("a constant of a function", "  static func x() -> Color { ink }", noToken),
  source("an instance's constant", "  let x = Color(hex: 0)", noToken),
  source("a private x", "  private static let x = Color(hex: 0)", .passes),
  source("x in a comment", "  // static let x = Color(hex: 0)", noToken),
  source("x in a text", "  static let y = \"static let x = Color(hex: 0)\"", noToken),
  source("x in a text of many lines", "  static let y = \"\"\"\n  static let x = Color(hex: 0)\n  \"\"\"", noToken),
  source("x in #if false", "  #if false\n  static let x = Color(hex: 0)\n  #endif", noToken),
  source("x twice", "  static let x = Color(hex: 0)\n  static let x = Color(hex: 0xFFFFFF)", broken),
  source(
    "x in both branches",
    "  #if DEBUG\n  static let x = Color(hex: 0)\n  #else\n  static let x = Color(hex: 0xFFFFFF)\n  #endif", fails),
  source("an unclosed #if", "  #if DEBUG\n  static let x = Color(hex: 0)", noToken),
  source(
    "3,000 #ifs",
    String(repeating: "#if DEBUG\n", count: 3000) + String(repeating: "#endif\n", count: 3000) + "  static let x = ink",
    .rejected("T.swift")),
  source("a circle of two", "  static let x: Color = y\n  static let y: Color = x", .rejected("T.swift")),
  source(
    "a circle of numbers",
    "  static let a: CGFloat = b + 1\n  static let b: CGFloat = a + 1\n  static let x = Color(red: a, green: 0, blue: 0)",
    fails),
  source(
    "a chain of 200",
    "  static let x = c0\n" + (0..<200).map { "  static let c\($0) = c\($0 + 1)\n" }.joined()
      + "  static let c200 = ink", .rejected("T.swift")),
  source(
    "sums that double",
    "  static let s0: CGFloat = 1\n" + (0..<60).map { "  static let s\($0 + 1): CGFloat = s\($0) + s\($0)\n" }.joined()
      + "  static let x = Color(red: s60, green: 0, blue: 0)", fails),
  source("two dark values", "  static let x = Color(light: ink, dark: ink, dark: paper)", fails),
  source("a dark value that fails", "  static let x = Color(light: Color(hex: 0), dark: Color(hex: 0xFFFFFF))", fails),
  source("an alias of a type to itself", "  static let x: U = U(hex: 0)\n  typealias U = U", noToken),
  source(
    "twins", "  static let x = ink\n  static let \u{E9} = ink\n  static let e\u{301} = ink",
    .notice("the same characters")
  ),
  source("a line separator", "  static let y = 1 // a\u{2028}  static let x = ink", noToken),
  source("carriage returns", "  static let y = ink\r  static let x = ink\r", .passes),
  HostileCase(
    .swift, "an invalid byte in a comment",
    ["palpable.json": settings, "T.swift": bytes(palette + "  static let x = ink // ") + [0xFF] + bytes("\n}\n")],
    .rejected("T.swift", line: 4)),
  HostileCase(
    .swift, "an invalid byte in a text",
    [
      "palpable.json": settings,
      "T.swift": bytes(palette + "  static let x = ink\n  let s = \"") + [0xC0, 0x80] + bytes("\"\n}\n"),
    ], .rejected("T.swift", line: 5)),
  HostileCase(
    .swift, "UTF-16", ["palpable.json": settings, "T.swift": [0xFF, 0xFE] + bytes(palette).flatMap { [$0, 0] }],
    .rejected("T.swift", line: 1)),
  HostileCase(
    .swift, "carriage returns with line feeds",
    [
      "palpable.json": settings,
      "T.swift": bytes(palette + "  static let x = ink\n}\n").flatMap { $0 == 10 ? [13, 10] : [$0] },
    ], .passes),
  HostileCase(
    .swift, "a byte order mark",
    ["palpable.json": settings, "T.swift": [0xEF, 0xBB, 0xBF] + bytes(palette + "  static let x = ink\n}\n")], .passes),
  HostileCase(.swift, "an empty file", ["palpable.json": settings, "T.swift": []], noToken),
  HostileCase(.swift, "NULs", ["palpable.json": settings, "T.swift": [0, 0, 0]], noToken),
]
