import ColorScience
import DesignTokens
import SourceText
import Testing

@testable import TokenFormats

/// What Figma's reader makes of documents by their paths.
func figma(_ documents: KeyValuePairs<String, String>) throws(FormatError) -> Imported {
  try FigmaFormat.tokens(
    from: documents.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }, library: NoLibrary())
}

/// The fault that Figma's reader finds in a document; nil when there is none.
func figmaFault(_ text: String) -> FormatError? {
  do throws(FormatError) {
    _ = try figma(["t.json": text])
    return nil
  } catch { return error }
}

/// The export of Figma: a document for each mode.
@Suite struct FigmaExportTests {
  /// A color token with the id and scopes of a variable.
  static func color(_ name: String, _ value: String, id: Int, scopes: String = #""ALL_SCOPES""#) -> String {
    ##""\##(name)": { "$type": "color", "$value": \##(value), "$extensions": { "com.figma.variableId": "VariableID:1:\##(id)", "com.figma.scopes": [\##(scopes)] } }"##
  }

  static func gray(_ level: Double) -> String {
    #"{ "colorSpace": "srgb", "components": [\#(level), \#(level), \#(level)], "alpha": 1 }"#
  }

  static func document(_ mode: String, _ tokens: String...) -> String {
    #"{ \#(tokens.joined(separator: ",")), "$extensions": { "com.figma.modeName": "\#(mode)" } }"#
  }

  @Test func filesOfOneCollectionAreModes() throws {
    let imported = try figma([
      "Mode 1.tokens.json": Self.document("Dark", Self.color("Ink Deep", Self.gray(1), id: 1)),
      "Mode 2.tokens.json": Self.document("Light", Self.color("Ink Deep", Self.gray(0), id: 1)),
    ])
    #expect(imported.modes.map(\.name) == ["light", "dark"])
    #expect(try imported.hex("Ink Deep") == "#000000")
    #expect(try imported.hex("Ink Deep", in: "dark") == "#ffffff")
    #expect(imported.tokens["Ink Deep"]?.location.path == "Mode 2.tokens.json")
    #expect(imported.notices.isEmpty)
  }

  /// Values are float numbers; the hexadecimal digits beside them are rounded and have no alpha.
  @Test func componentsCountAndNotTheDigits() throws {
    let value = ##"{ "colorSpace": "srgb", "components": [0.8314444, 0, 0], "alpha": 0.5, "hex": "#D40000" }"##
    let imported = try figma(["a.json": Self.document("Light", Self.color("ink", value, id: 1))])
    guard case .value(.color(let color)) = try imported.resolved("ink") else {
      Issue.record("not a color")
      return
    }
    #expect(color.components.x == 0.8314444)
    #expect(color.alpha == 0.5)
  }

  @Test func filesWithoutIdsAreModesIfTheyShareTheirNames() throws {
    func document(_ mode: String, _ level: Double) -> String {
      let ink =
        #""a b": { "$type": "color", "$value": \#(Self.gray(level)), "$extensions": { "com.figma.scopes": [] } }"#
      return Self.document(mode, ink, #""link": { "$type": "color", "$value": "{a b}" }"#)
    }
    let imported = try figma(["Light.tokens.json": document("Light", 0), "Dark.tokens.json": document("Dark", 1)])
    #expect(imported.modes.map(\.name) == ["light", "dark"])
    #expect(try imported.hex("link", in: "dark") == "#ffffff")
    #expect(imported.tokens["link"]?.value(in: "dark")?.content == .alias("a b"))
  }

  @Test func theFileNameNamesTheModeIfTheDocumentDoesNot() throws {
    func document(_ level: Double) -> String { "{ \(Self.color("ink", Self.gray(level), id: 1)) }" }
    let imported = try figma(["x/Theme.Light.json": document(0), "x/Theme.Dark.json": document(1)])
    #expect(imported.modes.map(\.name) == ["light", "dark"])
  }

  @Test func collectionsWithoutColorsMakeNoModes() throws {
    func gap(_ mode: String, _ value: Int) -> String {
      Self.document(
        mode,
        #""gap": { "$type": "number", "$value": \#(value), "$extensions": { "com.figma.variableId": "VariableID:2:1" } }"#
      )
    }
    let imported = try figma([
      "a.json": Self.document("Light", Self.color("ink", Self.gray(0), id: 1)),
      "b.json": Self.document("Dark", Self.color("ink", Self.gray(1), id: 1)),
      "c.json": gap("Mode 1", 8), "d.json": gap("Compact", 4),
    ])
    #expect(imported.modes.map(\.name) == ["light", "dark"])
    #expect(try imported.resolved("gap", in: "dark") == .value(.number(8)))
    #expect(
      imported.notices.map(\.message) == ["\"Mode 1\" has no colors, so only \"Mode 1\" is read, without Compact"])
  }

  @Test func collectionsWithDifferentModesMultiply() throws {
    let imported = try figma([
      "a.json": Self.document("Light", Self.color("ink", Self.gray(0), id: 1)),
      "b.json": Self.document("Dark", Self.color("ink", Self.gray(1), id: 1)),
      "c.json": Self.document("A", Self.color("brand", Self.gray(0.2), id: 2)),
      "d.json": Self.document("B", Self.color("brand", Self.gray(0.4), id: 2)),
    ])
    #expect(imported.modes.map(\.name) == ["light", "dark", "light-B", "dark-B"])
    #expect(try imported.hex("brand", in: "dark-B") == "#666666")
  }

  @Test func aVariableThatAModeLacksIsUndetermined() throws {
    let imported = try figma([
      "a.json": Self.document("Light", Self.color("ink", Self.gray(0), id: 1), Self.color("x", Self.gray(0), id: 2)),
      "b.json": Self.document("Dark", Self.color("ink", Self.gray(1), id: 1)),
    ])
    #expect(try imported.reason("x", in: "dark") == "it isn't defined in \"dark\"")
  }

  @Test func aVariableCanBeAGroupToo() throws {
    let inner = Self.color("hover", Self.gray(1), id: 2)
    let outer = ##""ink": { "$type": "color", "$value": \##(Self.gray(0)), \##(inner) }"##
    let imported = try figma(["a.json": Self.document("Light", outer)])
    #expect(try imported.hex("ink") == "#000000")
    #expect(try imported.hex("ink.hover") == "#ffffff")
  }

  @Test func scopesDeclareTheUse() throws {
    let imported = try figma([
      "a.json": Self.document(
        "Light", Self.color("a", Self.gray(0), id: 1, scopes: #""TEXT_FILL""#),
        Self.color("b", Self.gray(0), id: 2, scopes: #""FRAME_FILL", "SHAPE_FILL""#),
        Self.color("c", Self.gray(0), id: 3, scopes: #""SHAPE_FILL""#),
        Self.color("d", Self.gray(0), id: 4, scopes: #""STROKE""#),
        Self.color("e", Self.gray(0), id: 5, scopes: #""EFFECT_COLOR""#), Self.color("f", Self.gray(0), id: 6))
    ])
    #expect(imported.tokens.tokens.map(\.role) == [.text, .surface, .icon, .border, .effect, nil])
  }

  @Test func textsAndFlagsAreKept() throws {
    let imported = try figma([
      "a.json": Self.document(
        "Light", #""a": { "$type": "string", "$value": "SemiBold" }, "b": { "$type": "boolean", "$value": true }"#)
    ])
    #expect(try imported.resolved("a") == .value(.text("SemiBold")))
    #expect(try imported.resolved("b") == .value(.text("true")))
    #expect(imported.notices.isEmpty)
  }

  /// Plug-ins write the values for modes beside the default value, which is one of them.
  @Test func valuesForModesInExtensionsAreRead() throws {
    let imported = try figma([
      "a.json": ##"""
      { "@color": { "ink": { "$type": "color", "$value": "{@base.Gray 1}",
          "$extensions": { "com.figma.sds": { "modes": { "day": "{@base.Gray 1}", "night": "#ffffff", "lost": "{@base.no}" } } } } },
        "@base": { "gray-1": { "$type": "color", "$value": "#111111", "$extensions": { "com.figma.sds": { "modes": { "value": "#111111" } } } } } }
      """##
    ])
    #expect(imported.modes.map(\.name) == ["day", "night", "lost"])
    #expect(try imported.hex("@color.ink", in: "day") == "#111111")
    #expect(try imported.hex("@color.ink", in: "night") == "#ffffff")
    #expect(imported.optionalTargets == ["@base.no"])
    #expect(imported.notices.contains { $0.message.hasPrefix("an alias spells the name of its variable differently") })
  }

  @Test(arguments: [
    (#"{ "$extensions": { "com.figma.modeName": "x" }, "a": { "$type": "color", "$value": "nope" } }"#, 1, 84),
    (#"{ "a.b": { "$type": "number", "$value": 1 } }"#, 1, 3), ("[]", 1, 1), (#"{ "a": "#, 1, 8),
    (#"{ "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [2, 0, 0] } } }"#, 1, 77),
  ])
  func faultsHaveAPlace(_ text: String, _ line: Int, _ column: Int) throws {
    let fault = try #require(figmaFault(text))
    #expect(fault.location.line == line)
    #expect(fault.location.column == column)
  }

  @Test func tooManyModesAreAFault() {
    let modes = (0...64).map { ##""m\##($0)": "#\##(100 + $0)""## }.joined(separator: ",")
    let fault = figmaFault(
      ##"{ "a": { "$type": "color", "$value": "#000", "$extensions": { "figma": {}, "mode": { \##(modes) } } } }"##)
    guard case .tooManyThemes(65, limit: 64, _) = fault else {
      Issue.record("\(String(describing: fault))")
      return
    }
  }
}
