import DesignTokens
import Testing

@testable import Audit
@testable import ReportWriters

/// Parts of a comparison that only some audits have: dates, authorities, levels, and more tokens than a page shows.
@Suite struct ComparisonDetailTests {
  private static func subject(_ front: String, on back: String = "page", _ usage: Pairing.Usage = .text) -> SubjectName
  {
    .pairing(foreground: TokenPath(front), background: TokenPath(back), backdrops: [], usage: usage, textStyle: nil)
  }

  /// A pairing of each name, which passes or fails, on a page.
  private static func audit(
    _ names: [String], on back: String = "page", passes: Bool, colors: [(String, String)], modes: [String] = ["light"]
  ) -> AuditSnapshot {
    var audit = AuditSnapshot(
      name: passes ? "new" : "old",
      pairings: names.map { name in
        var pairing = AuditSnapshot.Pairing(
          mode: modes[0], subject: subject(name, on: back), ratio: passes ? 5 : 3, required: 4.5,
          colors: [passes ? "#111111" : "#999999", "#ffffff"])
        pairing.outcome = passes ? .passed : .failed
        return pairing
      },
      tokens: colors.map { name, hex in
        .init(TokenPath(name), modes.map { .init(mode: $0, hex: hex, space: "srgb") })
      })
    audit.modes = modes.map { .init($0) }
    return audit
  }

  private static func texts(_ old: AuditSnapshot, _ new: AuditSnapshot) throws -> [String] {
    try HTMLTokens(proposalText("html", of: Proposals([new], for: old))).texts
  }

  /// 30 tokens are 6 more than the page lists, and 20 without another outcome are more than it names.
  @Test func manyTokensAreNamedOrCounted() throws {
    let (names, others) = ((0..<30).map { "t\($0)" }, (0..<20).map { "o\($0)" })
    func audit(_ passes: Bool, _ hex: String) -> AuditSnapshot {
      Self.audit(names, passes: passes, colors: (names + others).map { ($0, hex) })
    }
    let texts = try Self.texts(audit(false, "#999999"), audit(true, "#111111"))
    #expect(texts.contains { $0.hasPrefix("50 tokens, ") && $0.contains("30 pass after, 0 fail after.") })
    #expect(texts.contains { $0.hasPrefix("Also changed: ") })
    #expect(texts.contains { $0.hasSuffix(", and 14 more.") })
    let worse = try Self.texts(audit(true, "#111111"), audit(false, "#999999"))
    #expect(worse.contains { $0.contains("0 pass after, 30 fail after.") } && worse.contains(", fails after,"))
  }

  @Test func onePairingFails() throws {
    let (old, new) = (
      Self.audit(["a"], passes: true, colors: [("a", "#111111")]),
      Self.audit(["a"], passes: false, colors: [("a", "#999999")])
    )
    #expect(try Self.texts(old, new).contains { $0.contains("0 pass after, 1 fails after.") })
  }

  /// Only the background changed, so it owns the pairings; six of eight are listed.
  @Test func aBackgroundOwnsItsPairings() throws {
    let names = (0..<8).map { "t\($0)" }
    func audit(_ passes: Bool, _ hex: String) -> AuditSnapshot {
      Self.audit(
        names, on: "card", passes: passes, colors: names.map { ($0, "#000000") } + [("card", hex)],
        modes: ["light", "dark"])
    }
    let texts = try Self.texts(audit(false, "#777777"), audit(true, "#ffffff"))
    #expect(texts.contains { $0.hasPrefix("1 token, ") } && texts.contains("and 2 more"))
    #expect(texts.contains { $0.contains(" under ") } && texts.contains("3.00 → 5.00"))
  }

  @Test func auditsWithDatesAreComparedByThem() throws {
    var (old, new) = (Self.audit([], passes: false, colors: []), Self.audit([], passes: true, colors: []))
    (old.date, new.date) = ("2026-01-01", "2026-02-03")
    #expect(try Self.texts(old, new).contains("Feb 3, 2026 compared with Jan 1, 2026"))
    new.date = old.date
    #expect(try !Self.texts(old, new).contains { $0.hasSuffix("compared with Jan 1, 2026") })
    #expect(ProposalStory(proposals: Proposals([], for: old)).line.plain == "")
    #expect(ProposalStory(proposals: Proposals([], for: old)).story.headline.plain == "Nothing is compared.")
  }

  @Test func modesThatDifferAreACaveat() {
    let (old, new) = (
      Self.audit([], passes: false, colors: []), Self.audit([], passes: true, colors: [], modes: ["dark"])
    )
    #expect(Proposals([new], for: old).caveats == ["The audited modes differ"])
  }

  private static func result(
    _ authority: Authority = .wcag, failures: Int = 0, undetermined: Int = 0, checks: Int = 0
  ) -> AuthorityResult {
    var result = AuthorityResult(authority: authority)
    (result.failures, result.undetermined, result.checks) = (failures, undetermined, checks)
    return result
  }

  @Test func anAuthorityKeepsItsState() {
    let words = [
      (Self.result(failures: 1), "Still fails"), (Self.result(undetermined: 1, checks: 1), "Still undetermined"),
      (Self.result(checks: 1), "Still passes"), (Self.result(), "Not checked"),
    ]
    for (result, word) in words { #expect(ComparisonText.word(result, before: result) == word) }
    #expect(ComparisonText.word(Self.result(failures: 1), before: nil) == "Fails")
    #expect(ComparisonText.counts(Self.result(failures: 1), before: nil) == "1 failure")
  }

  @Test(arguments: [("wcag22-aaa", "WCAG 2.2 AAA"), ("wcag22-aa", "WCAG 2.2 AA")])
  func anAuthorityHasTheLevelOfTheProfile(_ profile: String, _ title: String) throws {
    var (old, new) = (Self.audit([], passes: false, colors: []), Self.audit([], passes: true, colors: []))
    old.authorities.results = [Self.result(failures: 1)]
    new.authorities.results = [Self.result(failures: 1), Self.result(.platform, checks: 1), Self.result(.house)]
    new.profile = profile
    let texts = try Self.texts(old, new)
    #expect(texts.contains(title) && texts.contains("Platform guidance") && texts.contains("House rules"))
  }

  /// New findings stand by their level, whatever their order was.
  @Test func newFindingsStandByTheirLevel() throws {
    let levels: [(Level, Bool)] = [(.note, false), (.warning, false), (.error, false), (.error, true)]
    var new = Self.audit([], passes: true, colors: [])
    new.findings = levels.enumerated().map { index, level in
      var finding = AuditSnapshot.Finding(
        rule: "target-size", mode: nil, subject: .control("c\(index)"),
        snapshot: FindingSnapshot(.failed, measured: 20, required: 44), reachesGate: level.1)
      finding.level = level.0
      return finding
    }
    let texts = try Self.texts(Self.audit([], passes: false, colors: []), new)
    let start = try #require(texts.firstIndex(of: "New or worse (4)"))
    #expect(texts[start...].filter { ["c0", "c1", "c2", "c3"].contains($0) }.prefix(4) == ["c3", "c2", "c1", "c0"])
    #expect(texts.contains("Other errors") && texts.contains("Warnings") && texts.contains("Notes"))
  }

  /// Rows after the limit of a page are counted.
  @Test func manyPairingsAreCut() throws {
    let names = (0..<303).map { "t\($0)" }
    let texts = try Self.texts(
      Self.audit(names, passes: false, colors: []), Self.audit(names, passes: true, colors: []))
    #expect(texts.contains("3 more are in the JSON format."))
  }
}
