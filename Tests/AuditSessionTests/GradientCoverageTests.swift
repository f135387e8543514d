import Audit
import AuditSession
import TestSupport
import Testing

/// A color that is seen only in a gradient is looked at when the gradient is, and not otherwise.
@Suite struct GradientCoverageTests {
  static func uncovered(on background: String) throws -> [String] {
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "tokens": ["t.json"], "pairings": [{ "text": "ink", "on": "\#(background)" }] }"#,
      "t.json": ##"""
      { "color": { "$type": "color", "one": { "$value": "#ffffff" }, "two": { "$value": "{color.three}" },
          "three": { "$value": "#eeeeee" } },
        "ink": { "$type": "color", "$value": "#111111" }, "page": { "$type": "color", "$value": "#ffffff" },
        "sky": { "$type": "gradient", "$value": [{ "color": "{color.one}", "position": 0 },
          { "color": "{color.two}", "position": 1 }] } }
      """##,
    ])
    return try audit(folder).findings.filter { $0.rule == "pairing-coverage" }.map(\.subject.description)
  }

  @Test func stopsOfAGradientThatIsPairedAreLookedAt() throws {
    #expect(try Self.uncovered(on: "sky") == ["page"])
  }

  @Test func stopsOfOtherGradientsAreNot() throws {
    #expect(try Self.uncovered(on: "page") == ["color.one", "color.two", "color.three"])
  }
}
