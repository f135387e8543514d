import Audit
import Testing

@testable import ReportWriters

/// The exact text of repairs for people.
///
/// The distance of two grays in Oklab is that of the cube roots of their linear components: 0x77, 0x76 and 0x59 have 0.5692, 0.5658 and
/// 0.4639, so that the changes are 0.0034 and 0.1052, 0.1086 in all, and the value that is added is 0.1018 from what shows now.
@Suite struct RepairTextTests {
  private func console(_ report: RepairReport, usesColor: Bool = false) -> String {
    RepairFormat.console.text(of: report, usesColor: usesColor)
  }

  @Test func aRepairOnTheConsole() {
    #expect(
      console(RepairFixture().repaired()) == """
        Repair of Grays: 1 color changes, 1 is added and 1 takes the place of an alias, and every pairing passes in light and dark; the changes are deltaEOK 0.108 in all, the largest 0.105
          The value that is added is deltaEOK 0.101 from what is expected.
          Among the colors that were considered, no choice changes less, by the weights that were given; 3 arrangements of lighter and darker were compared.
          Note: one value is computed.

          changed   muted  light  #777777 → #767676  deltaEOK 0.003
                    mends muted on page  light  4.47 → 4.54 of 4.5
          added     note   dark   #595959 → #767676  deltaEOK 0.101 from its look now
                    mends note on page  dark  2.99 → 4.62 of 4.5
          detached  link   light  #777777 → #595959  deltaEOK 0.105
                    mends link on page  light  4.47 → 7.00 of 4.5

          3 of 6 pairings fail now, 0 with the changes

          without another color, not done
            - set it in 24 pt, which needs 3
                for muted on page  light  4.47

          not a matter of color (1)
            - control button  control-needs-44  36 pt of 44 pt  give button 44 pt

          controls, mended (1)
            - control button  all of it: a target of 44 x 44 pt, a gap of 16 pt

        """)
  }

  @Test func anImpossibleRepairOnTheConsole() {
    #expect(
      console(RepairFixture().impossible()) == """
        Repair of Grays: no colors do it: with the best compromise 1 color changes, and 3 of 6 pairings still fail; deltaEOK 0.003 in all, the largest 0.003

          cannot hold together: one needs a luminance of 0.1 or less, the other 0.3 or more.
            - muted on page  light  needs 4.5
            - link on page  light  needs 4.5
            (no smaller set of pairings of these tokens is in conflict)

          cannot hold together: nothing does.
            - note on page  dark  needs 4.5
            (this pairing alone)

          still fails (3)
            - muted on page  light  4.47 → 4.47 of 4.5
            - link on page  light  4.47 → 4.47 of 4.5
            - note on page  dark  2.99 → 2.99 of 4.5

          cannot be decided (1)
            - gone on page  light  it is computed

          changed   muted  light  #777777 → #767676  deltaEOK 0.003

          3 of 6 pairings fail now, 3 with the changes

          not a matter of color (1)
            - control button  control-needs-44  36 pt of 44 pt  give button 44 pt

          controls, mended (1)
            - control button  all of it: a target of 44 x 44 pt, a gap of 16 pt

        """)
  }

  @Test func nothingToDoOnTheConsole() {
    let text = console(RepairFixture().unneeded())
    #expect(
      text.hasPrefix("Repair of Grays: nothing to do: every pairing that gates passes in light and dark\n\n  not a "))
  }

  @Test func aTerminalShowsTheColors() {
    let text = console(RepairFixture().repaired(), usesColor: true)
    // 0x77 is 119 and 0x76 is 118.
    #expect(text.contains("\u{1B}[48;2;119;119;119m  \u{1B}[0m \u{1B}[48;2;118;118;118m  \u{1B}[0m #777777 → #767676"))
    #expect(text.hasPrefix("Repair of \u{1B}[1mGrays\u{1B}[0m: \u{1B}[1;32m1 color changes, "))
    #expect(console(RepairFixture().impossible(), usesColor: true).contains("\u{1B}[1;31mno colors do it"))
  }

  @Test func aRepairAsMarkdown() {
    #expect(
      RepairFormat.markdown.text(of: RepairFixture().repaired(undecided: true)) == """
        # Repair of `Grays`

        **1 color changes, 1 is added and 1 takes the place of an alias, and every pairing that can be decided passes in `light` and `dark`, but 1 pairing cannot be decided; the changes are deltaEOK 0.108 in all, the largest 0.105.**

        The value that is added is deltaEOK 0.101 from what is expected.

        Among the colors that were considered, no choice changes less, by the weights that were given; 3 arrangements of lighter and darker were compared.

        > one value is computed.

        ## Cannot be decided (1)

        | pairing | mode | why |
        | --- | --- | --- |
        | `gone on page` | `light` | it is computed |

        ## Changes (3)

        | token | modes | what | now | then | how far | mends |
        | --- | --- | --- | --- | --- | --- | --- |
        | `muted` | `light` | changed | `#777777` | `#767676` | deltaEOK 0.003 | `muted` on `page` in `light`: 4.47 → 4.54 of 4.5 |
        | `note` | `dark` | added | `#595959` | `#767676` | deltaEOK 0.101 from its look now | `note` on `page` in `dark`: 2.99 → 4.62 of 4.5 |
        | `link` | `light` | detached | `#777777` | `#595959` | deltaEOK 0.105 | `link` on `page` in `light`: 4.47 → 7.00 of 4.5 |

        ## Fails now and passes then (3)

        | pairing | usage | mode | now | then | required | passes then |
        | --- | --- | --- | --- | --- | --- | --- |
        | `muted` on `page` | `text` | `light` | 4.47 | 4.54 | 4.5 | ✓ yes |
        | `link` on `page` | `text` | `light` | 4.47 | 7.00 | 4.5 | ✓ yes |
        | `note` on `page` | `text` | `dark` | 2.99 | 4.62 | 4.5 | ✓ yes |

        ## Without another color (1)

        Said here, and not done.

        | what would do | for |
        | --- | --- |
        | set it in 24 pt, which needs 3 | `muted` on `page` in `light`, which has 4.47 |

        ## Not a matter of color (1)

        Nothing here is changed.

        | subject | rule | measured | what mends it | fails the gate |
        | --- | --- | --- | --- | --- |
        | `control button` | `control-needs-44` | 36 pt of 44 pt | give button 44 pt | yes |

        ## Controls, mended (1)

        Numbers with which every rule passes.

        | control | with all of it |
        | --- | --- |
        | `button` | a target of 44 x 44 pt, a gap of 16 pt |

        ## What was allowed

        - Locked: `page`.
        - A change of `note` counts 2.5 times.
        - Hues may turn by up to 5 degrees, before colors are rounded to 8 bits.
        - A token may be given a value in a mode in which it has none.
        - The colors of a family stay apart.

        """)
  }

  /// No word claims more than is proven; a bound is rounded up, never down.
  @Test(arguments: [
    (1.0, 1.0, "among the colors that were considered, no choice changes less, by the weights that were given; 1 "),
    // 1 / 0.97 - 1 = 3.0928 %.
    (1.0, 0.97, "this is at most 3.1 % above the least change that is possible with the colors that were considered"),
    // 1 / 0.99999 - 1 = 0.001 %.
    (1.0, 0.99999, "this is at most 0.1 % above the least change that is possible with "),
    (1.0, 0.0, "how near this is to the least change is not proven; 1 "),
    (1.0, -0.5, "how near this is to the least change is not proven; 1 "),
    (1.0, .nan, "how near this is to the least change is not proven; 1 "),
    (.infinity, 1.0, "how near this is to the least change is not proven; 1 "),
  ])
  func whatIsProvenIsSaidAndNoMore(_ cost: Double, _ leastCost: Double, _ sentence: String) throws {
    let report = RepairFixture().repaired(proof: .init(cost: cost, leastCost: leastCost, arrangements: 1))
    let proof = try #require(RepairWords(report: report).proof)
    #expect(proof.hasPrefix(sentence))
    #expect(proof.hasSuffix("; 1 arrangement of lighter and darker was compared"))
  }

  @Test func whatWasNotRepairedProvesNothing() {
    #expect(RepairWords(report: RepairFixture().impossible()).proof == nil)
    #expect(RepairWords(report: RepairFixture().unneeded()).proof == nil)
  }

  /// A report that says it is repaired while something fails is not believed.
  @Test func whatFailsIsSaidWhateverTheOutcomeIs() {
    let report = RepairFixture().repaired()
    let failing = RepairReport(
      before: report.before, after: report.after, settings: report.settings, outcome: .repaired,
      changes: report.changes, pairings: RepairFixture().impossible().pairings, proof: report.proof)
    #expect(!failing.isSettled)
    #expect(RepairWords(report: failing).outcome.contains(", and 3 of 6 pairings still fail; "))
    #expect(RepairFormat.html.text(of: failing).contains("class=\"decision repair-decision fail\""))
  }
}
