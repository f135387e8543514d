import AuditRules
import SourceText
import TestSupport

@testable import AuditCommand

/// A text that people read, without the code in it.
struct PeopleText {
  let name: String
  let prose: String
  /// Whether it consists of messages, one a line.
  var isMessages = false

  static func all() throws -> [PeopleText] {
    try help() + rules() + errors() + reports() + articles()
  }

  private static func help() throws -> [PeopleText] {
    let folder = try TemporaryFolder()
    let environment = CommandEnvironment(workingDirectory: folder.path, showsColor: false)
    return ([["--help"]] + Palpable.commands.map { [$0.name, "--help"] }).map { arguments in
      PeopleText(name: arguments.joined(separator: " "), prose: Palpable.run(arguments, in: environment).output)
    }
  }

  private static func rules() -> [PeopleText] {
    RuleCatalog.all.map { rule in
      let descriptor = rule.descriptor
      let parts = [descriptor.title, descriptor.description, descriptor.rationale] + descriptor.knownLimits
      return PeopleText(name: "rule \(descriptor.id)", prose: parts.map(withoutCode).joined(separator: "\n"))
    }
  }

  private static func errors() -> [PeopleText] {
    let all = ErrorMessageTests.all.map(\.sentence) + UsageTests.cases.map(\.sentence)
    let sentences = all.map { $0.replacing(#/"[^"]*"|\{[^}]*\}/#, with: "x") }
    return [PeopleText(name: "errors", prose: sentences.joined(separator: "\n"), isMessages: true)]
  }

  /// The messages, remedies, and notices of the committed reports, and their Markdown.
  private static func reports() throws -> [PeopleText] {
    try GoldenReportTests.palettes.flatMap { palette in
      let path = "Reports/\(palette)/report"
      let json = try readJSON(SourceFile(path: path, bytes: Array(packageText("\(path).json").utf8)))
      let lists = ["findings", "notices"].flatMap { json[$0]?.elements ?? [] }
      let messages = lists.flatMap { entry in
        [entry["message"], entry["remedy"]].compactMap { $0?.string.map(withoutCode) }
      }
      return [
        PeopleText(name: "\(path).json", prose: messages.joined(separator: "\n"), isMessages: true),
        PeopleText(name: "\(path).md", prose: withoutCode(try packageText("\(path).md"))),
      ]
    }
  }

  private static func articles() throws -> [PeopleText] {
    let articles = ["md", "tutorial"].flatMap { packageFiles(below: "Sources", extension: $0) }
    return try (articles.map { "Sources/\($0)" } + ["README.md", "CHANGELOG.md"]).map {
      PeopleText(name: $0, prose: withoutCode(try packageText($0)))
    }
  }

  /// Markdown without blocks and spans of code, addresses, and comments.
  private static func withoutCode(_ text: String) -> String {
    text.replacing(#/(?s)```.*?\n```/#, with: "").replacing(#/``?[^`\n]+``?/#, with: "x")
      .replacing(#/\]\([^)\n]*\)/#, with: "]").replacing(#/<[^>\n]*>/#, with: "").replacing(#/"[^"\n]*"/#, with: "x")
  }
}
