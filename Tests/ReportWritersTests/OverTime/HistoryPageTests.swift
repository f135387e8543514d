import DesignTokens
import Testing

@testable import Audit
@testable import ReportWriters

/// The sentences and drawings of a history, from numbers.
@Suite struct HistoryPageTests {
  private static func subject(_ name: String) -> SubjectName {
    .pairing(foreground: TokenPath(name), background: "page", backdrops: [], usage: .text, textStyle: nil)
  }

  /// An audit with gate failures of some names.
  private static func audit(_ names: [String], color: String = "#000000") -> AuditSnapshot {
    var audit = AuditSnapshot(
      name: "a",
      findings: names.map {
        .init(
          rule: "contrast-minimum", mode: "light", subject: subject($0),
          snapshot: FindingSnapshot(.failed, measured: 2.345, required: 4.5), reachesGate: true, isRatio: true)
      },
      pairings: ["a", "b", "c", "d"].map { .init(mode: "light", subject: subject($0), ratio: 5, required: 4.5) },
      tokens: [AuditSnapshot.Token("ink", [.init(mode: "light", hex: color, space: "srgb")])])
    audit.modes = [.init("light")]
    for index in audit.findings.indices { audit.findings[index].gates = true }
    return audit
  }

  /// Returns a history with one report a week; nil for a report that is missing.
  private static func history(_ failures: [[String]?], colors: [String] = []) throws -> HistoryOverview {
    var timeline = HistoryTimeline()
    var entries: [HistoryEntry] = []
    for (index, names) in failures.enumerated() {
      let day = try #require(CalendarDay(year: 2026, month: 1, day: 1 + 7 * index))
      let color = index < colors.count ? colors[index] : "#000000"
      timeline.add(names.map { .known(audit($0, color: color)) } ?? .missing, on: day)
      entries.append(
        HistoryEntry(
          date: day, version: "1", name: "Ink", profile: "wcag22-aa",
          decision: names?.isEmpty == false ? .failed : .passed, pairings: OutcomeCounts(), gating: names?.count ?? 0,
          waived: 0, accepted: 0,
          rules: [.init("contrast-minimum", failed: names?.count ?? 0, gating: names?.count ?? 0)],
          modes: []))
    }
    return HistoryOverview(entries, timeline: timeline)
  }

  @Test func whatIsAuditedAndWhatFailsIsComparedToo() {
    var (old, new) = (Self.audit([]), Self.audit([]))
    (old.profile, old.failOn) = ("wcag22-aa", "error")
    (new.profile, new.failOn) = (old.profile, old.failOn)
    #expect(HistoryText.terms(HistoryTerms(from: old, to: new)) == "")
    (old.modes, new.modes) = ([.init("light"), .init("dark")], [.init("light"), .init("dim")])
    (new.profile, new.failOn, new.isStrict) = ("wcag22-aaa", "error", true)
    #expect(
      HistoryText.terms(HistoryTerms(from: old, to: new))
        == "No longer audited: dark. Newly audited: dim. The profile is now WCAG 2.2 level AAA. "
        + "The gate now fails on errors, with warnings as errors.")
    // A report of version 1 without a gate says nothing about it.
    old.failOn = ""
    #expect(HistoryTerms(from: old, to: new).gate == nil)
  }

  @Test func findingsThatFailOnlyUnderOneGateAreCounted() throws {
    var (mild, strict) = (Self.audit(["a", "b"]), Self.audit(["a", "b"]))
    mild.failOn = "error"
    strict.failOn = "warning"
    mild.findings[1].reachesGate = false
    let gone = try #require(CalendarDay("2026-01-01"))
    let day = try #require(CalendarDay("2026-01-02"))
    let text = { (old: AuditSnapshot, new: AuditSnapshot) -> String in
      var timeline = HistoryTimeline()
      timeline.add(.known(old), on: gone)
      timeline.add(.known(new), on: day)
      return timeline.steps.last?.changes.map(HistoryText.regraded) ?? "none"
    }
    #expect(text(mild, strict) == "1 earlier finding now fails the gate.")
    #expect(text(strict, mild) == "1 finding no longer fails the gate and remains.")
    #expect(text(mild, mild) == "")
  }

  static let verdicts: [([[String]?], headline: String, promise: String?, details: String?)] = [
    ([["a", "b"]], "2 findings fail the gate.", nil, "The next report adds a comparison."),
    ([[]], "No findings fail the gate.", nil, "The next report adds a comparison."),
    (
      [["a", "b"], ["a"]], "1 finding fails the gate, down from 2.", "It has been open since the first report.",
      "Since Jan 1, 2026: 1 gate failure fixed, 0 new."
    ),
    (
      [["a"], ["b"], ["b", "c", "d"]], "3 findings fail the gate, up from 1.",
      "One of them has been open since Jan 8, 2026.", "Since Jan 8, 2026: 0 gate failures fixed, 2 new."
    ),
    (
      [["a", "b"], ["a", "b"]], "2 findings fail the gate, as in the previous report.",
      "All of them have been open since the first report.", "Since Jan 1, 2026: no gate failures changed."
    ),
    (
      [["a"], []], "No findings fail the gate, down from 1.", "The gate passes for the first time.",
      "Since Jan 1, 2026: 1 gate failure fixed, 0 new."
    ),
    (
      [[], ["a"], []], "No findings fail the gate, down from 1.", "The gate passes again.",
      "Since Jan 8, 2026: 1 gate failure fixed, 0 new."
    ),
    (
      [["a"], [], []], "No findings fail the gate, as in the previous report.",
      "The gate has passed since Jan 8, 2026.", "Since Jan 8, 2026: no gate failures changed."
    ),
    (
      [["a"], ["b"]], "1 finding fails the gate, as in the previous report.", nil,
      "Since Jan 1, 2026: 1 gate failure fixed, 1 new."
    ),
    (
      [nil, ["a"]], "1 finding fails the gate, up from 0.", nil,
      "The 2026-01-01 report is missing, so there is no comparison."
    ),
  ]

  @Test(arguments: verdicts.indices) func theVerdictFollowsFromTheNumbers(_ index: Int) throws {
    let (failures, headline, promise, details) = Self.verdicts[index]
    let text = HistoryText(overview: try Self.history(failures))
    #expect(text.headline == headline && text.promise == promise && text.details == details)
  }

  @Test func timeIsInWords() throws {
    #expect(HistoryText(overview: try Self.history([[]])).facts == "Jan 1, 2026, first report")
    #expect(HistoryText(overview: try Self.history([[], [], []])).facts == "Jan 1 to Jan 15, 2026, 3 reports")
  }

  /// A failure that was away for one report is open since it came back.
  @Test func whatCameBackIsOpenSinceThen() throws {
    let open = try Self.history([["a", "b"], ["b"], ["a", "b"]]).timeline.open
    #expect(open.map(\.finding.subject) == [Self.subject("b"), Self.subject("a")])
    #expect(open.map(\.since.description) == ["2026-01-01", "2026-01-15"])
    // A report that is missing doesn't end it.
    #expect(try Self.history([["a"], nil, ["a"]]).timeline.open.map(\.since.description) == ["2026-01-01"])
  }

  @Test func theOldestAreListedWithTheirDays() throws {
    let overview = try Self.history([["a"], ["a", "b"]])
    #expect(
      overview.markdown.contains(
        "| `a on page` | `light` | contrast is 2.34:1; requires 4.5:1 | 2026-01-01 | 7 |"))
    #expect(try HTMLTokens(overview.html).texts.contains("7 days, since Jan 1, 2026"))
    #expect(try !Self.history([[], ["b"]]).html.contains("Open the longest"))
  }

  @Test func eachReportSaysWhatItChanged() throws {
    let overview = try Self.history(
      [["a"], ["b", "c"], ["b", "c"], nil, []], colors: ["#000000", "#111111", "#111111"])
    let rows = overview.markdown.split(separator: "\n").filter { $0.hasPrefix("| 2026-") }.prefix(5)
    #expect(
      rows.map { $0.split(separator: "|").map { String($0.drop { $0 == " " }).trimmed } } == [
        [
          "2026-01-29", "0", "±0", "The 2026-01-22 report is missing, so there is no comparison.",
          "Not failing the gate: no findings.",
        ],
        ["2026-01-22", "0", "−2", "The 2026-01-22 report is missing, so there is no comparison.", ""],
        ["2026-01-15", "2", "±0", "No colors changed.", "No findings changed."],
        ["2026-01-08", "2", "+1", "`ink` changed color in `light`.", "1 gate failure fixed, 2 new."],
        ["2026-01-01", "1", "", "First report.", "Not failing the gate: no findings."],
      ])
  }

  @Test func aSingleReportHasNoChart() throws {
    let page = try Self.history([["a"]]).html
    #expect(
      !page.contains("class=\"area") && !page.contains("Changes by report") && !page.contains("\"multiple-line\""))
    let two = try Self.history([["a"], []]).html
    #expect(two.contains("class=\"area wide\"") && two.contains("class=\"area narrow\""))
    #expect(two.contains("Changes by report") && two.contains("\"multiple-line\""))
  }

  /// A label of 40 is centered at its point, stays within the line, and gives way to a more important one.
  @Test func labelsDoNotOverlap() {
    let labels = ChartLabels(widths: [40, 40, 40, 40], at: [0, 30, 100, 200], gap: 10, order: [3, 0, 1, 2])
    #expect(
      labels.placed == [
        .init(index: 0, start: 0, width: 40), .init(index: 2, start: 80, width: 40),
        .init(index: 3, start: 160, width: 40),
      ])
  }

  @Test func aLongLineShowsThreeValues() throws {
    let days = (1...6).compactMap { CalendarDay(year: 2026, month: 1, day: $0) }
    func shown(_ values: [Int]) -> [Int] { HistoryMultiples.shown(Array(zip(days, values))).map(\.value) }
    #expect(shown([1, 2, 3]) == [1, 2, 3])
    #expect(shown([1, 2, 9, 9, 2, 4]) == [1, 9, 4])
    #expect(shown([9, 2, 3, 3, 2, 4]) == [9, 4])
    #expect(HistoryMultiples.title(of: "non-text-contrast") == "Non text contrast")
  }

  /// Reports of versions that didn't count levels are counted from their files, or left out.
  @Test func levelsOfOldEntriesAreCounted() throws {
    let overview = try Self.history([["a"], nil, ["a", "b"]])
    #expect(overview.levels.map(\.counts) == [[1, 0, 0, 0], [2, 0, 0, 0]])
    #expect(try HTMLTokens(overview.html).texts.contains("1 report without counts by level isn't drawn."))
  }
}

extension String {
  fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
