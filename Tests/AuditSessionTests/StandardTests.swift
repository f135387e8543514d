import Audit
import AuditRules
import AuditSession
import TestSupport
import Testing

/// The standard whose criteria count toward the gate.
@Suite struct StandardTests {
  /// A border of 1.27:1 on white fails 1.4.11, which WCAG 2.0, and with it Section 508, doesn't have; the text fails 1.4.3, which all have.
  private static let tokens = ##"""
    { "c": { "$type": "color", "gray": { "$value": "#94a3b8" }, "line": { "$value": "#e2e8f0" }, "paper": { "$value": "#ffffff" } } }
    """##

  private func report(_ text: String, _ member: String = "", standard: Standard? = nil) throws -> AuditReport {
    let folder = try TemporaryFolder([
      "tokens.json": Self.tokens,
      "palpable.json": #"{ "tokens": ["tokens.json"], \#(member) "pairings": [\#(text)] }"#,
    ])
    var request = AuditRequest(paths: [folder.path], root: folder.path)
    request.standard = standard
    return try AuditSession(request).report()
  }

  private static let text = #"{ "text": "c.gray", "on": "c.paper" }"#
  private static let border = #"{ "component": "c.line", "on": "c.paper" }"#

  @Test(arguments: [
    (Standard.wcag20, Decision.passed), (.section508, .passed), (.wcag21, .failed), (.wcag22, .failed),
    (.iso40500, .failed), (.en301549v3, .failed), (.en301549v4, .failed),
  ])
  func criteriaOutsideTheStandardDoNotGate(_ standard: Standard, _ decision: Decision) throws {
    let report = try report(Self.border, standard: standard)
    #expect(report.decision == decision)
    // It is still found.
    #expect(report.findings.contains { $0.rule == "non-text-contrast" && $0.outcome == .failed })
    #expect(try self.report(Self.text, standard: standard).decision == .failed)
    #expect(report.system.guideline == "WCAG 2.2 level AA, criteria of \(standard.shortTitle)")
  }

  @Test func theConfigurationChoosesAndTheRequestReplaces() throws {
    #expect(try report(Self.border).decision == .failed)
    #expect(try report(Self.border, #""standard": "section508","#).decision == .passed)
    #expect(try report(Self.border, #""standard": "section508","#, standard: .wcag22).decision == .failed)
    // A level of the team's own wins.
    let level = #""standard": "section508", "rules": { "non-text-contrast": "error" },"#
    #expect(try report(Self.border, level).decision == .failed)
  }

  @Test func anUnknownStandardIsRefused() throws {
    let failure = #expect(throws: AuditFailure.self) { try report(Self.border, #""standard": "section580","#) }
    let sentence = failure?.sentences.first ?? ""
    #expect(sentence.contains("unknown standard \"section580\" (available: wcag20, "))
    #expect(sentence.contains("did you mean \"section508\"?"))
  }

  @Test func criteriaOfTheStandardComeFirst() throws {
    let report = try report(Self.border, standard: .section508)
    let numbers = CriterionResult.results(of: report).map(\.criterion)
    #expect(numbers.prefix(38).allSatisfy(Standard.section508.includes))
    #expect(numbers.count == SuccessCriterion.all.count)
  }

  /// Guidance of a platform isn't part of a standard, and stays as it is.
  @Test func platformGuidanceStays() {
    for (own, rule) in zip(
      RuleCatalog.settings(for: .appleHIG, standard: .section508), RuleCatalog.settings(for: .appleHIG))
    {
      let descriptor = type(of: rule.rule).descriptor
      if descriptor.isPlatformGuidance || descriptor.criteria.isEmpty {
        #expect(own.level == rule.level, "\(descriptor.id)")
      }
      #expect(own.level <= rule.level)
    }
  }
}
