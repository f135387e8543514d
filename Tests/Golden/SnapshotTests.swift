import Audit
import ReportWriters
import SourceText
import TestSupport
import Testing

@testable import AuditSession

/// A report that is read back is the audit that it is about.
@Suite struct SnapshotTests {
  @Test(arguments: LongTests.some(OutputGroup.all, 6))
  func aReportOfVersion1IsReadAsTheAudit(_ group: OutputGroup) throws {
    for (name, report) in try SnapshotFixture.reports(group) {
      let file = SourceFile(path: "report.json", bytes: Array(JSONWriter().text(of: report).utf8))
      let read = try #require(try SnapshotV1(file: file).read())
      var audit = AuditSnapshot(report)
      // Version 1 has a message for every finding.
      #expect(audit.findings.count == read.findings.count, "\(name)")
      for (index, finding) in audit.findings.enumerated() where finding.message == nil {
        #expect(finding.reason == "below" && read.findings[index].message?.contains("contrast is") == true)
        audit.findings[index].message = read.findings[index].message
      }
      let differences = difference(audit.asOfVersion1, read.asOfVersion1)
      #expect(differences == [], "\(name)")
    }
  }

  /// Returns what differs between two snapshots, as few lines as possible.
  private func difference(_ first: AuditSnapshot, _ second: AuditSnapshot) -> [String] {
    guard first != second else { return [] }
    let rows = zip(first.findings, second.findings).filter { $0 != $1 }.map { "\($0)\n\($1)" }
    let pairings = zip(first.pairings, second.pairings).filter { $0 != $1 }.map { "\($0)\n\($1)" }
    let tokens = zip(first.tokens, second.tokens).filter { $0 != $1 }.map { "\($0)\n\($1)" }
    return ["snapshots differ"] + (rows.prefix(2) + pairings.prefix(2) + tokens.prefix(2))
  }
}
