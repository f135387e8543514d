import Audit
import DesignTokens
import SourceText
import Testing

@testable import ReportWriters

/// Corners of the formats for machines: empty and long texts, earlier audits, and rows of other shapes.
@Suite struct MachineDetailTests {
  private func text(_ json: JSONText) -> String {
    var text = ""
    json.write(to: &text)
    return text
  }

  /// A viewer reads "[a](b)" as a link, and GitHub takes 1,024 characters.
  @Test func textsForViewersAreNoLinks() throws {
    #expect(
      SARIFText.shown("") == "(no text)" && SARIFText.shown("[a](b)") == "[a] (b)" && SARIFText.shown("a]b") == "a]b")
    let long = try json(text(SARIFText.short(String(repeating: "a", count: 2000))))["text"]?.string ?? ""
    #expect(long.unicodeScalars.count == 1024 && long.hasSuffix("a…"))
    let exact = try json(text(SARIFText.short(String(repeating: "a", count: 1024))))["text"]?.string ?? ""
    #expect(exact == String(repeating: "a", count: 1024))
  }

  @Test(arguments: [
    ("", "."), ("a b/c.json", "a%20b/c.json"), ("a\u{1}", "a%01"), ("/a/b", "file:///a/b"), ("ü", "%C3%BC"),
  ])
  func aPathIsAReference(_ path: String, _ reference: String) {
    #expect(SARIFPlaces.reference(path) == reference)
  }

  /// A rule whose identifier has no letters, in a system without a name.
  private struct Nameless: Rule {
    static let descriptor = ReportWritersTests.descriptor("-")
    func judge(_ subject: MeasuredPairing) -> Judgement<FixtureReason>? { Judgement(.failed, .stated) }
    func words(_ judgement: Judgement<FixtureReason>, _ subject: MeasuredPairing) -> Words { Words("no") }
  }

  @Test func whatHasNoNameGetsOne() throws {
    var system = HTMLFixture().system
    system.name = ""
    let report = Auditor(rules: [.init(Nameless(), level: .error)], gate: Gate()).report(on: MeasuredSystem(system))
    let run = try #require(try json(SARIFWriter().text(of: report))["runs"]?.elements?.first)
    #expect(run["tool"]?["driver"]?["rules"]?.elements?.map { $0["name"]?.string } == ["Rule"])
    #expect(SARIFWriter().text(of: report).contains("unnamed"))
  }

  /// Without a baseline, findings are compared with the earlier audit.
  @Test func anEarlierAuditIsTheBaseline() throws {
    let report = GateExceptionFixture(hasWaivers: false, hasBaseline: false).report()
    let run = try #require(try json(SARIFWriter().text(of: report))["runs"]?.elements?.first)
    let states = Set((run["results"]?.elements ?? []).compactMap { $0["baselineState"]?.string })
    #expect(states == ["new", "unchanged", "updated"])
    let against = Set((run["results"]?.elements ?? []).compactMap { $0["properties"]?["against"]?.string })
    #expect(against.isSuperset(of: ["new", "worse"]))
    #expect(JUnitWriter().text(of: report).contains("no worse than in old.json"))
    #expect(SummaryWriter().text(of: report).contains("Since `old.json`: "))
    #expect(ConsoleWriter(usesColor: false).text(of: report).contains("old.json"))
  }

  @Test(arguments: [
    (SuppressionStatus.State.used(2), "active", 2), (.unused, "unused", 0), (.notLookedAt, "not checked", 0),
  ])
  func aSuppressionHasItsState(_ state: SuppressionStatus.State, _ word: String, _ count: Int) {
    #expect(state.word == word && state.count == count)
  }

  /// A finding without a line has its text as the path, and one that is held says by what.
  @Test func aRowHasAPlaceAndWhatHoldsIt() throws {
    func finding(_ at: String, baseline: String?) -> AuditSnapshot.Finding {
      var finding = AuditSnapshot.Finding(
        rule: "r", mode: nil, subject: .control("c"), snapshot: FindingSnapshot(.failed, measured: .infinity),
        reachesGate: true)
      finding.at = at
      if let baseline {
        var change = AuditSnapshot.Change()
        change.state = baseline
        finding.baseline = change
      }
      return finding
    }
    let findings = [
      finding("a:b.json:12:7", baseline: "same"), finding("a.json", baseline: "better"), finding("a:b", baseline: nil),
    ]
    var rows: [[String: AuditRows.Value]] = []
    AuditRows(AuditSnapshot(name: "a", findings: findings), folder: "f").forEach { values in
      rows.append(Dictionary(uniqueKeysWithValues: zip(AuditRows.columns.map(\.name), values)))
    }
    func texts(_ column: String) -> [String?] {
      rows.map { if case .text(let text)? = $0[column] { text } else { $0[column]?.plain } }
    }
    #expect(texts("path") == ["a:b.json", "a.json", "a:b"] && texts("line") == ["12", nil, nil])
    #expect(texts("heldBy") == ["baseline", "baseline", "comparison"] && texts("measured") == [nil, nil, nil])
  }

  /// A rule that is new in the newest ruleset is named where the configuration pins none.
  private struct NewRule: Rule {
    static let descriptor = RuleDescriptor(
      id: "new-rule", title: "", description: "", rationale: "", knownLimits: [], requirement: .init("none"),
      level: .error, since: .version02, passing: [], failing: [])
    func judge(_ subject: MeasuredControl) -> Judgement<FixtureReason>? { Judgement(.failed, .stated) }
    func words(_ judgement: Judgement<FixtureReason>, _ subject: MeasuredControl) -> Words { Words("no") }
  }

  @Test func aNewRulesetNamesItsRules() {
    var system = HTMLFixture().system
    system.unpinnedRuleset = GateExceptionFixture().place
    func report(_ rules: [Auditor.RuleSetting]) -> AuditReport {
      Auditor(rules: rules, gate: Gate()).report(on: MeasuredSystem(system))
    }
    let new = report([.init(NewRule(), level: .error)])
    #expect(new.newlyGatingRules.map(\.rule) == ["new-rule"] && new.newlyGatingRules.map(\.count) == [3])
    let line = "  New in ruleset 0.2: new-rule (3); \"ruleset\": \"0.1\" in palpable.json keeps the earlier rules\n"
    #expect(ConsoleWriter(usesColor: false).text(of: new).contains(line))
    #expect(report([.init(ControlIsUnknown(), level: .error)]).newlyGatingRules.isEmpty)
    #expect(NewRule.descriptor.level(in: .wcag22AA, of: .version01) == .off)
  }
}
