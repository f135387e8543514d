import Audit
import AuditSession
import Foundation
import TestSupport
import Testing

/// One more source file never removes a finding silently.
///
/// Tries 2,000 pairs of files if long tests are enabled, otherwise 40.
@Suite struct AddedFileScaledTests {
  private static let count = LongTests.count(40, long: 2_000)
  private static let firstSeed: UInt64 = 20_261_121

  /// What became of a pair.
  private struct Outcome {
    var gating = 0
    var isError = false
    var removed = 0
    var fault: String?
  }

  @Test func noFindingIsRemovedSilently() throws {
    var (gating, errors, removed) = (0, 0, 0)
    for number in 0..<Self.count {
      let seed = Self.firstSeed + UInt64(number)
      let pair = GeneratedPair(seed: seed)
      let outcome = try Self.outcome(of: pair)
      gating += outcome.gating
      removed += outcome.removed
      if outcome.isError { errors += 1 }
      if let fault = outcome.fault { Issue.record("seed \(seed): \(fault)\n\(pair.first)\n---\n\(pair.added)") }
    }
    // Else the property would say little.
    #expect(gating > Self.count / 2)
    #expect(removed > 0)
    #expect(errors * 4 < Self.count)
  }

  private static func outcome(of pair: GeneratedPair) throws -> Outcome {
    let folder = try TemporaryFolder(
      ["palpable.json": pair.configuration, "A.swift": pair.first].merging(pair.documents) { $1 })
    let session = AuditSession(AuditRequest(paths: [folder.path], root: folder.path))
    let before = try session.report().findings.filter(\.gates)
    var outcome = Outcome(gating: before.count)
    try folder.write(pair.added, to: "B.swift")
    let report: AuditReport
    do { report = try session.report() } catch {
      outcome.isError = true
      let isNamed = error.sentences.allSatisfy { $0.contains("A.swift:") && $0.contains("B.swift:") }
      if !isNamed { outcome.fault = "an error that does not name both places: \(error.sentences)" }
      return outcome
    }
    let after = Set(report.findings.filter(\.gates).map(key))
    let gone = before.filter { !after.contains(key($0)) }
    outcome.removed = gone.count
    guard let first = gone.first else { return outcome }
    let words = Set(pair.first.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    if !pair.visibleNames.contains(where: words.contains) {
      outcome.fault = "\(key(first)) is gone, and the added file declares nothing that it depends on"
    } else if !said(by: report).contains(where: { $0.contains("B.swift") }) {
      outcome.fault = "\(key(first)) is gone, and nothing names the added file"
    }
    return outcome
  }

  /// What stays the same of a finding when a name changes: its rule, its place and its mode.
  private static func key(_ finding: Finding) -> String {
    let place = finding.location.map { "\($0.path):\($0.line):\($0.column)" } ?? "-"
    return "\(finding.rule) \(finding.mode ?? "") \(place)"
  }

  /// What a report says of findings and of what could not be read, and where its tokens stand.
  private static func said(by report: AuditReport) -> [String] {
    var said = report.notices.map { "\($0.location?.path ?? "") \($0.message)" }
    for finding in report.findings {
      if let cause = finding.cause { said.append(cause) }
      said.append(finding.message)
      said += finding.related.map { "\($0.location.path)" }
    }
    return said + report.system.tokens.tokens.map(\.location.path)
  }
}
