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

  /// Only the input itself stays: the other reports are of a run that this one was to replace.
  @Test(arguments: ["--against", "--baseline"]) func aReportThatIsAnInputStays(_ option: String) throws {
    let folder = try Self.passed()
    let result = palpable("audit", "--output", "out", option, "out/report.json", in: folder)
    #expect(result.exitCode == .impossible)
    #expect(
      result.status
        == "out/report.json: can't be written because it is one of the input files; choose another name\n")
    #expect(names(folder, "out") == ["report.json"])
  }

  /// What may be wrong with one output, whichever it is.
  enum Obstacle: CaseIterable {
    case link, deadLink, fifo, folder, readOnly

    func make(_ folder: TemporaryFolder, _ name: String) throws {
      let path = folder.path + "/" + name
      try? FileManager.default.removeItem(atPath: path)
      switch self {
      case .link:
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: folder.path + "/tokens.json")
      case .deadLink: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")
      case .fifo: #expect(mkfifo(path, 0o600) == 0)
      case .folder: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      case .readOnly:
        try folder.write("mine", to: name)
        #expect(chmod(path, 0o444) == 0)
      }
    }
  }

  @Test(
    arguments: Obstacle.allCases,
    LongTests.some(["out/report.html", "out/report.md", "out/report.json", "sub/a.json", "base.json"], 2))
  func whateverIsWrongWithOneOutputTheOthersAreGone(_ obstacle: Obstacle, _ name: String) throws {
    let folder = try Self.passed()
    try obstacle.make(folder, name)
    let result = palpable(
      "audit", "--output", "out", "--format", "json=sub/a.json", "--write-baseline", "base.json", in: folder)
    #expect(result.exitCode == .impossible && result.status.hasPrefix("\(name): can't be written because "))
    let left = names(folder, "out").map { "out/" + $0 } + names(folder, "sub").map { "sub/" + $0 }
    #expect(left == (name == "base.json" ? [] : [name]))
    if name != "base.json" { #expect((try? folder.bytes(of: "base.json")) == nil) }
    if obstacle == .readOnly { #expect(try folder.bytes(of: name) == Array("mine".utf8)) }
    #expect(try folder.bytes(of: "tokens.json") == Array(goodTokens.utf8))
  }

  @Test(arguments: [
    ["--format", "json=sub/a.json", "--format", "html=sub/../sub/a.json"], ["--format", "html=tokens.json"],
    ["--format", "json=out/report.json"], ["--format", "json=tokens.json/a"],
  ])
  func anOutputThatCannotBeLeavesNone(_ more: [String]) throws {
    let folder = try Self.passed()
    let arguments = ["audit", "--output", "out", "--format", "html=sub/a.json"] + more
    let result = Palpable.run(arguments, in: CommandEnvironment(workingDirectory: folder.path, showsColor: false))
    #expect(result.exitCode == .impossible, "\(result.status)")
    // The report at sub/a.json was written in another format than the one asked for now.
    #expect(names(folder, "out") == [] && names(folder, "sub") == [])
  }

  @Test func aComparisonThatCannotBeMadeLeavesNone() throws {
    let folder = try Self.passed()
    let formats = ["html=c.html", "json=c.json", "markdown=c.md", "console=c.txt"]
    let arguments = ["compare", ".", "."] + formats.flatMap { ["--format", $0] }
    let environment = CommandEnvironment(workingDirectory: folder.path, showsColor: false)
    #expect(Palpable.run(arguments, in: environment).exitCode == .passed)
    try folder.write("{", to: "tokens.json")
    #expect(Palpable.run(arguments, in: environment).exitCode == .impossible)
    for name in ["c.html", "c.json", "c.md", "c.txt"] { #expect((try? folder.bytes(of: name)) == nil, "\(name)") }
  }

  @Test(arguments: ["history.jsonl", "index.html", "index.md"])
  func aHistoryThatCannotBeWrittenKeepsTheReportOfTheDay(_ name: String) throws {
    let folder = try Self.passed()
    let arguments = ["report", "--history", "h", "--date", "2026-01-01"]
    let environment = CommandEnvironment(workingDirectory: folder.path, showsColor: false)
    #expect(Palpable.run(arguments, in: environment).exitCode == .passed)
    let report = try folder.bytes(of: "h/2026-01-01/report.json")
    try Obstacle.deadLink.make(folder, "h/" + name)
    #expect(Palpable.run(arguments, in: environment).exitCode == .impossible)
    #expect(names(folder, "h/2026-01-01") == ["report.html", "report.json", "report.md"])
    #expect(try folder.bytes(of: "h/2026-01-01/report.json") == report)
  }

  /// The index links to the report of the day, so the report stays until another one replaces it.
  @Test(arguments: [("tokens.json", "{"), ("palpable.json", "{")])
  func anAuditThatCannotBeMadeKeepsTheReportOfTheDay(_ file: String, _ content: String) throws {
    let folder = try Self.passed()
    let arguments = ["report", "--history", "h", "--date", "2026-01-01"]
    let environment = CommandEnvironment(workingDirectory: folder.path, showsColor: false)
    #expect(Palpable.run(arguments, in: environment).exitCode == .passed)
    let before = try ["report.html", "report.md", "report.json"].map { try folder.bytes(of: "h/2026-01-01/" + $0) }
    let old = try folder.bytes(of: file)
    try folder.write(content, to: file)
    #expect(Palpable.run(arguments, in: environment).exitCode == .impossible)
    #expect(
      try ["report.html", "report.md", "report.json"].map { try folder.bytes(of: "h/2026-01-01/" + $0) } == before)
    // A read-only report of the day is replaced as a report that was removed would be.
    try folder.write(String(decoding: old, as: UTF8.self), to: file)
    #expect(chmod(folder.path + "/h/2026-01-01/report.html", 0o444) == 0)
    #expect(Palpable.run(arguments, in: environment).exitCode == .passed)
  }

  /// The baseline is written before the reports, and is as it was when they can't be.
  @Test(arguments: [nil, "{ \"schemaVersion\": 1, \"entries\": [] }"]) func aBaselineIsTakenBack(_ old: String?) throws
  {
    let folder = try Self.passed()
    if let old { try folder.write(old, to: "base.json") }
    // An output that is an input is known only once the audit has read it.
    let result = palpable(
      "audit", "--no-reports", "--format", "json=tokens.json", "--write-baseline", "base.json", in: folder)
    #expect(result.exitCode == .impossible)
    #expect((try? folder.bytes(of: "base.json")) == old.map { Array($0.utf8) })
    #expect(try folder.bytes(of: "tokens.json") == Array(goodTokens.utf8))
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
