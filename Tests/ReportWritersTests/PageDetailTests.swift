import ColorScience
import DesignTokens
import SourceText
import Testing

@testable import Audit
@testable import ReportWriters

/// Parts of pages that only some systems have: palettes without pairings, lists of notes, and plans without failures.
@Suite struct PageDetailTests {
  private static let place = SourceLocation(
    path: "t.css", line: 1, column: 1, endLine: 1, endColumn: 2, byteRange: 0..<1)

  /// 241 tokens are one more than the page draws; without a pairing, none of them has a role in the strip.
  @Test func aPaletteWithoutPairings() throws {
    var system = DesignSystem(name: "Palette", tokens: TokenSet(), modes: [Mode("light")])
    for (index, deprecation) in (["", "use t1"] + Array(repeating: nil, count: 239)).enumerated() {
      let value = AuthoredValue(.literal(.color(.black)), text: "#000000", at: Self.place)
      system.tokens.insert(
        Token(path: TokenPath("t\(index)"), type: .color, deprecation: deprecation, mode: "light", value: value))
    }
    let report = Auditor(rules: [], gate: Gate()).report(on: MeasuredSystem(system))
    let tokens = try HTMLTokens(HTMLWriter().text(of: report))
    #expect(tokens.texts.contains("1 more token is in report.json."))
    #expect(tokens.texts.contains("Deprecated.") && tokens.texts.contains("Deprecated: use t1"))
    #expect(!tokens.tags.contains { $0["class"] == "stripes" })
  }

  /// Texts that pass at 4.5:1 and miss 7:1 in both modes; the dark one has no values of its own.
  private func notes(_ count: Int, level: Level = .note) -> AuditReport {
    var system = DesignSystem(name: "Notes", tokens: TokenSet(), modes: [Mode("light"), Mode("dark", base: "light")])
    system.insert("page", .literal(.color(.white)))
    for index in 0..<count {
      system.insert("t\(index)", .literal(.color(Color(red: 0x66, green: 0x66, blue: UInt8(0x40 + index)))))
    }
    system.pairings = (0..<count).map {
      Pairing(foreground: TokenPath("t\($0)"), background: "page", usage: .text, origin: .declared)
    }
    return Auditor(rules: [.init(TextWantsRatio(), level: level)], gate: Gate()).report(on: MeasuredSystem(system))
  }

  @Test func rowsOfNotesAreCut() {
    let text = MarkdownWriter().text(of: notes(60))
    #expect(text.contains(" more are in report.json.") && text.contains("Nothing fails the gate"))
    let console = ConsoleWriter(usesColor: false).text(of: notes(3, level: .warning))
    #expect(
      console.contains("  Nothing fails the gate.\n")
        && console.contains("Not failing the gate: 6 warnings; the worst:\n"))
    #expect(console.contains("t0"))
  }

  /// A plan for pairings that aren't required promises how many it fixes.
  @Test func aPlanWithoutRequiredFailures() {
    var report = notes(1)
    let pairs = report.pairings.map { RepairPlan.Pair(before: $0.measured, after: $0.measured, required: 7) }
    let change = ColorChange(
      .added, token: "t0", mode: "light", shownIn: ["light"], old: .white, new: .black, location: Self.place,
      authored: "#ffffff")
    report.plan = RepairPlan(
      steps: [.init(title: "darken t0", reasons: [], changes: [change], fixed: pairs)], failing: 2, remaining: [],
      undetermined: 0)
    #expect(VerdictText(report).promise?.plain == "1 step fixes 2 pairings and breaks none.")
    #expect(VerdictText(report).firstStep?.plain.hasSuffix("Cost of the plan: 1 added value.") == true)
  }

  /// Two rules with the same words on a control are one line; nine fixed findings are folded.
  @Test func findingsOfSeveralRulesAreOneLine() throws {
    func audit(_ name: String, _ findings: [(String, String)]) -> AuditSnapshot {
      var audit = AuditSnapshot(
        name: name,
        findings: findings.map { rule, control in
          AuditSnapshot.Finding(
            rule: rule, mode: nil, subject: .control(control),
            snapshot: FindingSnapshot(.failed, measured: 20, required: 44), reachesGate: true)
        })
      audit.modes = [.init("light")]
      return audit
    }
    let old = audit("old", (0..<9).map { ("target-size", "c\($0)") })
    let new = audit("new", [("target-size", "Save"), ("spacing", "Save")])
    let page = try HTMLTokens(proposalText("html", of: Proposals([new], for: old)))
    #expect(page.texts.contains { $0.hasSuffix(" (2 rules)") } && page.texts.contains("New or worse (2)"))
    #expect(page.texts.contains { $0.hasPrefix("Show all 9: ") })
    let both = proposalText("html", of: Proposals([new, audit("other", [("spacing", "Open")])], for: old))
    #expect(both.contains("2 of 2 have new or worse gate failures."))
    #expect(AuditChanges.Kind.same.title == "Unchanged" && !AuditChanges.Kind.same.isBad)
  }

  /// Twelve lost margins fit on a terminal.
  @Test func lostMarginsAreCut() {
    func audit(_ ratio: Double) -> AuditSnapshot {
      var audit = AuditSnapshot(
        name: "a",
        pairings: (0..<310).map {
          .init(
            mode: "light",
            subject: .pairing(
              foreground: TokenPath("t\($0)"), background: "page", backdrops: [], usage: .text, textStyle: nil),
            ratio: ratio, required: 4.5)
        })
      audit.modes = [.init("light")]
      return audit
    }
    let text = proposalText("console", of: Proposals([audit(6)], for: audit(12)))
    #expect(
      text.contains("less contrast (310)") && text.contains("12.00 → 6.00 of 4.5\n") && text.contains("    and 30"))
  }

  @Test func charactersOfIdentifiersStayApart() {
    let ids = ["a\u{1}", "a\u{11}", "a1", "a~01"].map { HTMLElementID.id("style", $0) }
    #expect(Set(ids).count == 4 && ids.allSatisfy { $0.unicodeScalars.allSatisfy { $0.isASCII && $0.value > 0x20 } })
  }

  /// CSS Color 4 has the alpha after a slash.
  @Test func aTranslucentWideColorIsPaintedWithItsAlpha() {
    #expect(Color(.displayP3, 0, 1, 0).withAlpha(0.5).paint == "color(display-p3 0 1 0 / 0.5)")
  }
}
