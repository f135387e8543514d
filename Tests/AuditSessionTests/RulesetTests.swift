import Audit
import AuditRules
import AuditSession
import SourceText
import TestSupport
import Testing

/// A pinned ruleset keeps the rules and levels of its version.
@Suite struct RulesetTests {
  /// The rules of 0.1.0 with their levels, as its rule reference lists them; `unread-code` replaces an error that stopped every audit.
  static let first: [Level: Set<String>] = [
    .error: [
      "broad-waiver", "contrast-minimum", "expired-waiver", "invalid-suppression", "non-text-contrast",
      "outdated-baseline", "resize-text", "source-drift", "target-size-enhanced", "target-size-minimum",
      "text-clipping", "unread-code", "unlabelled-image-button",
    ],
    .warning: [
      "double-scaling", "dynamic-type-cap", "fixed-font", "hardcoded-color", "increased-contrast",
      "minimum-text-size", "mode-coverage", "pairing-coverage", "primitive-token-in-view", "reflow", "small-target",
      "tap-gesture-on-view", "target-overlap", "target-spacing", "tight-spacing", "token-tiers",
      "unused-suppression", "unused-waiver", "use-of-color",
    ],
    .note: [
      "contrast-enhanced", "control-padding", "focus-appearance", "fragile-pass", "large-text-stability",
      "line-height", "minimum-control-size", "state-change", "text-order", "text-style-drift",
    ],
  ]

  @Test func firstRuleset() {
    let settings = RuleCatalog.settings(for: .wcag22AA, in: .version01)
    for level in [Level.error, .warning, .note] {
      let found = Set(settings.filter { $0.level == level }.map(\.id))
      let added = found.subtracting(Self.first[level] ?? [])
      #expect(added.isEmpty, "rules that 0.1 didn't have at level \(level) need since: .version02 or earlierLevels")
      #expect(found.isSuperset(of: Self.first[level] ?? []), "rules of 0.1 at level \(level) need earlierLevels")
    }
  }

  @Test func currentRuleset() throws {
    let current = RuleCatalog.settings(for: .wcag22AA)
    for id in ["code-contrast", "empty-control-label", "label-wording"] {
      #expect(try #require(RuleCatalog.rule(id)).descriptor.since == .version02)
      #expect(try #require(current.first { $0.id == id }).level > .off)
    }
    #expect(
      Ruleset.current == .version02 && Ruleset.current.previous == .version01 && Ruleset.version01.previous == nil)
  }

  @Test func earlierLevels() {
    func level(_ earlier: [Ruleset: Level], _ ruleset: Ruleset) -> Level {
      RuleDescriptor(
        id: "a", title: "", description: "", rationale: "", knownLimits: [], requirement: .init(""), level: .note,
        earlierLevels: earlier, passing: [], failing: []
      ).level(in: .wcag22AA, of: ruleset)
    }
    #expect(level([:], .version01) == .note && level([:], .version02) == .note)
    #expect(level([.version01: .error], .version01) == .error && level([.version01: .error], .version02) == .note)
  }

  // MARK: Configurations

  private static let view = """
    struct A: View { var body: some View { Text(t).foregroundColor(Color.white).background(Color.white) } }
    """

  private func report(_ members: String, isStrict: Bool = true) throws -> AuditReport {
    let folder = try TemporaryFolder([
      "palpable.json": "{\n  \(members)\n  \"code\": [\"A.swift\"]\n}", "A.swift": Self.view,
    ])
    var request = AuditRequest(paths: [folder.path], root: folder.path)
    request.gate.isStrict = isStrict
    return try AuditSession(request).report()
  }

  private func rules(_ report: AuditReport) -> Set<String> { Set(report.findings.map(\.rule)) }

  @Test func pinned() throws {
    #expect(try rules(report("")).contains("code-contrast"))
    #expect(try rules(report(#""ruleset": "0.2","#)).contains("code-contrast"))
    #expect(try !rules(report(#""ruleset": "0.1","#)).contains("code-contrast"))
    // A configured rule runs in every ruleset.
    #expect(try rules(report(#""ruleset": "0.1", "rules": { "code-contrast": "note" },"#)).contains("code-contrast"))
  }

  @Test func newlyGatingRulesAreListed() throws {
    let notice =
      "rules of ruleset 0.2 newly fail the gate: code-contrast (1); set \"ruleset\" to \"0.1\" to keep the earlier rules, or to \"0.2\""
    let report = try report("")
    #expect(report.newlyGatingRules.map { "\($0.rule) \($0.count)" } == ["code-contrast 1"])
    #expect(report.notices.map(\.message).contains(notice))
    let pinned = try self.report(#""ruleset": "0.2","#)
    #expect(
      pinned.decision == .failed && pinned.newlyGatingRules.isEmpty && !pinned.notices.map(\.message).contains(notice))
    #expect(try self.report("", isStrict: false).newlyGatingRules.isEmpty)
    #expect(try self.report(#""rules": { "code-contrast": "error" },"#).newlyGatingRules.isEmpty)
  }

  @Test func extendedRuleset() throws {
    let folder = try TemporaryFolder([
      "base.json": #"{ "ruleset": "0.1" }"#, "A.swift": Self.view,
      "palpable.json": #"{ "extends": "base.json", "code": ["A.swift"] }"#,
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    #expect(report.system.ruleset == .version01 && !rules(report).contains("code-contrast"))
  }
}
