import Audit
import DesignTokens
import Testing

@testable import ReportWriters

/// A history of three days and proposals with changes of every kind, with names made by a function.
struct OverTimeFixture: Sendable {
  /// Makes a name out of a short word, wherever a name could come from input.
  var name: @Sendable (String) -> String = { $0 }

  private func pairing(_ front: String, _ style: String? = nil) -> SubjectName {
    .pairing(
      foreground: TokenPath(name(front)), background: TokenPath(name("page")), backdrops: [], usage: .text,
      textStyle: style.map(name))
  }

  private func finding(_ subject: SubjectName, _ measured: Double, gates: Bool = true) -> AuditSnapshot.Finding {
    .init(
      rule: "contrast-minimum", mode: name("light"), subject: subject,
      snapshot: FindingSnapshot(.failed, measured: measured, required: 4.5), reachesGate: gates)
  }

  private func measured(_ front: String, _ ratio: Double?, _ hex: String) -> AuditSnapshot.Pairing {
    .init(mode: name("light"), subject: pairing(front), ratio: ratio, required: 4.5, colors: [hex, "#ffffffcc"])
  }

  private func audit(
    _ word: String, _ findings: [AuditSnapshot.Finding], _ pairings: [AuditSnapshot.Pairing],
    _ colors: [(String, String)]
  ) -> AuditSnapshot {
    var audit = AuditSnapshot(
      name: name(word), findings: findings, pairings: pairings,
      tokens: colors.map {
        AuditSnapshot.Token(TokenPath(name($0.0)), [.init(mode: name("light"), hex: $0.1, space: "srgb")])
      })
    audit.profile = word
    audit.modes = [.init(name("light"))]
    return audit
  }

  var old: AuditSnapshot {
    audit(
      "old",
      [
        finding(pairing("worse"), 4), finding(pairing("better"), 2), finding(pairing("fixed"), 3),
        finding(pairing("gone"), 3), finding(.control(name("button")), 20),
      ],
      [
        measured("worse", 4, "#808080"), measured("better", 2, "#bbbbbb"), measured("fixed", 3, "#999999"),
        measured("gone", 3, "#999999"), measured("margin", 12, "#333333"), measured("new", 5, "#707070"),
      ],
      [
        ("worse", "#808080"), ("better", "#bbbbbb"), ("fixed", "#999999"), ("gone", "#999999"), ("margin", "#333333"),
        ("new", "#707070"), ("before.name", "#123456"),
      ])
  }

  /// Everything that can happen happens once.
  var mixed: AuditSnapshot {
    audit(
      "mixed",
      [finding(pairing("worse"), 3.5), finding(pairing("better"), 3), finding(pairing("new"), 4)],
      [
        measured("worse", 3.5, "#888888"), measured("better", 3, "#999999"), measured("fixed", 5, "#707070"),
        measured("margin", 5.7, "#666666"), measured("new", 4, "#808080"), measured("added", nil, "#000000"),
      ],
      [
        ("worse", "#888888"), ("better", "#999999"), ("fixed", "#707070"), ("margin", "#666666"), ("new", "#808080"),
        ("added", "#000000"), ("after.name", "#123456"),
      ])
  }

  var proposals: Proposals { Proposals([mixed, old], for: old) }

  func entry(_ day: String, failed: Int, gating: Int) throws -> HistoryEntry {
    HistoryEntry(
      date: try #require(CalendarDay(day)), version: "0.1.0", name: name("Fixture"), profile: "wcag22-aa",
      decision: gating == 0 ? .passed : .failed, pairings: OutcomeCounts([.passed, .failed]), gating: gating, waived: 0,
      accepted: 1,
      rules: [.init("contrast-minimum", failed: failed, gating: gating), .init("reflow")],
      modes: [.init(name("light"), failed: failed, cantTell: 1, gating: gating), .init(nil, failed: 2)])
  }

  func history() throws -> [HistoryEntry] {
    [
      try entry("2026-01-01", failed: 8, gating: 8), try entry("2026-02-01", failed: 4, gating: 2),
      try entry("2026-03-03", failed: 6, gating: 5),
    ]
  }

  func overview() throws -> HistoryOverview {
    let history = try history()
    var timeline = HistoryTimeline()
    for (entry, audit) in zip(history, [old, old, mixed]) { timeline.add(.known(audit), on: entry.date) }
    return HistoryOverview(history, timeline: timeline)
  }
}

/// Returns a comparison in the format with an identifier.
func proposalText(_ format: String, of proposals: Proposals) -> String {
  ReportWriters.writer(for: format)?.text(of: proposals) ?? ""
}
