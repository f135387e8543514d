import Audit
import AuditSession
import Foundation
import ReportWriters
import SourceText
import TestSupport
import Testing

@testable import AuditCommand

/// Streams whose file refuses what is written, reports whose place is taken meanwhile, and fixes of aliases.
@Suite struct OutputStreamTests {
  /// The stream ends with the first failure, and takes what follows without one.
  @Test func aFailureIsSaidAtTheEnd() throws {
    let folder = try TemporaryFolder(["a": "old"])
    let reading = open(folder.path + "/a", O_RDONLY)
    defer { close(reading) }
    var stream = FileStream(reading)
    stream.write(String(repeating: "x", count: 70_000))
    stream.write("more")
    #expect(throws: FileErrorReason.self) { try stream.finish() }
    #expect(try folder.bytes(of: "a") == Array("old".utf8))
    let full = open("/dev/full", O_WRONLY)
    guard full >= 0 else { return }
    defer { close(full) }
    var other = FileStream(full)
    other.write("x")
    #expect(throws: FileErrorReason.noSpace) { try other.finish() }
  }

  /// A pipe has nothing to flush, and what isn't open can't be flushed.
  @Test func onlyFilesAreFlushed() {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    #expect(flush(ends[1]))
    for end in ends { close(end) }
    #expect(!flush(-1))
  }

  /// A writer that takes the place of its own file with a folder.
  private struct Obstructing: ReportWriter {
    static let format = ReportFormat(
      id: "obstructing", fileExtension: "txt", summary: "nothing", for: ReportKind.allCases)
    let place: String

    static func isOwn(_ start: ReportStart) -> Bool { false }

    func write(_ content: some ReportContent, to output: inout some TextOutputStream) {
      output.write("text")
      mkdir(place, 0o755)
    }
  }

  /// Reports are put in place one after the other: if a later one can't be, the earlier are removed again.
  @Test func aPlaceThatIsTakenMeanwhileEndsAll() throws {
    let folder = try TemporaryFolder(["tokens.json": goodTokens, "palpable.json": goodConfiguration])
    let report = try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
    let output = OutputFiles(environment: CommandEnvironment(workingDirectory: folder.path, showsColor: false))
    let contents = [
      OutputFiles.Contents("1", path: "a"),
      OutputFiles.Contents(report, as: Obstructing(place: folder.path + "/b"), path: "b"),
    ]
    do throws(AuditFailure) {
      try output.write(contents)
      Issue.record("no error")
    } catch {
      #expect(
        error.sentences == [
          "b: can't be written because something other than a regular file has its name; choose another location"
        ])
    }
    #expect(names(folder, ".") == ["b", "palpable.json", "tokens.json"])
  }

  private static let all = #""range":{"start":{"line":0,"character":0},"end":{"line":0,"character":999}}"#

  private static func titles(_ client: EditorClient, _ context: String) throws -> [String] {
    try (client.result("codeAction", "t.json", all + context).elements ?? []).compactMap { $0["title"]?.string }
  }

  private static func tokens(_ darker: String) -> String {
    ##"{ "g": { "$type": "color", "a": { "$value": "#999999" }, "b": { "$value": "\##(darker)" }, "c": { "$value": "#444444" } }, "##
      + ##""hint": { "$value": "{g.a}" }, "paper": { "$type": "color", "$value": "#ffffff" } }"##
  }

  /// Of the grays with 4.5:1 on white, the nearest one is proposed. #767676 has 4.54:1, and #777777 has 4.47:1.
  @Test(arguments: [("#767676", "Repoint hint to g.b (4.54:1)"), ("#777777", "Repoint hint to g.c (9.73:1)")])
  func anAliasIsRepointedToTheNearestColor(_ darker: String, _ title: String) throws {
    let text = Self.tokens(darker)
    let folder = try TemporaryFolder([
      "t.json": text, "palpable.json": #"{ "tokens": ["t.json"], "pairings": [{ "text": "hint", "on": "paper" }] }"#,
    ])
    let client = try EditorClient(folder.path)
    client.open("t.json", text)
    for context in ["", #","context":{}"#, #","context":{"diagnostics":[{"message":"of another server"}]}"#] {
      let titles = try Self.titles(client, context)
      #expect(titles.filter { $0.hasPrefix("Repoint") } == [title], "\(titles)")
    }
  }

  /// Two aliases of one color, of which another pairing needs the difference: what would break it isn't proposed.
  @Test func aTargetThatBreaksAnotherPairingIsNone() throws {
    let text = Self.tokens("#767676")
    let folder = try TemporaryFolder([
      "t.json": text,
      "palpable.json": """
      { "tokens": ["t.json"], "pairings": [{ "text": "hint", "on": "paper" }, { "component": "hint", "on": "g.b" },
        { "component": "hint", "on": "g.c" }] }
      """,
    ])
    let client = try EditorClient(folder.path)
    client.open("t.json", text)
    let titles = try Self.titles(client, "")
    // On itself, a color has 1:1, and no gray has both 4.5:1 on white and 3:1 on the two others.
    #expect(
      !titles.contains { $0.hasPrefix("Repoint hint to g.b") || $0.hasPrefix("Repoint hint to g.c") }, "\(titles)")
  }

  /// What can't be measured is listed beside the combinations.
  @Test func aMatrixListsWhatItCannotMeasure() throws {
    let folder = try TemporaryFolder([
      "t.css": ":root { --ink: #000; --paper: #fff; --mixed: color-mix(in srgb, currentColor, red) }"
    ])
    let data = try AgentClient(folder.path).call("matrix", #"{"paths":["t.css"]}"#)["structuredContent"]
    #expect(data?["total"]?.number == 2)
    #expect(data?["undetermined"].map { JSONText(copying: $0).compact.contains("mixed") } == true)
  }

  /// A client that lists no roots isn't asked for them.
  @Test func aClientWithoutRootsIsNotAsked() throws {
    let folder = try TemporaryFolder(["palpable.json": goodConfiguration, "tokens.json": goodTokens])
    let client = try AgentClient(folder.path, takesClientRoots: true)
    let lines = client.exchange(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{}}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
    #expect(lines.count == 1)
  }

  @Test func viewCodeIsCheckedWithTheConfigurationOfAFolder() throws {
    let source = "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\").font(.system(size: 9)) } }\n"
    let folder = try TemporaryFolder([
      "app/palpable.json": #"{ "rules": { "minimum-text-size": "off" } }"#, "A.swift": source,
    ])
    let strict = palpable("lint", "A.swift", in: folder).output
    let named = palpable("lint", "A.swift", "--configuration", "app/palpable.json", in: folder)
    #expect(palpable("lint", "A.swift", "--configuration", "app", in: folder) == named)
    #expect(named.exitCode != .impossible && !strict.isEmpty, "\(named.status)")
  }

  /// A link that leads out, or a name that can't be read, may hide the report of a system.
  @Test func aMergeFollowsEveryFolder() throws {
    let outside = try TemporaryFolder(["x/report.json": "{}"])
    let folder = try TemporaryFolder([
      "a/palpable.json": goodConfiguration, "a/tokens.json": goodTokens, "b/palpable.json": goodConfiguration,
      "b/tokens.json": goodTokens, "palpable.json": goodConfiguration, "tokens.json": goodTokens,
    ])
    #expect(palpable("fleet", ".", "--output", "out", "--no-pages", in: folder).exitCode == .passed)
    for name in ["out/report.json", "out/a/report.json"] { try folder.remove(name) }
    let result = palpable("merge", "out", "--output", "all", in: folder)
    let said = result.output + result.status
    #expect(said.contains(".: its report is missing; add it, or audit it again\n"), "\(said)")
    #expect(said.contains("a: its report is missing; add it, or audit it again\n") && !said.contains("b: its report"))
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/out/gone", withDestinationPath: "none")
    #expect(palpable("merge", "out", "--output", "all", in: folder).status.contains("a: its report is missing"))
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/out/link", withDestinationPath: outside.path)
    let refused = palpable("merge", "out", "--output", "all", in: folder)
    #expect(
      refused.exitCode == .impossible && refused.status.contains("link: is outside the root"), "\(refused.status)")
  }
}
