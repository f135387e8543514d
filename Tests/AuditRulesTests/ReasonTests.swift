import Audit
import AuditRules
import AuditSession
import AuditTestSupport
import Foundation
import TestSupport
import Testing

/// The reasons of verdicts: each has words, and each is reached by an example of its rule or by a fixture.
@Suite struct ReasonTests {
  private static func report(_ files: [String: String]) throws -> AuditReport {
    let folder = try TemporaryFolder(files)
    var request = AuditRequest(paths: [folder.path], root: folder.path)
    if files["baseline.json"] != nil { request.baseline = "baseline.json" }
    return try AuditSession(request).report()
  }

  /// The files of all examples and fixtures.
  private static let systems: [[String: String]] =
    RuleCatalog.all.flatMap { rule in
      let descriptor = rule.descriptor
      return (descriptor.passing + descriptor.inapplicable + descriptor.failing).map { $0.files(.hexText) }
    } + ReasonFixtures.all

  /// The reports on all of them, and the number of words that were made for their verdicts.
  private static let audited = Result {
    let words = Count()
    let reports = try Words.onMade.withValue({ words.add() }) { try systems.map { try report($0) } }
    return (reports: reports, words: words.value)
  }

  private static var reports: Result<[AuditReport], any Error> { audited.map(\.reports) }

  /// An audit compares numbers: its verdicts, counts, and decision need no sentence of any rule.
  @Test func judgingMakesNoWords() throws {
    #expect(try Self.audited.get().words == 0)
    #expect(try Self.reports.get().contains { $0.decision == .failed })
  }

  /// Also the report for programs has a reason in place of a sentence if its values say everything.
  @Test func jsonOfARatioBelowTheRequiredOneMakesNoWords() throws {
    let report = try Self.report(
      RuleExample(
        "", tokens: ["ink": "#777777", "page": "#ffffff"],
        configuration: #""pairings": [{ "text": "ink", "on": "page" }]"#
      ).files(.hexText))
    let words = Count()
    let text = Words.onMade.withValue({ words.add() }) {
      var text = ""
      AuditSnapshot(report).write(to: &text)
      return text
    }
    #expect(words.value == 0 && text.contains(#""reason":"below""#))
    #expect(!report.findings[0].message.isEmpty)
  }

  /// Only undetermined and inapplicable outcomes have a cause, and words made twice are equal.
  @Test func everyVerdictHasWords() throws {
    for report in try Self.reports.get() {
      for assessment in report.assessments {
        let (words, name) = (assessment.words, "\(assessment.rule) \(assessment.reason) on \(assessment.subject)")
        #expect(!words.message.isEmpty && words.message.last != ".", "\(name)")
        let needsCause = assessment.outcome == .cantTell || assessment.outcome == .inapplicable
        #expect((words.cause?.isEmpty == false) == needsCause, "\(name)")
        #expect(words == assessment.words, "\(name)")
        if assessment.outcome == .passed { #expect(words.remedy == nil, "\(name)") }
      }
    }
  }

  @Test func everyReasonIsReached() throws {
    var reached: [String: Set<String>] = [:]
    for report in try Self.reports.get() {
      for assessment in report.assessments { reached[assessment.rule, default: []].insert(assessment.reason) }
    }
    for rule in RuleCatalog.all {
      let missing = Self.reasons(rule).subtracting(reached[rule.descriptor.id, default: []])
      #expect(
        missing == ReasonFixtures.ofOtherUsages[rule.descriptor.id] ?? [], "\(rule.descriptor.id): \(missing.sorted())")
    }
  }

  @Test func everyReasonOfAFindingIsInTheSnapshot() throws {
    for report in try Self.reports.get() {
      let written = AuditSnapshot(report).findings.map { "\($0.rule) \($0.reason ?? "")" }
      #expect(Set(written) == Set(report.findings.map { "\($0.rule) \($0.reason)" }))
    }
  }

  private static func reasons<R: Rule>(_ rule: R.Type) -> Set<String> { Set(R.Reason.allCases.map { "\($0)" }) }
}

/// A number of calls.
private final class Count: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  var value: Int { lock.withLock { count } }
  func add() { lock.withLock { count += 1 } }
}
