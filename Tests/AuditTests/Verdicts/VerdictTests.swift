import Audit
import DesignTokens
import Foundation
import Testing

/// Verdicts hold numbers; words are made when a writer asks for them.
@Suite struct VerdictTests {
  private static func report(_ setting: Auditor.RuleSetting) -> AuditReport {
    var system = AuditorTests.system(
      ["ink": "#767676", "soft": "#949494", "paper": "#ffffff"],
      pairings: [AuditorTests.text("ink", on: "paper"), AuditorTests.text("soft", on: "paper")])
    system.modes = [Mode("light"), Mode("dark")]
    return Auditor(rules: [setting], gate: Gate()).report(on: MeasuredSystem(system))
  }

  @Test func wordsAreMadeOnlyWhenAsked() throws {
    let count = Count()
    let report = Self.report(Auditor.RuleSetting(Counting(count), level: .error))
    #expect(report.decision == .passed && report.findings.count == 4 && report.findingCount(.warning) == 4)
    #expect(report.pairings.map(\.outcome) == [.failed, .failed, .failed, .failed])
    #expect(count.words == 0 && count.judgements == 4)
    let finding = try #require(report.findings.last)
    #expect(finding.message == "soft needs 21 because it is below" && finding.reason == "below")
    #expect(count.words == 1 && count.judgements == 4)
  }

  /// Every number of a judgement is in the finding, and in the judgement that the words are made from.
  @Test func numbersAreKept() throws {
    let report = Self.report(Auditor.RuleSetting(Counting(Count()), level: .error))
    let finding = try #require(report.findings.first)
    #expect(finding.measured == 4 && finding.required == 21 && finding.interval == 3...5 && finding.unit == .ratio)
    #expect(finding.level == .warning && finding.isMinor && !finding.gates && finding.mode == "light")
    #expect(finding.remedy == "4.0 3.0...5.0 21.0 ratio")
  }

  /// An override under which the rule doesn't apply leaves no verdict of the rule without it.
  @Test func anOverrideMayNotApply() throws {
    var setting = Auditor.RuleSetting(Counting(Count()), level: .error)
    var other = Counting(Count())
    other.need = nil
    setting.overrides = [
      Auditor.Override(
        OverrideScope(tokens: [try PathPattern("soft")], declaration: AuditorTests.place), other, level: .error)
    ]
    let report = Self.report(setting)
    #expect(report.assessments.map(\.subject.description) == ["ink on paper", "ink on paper"])
  }

  /// The rule with the options of an override judges, so it also speaks.
  @Test func theRuleThatJudgesSpeaks() throws {
    var setting = Auditor.RuleSetting(Counting(Count()), level: .error)
    var other = Counting(Count())
    other.need = 7
    setting.overrides = [
      Auditor.Override(
        OverrideScope(tokens: [try PathPattern("soft")], declaration: AuditorTests.place), other, level: .note)
    ]
    let findings = Self.report(setting).findings
    #expect(
      findings.map { "\($0.level) \($0.message)" } == [
        "warning ink needs 21 because it is below", "warning ink needs 21 because it is below",
        "note soft needs 7 because it is below", "note soft needs 7 because it is below",
      ])
  }
}

/// Counts what a rule is asked.
private final class Count: @unchecked Sendable {
  private let lock = NSLock()
  private var counts = (judgements: 0, words: 0)

  var judgements: Int { lock.withLock { counts.judgements } }
  var words: Int { lock.withLock { counts.words } }
  func judged() { lock.withLock { counts.judgements += 1 } }
  func spoke() { lock.withLock { counts.words += 1 } }
}

private struct Counting: Rule {
  enum Reason: UInt8, VerdictReason { case enough, below }

  static let descriptor = RuleDescriptor(
    id: "counting", title: "Counts", description: "", rationale: "", knownLimits: [],
    requirement: .init("none", url: "https://example.org"), level: .error, passing: [], failing: [])
  let count: Count
  /// The required ratio; nil if the rule doesn't apply.
  var need: Double? = 21

  init() { count = Count() }
  init(_ count: Count) { self.count = count }

  func judge(_ subject: MeasuredPairing) -> Judgement<Reason>? {
    count.judged()
    guard let need else { return nil }
    return Judgement(
      .failed, .below, measured: 4, interval: 3...5, required: need, unit: .ratio, level: .warning)
  }

  func words(_ judgement: Judgement<Reason>, _ subject: MeasuredPairing) -> Words {
    count.spoke()
    let values = [
      judgement.measured.map { "\($0)" }, judgement.interval.map { "\($0)" }, judgement.required.map { "\($0)" },
      judgement.unit?.rawValue,
    ]
    return Words(
      "\(subject.foreground.path) needs \(Int(need ?? 0)) because it is \(judgement.reason)",
      remedy: values.compactMap(\.self).joined(separator: " "))
  }
}
