import Audit
import AuditSession
import DesignTokens
import Foundation
import TestSupport
import Testing

/// What a repair keeps: locks, ramps, weights, hues, gamuts and modes.
@Suite struct LimitTests {
  static let light = #""modes": [{ "name": "light" }]"#

  @Test func aLockHoldsAndTheOtherColorMoves() throws {
    let sheet = ":root { --ink: #8a8a8a; --paper: #e0e0e0 }"
    let pairings = #""pairings": [{ "text": "ink", "on": "paper" }], "#
    let lock = { (name: String) in
      try RepairCase(sheet, pairings + "\"locked\": [\"\(name)\"], " + Self.light) { $0.allowsFlips = true }
    }
    let ink = try lock("ink")
    #expect(ink.written == ["changed paper"] && ink.value("ink") == "#8a8a8a")
    #expect(ink.after.decision == .passed)
    let paper = try lock("paper")
    #expect(paper.written == ["changed ink"] && paper.value("paper") == "#e0e0e0")
    let both = try lock("*")
    #expect(both.written == [] && both.report.outcome == .blocked && both.result.files.isEmpty)
    #expect(both.report.conflicts.count == 1)
    #expect(both.report.conflicts.first?.reason.contains("ink is locked") == true)
    let option = try RepairCase(sheet, pairings + Self.light) {
      $0.locked = [try PathPattern("ink")]
      $0.allowsFlips = true
    }
    #expect(option.written == ["changed paper"])
  }

  /// Who locks a name locks the color that it shows, wherever that is written.
  @Test func aLockHoldsThroughAliases() throws {
    let one = try RepairCase(
      ":root { --gray: #8a8a8a; --ink: var(--gray); --paper: #e0e0e0 }",
      #""pairings": [{ "text": "ink", "on": "paper" }], "locked": ["ink"], "# + Self.light
    ) { $0.allowsFlips = true }
    #expect(one.written == ["changed paper"])
    #expect(one.value("gray") == "#8a8a8a" && one.value("ink") == "var(--gray)")
    #expect(one.after.decision == .passed)
  }

  /// Text at 4.5:1 on white is #767676 at most, which is darker than its darker neighbor #888888.
  @Test func aRampKeepsItsOrder() throws {
    let sheet = ":root { --g1: #cccccc; --g2: #999999; --g3: #888888; --page: #ffffff }"
    let members = #""pairings": [{ "text": "g2", "on": "page" }], "locked": ["page"], "# + Self.light
    // Names with numbers are a ramp by themselves.
    let other = try RepairCase(
      ":root { --a: #cccccc; --b: #999999; --c: #888888; --page: #ffffff }",
      #""pairings": [{ "text": "b", "on": "page" }], "locked": ["page"], "# + Self.light
    ) { $0.margin = 0 }
    #expect(other.written == ["changed b"] && other.value("b") == "#767676")
    let free = try RepairCase(sheet, members)
    #expect(free.written == ["changed g2", "changed g3"])
    let ramp = try RepairCase(sheet, #""ramps": [["g1", "g2", "g3"]], "# + members)
    #expect(ramp.written == ["changed g2", "changed g3"])
    let luminances = try ["g1", "g2", "g3"].map { try #require(ramp.color($0)).luminance }
    #expect(luminances[0] > luminances[1] && luminances[1] > luminances[2])
    #expect(ramp.after.decision == .passed)
    let locked = try RepairCase(sheet, #""ramps": [["g1", "g2", "g3"]], "# + members) {
      $0.locked = [try PathPattern("g3")]
    }
    #expect(locked.report.outcome == .blocked)
    #expect(locked.report.conflicts.first?.reason.contains("ramp") == true)
  }

  /// The label near white cannot make room, so the brand moves, unless that is dear; then the label does what it can.
  @Test func aWeightMovesTheChangeToWhatIsCheap() throws {
    let sheet = ":root { --brand: #a05050; --label: #c8d0c8 }"
    let members = #""pairings": [{ "text": "label", "on": "brand" }], "# + Self.light
    func weighted(_ name: String) throws -> RepairCase {
      let pattern = try PathPattern(name)
      return try RepairCase(sheet, members) { $0.weights = [.init(pattern, factor: 100)] }
    }
    let (dearBrand, dearLabel) = (try weighted("brand"), try weighted("label"))
    #expect(dearBrand.written == ["changed label"] && dearBrand.value("brand") == "#a05050")
    #expect(dearLabel.written == ["changed brand"] && dearLabel.value("label") == "#c8d0c8")
    #expect(dearBrand.after.decision == .passed && dearLabel.after.decision == .passed)
  }

  /// Hues stay but for 8 bits, or turn by no more than is allowed: half a step in each component moves a and b by less than 0.004.
  @Test(arguments: LongTests.some([12, 0.0, 40], 1)) func hueTurnsNoFurtherThanAllowed(_ tolerance: Double) throws {
    var generator = SplitMix64(seed: 60)
    var turned = 0.0
    for _ in 0..<4 {
      let ink = PlainColor(
        red: UInt8(90 + generator.below(166)), green: UInt8(generator.below(256)), blue: UInt8(generator.below(200)))
      let one = try RepairCase(
        ":root { --ink: \(ink); --page: #ffffff }",
        #""pairings": [{ "text": "ink", "on": "page" }], "locked": ["page"], "profile": "wcag22-aaa", "# + Self.light
      ) { $0.hueTolerance = tolerance }
      let new = try #require(one.color("ink"))
      #expect(new.contrast(with: PlainColor(gray: 255)) >= 7)
      let chroma = min(ink.oklab.chroma, new.oklab.chroma)
      guard chroma > 0.02 else { continue }
      let allowed = tolerance + asin(min(1, 0.004 / chroma)) * 180 / .pi
      #expect(ink.oklab.turn(to: new.oklab) <= allowed, "\(ink) \(new)")
      turned = max(turned, ink.oklab.turn(to: new.oklab))
    }
    #expect(tolerance == 0 || turned > 3, "\(turned)")
  }

  @Test func aColorOfDisplayP3StaysOne() throws {
    let one = try RepairCase(
      ":root { --ink: color(display-p3 1 0.2 0.2); --page: #ffffff }",
      #""pairings": [{ "text": "ink", "on": "page" }], "locked": ["page"], "# + Self.light)
    #expect(one.report.outcome == .repaired && one.after.decision == .passed)
    #expect(one.value("ink")?.hasPrefix("color(display-p3 ") == true)
    #expect(one.report.changes.first.map { !$0.new.isInGamut(of: .srgb) } == true)
  }

  /// Every color of Display P3 on a surface of it: the luminance is Y, and the notation has six decimals.
  @Test func bothSidesInDisplayP3() throws {
    let one = try RepairCase(
      ":root { --ink: color(display-p3 0.9 0.1 0.6); --page: color(display-p3 0.7 0.9 0.2) }",
      #""pairings": [{ "text": "ink", "on": "page" }], "# + Self.light)
    #expect(one.report.outcome == .repaired && one.after.decision == .passed)
  }

  static let modes =
    #""modes": [{ "name": "light", "scheme": "light" }, { "name": "dark", "scheme": "dark", "base": "light" }]"#
  static let twoModes = """
    :root { --ink: #222222; --page: #ffffff }
    [data-theme="dark"] { --page: #101010 }
    """

  @Test func aValueIsAddedWhereAModeHasNone() throws {
    let one = try RepairCase(Self.twoModes, #""pairings": [{ "text": "ink", "on": "page" }], "# + Self.modes)
    #expect(one.written == ["added ink dark"])
    #expect(one.value("ink") == "#222222" && one.color("ink", block: 1) != nil)
    #expect(one.after.decision == .passed)
  }

  @Test func noAdditionsMeansNone() throws {
    let one = try RepairCase(Self.twoModes, #""pairings": [{ "text": "ink", "on": "page" }], "# + Self.modes) {
      $0.addsValues = false
    }
    #expect(one.report.outcome == .repaired && one.after.decision == .passed)
    #expect(one.report.changes.allSatisfy { $0.kind == .changed } && !one.report.changes.isEmpty)
    // One ink on white and on #101010, both at 4.5:1: only a page can make room, so the dark one is given up as dark or the ink is.
    let locked = try RepairCase(
      Self.twoModes,
      #""pairings": [{ "text": "ink", "on": "page" }], "locked": ["page"], "profile": "wcag22-aaa", "#
        + Self.modes
    ) { $0.addsValues = false }
    // 7:1 on white is a luminance of 0.1 or less, on #101010 (0.00518) one of 0.336 or more.
    #expect(locked.report.outcome == .impossible)
    #expect(locked.report.conflicts.first?.pairings.count == 2)
    #expect(locked.report.conflicts.first?.reason.contains("no color meets both requirements") == true)
  }

  @Test func aModeOfIncreasedContrastAsksForMore() throws {
    let members = #"""
      "pairings": [{ "text": "ink", "on": "page" }], "locked": ["page"], "rules": { "increased-contrast": "error" },
      "modes": [{ "name": "light", "scheme": "light" }, { "name": "dark", "scheme": "light", "contrast": "increased", "base": "light" }]
      """#
    let sheet = ":root { --ink: #6a6a6a; --page: #ffffff }\n[data-theme=\"dark\"] { --page: #ffffff }"
    let one = try RepairCase(sheet, members) { $0.margin = 0 }
    #expect(one.report.outcome == .repaired && one.after.decision == .passed)
    // #595959 is the lightest gray with 7:1 on white (color-facts, section 1: WCAG 2.2).
    #expect(one.written.count == 1)
    let dark = one.color("ink", block: 1) ?? one.color("ink")
    #expect(dark == PlainColor(hex: "#595959"))
  }

  @Test func whatIsWaivedIsNotRepaired() throws {
    let sheet = ":root { --ink: #999999; --note: #aaaaaa; --page: #ffffff }"
    let members = #""pairings": [{ "text": ["ink", "note"], "on": "page" }], "locked": ["page"], "# + Self.light
    #expect(try RepairCase(sheet, members).written == ["changed ink", "changed note"])
    let waiver =
      #""waivers": [{ "rule": "contrast-minimum", "subject": "note on page", "reason": "kept", "owner": "us", "expires": "2999-01-01" }], "#
    let waived = try RepairCase(sheet, waiver + members)
    #expect(waived.written == ["changed ink"])
    #expect(waived.report.pairings.count == 1 && waived.report.isSettled)
  }

  @Test(.enabled(if: LongTests.areEnabled)) func twiceTheSame() throws {
    let contracts = RandomContract.contracts(3, seed: 61)
    for contract in contracts {
      let folder = try TemporaryFolder(contract.files)
      let session = AuditSession(AuditRequest(paths: ["."], root: folder.path))
      let (one, other) = (try session.repair(.init()), try session.repair(.init()))
      #expect(one.files.map(\.new) == other.files.map(\.new))
      #expect(one.report.conflicts.map(\.reason) == other.report.conflicts.map(\.reason))
      #expect(one.report.proof == other.report.proof)
    }
  }

  /// The order of tokens in a file decides at most which of equals is taken.
  @Test func theOrderOfTokensDoesNotCount() throws {
    let declarations = ["--ink: #8a8a8a", "--page: #e0e0e0", "--mark: #c05050", "--card: #b8c4d0", "--note: #7f9f7f"]
    let members = #""pairings": [{ "text": ["ink", "mark", "note"], "on": ["page", "card"] }], "# + Self.light
    let orders = [[0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [2, 4, 1, 0, 3]]
    let costs = try orders.map { order in
      let one = try RepairCase(":root { " + order.map { declarations[$0] }.joined(separator: "; ") + " }", members)
      #expect(one.report.outcome == .repaired && one.after.decision == .passed && one.report.proof.isOptimal)
      return one.report.changes.reduce(0) { $0 + $1.goalDifference + 0.002 }
    }
    #expect(costs.allSatisfy { abs($0 - costs[0]) < 1e-9 }, "\(costs)")
  }
}
