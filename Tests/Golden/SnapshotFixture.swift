import Audit
import AuditSession
import SourceText
import TestSupport

/// The audits of the recorded fixtures.
enum SnapshotFixture {
  /// Returns the report on the files of each fixture of a group that can be audited.
  static func reports(_ group: OutputGroup) throws -> [(name: String, report: AuditReport)] {
    try group.fixtures().compactMap { fixture in
      try report(on: fixture.files).map { (fixture.name, $0) }
    }
  }

  /// Returns the report on files; nil if they can't be audited.
  static func report(on files: [String: [UInt8]], in path: String = ".") throws -> AuditReport? {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ("Sample/" + $0, $1) }))
    var request = AuditRequest(paths: [path], root: folder.path + "/Sample")
    request.date = "2026-11-21"
    var report = try? AuditSession(request).report()
    report?.findRemedies()
    return report
  }
}

extension AuditSnapshot {
  /// The snapshot without what schema version 1 lacks: reasons by name, the order of subjects, locations of pairings, and
  /// which findings are minor.
  var asOfVersion1: AuditSnapshot {
    var snapshot = self
    (snapshot.name, snapshot.sections) = ("", [])
    for index in findings.indices {
      snapshot.findings[index].reason = nil
      snapshot.findings[index].snapshot = findings[index].snapshot.asOfVersion1
      snapshot.findings[index].baseline?.earlier = findings[index].baseline?.earlier?.asOfVersion1
      snapshot.findings[index].against?.earlier = findings[index].against?.earlier?.asOfVersion1
    }
    for index in pairings.indices { snapshot.pairings[index].at = nil }
    // Version 1 linked rules about the audit itself to steps of WCAG-EM, which don't require them.
    for index in rules.indices where rules[index].url?.contains("WCAG-EM") == true { snapshot.rules[index].url = nil }
    return snapshot
  }
}

extension FindingSnapshot {
  fileprivate var asOfVersion1: FindingSnapshot {
    FindingSnapshot(kind, measured: measured, interval: interval, required: required)
  }
}
