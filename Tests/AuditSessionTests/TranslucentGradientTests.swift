import Audit
import AuditSession
import TestSupport
import Testing

/// A gradient that shows what lies behind it is least readable at one place on white and at another on black.
@Suite struct TranslucentGradientTests {
  static func measured(on surfaces: [String]) throws -> (outcome: String, pairing: MeasuredPairing) {
    let folder = try TemporaryFolder([
      "palpable.json": """
      { "tokens": ["t.json"], "surfaces": [\(surfaces.map { "\"\($0)\"" }.joined(separator: ", "))],
        "pairings": [{ "text": "white", "on": "sky" }] }
      """,
      "t.json": ##"""
      { "$type": "color", "white": { "$value": "#ffffff" }, "black": { "$value": "#000000" },
        "sky": { "$type": "gradient", "$value": [{ "color": "#0000004d", "position": 0 },
          { "color": "#777777", "position": 1 }] } }
      """##,
    ])
    let row = try #require(try audit(folder).pairings.first)
    return (row.outcome.name, row.measured)
  }

  /// Over any color the veil at its start is worst; on black the gray at its end is, with the 4.478 that WCAG gives white on #777777.
  @Test func isMeasuredWhereItIsWorstOnEachSurface() throws {
    let (outcome, pairing) = try Self.measured(on: ["black"])
    #expect(outcome == "failed")
    let interval = try #require(pairing.interval)
    #expect(abs(interval.lowerBound - 4.478) < 0.001 && abs(interval.upperBound - 4.478) < 0.001)
    #expect(pairing.gradientPosition == 1)
  }

  @Test func theBoundsAreThoseOfAllSurfaces() throws {
    let interval = try #require(try Self.measured(on: ["black", "white"]).pairing.interval)
    // On white the veil of 77/255 black leaves 178/255, which is #b2b2b2: 1.05 / (0.4452 + 0.05) = 2.120.
    #expect(abs(interval.lowerBound - 2.12) < 0.001 && abs(interval.upperBound - 4.478) < 0.001)
  }

  @Test func withoutSurfacesItCannotBeTold() throws {
    #expect(try Self.measured(on: []).outcome == "cantTell")
  }
}
