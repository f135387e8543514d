import Audit
import AuditSession
import Foundation
import ReportWriters
import TestSupport
import Testing

/// Reports that show findings by cause, and modes with the same values as one.
@Suite struct GroupedReportTests {
  private func report(_ configuration: String, _ files: [String: String]) throws -> AuditReport {
    let folder = try TemporaryFolder(files.merging(["palpable.json": configuration]) { $1 })
    return try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
  }

  /// 29 grays on 29 surfaces in two modes fail: 1,682 findings with 29 causes.
  @Test func aLargeReportIsShortAndSaysWhatItLeavesOut() throws {
    func tokens(_ text: (Int) -> String, _ surface: (Int) -> String) -> String {
      let values = (0..<29).map { #""text-\#($0)": { "$value": "\#(text($0))" }"# }
      let surfaces = (0..<29).map { #""surface-\#($0)": { "$value": "\#(surface($0))" }"# }
      return "{ \"$type\": \"color\", \((values + surfaces).joined(separator: ",\n")) }"
    }
    func hex(_ red: Int, _ green: Int, _ blue: Int) -> String {
      "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    let report = try report(
      """
      { "tokens": ["light.json", { "path": "dark.json", "mode": "dark" }],
        "modes": [{ "name": "light" }, { "name": "dark", "base": "light" }],
        "pairings": [{ "text": "text-*", "on": "surface-*" }] }
      """,
      [
        "light.json": tokens({ hex(0x88 + $0, 0x88 + 2 * $0, 0x90) }, { hex(255 - $0, 255 - $0, 255) }),
        "dark.json": tokens({ hex(0x50 - $0, 0x50 - $0, 0x58) }, { hex($0, $0, $0 + 4) }),
      ])
    #expect(report.findings.prefix(while: \.gates).count == 1_682)
    let text = MarkdownWriter().text(of: report)
    #expect(text.utf8.count < 150_000)
    #expect(text.contains("1682 findings, 29 causes, worst first:"))
    #expect(text.contains("more are in report.json."))
    #expect(text.contains(" are only in report.json.\n"))
  }

  private static let modes = """
    { "tokens": ["t.json"],
      "modes": [{ "name": "light" }, { "name": "dark", "base": "light" }, { "name": "dim", "base": "light" }],
      "pairings": [{ "text": "ink", "on": "paper" }] }
    """
  private static let colors =
    ##"{ "$type": "color", "ink": { "$value": "#000000" }, "paper": { "$value": "#ffffff" } }"##

  @Test func modesWithTheSameValueAreOneRow() throws {
    let report = try report(Self.modes, ["t.json": Self.colors])
    #expect(
      MarkdownWriter().text(of: report).contains(
        "| `ink` | `dark`, `dim` | warning | `no dark and dim value; falls back to #000000` |"))
    let page = HTMLWriter().text(of: report)
    #expect(page.contains("no dark and dim value; falls back to #000000."))
    // Each finding keeps its link.
    for mode in ["dark", "dim"] { #expect(page.contains("id=\"finding:mode-coverage:\(mode):token:ink\"")) }
  }

  @Test func withoutAFailingPairingTheVerdictNamesTheWorstFinding() throws {
    let report = try report(
      """
      { "tokens": ["t.json"], "pairings": [{ "text": "ink", "on": "paper" }],
        "controls": [{ "name": "Chip", "width": 20, "height": 20, "target": [20, 20], "gap": 0, "arrangement": "row" }] }
      """, ["t.json": Self.colors])
    let page = HTMLWriter().text(of: report)
    #expect(page.contains("<p class=\"verdict-line"))
    let verdict =
      page.components(separatedBy: "<p class=\"verdict-line").last?.components(separatedBy: "</p>").first ?? ""
    #expect(verdict.contains("Chip") && verdict.contains(" pt") && !verdict.contains("fail the gate"))
    // A chip names its quantity.
    #expect(page.contains("target, requires 24 pt"))
  }

  /// At 4.54:1, a pairing passes narrowly: its cause is the margin, not a color that is too light.
  @Test func aNarrowPassIsNotTooLight() throws {
    let report = try report(
      #"{ "tokens": ["t.json"], "pairings": [{ "text": "ink", "on": "paper" }], "rules": { "fragile-pass": "error" } }"#,
      ["t.json": ##"{ "$type": "color", "ink": { "$value": "#767676" }, "paper": { "$value": "#ffffff" } }"##])
    let text = ConsoleWriter().text(of: report)
    #expect(text.contains("4.54:1 exceeds 4.5:1 by only 0.93%") && !text.contains("Too light"))
  }
}
