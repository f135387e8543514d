import AuditSession
import TestSupport
import Testing

/// The time of a plan for colors with many conflicts, of which each search once compared every two.
@Suite struct PlanTimeTests {
  @Test func manyConflictsTakeLittleTime() throws {
    var generator = SplitMix64(seed: 1)
    let gray = { (number: Int) in
      "\"s\(number)\": { \"$value\": \(Self.srgb([Double](repeating: 1 - 0.2 * Double(number), count: 3))) }"
    }
    let texts = (0..<46).map { number in
      "\"t\(number)\": { \"$value\": \(Self.srgb((0..<3).map { _ in Double.random(in: 0...0.7, using: &generator) })) }"
    }
    let tokens =
      "{ \"$type\": \"color\", \"surface\": { \((0..<4).map(gray).joined(separator: ", ")) }, "
      + "\"color\": { \(texts.joined(separator: ", ")) } }"
    let pairings =
      "[{ \"text\": \"color.*\", \"on\": [\"surface.s0\", \"surface.s1\", \"surface.s2\", \"surface.s3\"] }]"
    let folder = try TemporaryFolder([
      "t.tokens.json": tokens, "palpable.json": "{ \"tokens\": [\"t.tokens.json\"], \"pairings\": \(pairings) }",
    ])
    let session = AuditSession(AuditRequest(paths: [folder.path], root: folder.path))
    let report = try session.report()
    var isPlanned = false
    #expect(takesLess(than: 20) { isPlanned = session.plan(for: report)?.steps.isEmpty == false })
    #expect(isPlanned)
  }

  private static func srgb(_ components: [Double]) -> String {
    "{ \"colorSpace\": \"srgb\", \"components\": \(components) }"
  }
}
