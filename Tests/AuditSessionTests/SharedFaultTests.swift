import Audit
import AuditSession
import ReportWriters
import TestSupport
import Testing

/// Tokens with the same fault, such as a literal where an alias belongs, are one cause: what wrote their files is changed once.
@Suite struct SharedFaultTests {
  private static func report(_ files: [String: String]) throws -> AuditReport {
    let names = files.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    let folder = try TemporaryFolder(
      files.merging([
        "palpable.json": """
        { "tokens": [\(names)], "tiers": { "component": "**" }, "rules": { "token-tiers": "error", "pairing-coverage": "off" } }
        """
      ]) { $1 })
    return try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
  }

  private static func tokens(_ names: String...) -> String {
    let members = names.map { "\"\($0)\": { \"$value\": \"#123456\" }" }
    return "{ \"$type\": \"color\", \(members.joined(separator: ", ")) }"
  }

  @Test func fourTokensOfOneFileAreItsCause() throws {
    let report = try Self.report(["t/a.json": Self.tokens("a", "b", "c", "d")])
    let groups = report.findingGroups.blocking
    #expect(groups.map(\.owner) == [.file("t/a.json")])
    #expect(groups.map(\.count) == [4])
    #expect(MarkdownWriter().text(of: report).contains("| `t/a.json` |"))
  }

  @Test func threeTokensAreThreeCauses() throws {
    let report = try Self.report(["t/a.json": Self.tokens("a", "b", "c")])
    #expect(report.findingGroups.blocking.map(\.owner) == [.token("a"), .token("b"), .token("c")])
  }

  @Test func tokensOfSeveralFilesAreTheCauseOfTheirFolder() throws {
    let report = try Self.report(["t/x/a.json": Self.tokens("a", "b"), "t/y/b.json": Self.tokens("c", "d")])
    #expect(report.findingGroups.blocking.map(\.owner) == [.files(in: "t", count: 2)])
    #expect(MarkdownWriter().text(of: report).contains("| `t (2 files)` |"))
    #expect(JSONWriter().text(of: report).contains(#""folder":"t""#))
    #expect(ConsoleWriter().text(of: report).contains("t (2 files), 4 findings"))
  }

  @Test func filesWithoutACommonFolderAreCounted() throws {
    let report = try Self.report(["a.json": Self.tokens("a", "b"), "y/b.json": Self.tokens("c", "d")])
    #expect(report.findingGroups.blocking.map(\.owner) == [.files(in: "", count: 2)])
    #expect(MarkdownWriter().text(of: report).contains("| `2 files` |"))
    let page = HTMLWriter().text(of: report)
    #expect(page.contains("2 files"))
    for name in ["a", "b", "c", "d"] {
      #expect(page.contains(#"<li class="case plain"><span><code>\#(name)</code></span></li>"#))
    }
    #expect(!page.contains("and 0 more"))
  }
}
