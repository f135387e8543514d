import Audit
import AuditSession
import TestSupport
import Testing

/// Where a value is changed: at the primitive, or at the component where only that is wrong and no tier forbids it.
@Suite struct TierRepairTests {
  /// Three tiers, as ELEVATE has them: components name aliases, aliases name primitives, primitives hold colors.
  static let sheet = """
    :root {
      --primitive-blue: #7aa2f7; --primitive-gray: #9a9a9a; --primitive-white: #ffffff; --primitive-navy: #14213d;
      --alias-action: var(--primitive-blue); --alias-muted: var(--primitive-gray); --alias-ground: var(--primitive-white);
      --alias-deep: var(--primitive-navy);
      --button-label: var(--alias-ground); --button-fill: var(--alias-action);
      --note-text: var(--alias-muted); --note-ground: var(--alias-ground);
      --footer-text: var(--alias-muted); --footer-ground: var(--alias-deep);
    }
    """
  static let tiers =
    #""tiers": { "component": ["button.*", "note.*", "footer.*"], "alias": "alias.*", "primitive": "primitive.*" }, "#
  static let pairings = #"""
    "pairings": [{ "text": "button.label", "on": "button.fill" }, { "text": "note.text", "on": "note.ground" },
      { "text": "footer.text", "on": "footer.ground" }], "rules": { "token-tiers": "error" },
    """#

  @Test func whereTiersAreToldPrimitivesChange() throws {
    let one = try RepairCase(Self.sheet, Self.tiers + Self.pairings + LimitTests.light)
    #expect(one.report.outcome == .repaired && one.after.decision == .passed)
    #expect(!one.report.changes.isEmpty)
    #expect(one.report.changes.allSatisfy { $0.kind == .changed && $0.token.description.hasPrefix("primitive.") })
    #expect(one.value("note-text") == "var(--alias-muted)" && one.value("button-fill") == "var(--alias-action)")
    #expect(!one.after.findings.contains { $0.rule == "token-tiers" && $0.outcome.name == "failed" })
  }

  /// One gray on white and on navy: the footer, which passes, keeps it, and the note alone is given a color.
  @Test func aComponentIsDetachedWhereOnlyThatIsWrong() throws {
    let sheet = """
      :root { --gray: #9a9a9a; --white: #ffffff; --navy: #14213d; --note-text: var(--gray); --footer-text: var(--gray) }
      """
    let members = #"""
      "pairings": [{ "text": "note.text", "on": "white" }, { "text": "footer.text", "on": "navy" }],
      "locked": ["white", "navy"],
      """#
    let one = try RepairCase(sheet, members + LimitTests.light) { $0.margin = 0 }
    #expect(one.written == ["detached note.text"])
    #expect(one.value("gray") == "#9a9a9a" && one.value("footer-text") == "var(--gray)")
    // The lightest gray with 4.5:1 on white (WCAG 2.2).
    #expect(one.value("note-text") == "#767676")
    #expect(one.after.decision == .passed)
    let told = try RepairCase(
      sheet,
      #""tiers": { "component": ["note.text", "footer.text"], "primitive": ["gray", "white", "navy"] }, "# + members
        + LimitTests.light)
    #expect(told.report.changes.allSatisfy { $0.kind == .changed && $0.token == "gray" })
  }
}
