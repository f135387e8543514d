import Audit
import AuditSession
import ReportWriters
import SourceText
import TestSupport
import Testing

/// Reports of large systems stay small, grow with the system and not with its square, and say what they leave out.
@Suite(.serialized, .enabled(if: LongTests.areEnabled)) struct ReportSizeLongTests {
  /// Tokens of which each is text on the same four surfaces; most of the pairings fail.
  static func report(_ count: Int) throws -> AuditReport {
    let surfaces = ["ffffff", "e2e8f0", "94a3b8", "64748b"].enumerated().map {
      "\"s\($0.offset)\": { \"$value\": \(value($0.element)) }"
    }
    let tokens = (0..<count).map { index in
      let part = { (step: Int) in String(40 + index * step % 180 + 256, radix: 16).dropFirst() }
      return "\"t\(index)\": { \"$value\": \(value(part(7) + part(11) + part(13))) }"
    }
    let folder = try TemporaryFolder([
      "t.json": "{ \"$type\": \"color\", \"surface\": { \(surfaces.joined(separator: ", ")) }, \"color\": {\n"
        + tokens.joined(separator: ",\n") + "\n} }",
      "palpable.json": """
      { "tokens": ["t.json"], "modes": [{ "name": "light" }],
        "pairings": [{ "text": "color.*", "on": ["surface.s0", "surface.s1", "surface.s2", "surface.s3"] }] }
      """,
    ])
    var report = try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
    report.findRemedies()
    return report
  }

  /// A color as an object, whose hexadecimal notation needs no notice.
  private static func value(_ hex: some StringProtocol) -> String {
    let digits = Array(hex)
    let parts = stride(from: 0, to: 6, by: 2).map { Double(Int(String(digits[$0..<$0 + 2]), radix: 16) ?? 0) / 255 }
    return "{ \"colorSpace\": \"srgb\", \"components\": [\(parts.map { "\($0)" }.joined(separator: ", "))] }"
  }

  @Test func reportsOfFiveThousandTokensAreSmall() throws {
    let report = try Self.report(5_000)
    #expect(report.pairings.count == 20_000 && report.findings.count > 25_000)
    let html = HTMLWriter().text(of: report)
    #expect(html.utf8.count <= 3_000_000)
    // The page counts what each of its lists leaves out.
    let left = html.split(separator: " in report.json").dropLast().compactMap { part in
      part.split { !$0.isNumber }.last.flatMap { Int($0) }
    }
    #expect(left.reduce(0, +) > report.findings.count - 1_000)
    #expect(html.contains("19700 more are in report.json"))
    #expect(html.contains("4764 more tokens are in report.json."))
    let markdown = MarkdownWriter().text(of: report)
    #expect(markdown.utf8.count <= 1_000_000)
    #expect(markdown.contains("<summary>The first 300 of 20000 measurements</summary>"))
    #expect(markdown.contains("\n19700 more are in report.json.\n"))
    #expect(markdown.contains("\n4764 more are in report.json.\n"))
    // 150 causes are listed; of those with several cases, the rows of 300 cases. What is left out is counted.
    let causes = report.findingGroups.blocking
    #expect(markdown.contains("\n\(causes.count - 150) more are in report.json.\n"))
    let folded = causes.filter { $0.cases.count > 1 }
    var (rows, shown) = (0, 0)
    while rows < 300 {
      rows += min(40, folded[shown].cases.count)
      shown += 1
    }
    let rest = folded.dropFirst(shown)
    let count = rest.reduce(0) { $0 + $1.count }
    #expect(markdown.contains("\n\(count) findings of \(rest.count) more causes are only in report.json.\n"))
    for rule in report.rules {
      let count = report.findings.count { $0.rule == rule.descriptor.id && !$0.gates }
      guard count > 1_000 else { continue }
      #expect(markdown.contains("\n\(count - 40) more are in report.json.\n"), "\(rule.descriptor.id)")
    }
  }

  /// What other reports leave out is in `report.json`, which stays small nevertheless.
  @Test func theWholeIsInTheJSONReport() throws {
    let report = try Self.report(5_000)
    let text = JSONWriter().text(of: report)
    #expect(text.utf8.count <= 10_000_000)
    let file = SourceFile(path: "report.json", bytes: Array(text.utf8))
    let snapshot = try AuditSnapshot(name: "", reading: readJSON(file))
    #expect(snapshot.pairings.count == report.pairings.count && snapshot.tokens.count == 5_004)
    #expect(snapshot.findings.map(\.fingerprint) == report.findings.map(\.fingerprint))
    #expect(
      zip(snapshot.findings, report.findings).allSatisfy { $0.snapshot == FindingSnapshot($1) && $0.gates == $1.gates })
    #expect(AuditChanges(from: snapshot, to: AuditSnapshot(report)).isEmpty)
  }

  @Test func reportsGrowWithTheSystem() throws {
    let (small, large) = (try Self.report(200), try Self.report(800))
    for writer in ReportWriters.all {
      let format = type(of: writer).format.id
      var sizes = (small: 0, large: 0)
      func ratio() -> Double {
        let before = processorSeconds { sizes.small = writer.text(of: small).utf8.count }
        return processorSeconds { sizes.large = writer.text(of: large).utf8.count } / max(before, 0.05)
      }
      // Four times the tokens may take five times as long; other programs can slow one run.
      let isFast = (0..<3).contains { _ in ratio() <= 5 }
      #expect(isFast, "\(format)")
      #expect(sizes.large <= 5 * sizes.small, "\(format): \(sizes)")
    }
  }
}
