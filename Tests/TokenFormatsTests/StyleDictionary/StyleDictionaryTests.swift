import ColorScience
import DesignTokens
import SourceText
import Testing

@testable import TokenFormats

/// What Style Dictionary's reader makes of documents by their paths.
func dictionary(_ documents: KeyValuePairs<String, String>) throws(FormatError) -> Imported {
  try StyleDictionaryFormat.tokens(
    from: documents.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }, library: NoLibrary())
}

/// Token files with `value`.
@Suite struct StyleDictionaryTests {
  private static func read(_ text: String) throws -> Imported { try dictionary(["t.json5": text]) }

  @Test func valuesHavePlaces() throws {
    let text = "{\n  color: { red: { value: '#f00', comment: 'x' } },\n}"
    let imported = try Self.read(text)
    let token = try #require(imported.tokens["color.red"])
    #expect(try imported.hex("color.red") == "#ff0000")
    #expect(token.type == .color)
    #expect(token.description == "x")
    #expect(token.location.line == 2 && token.location.column == 26)
    #expect(imported.notices.isEmpty)
  }

  @Test func aFewValuesAmongOtherObjectsAreNoTokens() {
    func isRecognized(_ others: Int, _ value: String = "kind = 'a'") -> Bool {
      let columns = (0..<others).map { "\"c\($0)\": { \"name\": \"c\($0)\", \"notNull\": true }" }.joined(
        separator: ",")
      let check = "\"checks\": { \"kind\": { \"name\": \"kind\", \"value\": \"\(value)\" } }"
      let text = "{ \"columns\": { \(columns) }, \(check) }"
      return StyleDictionaryFormat.recognizes(SourceFile(path: "t.json", bytes: Array(text.utf8)))
    }
    #expect(isRecognized(10) && !isRecognized(11))
    // A color is a token among any number of them.
    #expect(isRecognized(11, "#ff0000"))
  }

  @Test func partsOfTokensAreNoOtherObjects() {
    let parts = (0..<40).map { "\"p\($0)\": { \"a\": 1 }" }.joined(separator: ",")
    let text = "{ \"red\": { \"value\": \"#f00\", \"attributes\": { \(parts) } } }"
    #expect(StyleDictionaryFormat.recognizes(SourceFile(path: "t.json", bytes: Array(text.utf8))))
  }

  /// The notations that Style Dictionary reads beside those of CSS.
  @Test(arguments: [
    ("'#0f0'", "#00ff00"), ("'00ff0080'", "#00ff0080"), ("'rgba(0, 255, 0, 0.5)'", "#00ff0080"), ("'lime'", "#00ff00"),
    ("{ r: 0, g: 0xff, b: 0, a: .5 }", "#00ff0080"), ("{ h: 120, s: 1, l: 0.5 }", "#00ff00"),
    ("{ h: 120, s: '100%', v: '100%' }", "#00ff00"), ("{ h: 120, s: 50, v: 50 }", "#408040"),
    ("{ h: '{hue.green}', s: 100, l: '{levels.1}' }", "#00ff00"),
    ("{ colorSpace: 'srgb', components: [0, 1, 0] }", "#00ff00"),
  ])
  func colors(_ written: String, _ hex: String) throws {
    let imported = try Self.read("{ color: { a: { value: \(written) } }, hue: { green: 120 }, levels: [0, 50] }")
    #expect(try imported.hex("color.a") == hex)
  }

  @Test(arguments: [
    ("value: ''", "its value is empty"), ("value: 'inherit'", "it isn't a color that can be read"),
    ("value: 3", "a number isn't a color"), ("value: 'rgba({color.b}, 0.5)'", "references inside a text aren't read"),
    ("value: '{color.b}', modify: []", "its \"modify\" is applied by a transform of the project"),
    ("value: { r: 300, g: 0, b: 0 }", "its channels aren't numbers from 0 to 255"),
    ("value: { x: 1 }", "its value isn't one color"), ("value: ['#fff']", "its value isn't one color"),
    ("value: { r: 0, g: 0, b: 0, a: 2 }", "its alpha isn't a number from 0 to 1"),
    ("value: { h: '{color.none}', s: 0, l: 0 }", "its value isn't one color"),
  ])
  func undeterminedColors(_ written: String, _ reason: String) throws {
    let imported = try Self.read("{ color: { a: { \(written), type: 'color' }, b: { value: '#fff' } } }")
    #expect(try imported.reason("color.a") == reason)
    #expect(imported.notices.map(\.message) == ["undetermined value: \(reason)"])
  }

  @Test(arguments: ["{color.a.value}", "{color.a}", "{ color.a }"])
  func references(_ text: String) throws {
    let imported = try Self.read("{ color: { a: { value: '#123456' }, b: { value: '\(text)' } } }")
    #expect(imported.tokens["color.b"]?.values[0].value.content == .alias("color.a"))
  }

  @Test func aReferenceToNothingIsUndetermined() throws {
    var imported = try Self.read("{ color: { b: { value: '{color.gone}' } } }")
    #expect(imported.optionalTargets == ["color.gone"])
    imported.settleOptionalTargets()
    #expect(try imported.reason("color.b") == "{color.gone} isn't defined in any document")
  }

  @Test func otherValues() throws {
    let imported = try Self.read(
      "{ size: { a: { value: '10px' }, b: { value: '1.5rem' }, c: { value: 4 }, d: { value: 'bold' }, e: { value: [1] } } }"
    )
    #expect(try imported.resolved("size.a") == .value(.dimension(Dimension(10, .px))))
    #expect(try imported.resolved("size.b") == .value(.dimension(Dimension(1.5, .rem))))
    #expect(try imported.resolved("size.c") == .value(.number(4)))
    #expect(try imported.resolved("size.d") == .value(.text("bold")))
    #expect(try imported.reason("size.e") == "values with several parts aren't read")
  }

  @Test func customKeysAreNoticed() throws {
    let imported = try Self.read("{ color: { a: { value: '#fff', darkValue: '#000' } } }")
    #expect(imported.notices.map(\.message) == ["the custom key \"darkValue\" isn't read"])
  }

  @Test func aTokenCanHoldOthers() throws {
    let imported = try Self.read(
      "{ color: { a: { value: '#fff', hover: { value: '#eee' } }, value: { value: '#ddd' } } }")
    #expect(imported.tokens.tokens.map(\.path) == ["color.a", "color.a.hover", "color.value"])
  }

  @Test func aLightAndADarkValueAreModes() throws {
    let imported = try Self.read("{ color: { a: { value: { dark: '#000', light: '#fff' } }, b: { value: '#888' } } }")
    #expect(imported.modes.map(\.name) == ["light", "dark"])
    #expect(try imported.hex("color.a") == "#ffffff")
    #expect(try imported.hex("color.a", in: "dark") == "#000000")
    #expect(try imported.hex("color.b", in: "dark") == "#888888")
  }

  @Test func deprecationIsKept() throws {
    let imported = try Self.read("{ color: { a: { value: '#fff', deprecated: true, deprecated_comment: 'use b' } } }")
    #expect(imported.tokens["color.a"]?.deprecation == "use b")
  }

  // MARK: Several files

  @Test func withoutAConfigurationFilesMustAgree() throws {
    let imported = try dictionary([
      "a.json": ##"{ "color": { "a": { "value": "#fff" } } }"##,
      "b.json": ##"{ "color": { "a": { "value": "#000" } } }"##,
    ])
    #expect(imported.conflicts.map(\.path) == ["color.a"])
    #expect(imported.conflicts.first?.location.path == "b.json")
  }

  @Test(arguments: [
    ("x/config.json", #"{ "source": ["tokens/**/*.json"], "include": ["base/*.json"], "platforms": {} }"#),
    (
      "x/sd.config.js",
      "// x\nmodule.exports = { platforms: {}, include: ['./base/a.json'], source: ['tokens/{a,b}/?.json'] };\n"
    ),
  ])
  func aConfigurationOrdersFiles(_ path: String, _ text: String) throws {
    let imported = try dictionary([
      "x/tokens/b/c.json": ##"{ "color": { "a": { "value": "#222222" } } }"##,
      "x/base/a.json": ##"{ "color": { "a": { "value": "#111111" }, "b": { "value": "{color.a}" } } }"##,
      "x/other/d.json": ##"{ "color": { "a": { "value": "#333333" } } }"##, path: text,
    ])
    #expect(try imported.hex("color.b") == "#222222")
    #expect(imported.conflicts.isEmpty)
    #expect(
      imported.notices.map(\.message) == [
        "not read, because the configuration doesn't name this file",
        "a token of a later file replaces one of an earlier file",
      ])
  }

  @Test func severalConfigurationsAreNotUsed() throws {
    let configuration = #"{ "source": ["a.json"], "platforms": {} }"#
    let imported = try dictionary([
      "a.json": ##"{ "color": { "a": { "value": "#fff" } } }"##, "c.json": configuration, "d.json": configuration,
    ])
    #expect(imported.notices.map(\.message) == ["the configuration isn't used, because there are several (and 1 more)"])
    #expect(try imported.hex("color.a") == "#ffffff")
  }

  // MARK: Recognition and faults

  @Test(arguments: [
    ("a.json", ##"{ "color": { "a": { "value": "#fff" } } }"##, true), ("a.json5", "{ a: { value: 1 } }", true),
    ("a.json", ##"{ "color": { "a": { "value": { "r": 1 }, "type": "color" } } }"##, true),
    ("a.json", ##"{ "x": { "$type": "color", "$value": "#fff" }, "y": { "value": "#fff" } }"##, true),
    ("config.json", #"{ "source": ["t/**"], "platforms": { "css": {} } }"#, true),
    ("sd.config.mjs", "export default { source: ['t/**'], platforms: {} }", true),
    ("sd.config.mjs", "export default { source: files(), platforms: {} }", false),
    ("a.json", ##"{ "a": { "$value": "#fff" }, "b": { "$value": "{a}" } }"##, true),
    ("a.json", ##"{ "a": { "$value": "{c}" }, "b": { "$value": "{a}" } }"##, false),
    ("a.json", ##"{ "$type": "color", "a": { "$value": "#fff" }, "b": { "$value": "#fff" } }"##, false),
    ("form.json", #"{ "fields": [{ "id": 1, "label": "Name", "value": "x" }] }"#, false),
    ("form.json", #"{ "field": { "id": 1, "label": "Name", "value": "x" } }"#, false),
    ("A.icon/icon.json", ##"{ "x": { "value": "#fff" } }"##, false), ("a.txt", #"{ "x": { "value": "1" } }"#, false),
    ("a.json", "{ \"value\": ", false), ("a.json5", "{ value: ", true),
  ])
  func isRecognized(_ path: String, _ text: String, _ isDictionary: Bool) {
    let document = SourceFile(path: path, bytes: Array(text.utf8))
    #expect((TokenFormats.format(of: document) == StyleDictionaryFormat.self) == isDictionary)
  }

  @Test(arguments: [("[]", 0), ("{ 'a{': { value: 1 } }", 2), ("{ a: { value: 1", 15), ("{ '': { value: 1 } }", 2)])
  func faultsHaveAPlace(_ text: String, _ offset: Int) throws {
    do throws(FormatError) {
      _ = try dictionary(["t.json5": text])
      Issue.record("no fault")
    } catch { #expect(error.location.byteRange.lowerBound == offset) }
  }

  /// Patterns and references that a hostile project could write end in order.
  @Test func hostileTexts() throws {
    let stars = String(repeating: "**/", count: 60)
    let configuration = ##"{ "source": ["\##(stars)x", "{a,", "[", "{{a}}"], "platforms": {} }"##
    let path = String(repeating: "a/", count: 12) + "b.json"
    let imported = try dictionary(["c.json": configuration, path: ##"{ "color": { "a": { "value": "{color.a}" } } }"##])
    #expect(imported.tokens.tokens.count == 1)
    let circle = try dictionary(["t.json5": "{ color: { a: { value: { h: '{x}', s: 0, l: 0 } } }, x: '{x}' }"])
    #expect(try circle.reason("color.a") == "its value isn't one color")
  }
}
