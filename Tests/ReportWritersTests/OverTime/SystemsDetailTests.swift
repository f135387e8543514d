import DesignTokens
import Testing

@testable import Audit
@testable import ReportWriters

/// The index over design systems as rows of values, on a terminal, and for systems without colors or dates.
@Suite struct SystemsDetailTests {
  private static func system(
    _ folder: String, _ gating: [Int], passed: Int = 1, report: HistoryTimeline.Report = .missing, isDated: Bool = true
  ) throws -> SystemsIndex.System {
    let entries = try gating.enumerated().map { index, count in
      HistoryEntry(
        date: try #require(CalendarDay(year: 2026, month: 1, day: 1 + index)), version: "1", name: "Name of \(folder)",
        profile: "wcag22-aa", decision: count > 0 ? .failed : .passed,
        pairings: OutcomeCounts(Array(repeating: .passed, count: passed)), gating: count, waived: 0, accepted: 0,
        rules: [], modes: [])
    }
    return try #require(
      SystemsIndex.System(folder: folder, entries: entries, report: report, page: nil, isDated: isDated))
  }

  @Test func everySystemIsARow() throws {
    let index = SystemsIndex([try Self.system("a", [3, 2]), try Self.system("b", [0], isDated: false)])
    #expect(index.kind == .history && index.tables.map(\.name) == ["systems"])
    let table = try #require(index.tables.first)
    #expect(
      table.columns == ["folder", "name", "date", "decision", "gating", "before", "passed", "failed", "cantTell"])
    var rows: [[ReportTable.Value]] = []
    table.rows { rows.append($0) }
    let counts: [ReportTable.Value] = [.number(1), .number(0), .number(0)]
    #expect(
      rows == [
        [.text("a"), .text("Name of a"), .text("2026-01-02"), .text("failed"), .number(2), .number(3)] + counts,
        [.text("b"), .text("Name of b"), .missing, .text("passed"), .number(0), .missing] + counts,
      ])
  }

  @Test func aTerminalHasTheWorstSystems() throws {
    let systems = try (0..<14).map { try Self.system("s\($0)", [1, 2]) }
    let text = SystemsSummary(index: SystemsIndex(systems)).text
    #expect(text.hasPrefix("14 of 14 design systems fail the gate.\n"))
    #expect(text.contains("more have more gate failures than before.\n") && text.hasSuffix("  and 2 more systems\n"))
    #expect(text.contains("  s0: 2 gate failures, worst: unknown: the 2026-01-02 report is missing\n"))
    let one = SystemsSummary(index: SystemsIndex([try Self.system("a", [1])])).text
    #expect(one.hasPrefix("The design system fails the gate.\n  a: 1 gate failure, worst: "))
  }

  @Test func aSystemWithoutColorsSaysWhy() throws {
    let empty = AuditSnapshot(name: "a")
    let texts = try HTMLTokens(
      SystemsIndex([try Self.system("a", [1], passed: 0), try Self.system("b", [0], report: .known(empty))]).html
    ).texts
    #expect(texts.contains("palette unknown") && texts.contains("no color tokens"))
    #expect(texts.contains("no pairings declared") && texts.contains("gate fails") && texts.contains("gate passes"))
    #expect(texts.contains("No findings."))
  }

  /// A path of a control character has two digits.
  @Test func bytesOfAnAddressHaveTwoDigits() {
    #expect(SystemsText.address("a\u{1}b", "md") == "a%01b.md")
  }

  @Test func theWorstFindingHasItsMessageOrItsValues() throws {
    var finding = AuditSnapshot.Finding(
      rule: "target-size", mode: nil, subject: .control("Save"),
      snapshot: FindingSnapshot(.failed, measured: 20, required: 44), reachesGate: true)
    finding.gates = true
    func worst() throws -> String {
      SystemsText.worst(
        try Self.system("a", [1], report: .known(AuditSnapshot(name: "a", findings: [finding])))
      ).plain
    }
    // A snapshot knows no unit of a control.
    #expect(try worst().hasPrefix("control Save: 20"))
    finding.message = "too small"
    #expect(try worst() == "control Save: too small")
  }
}
