import Audit
import AuditSession
import Foundation
import ReportWriters
import TestSupport
import Testing

/// "Try it" of the HTML report against audits of the changed files.
@Suite struct TryItTests {
  private static let node = installed("node")

  /// Values by mode; light's file names no mode, dark is based on light and dim on dark.
  private static let values: [String: [String: String]] = [
    "light": [
      "base": "#767676", "ink": "{base}", "mark": "#595959", "paper": "#ffffff", "night": "#1a1a1a", "label": "#999999",
    ],
    "dark": ["base": "#9a9a9a", "paper": "#202020"],
    "dim": ["paper": "#dddddd"],
  ]
  private static let modes = ["light", "dark", "dim"]

  private static func report(_ values: [String: [String: String]]) throws -> AuditReport {
    var files = [
      "palpable.json": """
      { "tokens": ["light.json", { "path": "dark.json", "mode": "dark" }, { "path": "dim.json", "mode": "dim" }],
        "modes": [{ "name": "light" }, { "name": "dark", "base": "light" }, { "name": "dim", "base": "dark" }],
        "pairings": [{ "text": ["ink", "base", "mark"], "on": "paper" }, { "text": ["label", "base"], "on": "night" }] }
      """
    ]
    for mode in modes {
      let rows = (values[mode] ?? [:]).sorted { $0.key < $1.key }.map {
        ", \"\($0.key)\": { \"$value\": \"\($0.value)\" }"
      }
      files["\(mode).json"] = "{ \"$type\": \"color\"\(rows.joined()) }"
    }
    let folder = try TemporaryFolder(files)
    return try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
  }

  private static func outcomes(_ report: AuditReport) -> String {
    report.pairings.map { $0.outcome == .passed ? "p" : "f" }.joined()
  }

  /// Each token is changed in each mode alone: its own value, or one that it is given there, which shows in all modes that fall back to it.
  @Test(.enabled(if: LongTests.areEnabled), .enabled(if: node != nil, "Try it was not run: there is no Node"))
  func agreesWithTheAudit() throws {
    let report = try Self.report(Self.values)
    let page = HTMLWriter().text(of: report)
    let start = try #require(page.range(of: "id=\"report-data\">"))
    let data = page[start.upperBound...].prefix { $0 != "<" }
    var lines: [String] = []
    var expected: [String] = []
    for (position, mode) in Self.modes.enumerated() {
      for token in (Self.values["light"] ?? [:]).keys.sorted() {
        for color in ["#000000", "#8a8a8a", "#ffffff"] {
          lines.append("[\"\(token)\", \(position), \"\(color)\"]")
          var changed = Self.values
          changed[mode, default: [:]][token] = color
          expected.append(Self.outcomes(try Self.report(changed)))
        }
      }
    }
    let script = """
      \(try packageText("Sources/ReportWriters/HTML/Script/Data.js"))
      const data = unpacked(JSON.parse(require("fs").readFileSync("data.json", "utf8")));
      \(try packageText("Sources/ReportWriters/HTML/Script/Color.js"))
      for (const [token, mode, hex] of [\(lines.joined(separator: ", "))]) {
        changes.clear();
        changes.set(data.tokens.indexOf(token), new Map([[mode, colorFromHex(hex)]]));
        console.log(data.results.map((result) => outcomesOf(result, boundsOf(result)).deciding).join(""));
      }
      """
    let folder = try TemporaryFolder(["data.json": String(data), "try.js": script])
    let shown = try output(of: try #require(Self.node), ["try.js"], in: folder).split(separator: "\n").map(String.init)
    #expect(shown.count == expected.count)
    for (line, (own, audited)) in zip(lines, zip(shown, expected)) { #expect(own == audited, "\(line)") }
    // A change that shows in a mode which falls back is among them: the label fails in all three.
    #expect(Set(expected).count > 5)
  }
}
