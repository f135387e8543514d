import AuditCommand
import ReportWriters
import TestSupport
import Testing

/// What is said of the formats against the catalog of writers.
@Suite struct FormatDocumentationTests {
  private static let ids = ReportWriters.all.map { type(of: $0).format.id }

  @Test(arguments: ids)
  func theReadmeListsEveryFormat(_ id: String) throws {
    let readme = try packageText("README.md")
    let table = try #require(readme.split(separator: "\n## Formats\n").last?.split(separator: "\n## ").first)
    #expect(table.contains("`\(id)`"))
  }

  @Test(arguments: packageFiles(below: "Sources/ReportWriters/ReportWriters.docc", extension: "md"))
  func everyArticleIsLinked(_ file: String) throws {
    let name = String(file.dropLast(3))
    guard name != "ReportWriters" else { return }
    let page = try packageText("Sources/ReportWriters/ReportWriters.docc/ReportWriters.md")
    #expect(page.contains("<doc:\(name)>"))
  }

  @Test func severalFormatsAreWrittenInOneRun() throws {
    let folder = try TemporaryFolder(["palpable.json": goodConfiguration, "tokens.json": goodTokens])
    let arguments = Self.ids.flatMap { ["--format", "\($0)=out/\($0)"] }
    let environment = CommandEnvironment(workingDirectory: folder.path, showsColor: false)
    let result = Palpable.run(["audit", "--no-reports"] + arguments, in: environment)
    #expect(result.exitCode == .passed && result.output.isEmpty)
    for id in Self.ids { #expect(throws: Never.self) { try folder.bytes(of: "out/\(id)") } }
  }

  @Test func theLineOfTheArticleAboutAnnotationsIsAsTheWriterWritesIt() throws {
    let article = try packageText("Sources/ReportWriters/ReportWriters.docc/GitHubAnnotations.md")
    let example = try #require(article.split(separator: "```\n").dropFirst().first?.split(separator: "\n").first)
    let tokens =
      ##"{ "color": { "$type": "color", "body": { "$value": "#777778" }, "page": { "$value": "#ffffff" } } }"##
    let configuration = """
      { "tokens": ["tokens.json"], "textStyles": { "body": { "size": 17 } },
        "pairings": [{ "text": "color.body", "on": "color.page", "textStyle": "body" }] }
      """
    let folder = try TemporaryFolder(["palpable.json": configuration, "tokens.json": tokens])
    let line = palpable("audit", "--no-reports", "--format", "github", in: folder).output.split(separator: "\n").first
    func names(_ line: Substring?) -> [Substring] {
      (line ?? "").split(separator: "::").first?.split(separator: ",").compactMap { $0.split(separator: "=").first }
        ?? []
    }
    #expect(names(line) == names(example) && names(line).count == 6)
  }
}
