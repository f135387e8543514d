import Audit
import ColorScience
import DesignTokens
import Foundation
import SourceText
import TestSupport
import Testing

@testable import AuditSession

/// What is not written, and why.
@Suite struct EditFailureTests {
  static let configuration = #"{ "tokens": ["t.json"], "pairings": [{ "text": "a.x", "on": "a.y" }] }"#
  static let tokens = """
    { "a": { "$type": "color", "x": { "$value": "#000" }, "y": { "$value": "#fff" }, "z": { "$value": "{a.x}" } },
      "b": { "$extends": "{a}" } }
    """

  @Test func whatTwoTokensShare() throws {
    let fixture = try RepairFixture(["palpable.json": Self.configuration, "t.json": Self.tokens])
    let documents = try fixture.session.tokenDocuments()
    #expect(documents.obstacle(toChanging: "a.x", for: nil) == "the same source text also defines b.x")
    #expect(documents.obstacle(toChanging: "b.x", for: nil) == "the same source text also defines a.x")
    #expect(documents.obstacle(toChanging: "c", for: nil) == "it defines no value there")
    #expect(
      documents.obstacle(toAdding: "a.x", for: "dark", naming: nil)
        == "its document has one value per token and isn't for this mode only")
    #expect(
      try fixture.failure([RepairFixture.change(.changed, "a.x", nil, .white)])
        == ":1:1: a.x can't be edited: the same source text also defines b.x; change it by hand")
  }

  @Test func filesThatChanged() throws {
    let text = Self.tokens.replacing(",\n  \"b\": { \"$extends\": \"{a}\" }", with: "")
    let fixture = try RepairFixture(["palpable.json": Self.configuration, "t.json": text])
    let documents = try fixture.session.tokenDocuments()
    #expect(try documents.edits(for: [RepairFixture.change(.changed, "a.x", nil, .white)]).count == 1)
    #expect(try documents.edits(for: []).isEmpty)
    try fixture.folder.write(text + "\n", to: "t.json")
    #expect(throws: AuditFailure.self) {
      try documents.edits(for: [RepairFixture.change(.changed, "a.x", nil, .white)])
    }
    try fixture.folder.remove("t.json")
    #expect(throws: AuditFailure.self) {
      try documents.edits(for: [RepairFixture.change(.changed, "a.x", nil, .white)])
    }
  }

  /// A file that the command line names beside others is read from outside the root, and not written there; alone, its folder is the root.
  /// A link inside is followed.
  @Test func filesOutsideTheRoot() throws {
    let sheet = ":root { --ink: #000; --paper: #fff }"
    let fixture = try RepairFixture(
      ["out/a.css": sheet, "work/b.css": ":root { --line: #888 }"], paths: ["b.css", "../out/a.css"], below: "/work")
    let documents = try fixture.session.tokenDocuments()
    #expect(documents.obstacle(toChanging: "ink", for: nil) == "out/a.css is outside the root")
    let alone = AuditSession(AuditRequest(paths: ["../out/a.css"], root: fixture.folder.path + "/work"))
    #expect(try alone.tokenDocuments().obstacle(toChanging: "ink", for: nil) == nil)
    let linked = try RepairFixture(["real/a.css": sheet])
    try FileManager.default.createSymbolicLink(
      atPath: linked.folder.path + "/link.css", withDestinationPath: linked.folder.path + "/real/a.css")
    let session = AuditSession(AuditRequest(paths: ["link.css"], root: linked.folder.path))
    let edits = try session.tokenDocuments().edits(for: [RepairFixture.change(.changed, "ink", nil, .white)])
    #expect(edits.map(\.path) == [linked.folder.path + "/real/a.css"])
    #expect(edits.map(\.shown) == ["real/a.css"])
  }

  /// Two values at once, of which one would be hidden by the other.
  @Test func cascades() throws {
    let sheet = ".dark { --a: #000; --b: #111 }\n:root { --a: #fff; --c: #eee }\n.dark:root { --d: #222 }"
    let fixture = try RepairFixture(["a.css": sheet])
    let documents = try fixture.session.tokenDocuments()
    let edits = try documents.edits(for: [RepairFixture.change(.added, "c", "dark", .black)])
    let after = try fixture.session(after: edits).tokenDocuments().tokens
    #expect(after["c"]?.value(in: "dark")?.content == .literal(.color(.black)))
  }

  /// What is computed from a token follows it, and is no other change.
  @Test func computedValues() throws {
    let sheet = ":root { --ink: #000; --paper: #fff; --soft: color-mix(in srgb, var(--ink), var(--paper)) }"
    let fixture = try RepairFixture(["a.css": sheet])
    let documents = try fixture.session.tokenDocuments()
    #expect(
      documents.obstacle(toChanging: "soft", for: nil)
        == "its value is an expression with color-mix(), which can't be edited")
    let edits = try documents.edits(for: [RepairFixture.change(.changed, "ink", nil, .white)])
    #expect(edits.first.map { String(decoding: $0.new, as: UTF8.self) } == sheet.replacing("#000", with: "#fff"))
  }

  /// A name is text wherever it goes.
  @Test func hostileNames() throws {
    let name = "<b>\u{1B}[31m::error::\u{202E}\\\"'&`|"
    let escaped = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\u{1B}", with: "\\u001b")
    let text =
      "{ \"a\": { \"$type\": \"color\", \"\(escaped)\": { \"$value\": \"#000\" }, \"y\": { \"$value\": \"#fff\" } } }"
    let configuration =
      #"{ "tokens": ["t.json", { "path": "d.json", "mode": "dark" }], "pairings": [{ "text": "a.y", "on": "a.y" }] }"#
    let fixture = try RepairFixture(["palpable.json": configuration, "t.json": text, "d.json": "{}"])
    let edits = try fixture.session.tokenDocuments().edits(for: [
      RepairFixture.change(.added, TokenPath("a." + name), "dark", .white),
      RepairFixture.change(.changed, TokenPath("a." + name), nil, .white),
    ])
    #expect(edits.map(\.shown) == ["t.json", "d.json"])
    #expect(edits.first.map { String(decoding: $0.new, as: UTF8.self) } == text.replacing("\"#000\"", with: "\"#fff\""))
    let after = try fixture.session(after: edits).tokenDocuments().tokens
    #expect(after[TokenPath("a." + name)]?.value(in: "dark")?.content == .literal(.color(.white)))
  }

  /// What stands in place of a file does not widen what may be read.
  @Test func substitutes() throws {
    let fixture = try RepairFixture(["a.css": ":root { --ink: #000; --paper: #fff }"])
    var request = fixture.session.request
    request.substitutes = ["a.css": Array(":root { --ink: #777; --paper: #fff }".utf8), "none.css": [0x20]]
    let tokens = try AuditSession(request).tokenDocuments().tokens
    #expect(tokens["ink"]?.values.first?.value.text == "#777")
    #expect(try fixture.session.tokenDocuments().tokens["ink"]?.values.first?.value.text == "#000")
    request.paths = ["none.css"]
    #expect(throws: AuditFailure.self) { try AuditSession(request).tokenDocuments() }
    request.paths = ["/etc/hostname"]
    request.boundary = "."
    request.substitutes = ["/etc/hostname": Array(":root { --ink: #777; --paper: #fff }".utf8)]
    #expect(throws: AuditFailure.self) { try AuditSession(request).tokenDocuments() }
  }
}
