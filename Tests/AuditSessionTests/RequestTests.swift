import Audit
import DesignTokens
import SourceText
import TestSupport
import Testing

@testable import AuditSession

/// Requests without paths and dates, files that contradict each other, and reports and histories that can't be read.
@Suite struct RequestTests {
  private static let sheet = ":root { --text: #000; --page: #fff }"

  private static func sentences(_ body: () throws -> Void) -> [String] {
    do { try body() } catch let error as AuditFailure { return error.sentences } catch { return ["\(error)"] }
    return []
  }

  @Test func aRequestWithoutPathsIsAboutItsRoot() throws {
    let folder = try TemporaryFolder(["app/a.css": Self.sheet, "one/a.css": ":root { --c1: #000 }"])
    let session = AuditSession(AuditRequest(paths: [], root: folder.path + "/app"))
    #expect(session.reportName == "app")
    #expect(try session.pastAudit().tokens.map(\.path) == ["text", "page"])
    let alone = AuditSession(AuditRequest(paths: [], root: folder.path + "/one"))
    #expect(Self.sentences { _ = try alone.report() }.first?.hasPrefix(".: nothing to audit: ") == true)
    // The day may change in between.
    let days = [CalendarDay.today, try session.reportDay(), CalendarDay.today]
    #expect(days[1] == days[0] || days[1] == days[2])
  }

  /// Contradictions are found wherever tokens are read, each with the place of the later value.
  @Test func contradictionsHaveTheirPlace() throws {
    let folder = try TemporaryFolder([
      "s/a.css": Self.sheet, "s/b.css": ":root { --text: #111 }", "t.css": Self.sheet,
      "c/palpable.json": #"{ "tokens": ["../s"], "pairings": [{ "text": "text", "on": "page" }] }"#,
      "d/palpable.json": #"""
      { "tokens": ["../t.css"], "pairings": [{ "text": "text", "on": "page" }],
        "sources": [{ "name": "web", "tokens": ["../s"], "map": { "text": "text" } }] }
      """#,
    ])
    let sentence =
      "s/b.css:1:17: text conflicts with its value at s/a.css:1; assign each file a mode in palpable.json, or audit the files separately"
    for path in ["s", "c"] {
      let session = AuditSession(AuditRequest(paths: [path], root: folder.path))
      #expect(Self.sentences { _ = try session.tokens() } == [sentence], "\(path)")
      #expect(Self.sentences { _ = try session.report() } == [sentence], "\(path)")
    }
    let session = AuditSession(AuditRequest(paths: ["d"], root: folder.path))
    let found = Self.sentences { _ = try session.report() }
    #expect(found == [sentence])
    do throws(AuditFailure) {
      _ = try AuditSession(AuditRequest(paths: ["s"], root: folder.path)).report()
    } catch {
      #expect(error.problems.first?.location?.path == "s/b.css" && error.problems.first?.location?.line == 1)
      #expect(error.problems.first?.reason.hasPrefix("text conflicts with its value") == true)
    }
  }

  @Test(arguments: [
    ("/", "."), ("", "."), ("a", "a"), ("/a/b.c", "b.c"), ("a//", "a"),
  ])
  func theLastNameOfAPath(_ path: String, _ name: String) { #expect(lastName(path) == name) }

  @Test func foldersAndStems() {
    #expect(["/a/b", "/a", "a/b", "a"].map(parent) == ["/a", "/", "a", "."])
    #expect(["a/b.tokens.json", "b", "/", "..."].map(stem) == ["b", "b", ".", "..."])
    #expect(joined("/a", "b") == "/a/b" && joined("/a", "/b") == "/b")
  }

  /// What a report must have, at the place of what it has instead.
  @Test(arguments: [
    (#"{ "schemaVersion": 2, "tool": { "name": "palpable" }, "subjects": 4 }"#, true),
    (#"{ "schemaVersion": 99, "tool": { "name": "palpable" }, "findings": [] }"#, true),
    (#"{ "schemaVersion": "2", "tool": { "name": "palpable" }, "findings": [] }"#, true),
    (#"{ "schemaVersion": 1, "gate": {}, "decision": "passed" }"#, true), ("{", false), ("[]", false),
    (#"{ "tool": { "name": "other" }, "findings": [] }"#, false),
  ])
  func aReportIsRead(_ text: String, _ isReport: Bool) throws {
    let reader = ReportReader(file: SourceFile(path: "old.json", bytes: Array(text.utf8)))
    #expect(reader.isOfLaterVersion == text.contains("99"))
    if isReport {
      #expect(throws: ConfigurationError.self) { try reader.read() }
    } else {
      #expect(try reader.read() == nil)
    }
  }

  @Test(arguments: [
    (#"{"schemaVersion": 1, "date": "2026-02-03"}"#, "missing \"decision\" in a history line; add it"),
    (#"{"schemaVersion": 1, "date": "2026-02-30"}"#, "2026-02-30"),
    (#"{"schemaVersion": 99}"#, "the newest supported version, found another"), ("4", "found a number"),
  ])
  func aHistoryIsRead(_ line: String, _ words: String) throws {
    let folder = try TemporaryFolder(["h/history.jsonl": "\n" + line + "\n"])
    let session = AuditSession(AuditRequest(paths: ["."], root: folder.path))
    let found = Self.sentences { _ = try session.history(in: "h") }
    #expect(found.count == 1 && found[0].hasPrefix("h/history.jsonl:2:") && found[0].contains(words), "\(found)")
    #expect(try session.history(in: "none").entries.isEmpty)
  }

  /// More contrast, less transparency, and both together are modes beside the first one.
  @Test func aDraftNamesContrastAndTransparency() throws {
    let rules = """
      :root { --text: #333; --page: #fff }
      @media (prefers-contrast: more) { :root { --text: #000 } }
      @media (prefers-reduced-transparency: reduce) { :root { --page: #eee } }
      """
    let folder = try TemporaryFolder(["a.css": rules])
    let draft = try AuditSession(AuditRequest(paths: ["."], root: folder.path)).draft()
    let modes = draft.text.split(separator: "\n").filter { $0.contains("\"scheme\"") }
    #expect(modes.count == 4 && modes.contains { $0.contains("\"contrast\": \"increased\"") }, "\(modes)")
    try folder.write(draft.text, to: "palpable.json")
    let report = try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
    #expect(
      report.modes.contains { $0.contrast == .increased } && report.modes.contains { $0.transparency == .reduced })
  }
}
