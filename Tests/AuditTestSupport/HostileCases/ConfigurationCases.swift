// `palpable.json`: keys that are none, values of another kind, patterns and names without bounds.

private let good = tokens(#"  "x": { "$value": "{ink}" }"#)
private let rejected = HostileCase.Expectation.rejected("palpable.json")
private let marks = String(repeating: "\u{301}\u{323}", count: 25_000)

private func whole(_ name: String, _ text: String, _ expected: HostileCase.Expectation = rejected) -> HostileCase {
  HostileCase(.configuration, name, ["palpable.json": bytes(text), "t.tokens.json": good], expected)
}

/// A good configuration with more keys, in line 1.
private func more(_ name: String, _ text: String, _ expected: HostileCase.Expectation = rejected) -> HostileCase {
  HostileCase(
    .configuration, name,
    ["palpable.json": configuration("t.tokens.json", more: ", " + text), "t.tokens.json": good], expected)
}

/// Another pairing in place of the good one.
private func pairing(_ name: String, _ text: String, _ expected: HostileCase.Expectation = rejected) -> HostileCase {
  whole(name, "{ \"tokens\": [\"t.tokens.json\"], \"pairings\": [\(text)] }", expected)
}

let configurationCases: [HostileCase] = [
  whole("an empty file", ""), whole("null", "null"), whole("an array", "[]"), whole("a text", "\"a\""),
  whole("a file cut short", "{ \"tokens\": ["),
  whole("a comment without an end", "{ /* a "), whole("two documents", "{} {}"), whole("no tokens", "{}"),
  whole("no pairing that exists", "{ \"tokens\": [] , \"pairings\": [{ \"text\": \"x\", \"on\": \"paper\" }] }"),
  whole("tokens as a text", "{ \"tokens\": \"t.tokens.json\" }"), whole("tokens as null", "{ \"tokens\": null }"),
  whole("a token file as a number", "{ \"tokens\": [1] }"),
  whole(
    "a token file of another format",
    "{ \"tokens\": [{ \"path\": \"t.tokens.json\", \"format\": \"css\" }], \"pairings\": [{ \"text\": \"x\", \"on\": \"paper\" }] }"
  ),
  whole(
    "a format that does not exist",
    "{ \"tokens\": [{ \"path\": \"t.tokens.json\", \"format\": \"yaml\" }], \"pairings\": [{ \"text\": \"x\", \"on\": \"paper\" }] }",
    .rejected("yaml")),
  whole(
    "a file that does not exist",
    "{ \"tokens\": [\"u.tokens.json\"], \"pairings\": [{ \"text\": \"x\", \"on\": \"paper\" }] }",
    .rejected("u.tokens.json")),
  whole(
    "a pattern of files that matches none",
    "{ \"tokens\": [\"*.nothing\"], \"pairings\": [{ \"text\": \"x\", \"on\": \"paper\" }] }"),
  whole(
    "a name with a NUL",
    "{ \"tokens\": [\"t.tokens.json\\u0000\"], \"pairings\": [{ \"text\": \"x\", \"on\": \"paper\" }] }", rejected),
  more("an unknown key", "\"pairing\": []"), more("a key in capitals", "\"Tokens\": []"),
  more("a reserved key", "\"motions\": []"), more("a key with a mark", "\"name\u{301}\": \"a\""),
  more("a key with a zero-width space", "\"name\u{200B}\": \"a\""), more("a duplicate key", "\"tokens\": []"),
  more("__proto__", "\"__proto__\": {}"),
  more("a profile that does not exist", "\"profile\": \"wcag22-a\""), more("a profile as null", "\"profile\": null"),
  more("an empty name", "\"name\": \"\""), more("a name as a number", "\"name\": 1"),
  more("a name of marks", "\"name\": \"a\(marks)\""), more("no modes", "\"modes\": []"),
  more("a mode as a text", "\"modes\": [\"light\"]"),
  more("a mode twice", "\"modes\": [{ \"name\": \"a\" }, { \"name\": \"a\" }]"),
  more("modes that differ by normalization", "\"modes\": [{ \"name\": \"\u{E9}\" }, { \"name\": \"e\u{301}\" }]"),
  more("a mode of marks", "\"modes\": [{ \"name\": \"a\(marks)\" }]"),
  more("a mode without a name", "\"modes\": [{ \"scheme\": \"dark\" }]"),
  more("a mode of no scheme", "\"modes\": [{ \"name\": \"a\", \"scheme\": \"dusk\" }]"),
  more("a base that does not exist", "\"modes\": [{ \"name\": \"a\", \"base\": \"b\" }]"),
  more(
    "modes in a circle", "\"modes\": [{ \"name\": \"a\", \"base\": \"b\" }, { \"name\": \"b\", \"base\": \"a\" }]",
    .passes), more("65 modes", "\"modes\": [\((0..<65).map { "{ \"name\": \"m\($0)\" }" }.joined(separator: ","))]"),
  more("tiers as a text", "\"tiers\": \"x\""), more("tiers as null", "\"tiers\": null"),
  more("a tier that does not exist", "\"tiers\": { \"semantic\": \"x\" }"),
  more("a tier of no token", "\"tiers\": { \"alias\": \"nothing\" }"),
  more("a tier as a number", "\"tiers\": { \"alias\": [1] }"),
  more("a token of two tiers", "\"tiers\": { \"alias\": \"x\", \"primitive\": \"**\" }"),
  more("a level of a kind that does not exist", "\"rules\": { \"token-tiers\": { \"skip\": \"fatal\" } }"),
  more("a level above the rule's", "\"rules\": { \"token-tiers\": { \"skip\": \"error\" } }"),
  more("a surface that is no token", "\"surfaces\": [\"nothing\"]"), more("a surface as a number", "\"surfaces\": [1]"),
  more("a pattern without its end", "\"surfaces\": [\"{a\"]"), more("an empty binding", "\"surfaces\": [\"{}\"]"),
  more("a pattern of 600 stars", "\"surfaces\": [\"\(String(repeating: "*a", count: 600))\"]"),
  more("a pattern of marks", "\"surfaces\": [\"\(marks)\"]"),
  more("families as an object", "\"families\": {}"), more("a family as a text", "\"families\": [\"x\"]"),
  more("a family of one", "\"families\": [{ \"name\": \"a\", \"colors\": [\"ink\"] }]"),
  more("a family of nothing", "\"families\": [{ \"name\": \"a\", \"colors\": [] }]"),
  more("a family of one token twice", "\"families\": [{ \"name\": \"a\", \"colors\": [\"ink\", \"ink\"] }]"),
  more("a family of a token and its pattern", "\"families\": [{ \"name\": \"a\", \"colors\": [\"**\", \"ink\"] }]"),
  more("a family of marks", "\"families\": [{ \"name\": \"a\(marks)\", \"colors\": [\"ink\", \"paper\"] }]"),
  more(
    "a family with markup",
    "\"families\": [{ \"name\": \"<script>\\u001b[2J::error\", \"colors\": [\"ink\", \"paper\"] }]", .passes),
  more(
    "a thousand and one families",
    "\"families\": [\((0...1000).map { "{ \"name\": \"\($0)\", \"colors\": \"**\" }" }.joined(separator: ","))]"),
  more("a locked number", "\"locked\": [1]"), more("a lock on nothing", "\"locked\": \"nothing\""),
  more("a ramp of one", "\"ramps\": [\"ink\"]"), more("a ramp as an object", "\"ramps\": [{}]"),
  more("a ramp in a ramp", "\"ramps\": [[[\"ink\", \"paper\"]]]"), more("ramps as a text", "\"ramps\": \"**\""),
  more("a ramp with a pattern of 600 stars", "\"ramps\": [\"\(String(repeating: "*a", count: 600))\"]"),
  more("a style of no size", "\"textStyles\": { \"a\": {} }"),
  more("a size of 0", "\"textStyles\": { \"a\": { \"size\": 0 } }"),
  more("a negative size", "\"textStyles\": { \"a\": { \"size\": -1 } }"),
  more("a size as a text", "\"textStyles\": { \"a\": { \"size\": \"17\" } }"),
  more("a size of 1e400", "\"textStyles\": { \"a\": { \"size\": 1e400 } }"),
  more("a size of NaN", "\"textStyles\": { \"a\": { \"size\": NaN } }"),
  more("a weight of 0", "\"textStyles\": { \"a\": { \"size\": 17, \"weight\": 0 } }"),
  more("a weight of 1e300", "\"textStyles\": { \"a\": { \"size\": 17, \"weight\": 1e300 } }"),
  more("a size from a color", "\"textStyles\": { \"a\": { \"size\": \"{ink}\" } }"),
  more("a size from nothing", "\"textStyles\": { \"a\": { \"size\": \"{nothing}\" } }"),
  more("styles as an array", "\"textStyles\": []"),
  more("a style twice", "\"textStyles\": { \"a\": { \"size\": 17 }, \"a\": { \"size\": 18 } }"),
  more(
    "styles that differ by normalization",
    "\"textStyles\": { \"\u{E9}\": { \"size\": 17 }, \"e\u{301}\": { \"size\": 18 } }"),
  more("a control without a name", "\"controls\": [{ \"height\": 44 }]"),
  more(
    "a control twice",
    "\"controls\": [{ \"name\": \"a\", \"height\": 44, \"width\": 44 }, { \"name\": \"a\", \"height\": 44, \"width\": 44 }]"
  ),
  more("a control of marks", "\"controls\": [{ \"name\": \"a\(marks)\", \"height\": 44, \"width\": 44 }]"),
  more("a negative height", "\"controls\": [{ \"name\": \"a\", \"height\": -44, \"width\": 44 }]"),
  more("a height of null", "\"controls\": [{ \"name\": \"a\", \"height\": null, \"width\": 44 }]"),
  more(
    "a control of 1e300",
    "\"controls\": [{ \"name\": \"a\", \"height\": 1e300, \"width\": 1e300, \"arrangement\": \"row\", \"gap\": 1e300, \"count\": 200 }]",
    .passes),
  more("a target of three", "\"controls\": [{ \"name\": \"a\", \"target\": [1, 2, 3] }]"),
  more("a control in itself", "\"controls\": [{ \"name\": \"a\", \"height\": 44, \"width\": 44, \"inside\": \"a\" }]"),
  more(
    "a control beside nothing",
    "\"controls\": [{ \"name\": \"a\", \"height\": 44, \"width\": 44, \"neighbors\": [{ \"control\": \"b\", \"position\": [0, 0] }] }]"
  ),
  more(
    "a count of 1e9",
    "\"controls\": [{ \"name\": \"a\", \"height\": 44, \"width\": 44, \"arrangement\": \"row\", \"count\": 1000000000 }]"
  ),
  more(
    "a count of 2.5",
    "\"controls\": [{ \"name\": \"a\", \"height\": 44, \"width\": 44, \"arrangement\": \"row\", \"count\": 2.5 }]"),
  more(
    "a tiny control", "\"controls\": [{ \"name\": \"a\", \"height\": 1e-300, \"width\": 1e-300 }]",
    .finding("target-size-minimum")),
  more("a rule that does not exist", "\"rules\": { \"contrast\": \"off\" }"),
  more("a level that does not exist", "\"rules\": { \"contrast-minimum\": \"none\" }"),
  more("a level as null", "\"rules\": { \"contrast-minimum\": null }"),
  more("a rule of marks", "\"rules\": { \"a\(marks)\": \"off\" }"),
  more("an option that does not exist", "\"rules\": { \"target-spacing\": { \"minimun\": 8 } }"),
  more("an option as a text", "\"rules\": { \"target-spacing\": { \"minimum\": \"8\" } }"),
  more("a badge of nothing", "\"badges\": [{ \"name\": \"a\", \"background\": \"nothing\", \"text\": \"ink\" }]"),
  more("a badge of marks", "\"badges\": [{ \"name\": \"a\(marks)\", \"background\": \"paper\", \"text\": \"ink\" }]"),
  more(
    "a badge twice",
    "\"badges\": [{ \"name\": \"a\", \"background\": \"paper\", \"text\": \"ink\" }, { \"name\": \"a\", \"background\": \"paper\", \"text\": \"ink\" }]"
  ),
  more("an extension of itself", "\"extends\": \"palpable.json\""),
  more("an extension of nothing", "\"extends\": \"nothing.json\""),
  pairing("no foreground", "{ \"on\": \"paper\" }"), pairing("no background", "{ \"text\": \"x\" }"),
  pairing("two usages", "{ \"text\": \"x\", \"graphic\": \"x\", \"on\": \"paper\" }"),
  pairing("a foreground that is no token", "{ \"text\": \"y\", \"on\": \"paper\" }"),
  pairing("a background that is no token", "{ \"text\": \"x\", \"on\": \"papers\" }"),
  pairing("a pattern that matches none", "{ \"text\": \"y*\", \"on\": \"paper\" }"),
  pairing("an empty list", "{ \"text\": [], \"on\": \"paper\" }"),
  pairing("an empty text", "{ \"text\": \"\", \"on\": \"paper\" }"),
  pairing("a style that does not exist", "{ \"text\": \"x\", \"on\": \"paper\", \"textStyle\": \"a\" }"),
  pairing("a token on itself", "{ \"text\": \"x\", \"on\": \"x\" }", .finding("contrast-minimum")),
  pairing("a foreground with a mark", "{ \"text\": \"x\u{301}\", \"on\": \"paper\" }"),
  pairing("bindings that nothing joins", "{ \"text\": \"{a}\", \"on\": \"{b}.x\" }"),
  pairing("a binding twice", "{ \"text\": \"{a}-{a}\", \"on\": \"paper\" }"),
  pairing(
    "a listed value that is none",
    "{ \"text\": \"{a}\", \"on\": \"paper\", \"where\": { \"a\": [\"x\", \"nothing\"] } }"),
  pairing("a backdrop that is no token", "{ \"text\": \"x\", \"on\": \"paper\", \"over\": \"nothing\" }"),
  pairing(
    "10 to the power of 12 combinations", "{ \"text\": \"{a}{b}\", \"on\": \"paper\", \"where\": { \"a\": [\"x\"] } }"),
  whole(
    "comments and trailing commas",
    "{ // a\n \"tokens\": [\"t.tokens.json\",], /* b */ \"pairings\": [{ \"text\": \"x\", \"on\": \"paper\", },], }",
    .passes),
  HostileCase(
    .configuration, "UTF-16",
    ["palpable.json": [0xFF, 0xFE] + configuration("t.tokens.json").flatMap { [$0, 0] }, "t.tokens.json": good],
    rejected),
  HostileCase(
    .configuration, "an invalid byte in a comment",
    ["palpable.json": configuration("t.tokens.json") + bytes("// ") + [0xFF], "t.tokens.json": good], rejected),
  HostileCase(
    .configuration, "a byte order mark",
    ["palpable.json": [0xEF, 0xBB, 0xBF] + configuration("t.tokens.json"), "t.tokens.json": good], .passes),
]
