import DesignTokens
import SourceText
import Testing

@testable import TokenFormats

/// Tokens with sets of values.
@Suite struct SpectrumTests {
  private static let schema = #""$schema": "https://example.com/spectrum-tokens/schemas/token-types/"#

  private static func read(_ tokens: String) throws -> Imported {
    try SpectrumFormat.tokens(
      from: [SourceFile(path: "a.json", bytes: Array("{ \(tokens) }".utf8))], library: NoLibrary())
  }

  private static func token(_ type: String, _ value: String) -> String {
    #"{ \#(schema)\#(type).json", "value": "\#(value)", "uuid": "1" }"#
  }

  private static func set(_ members: KeyValuePairs<String, String>, _ type: String = "color-set") -> String {
    let sets = members.map { #""\#($0.key)": \#($0.value)"# }.joined(separator: ",")
    return #"{ \#(schema)\#(type).json", "sets": { \#(sets) }, "uuid": "2", "private": true }"#
  }

  @Test func setsOfColorsAreModes() throws {
    let ink = Self.set([
      "light": Self.token("color", "rgb(1, 2, 3)"), "dark": Self.token("alias", "{white}"),
      "wireframe": Self.token("color", "rgba(4, 5, 6, 0.5)"),
    ])
    let imported = try Self.read(#""white": \#(Self.token("color", "rgb(255, 255, 255)")), "ink": \#(ink)"#)
    #expect(imported.modes.map(\.name) == ["light", "dark", "wireframe"])
    #expect(try imported.hex("ink") == "#010203")
    #expect(try imported.hex("ink", in: "dark") == "#ffffff")
    #expect(try imported.hex("ink", in: "wireframe") == "#04050680")
    #expect(imported.tokens["ink"]?.type == .color)
    #expect(imported.notices.isEmpty)
  }

  @Test func setsOfSizesMakeNoModes() throws {
    let gap = Self.set(
      ["desktop": Self.token("dimension", "8px"), "mobile": Self.token("dimension", "10px")], "scale-set")
    let imported = try Self.read(#""gap": \#(gap)"#)
    #expect(imported.modes.isEmpty)
    #expect(try imported.resolved("gap") == .value(.dimension(Dimension(8, .px))))
    #expect(
      imported.notices.map(\.message) == [
        "\"desktop, mobile\" has no colors, so only \"desktop\" is read, without mobile"
      ])
  }

  @Test func aSetOfOpacitiesIsNoColor() throws {
    let set = Self.set(["light": Self.token("opacity", "0.4"), "dark": Self.token("opacity", "0.6")])
    let imported = try Self.read(#""haze": \#(set)"#)
    #expect(try imported.resolved("haze") == .value(.number(0.4)))
    #expect(imported.tokens["haze"]?.type == nil)
  }

  @Test func aSetWithoutAModeIsUndeterminedThere() throws {
    let one = Self.set(["light": Self.token("color", "rgb(1, 2, 3)"), "dark": Self.token("color", "rgb(3, 2, 1)")])
    let other = Self.set(["light": Self.token("color", "rgb(1, 2, 3)"), "dark": #"{ "uuid": "3" }"#])
    let imported = try Self.read(#""a": \#(one), "b": \#(other)"#)
    #expect(try imported.reason("b", in: "dark") == "its value isn't one color")
  }

  @Test(arguments: [
    (#"{ "x": { \#(schema)color-set.json", "sets": {} } }"#, true),
    (#"{ "x": \#(token("color", "rgb(0, 0, 0)")) }"#, true),
    (#"{ "x": { "$schema": "https://example.com/color.json", "value": "1" } }"#, false), (#"{ "sets": {} }"#, false),
  ])
  func isRecognized(_ text: String, _ isSpectrum: Bool) {
    let document = SourceFile(path: "a.json", bytes: Array(text.utf8))
    #expect((TokenFormats.format(of: document) == SpectrumFormat.self) == isSpectrum)
  }
}
