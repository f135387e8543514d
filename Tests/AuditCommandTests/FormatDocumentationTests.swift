import AuditCommand
import ReportWriters
import TestSupport
import Testing
import TokenFormats

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

/// Lists of token formats in texts against the formats that are read, edited, and written.
@Suite struct TokenFormatDocumentationTests {
  private static let formats = TokenFormats.all.map { $0.format.id }
  private static let writers = TokenWriters.all.map { $0.format.id }

  /// Returns the texts in backticks, in their order.
  private static func quoted(_ text: some StringProtocol) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().compactMap { index, part in
      index % 2 == 1 ? String(part) : nil
    }
  }

  /// Returns the line of an article that starts with some text.
  private static func line(of path: String, startingWith start: String) throws -> Substring {
    let article = try packageText("Sources/" + path)
    return try #require(article.split(separator: "\n").first { $0.hasPrefix(start) })
  }

  @Test func theReadmeHasARowForEveryFormat() throws {
    let readme = try packageText("README.md")
    let section = try #require(
      readme.split(separator: "\n## Supported token formats\n").last?.split(separator: "\n## ").first)
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2)
    // Strict and resolver documents are DTCG, too.
    let own = TokenFormats.all.filter { !$0.format.id.hasPrefix("dtcg-") }
    for format in own {
      let title = format.format.title.lowercased()
      let named = rows.filter { row in
        // The last column says whether formats are written, and links name files.
        row.contains("](\(format.format.specification))")
          || row.lowercased().split(separator: "|").first.map { Self.titles(in: $0).contains(title) } ?? false
      }
      let row = try #require(named.first, "Supported token formats in README.md must have \"\(format.format.title)\"")
      #expect(named.count == 1 && row.hasSuffix(format.writers.isEmpty ? "| yes | no |" : "| yes | yes |"), "\(title)")
    }
  }

  /// The names in a cell of a table, separated by commas or semicolons, without links and what is said of them.
  private static func titles(in cell: Substring) -> [String] {
    cell.split(separator: "](").enumerated().flatMap { index, part in
      // What precedes the parenthesis is the address of a link.
      let text = index == 0 ? part[...] : part[(part.firstIndex(of: ")") ?? part.endIndex)...].dropFirst()
      return text.split(whereSeparator: { ",;:[".contains($0) }).map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test func theConfigurationReferenceNamesEveryFormat() throws {
    let line = try Self.line(of: "AuditSession/AuditSession.docc/Configuration.md", startingWith: "`format` is one of")
    let sentence = try #require(line.split(separator: ". ").first)
    #expect(
      Set(Self.quoted(sentence).dropFirst()) == Set(Self.formats), "Configuration.md: list each format after `format`")
  }

  @Test func theArticleOnConvertingHasAColumnForEveryWriter() throws {
    let article = try packageText("Sources/TokenFormats/TokenFormats.docc/Converting.md")
    let names = article.split(separator: "\n").filter { $0.hasPrefix("| | `") }.flatMap { Self.quoted($0) }
    #expect(names.sorted() == Self.writers.sorted(), "Converting.md: add a column for each writer")
  }

  @Test func theArticleOnEditingHasARowForEveryEditor() throws {
    let article = try packageText("Sources/TokenFormats/TokenFormats.docc/Editing.md")
    let names = article.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
      Self.quoted(row.dropFirst().prefix { $0 != "|" })
    }
    let editable = TokenFormats.all.filter { $0.editor != nil }.map { $0.format.id }
    #expect(Set(names) == Set(editable), "Editing.md: add a row for each editor")
  }

  @Test func theHelpOfConvertNamesEveryWriter() throws {
    let folder = try TemporaryFolder()
    let help = palpable("help", "convert", in: folder).output
    let text = try #require(help.split(separator: "OUT ends in ").last?.split(separator: " is a folder").first)
    let endings = text.split { $0.isWhitespace || $0 == "," }.filter { $0.hasPrefix(".") }.map(String.init)
    let expected = TokenWriters.all.compactMap { $0.extensions.first }
    #expect(Set(endings) == Set(expected), "help of convert: list the first extension of each writer")
  }

  /// Token files are detected, so the help of `init` needs no list that a new format would change.
  @Test func theHelpOfInitNamesNoFormat() throws {
    let folder = try TemporaryFolder()
    let help = palpable("help", "init", in: folder).output.lowercased()
    for format in TokenFormats.all {
      #expect(!help.contains(format.format.id) && !help.contains(format.format.title.lowercased()))
    }
  }
}
