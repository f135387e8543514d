import AuditCommand
import Foundation
import TestSupport
import Testing

/// No report of an earlier run is left where this one's should be and is not.
@Suite struct OldReportTests {
  /// A folder with the reports of an audit that passed.
  static func passed() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["palpable.json": goodConfiguration, "tokens.json": goodTokens])
    #expect(palpable("audit", "--output", "out", "--format", "json=sub/a.json", in: folder).exitCode == .passed)
    #expect(names(folder, "out") == ["report.html", "report.json", "report.md"] && names(folder, "sub") == ["a.json"])
    return folder
  }

  @Test(arguments: [
    ("tokens.json", "{"), ("palpable.json", "{"), ("palpable.json", #"{ "tokens": ["none.json"] }"#),
    ("palpable.json", #"{ "tokens": ["tokens.json"] }"#), ("palpable.json", #"{ "tokens": ["../x.json"] }"#),
    ("tokens.json", goodTokens.replacing("{color.ink}", with: "{color.none}")),
  ])
  func anAuditThatCannotBeMadeLeavesNone(_ file: String, _ content: String) throws {
    let folder = try Self.passed()
    try folder.write(content, to: file)
    let result = palpable("audit", "--output", "out", "--format", "json=sub/a.json", in: folder)
    #expect(result.exitCode == .impossible)
    #expect(names(folder, "out") == [] && names(folder, "sub") == [])
  }

  @Test(arguments: ["--date=2026-02-30", "--mode=none", "--baseline=none", "--against=none", "--root=none"])
  func requestsThatCannotBeMetLeaveNone(_ option: String) throws {
    let folder = try Self.passed()
    #expect(palpable("audit", "--output", "out", option, in: folder).exitCode == .impossible)
    #expect(names(folder, "out") == [] && names(folder, "sub") == ["a.json"])
  }

  @Test func aReportThatIsAnInputStays() throws {
    let folder = try Self.passed()
    for option in ["--against", "--baseline"] {
      let result = palpable("audit", "--output", "out", option, "out/report.json", in: folder)
      #expect(result.exitCode == .impossible)
      #expect(
        result.status
          == "out/report.json: cannot be written, it is one of the files that are read; choose another name\n")
      #expect(names(folder, "out") == ["report.html", "report.json", "report.md"])
    }
  }

  @Test func filesOfOthersStay() throws {
    let files = [
      "out/report.html": "<!DOCTYPE html>\n<title>palpable</title>", "out/report.md": "# Notes: passed\n\npalpable",
      "out/report.json": #"{ "tool": "mine" }"#, "sub/a.json": "[]",
    ]
    let folder = try TemporaryFolder(["palpable.json": "{", "tokens.json": goodTokens].merging(files) { $1 })
    #expect(
      palpable("audit", "--output", "out", "--format", "json=sub/a.json", in: folder).exitCode == .impossible)
    for (name, content) in files { #expect(try folder.bytes(of: name) == Array(content.utf8)) }
  }

  @Test func withoutReportsThoseOfBeforeAreNotTouched() throws {
    let folder = try Self.passed()
    try folder.write("{", to: "tokens.json")
    #expect(palpable("audit", "--output", "out", "--no-reports", in: folder).exitCode == .impossible)
    #expect(names(folder, "out") == ["report.html", "report.json", "report.md"])
  }
}
