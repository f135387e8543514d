import Audit
import ColorScience
import DesignTokens
import SourceText
import TestSupport
import Testing

@testable import AuditSession

/// The document and the place that a token's color is written to, or why there is none.
@Suite struct TokenPlaceTests {
  static let configuration = #"{ "tokens": [$], "pairings": [{ "text": "a.x", "on": "a.y" }] }"#
  static let tokens = ##"{ "a": { "$type": "color", "x": { "$value": "#000" }, "y": { "$value": "#fff" } } }"##

  static func fixture(_ files: [String: String], _ entries: String) throws -> RepairFixture {
    try RepairFixture(files.merging(["palpable.json": configuration.replacing("$", with: entries)]) { $1 })
  }

  /// One file for two modes holds each value once.
  @Test func oneFileForTwoModes() throws {
    let fixture = try Self.fixture(
      ["t.json": Self.tokens], #"{ "path": "t.json", "mode": "light" }, { "path": "t.json", "mode": "dark" }"#)
    let documents = try fixture.session.tokenDocuments()
    #expect(
      documents.obstacle(toChanging: "a.x", for: "light") == "the same source text also defines this token in dark")
    #expect(
      documents.obstacle(toChanging: "a.x", for: "dark") == "the same source text also defines this token in light")
  }

  @Test func valuesThatAreNoneToWrite() throws {
    let sheet = ":root { --ink: #000; --made: env(color); --paper: #fff }"
    let fixture = try RepairFixture(["a.css": sheet])
    let documents = try fixture.session.tokenDocuments()
    #expect(documents.obstacle(toChanging: "made", for: nil)?.hasPrefix("its value can't be determined: ") ?? false)
    #expect(documents.obstacle(toAdding: "nothing", for: "dark", naming: nil) == "no token has this name")
    let veiled = Self.tokens.replacing("\"y\"", with: ##""v": { "$value": "{a.x}", "alpha": 0.5 }, "y""##)
    let other = try Self.fixture(["t.json": veiled], #""t.json""#)
    let others = try other.session.tokenDocuments()
    #expect(
      others.obstacle(toChanging: "a.v", for: nil)
        == "its value is an alias with a separate alpha, which can't be edited")
  }

  /// What asking would have refused is refused in writing too, with the sentence.
  @Test func changesThatCannotBeWritten() throws {
    let fixture = try Self.fixture(["t.json": Self.tokens], #""t.json""#)
    func sentence(_ reason: String, _ token: String = "a.x") -> String {
      ":1:1: \(token) can't be edited: \(reason); change it by hand"
    }
    #expect(
      try fixture.failure([RepairFixture.change(.added, "a.x", nil, .white)])
        == sentence("values can be added only to a mode")
    )
    #expect(
      try fixture.failure([RepairFixture.change(.changed, "a.z", nil, .white)])
        == sentence("it defines no value there", "a.z"))
    let source = "enum C { static let ink = Color(hex: 0x123456); static let paper = Color(hex: 0xFFFFFF) }"
    let swift = try RepairFixture(["Colors.swift": source])
    // Six digits of a number have no place for an opacity.
    #expect(
      try swift.failure([RepairFixture.change(.changed, "C.ink", nil, .white.withAlpha(0.5))])
        == sentence("its notation can't represent the color", "C.ink"))
  }

  /// Values of many parts that stand behind a change move, and stay the same.
  @Test func valuesOfManyPartsStay() throws {
    let rest = ##"""
      , "f": { "$type": "fontFamily", "$value": ["Inter", "serif"] },
        "g": { "$type": "gradient", "$value": [{ "color": "{a.y}", "position": 0 }, { "color": "#888", "position": 1 }] } }
      """##
    let text = String(Self.tokens.dropLast(2)) + rest
    let fixture = try Self.fixture(["t.json": text], #""t.json""#)
    let edits = try fixture.session.tokenDocuments().edits(for: [
      RepairFixture.change(.changed, "a.x", nil, Color(red: 1, green: 2, blue: 3))
    ])
    #expect(edits.map { String(decoding: $0.new, as: UTF8.self) } == [text.replacing("\"#000\"", with: "\"#010203\"")])
  }

  /// A document with values for one mode alone is the place for another one, the one with the nearer groups before others.
  @Test func theDocumentOfTheMode() throws {
    let dark = { (path: String) in
      let names = path.split(separator: ".")
      let inner = ##"{ "x": { "$type": "color", "$value": "#111" } }"##
      return names.reversed().reduce(inner) { "{ \"\($1)\": \($0) }" }
    }
    let light =
      ##"{ "a": { "b": { "x": { "$type": "color", "$value": "#000" }, "y": { "$type": "color", "$value": "#fff" } } } }"##
    let fixture = try RepairFixture([
      "palpable.json":
        #"{ "tokens": ["t.json", { "path": "far.json", "mode": "dark" }, { "path": "near.json", "mode": "dark" }], "pairings": [{ "text": "a.b.x", "on": "a.b.y" }] }"#,
      "t.json": light, "far.json": dark("c"), "near.json": dark("a.b"),
    ])
    let edits = try fixture.session.tokenDocuments().edits(for: [RepairFixture.change(.added, "a.b.y", "dark", .white)])
    #expect(edits.map(\.shown) == ["near.json"])
    #expect(
      edits.map { String(decoding: $0.new, as: UTF8.self) } == [
        ##"{ "a": { "b": { "x": { "$type": "color", "$value": "#111" }, "y": { "$type": "color", "$value": "#fff" } } } }"##
      ])
  }
}
