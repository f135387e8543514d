// Aliases: circles, chains, targets that are none, and names that try to be something else.

private let file = "t.tokens.json"

private func alias(_ name: String, _ lines: String, _ expected: HostileCase.Expectation) -> HostileCase {
  HostileCase(.aliases, name, document(lines), expected)
}

/// A token `x` with a value as JSON, in line 4.
private func x(_ name: String, _ value: String, _ expected: HostileCase.Expectation) -> HostileCase {
  alias(name, "\"x\": { \"$value\": \(value) }", expected)
}

/// `x`, then a chain of aliases from it, the last to `end`; each in a line of its own from 4 on.
private func chain(_ count: Int, to end: String) -> String {
  var lines = [#""x": { "$value": "{c1}" }"#]
  for index in 1...count {
    lines.append("\"c\(index)\": { \"$value\": \"{\(index < count ? "c\(index + 1)" : end)}\" }")
  }
  return lines.joined(separator: ",\n")
}

/// Groups of which each holds two that extend the next: two to the power of the levels in the end.
private func doubling(_ levels: Int) -> String {
  let groups = (0..<levels).map { level in
    let next = "{ \"$extends\": \"{g\(level + 1)}\" }"
    return "\"g\(level)\": { \"a\": \(next), \"b\": \(next) }"
  }
  return (groups + ["\"g\(levels)\": { \"t\": { \"$value\": \"#000\" } }"]).joined(separator: ",\n")
}

private let rejected = HostileCase.Expectation.rejected(file, line: 4)

/// What only a build or a browser calculates: the rest of the file is read, and the text fails the gate.
private let undetermined = HostileCase.Expectation.finding("contrast-minimum")

let aliasCases: [HostileCase] = [
  x("to itself", #""{x}""#, rejected),
  alias("two in a circle", "\"x\": { \"$value\": \"{y}\" },\n\"y\": { \"$value\": \"{x}\" }", .rejected(file, line: 5)),
  alias(
    "a circle behind x", "\"x\": { \"$value\": \"{y}\" },\n\"y\": { \"$value\": \"{y}\" }", .rejected(file, line: 5)),
  alias("a circle of 90", chain(90, to: "x"), .rejected(file)),
  alias("a circle of 1,000", chain(1000, to: "x"), .rejected(file)),
  alias(
    "a circle that nothing uses", "\"x\": { \"$value\": \"{ink}\" },\n\"y\": { \"$value\": \"{y}\" }",
    .rejected(file, line: 5)),
  alias("a chain of 20", chain(20, to: "ink"), .passes),
  alias("a chain of 1,000", chain(1000, to: "ink"), .rejected(file)),
  alias("a chain that ends nowhere", chain(3, to: "inc"), .rejected(file, line: 7)),
  x("to no token", #""{nothing}""#, rejected), x("to another case", #""{Ink}""#, rejected),
  x("to a group", #""{g}""#, rejected), x("to nothing", #""{}""#, rejected), x("to a dot", #""{.}""#, rejected),
  x("to a name with an empty part", #""{ink..a}""#, rejected), x("to a leading dot", #""{.ink}""#, rejected),
  x("to a trailing dot", #""{ink.}""#, rejected), x("without its end", #""{ink""#, rejected),
  x("without its start", #""ink}""#, rejected), x("in braces twice", #""{{ink}}""#, rejected),
  x("in the middle of a text", #""a {ink} b""#, undetermined), x("two in a text", #""{ink}{paper}""#, rejected),
  x("with a text after it", #""{ink} ""#, rejected), x("with a text before it", #"" {ink}""#, undetermined),
  x("as a bare name", #""ink""#, rejected), x("as a dollar name", #""$ink""#, rejected),
  x("with its value", #""{ink.$value}""#, rejected), x("to a property", #""{ink.$type}""#, rejected),
  x("to __proto__", #""{__proto__}""#, rejected), x("to constructor", #""{constructor.prototype}""#, rejected),
  x("to a path of files", #""{../../etc/passwd}""#, rejected), x("to a variable", #""var(--ink)""#, undetermined),
  x("to a variable of a shell", #""$(ink)""#, rejected), x("with a NUL", ##""{ink\u0000}""##, rejected),
  x("with a zero-width space", ##""{ink\u200B}""##, rejected),
  x("with a combining mark", ##""{ink\u0301}""##, rejected),
  x("with spaces inside", #""{ ink }""#, .notice("spaces inside its braces")),
  x("in fullwidth braces", ##""\uFF5Bink\uFF5D""##, rejected),
  x("of 100,000 braces", "\"" + String(repeating: "{", count: 100_000) + "\"", rejected),
  x("of 100,000 dots", "\"{" + String(repeating: ".", count: 100_000) + "}\"", rejected),
  x("of 100,000 marks", "\"{ink" + String(repeating: "\u{301}\u{323}", count: 25_000) + "}\"", rejected),
  alias(
    "to a token of another type",
    "\"x\": { \"$value\": \"{d}\" },\n\"d\": { \"$type\": \"dimension\", \"$value\": { \"value\": 4, \"unit\": \"px\" } }",
    .rejected("palpable.json", line: 1)),
  alias(
    "to a token of no type that is a length",
    "\"x\": { \"$value\": \"{d}\" },\n\"d\": { \"$type\": \"number\", \"$value\": 4 }",
    .rejected("palpable.json", line: 1)),
  alias(
    "to a name that differs by normalization",
    "\"x\": { \"$value\": \"{caf\u{E9}}\" },\n\"cafe\u{301}\": { \"$value\": \"{ink}\" }", rejected),
  alias("to a Kelvin sign", "\"x\": { \"$value\": \"{K}\" },\n\"\u{212A}\": { \"$value\": \"{ink}\" }", rejected),
  alias(
    "through a part of a border",
    "\"x\": { \"$value\": \"{ink}\" },\n\"b\": { \"$type\": \"border\", \"$value\": { \"color\": \"{nothing}\", \"width\": { \"value\": 1, \"unit\": \"px\" }, \"style\": \"solid\" } }",
    .rejected(file, line: 5)),
  alias(
    "a border in a circle", "\"x\": { \"$value\": \"{ink}\" },\n\"b\": { \"$type\": \"border\", \"$value\": \"{b}\" }",
    .rejected(file, line: 5)),
  alias(
    "a shadow in a list to nothing",
    "\"x\": { \"$value\": \"{ink}\" },\n\"s\": { \"$type\": \"shadow\", \"$value\": [\"{nothing}\"] }",
    .rejected(file, line: 5)),
  alias("a reference to itself", ##""x": { "$ref": "#/x" }"##, rejected),
  alias("a reference to nothing", ##""x": { "$ref": "#/nothing" }"##, rejected),
  alias("a reference to the root", ##""x": { "$ref": "#" }"##, rejected),
  alias("a reference to all", ##""x": { "$ref": "#/" }"##, rejected),
  alias("a reference without a mark", #""x": { "$ref": "/ink" }"#, rejected),
  alias("a reference to a file", #""x": { "$ref": "file:///etc/passwd" }"#, rejected),
  alias("a reference to the web", #""x": { "$ref": "https://example.org/t.json#/ink" }"#, rejected),
  alias("a reference out of the folder", #""x": { "$ref": "../../etc/passwd#/ink" }"#, rejected),
  alias("a reference with a bad escape", ##""x": { "$ref": "#/in~k" }"##, rejected),
  alias("a reference with a bad percent", ##""x": { "$ref": "#/in%zz" }"##, rejected),
  alias("a reference to invalid UTF-8", ##""x": { "$ref": "#/in%FF" }"##, rejected),
  alias("a reference that is a number", #""x": { "$ref": 1 }"#, rejected),
  alias("a reference beside a value", ##""x": { "$ref": "#/ink", "$value": "{ink}" }"##, rejected),
  alias(
    "a reference into a color past its end",
    ##""x": { "$value": { "colorSpace": "srgb", "components": [{ "$ref": "#/ink/$value/components/3" }, 0, 0] } }"##,
    rejected),
  alias(
    "a reference with a leading zero",
    ##""x": { "$value": { "colorSpace": "srgb", "components": [{ "$ref": "#/ink/$value/components/00" }, 0, 0] } }"##,
    rejected),
  alias(
    "a reference with a negative index",
    ##""x": { "$value": { "colorSpace": "srgb", "components": [{ "$ref": "#/ink/$value/components/-1" }, 0, 0] } }"##,
    rejected),
  alias(
    "a reference to a huge index",
    ##""x": { "$value": { "colorSpace": "srgb", "components": [{ "$ref": "#/ink/$value/components/99999999999999999999" }, 0, 0] } }"##,
    rejected),
  alias(
    "components in a circle",
    ##""x": { "$value": { "colorSpace": "srgb", "components": { "$ref": "#/x/$value/components" } } }"##, rejected),
  alias(
    "a group that extends itself", "\"x\": { \"$value\": \"{ink}\" },\n\"g\": { \"$extends\": \"{g}\" }",
    .rejected(file, line: 5)),
  alias(
    "groups that extend each other",
    "\"x\": { \"$value\": \"{ink}\" },\n\"g\": { \"$extends\": \"{h}\" },\n\"h\": { \"$extends\": \"{g}\" }",
    .rejected(file)),
  alias(
    "a group that extends the root", "\"x\": { \"$value\": \"{ink}\" },\n\"g\": { \"$extends\": \"#/\" }",
    .rejected(file, line: 5)),
  alias(
    "a group that extends its parent", "\"x\": { \"$value\": \"{ink}\" },\n\"g\": { \"h\": { \"$extends\": \"{g}\" } }",
    .rejected(file, line: 5)),
  alias(
    "a group that extends a token", "\"x\": { \"$value\": \"{ink}\" },\n\"g\": { \"$extends\": \"{ink}\" }",
    .rejected(file, line: 5)),
  alias(
    "a group that extends a number", "\"x\": { \"$value\": \"{ink}\" },\n\"g\": { \"$extends\": 1 }",
    .rejected(file, line: 5)),
  alias(
    "one alias used 500 times",
    "\"x\": { \"$value\": \"{ink}\" },\n\"m\": {"
      + (0..<500).map { "\"a\($0)\": { \"$value\": \"{x}\" }" }.joined(separator: ",") + "}", .passes),
  alias("groups that double", "\"x\": { \"$value\": \"{ink}\" },\n" + doubling(18), .rejected(file)),
  alias(
    "a token named __proto__", "\"x\": { \"$value\": \"{__proto__}\" },\n\"__proto__\": { \"$value\": \"{ink}\" }",
    .passes),
]
