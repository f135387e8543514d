import Audit
import ColorScience
import DesignTokens
import Testing

@testable import PaletteRepair
@testable import ReportWriters

/// Repairs of other kinds than the usual: aliases, translucent and wide colors, prices, proposals, and long lists.
///
/// The pairings of the fixture are muted, link, and note on page; muted and link fail in light (0 and 2), and note in dark (5).
@Suite struct RepairDetailTests {
  private static let gray = Color(red: 0x77, green: 0x77, blue: 0x77)
  private static let dark = Color(red: 0x59, green: 0x59, blue: 0x59)

  private static func change(
    _ kind: ColorChange.Kind, _ token: String = "muted", old: Color = gray, new: Color = dark, target: String? = nil,
    modes: [String] = ["light"], fixed: [Int] = [], needed: [Int] = []
  ) -> ColorChange {
    var change = ColorChange(
      kind, token: TokenPath(token), mode: modes.first ?? "light", shownIn: modes, old: old, new: new,
      location: RepairFixture().changes[0].location, authored: "{\(token).old}", fixed: fixed)
    change.target = target.map { TokenPath($0) }
    change.needed = needed
    return change
  }

  private static func report(
    _ changes: [ColorChange], _ outcome: RepairReport.Outcome = .repaired,
    pairings: [RepairReport.PairingChange]? = nil, conflicts: [RepairReport.Conflict] = [],
    undecided: [RepairReport.Undecided] = [], _ change: (inout RepairReport.Settings) -> Void = { _ in }
  ) -> RepairReport {
    let report = RepairFixture().repaired()
    var settings = RepairReport.Settings()
    change(&settings)
    return RepairReport(
      before: report.before, after: report.after, settings: settings, outcome: outcome, changes: changes,
      pairings: pairings ?? report.pairings, conflicts: conflicts, undecided: undecided, proof: report.proof)
  }

  private static func cause(_ cause: RepairReport.Conflict.Cause) -> RepairReport.Conflict {
    var conflict = RepairReport.Conflict([0], reason: "nothing does", isSmallest: true)
    (conflict.cause, conflict.resolutions) = (cause, ["unlock muted"])
    return conflict
  }

  @Test(
    arguments: [
      (.locks, "locked tokens"), (.polarity, "colors that stay lighter or darker than others"),
      (.proposal, "colors that the proposal keeps"), (.files, "values that can't be edited"),
    ] as [(RepairReport.Conflict.Cause, String)])
  func whatBlocksARepairIsNamed(_ cause: RepairReport.Conflict.Cause, _ words: String) {
    let failing = RepairFixture().impossible().pairings
    let report = Self.report([], .blocked, pairings: failing, conflicts: [Self.cause(cause)])
    #expect(
      RepairText(report: report).outcome.plain
        == "\(words) leave no colors that satisfy every pairing: 3 of 6 pairings still fail, and nothing changes")
    for format in ["console", "markdown", "html"] {
      #expect(repairText(format, of: report).contains("To resolve it: unlock muted."))
    }
    #expect(repairText("json", of: report).contains("\"unlock muted\""))
  }

  @Test(
    arguments: [
      (.unwritable, "the colors that satisfy every pairing can't be written exactly enough: "),
      (.unfinished, "the search reached its limit without colors that satisfy every pairing: "),
    ] as [(RepairReport.Outcome, String)])
  func whyNothingIsWrittenIsSaid(_ outcome: RepairReport.Outcome, _ start: String) {
    let report = Self.report([], outcome, pairings: RepairFixture().impossible().pairings)
    #expect(RepairText(report: report).outcome.plain.hasPrefix(start))
  }

  @Test func whatIsUnneededAndOpenIsSaid() throws {
    let open = try #require(RepairFixture().impossible().undecided.first)
    let passing = Array(RepairFixture().unneeded().pairings.filter(\.passesAfter))
    func words(_ pairings: [RepairReport.PairingChange], _ undecided: [RepairReport.Undecided]) -> String {
      RepairText(report: Self.report([], .unneeded, pairings: pairings, undecided: undecided)).outcome.plain
    }
    #expect(words([], []) == "nothing to fix: no pairing counts toward the gate")
    #expect(words(passing, [open]) == "no color changes, but 1 pairing is undetermined")
    #expect(words(passing, [open, open]) == "no color changes, but 2 pairings are undetermined")
    #expect(words(RepairFixture().impossible().pairings, []) == "no color changes, but 3 of 6 pairings still fail")
  }

  @Test(arguments: [(1, "1 alias names another token"), (2, "2 aliases name other tokens")])
  func aliasesThatNameOtherTokens(_ count: Int, _ words: String) {
    let changes = (0..<count).map { Self.change(.repointed, "t\($0)", target: "gray.dark", fixed: [0]) }
    let report = Self.report(changes)
    #expect(RepairText(report: report).changes == words && changes[0].notation == "{gray.dark}")
    #expect(repairText("console", of: report).contains("{t0.old} → gray.dark #595959"))
    #expect(repairText("html", of: report).contains("Repointed: an alias names another token."))
    #expect(repairText("json", of: report).contains("\"target\": \"gray.dark\""))
  }

  @Test(
    arguments: [
      ([change(.repointed, target: "b")], "repoint muted to b in light"),
      (
        [change(.repointed, target: "b"), change(.repointed, "c", target: "b")],
        "repoint muted and c to other tokens in light"
      ),
      ([change(.added)], "give muted a value in light"),
      ([change(.added), change(.added, "c")], "give muted and c values in light"),
      ([change(.changed, new: gray.withAlpha(0.5))], "raise the alpha of muted in light"),
      ([change(.changed, new: gray)], "write the color of muted in light"),
      ([change(.changed)], "darken muted in light"),
      ([change(.changed, old: dark, new: gray)], "lighten muted in light"),
      ([change(.changed), change(.changed, old: dark, new: gray, modes: ["dark"])], "change muted in light and dark"),
    ] as [([ColorChange], String)])
  func aStepSaysWhatItDoes(_ changes: [ColorChange], _ title: String) {
    let report = Self.report(changes)
    let step = RepairReport.Step(changes: Array(changes.indices), fixed: [])
    #expect(report.title(of: step).plain == title)
  }

  @Test func aPatchSaysWhatItChangesAndWhy() {
    var report = Self.report([
      Self.change(.changed, fixed: [0]),
      Self.change(.changed, "link", old: Self.dark, new: Self.dark, needed: [1, 3, 4]),
    ])
    #expect(report.patchHeader.first?.hasPrefix("# palpable fix: 2 colors change and every pairing passes") == true)
    #expect(report.patchHeader[1] == "# muted in light: #777777 → #595959; fixes muted on page in light")
    #expect(report.patchHeader[2].hasPrefix("# link in light: keeps #595959; needed for "))
    report.plan = [.init(changes: [1], fixed: [2]), .init(changes: [0], fixed: [0])]
    var settings = report.settings
    settings.step = 2
    var step = RepairReport(
      before: report.before, after: report.after, settings: settings, outcome: .repaired, changes: report.changes,
      pairings: report.pairings, proof: report.proof)
    step.plan = report.plan
    #expect(step.patchHeader.count == 2 && step.patchHeader[0] == "# palpable fix: step 2: darken muted in light")
    #expect(step.isPartial && !report.isPartial)
    #expect(Self.report([]).patchHeader.isEmpty)
  }

  @Test func otherProposalsAndPricesAreListed() {
    var report = Self.report([Self.change(.changed, fixed: [0])], pairings: RepairFixture().impossible().pairings)
    report.alternatives = [
      .init(proposal: .foregroundsOnly, changes: 2, totalDifference: 0.1, cost: 0.1, remaining: 0),
      .init(proposal: .aliasesOnly, changes: 1, totalDifference: 0.2, cost: 0.3, remaining: 2),
    ]
    report.prices = [
      .init(pairing: 0, lock: nil, cost: 0.05, remaining: 1),
      .init(pairing: nil, lock: "brand.*", cost: 0.1, remaining: 0),
    ]
    let text = repairText("console", of: report)
    #expect(text.contains("foregrounds-only  2 changes  ΔEOK 0.100\n"))
    #expect(text.contains("repoint-only  1 change  ΔEOK 0.200  2 still failing\n"))
    #expect(
      text.contains(
        "without muted on page in light: cost 0.050 instead of 0.200, and 1 instead of 3 still failing"))
    #expect(text.contains("without the lock brand.*: cost 0.100 instead of 0.200, and 0 instead of 3 still failing"))
    let page = repairText("html", of: report)
    #expect(page.contains("Other proposals") && page.contains("the lock brand.*"))
    #expect(repairText("markdown", of: report).contains("## Other proposals (2)"))
    let json = try? json(repairText("json", of: report))
    #expect(
      json?["proposals"]?.elements?.compactMap { $0["proposal"]?.string } == ["foregrounds-only", "repoint-only"])
    #expect(json?["prices"]?.elements?.map { $0["lock"]?.string } == [nil, "brand.*"])
  }

  @Test func longListsAreCut() {
    var report = Self.report(
      [Self.change(.changed, fixed: [0])], pairings: RepairFixture().impossible().pairings,
      conflicts: (0..<14).map { _ in Self.cause(.locks) })
    report.plan = (0..<14).map { _ in .init(changes: [0], fixed: [0]) }
    let text = repairText("console", of: report)
    #expect(text.split(separator: "\n").count { $0.contains("conflicting requirements: ") } == 12)
    #expect(text.split(separator: "\n").count { $0.hasSuffix("and 2 more") } == 2)
    #expect(text.contains("step 12: darken muted in light; fixes 1, breaks 0") && !text.contains("step 13:"))
  }

  /// A translucent color is drawn on a checkerboard, and a color of Display P3 in its own notation.
  @Test func colorsAreDrawnAndWrittenAsTheyAre() {
    let wide = Color(.displayP3, 0, 1, 0)
    let report = Self.report([
      Self.change(.changed, old: Self.gray.withAlpha(0.5), new: wide, fixed: [0]),
      Self.change(.changed, "link", new: Self.gray),
    ])
    let page = repairText("html", of: report)
    #expect(page.contains("#77777780") && page.contains("color(display-p3 0 1 0)"))
    #expect(RepairRow(report.changes[1], in: report).isKept)
    #expect(report.changes[0].colorNotation.hasPrefix("color(display-p3 0 1 0"))
  }

  @Test func aRatioThatScreensShowIsNamed() throws {
    let measured = try #require(RepairFixture().repaired().pairings.first?.measured)
    func row(_ before: Double?, _ after: Double?, shown: Double? = nil) -> String {
      RepairPairing(.init(measured, required: 4.5, before: before, after: after, shownAfter: shown)).ratios
    }
    #expect(row(3, 4.625, shown: 4.375) == "3.00 → 4.62, 4.37 as displayed of 4.5")
    #expect(row(3, 4.625, shown: 4.5) == "3.00 → 4.62 of 4.5" && row(nil, nil) == "unknown → unknown of 4.5")
  }
}
