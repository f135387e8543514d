import DesignTokens
import SourceText
import Testing

@testable import Audit

/// Reasons, numbers in words, and proposals that few systems need.
@Suite struct AuditDetailTests {
  private func reason(_ tokens: [(String, AuthoredValue.Content)], of path: TokenPath) -> String? {
    var system = AuditorTests.system(["paper": "#ffffff"], pairings: [AuditorTests.text(path, on: "paper")])
    for (name, content) in tokens {
      system.tokens.insert(
        Token(path: TokenPath(name), type: .color, value: AuthoredValue(content, text: "", at: AuditorTests.place)))
    }
    return MeasuredSystem(system).pairings.first?.unknownReason
  }

  /// A chain of 100 aliases is the longest.
  @Test func aliasesThatLeadNowhereHaveAReason() {
    #expect(reason([("a", .alias("b")), ("b", .alias("a"))], of: "a")?.hasSuffix(" has a circular alias") == true)
    #expect(reason([("a", .alias("missing"))], of: "a") == "missing is an unknown token")
    let chain = (0..<120).map { index -> (String, AuthoredValue.Content) in
      ("t\(index)", .alias(TokenPath("t\(index + 1)")))
    }
    #expect(
      reason(chain + [("t120", .literal(.color(.black)))], of: "t0") == "t0 has an alias chain longer than 100")
    #expect(reason([("size", .literal(.number(3)))], of: "size")?.contains("size") == true)
  }

  @Test func aModeThatIsNotAuditedHasNoCounts() {
    let system = AuditorTests.system(
      ["ink": "#000000", "paper": "#ffffff"], pairings: [AuditorTests.text("ink", on: "paper")])
    let report = Auditor(rules: AuditorTests.rules, gate: Gate()).report(on: MeasuredSystem(system))
    #expect(report.gatingPairingCounts(in: Mode("light")).passed == 1)
    #expect(report.gatingPairingCounts(in: Mode("other")) == OutcomeCounts())
  }

  @Test(arguments: [
    (MeasurementUnit?.some(.milliseconds), "250.5 ms", "250.5 ms"), (.points, "250.5 pt", "250.5 pt"),
    (.ratio, "250.50:1", "250.5:1"), (.factor, "25050%", "25050%"), (.number, "250.5", "250.5"),
    (nil, "250.5", "250.5"),
  ])
  func aNumberHasItsUnit(_ unit: MeasurementUnit?, _ measured: String, _ required: String) {
    #expect(ResultText.measured(250.5, unit) == measured && ResultText.required(250.5, unit) == required)
  }

  @Test func wordsAreJoinedAsInASentence() {
    #expect(ResultText.list([]) == "" && ResultText.list(["a"]) == "a" && ResultText.list(["a", "b"]) == "a and b")
    #expect(ResultText.list(["a", "b", "c"]) == "a, b, and c")
    #expect(["", "a", "a.", "a?", "a!"].map(ResultText.sentence) == ["", "a.", "a.", "a?", "a!"])
    #expect(Set([Cause("a"), Cause("a"), Cause("b")]).count == 2)
  }

  /// A target of 44 pt around 24 pt needs 10 pt on each side, so the edge at 4 pt is too near.
  @Test func aControlMovesAwayFromTheEdge() throws {
    var control = Control(name: "close")
    #expect(control.fixed(by: [ControlProposal(side: 44)]) == nil)
    (control.width, control.height, control.gap, control.arrangement) = (24, 24, 4, .row)
    control.screenEdges.leading = 4
    control.screenEdges.top = 30
    let fixed = try #require(control.fixed(by: [ControlProposal(side: 44), ControlProposal(distance: 0)]))
    #expect(fixed.target?.width == 44 && fixed.target?.height == 44)
    #expect(fixed.screenEdges.leading == 10 && fixed.screenEdges.top == 30 && fixed.screenEdges.bottom == nil)
    #expect(fixed.gap == 20)
    #expect(control.changes(to: fixed) == "target 44×44 pt, gap 20 pt, farther from the screen edge")
    #expect(fixed.fixed(by: [ControlProposal(side: 44), ControlProposal(distance: 0)]) == nil)
  }
}
