import Audit
import DesignTokens
import Testing

/// The difference of two audits, and the order of proposals.
@Suite struct ProposalsTests {
  private func subject(_ front: String) -> SubjectName {
    .pairing(foreground: TokenPath(front), background: "page", backdrops: [], usage: .text, textStyle: nil)
  }

  private func audit(
    _ name: String, failing: [(String, Double)] = [], measured: [(String, Double)] = [],
    colors: [(String, String)] = [], gates: Bool = true
  ) -> AuditSnapshot {
    var audit = AuditSnapshot(
      name: name,
      findings: failing.map {
        .init(
          rule: "contrast-minimum", mode: "light", subject: subject($0.0),
          snapshot: FindingSnapshot(.failed, measured: $0.1, required: 4.5), reachesGate: gates)
      },
      pairings: (failing + measured).map {
        .init(mode: "light", subject: subject($0.0), ratio: $0.1, required: 4.5)
      },
      tokens: colors.map { AuditSnapshot.Token(TokenPath($0.0), [.init(mode: "light", hex: $0.1, space: "srgb")]) })
    audit.modes = [.init("light")]
    return audit
  }

  @Test func whatGetsWorseIsWorseOnlyWhereItGates() {
    let old = audit("old", measured: [("ink", 5)])
    #expect(AuditChanges(from: old, to: audit("new", failing: [("ink", 4)])).isWorse)
    #expect(!AuditChanges(from: old, to: audit("new", failing: [("ink", 4)], gates: false)).isWorse)
    #expect(!AuditChanges(from: old, to: old).isWorse && AuditChanges(from: old, to: old).isEmpty)
    let failing = audit("old", failing: [("ink", 4)])
    #expect(AuditChanges(from: failing, to: audit("new", failing: [("ink", 3.9)])).isWorse)
    #expect(!AuditChanges(from: failing, to: audit("new", failing: [("ink", 4.1)])).isWorse)
  }

  @Test func aContrastThatFellIsWorseAlthoughLessIsRequired() {
    // 4.5 - 4.4 = 0.1 was missing of small text; of large text 3 - 2.95 = 0.05 is missing, but people see less.
    func audit(_ ratio: Double, of required: Double) -> AuditSnapshot {
      AuditSnapshot(
        name: "one",
        findings: [
          .init(
            rule: "contrast-minimum", mode: "light", subject: subject("ink"),
            snapshot: FindingSnapshot(.failed, measured: ratio, required: required), reachesGate: true, isRatio: true)
        ],
        pairings: [.init(mode: "light", subject: subject("ink"), ratio: ratio, required: required)])
    }
    #expect(AuditChanges(from: audit(4.4, of: 4.5), to: audit(2.95, of: 3)).isWorse)
    #expect(!AuditChanges(from: audit(4.4, of: 4.5), to: audit(4.45, of: 4.5)).isWorse)
  }

  @Test func whatIsMeasuredNoLongerIsNotFixed() {
    let old = audit("old", failing: [("ink", 4)])
    let fixed = AuditChanges(from: old, to: audit("new", measured: [("ink", 5)]))
    #expect(fixed.findings.map(\.kind) == [.fixed] && fixed.gonePairings.isEmpty)
    let gone = AuditChanges(from: old, to: audit("new", measured: [("other", 5)]))
    #expect(gone.findings.map(\.kind) == [.gone] && gone.gonePairings.count == 1 && gone.addedPairings.count == 1)
    var off = audit("new", measured: [("ink", 5)])
    off.rules = [.init("contrast-minimum", level: .off)]
    #expect(AuditChanges(from: old, to: off).findings.map(\.kind) == [.gone])
    #expect(!Proposals([off], for: old).isWorse)
    #expect(Proposals([audit("new", measured: [("other", 5)])], for: old).caveats.count == 1)
  }

  @Test func aRenamedTokenKeepsItsFindings() {
    let old = audit("old", failing: [("ink", 4)], colors: [("ink", "#808080"), ("left", "#111111")])
    let new = audit("new", failing: [("text", 4)], colors: [("text", "#808080"), ("came", "#222222")])
    let difference = AuditChanges(from: old, to: new)
    #expect(difference.findings.map(\.kind) == [.same] && difference.gonePairings.isEmpty)
    #expect(difference.renamedTokens.map { "\($0.old) \($0.new)" } == ["ink text"])
    #expect(difference.addedTokens == ["came"] && difference.removedTokens == ["left"])
  }

  @Test func aLostMarginIsOneAboutWhichNothingIsFound() {
    let old = audit("old", measured: [("a", 12), ("b", 6), ("c", 6), ("d", 5)])
    let new = audit("new", failing: [("b", 4)], measured: [("a", 10), ("c", 4.6), ("d", 7)])
    let difference = AuditChanges(from: old, to: new)
    #expect(difference.lostMargins.map(\.now.subject.description) == ["c on page", "a on page"])
    #expect(difference.contrasts.count == 4)
  }

  @Test func theChangeOfColorsIsTheirDistance() {
    let old = audit("old", colors: [("a", "#000000"), ("b", "#808080")])
    let difference = AuditChanges(from: old, to: audit("new", colors: [("a", "#ffffff"), ("b", "#808080")]))
    // Black and white are 1 apart in OKLab by its definition.
    #expect(difference.colors.count == 1 && abs(difference.colors[0].difference - 1) < 1e-6)
  }

  /// Fewest that fail the gate, then the greatest least margin, then the least change of colors, then as given.
  @Test func proposalsAreRanked() {
    let old = audit("old", failing: [("ink", 3)], colors: [("ink", "#999999")])
    let far = audit("far", measured: [("ink", 5)], colors: [("ink", "#000000")])
    let near = audit("near", measured: [("ink", 5)], colors: [("ink", "#707070")])
    let wide = audit("wide", measured: [("ink", 8)], colors: [("ink", "#000000")])
    let failing = audit("failing", failing: [("ink", 4)], colors: [("ink", "#808080")])
    let twin = audit("twin", measured: [("ink", 5)], colors: [("ink", "#707070")])
    let ranked = Proposals([failing, far, near, wide, twin], for: old).ranked.map(\.audit.name)
    #expect(ranked == ["wide", "near", "twin", "far", "failing"])
  }

  @Test func daysHaveNumbersOneApart() throws {
    let days = ["2023-12-31", "2024-01-01", "2024-02-28", "2024-02-29", "2024-03-01", "1970-01-01", "2026-11-21"]
    let numbers = try days.map { try #require(CalendarDay($0)).number }
    #expect(numbers[1] - numbers[0] == 1 && numbers[3] - numbers[2] == 1 && numbers[4] - numbers[3] == 1)
    // `date -u -d 2026-11-21 +%s` is 1795219200.
    #expect(numbers[6] - numbers[5] == 1_795_219_200 / 86_400)
  }
}
