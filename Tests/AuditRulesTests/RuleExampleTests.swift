import Audit
import AuditSession
import AuditTestSupport
import TestSupport
import Testing

@testable import AuditRules

/// Every example of every rule, in several notations of the same values, through the whole pipeline.
@Suite struct RuleExampleTests {
  /// WCAG 2.2: 1.4.3, 1.4.6 and 1.4.11; in a mode of increased contrast text needs 1.4.6 and everything else 4.5:1.
  @Test func thresholdsAreThoseOfTheCriteria() {
    #expect(ContrastMinimum.text == 4.5 && ContrastMinimum.largeText == 3)
    #expect(ContrastEnhanced.text == 7 && ContrastEnhanced.largeText == 4.5)
    #expect(NonTextContrast.nonText == 3)
    #expect(IncreasedContrast.text == 7 && IncreasedContrast.nonText == 4.5)
    #expect(TargetSizeMinimum.side == 24 && TargetSizeEnhanced().minimum == 44)
  }

  /// What an example states: a subject that passes and none that fails, a subject that fails or is undetermined, or no subject.
  enum Statement: String, Sendable { case passes, fails, isInapplicable }

  struct Case: CustomTestStringConvertible, Sendable {
    let rule: String
    let statement: Statement
    let example: RuleExample
    var testDescription: String { "\(rule) \(statement): \(example.caption)" }
  }

  static let cases: [Case] = RuleCatalog.all.flatMap { rule -> [Case] in
    let descriptor = rule.descriptor
    return descriptor.passing.map { Case(rule: descriptor.id, statement: .passes, example: $0) }
      + descriptor.inapplicable.map { Case(rule: descriptor.id, statement: .isInapplicable, example: $0) }
      + descriptor.failing.map { Case(rule: descriptor.id, statement: .fails, example: $0) }
  }

  /// Returns what a report says of a rule; a subject that fails decides.
  static func statement(of rule: String, in report: AuditReport) -> Statement {
    let counts = report.rules.first { $0.descriptor.id == rule }?.counts ?? OutcomeCounts()
    if counts.failed + counts.cantTell > 0 { return .fails }
    return counts.passed > 0 ? .passes : .isInapplicable
  }

  @Test(arguments: LongTests.areEnabled ? ExampleDocument.Notation.allCases : [.behindAnAlias])
  func examplesHold(_ notation: ExampleDocument.Notation) throws {
    for example in Self.cases where example.example.code.isEmpty { try check(example, notation) }
  }

  private func check(_ example: Case, _ notation: ExampleDocument.Notation) throws {
    let report = try report(on: example.example, notation)
    #expect(
      Self.statement(of: example.rule, in: report) == example.statement, "\(example.testDescription)")
    for finding in report.findings where finding.rule == example.rule {
      #expect(
        !finding.message.isEmpty && finding.message.last != ".", "\(example.testDescription)")
    }
  }

  @Test func rulesAreDescribedInFull() {
    for descriptor in RuleCatalog.all.map({ $0.descriptor }) {
      #expect(!descriptor.passing.isEmpty && !descriptor.failing.isEmpty, "\(descriptor.id)")
      #expect(!descriptor.knownLimits.isEmpty && !descriptor.rationale.isEmpty, "\(descriptor.id)")
      // Only a requirement on the design is in a public document.
      #expect(descriptor.requirement.url?.hasPrefix("https://") ?? !descriptor.isAboutDesign, "\(descriptor.id)")
      #expect(descriptor.title.last != ".", "\(descriptor.id)")
    }
  }

  private func report(on example: RuleExample, _ notation: ExampleDocument.Notation) throws -> AuditReport {
    let folder = try TemporaryFolder(example.files(notation))
    var request = AuditRequest(paths: [folder.path], root: folder.path)
    if !example.baseline.isEmpty { request.baseline = "baseline.json" }
    return try AuditSession(request).report()
  }
}
