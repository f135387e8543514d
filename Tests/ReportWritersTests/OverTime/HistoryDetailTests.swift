import DesignTokens
import Testing

@testable import Audit
@testable import ReportWriters

/// Parts of a history that only long or changing histories have.
@Suite struct HistoryDetailTests {
  private static func day(_ year: Int, _ number: Int) throws -> CalendarDay {
    try #require(CalendarDay(year: year, month: 1 + number / 28, day: 1 + number % 28))
  }

  private static func finding(
    _ name: String, level: Level = .error, gates: Bool = true, rule: String = "contrast-minimum"
  ) -> AuditSnapshot.Finding {
    var finding = AuditSnapshot.Finding(
      rule: rule, mode: "light", subject: .control(name),
      snapshot: FindingSnapshot(.failed, measured: 20, required: 44), reachesGate: gates)
    finding.level = level
    return finding
  }

  private static func audit(
    _ findings: [AuditSnapshot.Finding], colors: [(String, [String])] = [], level: Level = .error
  ) -> AuditSnapshot {
    var audit = AuditSnapshot(
      name: "a", findings: findings,
      tokens: colors.map { name, values in
        let modes = ["light", "dark"]
        return .init(TokenPath(name), zip(modes, values).map { .init(mode: $0, hex: $1, space: "srgb") })
      })
    audit.modes = [.init("light"), .init("dark")]
    audit.rules = [.init("contrast-minimum", level: level)]
    return audit
  }

  private static func entry(
    _ date: CalendarDay, gating: Int = 0, rules: [HistoryEntry.Part] = [], others: HistoryEntry.Others? = nil
  ) -> HistoryEntry {
    HistoryEntry(
      date: date, version: "1", name: "Ink", profile: "wcag22-aa", decision: gating > 0 ? .failed : .passed,
      pairings: OutcomeCounts(), gating: gating, others: others, waived: 0, accepted: 0, rules: rules, modes: [])
  }

  private static func summary(_ old: AuditSnapshot, _ new: AuditSnapshot) -> HistoryTimeline.Summary {
    .init(AuditChanges(from: old, to: new))
  }

  /// The history of audits, one a day.
  private static func history(_ audits: [AuditSnapshot], year: Int = 2026) throws -> HistoryOverview {
    var timeline = HistoryTimeline()
    var entries: [HistoryEntry] = []
    for (index, audit) in audits.enumerated() {
      let date = try day(year, index)
      timeline.add(.known(audit), on: date)
      entries.append(entry(date, gating: audit.findings.count(where: \.reachesGate)))
    }
    return HistoryOverview(entries, timeline: timeline)
  }

  @Test func aHistoryWithoutReportsSaysSo() {
    let text = HistoryText(overview: HistoryOverview([], timeline: HistoryTimeline()))
    #expect(text.facts == "No reports." && text.headline == "No reports." && text.promise == nil)
  }

  @Test func severalFindingsFailOnlyUnderOneGate() {
    let (mild, strict) = (
      Self.audit(["a", "b"].map { Self.finding($0, gates: false) }), Self.audit(["a", "b"].map { Self.finding($0) })
    )
    #expect(HistoryText.regraded(Self.summary(mild, strict)) == "2 earlier findings now fail the gate.")
    #expect(HistoryText.regraded(Self.summary(strict, mild)) == "2 findings no longer fail the gate and remain.")
    #expect(
      HistoryText.findings(Self.summary(mild, strict))
        == "No gate failures changed. 2 earlier findings now fail the gate.")
  }

  @Test func aLowerLevelIsSaid() {
    let old = Self.audit([Self.finding("a")])
    let new = Self.audit([Self.finding("b")], level: .warning)
    #expect(HistoryText.findings(Self.summary(old, new)).hasSuffix(" Level lowered: contrast-minimum."))
  }

  @Test(
    arguments: [
      ([("a", ["#111111"])], "a changed color in light."), ([("a", ["#111111", "#111111"])], "a changed color."),
      ([("a", ["#111111", "#111111"]), ("b", ["#111111"])], "a and b changed color."),
      (
        [("a", ["#111111"]), ("b", ["#111111"]), ("c", ["#111111", "#111111"])],
        "4 colors in 3 tokens changed."
      ), ([], "No colors changed."),
    ] as [([(String, [String])], String)])
  func changedColorsAreNamedOrCounted(_ changes: [(String, [String])], _ words: String) {
    var colors = ["a", "b", "c"].map { ($0, ["#000000", "#000000"]) }
    let old = Self.audit([], colors: colors)
    for (name, values) in changes {
      guard let index = colors.firstIndex(where: { $0.0 == name }) else { continue }
      colors[index].1 = values + colors[index].1.dropFirst(values.count)
    }
    #expect(HistoryText.colors(Self.summary(old, Self.audit([], colors: colors))).plain == words)
  }

  @Test(
    arguments: [
      (nil, "wcag22-aa", "The criteria that count are now those of "),
      ("wcag22-aa", nil, "All criteria that rules check count now."),
      ("a", "later", "The criteria that count are now those of later."),
    ] as [(String?, String?, String)])
  func theStandardIsSaid(_ before: String?, _ after: String?, _ start: String) throws {
    var (old, new) = (Self.audit([]), Self.audit([]))
    (old.standard, new.standard) = (before, after)
    #expect(HistoryText.terms(HistoryTerms(from: old, to: new)).hasPrefix(start))
    (old.failOn, new.failOn) = ("error", "note")
    #expect(
      HistoryText.terms(HistoryTerms(from: old, to: new)).hasSuffix(" The gate now fails on all levels."))
    #expect(
      try HistoryText(overview: Self.history([old, new])).headline.hasSuffix("the report before had another gate."))
  }

  @Test func anotherProfileOrStandardIsInTheHeadline() throws {
    var (old, new) = (Self.audit([]), Self.audit([]))
    (old.profile, new.profile) = ("wcag22-aa", "later")
    #expect(HistoryText.terms(HistoryTerms(from: old, to: new)) == "The profile is now later.")
    #expect(
      try HistoryText(overview: Self.history([old, new])).headline
        == "No findings fail the gate; the report before had another profile.")
    new.profile = old.profile
    new.standard = "wcag22-aa"
    #expect(
      try HistoryText(overview: Self.history([old, new])).headline
        == "No findings fail the gate; the report before had another standard.")
  }

  @Test func aHistoryOfTwoYearsHasBothYears() throws {
    let days = try [Self.day(2025, 0), Self.day(2026, 0)]
    var timeline = HistoryTimeline()
    for day in days { timeline.add(.known(Self.audit([])), on: day) }
    let overview = HistoryOverview(days.map { Self.entry($0, others: .init(notes: 2)) }, timeline: timeline)
    #expect(HistoryText(overview: overview).facts == "Jan 1, 2025 to Jan 1, 2026, 2 reports")
    let tokens = try HTMLTokens(overview.html)
    #expect(tokens.texts.contains("Jan 1, 2025") && tokens.texts.contains(" 0 gate failures") == false)
    #expect(tokens.tags.contains { $0["aria-label"]?.contains("2025-01-01: 0 gate failures, 2 notes") == true })
  }

  /// The first reports are no longer compared, so what they had is open at least since the first that is.
  @Test func reportsThatAreNotComparedHaveNoStep() throws {
    let days = try (0..<3).map { try Self.day(2026, $0) }
    var timeline = HistoryTimeline()
    for day in days.dropFirst() { timeline.add(.known(Self.audit([Self.finding("a")])), on: day) }
    let overview = HistoryOverview(days.map { Self.entry($0, gating: 1) }, timeline: timeline)
    #expect(HistoryText(overview: overview).promise == "It has been open since Jan 2, 2026 or earlier.")
    #expect(overview.markdown.contains("Earlier reports aren't compared."))
    #expect(overview.markdown.contains("1 earlier report: see Reports."))
  }

  @Test func aLongHistoryIsCut() throws {
    let findings = (0..<11).map { Self.finding("c\($0)", rule: "rule-\($0)") }
    let overview = try Self.history(Array(repeating: Self.audit(findings), count: 23))
    #expect(overview.markdown.contains("3 earlier reports: see Reports."))
    #expect(overview.markdown.contains("3 more rows of gate failures from earlier reports."))
    let chart = HistoryAreaChart(days: try (0..<13).map { (try Self.day(2026, $0), [$0, 1, 0, 2]) })
    #expect(
      chart.description == "Findings by level. 2026-01-01: 0 gate failures, 1 other error, 2 notes; "
        + "2026-01-13: 12 gate failures, 1 other error, 2 notes.")
  }

  @Test func manyColorsOfAReportAreCounted() throws {
    let names = (0..<11).map { "t\($0)" }
    let old = Self.audit([], colors: names.map { ($0, ["#000000"]) })
    let new = Self.audit([], colors: names.enumerated().map { ($1, ["#0000\($0 + 10)"]) })
    #expect(try HTMLTokens(try Self.history([old, new]).html).texts.contains("and 2 more"))
  }

  /// Rules that ever failed the gate come first, then those with the most findings; eight are drawn.
  @Test func theWorstRulesAreDrawn() throws {
    let date = try Self.day(2026, 0)
    let parts = (0..<10).map { HistoryEntry.Part("rule-\($0)", failed: $0 == 1 ? 0 : $0 + 1, gating: $0 == 3 ? 1 : 0) }
    let next = try Self.day(2026, 1)
    let days = [Self.entry(date, rules: parts), Self.entry(next, rules: parts)]
    let overview = HistoryOverview(days, timeline: HistoryTimeline())
    #expect(overview.rules.count == 9)
    let drawn = HistoryMultiples(overview).series.compactMap(\.name)
    #expect(drawn == ["rule-3", "rule-9", "rule-8", "rule-7", "rule-6", "rule-5", "rule-4", "rule-2"])
    #expect(overview.html.contains("The table has 1 more."))
    // Without a comparison, the page says so.
    #expect(overview.html.contains("No comparison."))
  }
}
