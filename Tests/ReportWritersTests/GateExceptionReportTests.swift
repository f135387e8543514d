import Audit
import AuditRules
import DesignTokens
import SourceText
import Testing

@testable import ReportWriters

@Suite("Agreements and coverage in the reports")
struct GateExceptionReportTests {
  private let report = GateExceptionFixture().report()

  private func lines(_ writer: some ReportWriter, _ report: AuditReport? = nil) -> [String] {
    writer.text(of: report ?? self.report).split(separator: "\n").map(String.init)
  }

  private func json(_ report: AuditReport) throws -> JSONNode {
    try readJSON(SourceFile(path: "report.json", bytes: Array(JSONWriter().text(of: report).utf8)))
  }

  private func finding(_ name: String, in json: JSONNode) throws -> JSONNode {
    let subjects = try #require(json["subjects"]?.elements)
    let row = try #require(
      subjects.first {
        $0["subject"]?.elements?.map(\.string) == ["text", name, "page"] && $0["mode"]?.string == "light"
      })
    return try #require(row["findings"]?.elements?.first { $0["rule"]?.string == "contrast-minimum" })
  }

  @Test("A waived finding is shown in every format, with who waived it until when")
  func waivedIsShown() throws {
    let console = lines(ConsoleWriter())
    #expect(console.contains("    waived     light  waived on page    #999999 on #ffffff  2.84 < 4.5"))
    let texts = try HTMLTokens(HTMLWriter().text(of: report)).texts
    #expect(texts.contains(" until 2027-01-31 by design: replaced in spring"))
    let markdown = lines(MarkdownWriter())
    #expect(
      markdown.contains {
        $0.contains("waived until 2027-01-31 by design: replaced in spring") && $0.contains("**2.84**")
      })
    let waiver = try #require(finding("waived", in: json(report))["waiver"])
    #expect(waiver["owner"]?.string == "design" && waiver["expires"]?.string == "2027-01-31")
    #expect(waiver["floor"]?.number == 2.8)
  }

  @Test("The console says what was agreed in short lines")
  func consoleLines() {
    let console = lines(ConsoleWriter())
    #expect(console.contains("  2 findings are waived (next expires 2027-01-31, design) as of 2026-11-21"))
    #expect(
      console.contains(
        "  1 finding accepted by the baseline, 1 worse, 2 new; 1 entry no longer found: run once with --prune to remove it"
      ))
    // 7.00 is #595959 on white, 3.94 is #808080; beside it one more gray lost a little.
    #expect(
      console.contains {
        $0.hasPrefix("  since old.json: ")
          && $0.hasSuffix("2 pairings with less contrast (largest loss: fresh on page light 7.00 → 3.94)")
      })
    #expect(console.contains("  1 token renamed, 1 pairing no longer measured"))
  }

  @Test("A finding that gates because it got worse says from what")
  func worse() throws {
    #expect(
      lines(ConsoleWriter()).contains { $0.hasPrefix("      2.99 < 4.5 (was 3.20)  #959595 on #ffffff  on page") })
    #expect(
      lines(MarkdownWriter()).contains {
        $0.contains("worse than in the baseline: was 3.20") && $0.contains("**2.99:1**")
      })
    let texts = try HTMLTokens(HTMLWriter().text(of: report)).texts
    #expect(texts.contains { $0.contains("than in the baseline: was 3.20") })
    let worse = try finding("worse", in: json(report))
    #expect(worse["gates"]?.boolean == true && worse["baseline"]?["state"]?.string == "worse")
    #expect(worse["baseline"]?["measured"]?.number == 3.2)
    #expect(worse["against"]?["state"]?.string == "worse")
  }

  @Test("A change too small for two decimals is shown with more")
  func smallChange() throws {
    let entry = try #require(report.findings.first { $0.fingerprint.hasSuffix("/worse/page") })
    // 2.99… before and after: the third decimal differs.
    let before = try #require(entry.measured) + 0.001
    #expect(truncatedText(before) == "2.99")
    #expect(
      FindingSnapshotText.earlier(FindingSnapshot(.failed, measured: before, required: 4.5), entry).utf8.count > 4)
    #expect(
      FindingSnapshotText.earlier(FindingSnapshot(.failed, measured: before, required: 3), entry).hasSuffix(
        " when 3 was required"))
  }

  @Test("What is held back stands after what gates and is counted apart")
  func order() throws {
    let names = try HTMLTokens(HTMLWriter().text(of: report)).tags.filter { $0["data-finding"] != nil }.compactMap {
      $0["id"]
    }
    let group = names.filter { $0.contains("contrast-minimum:") && !$0.contains("waiver") && !$0.contains("baseline") }
    #expect(group.map { $0.split(separator: ":").dropLast().last } == ["worse", "fresh", "waived", "accepted", "kept"])
    let markdown = MarkdownWriter().text(of: report)
    #expect(
      markdown.contains(
        "Findings: 4 errors, 2 warnings, 5 notes. In addition, 2 are waived, 1 is accepted by the baseline, and 1 is "
          + "unchanged or better than before."))
    #expect(report.findings.count == 4 + 2 + 5 + 2 + 1 + 1)
    let json = try json(report)
    #expect(
      json["counts"]?["findings"]?["waived"]?.number == 2 && json["counts"]?["findings"]?["accepted"]?.number == 1)
  }

  @Test("Every waiver stands in a table with its state", arguments: ["active", "expired", "unused"])
  func states(_ state: String) throws {
    #expect(lines(MarkdownWriter()).contains { $0.hasPrefix("| `contrast-minimum` |") && $0.contains("| \(state) |") })
    #expect(try HTMLTokens(HTMLWriter().text(of: report)).texts.contains { $0 == state || $0 == " " + state })
  }

  @Test("Without a date no waiver is in force")
  func noDate() throws {
    var fixture = GateExceptionFixture()
    fixture.today = nil
    let report = fixture.report()
    #expect(lines(ConsoleWriter(), report).contains("  no findings are waived because no date is set"))
    #expect(lines(MarkdownWriter(), report).contains { $0.contains("| not applied |") })
    #expect(try json(report)["today"]?.string == nil)
  }

  @Test("Without agreements there is no section about them, and coverage all the same")
  func nothingAgreed() throws {
    let fixture = GateExceptionFixture(hasWaivers: false, hasBaseline: false, hasPast: false)
    let report = fixture.report()
    let tokens = try HTMLTokens(HTMLWriter().text(of: report))
    let sections = tokens.tags.filter { $0.name == "section" }.compactMap { $0["id"] }
    #expect(!sections.contains("agreements") && sections.contains("coverage"))
    let markdown = MarkdownWriter().text(of: report)
    #expect(!markdown.contains("## Waivers and baselines") && markdown.contains("## Coverage"))
    #expect(!lines(ConsoleWriter(), report).contains { $0.contains(" as of ") || $0.hasPrefix("    waived   ") })
    let json = try json(report)
    for name in ["baseline", "comparison"] { #expect(json[name]?.kind == "null") }
    #expect(json["today"] == nil)
    #expect(json["waivers"]?.elements?.isEmpty == true)
    #expect(try finding("waived", in: json)["waiver"] == nil)
  }

  @Test("The comparison names what is fixed, lost, renamed and gone")
  func comparison() throws {
    let comparison = try #require(json(report)["comparison"])
    let fixed = try #require(comparison["fixed"]?.elements)
    #expect(fixed.allSatisfy { $0["subject"]?.elements?[1].string == "strong" } && !fixed.isEmpty)
    #expect(comparison["lostMargins"]?.elements?.first?["subject"]?.elements?[1].string == "fresh")
    #expect(comparison["renamed"]?.elements?.first?["from"]?.string == "oldname")
    #expect(comparison["renamed"]?.elements?.first?["to"]?.string == "newname")
    #expect(comparison["goneSubjects"]?.elements?.map { $0["subject"]?.elements?[1].string } == ["gone"])
    let markdown = lines(MarkdownWriter())
    #expect(markdown.contains("### Since `old.json`") && markdown.contains("| `oldname` | `newname` |"))
    #expect(markdown.contains("| fixed | `contrast-minimum` | `strong on page` | `light` | 2.84 |  | 4.5 |"))
  }

  @Test("What a table leaves out is counted, and is in the JSON report")
  func longComparison() throws {
    var fixture = GateExceptionFixture()
    fixture.fixedTokenCount = 100
    let report = fixture.report()
    let changes = try #require(report.changes)
    #expect(changes.findings(.fixed).count { $0.subject.token != nil } == 100)
    let rows = ComparisonRow.rows(of: report)
    #expect(rows.count > 100)
    #expect(HTMLWriter().text(of: report).contains("\(rows.count - 60) more are in the JSON report."))
    #expect(MarkdownWriter().text(of: report).contains("`fixed99`"))
    let comparison = try json(report)["comparison"]
    #expect(comparison?["fixed"]?.elements?.count == changes.findings(.fixed).count)
  }

  @Test("An entry that is gone is named, with what to do")
  func gone() throws {
    let fingerprint = "contrast-minimum/light/text/fixed/page"
    #expect(try json(report)["baseline"]?["gone"]?.elements?.map(\.string) == [fingerprint])
    #expect(MarkdownWriter().text(of: report).contains("| `\(fingerprint)` | 2.5 |"))
    #expect(try HTMLTokens(HTMLWriter().text(of: report)).texts.contains(fingerprint))
  }

  @Test("Coverage adds up to all color tokens")
  func coverage() throws {
    let tokens = try #require(json(report)["coverage"]?["colorTokens"]?.members)
    let counts = tokens.map { ($0.name, Int($0.value.number ?? -1)) }
    // orphan is waived, lonely is not; page is paired too, under is a surface alone, primitive is behind linked.
    for (name, count) in [("waived", 1), ("reported", 1), ("surface", 1), ("alias", 1), ("total", 15)] {
      #expect(counts.first { $0.0 == name }?.1 == count, "\(name)")
    }
    #expect(counts.filter { $0.0 != "total" }.reduce(0) { $0 + $1.1 } == 15)
    #expect(
      lines(MarkdownWriter()).contains {
        $0.hasPrefix("| Color tokens | 15 | 11 in pairings, 1 only as a surface, 1 only through another token, ")
      })
  }

  @Test("The console keeps to its budget of lines")
  func budget() {
    // Two lines for each cause, and one that names the others.
    #expect(ConsoleWriter.causeCount(7, budget: 14) == 7)
    #expect(ConsoleWriter.causeCount(8, budget: 14) == 6)
    #expect(ConsoleWriter.causeCount(100, budget: 14) * 2 + 1 <= ConsoleWriter.lineBudget)
    // Two causes stay, however small the budget.
    #expect(ConsoleWriter.causeCount(40, budget: -3) == 2 && ConsoleWriter.causeCount(1, budget: -3) == 1)
    #expect(lines(ConsoleWriter()).count <= 24)
  }
}
