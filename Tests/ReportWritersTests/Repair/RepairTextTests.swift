import Audit
import Testing

@testable import PaletteRepair
@testable import ReportWriters

/// The exact text of repairs for people.
///
/// The distance of two grays in Oklab is that of the cube roots of their linear components: 0x77, 0x76 and 0x59 have 0.5692, 0.5658 and
/// 0.4639, so that the changes are 0.0034 and 0.1052, 0.1086 in all, and the value that is added is 0.1018 from what shows now.
@Suite struct RepairTextTests {
  private func console(_ report: RepairReport, usesColor: Bool = false) -> String {
    repairText("console", of: report, usesColor: usesColor)
  }

  @Test func aRepairOnTheConsole() {
    #expect(
      console(RepairFixture().repaired()) == """
        Fixes for Grays: 1 color changes, 1 is added, and 1 is detached from its alias, and every pairing passes in light and dark; ΔEOK 0.210 in total, largest 0.105
          The added value differs by ΔEOK 0.101 from the expected or the current color.
          This is the smallest change among the candidate colors, by the given weights; 3 arrangements of lighter and darker colors were compared.
          Note: one value is computed.

          changed   muted  light  #777777 → #767676  ΔEOK 0.003
                    fixes muted on page  light  4.47 → 4.54 of 4.5
          added     note   dark   #595959 → #767676  ΔEOK 0.101 from its current color
                    fixes note on page  dark  2.99 → 4.62 of 4.5
          detached  link   light  #777777 → #595959  ΔEOK 0.105
                    fixes link on page  light  4.47 → 7.00 of 4.5

          3 of 6 pairings fail before the changes, 0 after

          side effects of the changes
            - link and note become indistinguishable in light and dark: ΔEOK 0.105 → 0.000
            - muted and note become indistinguishable in dark: ΔEOK 0.105 → 0.003
            - 1 pairing passes with a margin below 1.5%

          alternatives to color changes, not applied
            - set it in 24 pt, which needs 3
                for muted on page  light  4.47

          findings unrelated to color (1)
            - control button  control-needs-44  36 pt of 44 pt  give button 44 pt

          fixed controls (1)
            - control button  all fixes: target 44×44 pt, gap 16 pt

        """)
  }

  @Test func anImpossibleRepairOnTheConsole() {
    #expect(
      console(RepairFixture().impossible()) == """
        Fixes for Grays: no colors satisfy every pairing; with the best compromise, 1 color changes, and 3 of 6 pairings still fail; ΔEOK 0.003 in total, largest 0.003

          conflicting requirements: one needs a luminance of 0.1 or less, the other 0.3 or more.
            - muted on page  light  requires 4.5
            - link on page  light  requires 4.5
            (no smaller set of pairings of these tokens conflicts)

          conflicting requirements: nothing does.
            - note on page  dark  requires 4.5
            (this pairing conflicts by itself)

          still failing (3)
            - muted on page  light  4.47 → 4.47 of 4.5
            - link on page  light  4.47 → 4.47 of 4.5
            - note on page  dark  2.99 → 2.99 of 4.5

          undetermined (1)
            - gone on page  light  it is computed

          changed   muted  light  #777777 → #767676  ΔEOK 0.003

          3 of 6 pairings fail before the changes, 3 after

          findings unrelated to color (1)
            - control button  control-needs-44  36 pt of 44 pt  give button 44 pt

          fixed controls (1)
            - control button  all fixes: target 44×44 pt, gap 16 pt

        """)
  }

  @Test func nothingToDoOnTheConsole() {
    let text = console(RepairFixture().unneeded())
    #expect(
      text.hasPrefix(
        "Fixes for Grays: nothing to fix: every pairing that counts toward the gate passes in light and dark\n\n  findings unrelated "
      ))
  }

  @Test func aTerminalShowsTheColors() {
    let text = console(RepairFixture().repaired(), usesColor: true)
    // 0x77 is 119 and 0x76 is 118.
    #expect(text.contains("\u{1B}[48;2;119;119;119m  \u{1B}[0m \u{1B}[48;2;118;118;118m  \u{1B}[0m #777777 → #767676"))
    #expect(text.hasPrefix("Fixes for \u{1B}[1mGrays\u{1B}[0m: \u{1B}[1;32m1 color changes, "))
    #expect(
      console(RepairFixture().impossible(), usesColor: true).contains("\u{1B}[1;31mno colors satisfy every pairing"))
  }

  @Test func aRepairAsMarkdown() {
    #expect(
      repairText("markdown", of: RepairFixture().repaired(undecided: true)) == """
        # Fixes for `Grays`

        **1 color changes, 1 is added, and 1 is detached from its alias, and every pairing that can be determined passes in `light` and `dark`, but 1 pairing is undetermined; ΔEOK 0.210 in total, largest 0.105.**

        The added value differs by ΔEOK 0.101 from the expected or the current color.

        This is the smallest change among the candidate colors, by the given weights; 3 arrangements of lighter and darker colors were compared.

        > one value is computed.

        ## Undetermined pairings (1)

        | pairing | mode | reason |
        | --- | --- | --- |
        | `gone on page` | `light` | it is computed |

        ## Changes (3)

        | token | modes | change | before | after | basis | fixes |
        | --- | --- | --- | --- | --- | --- | --- |
        | `muted` | `light` | changed | `#777777` | `#767676` | ΔEOK 0.003 | `muted` on `page` in `light`: 4.47 → 4.54 of 4.5 |
        | `note` | `dark` | added | `#595959` | `#767676` | ΔEOK 0.101 from its current color | `note` on `page` in `dark`: 2.99 → 4.62 of 4.5 |
        | `link` | `light` | detached | `#777777` | `#595959` | ΔEOK 0.105 | `link` on `page` in `light`: 4.47 → 7.00 of 4.5 |

        ## Fixed pairings (3)

        | pairing | usage | mode | before | after | required | passes after |
        | --- | --- | --- | --- | --- | --- | --- |
        | `muted` on `page` | `text` | `light` | 4.47 | 4.54 | 4.5 | ✓ yes |
        | `link` on `page` | `text` | `light` | 4.47 | 7.00 | 4.5 | ✓ yes |
        | `note` on `page` | `text` | `dark` | 2.99 | 4.62 | 4.5 | ✓ yes |

        ## Side effects of the changes (3)

        - `link` and `note` become indistinguishable in `light` and `dark`: ΔEOK 0.105 → 0.000
        - `muted` and `note` become indistinguishable in `dark`: ΔEOK 0.105 → 0.003
        - 1 pairing passes with a margin below 1.5%

        ## Alternatives to color changes (1)

        These alternatives are not applied.

        | alternative | pairings |
        | --- | --- |
        | set it in 24 pt, which needs 3 | `muted` on `page` in `light` (4.47) |

        ## Findings unrelated to color (1)

        These fixes are not applied.

        | subject | rule | measured | fix | fails the gate |
        | --- | --- | --- | --- | --- |
        | `control button` | `control-needs-44` | 36 pt of 44 pt | give button 44 pt | yes |

        ## Fixed controls (1)

        Sizes and distances with which every rule passes.

        | control | all fixes |
        | --- | --- |
        | `button` | target 44×44 pt, gap 16 pt |

        ## Constraints

        - Locked: `page`.
        - A change of `note` costs 2.5 times as much.
        - Before rounding to 8 bits, hues may change by up to 5 degrees.
        - Existing light surfaces stay light, existing dark ones stay dark, and the lighter color of a pairing stays lighter; added values are exempt.
        - Fixed pairings exceed the required ratio by at least 1.5%.
        - Values may be added to modes in which a token has none.
        - The colors of a family stay distinguishable.

        """)
  }

  /// No word claims more than is proven; a bound is rounded up, never down.
  @Test(arguments: [
    (1.0, 1.0, "this is the smallest change among the candidate colors, by the given weights; 1 "),
    // 1 / 0.97 - 1 = 3.0928 %.
    (1.0, 0.97, "this is at most 3.1% above the smallest change that is possible with the candidate colors"),
    // 1 / 0.99999 - 1 = 0.001 %.
    (1.0, 0.99999, "this is at most 0.1% above the smallest change that is possible with "),
    (1.0, 0.0, "how close this is to the smallest change is not proven; 1 "),
    (1.0, -0.5, "how close this is to the smallest change is not proven; 1 "),
    (1.0, .nan, "how close this is to the smallest change is not proven; 1 "),
    (.infinity, 1.0, "how close this is to the smallest change is not proven; 1 "),
  ])
  func whatIsProvenIsSaidAndNoMore(_ cost: Double, _ leastCost: Double, _ sentence: String) throws {
    let report = RepairFixture().repaired(proof: .init(cost: cost, leastCost: leastCost, arrangements: 1))
    let proof = try #require(RepairText(report: report).proof?.plain)
    #expect(proof.hasPrefix(sentence))
    #expect(proof.hasSuffix("; 1 arrangement of lighter and darker colors was compared"))
  }

  @Test func whatWasNotRepairedProvesNothing() {
    #expect(RepairText(report: RepairFixture().impossible()).proof == nil)
    #expect(RepairText(report: RepairFixture().unneeded()).proof == nil)
  }

  /// A report that says it is repaired while something fails is not believed.
  @Test func whatFailsIsSaidWhateverTheOutcomeIs() {
    let report = RepairFixture().repaired()
    let failing = RepairReport(
      before: report.before, after: report.after, settings: report.settings, outcome: .repaired,
      changes: report.changes, pairings: RepairFixture().impossible().pairings, proof: report.proof)
    #expect(!failing.isSettled)
    #expect(RepairText(report: failing).outcome.plain.contains(", and 3 of 6 pairings still fail; "))
    #expect(repairText("html", of: failing).contains("class=\"decision repair-decision fail\""))
  }

  @Test("A long list of conflicting pairings ends with the number of the others")
  func manyConflicts() {
    let one = RepairFixture().impossible()
    let conflict = RepairReport.Conflict(Array(repeating: 0, count: 100), reason: "nothing does", isSmallest: false)
    let many = RepairReport(
      before: one.before, after: one.before, settings: .init(), outcome: .impossible, changes: [],
      pairings: one.pairings, conflicts: [conflict], proof: one.proof)
    let text = repairText("console", of: many)
    let shown = text.split(separator: "\n").count { $0.contains("requires 4.5") }
    #expect(shown > 0 && shown < 100 && text.contains("and \(100 - shown) more"), "\(text)")
  }
}
