import AuditCommand
import TestSupport
import Testing

/// The exact sentence of every error about files, tokens and configuration, and exit code 2.
@Suite struct ErrorSentenceTests {
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
      "palpable.json:1:38: a text of more than 4096 bytes; shorten it"),
    configuration(
      #"{ "tokens": ["tokens.json"], "surfaces": ["\#(String(repeating: "*a", count: 40))"] }"#,
      "palpable.json:1:43: \"\(String(repeating: "*a", count: 40))\" is no pattern: "
        + "more than 64 wildcards, bindings and texts between them; write a simpler one"),
    configuration(
      #"{ "tokens": ["tokens.json"], "modes": [\#((0..<65).map { "{ \"name\": \"\($0)\" }" }.joined(separator: ","))] }"#,
      "palpable.json:1:39: expected at most 64 entries in \"modes\", found 65"),
  ]

  static let fileCases: [Case] = [
    Case(sentence: "nowhere: there is no such file or folder; check the path", path: "nowhere"),
    Case(
      sentence: ".: holds no palpable.json and no token file; add one, or give the path of a token file"),
    Case(
      files: ["notes.txt": "hello"],
      sentence: "notes.txt: is in no token format that is known "
        + "(dtcg-resolver, xcassets, dtcg, dtcg-strict, css, swift); check its name and content", path: "notes.txt"),
    Case(
      files: ["a.css": ":root { --ink: #000 }\n@import \"./gone.css\";"],
      sentence: "a.css:2:9: there is no document ./gone.css that can be read from here; "
        + "correct the path, or put a copy beside this file", path: "a.css"),
    Case(
      files: ["palpable.json": #"{ "tokens": ["gone.json"], "pairings": [] }"#],
      sentence: "gone.json: there is no such file or folder; check the path"),
    Case(
      files: ["palpable.json": #"{ "tokens": ["*.tokens"] }"#],
      sentence: "palpable.json:1:14: \"*.tokens\" matches no file; correct it or add the file"),
    Case(
      files: ["a.tokens.json": goodTokens, "b/palpable.json": goodConfiguration],
      sentence: "b: a folder or a palpable.json is audited alone; give it as the only path, or give token files only",
      path: "a.tokens.json b"),
    Case(
      files: ["x.tokens.json": "{ \"a\": { \"$type\": \"color\", \"$value\": \"#fff\" } }"],
      sentence:
        "x.tokens.json: nothing was audited, because no rule that is on asks anything of what is declared, and no "
        + "pairing that counts follows from the names; declare pairings in palpable.json", path: "x.tokens.json"),
  ]

  static let tokenCases: [Case] = [
    tokens("{\n  \"a\": {\n    \"b\" 1 } }", "tokens.json:3:9: expected : after the name, found \"1\""),
    tokens("", "tokens.json:1:1: expected a value, found the end of the file"),
    tokens(
      "{ \"a\": 1, \"a\": 2 }",
      "tokens.json:1:11: \"a\" stands twice in this object, first in line 1; remove one of them"),
    tokens("{ \"a\": 01 }", "tokens.json:1:9: expected no digit after a leading zero, found \"1\""),
    tokens("{ \"a\": 1e999 }", "tokens.json:1:8: a number too large to be held; write a smaller one"),
    tokens("{ \"a\": {}, }", "tokens.json:1:10: a comma with nothing after it; remove it"),
    tokens("{ // no\n}", "tokens.json:1:3: comments are not part of this format; remove it"),
    tokens(
      "{ \"a\": { \"$type\": \"color\", \"$value\": \"{color.inkwel}\" }, \"color\": { \"$type\": \"color\", \"inkwell\": { \"$value\": \"#000\" } } }",
      "tokens.json:1:38: alias {color.inkwel} names no token. Did you mean {color.inkwell}?"),
    tokens(
      "{ \"$type\": \"color\", \"a\": { \"$value\": \"{b}\" }, \"b\": { \"$value\": \"{a}\" } }",
      "tokens.json:1:64: alias {a} leads back to itself: a -> b -> a; give one of them a value"),
    tokens(
      "{ \"a\": { \"$type\": \"color\", \"$value\": \"#64748\" } }",
      "tokens.json:1:38: a: \"#64748\" is no color: expected 3, 4, 6 or 8 hexadecimal digits after # at character 7"),
    tokens(
      "{ \"a\": { \"$value\": \"#fff\" } }", "tokens.json:1:20: a: has no $type, and neither has its group; add one"),
    tokens(
      "{ \"a\": { \"$type\": \"colour\", \"$value\": \"#fff\" } }",
      "tokens.json:1:19: a: \"colour\" is no type of the format. Did you mean color?"),
    tokens(
      "{ \"a\": { \"$type\": \"color\", \"$value\": { \"colorSpace\": \"srbg\", \"components\": [0, 0, 0] } } }",
      "tokens.json:1:54: a: \"srbg\" is no color space of the format. Did you mean srgb?"),
    tokens(
      "{ \"a\": { \"$type\": \"color\", \"$value\": { \"colorSpace\": \"srgb\", \"components\": [0, 0, 255] } } }",
      "tokens.json:1:83: a: component 3 of srgb is 255; the range is 0 to 1"),
    tokens(
      "{ \"a\": { \"$type\": \"dimension\", \"$value\": { \"value\": 4, \"unit\": \"pt\" } } }",
      "tokens.json:1:64: a: expected the unit px or rem, found \"pt\""),
    tokens(
      "{ \"a\": { \"$type\": \"color\", \"$value\": \"#fff\", \"b\": { \"$value\": \"#000\" } } }",
      "tokens.json:1:46: a: a token cannot hold \"b\"; move it into a group of its own"),
    tokens(
      "{ \"a.b\": { } }",
      "tokens.json:1:3: \"a.b\" is no name of a token or group; names are not empty and hold no \".\", \"{\" or \"}\""),
    tokens("[]", "tokens.json:1:1: expected an object of groups and tokens, found an array"),
    tokens(
      "{ \"a\": { \"$extends\": \"{b}\" } }",
      "tokens.json:1:22: a: the reference {b} leads to nothing that can be used here; correct it"),
    tokens(
      "{ \"a\": { \"$extends\": \"{b}\" }, \"b\": { \"$extends\": \"{a}\" } }",
      "tokens.json:1:22: a: the reference leads back to itself: a -> b -> a; take it out of one of them"),
    tokens(
      "{ \"a\": { \"$extends\": \"#/b\" }, \"b\": { \"$type\": \"number\", \"$value\": 1 } }",
      "tokens.json:1:22: a: #/b is a token, and only a group can be extended; name a group"),
    tokens(
      "{ \"a\": { \"$type\": \"number\", \"$value\": 1, \"$extensions\": { \"dev.palpable\": { \"on\": \"{b\" } } } }",
      "tokens.json:1:83: a: \"{b\" is no pattern: a { without its }"),
    tokens(
      "{ \"a\": { \"$root\": { \"$type\": \"color\", \"$value\": \"#fff\" } }, \"b\": { \"$value\": \"{a}\" } }",
      "tokens.json:1:78: alias {a} names no token. Did you mean {a.$root}?"),
  ]

  static let foreignCases: [Case] = [
    tokens(
      "{ \"a\": { \"$schema\": \"x\", \"value\": \"#fff\" } }",
      "tokens.json:1:26: this is not DTCG: values stand under \"value\", as in files of Style Dictionary and Spectrum, "
        + "which are not read; export the tokens as DTCG 2025.10")
  ]

  static func resolver(_ text: String, _ sentence: String) -> Case {
    Case(files: ["x.resolver.json": text], sentence: sentence, path: "x.resolver.json")
  }

  static let resolverCases: [Case] = [
    resolver(
      ##"{ "version": "2025.10", "resolutionOrder": [{ "$ref": "#/sets/a" }], "sets": { "a": { "sources": [{ "$ref": "#/modifiers/m" }] } } }"##,
      "x.resolver.json:1:109: a set cannot refer to #/modifiers/m; "
        + "only resolutionOrder refers to modifiers, and nothing refers to resolutionOrder"),
    resolver(
      #"{ "version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "a", "sources": [{ "$ref": "no.json" }] }] }"#,
      "x.resolver.json:1:97: there is no document no.json that can be read from here; "
        + "correct the path, or put a copy beside this file"),
    resolver(
      #"{ "version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "a", "sources": [] }, { "type": "set", "name": "a", "sources": [] }] }"#,
      "x.resolver.json:1:117: the name \"a\" stands twice, first in line 1; rename one of them"),
    resolver(
      #"{ "version": "2025.10", "resolutionOrder": [{ "type": "modifier", "name": "m", "contexts": { "light": [], "dark": [] }, "default": "drak" }] }"#,
      "x.resolver.json:1:132: \"drak\" is no context of the modifier \"m\". Did you mean dark?"),
    Case(
      files: [
        "palpable.json": #"{ "tokens": [{ "path": "tokens.json", "format": "dtcg-strict" }] }"#,
        "tokens.json": ##"{ "a": { "$type": "color", "$value": "#fff" } }"##,
      ],
      sentence: "tokens.json:1:38: a: a color as text; the format wants an object with colorSpace and components; "
        + "the strict level does not let it pass"),
  ]

  static let configurationCases: [Case] = [
    configuration(
      "{\n  \"toknes\": []\n}", "palpable.json:2:3: \"toknes\" is not known here. Did you mean \"tokens\"?"),
    configuration("{}", "palpable.json:1:1: \"tokens\" is missing in palpable.json; add it"),
    configuration(
      #"{ "tokens": ["tokens.json"], "motions": [] }"#,
      "palpable.json:1:30: \"motions\" is reserved for a later version and would have no effect; remove it"),
    configuration(
      #"{ "tokens": ["tokens.json"], "pairings": [{ "text": "color.imk", "on": "color.paper" }] }"#,
      "palpable.json:1:43: \"color.imk\" matches no token. Did you mean color.ink?"),
    configuration(
      #"{ "tokens": ["tokens.json"], "pairings": [{ "txt": "color.ink", "on": "color.paper" }] }"#,
      "palpable.json:1:45: \"txt\" is not known here. Did you mean \"text\"?"),
    configuration(
      #"{ "tokens": ["tokens.json"], "pairings": [{ "text": "color.ink" }] }"#,
      "palpable.json:1:43: \"on\" is missing in a pairing; add it"),
    configuration(
      #"{ "tokens": ["tokens.json"], "pairings": [{ "text": "color.ink", "on": "color.paper", "textStyle": "bdy" }], "textStyles": { "body": { "size": 17 } } }"#,
      "palpable.json:1:43: \"bdy\" is no text style. Did you mean body?"),
    configuration(
      #"{ "tokens": ["tokens.json"], "textStyles": { "body": { "size": 17, "relativeTo": "titel" } } }"#,
      "palpable.json:1:46: \"titel\" is no system text style. Did you mean title?"),
    configuration(
      #"{ "tokens": ["tokens.json"], "textStyles": { "body": { "size": -1 } } }"#,
      "palpable.json:1:64: expected \"size\" as a number of points, not negative, or a token such as {space.4}, found a number"
    ),
    configuration(
      #"{ "tokens": ["tokens.json"], "profile": "wcag21" }"#,
      "palpable.json:1:41: \"wcag21\" is no profile (wcag22-aa, wcag22-aaa, apple-hig)"),
    configuration(
      #"{ "tokens": ["tokens.json"], "rules": { "contrast": "error" } }"#, "palpable.json:1:41: \"contrast\" is no rule"
    ),
    configuration(
      #"{ "tokens": ["tokens.json"], "rules": { "target-spacing": { "minimun": 8 } } }"#,
      "palpable.json:1:61: \"minimun\" is not known here. Did you mean \"minimum\"?"),
    configuration(
      #"{ "tokens": ["tokens.json"], "rules": { "target-spacing": "fatal" } }"#,
      "palpable.json:1:59: \"fatal\" is no level (off, note, warning, error)"),
    configuration(
      #"{ "tokens": ["tokens.json"], "badges": [{ "name": "info", "background": "color.papr", "text": "color.ink" }] }"#,
      "palpable.json:1:41: \"color.papr\" matches no token. Did you mean color.paper?"),
    configuration(
      #"{ "tokens": [{ "path": "tokens.json", "mode": "drak" }], "modes": [{ "name": "dark" }] }"#,
      "palpable.json:1:14: \"drak\" is no mode. Did you mean dark?"),
    configuration(
      #"{ "tokens": ["tokens.json"], "pairings": [{ "text": "color.{a}{b}", "on": "color.paper" }] }"#,
      "palpable.json:1:53: \"color.{a}{b}\" is no pattern: nothing says where {a} ends; put text between bindings"),
  ]

  @Test(
    arguments: boundCases + fileCases + tokenCases + foreignCases + resolverCases + configurationCases + styleCases
      + entryCases + familyCases)
  func isExact(_ example: Case) throws {
    let folder = try TemporaryFolder(example.files)
    let environment = CommandEnvironment(workingDirectory: folder.path, showsColor: false)
    let result = Palpable.run(
      ["audit"] + example.path.split(separator: " ").map(String.init) + ["--output", "out"], in: environment)
    #expect(result.status.split(separator: "\n").first.map(String.init) == example.sentence)
    #expect(result.exitCode == .impossible)
    #expect(result.output.isEmpty)
  }
}
