import Audit
import AuditSession
import ColorScience
import DesignTokens
import TestSupport
import Testing

/// A theme of a style sheet that is written twice: measured, repaired and compared in every copy.
@Suite struct SheetCopyTests {
  static let configuration = #"{ "tokens": ["s.css"], "pairings": [{ "text": "text", "on": "page" }] }"#

  private func fixture(_ sheet: String, _ configuration: String = configuration) throws -> RepairFixture {
    try RepairFixture(["s.css": sheet, "palpable.json": configuration])
  }

  private func written(_ fixture: RepairFixture, _ changes: [ColorChange]) throws -> [String] {
    try fixture.session.tokenDocuments().edits(for: changes).map { String(decoding: $0.new, as: UTF8.self) }
  }

  @Test func aChangeIsMadeInEveryCopy() throws {
    let sheet = """
      :root { --text: #111; --page: #fff }
      [data-theme=dark] { --text: #333333; --page: #000 }
      @media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { --text: rgb(51 51 51); --page: #000 } }
      """
    let fixture = try fixture(sheet)
    let changes = [RepairFixture.change(.changed, "text", "dark", Color(red: 238, green: 238, blue: 238))]
    #expect(
      try written(fixture, changes)
        == [sheet.replacing("#333333", with: "#eeeeee").replacing("rgb(51 51 51)", with: "rgb(238 238 238)")])
  }

  @Test func aValueIsAddedToEveryCopy() throws {
    let sheet = """
      :root{--text:#111111;--page:#ffffff}
      .dark{--page:#000000}
      @media (prefers-color-scheme: dark){:root{--page:#000000}}
      """
    let fixture = try fixture(sheet)
    let changes = [RepairFixture.change(.added, "text", "dark", Color(red: 238, green: 238, blue: 238))]
    let expected = sheet.replacing("--page:#000000", with: "--page:#000000;--text:#eeeeee")
    #expect(try written(fixture, changes) == [expected])
  }

  /// Copies in two files: both are edited.
  @Test func copiesInTwoFiles() throws {
    let sheets = [
      "a.css": ":root{--text:#111;--page:#fff} .dark{--page:#000;--text:#333333}",
      "b.css": "@media (prefers-color-scheme:dark){:root{--page:#000;--text:#333333}}",
      "palpable.json": #"{ "tokens": ["*.css"], "pairings": [{ "text": "text", "on": "page" }] }"#,
    ]
    let fixture = try RepairFixture(sheets)
    let changes = [RepairFixture.change(.changed, "text", "dark", Color(red: 238, green: 238, blue: 238))]
    let edits = try fixture.session.tokenDocuments().edits(for: changes)
    #expect(edits.map(\.shown) == ["a.css", "b.css"])
    #expect(edits.allSatisfy { String(decoding: $0.new, as: UTF8.self).contains("--text:#eeeeee") })
  }

  /// The copy behind the media query fails: #717171 on white has 4.88:1, #777777 4.47:1.
  @Test func aCopyThatDiffersGates() throws {
    let sheet = """
      :root{--text:#111111;--page:#000000;--text:#ffffff}
      [data-theme=light]{--text:#717171;--page:#ffffff}
      @media (prefers-color-scheme: light){:root{--text:#777777;--page:#ffffff}}
      """
    let fixture = try fixture(sheet)
    let report = try fixture.session.report()
    #expect(report.modes.map(\.name) == ["dark", "light", "light by prefers-color-scheme"])
    let failing = report.findings.filter { $0.rule == "contrast-minimum" }
    #expect(failing.map(\.mode) == ["light by prefers-color-scheme"])
    #expect(failing.map(\.gates) == [true])
    let drift = report.findings.filter { $0.rule == "source-drift" }
    #expect(drift.map(\.subject) == [.counterpart("text", source: "light by prefers-color-scheme", other: "text")])
    #expect(drift.map(\.level) == [.error])
    #expect(
      drift.map(\.message) == [
        "#717171 here, #777777 in light by prefers-color-scheme; text on page is 4.88:1 here and 4.47:1 there"
      ])
    #expect(drift.map(\.remedy) == ["use the same color in every copy of light"])
  }

  /// A configuration that lists the modes knows one name of the theme; its copies are measured all the same.
  @Test func listedModesKeepTheirCopies() throws {
    let modes = #""modes": [{ "name": "light" }, { "name": "dark", "base": "light" }]"#
    let configuration = #"{ "tokens": ["s.css"], \#(modes), "pairings": [{ "text": "text", "on": "page" }] }"#
    let sheet =
      ":root{--text:#111;--page:#fff} .dark{--text:#eee;--page:#000} "
      + "@media (prefers-color-scheme:dark){:root{--text:#222;--page:#000}}"
    let fixture = try fixture(sheet, configuration)
    let report = try fixture.session.report()
    #expect(report.modes.map(\.name) == ["light", "dark", "dark by prefers-color-scheme"])
    #expect(report.modes.map(\.scheme) == [.light, .dark, .dark])
    #expect(report.findings.contains { $0.mode == "dark by prefers-color-scheme" && $0.rule == "contrast-minimum" })
  }
}
