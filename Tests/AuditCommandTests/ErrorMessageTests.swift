import AuditCommand
import TestSupport
import Testing
import TokenFormats

/// The exact sentence of every error about files, tokens and configuration, and exit code 2.
@Suite struct ErrorMessageTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var files: [String: String] = [:]
    let sentence: String
    var path = "."
    var testDescription: String { sentence }
  }

  static func tokens(_ text: String, _ sentence: String) -> Case {
    Case(files: ["palpable.json": goodConfiguration, "tokens.json": text], sentence: sentence)
  }

  static func configuration(_ text: String, _ sentence: String) -> Case {
    Case(files: ["palpable.json": text, "tokens.json": goodTokens], sentence: sentence)
  }

  static let boundCases: [Case] = [
    configuration(
      #"{ "tokens": ["tokens.json"], "name": "\#(String(repeating: "a", count: 4097))" }"#,
      "palpable.json:1:38: text is longer than 4096 bytes; shorten it"),
    configuration(
      #"{ "tokens": ["tokens.json"], "surfaces": ["\#(String(repeating: "*a", count: 40))"] }"#,
      "palpable.json:1:43: invalid pattern \"\(String(repeating: "*a", count: 40))\": "
        + "more than 64 wildcards, bindings, and texts between them; simplify it"),
    configuration(
      #"{ "tokens": ["tokens.json"], "modes": [\#((0..<65).map { "{ \"name\": \"\($0)\" }" }.joined(separator: ","))] }"#,
      "palpable.json:1:39: expected at most 64 entries in \"modes\", found 65"),
  ]

  static let fileCases: [Case] = [
    Case(sentence: "nowhere: file or folder not found; check the path", path: "nowhere"),
    Case(
      sentence: ".: no palpable.json and no token files found; add one, or pass the path of a token file"),
    Case(
      files: ["notes.txt": "hello"],
      sentence: "notes.txt: unknown token format "
        + "(supported: \(TokenFormats.all.map { $0.format.id }.joined(separator: ", "))); check its name and content",
      path: "notes.txt"),
    Case(
      files: ["a.css": ":root { --ink: #000 }\n@import \"./gone.css\";"],
      sentence: "a.css:2:9: document ./gone.css not found, or not readable from here; "
        + "correct the path, or put a copy next to this file", path: "a.css"),
    Case(
      files: ["palpable.json": #"{ "tokens": ["gone.json"], "pairings": [] }"#],
      sentence: "gone.json: file or folder not found; check the path"),
    Case(
      files: ["palpable.json": #"{ "tokens": ["*.tokens"] }"#],
      sentence: "palpable.json:1:14: \"*.tokens\" matches no file; correct it or add the file"),
    Case(
      files: ["a.tokens.json": goodTokens, "b/palpable.json": goodConfiguration],
      sentence:
        "b: a folder or palpable.json can't be combined with other paths; pass it alone, or pass only token files",
      path: "a.tokens.json b"),
    Case(
      files: ["x.tokens.json": "{ \"a\": { \"$type\": \"color\", \"$value\": \"#fff\" } }"],
      sentence:
        "x.tokens.json: nothing to audit: no enabled rule applies, and no pairing for the gate "
        + "could be inferred from names; declare pairings in palpable.json", path: "x.tokens.json"),
  ]

  static let tokenCases: [Case] = [
    tokens("{\n  \"a\": {\n    \"b\" 1 } }", "tokens.json:3:9: expected : after the name, found \"1\""),
    tokens("", "tokens.json:1:1: expected a value, found the end of the file"),
    tokens(
      "{ \"a\": 1, \"a\": 2 }",
      "tokens.json:1:11: duplicate key \"a\" (first defined on line 1); remove one"),
    tokens("{ \"a\": 01 }", "tokens.json:1:9: expected no digit after a leading zero, found \"1\""),
    tokens("{ \"a\": 1e999 }", "tokens.json:1:8: number too large; use a smaller one"),
    tokens("{ \"a\": {}, }", "tokens.json:1:10: trailing comma; remove it"),
    tokens("{ // no\n}", "tokens.json:1:3: comments aren't allowed in this format; remove the comment"),
    tokens(
      "{ \"a\": { \"$type\": \"color\", \"$value\": \"{color.inkwel}\" }, \"color\": { \"$type\": \"color\", \"inkwell\": { \"$value\": \"#000\" } } }",
      "tokens.json:1:38: unknown token {color.inkwel}; did you mean {color.inkwell}?"),
    tokens(
      "{ \"$type\": \"color\", \"a\": { \"$value\": \"{b}\" }, \"b\": { \"$value\": \"{a}\" } }",
      "tokens.json:1:64: circular alias {a}: a -> b -> a; give one of them a value"),
    tokens(
      "{ \"a\": { \"$type\": \"color\", \"$value\": \"#64748\" } }",
      "tokens.json:1:38: a: invalid color \"#64748\": expected 3, 4, 6, or 8 hexadecimal digits after # at character 7"),
    tokens(
      "{ \"a\": { \"$value\": \"#fff\" } }", "tokens.json:1:20: a: missing $type; add it to the token or its group"),
    tokens(
      "{ \"a\": { \"$type\": \"colour\", \"$value\": \"#fff\" } }",
      "tokens.json:1:19: a: unknown $type \"colour\"; did you mean \"color\"?"),
    tokens(
      "{ \"a\": { \"$type\": \"color\", \"$value\": { \"colorSpace\": \"srbg\", \"components\": [0, 0, 0] } } }",
      "tokens.json:1:54: a: unknown color space \"srbg\"; did you mean \"srgb\"?"),
    tokens(
      "{ \"a\": { \"$type\": \"color\", \"$value\": { \"colorSpace\": \"srgb\", \"components\": [0, 0, 255] } } }",
      "tokens.json:1:83: a: component 3 of srgb is 255; the range is 0 to 1"),
    tokens(
      "{ \"a\": { \"$type\": \"dimension\", \"$value\": { \"value\": 4, \"unit\": \"pt\" } } }",
      "tokens.json:1:64: a: expected the unit px or rem, found \"pt\""),
    tokens(
      "{ \"a\": { \"$type\": \"color\", \"$value\": \"#fff\", \"b\": { \"$value\": \"#000\" } } }",
      "tokens.json:1:46: a: a token can't contain \"b\"; move it to a separate group"),
    tokens(
      "{ \"a.b\": { } }",
      "tokens.json:1:3: invalid name \"a.b\"; names can't be empty or contain \".\", \"{\", or \"}\""),
    tokens("[]", "tokens.json:1:1: expected an object with groups and tokens, found an array"),
    tokens(
      "{ \"a\": { \"$extends\": \"{b}\" } }",
      "tokens.json:1:22: a: unresolved reference {b}; correct its path"),
    tokens(
      "{ \"a\": { \"$extends\": \"{b}\" }, \"b\": { \"$extends\": \"{a}\" } }",
      "tokens.json:1:22: a: circular reference: a -> b -> a; remove one of the references"),
    tokens(
      "{ \"a\": { \"$extends\": \"#/b\" }, \"b\": { \"$type\": \"number\", \"$value\": 1 } }",
      "tokens.json:1:22: a: #/b is a token, and only groups can be extended; use a group"),
    tokens(
      "{ \"a\": { \"$type\": \"number\", \"$value\": 1, \"$extensions\": { \"dev.palpable\": { \"on\": \"{b\" } } } }",
      "tokens.json:1:83: a: invalid pattern \"{b\": missing \"}\""),
    tokens(
      "{ \"a\": { \"$root\": { \"$type\": \"color\", \"$value\": \"#fff\" } }, \"b\": { \"$value\": \"{a}\" } }",
      "tokens.json:1:78: unknown token {a}; did you mean {a.$root}?"),
  ]

  static let foreignCases: [Case] = [
    tokens(
      "{ \"a\": { \"$schema\": \"x\", \"value\": \"#fff\", \"shade\": 1 } }",
      "tokens.json:1:26: unsupported format, not DTCG: values are under \"value\", as in Style Dictionary and Spectrum files; "
        + "export the tokens as DTCG 2025.10")
  ]

  static func resolver(_ text: String, _ sentence: String) -> Case {
    Case(files: ["x.resolver.json": text], sentence: sentence, path: "x.resolver.json")
  }

  static let resolverCases: [Case] = [
    resolver(
      ##"{ "version": "2025.10", "resolutionOrder": [{ "$ref": "#/sets/a" }], "sets": { "a": { "sources": [{ "$ref": "#/modifiers/m" }] } } }"##,
      "x.resolver.json:1:109: a set can't reference #/modifiers/m; "
        + "only resolutionOrder can reference modifiers, and nothing can reference resolutionOrder"),
    resolver(
      #"{ "version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "a", "sources": [{ "$ref": "no.json" }] }] }"#,
      "x.resolver.json:1:97: document no.json not found, or not readable from here; "
        + "correct the path, or put a copy next to this file"),
    resolver(
      #"{ "version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "a", "sources": [] }, { "type": "set", "name": "a", "sources": [] }] }"#,
      "x.resolver.json:1:117: duplicate name \"a\" (first defined on line 1); rename one"),
    resolver(
      #"{ "version": "2025.10", "resolutionOrder": [{ "type": "modifier", "name": "m", "contexts": { "light": [], "dark": [] }, "default": "drak" }] }"#,
      "x.resolver.json:1:132: unknown context \"drak\" for modifier \"m\"; did you mean \"dark\"?"),
    Case(
      files: [
        "palpable.json": #"{ "tokens": [{ "path": "tokens.json", "format": "dtcg-strict" }] }"#,
        "tokens.json": ##"{ "a": { "$type": "color", "$value": "#fff" } }"##,
      ],
      sentence:
        "tokens.json:1:38: a: a color written as a string; DTCG requires an object with colorSpace and components; "
        + "not allowed by dtcg-strict"),
  ]

  static let configurationCases: [Case] = [
    configuration(
      "{\n  \"toknes\": []\n}", "palpable.json:2:3: unknown key \"toknes\"; did you mean \"tokens\"?"),
    configuration("{}", "palpable.json:1:1: missing \"tokens\" in palpable.json; add it"),
    configuration(
      #"{ "tokens": ["tokens.json"], "motions": [] }"#,
      "palpable.json:1:30: \"motions\" is reserved for a later version and has no effect; remove it"),
    configuration(
      #"{ "tokens": ["tokens.json"], "pairings": [{ "text": "color.imk", "on": "color.paper" }] }"#,
      "palpable.json:1:43: \"color.imk\" matches no token; did you mean \"color.ink\"?"),
    configuration(
      #"{ "tokens": ["tokens.json"], "pairings": [{ "txt": "color.ink", "on": "color.paper" }] }"#,
      "palpable.json:1:45: unknown key \"txt\"; did you mean \"text\"?"),
    configuration(
      #"{ "tokens": ["tokens.json"], "pairings": [{ "text": "color.ink" }] }"#,
      "palpable.json:1:43: missing \"on\" in a pairing; add it"),
    configuration(
      #"{ "tokens": ["tokens.json"], "pairings": [{ "text": "color.ink", "on": "color.paper", "textStyle": "bdy" }], "textStyles": { "body": { "size": 17 } } }"#,
      "palpable.json:1:43: unknown text style \"bdy\"; did you mean \"body\"?"),
    configuration(
      #"{ "tokens": ["tokens.json"], "textStyles": { "body": { "size": 17, "relativeTo": "titel" } } }"#,
      "palpable.json:1:46: unknown system text style \"titel\"; did you mean \"title\"?"),
    configuration(
      #"{ "tokens": ["tokens.json"], "textStyles": { "body": { "size": -1 } } }"#,
      "palpable.json:1:64: expected \"size\" as a non-negative number of points or a token such as {space.4}, found a number"
    ),
    configuration(
      #"{ "tokens": ["tokens.json"], "profile": "wcag21" }"#,
      "palpable.json:1:41: unknown profile \"wcag21\" (available: wcag22-aa, wcag22-aaa, apple-hig)"),
    configuration(
      #"{ "tokens": ["tokens.json"], "rules": { "contrast": "error" } }"#,
      "palpable.json:1:41: unknown rule \"contrast\""
    ),
    configuration(
      #"{ "tokens": ["tokens.json"], "rules": { "target-spacing": { "minimun": 8 } } }"#,
      "palpable.json:1:61: unknown key \"minimun\"; did you mean \"minimum\"?"),
    configuration(
      #"{ "tokens": ["tokens.json"], "rules": { "target-spacing": "fatal" } }"#,
      "palpable.json:1:59: unknown level \"fatal\" (available: off, note, warning, error)"),
    configuration(
      #"{ "tokens": ["tokens.json"], "badges": [{ "name": "info", "background": "color.papr", "text": "color.ink" }] }"#,
      "palpable.json:1:41: \"color.papr\" matches no token; did you mean \"color.paper\"?"),
    configuration(
      #"{ "tokens": [{ "path": "tokens.json", "mode": "drak" }], "modes": [{ "name": "dark" }] }"#,
      "palpable.json:1:14: unknown mode \"drak\"; did you mean \"dark\"?"),
    configuration(
      #"{ "tokens": ["tokens.json"], "pairings": [{ "text": "color.{a}{b}", "on": "color.paper" }] }"#,
      "palpable.json:1:53: invalid pattern \"color.{a}{b}\": the end of {a} is ambiguous; put text between bindings"),
  ]

  static let all =
    boundCases + fileCases + tokenCases + foreignCases + resolverCases + configurationCases + styleCases + entryCases
    + familyCases + limitCases

  @Test(arguments: all) func isExact(_ example: Case) throws {
    let folder = try TemporaryFolder(example.files)
    let environment = CommandEnvironment(workingDirectory: folder.path, showsColor: false)
    let result = Palpable.run(
      ["audit"] + example.path.split(separator: " ").map(String.init) + ["--output", "out"], in: environment)
    #expect(result.status.split(separator: "\n").first.map(String.init) == example.sentence)
    #expect(result.exitCode == .impossible)
    #expect(result.output.isEmpty)
  }
}
