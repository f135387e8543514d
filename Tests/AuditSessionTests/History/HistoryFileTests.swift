import Audit
import AuditSession
import TestSupport
import Testing

/// The lines of a history: written, read back, in any order, and with faults.
@Suite struct HistoryFileTests {
  private func entry(_ day: String, gating: Int = 1, name: String = "A") throws -> HistoryEntry {
    HistoryEntry(
      date: try #require(CalendarDay(day)), version: "0.1.0", name: name, profile: "wcag22-aa", decision: .failed,
      pairings: OutcomeCounts([.passed, .failed, .cantTell]), gating: gating, waived: 2, accepted: 3,
      rules: [.init("contrast-minimum", failed: 4, cantTell: 5, gating: gating)],
      modes: [.init("li\"ght\u{202E}\n", failed: 6), .init(nil, failed: 7)])
  }

  private func read(_ text: String) throws -> HistoryFile {
    let folder = try TemporaryFolder(["h/history.jsonl": text])
    return try AuditSession(AuditRequest(paths: ["."], root: folder.path)).history(in: "h")
  }

  @Test func whatIsWrittenIsReadBack() throws {
    let file = HistoryFile([try entry("2026-02-01"), try entry("2026-01-01", name: "a\u{301}\u{2028}")])
    #expect(file.text.utf8.count { $0 == UInt8(ascii: "\n") } == 2)
    #expect(try read(file.text).entries == file.entries)
    #expect(file.entries.map(\.date.description) == ["2026-01-01", "2026-02-01"])
  }

  @Test func aSecondReportOfADayTakesThePlaceOfTheFirst() throws {
    let file = HistoryFile([try entry("2026-01-01"), try entry("2026-02-01")])
    let again = file.adding(try entry("2026-01-01", gating: 9))
    #expect(again.entries.map(\.gating) == [9, 1])
    // The line of the other day stays byte for byte.
    #expect(again.text.split(separator: "\n")[1] == file.text.split(separator: "\n")[1])
  }

  @Test("Two branches merge: lines in any order, a day twice, empty lines, carriage returns")
  func mergedFilesAreRead() throws {
    let lines = try [entry("2026-03-01"), entry("2026-01-01"), entry("2026-03-01", gating: 7)].map {
      HistoryFile([$0]).text.dropLast()
    }
    let merged = try read(lines.joined(separator: "\r\n\n") + "\n")
    #expect(merged.entries.map(\.gating) == [1, 7])
  }

  @Test func otherFindingsAreCountedByLevel() throws {
    let old = try entry("2026-01-01")
    let new = HistoryEntry(
      date: try #require(CalendarDay("2026-02-01")), version: "0.1.0", name: "A", profile: "wcag22-aa",
      decision: .passed, pairings: OutcomeCounts(), gating: 0,
      others: HistoryEntry.Others(errors: 1, warnings: 2, notes: 3), waived: 1, accepted: 0, rules: [], modes: [])
    let file = HistoryFile([old, new])
    #expect(try read(file.text).entries == [old, new])
    #expect(file.text.contains(#""others": {"error": 1, "warning": 2, "note": 3}"#))
    #expect(throws: AuditFailure.self) { try read(file.text.replacing(#""warning": 2"#, with: #""warning": "2""#)) }
  }

  @Test func noFileIsAnEmptyHistory() throws {
    let folder = try TemporaryFolder()
    #expect(try AuditSession(AuditRequest(paths: ["."], root: folder.path)).history(in: "h").entries.isEmpty)
  }

  @Test(
    "A fault is named with its line",
    arguments: [
      ("<<<<<<< ours", "h/history.jsonl:2:1: "), ("[]", "h/history.jsonl:2:1: expected a history line"),
      (#"{"schemaVersion": -7}"#, "h/history.jsonl:2:19: expected \"schemaVersion\" 1"),
      (#"{"schemaVersion": 2}"#, "h/history.jsonl:2:19: expected \"schemaVersion\" 1"),
      (#"{"schemaVersion": 1, "date": "2026-02-30"}"#, "h/history.jsonl:2:30: "),
      (#"{"schemaVersion": 1, "date": "2026-02-03", "decision": "perhaps"}"#, "h/history.jsonl:2:56: "),
    ])
  func faultsAreNamed(_ line: String, _ start: String) throws {
    let text = HistoryFile([try entry("2026-01-01")]).text + line + "\n"
    do {
      _ = try read(text)
      Issue.record("it was read")
    } catch let failure as AuditFailure {
      #expect(failure.sentences.count == 1)
      #expect(failure.sentences[0].hasPrefix(start), "\(failure.sentences)")
    }
  }

  @Test(arguments: [
    "gating", "waived", "accepted", "failed", "cantTell", "rules", "modes", "version", "name", "profile",
  ])
  func everyMemberIsNeeded(_ member: String) throws {
    let line = HistoryFile([try entry("2026-01-01")]).text
    let without = line.replacing("\"\(member)\"", with: "\"other\"")
    #expect(throws: AuditFailure.self) { try read(without) }
    #expect(throws: AuditFailure.self) {
      try read(line.replacing("\"\(member)\": ", with: "\"\(member)\": -0.5e1, \"x\": "))
    }
  }
}
