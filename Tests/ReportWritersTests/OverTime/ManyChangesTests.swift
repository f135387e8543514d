import DesignTokens
import Testing

@testable import Audit
@testable import ReportWriters

/// Changes without numbers, and more of them than a page shows.
@Suite struct ManyChangesTests {
  private static func subject(_ name: String, _ usage: Pairing.Usage = .text, style: String? = nil) -> SubjectName {
    .pairing(foreground: TokenPath(name), background: "page", backdrops: [], usage: usage, textStyle: style)
  }

  private static func pairing(
    _ name: String, _ ratio: Double?, _ usage: Pairing.Usage = .text, style: String? = nil, colors: [String] = []
  ) -> AuditSnapshot.Pairing {
    .init(mode: "light", subject: subject(name, usage, style: style), ratio: ratio, required: 4.5, colors: colors)
  }

  private static func audit(
    _ name: String, findings: [AuditSnapshot.Finding] = [], pairings: [AuditSnapshot.Pairing] = []
  ) -> AuditSnapshot {
    var audit = AuditSnapshot(name: name, findings: findings, pairings: pairings)
    (audit.profile, audit.modes) = ("aa", [.init("light")])
    return audit
  }

  private static func failures(_ count: Int, reachesGate: Bool = true) -> [AuditSnapshot.Finding] {
    (0..<count).map {
      .init(
        rule: "contrast-minimum", mode: $0 == 0 ? nil : "light", subject: subject("t\($0)"),
        snapshot: FindingSnapshot(.failed),
        reachesGate: reachesGate)
    }
  }

  /// 300 rows are shown of a proposal, 200 of a history and 8 on a terminal; the rest is counted.
  @Test func whatIsLeftOutIsCounted() throws {
    let proposals = Proposals([Self.audit("new", findings: Self.failures(310))], for: Self.audit("old"))
    #expect(proposalText("html", of: proposals).contains("10 more are not shown."))
    #expect(proposalText("console", of: proposals).contains("    and 302 more\n"))
    let history = try OverTimeFixture().history()
    var timeline = HistoryTimeline()
    for (entry, failures) in zip(history, [0, 0, 210]) {
      timeline.add(.known(Self.audit("a", findings: Self.failures(failures))), on: entry.date)
    }
    let overview = HistoryOverview(history, timeline: timeline)
    #expect(overview.html.contains("10 more are not shown."))
    #expect(overview.html.contains("<td>all</td>"))
  }

  @Test func aFindingThatDoesNotReachTheGateSaysSo() {
    let proposals = Proposals(
      [Self.audit("new", findings: Self.failures(1, reachesGate: false))], for: Self.audit("old"))
    let text = proposalText("console", of: proposals)
    #expect(text.contains("    t0 on page  contrast-minimum  failed (does not fail the gate)\n"))
    #expect(text.contains("smallest margin: none, because nothing is required;"))
  }

  @Test(arguments: [
    (nil, 4.0, "unknown", "4.00"), (5.0, nil, "5.00", "unknown"), (nil, nil, "unknown", "unknown"),
    (4.0, 4.0, "4.00", "4.00"), (4.0011, 4.0019, "4.0011", "4.0019"),
  ])
  func aRatioThatIsNotKnownIsNoNumber(_ before: Double?, _ now: Double?, _ first: String, _ second: String) {
    let ratios = DifferenceRow.ratios(.init(before: Self.pairing("a", before), now: Self.pairing("a", now)))
    #expect(ratios.before.hasPrefix(first.prefix(4)) && ratios.now.hasPrefix(second.prefix(4)))
    // What differs reads differently, whatever it takes.
    #expect((ratios.before == ratios.now) == (before == now))
  }

  /// A usage stands with its text style, what is no text is drawn as an outline, and colors that are not known are not drawn.
  @Test func aPairingIsShownByItsUsage() {
    let before = [
      Self.pairing("a", 3, style: "body", colors: ["#000000", "#ffffff"]),
      Self.pairing("b", 3, .component, colors: ["#000000", "#ffffff"]), Self.pairing("c", 3, .graphic),
    ]
    let now = [
      Self.pairing("a", 4, style: "body", colors: ["#111111", "#ffffff"]),
      Self.pairing("b", 4, .component, colors: ["#111111", "#ffffff"]), Self.pairing("c", 4, .graphic),
    ]
    let page = proposalText(
      "html", of: Proposals([Self.audit("new", pairings: now)], for: Self.audit("old", pairings: before)))
    #expect(page.contains("<td>text, body</td>") && page.contains("<td>component</td>"))
    #expect(page.contains("stroke=\"#111111\"") && page.contains("<span class=\"quiet\">unknown</span>"))
  }

  static let snapshots: [(FindingSnapshot, MeasurementUnit?, String)] = [
    (FindingSnapshot(.failed, measured: 2.849), .ratio, "2.84"),
    (FindingSnapshot(.failed, measured: 20), .points, "20 pt"),
    (FindingSnapshot(.cantTell, interval: 2...4), .ratio, "2.00 to 4.00"),
    (FindingSnapshot(.cantTell, interval: 30...Double.greatestFiniteMagnitude), .points, "at least 30 pt"),
    (FindingSnapshot(.cantTell), .ratio, "undetermined"), (FindingSnapshot(.failed), nil, "failed"),
  ]

  @Test(arguments: snapshots.indices)
  func aDebtIsANumberBoundsOrAWord(_ index: Int) {
    let (snapshot, unit, text) = Self.snapshots[index]
    #expect(FindingSnapshotText.text(snapshot, unit) == text)
  }
}
