import AuditCommand
import AuditRules
import TestSupport
import Testing

/// What the documentation says against what the program does.
@Suite struct DocumentationTests {
  @Test func theRuleReferenceListsEveryRuleAtItsLevel() throws {
    let article = try Self.ruleReference()
    for descriptor in RuleCatalog.all.map({ $0.descriptor }) {
      // A failure prints no article.
      let isListed = article.contains("\n| `\(descriptor.id)` | \(descriptor.level.rawValue) | ")
      #expect(isListed, "Rules.md has no row of \(descriptor.id) at its level; regenerate it")
    }
    let sentence = "the \(RuleCatalog.all.count) rules"
    let isCounted = try packageText("README.md").contains(sentence)
    #expect(isCounted, "README.md must have the words \"\(sentence)\"")
  }

  /// A page that a newcomer reads to its end.
  @Test func theReadmeIsShort() throws {
    #expect(try packageText("README.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 181)
  }

  @Test func theReadmeNamesBothCommandsAndThePicture() throws {
    let readme = try packageText("README.md")
    #expect(readme.contains("\nswift run palpable audit Palettes/peptide-fox\n"))
    #expect(readme.contains("\nswift test --quiet\n"))
    #expect(packageFiles(below: ".github/images", extension: "png").contains("report.png"))
  }

  @Test func theExampleOfTheReadmeIsReadWithoutAnError() throws {
    let readme = try packageText("README.md")
    let start = try #require(readme.range(of: "```json5\n"))
    let end = try #require(readme.range(of: "\n```", range: start.upperBound..<readme.endIndex))
    let colors = ["page", "card", "body", "muted", "border"].map { "\"\($0)\": { \"$value\": \"#767676\" }" }
    let badge = ["background", "border", "text"].map { "\"\($0)\": { \"$value\": \"#767676\" }" }
    let tokens = """
      { "$type": "color", "color": { \(colors.joined(separator: ", ")) }, "badge": { "info": { \(badge.joined(separator: ", ")) } } }
      """
    let folder = try TemporaryFolder([
      "palpable.json": String(readme[start.upperBound..<end.lowerBound]), "tokens.light.json": tokens,
      "tokens.dark.json": tokens,
    ])
    let result = palpable("audit", in: folder)
    // Gray on gray fails: the example is understood whole.
    #expect(result.exitCode == .failed)
    #expect(!result.status.contains("palpable.json"))
  }

  /// The rule reference without its drawings and the links to its rules, which `RuleDrawingTests` makes and compares.
  private static func ruleReference() throws -> String {
    try packageText("Sources/AuditRules/AuditRules.docc/Rules.md")
      .replacing(#/\n\n  !\[[^\n]*\n(?=\n)/#, with: "").replacing(#/\[(`[a-z-]+`)\]\(#[a-z-]+\)/#) { String($0.1) }
  }

  @Test func theRuleReferenceIsMadeOfTheDescriptors() throws {
    let result = palpable("rules", "--format", "markdown", in: try TemporaryFolder())
    let isUpToDate = try Self.ruleReference() == result.output
    #expect(isUpToDate, "run: PALPABLE_UPDATE_API=1 swift test --filter RuleDrawingTests")
  }

  @Test func theConfigurationArticleDescribesEveryKey() throws {
    let article = try packageText("Sources/AuditSession/AuditSession.docc/Configuration.md")
    let folder = try TemporaryFolder(["palpable.json": #"{ "tokens": ["a"], "zzzzzzzzzzzz": 1 }"#])
    let sentence = palpable("audit", in: folder).status
    let list = try #require(sentence.split(separator: "available keys: ").last)
    let keys = list.split(separator: "\n")[0].split(separator: ", ").filter { $0 != "$schema" }
    #expect(keys.count == 26)
    for key in keys { #expect(article.contains("`\(key)`") || article.contains("### \(key)")) }
  }

  /// Entries of one kind with a key that is none, so that the error lists those that are.
  @Test(arguments: [
    #""textStyles": { "a": { "zzzzzzzzzzzz": 1 } }"#, #""controls": [{ "zzzzzzzzzzzz": 1 }]"#,
    #""containers": [{ "zzzzzzzzzzzz": 1 }]"#, #""pairings": [{ "zzzzzzzzzzzz": 1 }]"#,
    #""badges": [{ "zzzzzzzzzzzz": 1 }]"#, #""overrides": [{ "zzzzzzzzzzzz": 1 }]"#,
    #""waivers": [{ "zzzzzzzzzzzz": 1 }]"#, #""sources": [{ "zzzzzzzzzzzz": 1 }]"#,
    #""tiers": { "zzzzzzzzzzzz": 1 }"#,
  ])
  func theConfigurationArticleDescribesEveryKeyOfAnEntry(_ entry: String) throws {
    let article = try packageText("Sources/AuditSession/AuditSession.docc/Configuration.md")
    let folder = try TemporaryFolder(["palpable.json": #"{ "tokens": ["a"], "# + entry + " }"])
    let sentence = palpable("audit", in: folder).status
    let list = try #require(sentence.split(separator: "available keys: ").last)
    let keys = list.split(separator: "\n")[0].split(separator: ", ")
    #expect(keys.count > 2)
    for key in keys { #expect(article.contains("`\(key)`"), "\(key)") }
  }
}
