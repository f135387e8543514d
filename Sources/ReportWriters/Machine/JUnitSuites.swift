import Audit
import SourceText

/// The subjects of an audit as test suites, one per rule.
///
/// Failed and undetermined subjects precede passed ones, then those that are not applicable.
struct JUnitSuites {
  /// A rule with its tests.
  struct Suite {
    let rule: RuleDescriptor
    let level: Level
    var tests: [Test] = []
  }

  /// A subject that a rule checked.
  struct Test {
    enum Result {
      case passed
      case failed(type: String, message: String, details: [String])
      case skipped(String)
    }

    let name: String
    let result: Result

    var isFailure: Bool {
      if case .failed = result { true } else { false }
    }
    var isSkipped: Bool {
      if case .skipped = result { true } else { false }
    }
  }

  /// The outcomes of a rule's subjects that have no test of their own.
  private struct UnlistedOutcomes {
    var gating = 0
    var findings = 0
    var passed: Int
    var inapplicable: Int
  }

  private(set) var suites: [Suite] = []

  private let report: AuditReport
  private let indices: [String: Int]
  private var unlisted: [UnlistedOutcomes]
  private var names: [[String: Int]]
  private var budget: Int

  init(_ report: AuditReport, limit: Int) {
    self.report = report
    budget = limit
    suites = report.rules.map { Suite(rule: $0.descriptor, level: $0.level) }
    unlisted = report.rules.map { UnlistedOutcomes(passed: $0.counts.passed, inapplicable: $0.counts.inapplicable) }
    names = Array(repeating: [:], count: report.rules.count)
    indices = Dictionary(firstOf: report.rules.enumerated().map { ($1.descriptor.id, $0) })
    for finding in report.findings { add(finding) }
    for (subject, mode, assessments) in subjects {
      for assessment in assessments { add(assessment, subject, mode) }
    }
    for index in suites.indices { addRest(to: index) }
    suites.removeAll(where: \.tests.isEmpty)
  }

  /// The subjects whose passed results the report contains individually.
  private var subjects: [(SubjectName, String?, [Assessment])] {
    report.pairings.map { ($0.measured.subjectName, $0.measured.modeName, $0.assessments) }
      + report.textStyles.map { ($0.measured.subjectName, $0.measured.modeName, $0.assessments) }
      + report.controls.map { ($0.measured.subjectName, nil, $0.assessments) }
      + report.frames.filter { !$0.frame.isControl }.map { (.container($0.frame.name), nil, $0.assessments) }
  }

  /// Adds a test for a finding: failed if it fails the gate, otherwise skipped with a reason.
  private mutating func add(_ finding: Finding) {
    guard let index = indices[finding.rule] else { return }
    guard budget > 0 else {
      if finding.gates { unlisted[index].gating += 1 } else { unlisted[index].findings += 1 }
      return
    }
    let statement = finding.statement(in: report)
    let place = report.place(of: finding)
    guard finding.gates else {
      let prefix = finding.isHeldBack ? "" : "\(finding.level.rawValue), does not fail the gate: "
      return add(.skipped(prefix + statement), named: finding.title, to: index)
    }
    let details =
      [statement, "\(place.path):\(place.line):\(place.column)"]
      + finding.related.map { "\($0.message): \($0.location.path):\($0.location.line):\($0.location.column)" }
    add(
      .failed(type: finding.outcome.name, message: statement, details: details), named: finding.title, to: index)
  }

  private mutating func add(_ assessment: Assessment, _ subject: SubjectName, _ mode: String?) {
    guard budget > 0, let index = indices[assessment.rule] else { return }
    switch assessment.outcome {
    case .passed:
      unlisted[index].passed -= 1
      add(.passed, named: subject.title(in: mode), to: index)
    case .inapplicable:
      unlisted[index].inapplicable -= 1
      add(.skipped("not applicable: \(assessment.cause ?? "")"), named: subject.title(in: mode), to: index)
    case .failed, .cantTell: break
    }
  }

  /// Adds a test; numbers duplicate names within a suite.
  private mutating func add(_ result: Test.Result, named name: String, to index: Int) {
    let visible = name.madeVisible
    let turn = names[index][visible, default: 0] + 1
    names[index][visible] = turn
    suites[index].tests.append(Test(name: turn == 1 ? visible : "\(visible) (\(turn))", result: result))
    budget -= 1
  }

  /// Adds counts of subjects without a test: those that the report doesn't list, and those above the limit.
  private mutating func addRest(to index: Int) {
    let rest = unlisted[index]
    func name(_ count: Int, _ what: String) -> String {
      "\(count) more \(count == 1 ? "subject" : "subjects"), \(what)"
    }
    if rest.gating > 0 {
      let text = name(rest.gating, "failing the gate")
      add(.failed(type: "failed", message: text, details: [text]), named: text, to: index)
    }
    if rest.findings > 0 {
      add(
        .skipped("has a finding that does not fail the gate"), named: name(rest.findings, "with a finding"), to: index)
    }
    if rest.passed > 0 { add(.passed, named: name(rest.passed, "passing"), to: index) }
    if rest.inapplicable > 0 {
      add(.skipped("not applicable"), named: name(rest.inapplicable, "not applicable"), to: index)
    }
  }
}
