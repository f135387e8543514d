import Audit
import AuditSession
import TestSupport
import Testing

/// What shows through: composited over surfaces that change, too. The audit of what would be written decides.
@Suite struct TranslucencyTests {
  private func passes(_ one: RepairCase) {
    #expect(
      one.report.outcome == .repaired && one.report.isConfirmed, "\(one.report.remaining.map(\.measured.subjectName))")
    #expect(one.after.decision == .passed)
    #expect(!one.report.changes.isEmpty)
  }

  @Test func translucentText() throws {
    let one = try RepairCase(
      ":root { --ink: rgb(40 60 120 / 60%); --page: #ffffff; --card: #e8edf5 }",
      #""pairings": [{ "text": "ink", "on": ["page", "card"] }], "# + LimitTests.light)
    passes(one)
    // The color stays, and its alpha rises: that changes the least of what was chosen.
    let ink = try #require(one.report.changes.first { $0.token == "ink" })
    #expect(ink.new.srgbBytes == ink.old.srgbBytes && ink.new.alpha > 0.6 && one.written.count == 1)
  }

  @Test func aTintOverSurfaces() throws {
    passes(
      try RepairCase(
        ":root { --ink: #6f7fa0; --tint: rgb(60 90 200 / 20%); --page: #ffffff; --card: #eef0f4 }",
        #""surfaces": ["page", "card"], "pairings": [{ "text": "ink", "on": "tint" }], "# + LimitTests.light))
  }

  @Test func aTintOnANamedSurface() throws {
    passes(
      try RepairCase(
        ":root { --ink: #b06a6a; --tint: rgb(200 40 40 / 16%); --page: #fffdf8 }",
        #""pairings": [{ "text": "ink", "on": ["tint", "page"] }], "surfaces": ["page"], "# + LimitTests.light))
  }

  @Test func inTheDarkToo() throws {
    passes(
      try RepairCase(
        """
        :root { --ink: #4a5568; --tint: rgb(40 80 220 / 12%); --page: #ffffff }
        [data-theme="dark"] { --page: #0e1116; --ink: #77808c }
        """,
        #""surfaces": ["page"], "pairings": [{ "text": "ink", "on": ["tint", "page"] }], "# + LimitTests.modes))
  }

  /// The text and its background are one value: whatever that becomes, both move.
  @Test func textOnATintOfItself() throws {
    let sheet = ":root { --brand: #7a9be0; --tint: rgb(from var(--brand) r g b / 15%); --page: #ffffff }"
    let members = #""surfaces": ["page"], "pairings": [{ "text": "brand", "on": "tint" }], "locked": ["page"], "#
    passes(try RepairCase(sheet, members + LimitTests.light))
    // On itself at full strength the ratio is 1, whatever the color.
    let same = try RepairCase(
      ":root { --brand: #7a9be0; --same: var(--brand) }",
      #""pairings": [{ "text": "brand", "on": "same" }], "# + LimitTests.light
    ) { $0.locked = [] }
    if same.report.outcome == .impossible {
      #expect(same.report.conflicts.first?.reason.contains("brand") == true)
    } else {
      #expect(same.after.decision == .passed)
    }
  }

  private func gradient(_ text: String, _ members: String = "") throws -> PaletteRepairResult {
    let folder = try TemporaryFolder([
      "palpable.json": """
      { "tokens": ["t.json"], "pairings": [{ "text": "ink", "on": "sky" }\(members)] }
      """,
      "t.json": ##"""
      { "$type": "color", "ink": { "$value": "\##(text)" }, "page": { "$value": "#ffffff" },
        "sky": { "$type": "gradient", "$value": [{ "color": "#1d3a8a", "position": 0 },
          { "color": "#3457c0", "position": 1 }] } }
      """##,
    ])
    return try AuditSession(AuditRequest(paths: ["."], root: folder.path)).repair(.plain)
  }

  /// #3457c0 is the lighter end, with a luminance of 0.1076: 4.5:1 asks for one of 0.659 or more.
  @Test func textOnAGradient() throws {
    let result = try gradient("#8fa4d8")
    #expect(result.report.outcome == .repaired && result.report.isConfirmed)
    let ink = try #require(result.report.changes.first.flatMap { PlainColor(hex: $0.new.hex) })
    for stop in ["#1d3a8a", "#3457c0"] {
      #expect(ink.contrast(with: try #require(PlainColor(hex: stop))) >= 4.5)
    }
  }

  /// The same with the text elsewhere, too: white paper asks for the opposite.
  @Test func textOnAGradientAndOnPaper() throws {
    let result = try gradient("#8fa4d8", #", { "text": "ink", "on": "page" }"#)
    let ink = result.report.changes.first { $0.token == "ink" }.flatMap { PlainColor(hex: $0.new.hex) }
    let page = result.report.changes.first { $0.token == "page" }.flatMap { PlainColor(hex: $0.new.hex) }
    #expect(result.report.outcome == .repaired && result.report.isConfirmed)
    let shown = try #require(ink)
    #expect(shown.contrast(with: page ?? PlainColor(gray: 255)) >= 4.5)
    #expect(shown.contrast(with: try #require(PlainColor(hex: "#3457c0"))) >= 4.5)
  }
}
