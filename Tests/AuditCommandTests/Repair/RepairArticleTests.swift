import SourceText
import TestSupport
import Testing

@testable import AuditCommand

/// The article about repair against what the program does.
@Suite struct RepairArticleTests {
  private static let folder = "Sources/AuditSession/AuditSession.docc"

  @Test func theFigureIsThereAndFetchesNothing() throws {
    let article = try packageText("\(Self.folder)/Repair.md")
    #expect(article.contains("](repair)"))
    let figure = try packageText("\(Self.folder)/Resources/repair.svg")
    #expect(figure.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\"") && figure.hasSuffix("</svg>\n"))
    #expect(figure.contains("prefers-color-scheme:dark"))
    #expect(!figure.contains("href") && !figure.contains("url(") && !figure.contains("<script"))
  }

  /// The colors of the figure do what the figure says, by `palpable check`.
  @Test(arguments: [
    ("text", "#94a3b8", "#637185", "aa", "0.166"), ("border", "#cbd5e1", "#858e99", "non-text", "0.226"),
  ])
  func theColorsOfTheFigurePass(_ row: (name: String, old: String, new: String, level: String, difference: String))
    throws
  {
    let figure = try packageText("\(Self.folder)/Resources/repair.svg")
    #expect(figure.contains("\(row.old) → \(row.new), deltaEOK \(row.difference)"))
    let folder = try TemporaryFolder()
    #expect(palpable("check", row.old, "#f1f5f9", "--level", row.level, in: folder).exitCode == .failed)
    #expect(palpable("check", row.new, "#f1f5f9", "--level", row.level, in: folder).exitCode == .passed)
  }

  @Test func everyOptionIsInTheArticleOrInHelpAlone() throws {
    let article = try packageText("\(Self.folder)/Repair.md")
    for option in ["format", "write", "lock", "weight", "hue-tolerance", "no-additions", "keep-apart"] {
      #expect(FixPalette().options.contains { $0.name == option } && article.contains("--\(option)"), "\(option)")
    }
  }

  @Test func theSchemaIsNamedWhereItIs() throws {
    let article = try packageText("\(Self.folder)/Repair.md")
    #expect(article.contains("`repair-2.schema.json` in `Sources/ReportWriters/ReportWriters.docc`"))
    #expect(
      packageFiles(below: "Sources/ReportWriters/ReportWriters.docc", extension: "json").contains(
        "repair-2.schema.json"))
  }
}
