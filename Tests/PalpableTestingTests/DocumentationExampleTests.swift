import AuditCommand
import PalpableTesting
import ReportWriters
import TestSupport
import Testing

/// The examples of the articles: what can run here is run, what cannot is checked by `.ci/samples` and `.ci/workflows`, which must know it.
@Suite struct DocumentationExampleTests {
  /// The design system that the articles show; its hint does not pass.
  static func folder() throws -> TemporaryFolder {
    let paths = ["Design/tokens.json", "Design/palpable.json"]
    return try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: try paths.map { ($0, try Articles.file($0)) }))
  }

  static func commands() throws -> [ExampleCommand] {
    try Articles.blocks().filter { ["sh", "yaml"].contains($0.language) }
      .flatMap { $0.lines.compactMap { ExampleCommand(line: $0) } }
      .filter { $0.formats.allSatisfy { isAvailable($0.format) } }
  }

  /// Whether a format is there: these are described before all of them are built.
  private static func isAvailable(_ format: String) -> Bool {
    !["sarif", "junit", "github", "gitlab"].contains(format) || ReportWriters.writer(for: format) != nil
  }

  @Test func theArticlesHoldCommands() throws {
    let all = try Self.commands().map(\.description)
    #expect(all.count >= 5)
    #expect(Set(all).isSuperset(of: ["audit Design", "audit Design --output Reports", "rules contrast-minimum"]))
  }

  @Test(arguments: try commands())
  func everyCommandDoesWhatTheArticleSays(_ command: ExampleCommand) throws {
    let folder = try Self.folder()
    if command.arguments[0] == "init" {
      try folder.remove("Design/palpable.json")
      // Pairings follow from these names only.
      let tokens = try Articles.file("Design/tokens.json")
      try folder.write(
        tokens.replacing("ink", with: "text").replacing("paper", with: "background"), to: "Design/tokens.json")
    }
    let result = Palpable.run(
      command.arguments, in: CommandEnvironment(workingDirectory: folder.path, showsColor: false))
    #expect(
      result.exitCode == (["audit", "report"].contains(command.arguments[0]) ? .failed : .passed), "\(result.status)")
    for file in command.formats.compactMap(\.file) { #expect(try !folder.bytes(of: file).isEmpty) }
    if let output = command.output { #expect(try !folder.bytes(of: output + "/report.html").isEmpty) }
  }

  @Test func theFailureIsTheOneThatTheArticleShows() throws {
    let folder = try Self.folder()
    func text() throws -> String {
      do throws(AuditRequirementError) {
        try requirePassingAudit("../../Design", relativeTo: folder.path + "/Tests/AppTests/DesignSystemTests.swift")
      } catch { return "\(error)" }
      Issue.record("the audit passed")
      return ""
    }
    let transcripts = try Articles.blocks().filter { $0.article == "TeamTests" && $0.language == "text" }
    try #require(transcripts.count == 3)
    let failure = try text()
    for transcript in transcripts.prefix(2) {
      #expect(transcript.lines.joined(separator: "\n").contains(failure), "\(transcript.lines)")
    }
    try folder.write(
      try Articles.file("Design/tokens.json").replacing("#94a3b8", with: "#94a3b"), to: "Design/tokens.json")
    #expect(try text().hasPrefix(transcripts[2].lines.joined(separator: "\n")))
  }

  @Test func everySwiftExampleIsBuiltBySamples() throws {
    let script = try packageText(".ci/samples")
    let files = try Articles.blocks().filter { $0.language == "swift" }.map { try #require($0.file) }
    #expect(files.count >= 5)
    for file in files where file != "Package.swift" {
      let name = try #require(file.split(separator: "/").last?.split(separator: ".").first)
      #expect(script.contains(name), "\(file) is not built")
    }
    #expect(script.contains("manifest TeamTests") && script.contains("manifest PlugIns"))
    #expect(files.count { $0 == "Package.swift" } == 2)
  }

  @Test func everyConfigurationOfAHostIsReadByItsSchema() throws {
    let script = try packageText(".ci/workflows")
    let files = try Articles.blocks().filter { $0.language == "yaml" }.map { try #require($0.file) }
    #expect(files.count >= 5)
    for file in files {
      let checked = file.hasPrefix(".github/workflows/") ? "$examples\"/.github/workflows/*.yml" : "$examples/\(file)\""
      #expect(script.contains(checked), "\(file) is not checked")
    }
  }

  @Test func theActionHasTheInputsAndOutputsOfTheArticle() throws {
    let action = try packageText(".github/actions/audit/action.yml")
    let article = try packageText("\(Articles.folder)/ContinuousIntegration.md")
    var names: [String] = []
    for line in action.split(separator: "\n")
    where line.hasPrefix("  ") && !line.hasPrefix("   ") && line.hasSuffix(":") {
      names.append(String(line.dropFirst(2).dropLast()))
    }
    names.removeAll { $0 == "steps" }
    #expect(names.count == 14)
    for name in names { #expect(article.contains("`\(name)`"), "\(name)") }
    for row in article.split(separator: "\n") where row.hasPrefix("| `") {
      let cell = try #require(row.split(separator: "|").first)
      for name in cell.split(separator: "`").map(String.init) where !name.allSatisfy({ $0 == " " || $0 == "," }) {
        #expect(names.contains(name), "the action has no \(name)")
      }
    }
  }

  @Test func theHookAndTheBuildLookAtTheSameKindsOfFiles() throws {
    let plugIn = try packageText("Sources/Plugins/PalpableBuild/PalpableBuild.swift")
    let list = try #require(plugIn.split(separator: "\n").first { $0.contains("let kinds") })
    let kinds = try #require(list.split(separator: "\"").dropFirst().first).split(separator: " ")
    #expect(kinds.count > 15)
    let hook = try packageText(".pre-commit-hooks.yaml")
    #expect(hook.contains(#"files: \.(\#(kinds.joined(separator: "|")))$"#))
    let article = try packageText("\(Articles.folder)/PlugIns.md").replacing("\n", with: " ")
    #expect(article.contains(kinds.map { "`.\($0)`" }.joined(separator: ", ")))
  }
}
