import Audit
import AuditCommand
import ReportWriters
import TestSupport
import Testing

/// A report format is its file and a name in the list: nothing else knows of the one that is added here.
@Suite struct SampleReportTests {
  private static func tokens(_ muted: String) -> String {
    ##"{ "$type": "color", "page": { "$value": "#ffffff" }, "muted": { "$value": "\##(muted)" } }"##
  }

  private func folder() throws -> TemporaryFolder {
    let configuration = #"{ "tokens": ["tokens.json"], "pairings": [{ "text": "muted", "on": "page" }] }"#
    return try TemporaryFolder([
      "palpable.json": configuration, "tokens.json": Self.tokens("#777777"), "new/palpable.json": configuration,
      "new/tokens.json": Self.tokens("#000000"),
    ])
  }

  private func added<Result>(_ run: () throws -> Result) rethrows -> Result {
    try ReportWriters.added.withValue([TableWriter()], operation: run)
  }

  /// Returns the rows of a table, each with its values by column.
  private func rows(_ table: String, _ folder: TemporaryFolder, _ path: String) throws -> [[String: String]] {
    let lines = String(decoding: try folder.bytes(of: path), as: UTF8.self).split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let start = try #require(lines.firstIndex(of: ["palpable", table]))
    let names = lines[start + 1]
    return lines[(start + 2)...].prefix { $0.first != "palpable" }.map {
      Dictionary(zip(names, $0)) { first, _ in first }
    }
  }

  @Test(arguments: ["audit", "lint", "compare", "fix"])
  func itIsUnknownUntilItIsInTheList(_ command: String) throws {
    let folder = try folder()
    let unknown = palpable(command, ".", "new", "--format", "tables=out.csv", in: folder)
    #expect(unknown.exitCode == .impossible && unknown.status.contains(#"invalid value "tables""#), "\(unknown.status)")
    #expect(!palpable("help", command, in: folder).output.contains("tables"))
    added {
      #expect(palpable("help", command, in: folder).output.contains("tables"))
      #expect(palpable("completions", "fish", in: folder).output.contains("tables for a spreadsheet"))
    }
  }

  @Test func itTakesAnAudit() throws {
    let folder = try folder()
    added { #expect(palpable("audit", "--no-reports", "--format", "tables=out.csv", in: folder).exitCode == .failed) }
    let findings = try rows("findings", folder, "out.csv").filter { $0["gates"] == "yes" }
    #expect(findings.map { $0["rule"] } == ["contrast-minimum"])
    #expect(findings[0]["subject"] == "muted on page" && findings[0]["required"] == "4.5")
    // The ratio of #777777 on white, by the formula of WCAG 2.2.
    #expect(findings[0]["measured"]?.hasPrefix("4.478") == true)
    #expect(try rows("pairings", folder, "out.csv").map { $0["outcome"] } == ["failed"])
  }

  @Test func itTakesAComparison() throws {
    let folder = try folder()
    added { #expect(palpable("compare", ".", "new", "--format", "tables=out.csv", in: folder).exitCode == .passed) }
    #expect(try rows("proposals", folder, "out.csv").map { $0["worse"] } == ["no"])
    let colors = try rows("colors", folder, "out.csv")
    #expect(colors.map { [$0["before"], $0["after"]] } == [["#777777", "#000000"]])
    #expect(try Set(rows("findings", folder, "out.csv").map { $0["change"] }) == ["fixed"])
    #expect(try rows("contrasts", folder, "out.csv").map { $0["after"] } == ["21.0"])
  }

  @Test func itTakesARepair() throws {
    let folder = try folder()
    added { #expect(palpable("fix", "--format", "tables=out.csv", in: folder).exitCode == .passed) }
    #expect(try rows("changes", folder, "out.csv").map { $0["token"] } == ["muted"])
    let pairings = try rows("pairings", folder, "out.csv")
    #expect(pairings.map { [$0["passesBefore"], $0["passesAfter"]] } == [["no", "yes"]])
  }

  @Test func itTakesAHistory() throws {
    let folder = try folder()
    for day in ["2026-01-01", "2026-01-02"] {
      added { #expect(palpable("report", "--history", "h", "--date", day, in: folder).exitCode == .failed) }
    }
    let reports = try rows("reports", folder, "h/index.csv")
    #expect(reports.map { $0["date"] } == ["2026-01-01", "2026-01-02"] && reports[0]["gating"] == "1.0")
  }

  /// A report of an earlier run is gone after a run that fails; another file with its name isn't.
  @Test(arguments: [("audit", "palpable,findings\n", true), ("fix", "palpable,", true), ("audit", "a,b\n", false)])
  func itRecognizesItsOwnFiles(_ command: String, _ text: String, _ isOwn: Bool) throws {
    let folder = try folder()
    try folder.write("{", to: "tokens.json")
    try folder.write(text, to: "out.csv")
    added { #expect(palpable(command, "--format", "tables=out.csv", in: folder).exitCode == .impossible) }
    #expect(((try? folder.bytes(of: "out.csv")) == nil) == isOwn)
  }

  /// Help lists the text formats of a comparison first; an audit's formats are in the order of the list.
  @Test func everyKindOfResultsHasItsFormats() {
    func ids(_ kind: ReportKind) -> [String] {
      ReportWriters.writers(for: kind).map { type(of: $0).format.id }
    }
    #expect(ids(.audit) == ReportWriters.all.map { type(of: $0).format.id })
    #expect(ids(.comparison) == ["console", "markdown", "html", "json"] && ids(.repair) == ids(.comparison))
    #expect(ids(.history) == ["html", "markdown"])
    added { for kind in ReportKind.allCases { #expect(ids(kind).last == "tables") } }
  }
}
