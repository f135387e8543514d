import Audit
import ColorScience
import DesignTokens
import SourceText
import Testing
import Typesetting

@testable import PaletteRepair
@testable import ReportWriters

/// Repairs of systems without surfaces, with text styles, layers, translucent colors, and more tokens than a page draws.
@Suite struct RepairAuditTests {
  private static let gray = Color(red: 0x77, green: 0x77, blue: 0x77)
  private static let passing = Color(red: 0x76, green: 0x76, blue: 0x76)
  private static let place = SourceLocation(
    path: "t.css", line: 1, column: 1, endLine: 1, endColumn: 2, byteRange: 0..<1)

  /// Eight texts in five modes, and a ninth on two layers; after the changes, one color is gone and a pairing isn't declared.
  private static func audit(after: Bool) -> AuditReport {
    var system = DesignSystem(
      name: "Layers", tokens: TokenSet(), modes: (0..<5).map { Mode("m\($0)", base: $0 == 0 ? nil : "m0") })
    func add(_ name: String, _ content: AuthoredValue.Content) { system.insert(name, content, mode: "m0") }
    add("page", .literal(.color(.white)))
    add("veil", .literal(.color(Color.white.withAlpha(0.5))))
    for index in 0..<8 {
      add("t\(index)", .literal(.color(Color(red: after ? 0x50 : 0x77, green: 0x76, blue: UInt8(0x70 + index)))))
    }
    add("lost", after ? .undecidable("it is computed") : .literal(.color(gray)))
    for index in 0..<232 { add("other.o\(index)", .literal(.color(.black))) }
    system.textStyles = [
      TextStyle(
        name: "label", weight: 400, lineHeight: 1.4,
        text: ScaledText(baseSize: 12, range: .xSmall...ContentSizeCategory.accessibility5), mode: "m0",
        declaration: place)
    ]
    system.pairings = (0..<(after ? 7 : 8)).map {
      Pairing(
        foreground: TokenPath("t\($0)"), background: "page", usage: .text, textStyle: "label", origin: .declared)
    }
    system.pairings.append(
      Pairing(foreground: "t0", background: "veil", backdrops: ["page"], usage: .component, origin: .declared))
    system.badges = [
      Badge(name: "info", background: "page", border: nil, text: after ? "t0" : "lost", textStyle: "label")
    ]
    system.controls = [Control(name: "chip")]
    return Auditor(
      rules: [
        .init(TextNeedsRatio(), level: .error), .init(StyleFails(), level: .warning),
        .init(ControlIsUnknown(), level: .error),
      ], gate: Gate()
    ).report(on: MeasuredSystem(system))
  }

  private static func change(
    _ kind: ColorChange.Kind, _ token: String, mode: String?, shownIn: [String], old: Color = gray,
    expected: Color? = nil,
    fixed: [Int] = [], needed: [Int] = []
  ) -> ColorChange {
    var change = ColorChange(
      kind, token: TokenPath(token), mode: mode, shownIn: shownIn, old: old, expected: expected, new: passing,
      location: place, authored: old.hex, fixed: fixed)
    change.needed = needed
    return change
  }

  /// A change that fixes eight pairings by different amounts, one that two others need, and one that is added.
  private static let report: RepairReport = {
    let (before, after) = (audit(after: false), audit(after: true))
    let rows = before.pairings.filter { $0.measured.mode.name == "m0" && $0.measured.ratio != nil }
    let pairings = rows.enumerated().map { index, row in
      RepairReport.PairingChange(row.measured, required: 4.5, before: 3, after: 5 + Double(index))
    }
    return RepairReport(
      before: before, after: after, settings: .init(), outcome: .repaired,
      changes: [
        change(.changed, "t0", mode: "m0", shownIn: [], fixed: Array(0..<8)),
        change(.changed, "lost", mode: "m0", shownIn: ["m0"], needed: [8, 20]),
        change(.added, "t1", mode: "m0", shownIn: ["m0"], old: Color(red: 0, green: 0, blue: 0), expected: gray),
      ], pairings: pairings, proof: .init(cost: 1, leastCost: 1, arrangements: 0))
  }()

  @Test func wordsAreOfAllModes() {
    let words = RepairText(report: Self.report)
    #expect(words.outcome.plain.hasPrefix("2 colors change and 1 is added, and every pairing passes in all 5 modes"))
    // Every side is kept, so that there was nothing to compare.
    #expect(words.proof?.plain == "this is the smallest change among the candidate colors")
    let nothing = RepairReport(
      before: Self.report.before, settings: .init(), outcome: .repaired, changes: [], pairings: [],
      proof: Self.report.proof)
    #expect(RepairText(report: nothing).outcome.plain == "no color changes and every pairing passes in all 5 modes")
  }

  @Test func aChangeWithoutModesIsOfItsOwn() {
    let rows = Self.report.changes.map { RepairRow($0, in: Self.report) }
    #expect(rows[0].modes == ["m0"] && rows[0].groups.count == 8 && rows[0].neededGroups.isEmpty)
    #expect(rows[1].groups.isEmpty && rows[1].neededGroups.map(\.subject.plain) == ["t0 on veil on page"])
    #expect(rows[0].groups[0].first.usage == "text, label" && rows[1].neededGroups[0].first.usage == "component")
    #expect(
      rows[2].basis.words.plain == "ΔEOK 0.003 from #777777, the value derived from m0")
  }

  @Test func longListsEndWithANumber() {
    let console = repairText("console", of: Self.report)
    #expect(console.contains("needed for t0 on veil on page") && console.contains("and 5 more"))
    #expect(repairText("markdown", of: Self.report).contains("needed for `t0` on `veil` on `page` in `m0`"))
    let page = repairText("html", of: Self.report)
    #expect(page.contains(">and 2 more</li>"))
    // 243 tokens are 3 more than are drawn.
    #expect(page.contains("3 more tokens are not drawn."))
    #expect(Self.report.patchHeader.contains { $0.hasSuffix("; and 5 more") })
  }

  @Test func whatIsGoneIsDrawnAsSuch() throws {
    let tokens = try HTMLTokens(repairText("html", of: Self.report))
    let swatches = tokens.tags.compactMap { $0["class"] == "swatch" ? $0["aria-label"] : nil }
    #expect(swatches.contains { $0.hasPrefix("lost: m0 #777777, changes to no color") })
    // Without surfaces, badges are drawn on the canvas.
    let badges = tokens.texts.filter { $0 == "Before" || $0 == "After" }
    #expect(badges.count >= 10)
  }

  @Test func findingsWithoutNumbersHaveTheirMessage() {
    let all = NonColorFinding.all(in: Self.report.before)
    let style = all.first { $0.finding.rule == "style-fails" }
    let control = all.first { $0.finding.rule == "control-is-unknown" }
    #expect(style?.numbers.isEmpty == false && style?.remedy == "let label grow")
    #expect(control?.numbers == "" && control?.remedy == "chip is not known")
    #expect(NonColorFinding.fixedControls(in: Self.report.before).isEmpty)
  }

  /// What an audit of the changed files shows is believed rather than what was predicted.
  @Test func anAuditConfirmsOrRefutes() {
    var (good, bad) = (RepairFixture().repaired(), RepairFixture().repaired())
    good.confirm(RepairFixture().audit(after: true))
    bad.confirm(RepairFixture().audit(after: false))
    #expect(good.outcome == .repaired && good.isConfirmed && good.remaining.isEmpty)
    #expect(bad.outcome == .unwritable && bad.remaining.count == 3 && bad.isShortOfRoom)
  }
}
