import Audit
import DesignTokens
import TestSupport
import Testing

/// The laws of comparing two audits.
@Suite struct AuditChangesTests {
  /// The three systems of the fixture with proposals, and two examples of each rule.
  static func audits(_ group: OutputGroup) throws -> [AuditSnapshot] {
    try group.fixtures().flatMap { fixture in
      try ["now", "bold", "soft", "passing", "failing"].compactMap { folder in
        try SnapshotFixture.report(on: fixture.files, in: folder).map { AuditSnapshot(name: folder, $0) }
      }
    }
  }

  @Test(arguments: LongTests.some(OutputGroup.all, 6)) func anAuditDoesNotDifferFromItself(_ group: OutputGroup) throws
  {
    for (name, report) in try SnapshotFixture.reports(group) {
      let snapshot = AuditSnapshot(report)
      let changes = AuditChanges(from: snapshot, to: snapshot)
      #expect(changes.isEmpty && !changes.isWorse, "\(name)")
      // Two badges may have one finding between them, but no finding is lost.
      #expect(changes.findings.count == snapshot.findings.count, "\(name)")
    }
  }

  private struct Key: Hashable {
    let rule: String
    let mode: String?
    let subject: SubjectName
  }

  @Test(
    arguments: LongTests.some(
      OutputGroup.examples + [.init(name: "proposals", fixtures: { [OutputGroup.proposals] })], 6))
  func swappingTwoAuditsSwapsTheirChanges(_ group: OutputGroup) throws {
    let audits = try Self.audits(group)
    for old in audits {
      for new in audits {
        let (forward, back) = (AuditChanges(from: old, to: new), AuditChanges(from: new, to: old))
        let renames = Dictionary(uniqueKeysWithValues: forward.renamedTokens.map { ($0.old, $0.new) })
        #expect(
          back.renamedTokens.map { "\($0.new) \($0.old)" }.sorted()
            == forward.renamedTokens.map { "\($0.old) \($0.new)" }.sorted())
        #expect(forward.addedTokens == back.removedTokens && forward.removedTokens == back.addedTokens)
        #expect(forward.addedPairings.count == back.gonePairings.count)
        func keys(_ changes: AuditChanges, _ kinds: [AuditChanges.Kind], isOld: Bool = false) -> Set<Key> {
          Set(
            changes.findings.filter { kinds.contains($0.kind) }.map { change in
              let parts = change.subject.parts.map { part in renames[TokenPath(part)]?.description ?? part }
              return Key(
                rule: change.rule, mode: change.mode,
                subject: isOld ? SubjectName(change.subject.kind, parts) : change.subject)
            })
        }
        #expect(keys(forward, [.new]) == keys(back, [.fixed, .gone]))
        #expect(keys(forward, [.fixed, .gone], isOld: true) == keys(back, [.new], isOld: true))
        // A finding of another kind or with another requirement is worse whichever is the earlier one.
        func values(_ changes: AuditChanges, _ kind: AuditChanges.Kind) -> [[Double?]] {
          changes.findings(kind).filter { $0.before?.kind == $0.now?.kind && $0.before?.required == $0.now?.required }
            .map { [$0.before?.measured, $0.now?.measured].sorted { ($0 ?? 0) < ($1 ?? 0) } }
            .sorted { ($0[0] ?? 0, $0[1] ?? 0) < ($1[0] ?? 0, $1[1] ?? 0) }
        }
        #expect(values(forward, .worse) == values(back, .better) && values(forward, .better) == values(back, .worse))
      }
    }
  }

  @Test func aRenameAloneChangesNoFinding() throws {
    let files = OutputGroup.proposals.files
    let renamed = files.mapValues { bytes in
      Array(
        String(decoding: bytes, as: UTF8.self).replacing("\"ink\"", with: "\"words\"").replacing(
          "color.ink", with: "color.words"
        ).utf8)
    }
    let old = try #require(try SnapshotFixture.report(on: files, in: "now")).snapshot
    let new = try #require(try SnapshotFixture.report(on: renamed, in: "now")).snapshot
    let changes = AuditChanges(from: old, to: new)
    #expect(changes.renamedTokens.map { "\($0.old) \($0.new)" } == ["color.ink color.words"])
    #expect(!changes.findings.isEmpty && changes.findings.allSatisfy { $0.kind == .same })
    #expect(changes.contrasts.isEmpty && changes.addedPairings.isEmpty && changes.gonePairings.isEmpty)
  }
}

extension AuditReport {
  fileprivate var snapshot: AuditSnapshot { AuditSnapshot(self) }
}
