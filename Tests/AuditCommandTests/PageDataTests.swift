import Audit
import AuditSession
import Foundation
import ReportWriters
import SourceText
import TestSupport
import Testing

/// The page's script unpacks from its columns what the report says of every finding.
@Suite struct PageDataTests {
  private static let node = installed("node")

  /// The parts of the script up to findings, and as much of a page as they need.
  private static func script() throws -> String {
    let names = ["Data", "Base", "Color", "Findings"]
    let parts = try names.map { try packageText("Sources/ReportWriters/HTML/Script/\($0).js") }
    return """
      const made = { setAttribute() {}, append() {}, addEventListener() {} };
      const text = require("fs").readFileSync("data.json", "utf8");
      globalThis.document = { getElementById: () => ({ textContent: text }), createElement: () => made };
      \(parts.joined(separator: "\n"))
      for (const found of findings) console.log(JSON.stringify([
        ruleName(found), modeName(found), levels[found.level], found.outcome, found.gates, found.subject, found.measured, found.required,
        found.fingerprint, found.id, (found.place ?? []).join(":"), found.message, found.margin,
      ]));
      """
  }

  private static func report(_ names: [String]) throws -> AuditReport {
    let list = names.enumerated().map { index, name in
      "\"\(name)\": { \"$value\": \"#9\(index % 10)9\(index / 10 % 10)8\(index % 7)\" }"
    }
    let folder = try TemporaryFolder([
      "t.json": "{ \"$type\": \"color\", \"paper\": { \"$value\": \"#fff\" }, \"veil\": { \"$value\": \"#ffffff80\" }, "
        + "\"ink\": { \(list.joined(separator: ", ")) } }",
      "palpable.json": """
      { "tokens": ["t.json"], "modes": [{ "name": "light" }, { "name": "very dark", "base": "light" }], "surfaces": ["paper"],
        "textStyles": { "body / 1": { "size": 17, "scaling": "fixed" } }, "controls": [{ "name": "Button", "target": [20, 20] }],
        "pairings": [{ "text": "ink.*", "on": "paper", "textStyle": "body / 1" }, { "component": "ink.*", "on": ["veil", "paper"] },
          { "text": ["ink.*"], "on": ["veil"], "over": ["paper"] }] }
      """,
    ])
    return try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
  }

  private static let names = [
    "plain", "with space", "per%cent", "sla/sh", "é", "e\u{301}", "\u{202e}unseen", "style:x", "quote'", "<b>", "x-y_z",
    String(repeating: "long", count: 40), String(repeating: "ü", count: 40), "toString", "9",
  ]

  @Test(.enabled(if: LongTests.areEnabled), .enabled(if: node != nil, "the data was not unpacked: there is no Node"))
  func findingsAreThoseOfTheReport() throws {
    let many = (0..<700).map { "t\($0)" }
    for (names, hasOwn) in [(Self.names, true), (many, false)] {
      let report = try Self.report(names)
      let page = HTMLWriter().text(of: report)
      let start = try #require(page.range(of: "id=\"report-data\">"))
      let folder = try TemporaryFolder([
        "data.json": String(page[start.upperBound...].prefix { $0 != "<" }), "read.js": try Self.script(),
      ])
      let lines = try output(of: try #require(Self.node), ["read.js"], in: folder).split(separator: "\n")
      try #require(lines.count == report.findings.count, "\(lines.first ?? "")")
      #expect(hasOwn || report.findings.count > 800)
      for (index, (line, finding)) in zip(lines, report.findings).enumerated() {
        let read = try readJSON(SourceFile(path: "line", bytes: Array(line.utf8)))
        let row = try #require(read.elements)
        let place = finding.location.map { "\($0.path):\($0.line):\($0.column)" } ?? ""
        let expected = [
          finding.rule, finding.mode ?? "every mode", finding.level.rawValue, finding.outcome == .failed ? "f" : "c",
          nil,
          finding.subject.description, nil, nil, finding.fingerprint, nil, place,
        ]
        for (part, text) in zip(row, expected) where text != nil {
          #expect(part.string.map { Array($0.utf8) } == text.map { Array($0.madeVisible.utf8) }, "\(line)")
        }
        let anchor = try #require(row[9].string)
        if index < 800 { #expect(page.contains("id=\"\(anchor)\""), "\(anchor)") }
        #expect(row[11].string?.isEmpty == (index >= 800))
        let margin = finding.measured.flatMap { measured in finding.required.map { measured / $0 } }
        #expect(row[12].number == margin)
        if let measured = finding.measured, finding.unit == .ratio {
          #expect(row[6].string == truncatedText(measured) + ":1")
        }
        if let required = finding.required, finding.unit == .ratio {
          #expect(row[7].string == requiredText(required) + ":1")
        }
      }
    }
  }
}
