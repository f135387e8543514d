import Audit
import AuditSession
import TestSupport
import Testing

/// Families stay apart on request, as the rule about them measures it, and give way where they cannot.
@Suite struct FamilyRepairTests {
  static let light = #""modes": [{ "name": "light" }]"#

  /// The pairs of families that the rule finds alike in an audit.
  private func alike(_ report: AuditReport) -> [String] {
    report.findings.filter { $0.rule == "use-of-color" }.map { "\($0.subject)" }
  }

  /// Three signs that are apart now; each as text on white at the least change, two look alike to some.
  @Test func colorsOfAFamilyStayApartOnRequest() throws {
    let sheet = ":root { --ok: #33aa55; --bad: #dd6644; --warn: #ddaa22; --page: #ffffff }"
    let members =
      #""pairings": [{ "text": ["ok", "bad", "warn"], "on": "page" }], "locked": ["page"], "#
      + #""families": [{ "name": "status", "colors": ["ok", "bad", "warn"] }], "# + Self.light
    let free = try RepairCase(sheet, members)
    #expect(alike(free.report.before).count < alike(free.after).count)
    let apart = try RepairCase(sheet, members) { $0.keepsFamiliesApart = true }
    #expect(apart.report.outcome == .repaired && apart.after.decision == .passed)
    #expect(alike(apart.after).count <= alike(apart.report.before).count)
    #expect(apart.report.totalDifference > free.report.totalDifference)
    #expect(apart.report.remarks.allSatisfy { !$0.contains("distinguishable") })
  }

  /// Black text on a sign and the sign on white leave #747474 to #767676 (4.5:1 on both sides), which is where the other sign is locked.
  @Test func wordsComeBeforeColorsThatAreToldApart() throws {
    let sheet = ":root { --one: #757575; --two: #a0a0a0; --ink: #000000; --page: #ffffff }"
    let members =
      #""pairings": [{ "text": "two", "on": "page" }, { "text": "ink", "on": "two" }], "locked": ["one", "ink", "page"], "#
      + #""families": [{ "name": "signs", "colors": ["one", "two"] }], "# + Self.light
    let result = try RepairCase(sheet, members) { $0.keepsFamiliesApart = true }
    #expect(result.report.outcome == .repaired && result.after.decision == .passed)
    #expect(result.report.conflicts.isEmpty)
    #expect(result.report.remarks.contains("one and two of signs can't stay distinguishable"))
    #expect(["#747474", "#757575", "#767676"].contains(result.value("two")))
  }
}
