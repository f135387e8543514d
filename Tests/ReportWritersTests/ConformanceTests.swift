import Audit
import AuditSession
import TestSupport
import Testing

@testable import ReportWriters

/// The evidence for a conformance report: what it may say, and what it must not.
@Suite struct ConformanceTests {
  /// The numbers of criteria that each standard refers to: WCAG 2.0 has 25 at A, 13 at AA, and 23 at AAA; 2.1 adds 5, 7, and 5; 2.2 adds 2, 4,
  /// and 3, and removes 4.1.1 at A.
  @Test(arguments: [
    (Standard.wcag20, 61), (.wcag21, 78), (.wcag22, 86), (.iso40500, 86), (.section508, 38), (.en301549v3, 50),
    (.en301549v4, 55),
  ])
  func standardsHaveTheirCriteria(_ standard: Standard, _ count: Int) {
    #expect(SuccessCriterion.all.count(where: standard.includes) == count)
  }

  /// EN 301 549 V3.2.1 by its own table; 2.4.2 doesn't apply to software there. V4.1.1 has one clause for each criterion.
  @Test(arguments: [
    (Standard.en301549v3, "1.4.3", ["9.1.4.3", "11.1.4.3"]), (.en301549v4, "1.4.3", ["9.1.4.3", "11.1.4.3"]),
    (.en301549v3, "1.4.4", ["9.1.4.4", "11.1.4.4.1", "11.1.4.4.2"]), (.en301549v4, "1.4.4", ["9.1.4.4", "11.1.4.4"]),
    (.en301549v3, "2.5.8", []), (.en301549v4, "2.5.8", ["9.2.5.8", "11.2.5.8"]), (.en301549v4, "4.1.1", []),
    (.section508, "1.4.11", []), (.section508, "1.4.3", ["501", "504.2", "602.3"]), (.wcag22, "1.4.3", []),
  ])
  func clausesAreThoseOfTheVersion(_ standard: Standard, _ number: String, _ clauses: [String]) throws {
    #expect(standard.clauses(of: try #require(SuccessCriterion.criterion(number))) == clauses)
  }

  /// A system with a pairing that fails, 2.56:1, and one that passes.
  private static let report: AuditReport = {
    let folder = try! TemporaryFolder([
      "tokens.json": ##"""
      { "c": { "$type": "color", "ink": { "$value": "#000000" }, "gray": { "$value": "#94a3b8" }, "paper": { "$value": "#ffffff" } } }
      """##,
      "palpable.json": #"""
      { "name": "Small", "tokens": ["tokens.json"], "pairings": [{ "text": ["c.ink", "c.gray"], "on": "c.paper" }] }
      """#,
    ])
    return try! AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
  }()

  private static let text = ConformanceWriter().text(of: report)

  /// The rows of a table, each with its cells.
  private func rows(_ section: String) -> [[String]] {
    let part = Self.text.split(separator: "## \(section)\n").last?.split(separator: "\n## ").first ?? ""
    return part.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }.dropFirst().map { line in
      line.dropFirst(2).dropLast(2).split(separator: " | ", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// Levels are for the evaluation of a product; "Not Evaluated" exists at AAA only, by the terms of VPAT 2.5.
  @Test func noRowClaimsALevel() {
    for (level, count) in [("A", 32), ("AA", 24), ("AAA", 31)] {
      let rows = rows("WCAG 2.x report, level \(level)")
      #expect(rows.count == count)
      for row in rows {
        #expect(row[1] == "" || level == "AAA" && row[1] == "Not Evaluated", "\(row)")
        if row[1] == "Not Evaluated" { #expect(row[2] == "Outside this evidence.") }
      }
    }
  }

  @Test func evidenceStatesWhatFailsAndWhatIsLeftToTest() throws {
    let row = try #require(rows("WCAG 2.x report, level AA").first { $0[0].contains("1.4.3 Contrast (Minimum)") })
    #expect(row[2].hasPrefix("Evidence by `contrast-minimum` and `code-contrast`: 1 passed, 1 failed, 0 undetermined."))
    #expect(row[2].contains("Failing: c.gray on c.paper in `light`. A product that uses a failing item"))
    #expect(row[2].contains("Still to test: Text on images"))
    let keyboard = try #require(rows("WCAG 2.x report, level A").first { $0[0].contains("2.1.2 No Keyboard Trap") })
    #expect(keyboard[2] == "Outside this evidence.")
  }

  @Test(arguments: ["conforms to", "compliant", "certified", "is accessible", "Supports for"])
  func wordsOfAClaimAreMissing(_ word: String) { #expect(!Self.text.contains(word)) }

  @Test func thePageHasTheSameRows() {
    let page = ConformancePageWriter().text(of: Self.report)
    #expect(page.split(separator: "<tr").count > 87 && page.contains("Outside this evidence."))
  }
}
