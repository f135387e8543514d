import Audit
import AuditSession
import TestSupport
import Testing

/// The contrast that a design system requires of itself, for all modes or for one.
@Suite struct ContrastRequirementTests {
  /// On white, the ink is 5.40:1 and the line 4.54:1, in both modes. `colorjs.io` and the WCAG formula agree on both.
  private static let tokens = ##"""
    { "c": { "$type": "color", "ink": { "$value": "#6a6a6a" }, "line": { "$value": "#767676" }, "paper": { "$value": "#ffffff" } } }
    """##

  private static let pairings =
    #""pairings": [{ "text": "c.ink", "on": "c.paper" }, { "component": "c.line", "on": "c.paper" }]"#

  private func report(_ members: String, others: [String: String] = [:]) throws -> AuditReport {
    var files = ["tokens.json": Self.tokens]
    files["palpable.json"] = #"{ "tokens": ["tokens.json"], \#(members) \#(Self.pairings) }"#
    let folder = try TemporaryFolder(files.merging(others) { $1 })
    return try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
  }

  /// The failures as `c.ink high 11`.
  private func failures(_ members: String, others: [String: String] = [:]) throws -> Set<String> {
    let findings = try report(members, others: others).findings.filter { $0.rule == "required-contrast" && $0.gates }
    return Set(
      findings.map { "\($0.pairing?.pairing.foreground.description ?? "") \($0.mode ?? "") \(Int($0.required ?? 0))" })
  }

  private static let modes = #""modes": [{ "name": "light" }, { "name": "high", "base": "light" \#(extra) }],"#
  private static let extra = #", "requirements": { "text": 11 }"#

  @Test func withoutRequirementsNothingIsChecked() throws { #expect(try failures("") == []) }

  @Test func aRequirementCountsInEveryMode() throws {
    let members =
      #""modes": [{ "name": "light" }, { "name": "high", "base": "light" }], "requirements": { "text": 6 },"#
    #expect(try failures(members) == ["c.ink light 6", "c.ink high 6"])
    #expect(try report(members).decision == .failed)
  }

  @Test func aModeHasItsOwnAndKeepsTheOthers() throws {
    #expect(try failures(Self.modes) == ["c.ink high 11"])
    #expect(
      try failures(Self.modes + #" "requirements": { "text": 6, "component": 7 },"#) == [
        "c.ink light 6", "c.ink high 11", "c.line light 7", "c.line high 7",
      ])
  }

  @Test func largeTextHasARequirementOfItsOwn() throws {
    let style = #""textStyles": { "title": { "size": 30 } }, "requirements": { "largeText": 6 },"#
    let large = #""badges": [{ "name": "Big", "text": "c.ink", "background": "c.paper", "textStyle": "title" }],"#
    #expect(try failures(style) == [])
    #expect(try failures(style + large) == ["c.ink light 6"])
  }

  @Test func aConfigurationInheritsPartByPart() throws {
    let base = #"{ "tokens": ["tokens.json"], "requirements": { "text": 6, "component": 7 } }"#
    let found = try failures(
      #""extends": "base.json", "requirements": { "component": 5 },"#, others: ["base.json": base])
    #expect(found == ["c.ink light 6", "c.line light 5"])
  }

  /// WCAG 2.2 requires 4.5 of text (1.4.3) and 3 of the rest (1.4.11); black on white is 21.
  @Test(arguments: [
    ("text", "4.49", "4.5"), ("text", "3", "4.5"), ("largeText", "2.9", "3"), ("component", "1", "3"),
    ("graphic", "-1", "3"), ("focus", "21.1", "3"), ("text", "\"high\"", "4.5"), ("text", "null", "4.5"),
  ])
  func laxerOrImpossibleRatiosAreRefused(_ part: String, _ value: String, _ least: String) throws {
    for members in [
      #""requirements": { "\#(part)": \#(value) },"#,
      #""modes": [{ "name": "light", "requirements": { "\#(part)": \#(value) } }],"#,
    ] {
      let failure = #expect(throws: AuditFailure.self) { try report(members) }
      let sentence = failure?.sentences.first ?? ""
      #expect(sentence.contains(#"expected "\#(part)" as a ratio from \#(least) (WCAG, level AA) to 21, found "#))
    }
  }

  @Test func anUnknownPartIsRefused() throws {
    let failure = #expect(throws: AuditFailure.self) { try report(#""requirements": { "texts": 7 },"#) }
    #expect(failure?.sentences.first?.contains(#"unknown key "texts"; did you mean "text"?"#) ?? false)
  }

  /// A pinned ruleset without the rule must not make a requirement silent.
  @Test func anOlderRulesetStillChecksThem() throws {
    #expect(try failures(#""ruleset": "0.1", "requirements": { "text": 6 },"#) == ["c.ink light 6"])
    #expect(
      try failures(#""ruleset": "0.1", "requirements": { "text": 6 }, "rules": { "required-contrast": "off" },"#) == [])
  }

  @Test func aRepairReachesThem() throws {
    var report = try report(#""requirements": { "text": 7 },"#)
    report.findRemedies()
    let finding = try #require(report.findings.first { $0.rule == "required-contrast" })
    // #595959 is the lightest gray of 7:1 on white (WCAG formula).
    #expect(finding.words.remedy?.contains("#595959") ?? false)
  }
}
