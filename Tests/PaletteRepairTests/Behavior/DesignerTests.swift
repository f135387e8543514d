import Audit
import AuditSession
import DesignTokens
import Foundation
import PaletteRepair
import TestSupport
import Testing

/// What a designer expects of a proposal, each with the smallest palette that shows it.
@Suite struct DesignerTests {
  private static let light = LimitTests.light

  private func json(
    _ tokens: String, _ members: String, _ change: (inout RepairReport.Settings) -> Void = { _ in }
  ) throws -> PaletteRepairResult {
    let folder = try TemporaryFolder([
      "t.json": tokens, "palpable.json": "{ \"tokens\": [\"t.json\"], \(members) }",
    ])
    var settings = RepairReport.Settings()
    change(&settings)
    return try AuditSession(AuditRequest(paths: ["."], root: folder.path)).repair(settings)
  }

  /// Black at 65% on white is 6.97:1; 66% is 7.24:1, and the margin asks for 7.105:1.
  @Test func aLightModeStaysLightAndAnAlphaRises() throws {
    let one = try RepairCase(
      ":root { --page: #fff; --text: #000; --text2: rgba(0,0,0,.65); --link: #0819bd }",
      #""profile": "wcag22-aaa", "pairings": [{ "text": ["text", "text2", "link"], "on": "page" }], "# + Self.light)
    #expect(one.written == ["changed text2"] && one.value("text2") == "rgba(0,0,0,.66)")
    #expect(one.after.decision == .passed)
  }

  /// A dark brand surface on a light page stays dark, and so does its lighter text stay lighter.
  @Test func polarityHoldsUnlessFlipsAreAllowed() throws {
    let sheet = ":root { --bar: #1b2a4a; --bar-text: #5a6a8a; --page: #ffffff }"
    let members = #""pairings": [{ "text": "bar.text", "on": "bar" }, { "text": "bar", "on": "page" }], "# + Self.light
    let one = try RepairCase(sheet, members)
    #expect(one.written == ["changed bar.text"] && one.after.decision == .passed)
    // Gray text locked at 3.45:1 of white: lighter surfaces don't exist, and a dark one is a flip.
    let locked = #""pairings": [{ "text": "ink", "on": "paper" }], "locked": ["ink"], "# + Self.light
    let kept = try RepairCase(":root { --ink: #8a8a8a; --paper: #e0e0e0 }", locked)
    #expect(kept.written == [] && kept.report.outcome == .blocked && kept.report.conflicts.count == 1)
    let resolutions = kept.report.conflicts[0].resolutions
    #expect(resolutions.first == "unlock ink" && resolutions.contains { $0.contains("--allow-flips") })
    let flipped = try RepairCase(":root { --ink: #8a8a8a; --paper: #e0e0e0 }", locked) { $0.allowsFlips = true }
    #expect(flipped.written == ["changed paper"] && flipped.after.decision == .passed)
  }

  /// A light surface stays light, also if another pairing uses its color as text: white on it can't reach 4.5:1.
  @Test func aSurfaceThatIsAlsoATextKeepsItsSide() throws {
    let one = try RepairCase(
      ":root { --amber: #fec885; --white: #ffffff; --ink: #000000 }",
      #""pairings": [{ "text": "white", "on": "amber" }, { "text": "amber", "on": "ink" }], "# + Self.light)
    #expect(one.written == [] && one.report.outcome == .blocked)
    #expect(one.report.conflicts.first?.resolutions.contains { $0.contains("--allow-flips") } == true)
  }

  /// White at 12% is darker on the page than the panel is, and lighter than the panel on the panel.
  @Test func aTranslucentColorIsMeasuredOnEachBackground() throws {
    let one = try RepairCase(
      ":root { --page: #191e21; --panel: #3c464d; --border: rgba(248,249,250,0.12) }",
      #""pairings": [{ "component": "border", "on": ["page", "panel"] }], "# + Self.light)
    #expect(one.written == ["changed border"] && one.after.decision == .passed)
  }

  /// The light value names another step, and the dark mode that fell back to it keeps its color.
  @Test func aFallbackKeepsItsColor() throws {
    let one = try RepairCase(
      """
      :root { --gray-400: #aaaaaa; --gray-600: #606060; --page: #ffffff; --hint: var(--gray-400) }
      [data-theme="dark"] { --page: #202020 }
      """,
      #""pairings": [{ "text": "hint", "on": "page" }], "modes": [{ "name": "light", "scheme": "light" }, { "name": "dark", "scheme": "dark", "base": "light" }]"#
    )
    #expect(one.report.outcome == .repaired && one.after.decision == .passed)
    #expect(one.value("hint") == "var(--gray-600)" && one.report.changes.map(\.kind).contains(.added))
    let added = try #require(one.report.changes.first { $0.kind == .added })
    #expect(
      added.target == "gray.400"
        && one.text.contains("[data-theme=\"dark\"] { --page: #202020; --hint: var(--gray-400) }"))
  }

  /// #2563eb has 5.17:1 on white, #3b82f6 3.68:1; the ramp has both.
  @Test func anAliasNamesTheNextStep() throws {
    let tokens = """
      { "$type": "color", "blue": { "400": { "$value": "#60a5fa" }, "500": { "$value": "#3b82f6" },
        "600": { "$value": "#2563eb" }, "900": { "$value": "#1e3a8a" } },
        "white": { "$value": "#ffffff" }, "link": { "$value": "{blue.500}" } }
      """
    for lock in ["", #""locked": ["blue.*", "white"], "#] {
      let result = try json(tokens, #""pairings": [{ "text": "link", "on": "white" }], "# + lock + Self.light)
      #expect(result.report.outcome == .repaired && result.report.changes.map(\.kind) == [.repointed])
      #expect(result.report.changes.first?.target == "blue.600")
      let text = result.files.map { String(decoding: $0.new, as: UTF8.self) }.joined()
      #expect(text.contains(#""link": { "$value": "{blue.600}" }"#) && text.contains(##""#3b82f6""##))
    }
  }

  /// The color that takes the place of an alias tells the type that the alias had from its target.
  @Test func aDetachedAliasKeepsItsType() throws {
    let tokens = """
      {
        "black": { "$type": "color", "$value": "#000000" },
        "white": { "$type": "color", "$value": "#ffffff" },
        "gray": { "$type": "color", "$value": "#8a8a8a" },
        "faint": {
          "$value": "{gray}"
        },
        "fill": { "$value": "{gray}" }
      }
      """
    let result = try json(
      tokens,
      #""profile": "wcag22-aaa", "pairings": [{ "text": "faint", "on": "white" }, { "text": "black", "on": "fill" }], "locked": ["black", "white", "gray"], "#
        + Self.light)
    #expect(result.report.outcome == .repaired && result.report.changes.map(\.kind) == [.detached, .detached])
    let text = result.files.map { String(decoding: $0.new, as: UTF8.self) }.joined()
    #expect(text.contains("\"faint\": {\n    \"$type\": \"color\",\n    \"$value\": \"#"))
    #expect(text.contains(##""fill": { "$type": "color", "$value": "#"##))
  }

  /// A button and its hovered state move together: the difference in lightness stays within a step of 8 bits.
  @Test func statesMoveTogether() throws {
    let one = try RepairCase(
      ":root { --button: #3b82f6; --button-hover: #2563eb; --label: #ffffff }",
      #""profile": "wcag22-aaa", "pairings": [{ "text": "label", "on": ["button", "button.hover"] }], "locked": ["label"], "#
        + Self.light)
    #expect(one.report.outcome == .repaired && one.after.decision == .passed)
    let before =
      try #require(PlainColor(hex: "#3b82f6")).oklab.lightness - #require(PlainColor(hex: "#2563eb")).oklab.lightness
    let after = try #require(one.color("button")).oklab.lightness - #require(one.color("button-hover")).oklab.lightness
    #expect(abs(before - after) < 0.01, "\(before) \(after)")
  }

  /// Surfaces that are alike stay alike, and different ones stay different.
  @Test func surfacesKeepWhatDistinguishesThem() throws {
    let one = try RepairCase(
      ":root { --page: #e8e8e8; --card: #e8e8e8; --well: #dcdcdc; --ink: #6a6a6a }",
      #""pairings": [{ "text": "ink", "on": ["page", "card", "well"] }], "locked": ["ink"], "# + Self.light)
    #expect(one.after.decision == .passed)
    #expect(one.value("page") == one.value("card") && one.value("page") != one.value("well"))
  }

  /// Texts keep their rank: both fail, and the fainter one stays fainter.
  @Test func textsKeepTheirRank() throws {
    let one = try RepairCase(
      ":root { --page: #ffffff; --muted: #8c8c8c; --subtle: #a0a0a0 }",
      #""pairings": [{ "text": ["muted", "subtle"], "on": "page" }], "locked": ["page"], "# + Self.light)
    let muted = try #require(one.color("muted")), subtle = try #require(one.color("subtle"))
    #expect(one.after.decision == .passed && muted.oklab.lightness <= subtle.oklab.lightness - 0.015)
  }

  /// What was repaired is never a narrow pass: every repaired pairing has 1.5% more than it needs.
  @Test func whatIsRepairedHasAMargin() throws {
    let one = try RepairCase(
      ":root { --page: #ffffff; --a: #999999; --b: #d05050; --c: #50a050; --note-d: #767676 }",
      #""pairings": [{ "text": ["a", "b", "c", "note.d"], "on": "page" }], "locked": ["page"], "# + Self.light)
    #expect(one.written == ["changed a", "changed b", "changed c"])
    for pairing in one.report.pairings where !pairing.passesBefore {
      #expect(pairing.shownAfter ?? 0 >= 4.5 * 1.015)
    }
  }

  /// New values have the digits of their file: whole numbers here, and two decimals there.
  @Test(arguments: [
    ("hsl(0 0% 60%)", #"^hsl\(0 0% [0-9]+%\)$"#), ("hsl(230 80% 72%)", #"^hsl\([0-9]+ [0-9]+% [0-9]+%\)$"#),
    ("oklch(0.70 0.05 250)", #"^oklch\(0\.[0-9]{2} 0\.[0-9]{2} [0-9]+\)$"#),
    ("color(srgb 0.61 0.61 0.61)", #"^color\(srgb (0\.[0-9]{2} ?){3}\)$"#),
  ])
  func newValuesHaveTheDigitsOfTheFile(_ ink: String, _ pattern: String) throws {
    let one = try RepairCase(
      ":root { --page: #ffffff; --ink: \(ink) }",
      #""pairings": [{ "text": "ink", "on": "page" }], "locked": ["page"], "# + Self.light)
    #expect(one.after.decision == .passed && one.report.outcome == .repaired)
    let value = try #require(one.value("ink"))
    #expect(value.range(of: pattern, options: .regularExpression) != nil, "\(value)")
  }

  /// A compromise leaves no failing pairing worse than it is.
  @Test func aCompromiseLowersNothing() throws {
    // Three colors that differ by 7:1 each need 49:1 from the first to the last.
    let one = try RepairCase(
      ":root { --a: #777777; --b: #ffffff; --c: #000000 }",
      #""profile": "wcag22-aaa", "pairings": [{ "text": "a", "on": ["b", "c"] }, { "text": "b", "on": "c" }], "#
        + Self.light
    ) { $0.allowsFlips = true }
    #expect(one.report.outcome == .impossible && one.report.conflicts.count == 1)
    for pairing in one.report.remaining { #expect((pairing.after ?? 0) >= (pairing.before ?? 21)) }
  }

  /// A step of the plan ships alone: with its files only, it fixes what it says, and nothing that passed fails.
  @Test func eachStepOfThePlanShipsAlone() throws {
    let sheet = """
      :root { --page: #ffffff; --a: #999999; --b: #d05050; --bar: #223355; --bar-text: #667799 }
      """
    let members =
      #""pairings": [{ "text": ["a", "b"], "on": "page" }, { "text": "bar.text", "on": "bar" }], "# + Self.light
    let whole = try RepairCase(sheet, members)
    #expect(whole.report.plan.count == 2 && whole.report.plan.flatMap(\.changes).sorted() == [0, 1, 2])
    for (index, step) in whole.report.plan.enumerated() {
      let one = try RepairCase(sheet, members) { $0.step = index + 1 }
      let failing = one.after.pairings.count { ($0.measured.ratio ?? 0) < 4.5 }
      #expect(failing == 3 - step.fixed.count)
    }
  }

  /// In a document of the dark mode, too, a kept color is the name of the old step.
  @Test func anAddedValueNamesAStepInItsDocument() throws {
    let folder = try TemporaryFolder([
      "light.json": """
      { "$type": "color", "gray": { "400": { "$value": "#aaaaaa" }, "600": { "$value": "#606060" } },
        "page": { "$value": "#ffffff" }, "hint": { "$value": "{gray.400}" } }
      """,
      "dark.json": """
      { "$type": "color",
        "page": { "$value": "#202020" } }
      """,
      "palpable.json": """
      { "tokens": ["light.json", { "path": "dark.json", "mode": "dark" }],
        "modes": [{ "name": "light", "scheme": "light" }, { "name": "dark", "scheme": "dark", "base": "light" }],
        "pairings": [{ "text": "hint", "on": "page" }] }
      """,
    ])
    let result = try AuditSession(AuditRequest(paths: ["."], root: folder.path)).repair(.init())
    #expect(result.report.outcome == .repaired && result.report.isConfirmed)
    let dark = try #require(result.files.first { $0.shown == "dark.json" }).new
    #expect(String(decoding: dark, as: UTF8.self).contains(#""hint": { "$value": "{gray.400}" }"#))
  }

  /// White on #737373 is 4.74:1, and the margin asks for 4.57:1: two texts end nearly as one color, which is told.
  @Test func colorsThatLookAlikeAreTold() throws {
    let one = try RepairCase(
      ":root { --page: #737373; --ink: #e0e0e0; --faint: #d0d0d0 }",
      #""pairings": [{ "text": ["ink", "faint"], "on": "page" }], "locked": ["page"], "# + Self.light)
    for alike in one.report.lookAlikes { #expect(alike.after < 0.02 && alike.before >= 0.02) }
    #expect(one.report.lookAlikes.map { [$0.first, $0.second] } == [["faint", "ink"]])
  }

  /// Reproduction of a search that took minutes: texts on many surfaces in four modes. Counted work, and an answer.
  @Test(arguments: [(4, 14, 2), (24, 8, 4)])
  func manySurfacesInManyModesEnd(_ texts: Int, _ surfaces: Int, _ modes: Int) throws {
    func hex(_ number: Int) -> String {
      "#" + String(repeating: String(String(256 + number, radix: 16).dropFirst()), count: 3)
    }
    var files: [String: String] = [:]
    for mode in 0..<modes {
      let isDark = !mode.isMultiple(of: 2)
      let grounds = (0..<surfaces).map { "\"s\($0)\": { \"$value\": \"\(hex(isDark ? 8 + 2 * $0 : 250 - 2 * $0))\" }" }
      let inks = (0..<texts).map { "\"t\($0)\": { \"$value\": \"\(hex((isDark ? 120 : 100) + $0))\" }" }
      files["\(mode).json"] = "{ \"$type\": \"color\", \((grounds + inks).joined(separator: ", ")) }"
    }
    let names = (0..<modes).map {
      "{ \"name\": \"m\($0)\", \"scheme\": \"\($0.isMultiple(of: 2) ? "light" : "dark")\" }"
    }
    let entries = (0..<modes).map { "{ \"path\": \"\($0).json\", \"mode\": \"m\($0)\" }" }
    files["palpable.json"] = """
      { "tokens": [\(entries.joined(separator: ", "))], "modes": [\(names.joined(separator: ", "))],
        "pairings": [{ "text": "t*", "on": "s*" }] }
      """
    let folder = try TemporaryFolder(files)
    let report = try AuditSession(AuditRequest(paths: ["."], root: folder.path)).repair(.init()).report
    #expect(report.outcome == .repaired && report.pairings.count == texts * surfaces * modes)
    #expect(report.proof.isOptimal)
  }

  /// What conflicts is said with what would resolve it, and never that nothing is proven.
  @Test func aConflictSaysWhatResolvesIt() throws {
    let one = try RepairCase(
      ":root { --ink: #777777; --paper: #ffffff; --night: #000000 }",
      #""profile": "wcag22-aaa", "pairings": [{ "text": "ink", "on": ["paper", "night"] }], "locked": ["paper", "night"], "#
        + Self.light)
    #expect(one.report.outcome == .impossible && one.report.conflicts.count == 1)
    let conflict = one.report.conflicts[0]
    #expect(conflict.reason.hasPrefix("ink on paper requires 7:1 in light, so ink needs a luminance of 0."))
    #expect(conflict.reason.hasSuffix("; no color meets both requirements") && conflict.isSmallest)
    // Both would have to be large, so that 4.5:1 is enough.
    #expect(conflict.resolutions == ["change a requirement, or give one of these pairings a separate token"])
  }
}
