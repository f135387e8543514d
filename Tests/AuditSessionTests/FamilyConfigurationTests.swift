import Audit
import AuditSession
import DesignTokens
import TestSupport
import Testing

/// `families`, `locked` and `ramps` as a design system has them.
@Suite struct FamilyConfigurationTests {
  private func system(_ members: String, base: String = "") throws -> DesignSystem {
    let greys = [900, 50, 100].map { "\"\($0)\": { \"$value\": \"#\($0 == 900 ? "111111" : "eeeeee")\" }" }
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "tokens": ["t.json"], "extends": "base.json", "# + members + " }",
      "base.json": "{ \(base) }",
      "t.json": """
      { "$type": "color", "gray": { \(greys.joined(separator: ", ")) }, "up": { "$value": "#00ff00" }, "down": { "$value": "#0000ff" } }
      """,
    ])
    return try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report().system
  }

  @Test func patternsStandForTheirTokensInTheOrderOfTheFiles() throws {
    let system = try system(
      #""families": [{ "name": "trend", "colors": ["up", "down"] }], "locked": ["gray.*", "up"], "ramps": ["gray.*", ["gray.50", "gray.100", "gray.900"]]"#
    )
    #expect(system.families.map(\.name) == ["trend"] && system.families.map(\.colors) == [["up", "down"]])
    #expect(system.families.first?.declaration?.line == 1)
    #expect(system.locked.map(\.description) == ["gray.*", "up"])
    #expect(system.ramps == [["gray.900", "gray.50", "gray.100"], ["gray.50", "gray.100", "gray.900"]])
  }

  @Test func extendedFilesAreAddedAndNamesakesReplaced() throws {
    let system = try system(
      #""families": [{ "name": "trend", "colors": ["down", "up"] }], "locked": "up", "ramps": [["gray.50", "gray.900"]]"#,
      base: """
        "families": [{ "name": "trend", "colors": "*" }, { "name": "greys", "colors": "gray.*" }], "locked": ["down"], "ramps": ["gray.*"]
        """)
    #expect(system.families.map(\.name) == ["greys", "trend"] && system.families.last?.colors == ["down", "up"])
    #expect(system.locked.map(\.description) == ["down", "up"])
    #expect(system.ramps == [["gray.900", "gray.50", "gray.100"], ["gray.50", "gray.900"]])
  }

  /// 100 colours are compared 4,950 times; a pattern that matches more is a slip.
  @Test func familiesHaveABound() throws {
    func sentences(_ count: Int) throws -> [String] {
      let colors = (0..<count).map { "\"c\($0)\": { \"$value\": \"#\(100_000 + $0 * 4001)\" }" }.joined(separator: ", ")
      let folder = try TemporaryFolder([
        "palpable.json": #"{ "tokens": ["t.json"], "families": [{ "name": "all", "colors": "*" }] }"#,
        "t.json": "{ \"$type\": \"color\", \(colors) }",
      ])
      do throws(AuditFailure) {
        _ = try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
        return []
      } catch { return error.sentences }
    }
    #expect(try sentences(100) == [])
    #expect(
      try sentences(101) == [
        "palpable.json:1:43: expected at most 100 colours in a family and 20000 pairs of colours in all families, found more"
      ])
  }
}
