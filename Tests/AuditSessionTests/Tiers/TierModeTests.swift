import Audit
import AuditSession
import TestSupport
import Testing

/// `token-tiers` in several modes.
@Suite struct TierModeTests {
  private static let light = ##"""
    "primitive": { "blue": { "$type": "color", "$value": "#1d4ed8" }, "sky": { "$type": "color", "$value": "#93c5fd" } },
    "alias": { "action": { "$value": "{primitive.blue}" } }, "button": { "fill": { "$value": "{primitive.blue}" } }
    """##

  private func findings(_ dark: String, mode: String? = nil) throws -> [TierFinding] {
    let tokens = #""button": { "fill": { \#(dark) } }"#
    return try tierFindings(tierFolder(Self.light, dark: tokens)) { $0.mode = mode }
  }

  private let skip = "a component token references a primitive: button.fill -> primitive.blue"

  @Test(arguments: [nil, "light", "dark"])
  func modesWithTheSameFaultMakeOneFinding(_ mode: String?) throws {
    let name = mode == "dark" ? "sky" : "blue"
    let message = "a component token references a primitive: button.fill -> primitive.\(name)"
    #expect(
      try findings(#""$value": "{primitive.sky}""#, mode: mode) == [TierFinding("failed", "button.fill", message)])
  }

  @Test func theOtherValueStandsBesideTheFirst() throws {
    let folder = try tierFolder(Self.light, dark: #""button": { "fill": { "$value": "{primitive.sky}" } }"#)
    let finding = try #require(try audit(folder).findings.first { $0.rule == "token-tiers" })
    #expect(finding.location?.path == "light.json")
    let places = finding.related.map { "\($0.message) \($0.location.path)" }
    #expect(places == ["primitive.blue is #1d4ed8 light.json", "in dark: {primitive.sky} dark.json"])
  }

  @Test func modesWithDifferentFaultsMakeAFindingEach() throws {
    let literal = "a component token has a literal value: button.fill -> #93c5fd"
    let dark = ##""$type": "color", "$value": "#93c5fd""##
    let both = [
      TierFinding("failed", "button.fill", skip, mode: "light"),
      TierFinding("failed", "button.fill", literal, mode: "dark"),
    ]
    #expect(try findings(dark) == both)
    // Whether modes agree does not depend on which of them are audited.
    #expect(try findings(dark, mode: "dark") == [both[1]])
  }

  @Test func aModeWithoutAFaultMakesNone() throws {
    let found = try findings(#""$value": "{alias.action}""#)
    #expect(found == [TierFinding("failed", "button.fill", skip, mode: "light")])
  }

  @Test func aModeWithoutAValueIsLikeItsBase() throws {
    let found = try tierFindings(tierFolder(Self.light, dark: #""more": { "$type": "number", "$value": 1 }"#))
    #expect(found == [TierFinding("failed", "button.fill", skip)])
  }
}
