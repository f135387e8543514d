import Audit
import AuditSession
import ColorScience
import DesignTokens
import TestSupport
import Testing

/// Which change is proposed for a failing pairing: the one that breaks nothing, at the token that owns the value.
@Suite struct RemedyTests {
  private func report(_ sheet: String, _ members: String) throws -> AuditReport {
    let folder = try TemporaryFolder([
      "a.css": sheet, "palpable.json": "{ \"tokens\": [\"a.css\"], \(members) }",
    ])
    return try reportWithRemedies(AuditRequest(paths: ["."], root: folder.path))
  }

  /// The finding on a pairing that gates.
  private func finding(_ subject: String, _ mode: String? = nil, in report: AuditReport) throws -> Finding {
    try #require(
      report.findings.first { $0.gates && $0.subject.description == subject && (mode == nil || $0.mode == mode) })
  }

  /// #767676 is the lightest gray with 4.5:1 on white.
  @Test func theTokenThatOwnsTheValueIsNamed() throws {
    let report = try report(
      ":root { --gray: #999999; --hint: var(--gray); --paper: #ffffff; }",
      "\"pairings\": [{ \"text\": \"hint\", \"on\": \"paper\" }]")
    let finding = try finding("hint on paper", in: report)
    #expect(finding.remedy == "change gray to #767676 (4.54:1; fixes 1, breaks 0)")
    let proposal = try #require(finding.proposals.first)
    #expect(proposal.kind == .changed && proposal.token == "gray" && proposal.mode == nil)
  }

  @Test func whatAllFailOnIsFixedForAll() throws {
    let report = try report(
      ":root { --gray: #999999; --hint: var(--gray); --note: var(--gray); --paper: #ffffff; }",
      "\"pairings\": [{ \"text\": [\"hint\", \"note\"], \"on\": \"paper\" }]")
    #expect(try finding("note on paper", in: report).remedy == "change gray to #767676 (4.54:1; fixes 2, breaks 0)")
  }

  /// #999999 has 3.6:1 to 6.8:1 on the veil, so it is undetermined; #767676 has at most 4.25:1 and would fail.
  @Test func anUndeterminedPairingMustNotFail() throws {
    let report = try report(
      ":root { --hint: #999999; --paper: #ffffff; --veil: rgb(17 17 17 / 0.8); }",
      "\"pairings\": [{ \"text\": \"hint\", \"on\": [\"paper\", \"veil\"] }], \"locked\": [\"paper\", \"veil\"]")
    let finding = try finding("hint on paper", in: report)
    #expect(finding.proposals.isEmpty)
    #expect(finding.remedy?.contains("no single color change") == true)
    let undetermined = report.findings.first { $0.subject.description == "hint on veil" && $0.gates }
    #expect(undetermined?.outcome == .cantTell)
  }

  /// #999999 has 6.1:1 on #1a1a1a and #767676 only 3.8:1, so the gray itself can't change.
  private static let shared =
    ":root { --gray: #999999; --hint: var(--gray); --label: var(--gray); --paper: #ffffff; --night: #1a1a1a; }"
  private static let sharedPairings =
    "\"pairings\": [{ \"text\": \"hint\", \"on\": \"paper\" }, { \"text\": \"label\", \"on\": \"night\" }], \"locked\": [\"paper\"]"

  @Test func anAliasIsReplacedWhereItsTargetIsShared() throws {
    let report = try report(Self.shared, Self.sharedPairings)
    let finding = try finding("hint on paper", in: report)
    #expect(finding.remedy == "replace the alias of hint with #767676 (4.54:1; fixes 1, breaks 0)")
  }

  @Test func tiersForbidALiteral() throws {
    let report = try report(
      Self.shared, Self.sharedPairings + ", \"tiers\": { \"primitive\": \"gray\", \"alias\": \"hint\" }")
    let finding = try finding("hint on paper", in: report)
    #expect(finding.proposals.isEmpty)
    #expect(finding.remedy == "no single color change fixes this without breaking another pairing; run palpable fix")
  }

  @Test func whatIsLockedIsNotNamed() throws {
    let sheet = ":root { --gray: #999999; --hint: var(--gray); --paper: #ffffff; }"
    let pairing = "\"pairings\": [{ \"text\": \"hint\", \"on\": \"paper\" }]"
    let finding = try finding("hint on paper", in: report(sheet, pairing + ", \"locked\": [\"hint\", \"paper\"]"))
    #expect(finding.proposals.isEmpty)
  }

  /// Darker is nearer for the mark, but would take it below 3:1 on black; lighter fixes it and keeps that.
  @Test func theOtherSideIsTakenWhereTheNearestBreaksSomething() throws {
    let report = try report(
      ":root { --mark: #606060; --mid: #757575; --black: #000000; }",
      "\"pairings\": [{ \"text\": \"mark\", \"on\": \"mid\" }, { \"component\": \"mark\", \"on\": \"black\" }], \"locked\": [\"mid\"]"
    )
    let proposal = try #require(try finding("mark on mid", in: report).proposals.first)
    // 4.5 × (0.178 + 0.05) - 0.05, the least luminance with 4.5:1 on #757575.
    #expect(proposal.token == "mark" && proposal.proposed.color.relativeLuminance > 0.97)
    #expect(AppliedRemedy(proposal, on: report).broken.isEmpty)
  }

  @Test func aModeThatFallsBackIsGivenAValue() throws {
    let report = try report(
      ":root { --ink: #333333; --paper: #ffffff; } [data-theme=\"dark\"] { --paper: #111111; }",
      "\"pairings\": [{ \"text\": \"ink\", \"on\": \"paper\" }], \"locked\": [\"paper\"]")
    let finding = try finding("ink on paper", "dark", in: report)
    let proposal = try #require(finding.proposals.first)
    #expect(proposal.kind == .added && proposal.token == "ink" && proposal.mode == "dark")
    #expect(
      finding.remedy
        == "add \(proposal.notation) as the value of ink in dark (\(truncatedText(proposal.proposed.ratio)):1; fixes 1, breaks 0)"
    )
    #expect(AppliedRemedy(proposal, on: report).broken.isEmpty)
  }

  /// A value for dark also shows in dim, which is based on it, and no color passes on #111111 and on #dddddd.
  @Test func whatIsBasedOnTheModeCountsToo() throws {
    func files(_ locked: String) -> [String: String] {
      [
        "light.json": ##"{ "$type": "color", "ink": { "$value": "#333333" }, "paper": { "$value": "#ffffff" } }"##,
        "dark.json": ##"{ "$type": "color", "paper": { "$value": "#111111" } }"##,
        "dim.json": ##"{ "$type": "color", "paper": { "$value": "#dddddd" } }"##,
        "palpable.json": """
        { "tokens": ["light.json", { "path": "dark.json", "mode": "dark" }, { "path": "dim.json", "mode": "dim" }],
          "modes": [{ "name": "light" }, { "name": "dark", "base": "light" }, { "name": "dim", "base": "dark" }],
          "pairings": [{ "text": "ink", "on": "paper" }], "locked": [\(locked)] }
        """,
      ]
    }
    func finding(_ locked: String) throws -> Finding {
      let folder = try TemporaryFolder(files(locked))
      return try self.finding(
        "ink on paper", "dark", in: reportWithRemedies(AuditRequest(paths: ["."], root: folder.path)))
    }
    #expect(try finding("\"paper\"").proposals.isEmpty)
    let proposals = try finding("").proposals
    #expect(proposals.map(\.token) == ["paper"] && proposals.map(\.mode) == ["dark"])
    #expect(proposals.first?.kind == .changed)
  }

  @Test func translucentAliasesKeepTheirAlpha() throws {
    let report = try report(
      ":root { --ink: #888888; --soft: color-mix(in srgb, var(--ink) 60%, transparent); --paper: #ffffff; }",
      "\"pairings\": [{ \"text\": [\"ink\", \"soft\"], \"on\": \"paper\" }]")
    let finding = try finding("soft on paper", in: report)
    let proposal = try #require(finding.proposals.first { $0.role == .foreground })
    #expect(proposal.token == "ink" && proposal.proposed.color.isOpaque && abs(proposal.shown.alpha - 0.6) < 1e-9)
    // What passes with 60 % passes without.
    #expect(proposal.fixes == 2 && AppliedRemedy(proposal, on: report).fixed.count == 2)
  }

  /// What a gradient is made of isn't followed into the gradient, so its stops are not named.
  @Test func stopsOfGradientsAreNotNamed() throws {
    let folder = try TemporaryFolder([
      "a.json": """
      { "blue": { "$type": "color", "$value": "#8888ff" }, "ink": { "$type": "color", "$value": "#000000" },
        "paper": { "$type": "color", "$value": "#ffffff" },
        "glow": { "$type": "gradient", "$value": [{ "color": "{blue}", "position": 0 }, { "color": "#ffffff", "position": 1 }] } }
      """,
      "palpable.json": """
      { "tokens": ["a.json"], "pairings": [{ "text": "ink", "on": "glow" }, { "text": "blue", "on": "paper" }], "locked": ["paper"] }
      """,
    ])
    let report = try reportWithRemedies(AuditRequest(paths: ["."], root: folder.path))
    let finding = try finding("blue on paper", in: report)
    #expect(finding.proposals.isEmpty && finding.remedy?.hasSuffix("run palpable fix") == true)
  }

  /// A color that is computed from another one follows it in the file, which isn't known here.
  @Test func whatOthersAreComputedFromIsNotNamed() throws {
    let report = try report(
      ":root { --blue: #8888ff; --tint: oklch(from var(--blue) calc(l * 0.9) c h); --paper: #ffffff; }",
      "\"pairings\": [{ \"text\": \"blue\", \"on\": \"paper\" }], \"locked\": [\"paper\"]")
    #expect(report.system.tokens["tint"]?.values.first?.value.text.contains("var(--blue)") == true)
    #expect(try finding("blue on paper", in: report).proposals.isEmpty)
  }

  @Test func oneModeAloneIsSaidToBe() throws {
    let folder = try TemporaryFolder([
      "a.css":
        ":root { --ink: #999999; --paper: #ffffff; } [data-theme=\"dark\"] { --ink: #eeeeee; --paper: #111111; }",
      "palpable.json": "{ \"tokens\": [\"a.css\"], \"pairings\": [{ \"text\": \"ink\", \"on\": \"paper\" }] }",
    ])
    var request = AuditRequest(paths: ["."], root: folder.path)
    request.mode = "light"
    let report = try reportWithRemedies(request)
    #expect(try finding("ink on paper", in: report).remedy?.contains("fixes 1, breaks 0 in light)") == true)
  }
}
