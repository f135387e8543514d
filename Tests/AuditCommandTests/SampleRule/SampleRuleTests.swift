import AuditCommand
import AuditRules
import TestSupport
import Testing

/// A rule is its file and a name in the list: nothing else knows of the one that is added here, nor of its subject.
@Suite struct SampleRuleTests {
  private static let message = "the group has 3 tokens"

  private func folder(_ rules: String = "", _ more: String = "") throws -> TemporaryFolder {
    try TemporaryFolder([
      "palpable.json": """
      { "tokens": ["tokens.json"], "rules": { \(rules) }, "pairings": [{ "text": "ink.a", "on": "paper.a" }]\(more) }
      """,
      "tokens.json": ##"""
      { "$type": "color", "paper": { "a": { "$value": "#ffffff" } },
        "ink": { "a": { "$value": "#000000" }, "b": { "$value": "#111111" }, "c": { "$value": "#222222" } } }
      """##,
    ])
  }

  private func added<Result>(_ run: () throws -> Result) rethrows -> Result {
    try RuleCatalog.added.withValue([GroupSize.self], operation: run)
  }

  private func text(_ folder: TemporaryFolder, _ path: String) throws -> String {
    String(decoding: try folder.bytes(of: path), as: UTF8.self)
  }

  @Test func itIsUnknownUntilItIsInTheList() throws {
    #expect(palpable("audit", "--no-reports", in: try folder()).exitCode == .passed)
    let run = palpable("audit", "--no-reports", in: try folder(#""group-size": "off""#))
    #expect(run.exitCode == .impossible && run.status.contains("group-size"), "\(run.status)")
    #expect(palpable("rules", "group-size", in: try folder()).exitCode == .impossible)
  }

  @Test func itFailsTheGateAndFollowsItsLevelAndOptions() throws {
    try added {
      let run = palpable("audit", "--no-reports", in: try folder())
      #expect(run.exitCode == .failed && run.output.contains("group ink"), "\(run.output)")
      #expect(palpable("audit", "--no-reports", in: try folder(#""group-size": "off""#)).exitCode == .passed)
      #expect(palpable("audit", "--no-reports", in: try folder(#""group-size": "warning""#)).exitCode == .passed)
      #expect(palpable("audit", "--no-reports", in: try folder(#""group-size": { "most": 3 }"#)).exitCode == .passed)
      #expect(palpable("rules", "group-size", in: try folder()).output.contains("most tokens of a group"))
    }
  }

  @Test(arguments: [("group ink", CommandResult.ExitCode.passed), ("group paper", .failed), ("ink", .failed)])
  func itIsWaivedByItsName(_ pattern: String, _ expected: CommandResult.ExitCode) throws {
    let waiver = """
      , "waivers": [{ "rule": "group-size", "subject": "\(pattern)", "reason": "known", "owner": "us", "expires": "2099-01-01" }]
      """
    try added {
      let run = palpable("audit", "--no-reports", in: try folder("", waiver))
      #expect(run.exitCode == expected, "\(run.output)\(run.status)")
    }
  }

  @Test func itIsAcceptedByABaselineAndAnEarlierReport() throws {
    let folder = try folder()
    added {
      #expect(palpable("audit", "--no-reports", "--write-baseline", "debt.json", in: folder).exitCode == .passed)
      #expect(palpable("audit", "--no-reports", "--baseline", "debt.json", in: folder).exitCode == .passed)
      #expect(palpable("audit", "--format", "json=old.json", "--no-reports", in: folder).exitCode == .failed)
      let run = palpable("audit", "--no-reports", "--against", "old.json", in: folder)
      #expect(run.exitCode == .passed, "\(run.output)\(run.status)")
    }
    #expect(try text(folder, "debt.json").contains("group-size"))
  }

  @Test(arguments: ["json", "html", "markdown", "sarif", "junit", "gitlab", "github", "summary", "console"])
  func itIsInEveryReport(_ format: String) throws {
    let folder = try folder()
    added {
      let run = palpable("audit", "--format", "\(format)=out", "--no-reports", in: folder)
      #expect(run.exitCode == .failed, "\(run.status)")
    }
    let text = try text(folder, "out")
    #expect(text.contains("group-size") || text.contains(GroupSize.descriptor.title), "\(text.prefix(600))")
    // Next to what owns the fix, a message is a sentence.
    let sentence = Self.message.prefix(1).uppercased() + Self.message.dropFirst() + "."
    #expect((text.contains(Self.message) || text.contains(sentence)) && text.contains("ink"))
  }

  @Test func comparisonsShowThatItIsNewOrFixed() throws {
    let small = try folder(#""group-size": { "most": 3 }"#)
    let large = try folder()
    try added {
      #expect(palpable("audit", "--format", "json=old.json", "--no-reports", in: small).exitCode == .passed)
      try large.write(String(decoding: small.bytes(of: "old.json"), as: UTF8.self), to: "old.json")
      let new = palpable("compare", "old.json", "palpable.json", in: large)
      #expect(new.exitCode == .failed && new.output.contains("group ink"), "\(new.output)\(new.status)")
      #expect(palpable("audit", "--format", "json=new.json", "--no-reports", in: large).exitCode == .failed)
      let fixed = palpable("compare", "new.json", "old.json", in: large)
      #expect(fixed.exitCode == .passed && fixed.output.contains("1 fixed"), "\(fixed.output)\(fixed.status)")
    }
  }
}
