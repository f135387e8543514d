import Audit
import AuditSession
import TestSupport
import Testing

/// Waivers of `palpable.json`, from file to decision.
@Suite struct WaiverTests {
  static func waiver(_ members: String, subject: String = #""muted on page""#, expires: String = "2026-11-21") -> String
  {
    """
    "waivers": [{ "rule": "contrast-minimum", "subject": \(subject), "reason": "rebrand", "owner": "design", \
    "expires": "\(expires)"\(members) }]
    """
  }

  @Test func holdsThroughItsLastDayAndNoLonger() throws {
    let folder = try gateExceptionFolder(Self.waiver(""))
    #expect(try audit(folder).gating == [])
    #expect(try audit(folder).findings.count { $0.waiver != nil } == 2)
    #expect(
      try audit(folder, on: "2026-11-22").gating
        == ["contrast-minimum light", "contrast-minimum dark", "expired-waiver *"])
  }

  @Test func holdsOnlyInItsMode() throws {
    let folder = try gateExceptionFolder(Self.waiver(#", "mode": "dark""#))
    #expect(try audit(folder).gating == ["contrast-minimum light"])
    #expect(try audit(folder) { $0.mode = "dark" }.gating == [])
  }

  @Test func aFloorStopsWhatIsWorse() throws {
    // #999999 on white has 2.84:1, #444444 on black 2.15:1.
    let folder = try gateExceptionFolder(Self.waiver(#", "floor": 2.5"#))
    #expect(try audit(folder).gating == ["contrast-minimum dark"])
    #expect(try audit(folder) { $0.mode = "dark" }.findings.contains { $0.rule == "unused-waiver" })
  }

  @Test func whatWaivesNothingIsFound() throws {
    let folder = try gateExceptionFolder(Self.waiver("", subject: #""muted on paper""#))
    let report = try audit(folder)
    #expect(report.gating == ["contrast-minimum light", "contrast-minimum dark"])
    #expect(report.findings.filter { $0.rule == "unused-waiver" }.map(\.message) == ["matches no finding"])
    #expect(report.findings.first { $0.rule == "unused-waiver" }?.location?.line == 3)
  }

  @Test func aWaiverOfARuleThatIsOffIsLeftAlone() throws {
    let folder = try gateExceptionFolder(
      Self.waiver("") + #", "rules": { "contrast-minimum": "off", "contrast-enhanced": "error" }"#)
    #expect(try audit(folder).findings.allSatisfy { $0.rule != "unused-waiver" })
  }

  @Test func whatWaivesEverythingIsFoundAndGates() throws {
    let folder = try gateExceptionFolder(Self.waiver("", subject: #""** on *""#))
    #expect(try audit(folder).gating == ["broad-waiver *"])
  }

  @Test func partsMayBeNamedOneByOne() throws {
    let subject = #"{ "foreground": "muted", "background": "pa*" }"#
    #expect(try audit(gateExceptionFolder(Self.waiver("", subject: subject))).gating == [])
  }

  @Test func todayIsUsedOnlyWhereThereAreWaivers() throws {
    #expect(try audit(gateExceptionFolder(), on: nil).today == nil)
    let far = try audit(gateExceptionFolder(Self.waiver("", expires: "9999-12-31")), on: nil)
    #expect(far.today != nil && far.date == nil && far.gating == [])
    let past = try audit(gateExceptionFolder(Self.waiver("", expires: "2026-11-19")), on: nil)
    #expect(past.gating.contains("expired-waiver *"))
  }

  @Test(arguments: [
    (#"{ "rule": "contrast-minimum" }"#, "palpable.json:3:64: missing \"subject\" in a waiver; add it"),
    (
      #"{ "rule": "contrast-minimun", "subject": "a" }"#,
      "palpable.json:3:74: unknown rule \"contrast-minimun\"; did you mean \"contrast-minimum\"?"
    ),
    (
      #"{ "rule": "unused-waiver", "subject": "a" }"#,
      "palpable.json:3:74: findings of unused-waiver can't be waived; remove this waiver"
    ),
    (
      #"{ "rule": "reflow", "subject": "a on ", "reason": "r", "owner": "o", "expires": "2027-01-31" }"#,
      "palpable.json:3:95: invalid subject \"a on \": it has an empty part; write it as in reports, such as \"color.muted on color.page\""
    ),
    (
      #"{ "rule": "reflow", "subject": "a{b}", "reason": "r", "owner": "o", "expires": "2027-01-31" }"#,
      "palpable.json:3:95: invalid subject \"a{b}\": {b} binds nothing here; use * or ** instead"
    ),
    (
      #"{ "rule": "reflow", "subject": "a", "reason": "r", "owner": "o", "expires": "2026-02-30" }"#,
      "palpable.json:3:140: invalid date \"2026-02-30\"; use an existing day as YYYY-MM-DD"
    ),
    (
      #"{ "rule": "reflow", "subject": "a", "reason": " \u200b", "owner": "o", "expires": "2027-01-31" }"#,
      "palpable.json:3:110: missing \"reason\" in a waiver; add it"
    ),
    (
      #"{ "rule": "reflow", "subject": "a", "reason": "r", "expires": "2027-01-31" }"#,
      "palpable.json:3:64: missing \"owner\" in a waiver; add it"
    ),
    (
      #"{ "rule": "reflow", "subject": "a", "reason": "r", "owner": "o", "expires": "2027-01-31", "mode": "drak" }"#,
      "palpable.json:3:64: unknown mode \"drak\"; did you mean \"dark\"?"
    ),
    (
      #"{ "rule": "reflow", "subject": "a", "reason": "r", "owner": "o", "expires": "2027-01-31", "floor": "3" }"#,
      "palpable.json:3:163: expected \"floor\" as a number, found a string"
    ),
  ])
  func whatIsMissingOrWrongIsSaid(_ waiver: String, _ sentence: String) throws {
    #expect(sentences(try gateExceptionFolder("\"waivers\": [\(waiver)]")) == [sentence])
  }
}
