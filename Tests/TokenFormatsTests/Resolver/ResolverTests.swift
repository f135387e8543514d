import ColorScience
import DesignTokens
import SourceText
import Testing
import TokenFormats

/// Resolver documents: sets, modifiers, the modes they make, and every error that the module's text asks for.
@Suite struct ResolverTests {
  static func token(_ name: String, _ value: Double) -> String {
    #"{ "\#(name)": { "$type": "number", "$value": \#(value) } }"#
  }

  static func read(_ text: String, _ files: [String: String] = [:]) throws(FormatError) -> Imported {
    try DTCGDocuments(files: files.merging(["x.resolver.json": text]) { $1 }).read(
      "x.resolver.json", as: ResolverFormat.self)
  }

  static func error(_ text: String, _ files: [String: String] = [:]) -> FormatError? {
    do throws(FormatError) {
      _ = try read(text, files)
      return nil
    } catch { return error }
  }

  static let themes = """
    { "version": "2025.10", "name": "x", "sets": { "base": { "sources": [{ "$ref": "base.json" }] } },
      "modifiers": { "theme": { "contexts": { "light": [], "dark": [{ "$ref": "dark.json" }], "darkHighContrast": [{ "$ref": "dark.json" }, \(token("a", 3))] } } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
    """
  static let files = [
    "base.json":
      #"{ "a": { "$type": "number", "$value": 1 }, "b": { "$type": "number", "$value": 10 }, "c": { "$value": "{a}" } }"#,
    "dark.json": token("a", 2),
  ]

  @Test func contextsBecomeModes() throws {
    let read = try Self.read(Self.themes, Self.files)
    #expect(read.modes.map(\.name) == ["light", "dark", "darkHighContrast"])
    #expect(read.modes.map(\.scheme) == [.light, .dark, .dark])
    #expect(read.modes.map(\.contrast) == [.standard, .standard, .increased])
    #expect(
      ["light", "dark", "darkHighContrast"].map { read.value("a", in: $0) } == [.number(1), .number(2), .number(3)])
    #expect(read.value("c", in: "dark") == .number(2), "aliases are resolved after flattening")
    #expect(read.referenced == ["base.json", "dark.json"])
  }

  @Test func whatOnlyASetProvidesCountsAsFallback() throws {
    let read = try Self.read(Self.themes, Self.files)
    let resolver = TokenResolver(tokens: read.tokens, modes: read.modes)
    #expect(try resolver.resolve("b", in: "dark").isFallback)
    #expect(try !resolver.resolve("b", in: "light").isFallback)
    #expect(try !resolver.resolve("a", in: "dark").isFallback)
    #expect(read.tokens["b"]?.values.map(\.mode) == [nil])
    #expect(read.tokens["a"]?.values.map(\.mode) == [nil, "dark", "darkHighContrast"])
  }

  @Test func aModeWithoutAContextsValueHasTheSetsAndNotAnotherModes() throws {
    let read = try Self.read(
      """
      { "version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "s", "sources": [\(Self.token("a", 1))] },
        { "type": "modifier", "name": "theme", "contexts": { "light": [\(Self.token("a", 2))], "dark": [\(Self.token("only", 9))] } }] }
      """)
    #expect(read.value("a", in: "light") == .number(2))
    #expect(read.value("a", in: "dark") == .number(1))
    #expect(read.value("only", in: "light") == nil)
  }

  @Test func severalModifiersMakeCombinations() throws {
    let read = try Self.read(
      """
      { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/size" }, { "$ref": "#/modifiers/idle" }, { "$ref": "#/modifiers/mode" }],
        "modifiers": { "size": { "default": "normal", "contexts": { "small": [\(Self.token("s", 1))], "normal": [\(Self.token("s", 2))] } },
          "idle": { "contexts": { "x": [], "y": [] } },
          "mode": { "contexts": { "day": [\(Self.token("m", 1))], "dark": [\(Self.token("m", 2))] } } } }
      """)
    #expect(read.modes.map(\.name) == ["day", "dark", "day-small", "dark-small"])
    #expect(read.value("s", in: "day") == .number(2))
    #expect(read.value("s", in: "dark-small") == .number(1))
    #expect(read.value("m", in: "dark-small") == .number(2))
  }

  @Test func modesAreBounded() {
    func modifier(_ name: String) -> String {
      let contexts = (0..<9).map { "\"c\($0)\": [\(Self.token("t", Double($0)))]" }.joined(separator: ", ")
      return "{ \"type\": \"modifier\", \"name\": \"\(name)\", \"contexts\": { \(contexts) } }"
    }
    let text = "{ \"version\": \"2025.10\", \"resolutionOrder\": [\(modifier("a")), \(modifier("b"))] }"
    if case .tooManyModes(81, limit: 64, _) = Self.error(text) {} else { Issue.record() }
    let many = (0..<100).map { modifier("m\($0)") }.joined(separator: ", ")
    if case .tooManyModes = Self.error("{ \"version\": \"2025.10\", \"resolutionOrder\": [\(many)] }") {
    } else {
      Issue.record()
    }
  }

  @Test func referencesTakeOverridesAndFragments() throws {
    let read = try Self.read(
      """
      { "version": "2025.10", "sets": { "a": { "sources": [{ "$ref": "sub/f.json#/inner", "y": { "$type": "number", "$value": 5 } }] },
          "b": { "sources": [{ "$ref": "#/sets/a" }, { "$ref": "sub/r.json#sets/far" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/b", "description": "x" }] }
      """,
      [
        "sub/f.json":
          #"{ "inner": { "x": { "$type": "number", "$value": 1 }, "y": { "z": { "$type": "number", "$value": 2 } } } }"#,
        "sub/r.json": #"{ "sets": { "far": { "sources": [{ "$ref": "g.json" }] } } }"#,
        "sub/g.json": Self.token("g", 7),
      ])
    #expect(read.value("x") == .number(1))
    #expect(read.value("y") == .number(5))
    #expect(read.tokens["y.z"] == nil, "a key beside $ref replaces the whole of the target's")
    #expect(read.value("g") == .number(7))
    #expect(read.modes.isEmpty)
  }

  @Test func theTypeOfATokenMayStandInAnotherContext() throws {
    let read = try Self.read(
      """
      { "version": "2025.10", "resolutionOrder": [{ "type": "modifier", "name": "m", "contexts": { "light": [\(Self.token("a", 1))], "dark": [{ "a": { "$value": 2 } }] } }] }
      """)
    #expect(read.value("a", in: "dark") == .number(2))
    #expect(read.notices.count == 1)
  }

  @Test func pointersInValuesFollowTheMode() throws {
    let read = try Self.read(
      """
      { "version": "2025.10", "resolutionOrder": [
        { "type": "set", "name": "s", "sources": [{ "d": { "$type": "dimension", "$value": { "value": { "$ref": "#/a/$value" }, "unit": "px" } } }, \(Self.token("a", 1))] },
        { "type": "modifier", "name": "m", "contexts": { "light": [], "dark": [\(Self.token("a", 2))] } }] }
      """)
    #expect(read.value("d", in: "light") == .dimension(Dimension(1, .px)))
    #expect(read.value("d", in: "dark") == .dimension(Dimension(2, .px)))
  }

  // MARK: Inputs

  static func resolved(_ inputs: [String: String]) throws(FormatError) -> Imported {
    let text = """
      { "version": "2025.10", "modifiers": { "theme": { "contexts": { "light": [\(token("a", 1))], "dark": [\(token("a", 2))] } },
          "beta": { "contexts": { "false": [], "true": [\(token("b", 1))] }, "default": "false" } },
        "resolutionOrder": [{ "$ref": "#/modifiers/theme" }, { "$ref": "#/modifiers/beta" }] }
      """
    return try ResolverFormat.tokens(
      from: SourceFile(path: "x.resolver.json", bytes: Array(text.utf8)), inputs: inputs, library: DTCGDocuments())
  }

  @Test func inputsChooseContextsWhateverTheirCase() throws {
    #expect(try Self.resolved(["theme": "dark"]).value("a") == .number(2))
    #expect(try Self.resolved(["THEME": "Dark", "beta": "true"]).value("b") == .number(1))
    #expect(throws: FormatError.self) { try Self.resolved(["theme": "blue"]) }
  }

  @Test func wrongInputsAreErrorsOfThreeKinds() {
    func error(_ inputs: [String: String]) -> FormatError? {
      do throws(FormatError) {
        _ = try Self.resolved(inputs)
        return nil
      } catch { return error }
    }
    if case .unknownContext("blue", modifier: "theme", _, _) = error(["theme": "blue"]) {} else { Issue.record() }
    if case .unknownModifier("foo", _, _) = error(["foo": "bar", "theme": "dark"]) {} else { Issue.record() }
    if case .missingInput("theme", contexts: ["light", "dark"], _) = error(["beta": "true"]) {} else { Issue.record() }
  }

  // MARK: Errors

  struct Fault: Sendable, CustomTestStringConvertible {
    let text: String
    let isExpected: @Sendable (FormatError) -> Bool
    var testDescription: String { text }
  }

  static func document(_ rest: String, order: String = ##"[{ "$ref": "#/sets/a" }]"##) -> String {
    "{ \"version\": \"2025.10\", \"resolutionOrder\": \(order)\(rest.isEmpty ? "" : ", ")\(rest) }"
  }

  static let faults: [Fault] = [
    Fault(text: "{ \"resolutionOrder\": [] }") {
      if case .missingProperty("version", _, _) = $0 { true } else { false }
    },
    Fault(text: "{ \"version\": \"2024\", \"resolutionOrder\": [] }") {
      if case .unexpected = $0 { true } else { false }
    },
    Fault(text: "{ \"version\": \"2025.10\" }") {
      if case .missingProperty("resolutionOrder", _, _) = $0 { true } else { false }
    },
    Fault(text: document("", order: "[]")) { if case .unexpected = $0 { true } else { false } },
    Fault(text: document("\"stes\": {}")) {
      if case .unknownProperty("stes", _, "sets", _) = $0 { true } else { false }
    },
    Fault(text: document("")) { if case .noSuchReference = $0 { true } else { false } },
    Fault(text: document(#""sets": { "a": {} }"#)) {
      if case .missingProperty("sources", _, _) = $0 { true } else { false }
    },
    Fault(text: document(##""sets": { "a": { "sources": [{ "$ref": "#/modifiers/m" }] } }"##)) {
      if case .forbiddenReference("#/modifiers/m", in: "a set", _) = $0 { true } else { false }
    },
    Fault(text: document(##""sets": { "a": { "sources": [{ "$ref": "#/resolutionOrder/0" }] } }"##)) {
      if case .forbiddenReference = $0 { true } else { false }
    },
    Fault(text: document("", order: ##"[{ "$ref": "#/resolutionOrder/0" }]"##)) {
      if case .forbiddenReference = $0 { true } else { false }
    },
    Fault(text: document(##""modifiers": { "m": { "contexts": { "x": [{ "$ref": "#/modifiers/m" }], "y": [] } } }"##)) {
      if case .forbiddenReference("#/modifiers/m", in: "a modifier", _) = $0 { true } else { false }
    },
    Fault(text: document(##""sets": { "a": { "sources": [{ "$ref": "#/sets/a" }] } }"##)) {
      if case .circularReference = $0 { true } else { false }
    },
    Fault(
      text: document(
        ##""sets": { "a": { "sources": [{ "$ref": "#/sets/b" }] }, "b": { "sources": [{ "$ref": "#/sets/a" }] } }"##)
    ) {
      if case .circularReference = $0 { true } else { false }
    },
    Fault(text: document(#""sets": { "a": { "sources": [{ "$ref": "no.json" }] } }"#)) {
      if case .missingDocument("no.json", _) = $0 { true } else { false }
    },
    Fault(text: document(#""modifiers": { "m": { "contexts": {} } }"#)) {
      if case .unexpected = $0 { true } else { false }
    },
    Fault(text: document(#""modifiers": { "m": { "contexts": { "x": [], "y": [] }, "default": "z" } }"#)) {
      if case .unknownContext("z", modifier: "m", _, _) = $0 { true } else { false }
    },
    Fault(text: document("", order: #"[{ "sources": [] }]"#)) {
      if case .missingProperty("name", _, _) = $0 { true } else { false }
    },
    Fault(text: document("", order: #"[{ "name": "a", "sources": [] }]"#)) {
      if case .missingProperty("type", _, _) = $0 { true } else { false }
    },
    Fault(text: document("", order: #"[{ "name": "a", "type": "sett", "sources": [] }]"#)) {
      if case .unexpected = $0 { true } else { false }
    },
    Fault(
      text: document(
        "", order: #"[{ "name": "a", "type": "set", "sources": [] }, { "name": "a", "type": "set", "sources": [] }]"#)
    ) { if case .repeatedName("a", _, _) = $0 { true } else { false } },
    Fault(text: document("", order: ##"[{ "$ref": "#/$defs/x" }]"##)) {
      if case .unexpected = $0 { true } else { false }
    },
  ]

  @Test(arguments: faults)
  func everyFaultHasItsError(_ fault: Fault) throws {
    let error = try #require(Self.error(fault.text))
    #expect(fault.isExpected(error), "\(error)")
  }

  @Test func oneContextIsLenientAndDefinitionsAreIgnored() throws {
    let text = Self.document(
      #""$defs": { "x": 1 }, "modifiers": { "m": { "contexts": { "x": [] } } }"#,
      order: ##"[{ "$ref": "#/modifiers/m" }]"##)
    #expect(try Self.read(text).notices.count == 2)
    #expect(throws: FormatError.self) {
      try DTCGDocuments(files: ["x.resolver.json": text]).read("x.resolver.json", as: DTCGStrictFormat.self)
    }
  }

  @Test func fanOutAndTruncationEnd() {
    var sets = "\"s0\": { \"sources\": [\(Self.token("a", 1))] }"
    for level in 1...30 {
      sets +=
        ", \"s\(level)\": { \"sources\": [{ \"$ref\": \"#/sets/s\(level - 1)\" }, { \"$ref\": \"#/sets/s\(level - 1)\" }] }"
    }
    #expect(Self.error(Self.document("\"sets\": { \(sets) }", order: ##"[{ "$ref": "#/sets/s30" }]"##)) != nil)
    let bytes = Array(Self.themes.utf8)
    for count in 0..<bytes.count {
      #expect(Self.error(String(decoding: bytes[..<count], as: UTF8.self), Self.files) != nil)
    }
  }

  @Test func recognizedByNameAndContent() {
    func file(_ path: String, _ text: String) -> SourceFile { SourceFile(path: path, bytes: Array(text.utf8)) }
    #expect(TokenFormats.format(of: file("a.resolver.json", "{}")) == ResolverFormat.self)
    #expect(TokenFormats.format(of: file("a.json", Self.themes)) == ResolverFormat.self)
    #expect(TokenFormats.format(of: file("a.json", Self.token("a", 1))) == DTCGFormat.self)
    #expect(TokenFormats.format(of: file("a.json", #"{ "name": "x" }"#)) == nil)
  }
}
