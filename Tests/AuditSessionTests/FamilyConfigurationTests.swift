import Audit
import AuditSession
import DesignTokens
import ReportWriters
import TestSupport
import Testing

/// `families`, `locked` and `ramps` as a design system has them.
@Suite struct FamilyConfigurationTests {
  private func system(_ members: String, base: String = "") throws -> DesignSystem {
    let grays = [900, 50, 100].map { "\"\($0)\": { \"$value\": \"#\($0 == 900 ? "111111" : "eeeeee")\" }" }
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "tokens": ["t.json"], "extends": "base.json", "# + members + " }",
      "base.json": "{ \(base) }",
      "t.json": """
      { "$type": "color", "gray": { \(grays.joined(separator: ", ")) }, "up": { "$value": "#00ff00" }, "down": { "$value": "#0000ff" } }
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
        "families": [{ "name": "trend", "colors": "*" }, { "name": "grays", "colors": "gray.*" }], "locked": ["down"], "ramps": ["gray.*"]
        """)
    #expect(system.families.map(\.name) == ["grays", "trend"] && system.families.last?.colors == ["down", "up"])
    #expect(system.locked.map(\.description) == ["down", "up"])
    #expect(system.ramps == [["gray.900", "gray.50", "gray.100"], ["gray.50", "gray.900"]])
  }

  /// 100 colors are compared 4,950 times; a pattern that matches more is a slip.
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
        "palpable.json:1:38: expected at most 100 colors in a family and 20000 pairs of colors in all families, found more"
      ])
  }

  /// Brettel 1997 of #15803d and #2563eb is #3a768a and #007d9e; the name of the family is as hostile as a stranger can make it.
  @Test func reportsShowWhatIsSeen() throws {
    let folder = try TemporaryFolder([
      "palpable.json":
        #"{ "tokens": ["t.json"], "families": [{ "name": "</b>|\u001b[2J", "colors": ["up", "down"] }] }"#,
      "t.json": ##"{ "$type": "color", "up": { "$value": "#15803d" }, "down": { "$value": "#2563eb" } }"##,
    ])
    let report = try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
    let html = HTMLWriter().text(of: report)
    #expect(
      html.contains("<dt>With tritanopia</dt>") && html.contains(" #3a768a and ") && html.contains(" #007d9e,"))
    #expect(!ConsoleWriter().text(of: report).unicodeScalars.contains("\u{1b}"))
    for writer in [HTMLWriter(), MarkdownWriter()] as [any ReportWriter] {
      let text = writer.text(of: report)
      #expect(!text.contains("</b>|") && !text.unicodeScalars.contains("\u{1b}"), "\(type(of: writer).format.id)")
    }
    let label = try #require(AppStoreLabelResult.results(of: report).first { $0.label == .differentiateWithoutColor })
    #expect(label.isShown && label.counts.failed == 1)
  }
}
