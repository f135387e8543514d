import Audit
import ReportWriters
import SourceText
import TestSupport
import Testing

@testable import AuditSession

/// A report that is read back is the audit that it is about.
@Suite struct SnapshotTests {
  private static func snapshot(_ text: String, _ name: String = "") throws -> AuditSnapshot {
    try #require(try ReportReader(file: SourceFile(path: name, bytes: Array(text.utf8))).read())
  }

  @Test(arguments: LongTests.some(OutputGroup.all, 6)) func aReportIsReadAsTheAudit(_ group: OutputGroup) throws {
    for (name, report) in try SnapshotFixture.reports(group) {
      let text = JSONWriter().text(of: report)
      var read = try Self.snapshot(text)
      var again = ""
      read.write(to: &again)
      #expect(again == text, "\(name)")
      #expect(read.sections.count > 5)
      read.sections = []
      #expect(difference(AuditSnapshot(report), read) == [], "\(name)")
    }
  }

  /// The advice for undetermined touch targets, which no longer tells code that may have a frame to add one.
  private static let newAdvice = "check that the touch target is at least 44×44 pt in every case"
  private static let oldAdvice =
    "add .frame(minWidth: 44, minHeight: 44) and .contentShape(Rectangle()) inside the label"

  /// Reports that version 0.1 wrote for systems of the fixtures.
  @Test(arguments: ["families", "states", "undetermined", "view-code"])
  func aReportOfVersion1IsTheSameSnapshot(_ name: String) throws {
    let group = try #require(OutputGroup.systems.first { $0.name == "system/" + name })
    let report = try #require(try SnapshotFixture.reports(group).first?.report)
    let old = try Self.snapshot(packageText("Tests/Golden/Version1/\(name).json"))
    var new = try Self.snapshot(JSONWriter().text(of: report))
    // Rules may have been added since.
    new.keep(Set(old.rules.map(\.id)))
    let changed = new.findings.indices.filter { new.findings[$0].remedy == Self.newAdvice }
    #expect(changed.count == (name == "view-code" ? 1 : 0))
    for index in changed { new.findings[index].remedy = Self.oldAdvice }
    // Controls close together and hard-coded colors are notes now, some with other words, and after the warnings.
    let lowered: Set<String> = ["hardcoded-color", "tight-spacing"]
    for index in new.rules.indices where lowered.contains(new.rules[index].id) {
      #expect(new.rules[index].level == .note)
      new.rules[index].level = .warning
    }
    let notes = new.findings.filter { lowered.contains($0.rule) }
    #expect(notes.allSatisfy { $0.level == .note } && notes.isEmpty == (name != "view-code"))
    new.findings.removeAll { lowered.contains($0.rule) }
    for (index, finding) in old.findings.enumerated()
    where notes.contains(where: { $0.rule == finding.rule && $0.subject == finding.subject }) {
      new.findings.insert(finding, at: index)
    }
    #expect(new.findings.count == old.findings.count && new.findings.contains { $0.message == nil })
    // Version 1 has a message for every finding.
    for (index, finding) in new.findings.enumerated() where finding.message == nil {
      #expect(finding.reason == "below" && old.findings[index].message?.hasPrefix("contrast is") == true)
      new.findings[index].message = old.findings[index].message
    }
    #expect(difference(new.asOfVersion1, old.asOfVersion1) == [])
    let changes = AuditChanges(from: old, to: new)
    #expect(changes.isEmpty && changes.findings.count == old.findings.count)
  }

  /// Returns what differs between two snapshots, in few lines.
  private func difference(_ first: AuditSnapshot, _ second: AuditSnapshot) -> [String] {
    guard first != second else { return [] }
    let rows = zip(first.findings, second.findings).filter { $0 != $1 }.map { "\($0)\n\($1)" }
    let pairings = zip(first.pairings, second.pairings).filter { $0 != $1 }.map { "\($0)\n\($1)" }
    let tokens = zip(first.tokens, second.tokens).filter { $0 != $1 }.map { "\($0)\n\($1)" }
    return ["snapshots differ"] + (rows.prefix(2) + pairings.prefix(2) + tokens.prefix(2))
  }
}

extension AuditSnapshot {
  /// Keeps the rules with some identifiers, and their findings.
  fileprivate mutating func keep(_ known: Set<String>) {
    rules.removeAll { !known.contains($0.id) }
    findings.removeAll { !known.contains($0.rule) }
  }
}
