import DesignTokens
import SourceText
import Testing
import TokenFormats

/// One collection with a list of its variables, as plug-ins export it, and what is refused in it.
@Suite struct FigmaCollectionTests {
  private static func collection(_ variables: String, _ head: String = #""id": "C", "name": "Theme""#) -> String {
    #"{ \#(head), "modes": { "l": "Light", "d": "Dark" }, "variables": [\#(variables)] }"#
  }

  private static func variable(_ name: String, _ type: String, _ value: String) -> String {
    #"{ "id": "\#(name)", "name": "\#(name)", "type": "\#(type)", "valuesByMode": { "l": \#(value), "d": \#(value) } }"#
  }

  private static let white = #"{ "r": 1, "g": 1, "b": 1, "a": 1 }"#

  @Test(arguments: [
    #""id": "C", "name": "Theme""#, #""id": "C""#, #""name": "Theme""#, #""$comment": "neither""#,
  ])
  func aCollectionIsReadWithOrWithoutItsNames(_ head: String) throws {
    let imported = try figma(["v.json": Self.collection(Self.variable("ink/on", "COLOR", Self.white), head)])
    #expect(imported.modes.map(\.name) == ["light", "dark"])
    #expect(try imported.hex("ink.on", in: "dark") == "#ffffff")
  }

  @Test(arguments: [
    ("FLOAT", "4", TokenValue.number(4)), ("STRING", #""Inter""#, .text("Inter")), ("BOOLEAN", "true", .text("true")),
    ("BOOLEAN", "false", .text("false")),
  ])
  func valuesHaveTypes(_ type: String, _ value: String, _ expected: TokenValue) throws {
    let imported = try figma(["v.json": Self.collection(Self.variable("x", type, value))])
    #expect(try imported.resolved("x", in: "light") == .value(expected))
  }

  /// A channel is a number, a name has no empty part and no brace, and each collection has its own id.
  @Test(arguments: [
    variable("a//b", "COLOR", white), variable("a/{b}", "COLOR", white), variable("/a", "COLOR", white),
    variable("a", "COLOR", #"{ "r": "1", "g": 1, "b": 1 }"#), variable("a", "COLOR", #"{ "r": 1, "g": 1 }"#),
    #"{ "name": 1, "valuesByMode": { "l": 1 } }"#,
  ])
  func brokenVariablesAreRefused(_ variable: String) { #expect(figmaFault(Self.collection(variable)) != nil) }

  @Test func twoCollectionsWithOneIDAreRefused() {
    let text = Self.collection(Self.variable("a", "COLOR", Self.white))
    #expect(throws: FormatError.self) { try figma(["v.json": text, "w.json": text]) }
  }

  /// A collection that extends one that no file has, and a variable of a collection that no file has.
  @Test func missingCollectionsAreRefused() {
    let partner = """
      "X": { "name": "Partner", "modes": [{ "modeId": "x", "name": "Light" }], "defaultModeId": "x",
        "isExtension": true, "parentVariableCollectionId": "gone" }
      """
    let ink = FigmaVariablesTests.variable("1", "ink", in: "gone", #""x": \#(Self.white)"#)
    #expect(figmaFault(FigmaVariablesTests.answer(collections: partner)) != nil)
    #expect(figmaFault(FigmaVariablesTests.answer(ink)) != nil)
  }
}
