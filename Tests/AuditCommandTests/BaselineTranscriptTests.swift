import Audit
import AuditCommand
import Foundation
import SourceText
import TestSupport
import Testing

/// The transcript of the article on living with debt, run again: every line that it shows is printed, in its order.
@Suite struct BaselineTranscriptTests {
  /// A hundred grays in light and dark, each different, all too faint on white and on black.
  static func palette() throws -> TemporaryFolder {
    func tokens(_ gray: String, from first: Int, page: String) -> String {
      let entries = (0..<100).map { index in
        let blue = String(first + index, radix: 16)
        return "  \"t\(index)\": { \"$value\": \"#\(gray)\(gray)\(blue)\" },\n"
      }
      return "{\n  \"$type\": \"color\",\n\(entries.joined())  \"page\": { \"$value\": \"\(page)\" }\n}\n"
    }
    return try TemporaryFolder([
      "legacy/light.json": tokens("90", from: 0x90, page: "#ffffff"),
      "legacy/dark.json": tokens("40", from: 0x40, page: "#000000"),
      "legacy/palpable.json": """
      { "name": "Legacy", "tokens": ["light.json", { "path": "dark.json", "mode": "dark" }],
        "modes": [{ "name": "light" }, { "name": "dark", "base": "light" }],
        "pairings": [{ "text": "t*", "on": "page" }] }
      """,
    ])
  }

  /// The blocks of the article that show a terminal.
  static func blocks() throws -> [[String]] {
    let article = try packageText("Sources/AuditSession/AuditSession.docc/WaiversAndBaselines.md")
    return article.components(separatedBy: "```console\n").dropFirst().map { part in
      (part.components(separatedBy: "\n```").first ?? "").components(separatedBy: "\n")
    }
  }

  /// Replaces a text in a file, as the `sed -i 's/A/B/' FILE` of the transcript does.
  static func edit(_ command: String, in folder: TemporaryFolder) throws {
    let parts = command.components(separatedBy: "'")
    let words = parts[1].components(separatedBy: "/")
    let file = parts[2].trimmingCharacters(in: .whitespaces)
    let text = String(decoding: try folder.bytes(of: file), as: UTF8.self)
    #expect(text.contains(words[1]))
    try folder.write(text.replacingOccurrences(of: words[1], with: words[2]), to: file)
  }

  @Test func everyShownLineIsPrinted() throws {
    let folder = try Self.palette()
    var pending: [String] = []
    var shown = 0
    for line in try Self.blocks().joined() {
      if line.hasPrefix("$ sed ") {
        try Self.edit(line, in: folder)
      } else if line.hasPrefix("$ palpable ") {
        #expect(pending.isEmpty, "not all of it is shown; end with … ")
        let arguments = line.dropFirst("$ palpable ".count).split(separator: " ").map(String.init)
        let environment = CommandEnvironment(workingDirectory: folder.path, showsColor: false)
        let result = Palpable.run(arguments, in: environment)
        pending = (result.output + result.status).split(separator: "\n").map(String.init)
        pending.append("exit code \(result.exitCode.rawValue)")
      } else if line == "…" {
        pending.insert("…", at: 0)
      } else {
        let mayskip = pending.first == "…"
        if mayskip { pending.removeFirst() }
        let index = try #require(pending.firstIndex(of: line), "\(line) is not printed: \(pending)")
        #expect(mayskip || index == 0, "\(pending.first ?? "") stands before \(line)")
        pending.removeFirst(index + 1)
        shown += 1
      }
    }
    #expect(pending.isEmpty && shown > 10)
  }

  @Test func pruningFindsTheBaselineThatTheConfigurationNames() throws {
    let folder = try Self.palette()
    let configuration = String(decoding: try folder.bytes(of: "legacy/palpable.json"), as: UTF8.self)
    try folder.write(
      configuration.replacingOccurrences(
        of: "{ \"name\": \"Legacy\",", with: "{ \"baseline\": \"debt.json\", \"name\": \"Legacy\","),
      to: "legacy/palpable.json")
    let without = try Self.palette()
    #expect(palpable("audit", "legacy", "--prune", in: without).status == "palpable: --prune needs --baseline FILE\n")
    #expect(palpable("audit", "legacy", "--no-reports", in: folder).exitCode == .impossible)
    let written = palpable("audit", "legacy", "--no-reports", "--write-baseline", "legacy/debt.json", in: folder)
    #expect(written.exitCode == .passed)
    try Self.edit("sed -i 's/\"#909097\"/\"#595959\"/' legacy/light.json", in: folder)
    #expect(palpable("audit", "legacy", "--no-reports", in: folder).exitCode == .failed)
    let pruned = palpable("audit", "legacy", "--no-reports", "--prune", in: folder)
    #expect(pruned.exitCode == .passed)
    #expect(pruned.status.hasSuffix("legacy/debt.json: 199 findings accepted\n"))
  }

  @Test func oneWorseColorIsTheOnlyFindingThatGates() throws {
    let folder = try Self.palette()
    #expect(palpable("audit", "legacy", "--no-reports", in: folder).exitCode == .failed)
    let file = "legacy/baseline.json"
    #expect(palpable("audit", "legacy", "--no-reports", "--write-baseline", file, in: folder).exitCode == .passed)
    #expect(palpable("audit", "legacy", "--no-reports", "--baseline", file, in: folder).exitCode == .passed)
    try Self.edit("sed -i 's/\"#909097\"/\"#93939a\"/' legacy/light.json", in: folder)
    let worse = palpable("audit", "legacy", "--no-reports", "--baseline", file, "--format", "json", in: folder)
    #expect(worse.exitCode == .failed)
    let report = try readJSON(SourceFile(path: "report.json", bytes: Array(worse.output.utf8)))
    let gating = try AuditSnapshot(name: "", reading: report).findings.filter(\.gates)
    #expect(gating.map(\.fingerprint) == ["contrast-minimum/light/text/t7/page"])
  }
}
