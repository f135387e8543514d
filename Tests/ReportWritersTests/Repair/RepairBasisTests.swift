import Audit
import ColorScience
import DesignTokens
import Testing

@testable import PaletteRepair
@testable import ReportWriters

/// What values that are added go by, and what is said once for several pairings.
///
/// In Oklab 0x59, 0x76 and 0x77 lie at 0.4639, 0.5658 and 0.5692.
@Suite struct RepairBasisTests {
  private static let dark = Color(red: 0x59, green: 0x59, blue: 0x59)
  private static let gray = Color(red: 0x77, green: 0x77, blue: 0x77)
  private static let passing = Color(red: 0x76, green: 0x76, blue: 0x76)

  private func added(_ token: String, _ old: Color, expected: Color, _ new: Color) -> ColorChange {
    ColorChange(
      .added, token: TokenPath(token), mode: "dark", shownIn: ["dark"], old: old, expected: expected, new: new,
      location: RepairFixture().changes[0].location, authored: old.hex)
  }

  private func report(_ changes: [ColorChange], advice: [RepairReport.Advice] = []) -> RepairReport {
    let report = RepairFixture().repaired()
    return RepairReport(
      before: report.before, after: report.after, settings: .init(), outcome: .repaired, changes: changes,
      pairings: report.pairings, advice: advice, proof: report.proof)
  }

  @Test func eachValueSaysWhatItGoesBy() throws {
    // The first change of the fixture is of "muted" in light.
    let changes = [
      RepairFixture().changes[0], added("muted", Self.gray, expected: Self.dark, Self.gray),
      added("link", Self.gray, expected: Self.dark, Self.gray),
      added("note", Self.dark, expected: Self.passing, Self.passing),
      added("page", Self.dark, expected: Self.gray, Self.passing),
      added("gone", Self.passing, expected: Self.dark, Self.gray),
    ]
    let report = report(changes)
    #expect(
      changes.map { MarkdownText.phrase(RepairRow($0, in: report).basis.words) } == [
        "ΔEOK 0.003", "keeps its current color while the `light` value changes", "keeps its current color",
        "derived from `light`", "ΔEOK 0.003 from #777777, the value derived from `light`",
        "ΔEOK 0.003 from its current color",
      ])
    let words = RepairText(report: report)
    #expect(
      words.additions?.plain == "of the 5 added values, 1 is derived from light, 2 keep their current color, and "
        + "2 differ by ΔEOK 0.006 in total from the expected or the current colors (largest: 0.003)")
    #expect(words.derivation?.plain.hasPrefix("derived values keep hue and chroma and invert lightness") == true)
    // 0.0034 twice, and twice 0.5658 - 0.4639 from what dark shows before.
    #expect(words.outcome.plain.hasSuffix("; ΔEOK 0.210 in total, largest 0.101"))
    let text = repairText("console", of: report)
    #expect(text.contains("  added     link   dark   #777777            keeps its current color\n"))
    let json = try json(repairText("json", of: report))
    let written = try #require(json["changes"]?.elements)
    let expected = ["#777777", "#595959", "#595959", "#767676", "#777777", "#595959"]
    #expect(written.map { $0["expected"]?.string } == expected)
    let (sum, part) = (json["totals"]?["deltaEOK"]?.number ?? 0, json["totals"]?["addedDeltaEOK"]?.number ?? 0)
    // 0.0034 less is changed than added.
    #expect(abs(sum - 0.2104) < 0.0004 && abs(part - 0.2070) < 0.0004)
  }

  @Test func whatAllHaveInCommonIsSaidOnce() {
    let one = added("note", Self.dark, expected: Self.passing, Self.passing)
    #expect(RepairText(report: report([one])).additions?.plain == "the added value is derived from light")
    #expect(RepairText(report: report([one, one])).additions?.plain == "all 2 added values are derived from light")
    let words = RepairText(report: report([one]))
    #expect(
      words.outcome.plain
        == "1 color is added and every pairing passes in light and dark; ΔEOK 0.101 in total, largest 0.101")
    #expect(RepairText(report: report([RepairFixture().changes[0]])).additions == nil)
    #expect(RepairText(report: report([RepairFixture().changes[0]])).derivation == nil)
  }

  @Test func adviceIsSaidOnceForAllItsPairings() {
    let all = RepairFixture().repaired()
    // The fixture has "muted on page" and "link on page" in light at positions 0 and 2, both with 4.478, and "note" in dark at 5.
    let rest = "as large text, it requires only 3:1"
    let report = report(
      all.changes,
      advice: [
        .init(pairing: 0, fact: "muted on page has 4.47:1 in light", action: rest),
        .init(pairing: 2, fact: "link on page has 4.47:1 in light", action: rest),
        .init(pairing: 5, action: "note on page has 9.99:1 in dark; \(rest)"),
      ])
    let advice = RepairAdvice.all(in: report)
    #expect(advice.map(\.sentence) == [rest, "note on page has 9.99:1 in dark; \(rest)"])
    #expect(advice.map(\.rows.count) == [2, 1])
    let text = repairText("console", of: report)
    #expect(
      text.contains("    - \(rest)\n        for muted on page  light  4.47\n        for link on page  light  4.47\n"))
  }

  /// Muted text on a page and a card of one color, and on a sheet of another, which look the same in both modes.
  private var rows: [RepairPairing] {
    let place = RepairFixture().changes[0].location
    var tokens = TokenSet()
    let colors = [("muted", Self.gray), ("page", .white), ("card", .white), ("sheet", Self.passing)]
    for (name, color) in colors {
      let value = AuthoredValue(.literal(.color(color)), text: color.hex, at: place)
      tokens.insert(Token(path: TokenPath(name), type: .color, mode: nil, value: value))
    }
    var system = DesignSystem(
      name: "Grays", tokens: tokens,
      modes: [
        Mode("light", scheme: .light, contrast: .standard), Mode("dark", scheme: .dark, contrast: .standard),
      ])
    system.pairings = ["page", "card", "sheet"].map {
      Pairing(
        foreground: TokenPath("muted"), background: TokenPath($0), usage: .text, origin: .declared, declaration: place)
    }
    return MeasuredSystem(system).pairings.map {
      RepairPairing(.init($0, required: 4.5, before: $0.ratio, after: ($0.ratio ?? 0) + 1))
    }
  }

  @Test func pairingsThatComeToTheSameAreOneRow() {
    #expect(rows.count == 6)
    let groups = RepairGroup.fixed(rows)
    #expect(groups.map(\.subject.plain) == ["muted on page and card", "muted on sheet"])
    #expect(groups.map(\.modes) == [["light", "dark"], ["light", "dark"]])
    let joined = RepairGroup.fixed(rows, joinsAll: true)
    #expect(joined.map { MarkdownText.phrase($0.subject) } == ["`muted` on `page`, `card`, and `sheet`"])
    // 4.478 + 1, and of two grays that differ by one step 1.014 + 1.
    #expect(joined.flatMap(\.rows).map(\.after) == ["5.47", "5.47", "2.01"])
  }
}
