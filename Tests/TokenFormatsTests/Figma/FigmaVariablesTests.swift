import ColorScience
import DesignTokens
import SourceText
import Testing
import TokenFormats

/// The answer of Figma's REST API, and exports of plug-ins that list variables by id.
@Suite struct FigmaVariablesTests {
  static let collections = """
    "P": { "id": "P", "name": "Primitives", "modes": [{ "modeId": "p", "name": "Value" }], "defaultModeId": "p" },
    "T": { "id": "T", "name": "Theme", "modes": [{ "modeId": "d", "name": "Dark" }, { "modeId": "l", "name": "Light" }],
      "defaultModeId": "l" }
    """

  static func variable(
    _ id: String, _ name: String, in collection: String = "T", _ values: String, _ more: String = ""
  ) -> String {
    #""\#(id)": { "name": "\#(name)", "variableCollectionId": "\#(collection)", "resolvedType": "COLOR", "valuesByMode": { \#(values) }\#(more) }"#
  }

  static func alias(_ id: String) -> String { #"{ "type": "VARIABLE_ALIAS", "id": "\#(id)" }"# }

  static func answer(_ variables: String..., collections: String = collections) -> String {
    #"{ "status": 200, "error": false, "meta": { "variableCollections": { \#(collections) }, "variables": { \#(variables.joined(separator: ",")) } } }"#
  }

  static let white = variable("1", "white", in: "P", #""p": { "r": 1, "g": 1, "b": 1, "a": 1 }"#)
  static let black = variable("2", "black", in: "P", #""p": { "r": 0, "g": 0, "b": 0 }"#)

  @Test func modesStartWithTheDefault() throws {
    let ink = Self.variable(
      "3", "text/ink", #""d": \#(Self.alias("1")), "l": \#(Self.alias("2"))"#, #", "scopes": ["TEXT_FILL"]"#)
    let text = Self.answer(Self.white, Self.black, ink)
    let imported = try figma(["v.json": text])
    #expect(imported.modes.map(\.name) == ["light", "dark"])
    #expect(try imported.hex("text.ink") == "#000000")
    #expect(try imported.hex("text.ink", in: "dark") == "#ffffff")
    #expect(imported.tokens["text.ink"]?.value(in: "dark")?.content == .alias("white"))
    let place = try #require(imported.tokens["white"]?.location)
    #expect(
      String(decoding: Array(text.utf8)[place.byteRange], as: UTF8.self) == #"{ "r": 1, "g": 1, "b": 1, "a": 1 }"#)
    #expect(imported.notices.isEmpty)
  }

  @Test func anAliasToNothingIsUndetermined() throws {
    let imported = try figma(["v.json": Self.answer(Self.variable("3", "ink", #""l": \#(Self.alias("9"))"#))])
    #expect(try imported.reason("ink") == "its alias names a variable that isn't in the file")
    #expect(imported.notices.count == 1)
  }

  @Test func deletedVariablesAreDeprecated() throws {
    let old = Self.variable("3", "old", #""l": { "r": 0, "g": 0, "b": 0 }"#, #", "deletedButReferenced": true"#)
    let imported = try figma(["v.json": Self.answer(old)])
    #expect(imported.tokens["old"]?.deprecation == "deleted in Figma, but still referenced")
    #expect(imported.notices.map(\.message) == ["a variable that is deleted in Figma and still referenced"])
  }

  @Test func anExtendedCollectionHasItsOwnValues() throws {
    let partner = """
      , "X": { "name": "Partner", "modes": [{ "modeId": "xl", "name": "Light", "parentModeId": "l" },
        { "modeId": "xd", "name": "Dark", "parentModeId": "d" }], "defaultModeId": "xl", "isExtension": true,
        "parentVariableCollectionId": "T", "variableOverrides": { "3": { "xd": { "r": 0.2, "g": 0.2, "b": 0.2 } } } }
      """
    let ink = Self.variable("3", "ink", #""d": \#(Self.alias("1")), "l": \#(Self.alias("2"))"#)
    let link = Self.variable("4", "link", #""d": \#(Self.alias("3")), "l": \#(Self.alias("3"))"#)
    let imported = try figma([
      "v.json": Self.answer(Self.white, Self.black, ink, link, collections: Self.collections + partner)
    ])
    #expect(try imported.hex("ink", in: "dark") == "#ffffff")
    #expect(try imported.hex("Partner.ink", in: "light") == "#000000")
    #expect(try imported.hex("Partner.link", in: "dark") == "#333333")
    #expect(try imported.hex("link", in: "dark") == "#ffffff")
    #expect(imported.modes.map(\.name) == ["light", "dark"])
  }

  @Test func variablesOfOneNameAreNamedByTheirCollections() throws {
    let one = Self.variable("3", "ink", in: "P", #""p": { "r": 0, "g": 0, "b": 0 }"#)
    let other = Self.variable("4", "ink", #""l": { "r": 1, "g": 1, "b": 1 }"#)
    let imported = try figma(["v.json": Self.answer(one, other)])
    #expect(imported.tokens.tokens.map(\.path) == ["Primitives.ink", "Theme.ink"])
  }

  /// A remote collection says so; a dot hides a collection, and is no end of a name.
  @Test func remoteCollectionsOfOneNameAreNumbered() throws {
    let remote = ["R", "S"].map { id in
      """
      , "\(id)": { "name": ".Library.2026", "modes": [{ "modeId": "\(id)m", "name": "Light" }], "defaultModeId": "\(id)m",
        "remote": true }
      """
    }
    let white = #"{ "r": 1, "g": 1, "b": 1 }"#
    let imported = try figma([
      "v.json": Self.answer(
        Self.variable("3", "ink.on", #""l": \#(white)"#), Self.variable("4", "ink.on", in: "R", #""Rm": \#(white)"#),
        Self.variable("5", "ink.on", in: "S", #""Sm": \#(white)"#),
        collections: Self.collections + remote.joined())
    ])
    #expect(
      imported.tokens.tokens.map(\.path)
        == ["ink-on", "Library-2026 (remote).ink-on", "Library-2026 (remote) 2.ink-on"])
  }

  /// A text is a font family only by its scope, and an answer may say what an alias comes to.
  @Test func textsAndResolvedValues() throws {
    let font = """
      "3": { "name": "font", "variableCollectionId": "T", "resolvedType": "STRING", "scopes": ["FONT_FAMILY"],
        "valuesByMode": { "l": "Inter" } }
      """
    let ink = Self.variable("4", "ink", #""l": { "resolvedValue": { "r": 0, "g": 0, "b": 0 } }"#)
    let far = Self.variable(
      "5", "far", #""l": { "type": "VARIABLE_ALIAS", "id": "9", "resolvedValue": { "r": 1, "g": 1, "b": 1 } }"#)
    let imported = try figma(["v.json": Self.answer(font, ink, far)])
    #expect(imported.tokens["font"]?.type == .fontFamily)
    #expect(try imported.hex("ink") == "#000000" && imported.hex("far") == "#ffffff")
  }

  @Test func aPlugInExportsEachCollection() throws {
    func collection(_ name: String, _ modes: String, _ variables: String) -> String {
      #"{ "id": "\#(name)", "name": "\#(name)", "modes": { \#(modes) }, "variables": [\#(variables)] }"#
    }
    let base =
      #"{ "id": "1", "name": "white", "type": "COLOR", "valuesByMode": { "p": { "r": 1, "g": 1, "b": 1, "a": 1 } } }"#
    let ink = """
      { "id": "2", "name": "ink", "type": "COLOR", "resolvedValuesByMode": {
        "l": { "resolvedValue": { "r": 0, "g": 0, "b": 0, "a": 1 }, "alias": null },
        "d": { "resolvedValue": { "r": 1, "g": 1, "b": 1, "a": 1 }, "alias": "1" } } }
      """
    let imported = try figma([
      "a.json": collection("Base", #""p": "Value""#, base),
      "b.json": collection("Theme", #""l": "Light", "d": "Dark""#, ink),
    ])
    #expect(imported.modes.map(\.name) == ["light", "dark"])
    #expect(try imported.hex("ink") == "#000000")
    #expect(imported.tokens["ink"]?.value(in: "dark")?.content == .alias("white"))
  }

  @Test(arguments: [
    (answer(variable("3", "ink", in: "Q", "")), "Q"),
    (answer(variable("3", "ink", #""l": { "r": 0, "g": 0 }"#)), "b"),
    (answer(variable("3", "ink", #""l": { "r": 0, "g": 0, "b": 1.5 }"#)), "1.5"),
    (answer(variable("3", "ink//x", #""l": { "r": 0, "g": 0, "b": 0 }"#)), "ink//x"),
    (answer(variable("3", "ink", #""l": []"#)), "an array"),
    (#"{ "variables": {}, "variableCollections": { "a": { "name": "x", "modes": [] } } }"#, "modes"),
    (#"{ "variables": {}, "variableCollections": { "a": { "modes": [{ "modeId": "1", "name": "m" }] } } }"#, "name"),
  ])
  func faults(_ text: String, _ part: String) throws {
    let fault = try #require(figmaFault(text))
    #expect("\(fault)".contains(part))
    #expect(fault.location.path == "t.json")
  }

  @Test func circularExtensionsAreAFault() {
    let circle = """
      "A": { "name": "A", "modes": [{ "modeId": "1", "name": "m" }], "isExtension": true, "parentVariableCollectionId": "B" },
      "B": { "name": "B", "modes": [{ "modeId": "1", "name": "m" }], "isExtension": true, "parentVariableCollectionId": "A" }
      """
    guard case .circularReference = figmaFault(Self.answer(collections: circle)) else {
      Issue.record("no fault")
      return
    }
  }

  @Test(arguments: [
    ("v.json", answer(white), true), ("v.json", #"{ "variables": {}, "variableCollections": {} }"#, true),
    ("v.json", #"{ "data": { "meta": { "variables": {}, "variableCollections": {} } } }"#, true),
    ("v.json", #"{ "status": 403, "error": true, "message": "variables" }"#, false),
    ("v.json", #"{ "a": { "$value": 1, "$extensions": { "mode": { "x": 1 } } } }"#, false),
    ("v.json", #"{ "a": { "$value": 1, "$extensions": { "com.figma": { "scopes": [] } } } }"#, true),
    ("v.txt", answer(white), false), ("v.json", #"{ "variables": "#, false),
  ])
  func isRecognized(_ path: String, _ text: String, _ isFigma: Bool) {
    let document = SourceFile(path: path, bytes: Array(text.utf8))
    #expect(FigmaFormat.recognizes(document) == isFigma)
    #expect((TokenFormats.format(of: document) == FigmaFormat.self) == isFigma)
  }
}
