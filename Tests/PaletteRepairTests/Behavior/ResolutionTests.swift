import Audit
import DesignTokens
import PaletteRepair
import Testing

/// What resolves a conflict, and what a repair says about surfaces that turn and about larger text.
@Suite struct ResolutionTests {
  private static let pairing = #""pairings": [{ "text": "ink", "on": "paper" }], "#

  private func repair(
    ink: String, paper: String, _ members: String, allowsFlips: Bool = false
  ) throws -> RepairCase {
    try RepairCase(
      ":root { --ink: \(ink); --paper: \(paper) }", Self.pairing + members + LimitTests.light
    ) { $0.allowsFlips = allowsFlips }
  }

  /// Black has 5.3:1 on #808080, and white less, so that one color alone can't reach 7:1.
  @Test func twoLocksAreUnlockedTogether() throws {
    let both = try repair(
      ink: "#808080", paper: "#7f7f7f", #""locked": ["ink", "paper"], "profile": "wcag22-aaa", "#, allowsFlips: true)
    #expect(both.report.outcome == .blocked && both.written.isEmpty)
    #expect(both.report.conflicts.first?.resolutions.contains("unlock ink and paper") == true)
    // #d0d0d0 alone makes room: black has more than 13:1 on it.
    let one = try repair(
      ink: "#c0c0c0", paper: "#d0d0d0", #""locked": ["ink", "paper"], "profile": "wcag22-aaa", "#, allowsFlips: true)
    #expect(one.report.conflicts.first?.resolutions.contains("unlock ink") == true)
    #expect(one.report.conflicts.first?.resolutions.contains("unlock ink and paper") == false)
  }

  /// 7:1 for white text needs a luminance of 0.1 or less, and for black text one of 0.3 or more.
  @Test(arguments: [("#ffffff", "#e0e0e0", "light to dark"), ("#000000", "#303030", "dark to light")])
  func aSurfaceThatTurnsIsNamed(_ ink: String, _ paper: String, _ words: String) throws {
    let members = #""locked": ["ink"], "profile": "wcag22-aaa", "#
    let turned = try repair(ink: ink, paper: paper, members, allowsFlips: true)
    #expect(turned.report.outcome == .repaired && turned.written == ["changed paper"])
    #expect(turned.report.remarks.contains { $0.contains("paper changes from \(words) in light") })
    let kept = try repair(ink: ink, paper: paper, members)
    #expect(kept.report.outcome == .blocked && kept.report.remarks.allSatisfy { !$0.contains(words) })
  }

  /// Apple calls text large from 18 pt, or if it is bold; WCAG from 24 CSS pixels, or 18.66 in bold.
  @Test(arguments: [("apple-hig", "18 pt, or bold"), ("wcag22-aa", "24 pt, or 18.66 pt at weight 700")])
  func largerTextIsAdvisedByTheProfile(_ profile: String, _ sizes: String) throws {
    let one = try repair(ink: "#8a8a8a", paper: "#ffffff", "\"profile\": \"\(profile)\", ")
    #expect(one.report.advice.contains { $0.sentence.contains(sizes) })
  }
}
