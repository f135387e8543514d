import DesignTokens
import Testing

@testable import Audit
@testable import ReportWriters

/// The story of a comparison: its sentences, and what the page draws.
@Suite struct ComparisonPageTests {
  private static func subject(_ name: String) -> SubjectName {
    .pairing(foreground: TokenPath(name), background: "page", backdrops: [], usage: .text, textStyle: nil)
  }

  /// Findings that fail the gate, and warnings on controls.
  private static func audit(
    _ name: String, gate: [String], controls: [String] = [], warnings: [String] = [],
    measured: [String] = ["a", "b", "c", "d"],
    colors: [String: String] = [:]
  ) -> AuditSnapshot {
    func finding(_ subject: SubjectName, _ level: Level) -> AuditSnapshot.Finding {
      var finding = AuditSnapshot.Finding(
        rule: subject.usage == nil ? "target-size" : "contrast-minimum", mode: "light", subject: subject,
        snapshot: FindingSnapshot(.failed, measured: 2, required: 4.5), reachesGate: level == .error)
      finding.level = level
      return finding
    }
    var audit = AuditSnapshot(
      name: name,
      findings: gate.map { finding(subject($0), .error) } + controls.map { finding(.control($0), .error) }
        + warnings.map { finding(.control($0), .warning) },
      pairings: measured.map { front in
        var pairing = AuditSnapshot.Pairing(
          mode: "light", subject: subject(front), ratio: gate.contains(front) ? 2 : 5, required: 4.5,
          colors: [colors[front] ?? "#000000", "#ffffff"])
        pairing.outcome = gate.contains(front) ? .failed : .passed
        return pairing
      },
      tokens: measured.map {
        AuditSnapshot.Token(TokenPath($0), [.init(mode: "light", hex: colors[$0] ?? "#000000", space: "srgb")])
      })
    audit.modes = [.init("light")]
    return audit
  }

  private static func text(_ old: AuditSnapshot, _ new: AuditSnapshot) -> ComparisonText {
    ComparisonText(changes: AuditChanges(from: old, to: new))
  }

  @Test(
    arguments: [
      (
        ["a", "b"], ["b"], "2 → 1 gate failures: 1 fixed, 0 new", "1 gate failure is fixed, and none is new.",
        "1 remains, about contrast."
      ),
      (
        ["a", "b"], [], "2 → 0 gate failures: 2 fixed, 0 new", "2 gate failures are fixed, and none is new.",
        "Nothing fails the gate after."
      ),
      (
        ["a"], ["b", "c"], "1 → 2 gate failures: 1 fixed, 2 new", "1 gate failure is fixed, and 2 are new.", nil
      ),
      ([], ["b"], "0 → 1 gate failures: 0 fixed, 1 new", "1 gate failure is new, and none is fixed.", nil),
      (
        ["a", "b"], ["a", "b"], "2 → 2 gate failures: 0 fixed, 0 new", "No gate failure is fixed or new.",
        "2 remain, all of them about contrast."
      ),
      ([], [], "0 → 0 gate failures: 0 fixed, 0 new", "Nothing fails the gate, before or after.", nil),
    ] as [([String], [String], String, String, String?)])
  func theStoryFollowsFromTheNumbers(
    _ before: [String], _ after: [String], _ story: String, _ headline: String, _ remainder: String?
  ) {
    let text = Self.text(Self.audit("old", gate: before), Self.audit("new", gate: after))
    #expect(text.story == story && text.headline == headline && text.remainder == remainder)
  }

  @Test(
    arguments: [
      (["a", "b", "c"], ["b", "d"], "2 gate failures are fixed, 1 is new, and 1 is worse."),
      (["b", "c"], ["b"], "1 gate failure is fixed, 1 is worse, and none is new."),
      (["b"], ["b"], "1 gate failure is worse, none is fixed, and none is new."),
    ])
  func worseGateFailuresAreInTheHeadline(_ before: [String], _ after: [String], _ headline: String) throws {
    let old = Self.audit("old", gate: before)
    var new = Self.audit("new", gate: after)
    let index = try #require(new.findings.firstIndex { $0.subject == Self.subject("b") })
    new.findings[index].snapshot = FindingSnapshot(.failed, measured: 1.5, required: 4.5)
    let text = Self.text(old, new)
    #expect(text.headline == headline && text.story.hasSuffix(", 1 worse"))
    let page = proposalText("html", of: Proposals([new], for: old))
    #expect(!page.contains("No finding is new or worse."))
  }

  @Test func whatIsNoLongerCheckedIsNotFixed() {
    let text = Self.text(
      Self.audit("old", gate: ["a", "b"], controls: ["x"]),
      Self.audit("new", gate: [], controls: ["x"], measured: ["b"]))
    #expect(text.story == "3 → 1 gate failures: 1 fixed, 0 new, 1 no longer counted")
    #expect(
      text.remainder == "1 remains, not about contrast. "
        + "1 is no longer counted, because of its level or because it isn't checked.")
  }

  /// A finding that was a warning and now fails the gate is new at the gate, and no warning stays.
  @Test func levelsAreCountedApart() {
    let old = Self.audit("old", gate: ["a"], warnings: ["x", "y"])
    let levels = AuditChanges(from: old, to: Self.audit("new", gate: ["a"], controls: ["x"], warnings: ["z"])).levels
    #expect(levels.map(\.level) == [nil, .error, .warning])
    #expect(levels.map(\.before) == [1, 1, 1] && levels.map(\.after) == [2, 0, 1])
    #expect(levels[0].stays == 1 && levels[0].new == 1 && levels[2].fixed == 1 && levels[2].new == 1)
  }

  @Test func thePageLeadsWithBothNumbers() throws {
    let proposals = Proposals(
      [Self.audit("new", gate: ["b"], colors: ["a": "#111111", "d": "#222222"])],
      for: Self.audit("old", gate: ["a", "b"]))
    let tokens = try HTMLTokens(proposalText("html", of: proposals))
    let texts = tokens.texts.filter { $0 != "\n" }
    let start = try #require(texts.firstIndex(of: "Gate failures: "))
    #expect(Array(texts[start..<start + 4]) == ["Gate failures: ", "2", " to ", "1"])
    // One pairing passes after, which its token owns; another token changes nothing.
    #expect(
      texts.contains {
        $0.hasPrefix("2 tokens, with the required pairings whose outcome changes: 1 passes after, 0 fail after.")
      })
    #expect(texts.contains("2.00 → 5.00"))
    #expect(tokens.tags.contains { $0["aria-label"] == "#000000 becomes #111111" })
    #expect(texts.contains { $0.hasPrefix("No required pairing changes its outcome because of ") })
    let bars = tokens.tags.filter { $0["class"] == "bars" }.compactMap { $0["aria-label"] }
    #expect(bars == ["1 stays, 0 new, 1 fixed, 0 no longer counted"])
    #expect(texts.contains("Remaining gate failures (1)") && texts.contains("No finding is new or worse."))
  }

  @Test func textsLeadWithTheStory() {
    let old = Self.audit("old", gate: ["a", "b"])
    let (good, bad) = (Self.audit("good", gate: ["b"]), Self.audit("bad", gate: ["a", "b", "c"]))
    let one = Proposals([good], for: old)
    #expect(
      proposalText("console", of: one).hasPrefix("good: 2 → 1 gate failures: 1 fixed, 0 new; not worse than old\n"))
    #expect(
      proposalText("markdown", of: one).contains(
        "\n\n**2 → 1 gate failures: 1 fixed, 0 new**. All findings: 1 fixed, 1 stays, 0 new.\n"))
    let two = proposalText("markdown", of: Proposals([bad, good], for: old))
    #expect(two.contains("`good` is first of 2. **2 → 1 gate failures: 1 fixed, 0 new**."))
    let page = proposalText("html", of: Proposals([bad, good], for: old))
    #expect(page.contains(" is first of 2: 1 gate failure, 2 before."))
    #expect(page.contains("1 of 2 has new or worse gate failures."))
  }

  @Test func authoritiesAreComparedByState() {
    func result(_ failures: Int, warnings: Int = 0) -> AuthorityResult {
      var result = AuthorityResult(authority: .wcag)
      (result.failures, result.warnings, result.checks) = (failures, warnings, 9)
      return result
    }
    #expect(ComparisonText.word(result(2), before: result(25)) == "Still fails")
    #expect(ComparisonText.counts(result(2), before: result(25)) == "25 → 2 failures")
    #expect(ComparisonText.word(result(0), before: result(1)) == "Passes")
    #expect(ComparisonText.counts(result(0), before: result(1)) == "before: fails; 1 → 0 failures")
    #expect(ComparisonText.counts(result(0, warnings: 3), before: result(0, warnings: 3)) == "3 warnings, as before")
    #expect(ComparisonText.counts(result(0), before: result(0)) == "9 checks, no findings")
  }
}
