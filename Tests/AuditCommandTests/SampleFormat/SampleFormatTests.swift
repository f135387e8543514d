import AuditCommand
import SourceText
import TestSupport
import Testing
import TokenFormats

/// A format is its folder and a name in the list: nothing else knows of the one that is added here.
@Suite struct SampleFormatTests {
  static let lines = "; colors of the site\npage #ffffff\nmuted #777777\n"

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "palpable.json": #"{ "tokens": ["in/*"], "pairings": [{ "text": "muted", "on": "page" }] }"#,
      "in/a.ink": Self.lines,
    ])
  }

  private func added<Result>(_ run: () throws -> Result) rethrows -> Result {
    try TokenFormats.added.withValue([InkFormat.self], operation: run)
  }

  private func text(_ folder: TemporaryFolder, _ path: String) throws -> String {
    String(decoding: try folder.bytes(of: path), as: UTF8.self)
  }

  @Test func itIsUnknownUntilItIsInTheList() throws {
    let folder = try folder()
    #expect(palpable("convert", "in", "out.json", in: folder).exitCode == .impossible)
    #expect(!palpable("help", "convert", in: folder).output.contains("ink"))
    #expect(TokenFormats.presumedFormat(of: SourceFile(path: "a.ink", bytes: [])) == nil)
  }

  @Test func helpAndNamesTellIt() throws {
    let folder = try folder()
    added {
      #expect(palpable("help", "convert", in: folder).output.contains("ink"))
      #expect(TokenFormats.presumedFormat(of: SourceFile(path: "a.ink", bytes: [])) == InkFormat.self)
      #expect(TokenFormats.documentEndings.contains(".ink"))
      #expect(palpable("convert", "in", "b.txt", in: folder).status.contains(", or .ink, or --to"))
      let made = palpable("convert", "in", "made/", "--to", "ink", in: folder)
      #expect(made.output.contains("made/tokens.ink\n"), "\(made.status)")
    }
  }

  @Test(arguments: ["json", "css", "swift", "xcassets"])
  func itIsWalkedToAndConvertedBothWays(_ ending: String) throws {
    let folder = try folder()
    try added {
      let there = palpable("convert", "in", "out.\(ending)", in: folder)
      #expect(there.exitCode == .passed, "\(there.status)")
      #expect(palpable("convert", "out.\(ending)", "back.ink", in: folder).exitCode == .passed)
      // Swift needs a type around its constants.
      let lines = try text(folder, "back.ink").replacing("Tokens.", with: "").split(separator: "\n").sorted()
      #expect(lines == ["muted #777777", "page #ffffff"])
    }
  }

  @Test func itIsAuditedAndEdited() throws {
    let folder = try folder()
    added {
      #expect(palpable("audit", "--no-reports", in: folder).exitCode == .failed)
      let fixed = palpable("fix", "--write", in: folder)
      #expect(fixed.exitCode == .passed, "\(fixed.status)")
      #expect(palpable("audit", "--no-reports", in: folder).exitCode == .passed)
    }
    let text = try text(folder, "in/a.ink")
    #expect(text.hasPrefix("; colors of the site\npage #ffffff\nmuted #") && text != Self.lines, "\(text)")
  }

  /// The schema and the plug-in can't read the list, so they repeat it.
  @Test func listsElsewhereNameEveryFormat() throws {
    func words(_ line: Substring) -> Set<String> {
      Set(
        line.split(separator: "[").last.map {
          $0.split(separator: "\"").map(String.init).filter { $0.first?.isLetter == true }
        } ?? [])
    }
    let schema = try packageText("Sources/AuditSession/AuditSession.docc/configuration-1.schema.json")
    let ids = Set(TokenFormats.all.map { $0.format.id })
    let isListed = schema.split(separator: "\n").contains { $0.contains("\"enum\"") && words($0) == ids }
    #expect(isListed, "configuration-1.schema.json: list each format in the enum of \"format\"")
    let plugIn = try packageText("Sources/Plugins/PalpableBuild/PalpableBuild.swift")
    // A configuration may be JSON5. Formats that only the content tells have more endings.
    let kinds = Set(TokenFormats.documentEndings.map { String($0.dropFirst()) } + ["json5"])
    let line = try #require(plugIn.split(separator: "\n").first { $0.contains("let kinds") })
    let listed = try #require(line.split(separator: "\"").dropFirst().first)
    let missing = kinds.subtracting(listed.split(separator: " ").map { String($0) })
    #expect(missing.isEmpty, "PalpableBuild.swift: add these extensions to kinds")
  }
}
