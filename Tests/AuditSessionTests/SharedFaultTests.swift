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

/// Reports with many causes: tokens of one group and views with the same fault are one cause each.
@Suite struct FindingFamilyTests {
  /// Returns a report in which `count` grays of one ramp are too light on white, and `others` tokens outside of it.
  private static func report(ramp count: Int, others: Int, views: Int = 0) throws -> AuditReport {
    let ramp = (0..<count).map { "\"g\($0)\": { \"$value\": \"#cccc\(String(16 + $0, radix: 16))\" }" }
    let more = (0..<others).map { "\"t\($0)\": { \"$value\": \"#ddee\(String(16 + $0, radix: 16))\" }" }
    let tokens = """
      { "$type": "color", "paper": { "$value": "#ffffff" }, "gray": { \(ramp.joined(separator: ", ")) }, \
      \(more.joined(separator: ", ")) }
      """
    let pairings = ((0..<count).map { "\"gray.g\($0)\"" } + (0..<others).map { "\"t\($0)\"" }).joined(separator: ", ")
    var files = [
      "palpable.json": """
      { "tokens": ["tokens.json"], "code": ["*.swift"], "pairings": [{ "text": [\(pairings)], "on": "paper" }], \
      "rules": { "hardcoded-color": "error", "pairing-coverage": "off" } }
      """,
      "tokens.json": tokens, "View.swift": "",
    ]
    for view in 0..<views {
      files["View\(view).swift"] = "struct V\(view): View { var body: some View { Color(red: 1, green: 0, blue: 0) } }"
    }
    let folder = try TemporaryFolder(files)
    return try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
  }

  private func owners(_ report: AuditReport) -> [FindingGroup.Owner] { report.findingGroups.blocking.map(\.owner) }

  @Test func fewCausesStayApart() throws {
    let report = try Self.report(ramp: 4, others: 20)
    #expect(report.findingGroups.blocking.count == 24)
    #expect(!owners(report).contains { if case .family = $0 { true } else { false } })
  }

  @Test func tokensOfOneGroupAreOneCause() throws {
    let report = try Self.report(ramp: 5, others: 20)
    let groups = report.findingGroups.blocking
    #expect(groups.count == 21 && groups.reduce(0) { $0 + $1.count } == 25)
    let family = try #require(groups.first { $0.owner == .family("gray", count: 5) })
    #expect(family.count == 5 && family.cause == .tooLight && !family.isBackground)
    // Tokens without a group have no family.
    #expect(owners(report).contains(.token("t0")))
    #expect(JSONWriter().text(of: report).contains(#""tokenGroup":"gray""#))
    #expect(MarkdownWriter().text(of: report).contains("gray (5 tokens)"))
    #expect(HTMLWriter().text(of: report).contains("(5 tokens)"))
  }

  @Test func viewsWithTheSameFaultAreOneCause() throws {
    let report = try Self.report(ramp: 1, others: 24, views: 3)
    let groups = report.findingGroups.blocking
    #expect(owners(report).contains(.files(in: "", count: 3)))
    #expect(groups.reduce(0) { $0 + $1.count } == 28)
    // Two files stay two causes.
    #expect(
      try owners(Self.report(ramp: 1, others: 24, views: 2)).filter { if case .file = $0 { true } else { false } }.count
        == 2)
  }

  /// A literal where an alias belongs has no dark value either: one cause.
  @Test func missingValuesBelongToTheSharedFault() throws {
    let names = ["a", "b", "c", "d"]
    let tokens = names.map { "\"\($0)\": { \"$value\": \"#222222\" }" }.joined(separator: ", ")
    let folder = try TemporaryFolder([
      "palpable.json": """
      { "tokens": ["light.json", { "path": "dark.json", "mode": "dark" }], "modes": [{ "name": "light" }, { "name": "dark", "base": "light" }], \
      "tiers": { "component": ["a", "b", "c", "d"], "alias": ["page"] }, "pairings": [{ "text": ["a", "b"], "on": "page" }], \
      "rules": { "token-tiers": "error", "pairing-coverage": "off", "mode-coverage": "off" } }
      """,
      "light.json": "{ \"$type\": \"color\", \"page\": { \"$value\": \"#ffffff\" }, \(tokens) }",
      "dark.json": "{ \"$type\": \"color\", \"page\": { \"$value\": \"#000000\" } }",
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    let group = try #require(report.findingGroups.blocking.first { $0.owner == .file("light.json") })
    #expect(group.cause == .fallback && group.modes == ["dark"])
    #expect(report.findingGroups.blocking.allSatisfy { $0.owner != .token("a") && $0.owner != .token("b") })
    #expect(ConsoleWriter().text(of: report).contains("Some of the tokens have no value in dark."))
  }
}
