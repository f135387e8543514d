// JSON: the grammar of RFC 8259 broken in a subtree that no reader of tokens looks at, encodings, bounds.

/// Cases whose fault stands in line 5, under a key of `$extensions` that nothing reads.
let jsonCases: [HostileCase] =
  badJSONValues.map { name, text in unread(name, bytes(text), .rejected("t.tokens.json", line: 5)) }
  + badJSONBytes.map { name, fault in unread(name, fault, .rejected("t.tokens.json", line: 5)) }
  + goodJSONValues.map { name, text in unread(name, bytes(text), .passes) }
  + wholeDocuments

private func unread(_ name: String, _ value: [UInt8], _ expected: HostileCase.Expectation) -> HostileCase {
  var content = tokens(#"  "x": { "$value": "{ink}", "$extensions": { "a.b": "#)
  content.removeLast(bytes("\n}\n").count)
  content += [10] + value + bytes("\n} }\n}\n")
  return HostileCase(
    .json, name, ["palpable.json": configuration("t.tokens.json"), "t.tokens.json": content], expected)
}

private let badJSONValues: [(String, String)] = [
  ("a comma alone", ","), ("a trailing comma in an array", "[1,]"),
  ("a trailing comma in an object", #"{"a":1,}"#), ("a leading comma", "[,1]"), ("two commas", "[1,,2]"),
  ("no comma", "[1 2]"), ("no comma in an object", #"{"a":1 "b":2}"#), ("no colon", #"{"a" 1}"#),
  ("two colons", #"{"a"::1}"#), ("no name", "{:1}"), ("a number as a name", "{1:1}"), ("a bare name", "{a:1}"),
  ("a quoted name in single quotes", "{'a':1}"), ("single quotes", "'a'"), ("no value of a name", #"{"a":}"#),
  ("a bracket of another kind", "[1}"), ("a closing bracket alone", "]"), ("a duplicate name", #"{"a":1,"a":2}"#),
  ("a duplicate name, once escaped", ##"{"a":1,"\u0061":2}"##), ("a duplicate empty name", #"{"":1,"":2}"#),
  ("a comment", "1 /* a */"), ("a line comment", "1 // a"), ("a hash comment", "1 # a"), ("a leading zero", "01"),
  ("a leading zero with a sign", "-01"), ("two zeros", "00"), ("a leading plus", "+1"), ("a sign alone", "-"),
  ("two signs", "--1"), ("a sign before a point", "-.5"), ("a leading point", ".5"), ("a trailing point", "1."),
  ("two points", "1..2"), ("a point before an exponent", "1.e3"), ("an exponent without digits", "1e"),
  ("an exponent with a sign alone", "1e+"), ("an exponent with a point", "1e1.5"), ("a hexadecimal number", "0x10"),
  ("an octal number", "0o7"), ("digits with an underscore", "1_000"), ("digits with a space", "1 000"),
  ("a suffix", "1f"), ("NaN", "NaN"), ("nan", "nan"), ("Infinity", "Infinity"), ("-Infinity", "-Infinity"),
  ("inf", "inf"), ("1e400", "1e400"), ("-1e400", "-1e400"), ("1e999999999999999999999", "1e999999999999999999999"),
  ("400 digits", String(repeating: "9", count: 400)), ("fullwidth digits", "\u{FF11}\u{FF12}"),
  ("Arabic digits", "\u{0661}"), ("True", "True"), ("TRUE", "TRUE"), ("tru", "tru"), ("truee", "truee"),
  ("nul", "nul"), ("undefined", "undefined"), ("a bare word", "hello"), ("an escape of a", ##""\a""##),
  ("an escape of a quote in single quotes", ##""\'""##), ("an escape of hex digits", ##""\x41""##),
  ("an escape of zero", ##""\0""##), ("a short escape", ##""\u12""##), ("an escape without digits", ##""\uZZZZ""##),
  ("an escape with a plus", ##""\u+123""##), ("a lone high surrogate", ##""\uD800""##),
  ("a lone low surrogate", ##""\uDC00""##), ("two high surrogates", ##""\uD800\uD800""##),
  ("surrogates in the wrong order", ##""\uDC00\uD800""##), ("a high surrogate and a letter", ##""\uD800a""##),
  ("a capital U escape", ##""\U00000041""##), ("an unclosed string", "\"abc"), ("an unclosed escape", "\"abc\\"),
  ("a line end in a string", "\"a\nb\""), ("a tab in a string", "\"a\tb\""), ("a NUL in a string", "\"a\0b\""),
  ("an escape sign in a string", "\"a\u{1B}b\""), ("a NUL outside strings", "1\0"), ("a form feed", "1\u{C}"),
  ("a vertical tab", "1\u{B}"), ("a no-break space", "1\u{A0}"), ("a line separator", "1\u{2028}"),
  ("a byte order mark inside", "\u{FEFF}1"), ("a zero-width space", "\u{200B}1"),
  ("101 arrays in an object in two", String(repeating: "[", count: 101) + String(repeating: "]", count: 101)),
  ("arrays without end", String(repeating: "[", count: 5000)),
  ("objects without end", String(repeating: #"{"a":"#, count: 5000)),
  ("a name of 1,025 bytes", "{\"" + String(repeating: "a", count: 1025) + "\":1}"),
  ("a name of 200,000 marks", "{\"" + String(repeating: "\u{301}\u{323}", count: 50_000) + "\":1}"),
  ("two values", "1 2"), ("an assignment", "a=1"), ("a template", "${a}"), ("a backquote", "`a`"),
]

private let badJSONBytes: [(String, [UInt8])] = [
  ("an invalid byte", [0x22, 0xFF, 0x22]), ("a lone continuation", [0x22, 0x80, 0x22]),
  ("an overlong slash", [0x22, 0xC0, 0xAF, 0x22]), ("an overlong NUL", [0x22, 0xC0, 0x80, 0x22]),
  ("an overlong form of three bytes", [0x22, 0xE0, 0x80, 0xAF, 0x22]),
  ("an overlong form of four bytes", [0x22, 0xF0, 0x80, 0x80, 0xAF, 0x22]),
  ("an encoded surrogate", [0x22, 0xED, 0xA0, 0x80, 0x22]),
  ("an encoded pair of surrogates", [0x22, 0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80, 0x22]),
  ("past U+10FFFF", [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22]),
  ("a lead of five bytes", [0x22, 0xF8, 0x88, 0x80, 0x80, 0x80]),
  ("a sequence cut short", [0x22, 0xE2, 0x82, 0x22]), ("Latin-1", [0x22, 0x63, 0xE9, 0x22]),
]

private let goodJSONValues: [(String, String)] = [
  ("0e1", "0e1"), ("minus zero", "-0"), ("minus zero with a fraction", "-0.0"), ("1e-400, which is 0", "1e-400"),
  ("1E+2", "1E+2"), ("1.5e-3", "1.5e-3"), ("a number of 300 digits", String(repeating: "1", count: 300)),
  ("2 to the power of 53 and one", "9007199254740993"),
  ("a fraction of 500 digits", "0." + String(repeating: "3", count: 500)),
  ("the largest number", "1.7976931348623157e308"), ("every escape", ##""\"\\\/\b\f\n\r\t\u0041""##),
  ("a pair of surrogates", ##""\uD83D\uDE00""##), ("a NUL escaped", ##""\u0000""##), ("a noncharacter", ##""\uFFFF""##),
  ("a line separator in a string", "\"\u{2028}\""), ("DEL in a string", "\"\u{7F}\""),
  ("emoji", "\"\u{1F469}\u{200D}\u{1F680}\""),
  ("right to left", "\"\u{202E}abc\""), ("an empty object", "{}"), ("an empty array", "[]"),
  ("an empty name", #"{"":1}"#),
  ("names that differ by case", #"{"a":1,"A":2}"#), ("all white space", " \t\r\n [ \t\r\n 1 \t\r\n ] \t\r\n "),
  ("90 arrays", String(repeating: "[", count: 90) + String(repeating: "]", count: 90)), ("false", "false"),
  ("null", "null"),
  ("a string of 100,000 marks", "\"" + String(repeating: "\u{301}\u{323}", count: 50_000) + "\""),
]

private func whole(_ name: String, _ content: [UInt8], _ expected: HostileCase.Expectation) -> HostileCase {
  HostileCase(
    .json, name, ["palpable.json": configuration("t.tokens.json"), "t.tokens.json": content], expected)
}

private let good = tokens(#"  "x": { "$value": "{ink}" }"#)

private func encoded(_ unit: (UInt8) -> [UInt8], mark: [UInt8]) -> [UInt8] { mark + good.flatMap(unit) }

private let wholeDocuments: [HostileCase] = [
  whole("an empty document", [], .rejected("t.tokens.json", line: 1)),
  whole("white space alone", bytes(" \n \n"), .rejected("t.tokens.json", line: 3)),
  whole("a byte order mark alone", [0xEF, 0xBB, 0xBF], .rejected("t.tokens.json", line: 1)),
  whole("null as a document", bytes("null"), .rejected("t.tokens.json", line: 1)),
  whole("an array as a document", bytes("[]"), .rejected("t.tokens.json", line: 1)),
  whole("a text as a document", bytes("\"$value\""), .rejected("t.tokens.json", line: 1)),
  whole("a document after a document", good + good, .rejected("t.tokens.json", line: 6)),
  whole("garbage after the document", good + bytes("x"), .rejected("t.tokens.json", line: 6)),
  whole("a NUL after the document", good + [0], .rejected("t.tokens.json", line: 6)),
  whole("a document cut short", Array(good.dropLast(3)), .rejected("t.tokens.json")),
  whole("UTF-8 with a byte order mark", [0xEF, 0xBB, 0xBF] + good, .passes),
  whole("two byte order marks", [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF] + good, .rejected("t.tokens.json", line: 1)),
  whole("UTF-16LE with a mark", encoded({ [$0, 0] }, mark: [0xFF, 0xFE]), .rejected("t.tokens.json", line: 1)),
  whole("UTF-16BE with a mark", encoded({ [0, $0] }, mark: [0xFE, 0xFF]), .rejected("t.tokens.json", line: 1)),
  whole("UTF-16LE", encoded({ [$0, 0] }, mark: []), .rejected("t.tokens.json", line: 1)),
  whole("UTF-16BE", encoded({ [0, $0] }, mark: []), .rejected("t.tokens.json", line: 1)),
  whole(
    "UTF-32LE with a mark", encoded({ [$0, 0, 0, 0] }, mark: [0xFF, 0xFE, 0, 0]), .rejected("t.tokens.json", line: 1)),
  whole("UTF-32BE", encoded({ [0, 0, 0, $0] }, mark: []), .rejected("t.tokens.json", line: 1)),
  whole("carriage returns with line feeds", good.flatMap { $0 == 10 ? [13, 10] : [$0] }, .passes),
  whole(
    "a fault after carriage returns with line feeds",
    tokens(#"  "x": { "$value": "{ink}" }, !"#).flatMap { $0 == 10 ? [13, 10] : [$0] },
    .rejected("t.tokens.json", line: 4)),
  whole(
    "a fault after line separators", bytes("{ \"a\u{2028}b\": { \"$description\": \"\u{85}\u{2029}\" },\n!"),
    .rejected("t.tokens.json", line: 2)),
  whole(
    "a duplicate token", tokens("\"x\": { \"$value\": \"{ink}\" },\n\"x\": { \"$value\": \"{paper}\" }"),
    .rejected("t.tokens.json", line: 5)),
  whole(
    "a duplicate value", tokens("\"x\": { \"$value\": \"{ink}\",\n\"$value\": \"{paper}\" }"),
    .rejected("t.tokens.json", line: 5)),
]
