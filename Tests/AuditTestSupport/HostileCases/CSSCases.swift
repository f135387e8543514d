// CSS: what browsers drop, repair or never decide; nothing of it may turn into a pass.

private let root = ":root { --ink: #000; --paper: #fff; }\n"

private func sheet(_ name: String, _ css: String, _ expected: HostileCase.Expectation, more: [String: [UInt8]] = [:])
  -> HostileCase
{
  let files: [String: [UInt8]] = ["palpable.json": configuration("a.css"), "a.css": bytes(css)]
  return HostileCase(.css, name, files.merging(more) { $1 }, expected)
}

/// A style sheet whose property `x` has a value, in line 2.
private func x(_ name: String, _ value: String, _ expected: HostileCase.Expectation) -> HostileCase {
  sheet(name, root + ":root { --x: \(value); }\n", expected)
}

private let fails = HostileCase.Expectation.finding("contrast-minimum")
private let noToken = HostileCase.Expectation.rejected("palpable.json", line: 1)

private func bomb(_ levels: Int) -> String {
  "--b0: #000 #000; " + (0..<levels).map { "--b\($0 + 1): var(--b\($0)) var(--b\($0));" }.joined(separator: " ")
}

let cssCases: [HostileCase] = [
  x("black", "#000", .passes), x("a variable", "var(--ink)", .passes), x("+f digits", "#+f+f+f", noToken),
  x("five digits", "#12345", noToken), x("fullwidth digits", "#\u{FF10}\u{FF10}\u{FF10}", noToken),
  x("an unclosed function", "rgb(0 0 0", noToken),
  x("an unknown function", "nothing(0 0 0)", noToken), x("rgb with two parts", "rgb(0 0)", fails),
  x("rgb with NaN", "rgb(calc(NaN) 0 0)", fails),
  x("an alpha of NaN", "rgb(0 0 0 / calc(NaN))", fails),
  x("an infinite red", "rgb(calc(infinity) 0 0)", .finding("contrast-minimum")),
  x("0/0", "rgb(calc(0/0) 0 0)", .passes), x("1/0 of an alpha on black", "rgb(0 0 0 / calc(1/0))", .passes),
  x("a variable that is not there", "var(--nothing)", fails),
  x("a variable with a fallback", "var(--nothing, #000)", .passes),
  x("a variable with an empty fallback", "var(--nothing,)", fails), x("a variable to itself", "var(--x)", fails),
  x("a variable without its hyphens", "var(ink)", noToken), x("a variable of nothing", "var()", noToken),
  x("two variables", "var(--ink) var(--ink)", noToken), x("inherit", "inherit", fails),
  x("initial", "initial", fails),
  x("a system color", "Canvas", fails), x("the current color", "currentColor", fails),
  x("env", "env(x, #000)", fails),
  x("attr", "attr(x color, #000)", fails), x("a url", "url(a.png)", noToken), x("text", "\"#000\"", noToken),
  x("a Greek question mark", "#000\u{37E} --y: #fff", noToken), x("an escape in a name", "bl\\61 ck", .passes),
  x("important", "#000 !important", .passes), x("important twice", "#000 !important !important", noToken),
  x("a broken important", "#000 !importan", noToken), x("a closing bracket", "#000 )", noToken),
  x("light-dark with one", "light-dark(#000)", fails),
  sheet(
    "light-dark in light-dark",
    root + ":root { color-scheme: light dark; --x: light-dark(light-dark(#000, #111), light-dark(#000, #fff)) }", fails),
  x(
    "light-dark in light-dark without a scheme", "light-dark(light-dark(#000, #111), light-dark(#000, #fff))",
    .notice("no color-scheme is declared")),
  x(
    "60 light-darks", String(repeating: "light-dark(", count: 60) + "#000" + String(repeating: ", #fff)", count: 60),
    noToken),
  x(
    "200 brackets", String(repeating: "(", count: 200) + String(repeating: ")", count: 200), .rejected("a.css", line: 2)
  ),
  x(
    "calc of calc", "rgb(" + String(repeating: "calc(", count: 80) + "0" + String(repeating: ")", count: 80) + " 0 0)",
    fails),
  x("a value of 100,000 bytes", String(repeating: "a", count: 100_000), .rejected("a.css", line: 2)),
  x("a value of marks", "a" + String(repeating: "\u{301}\u{323}", count: 25_000), .rejected("a.css", line: 2)),
  sheet("a bomb of variables", root + ":root { --x: var(--b40); \(bomb(40)) }", noToken),
  sheet(
    "a chain of 200 variables",
    root + ":root { --x: var(--c0); \((0..<200).map { "--c\($0): var(--c\($0 + 1));" }.joined()) --c200: #000; }",
    .rejected("a.css")),
  sheet("a circle of variables", root + ":root { --x: var(--y); --y: var(--x); }", .rejected("a.css", line: 2)),
  sheet("an unclosed block", root + ":root { --x: #000", .notice("unclosed block")),
  sheet("an unclosed comment", root + ":root { --x: #000; } /* a", .notice("unclosed comment")),
  sheet("an unclosed comment before x", root + "/* :root { --x: #000; }", noToken),
  sheet("an unclosed string before x", root + ":root { --y: \"a; --x: #000; }", noToken),
  sheet("a line end in a string", root + ":root { --y: \"a\n; --x: #000; }", .passes),
  sheet("an unclosed url before x", root + ":root { --y: url(a; --x: #000; }", noToken),
  sheet("x in no rule", root + "--x: #000;", noToken),
  sheet("x in keyframes", root + "@keyframes a { from { --x: #000; } }", noToken),
  sheet("x under an unknown rule", root + "@nothing { :root { --x: #000; } }", noToken),
  sheet("x for print", root + "@media print { :root { --x: #000; } }", fails),
  sheet("x never", root + "@media not all { :root { --x: #000; } }", fails),
  sheet("x at some width", root + "@media (min-width: 600px) { :root { --x: #000; } }", fails),
  sheet("x where something is supported", root + "@supports (a: b) { :root { --x: #000; } }", fails),
  sheet("x in a component", root + ".card { --x: #000; }", noToken),
  sheet("x in html's child", root + "html > a { --x: #000; }", noToken),
  sheet("x white in dark", root + ":root { --x: #000; } .dark { --x: #fff; }", fails),
  sheet(
    "x white in dark by media",
    root + ":root { --x: #000; } @media (prefers-color-scheme: dark) { :root { --x: #fff; } }", fails),
  sheet(
    "x white for more contrast", root + ":root { --x: #000; } @media (prefers-contrast: more) { :root { --x: #fff; } }",
    fails),
  sheet("x twice, the last white", root + ":root { --x: #000; } :root { --x: #fff; }", fails),
  sheet("x important, then not", root + ":root { --x: #fff !important; } :root { --x: #000; }", fails),
  sheet("x in capitals", root + ":root { --X: #000; }", noToken),
  sheet("x escaped", root + ":root { --\\78 : #000; }", .passes),
  sheet("x with a zero-width space", root + ":root { --x\u{200B}: #000; }", noToken),
  sheet("a property with a mark", root + ":root { --x\u{301}: #000; }", noToken),
  sheet("twins", root + ":root { --x: #000; --\u{E9}: #000; --e\u{301}: #000; }", .notice("the same characters")),
  sheet(
    "a name of 1,025 bytes", root + ":root { --\(String(repeating: "a", count: 1025)): #000; }",
    .rejected("a.css", line: 2)),
  sheet(
    "a class of marks", root + ".a\(String(repeating: "\u{301}\u{323}", count: 25_000)) { --x: #000; }",
    .rejected("a.css", line: 2)),
  sheet(
    "a layer of marks", root + "@layer a\(String(repeating: "\u{301}\u{323}", count: 25_000)) { :root { --x: #000; } }",
    .rejected("a.css", line: 2)),
  sheet(
    "20,000 selectors",
    root + (0..<20_000).map { ".a\($0)" }.joined(separator: ",") + "{ --y: #000 } :root { --x: #000; }", .passes),
  sheet("120 blocks", root + String(repeating: "a {", count: 120), .rejected("a.css", line: 2)),
  sheet("an import of itself", "@import \"a.css\";\n" + root + ":root { --x: #000; }", .passes),
  sheet(
    "imports in a circle", "@import \"b.css\";\n" + root + ":root { --x: #000; }", .passes,
    more: ["b.css": bytes("@import \"a.css\";")]),
  sheet("an import of nothing", "@import \"nothing.css\";\n" + root + ":root { --x: #000; }", .notice("nothing.css")),
  sheet(
    "an import of the web", "@import url(https://example.org/a.css);\n" + root + ":root { --x: #000; }",
    .notice("example.org")),
  sheet(
    "an import of what is no UTF-8", "@import \"b.css\";\n" + root + ":root { --x: #000; }",
    .rejected("b.css", line: 1), more: ["b.css": [0x61, 0xFF]]),
  sheet(
    "an import that hides x", "@import \"b.css\" print;\n" + root, fails,
    more: ["b.css": bytes(":root { --x: #000; }")]),
  HostileCase(
    .css, "an invalid byte in a comment",
    [
      "palpable.json": configuration("a.css"),
      "a.css": bytes(root + ":root { --x: #000; }\n/* ") + [0xC3, 0x28] + bytes(" */"),
    ], .rejected("a.css", line: 3)),
  HostileCase(
    .css, "UTF-16",
    ["palpable.json": configuration("a.css"), "a.css": [0xFF, 0xFE] + bytes(root).flatMap { [$0, 0] }],
    .rejected("a.css", line: 1)),
  HostileCase(
    .css, "a byte order mark",
    ["palpable.json": configuration("a.css"), "a.css": [0xEF, 0xBB, 0xBF] + bytes(root + ":root { --x: #000; }")],
    .passes),
  HostileCase(.css, "an empty file", ["palpable.json": configuration("a.css"), "a.css": []], noToken),
  HostileCase(.css, "NULs", ["palpable.json": configuration("a.css"), "a.css": [0, 0, 0, 0]], noToken),
]
