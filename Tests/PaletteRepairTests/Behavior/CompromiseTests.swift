import Audit
import AuditSession
import PaletteRepair
import TestSupport
import Testing

/// What a repair still does where requirements have hundreds of conflicts.
@Suite struct CompromiseTests {
  private static func sheet(_ colors: [(name: String, value: String)]) -> String {
    ":root { " + colors.map { "--\($0.name): \($0.value)" }.joined(separator: "; ") + " }"
  }

  /// 120 texts are locked and fail; each is a conflict alone. The three others don't depend on them.
  @Test func whatCanPassPasses() throws {
    let locked = (0..<120).map { (name: "fixed-\($0)", value: "#a0a0a0") }
    let free = ["#999999", "#b06060", "#60a0b0"].enumerated().map { (name: "free-\($0)", value: $1) }
    let one = try RepairCase(
      Self.sheet(locked + free + [("page", "#ffffff")]),
      #""pairings": [{ "text": ["fixed.*", "free.*"], "on": "page" }], "locked": ["page", "fixed.*"], "#
        + LimitTests.light)
    #expect(one.written == (0..<3).map { "changed free.\($0)" })
    #expect(one.report.outcome == .blocked && one.report.remaining.count == 120)
    #expect(one.report.conflicts.count == 12 && one.report.conflicts.allSatisfy { $0.pairings.count == 1 })
    #expect(
      one.report.remarks.first == "108 more requirements conflict with others; these conflicts aren't described")
    #expect(one.after.findings.count { $0.level == .error } == 120)
  }

  /// Texts and surfaces of any color: nearly nothing can pass together, but nothing gets worse, and something gets better.
  @Test(arguments: LongTests.some([(1, 12), (2, 40), (3, 40), (4, 40)], 1)) func nothingGetsWorse(
    _ seed: UInt64, _ texts: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    let names = (0..<texts).map { "t-\($0)" } + (0..<4).map { "s-\($0)" }
    let colors = names.map { name in
      let channels = (0..<3).map { _ in UInt8(random.below(256)) }
      return (name: name, value: PlainColor(red: channels[0], green: channels[1], blue: channels[2]).description)
    }
    let one = try RepairCase(
      Self.sheet(colors), #""pairings": [{ "text": "t.*", "on": "s.*" }], "# + LimitTests.light)
    #expect(one.report.outcome == .blocked && one.report.pairings.count == 4 * texts)
    for pairing in one.report.pairings {
      let (before, after) = (try #require(pairing.before), try #require(pairing.after))
      #expect(
        after >= min(before, pairing.required) - 1e-9,
        "\(pairing.measured.pairing.foreground) on \(pairing.measured.pairing.background)")
    }
    let fixed = one.report.pairings.count { !$0.passesBefore && $0.passesAfter }
    #expect(fixed > texts / 4, "\(fixed)")
    #expect(!one.report.conflicts.isEmpty)
  }

  /// In dark, link shows red-900 through an alias: a dark value of red-900 is one of link, too.
  @Test func anAddedValueIsShownByAliases() throws {
    let sheet = """
      :root { --red-800: #4c4c4c; --red-900: #484848; --page: #e6fad6; --card: #6e6e6e; --ink: #fcfcfc; --link: #400f07 }
      [data-theme="dark"] { --ink: #c1d0dd; --link: var(--red-900) }
      """
    let members =
      #""ramps": ["red.*"], "pairings": [{ "focus": "ink", "on": "page" }, { "component": "ink", "on": "card" }, "#
      + #"{ "focus": "link", "on": "page" }], "# + LimitTests.modes
    for isHurried in [true, false] {
      let folder = try TemporaryFolder(["a.css": sheet, "palpable.json": "{ \"tokens\": [\"a.css\"], \(members) }"])
      let session = AuditSession(AuditRequest(paths: ["."], root: folder.path))
      let report = try session.repair(.init(), watch: .init(isOver: { isHurried })).report
      #expect(report.pairings.allSatisfy { $0.passesAfter }, "\(isHurried)")
    }
  }

  /// A step that gets a dark value stays between its neighbors, although these have none.
  @Test func aRampKeepsItsOrderInAModeWithoutValues() throws {
    let one = try RepairCase(
      """
      :root { --red-700: #d1d1d1; --red-800: #7d7d7d; --red-950: #292929; --ink: #444444 }
      [data-theme="dark"] { --ink: #36dce9 }
      """, #""pairings": [{ "focus": "red.700", "on": "ink" }], "# + LimitTests.modes)
    #expect(one.after.decision == .passed)
    let dark = try (7...9).map { step in
      let name = ["red-700", "red-800", "red-950"][step - 7]
      return try #require(one.color(name, block: 1) ?? one.color(name)).luminance
    }
    #expect(dark[0] > dark[1] && dark[1] > dark[2])
  }

  /// What can pass beside a conflict passes: ember is alone on cedar, and its conflict is another one's.
  @Test func aPairingOutsideAConflictIsFixed() throws {
    let one = try RepairCase(
      ":root { --a: #777777; --b: #cccccc; --ember: #b0b0b0; --white: #ffffff; --black: #000000 }",
      #""locked": ["white", "black"], "pairings": [{ "text": "a", "on": ["white", "black"] }, "#
        + #"{ "text": ["b", "ember"], "on": "white" }], "profile": "wcag22-aaa", "# + LimitTests.light)
    #expect(one.report.remaining.count == 2 && one.report.outcome == .impossible)
    #expect(one.written.contains("changed b") && one.written.contains("changed ember"))
  }
}
