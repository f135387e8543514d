import Audit
import AuditRules
import AuditSession
import AuditTestSupport
import TestSupport
import Testing

/// The reasons of verdicts: each has words, and each is reached by an example of its rule or by a fixture.
@Suite struct ReasonTests {
  private static func report(_ example: RuleExample) throws -> AuditReport {
    let folder = try TemporaryFolder(example.files(.hexText))
    var request = AuditRequest(paths: [folder.path], root: folder.path)
    if !example.baseline.isEmpty { request.baseline = "baseline.json" }
    return try AuditSession(request).report()
  }

  private static let reports = Result {
    try RuleCatalog.all.flatMap { rule in
      let descriptor = rule.descriptor
      return try (descriptor.passing + descriptor.inapplicable + descriptor.failing).map { try report($0) }
    } + ReasonFixtures.all.map { try report($0) }
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
      let expected = Set(ReasonFixtures.elsewhere[rule.descriptor.id] ?? [])
      #expect(missing == expected, "\(rule.descriptor.id): \(missing.sorted())")
    }
  }

  private static func reasons<R: Rule>(_ rule: R.Type) -> Set<String> { Set(R.Reason.allCases.map { "\($0)" }) }
}
