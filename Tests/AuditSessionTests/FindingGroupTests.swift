import Audit
import AuditSession
import DesignTokens
import TestSupport
import Testing

/// What findings are grouped by, what the three authorities say, and the plan of an audit.
@Suite struct FindingGroupTests {
  private static let tokens = """
    { "$type": "color",
      "page": { "$value": "#ffffff" }, "card": { "$value": "#ffffff" }, "tint": { "$value": "#f4f4f4" },
      "gray": { "$value": "#8a8a8a" }, "muted": { "$value": "{gray}" }, "hint": { "$value": "{gray}" },
      "body": { "$value": "#111111" }, "label": { "$value": "#ffffff" }, "brand": { "$value": "#ffd54a" } }
    """
  private static let dark = """
    { "$type": "color", "page": { "$value": "#101010" }, "card": { "$value": "#101010" }, "body": { "$value": "#eeeeee" } }
    """

  private static func report(_ configuration: String) throws -> (AuditReport, AuditSession) {
    let folder = try TemporaryFolder(["light.json": tokens, "dark.json": dark, "palpable.json": configuration])
    let session = AuditSession(AuditRequest(paths: [folder.path], root: folder.path))
    var report = try session.report()
    report.plan = session.plan(for: report)
    return (report, session)
  }

  private static func configuration(_ pairings: String, _ more: String = "") -> String {
    """
    { "tokens": ["light.json", { "path": "dark.json", "mode": "dark" }],
      "modes": [{ "name": "light" }, { "name": "dark", "scheme": "dark", "base": "light" }],
      "surfaces": ["page", "card"], "pairings": [\(pairings)]\(more) }
    """
  }

  /// The console shows the first case of a cause without looking for the others.
  @Test func theFirstCaseIsTheSameAlone() throws {
    let pairings = """
      { "text": ["muted", "hint", "body"], "on": ["page", "card", "tint"] }, { "text": "label", "on": "brand" }
      """
    let (report, _) = try Self.report(Self.configuration(pairings))
    let groups = report.findingGroups.blocking
    #expect(groups.contains { $0.cases.count > 1 } && groups.contains { $0.cases[0].findings.count > 1 })
    for group in groups { #expect(report.firstCase(of: group.findings) == group.cases[0]) }
  }

  /// Findings are counted by level as if each were asked.
  @Test func otherFindingsAreCountedByLevel() throws {
    let waiver = """
      , "waivers": [{ "rule": "contrast-minimum", "subject": "muted on **", "reason": "a", "owner": "b", "expires": "2099-01-01" }]
      """
    for more in ["", waiver] {
      let (report, _) = try Self.report(
        Self.configuration(#"{ "text": ["muted", "hint"], "on": ["page", "tint"] }"#, more))
      let others = report.findings.filter { !$0.gates && !$0.isHeld }
      #expect(report.findings.contains { $0.isHeld } == !more.isEmpty && !others.isEmpty)
      for level in Level.allCases {
        #expect(report.otherFindingCounts[level] == others.count { $0.level == level })
      }
    }
  }

  private func owners(_ report: AuditReport) -> [String] {
    report.findingGroups.blocking.map { group in
      switch group.owner {
      case .token(let path): "\(path) \(group.cause) \(group.modes.joined(separator: "+")) \(group.count)"
      case .family(let path, let count): "\(path) \(count)"
      case .subject(let subject): "\(subject)"
      case .file(let path): path
      case .files(let folder, let count): "\(folder) \(count)"
      }
    }
  }

  @Test func aTokenBehindTwoAliasesOwnsTheirFailures() throws {
    let (report, _) = try Self.report(Self.configuration(#"{ "text": ["muted", "hint"], "on": ["page", "card"] }"#))
    // 3.45:1 on white; 5.51:1 on #101010 passes.
    #expect(owners(report) == ["gray tooLight light 4"])
    let group = try #require(report.findingGroups.blocking.first)
    // Page and card have one color, so they are one case for each alias.
    #expect(group.cases.map(\.findings.count) == [2, 2])
  }

  @Test func anAliasAloneIsKnownByItsOwnName() throws {
    let (report, _) = try Self.report(Self.configuration(#"{ "text": "muted", "on": "page" }"#))
    #expect(owners(report) == ["muted tooLight light 1"])
  }

  @Test func theSideWithoutAValueOwnsTheFailure() throws {
    let (report, _) = try Self.report(Self.configuration(#"{ "text": "body", "on": ["page", "tint"] }"#))
    #expect(owners(report) == ["tint fallback dark 1"])
    #expect(report.findingGroups.blocking.first?.isBackground == true)
  }

  @Test func whiteTextOnALightButtonIsTheButtonsFault() throws {
    let (report, _) = try Self.report(Self.configuration(#"{ "text": "label", "on": "brand" }"#))
    // Both modes show the same two values, so dark is no case of its own.
    #expect(owners(report) == ["brand tooLight light 1", "brand fallback dark 1"])
  }

  @Test func modesWithTheSameColorsAreOneCase() throws {
    let (report, _) = try Self.report(
      #"""
      { "tokens": ["light.json"], "modes": [{ "name": "a" }, { "name": "b" }],
        "pairings": [{ "text": "gray", "on": "page" }] }
      """#)
    let group = try #require(report.findingGroups.blocking.first)
    #expect(group.cases.map(\.modes) == [["a", "b"]] || report.findingGroups.blocking.count == 2)
  }

  @Test func whatDoesNotBlockIsGroupedByRule() throws {
    let (report, _) = try Self.report(Self.configuration(#"{ "text": "body", "on": "page" }"#))
    let groups = report.findingGroups
    #expect(groups.blocking.isEmpty && groups.held.isEmpty)
    #expect(groups.others.reduce(0) { $0 + $1.findings.count } == report.findings.count)
    #expect(groups.others(.warning).contains { $0.rule == "mode-coverage" })
  }

  @Test func aWaiverHidesNoFailureOfWCAG() throws {
    let waiver = """
      , "waivers": [{ "rule": "contrast-minimum", "subject": "muted on page", "reason": "r", "owner": "o",
        "expires": "2999-01-01" }]
      """
    let (report, _) = try Self.report(Self.configuration(#"{ "text": "muted", "on": "page" }"#, waiver))
    #expect(report.decision == .passed)
    let wcag = try #require(report.authorityResults.first { $0.authority == .wcag })
    #expect(wcag.state == .fails && wcag.failures == 1)
  }

  @Test func aLoweredLevelHidesNoFailureOfWCAG() throws {
    let (report, _) = try Self.report(
      Self.configuration(#"{ "text": "muted", "on": "page" }"#, #", "rules": { "contrast-minimum": "note" }"#))
    #expect(report.authorityResults.first?.state == .fails)
    let (off, _) = try Self.report(
      Self.configuration(#"{ "text": "muted", "on": "page" }"#, #", "rules": { "contrast-minimum": "off" }"#))
    #expect(off.authorityResults.first?.state == .undetermined)
    #expect(off.authorityResults.first?.rulesThatAreOff == ["contrast-minimum"])
  }

  @Test func appleTargetsArePlatformGuidanceUnlessTheProfileAsksForThem() throws {
    let control = #", "controls": [{ "name": "A", "width": 30, "height": 30, "target": [30, 30] }]"#
    let (report, _) = try Self.report(Self.configuration(#"{ "text": "body", "on": "page" }"#, control))
    let states = Dictionary(uniqueKeysWithValues: report.authorityResults.map { ($0.authority, $0.state) })
    #expect(states[.wcag] != .fails && states[.platform] == .fails)
    let (strict, _) = try Self.report(
      Self.configuration(#"{ "text": "body", "on": "page" }"#, control + #", "profile": "wcag22-aaa""#))
    #expect(strict.authorityResults.first?.state == .fails)
  }

  @Test func thePlanFixesWhatFailsAndItsPatchesAreOfTheFiles() throws {
    let (report, _) = try Self.report(
      Self.configuration(
        #"{ "text": ["muted", "hint"], "on": ["page", "card"] }, { "text": "body", "on": ["page", "tint"] }"#))
    let plan = try #require(report.plan)
    #expect(plan.failing == 5 && plan.fixed == 5 && plan.remaining.isEmpty)
    #expect(!plan.steps.isEmpty)
    for step in plan.steps {
      #expect(!step.changes.isEmpty && !step.fixed.isEmpty)
      for pair in step.fixed {
        #expect(try #require(pair.before.lowestRatio) < pair.required)
        #expect(try #require(pair.after?.lowestRatio) >= pair.required)
      }
      let patch = try #require(step.patch)
      #expect(patch.contains("+++ b/light.json") || patch.contains("+++ b/dark.json"))
    }
  }

  @Test func withoutAFailingPairingThereIsNoPlan() throws {
    let (report, _) = try Self.report(Self.configuration(#"{ "text": "body", "on": "page" }"#))
    #expect(report.plan == nil)
  }

  @Test func aSystemBeyondTheBudgetNamesNoSteps() throws {
    // 1,300 pairings that fail.
    let colors = (0..<1_300).map { ##""t\##($0)": { "$value": "#999999" }"## }.joined(separator: ",")
    let folder = try TemporaryFolder([
      "t.json": ##"{ "$type": "color", "page": { "$value": "#ffffff" }, "c": { \##(colors) } }"##,
      "palpable.json": #"{ "tokens": ["t.json"], "pairings": [{ "text": "c.*", "on": "page" }] }"#,
    ])
    let session = AuditSession(AuditRequest(paths: [folder.path], root: folder.path))
    let plan = try #require(session.plan(for: try session.report()))
    #expect(plan.isBeyondBudget && plan.steps.isEmpty && plan.failing == 1_300)
  }

  /// Rules that overrides turn off for some subjects leave their criterion undecided.
  @Test func anOverrideHidesNoUncheckedText() throws {
    let (report, _) = try Self.report(
      Self.configuration(
        #"{ "text": ["muted", "body"], "on": "page" }"#,
        #", "overrides": [{ "tokens": ["muted"], "rules": { "contrast-minimum": "off", "contrast-enhanced": "off" } }]"#
      ))
    let wcag = try #require(report.authorityResults.first)
    #expect(wcag.state == .undetermined && wcag.unchecked == ["1.4.3"])
  }

  @Test func appleLargeTextIsNotWCAGs() throws {
    let (report, _) = try Self.report(
      Self.configuration(#"{ "text": "body", "on": "page" }"#, #", "profile": "apple-hig""#))
    #expect(report.authorityResults.first?.unchecked == ["1.4.3"])
  }

  @Test func aNoteThatFailsTheGateFailsItsAuthority() throws {
    let folder = try TemporaryFolder([
      "t.json": ##"{ "$type": "color", "page": { "$value": "#ffffff" }, "text": { "$value": "#767676" } }"##,
      "palpable.json": #"{ "tokens": ["t.json"], "pairings": [{ "text": "text", "on": "page" }] }"#,
    ])
    var request = AuditRequest(paths: [folder.path], root: folder.path)
    request.gate.failOn = .note
    let report = try AuditSession(request).report()
    #expect(report.decision == .failed)
    #expect(report.authorityResults.contains { $0.state == .fails })
  }

  /// The alias has no value in dark either, but its color comes from a primitive that lacks one.
  @Test func aFallbackBehindAnAliasIsNotTheAliasesOwn() throws {
    let (report, _) = try Self.report(Self.configuration(#"{ "text": "muted", "on": ["page", "tint"] }"#))
    #expect(report.findingGroups.blocking.allSatisfy { $0.cause != .fallback })
  }

  /// Black at 10 % on white is a light surface.
  @Test func directionsAreThoseOfWhatIsSeen() throws {
    let folder = try TemporaryFolder([
      "t.css": ":root{--text:#999;--page:#fff;--tint:rgba(0,0,0,.1)}",
      "palpable.json":
        #"{ "tokens": ["t.css"], "pairings": [{ "text": "text", "on": ["page", "tint"], "over": "page" }] }"#,
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    #expect(report.findingGroups.blocking.map(\.cause) == [.tooLight])
  }
}
