import Audit
import Foundation
import SourceText
import TestSupport
import Testing

@testable import AuditSession

/// Entries that may be written in two ways, and what has vanished since an audit.
@Suite struct SmallInputTests {
  private static let tokens = ":root { --ink: #000; --paper: #fff; --veil: rgb(255 255 255 / 80%) }"

  private static func report(_ members: String) throws -> AuditReport {
    let folder = try TemporaryFolder(["t.css": tokens, "palpable.json": "{ \"tokens\": [\"t.css\"], \(members) }"])
    return try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
  }

  private static let pairings = #""pairings": [{ "text": "ink", "on": "paper" }]"#

  /// One number is both the vertical and the horizontal padding, and no wrapping is what a control has without the entry.
  @Test func oneNumberIsBoth() throws {
    func control(_ more: String) throws -> [String] {
      let members = #"""
        \#(Self.pairings), "textStyles": { "body": { "size": 17 } },
        "controls": [{ "name": "A", "textStyle": "body", "label": "Send", "arrangement": "row", "count": 2, "gap": 4, \#(more) }]
        """#
      let report = try Self.report(members)
      return report.findings.map { "\($0.fingerprint) \($0.measured ?? 0)" }
    }
    let both = try control(#""padding": [6, 6]"#)
    #expect(!both.isEmpty)
    #expect(try control(#""padding": 6"#) == both)
    #expect(try control(#""padding": 6, "wraps": false"#) == both)
  }

  /// A focus ring on a translucent color is measured over what is below it.
  @Test func aFocusRingHasBackdrops() throws {
    func rings(_ more: String) throws -> [[String]] {
      let members = #"""
        \#(Self.pairings), "textStyles": { "body": { "size": 17 } }, "controls": [{ "name": "A", "textStyle": "body",
        "label": "Send", "padding": 12, "focusRing": { "color": "ink", "on": "veil", "width": 2\#(more) } }]
        """#
      return try Self.report(members).pairings.filter { $0.measured.usage == .focus }
        .map { $0.measured.pairing.backdrops.map(\.description) }
    }
    #expect(try rings(#", "over": "paper""#) == [["paper"]])
    #expect(try rings("") == [[]])
  }

  @Test func aSubjectIsAPattern() throws {
    let folder = try TemporaryFolder([
      "t.css": Self.tokens,
      "palpable.json": #"""
      { "tokens": ["t.css"], \#(Self.pairings), "waivers": [{ "rule": "contrast-minimum", "subject": "{a on paper",
        "reason": "r", "owner": "o", "expires": "2999-01-01" }] }
      """#,
    ])
    do throws(AuditFailure) {
      _ = try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
      Issue.record("no error")
    } catch { #expect(error.sentences.first?.contains("missing \"}\"") == true, "\(error.sentences)") }
  }

  /// Files of a folder that are gone, and hidden ones in the order of their names.
  @Test func whatVanishedIsAChange() throws {
    let folder = try TemporaryFolder(["t/a.css": Self.tokens, "t/b.css": ":root { --line: #888 }"])
    let record = InputRecord()
    _ = try AuditSession(AuditRequest(paths: ["t"], root: folder.path)).report(recording: record)
    try folder.remove("t/b.css")
    #expect(record.changes() == [.vanished("t/b.css")])
    let hidden = try TemporaryFolder([".b.json": "", ".a.json": "", "c.json": ""])
    let listing = try InputFiles(root: hidden.path, audited: [hidden.path]).listing(below: hidden.path, depth: .max)
    #expect(listing.hidden == [".a.json", ".b.json"] && listing.files == ["c.json"])
  }

  @Test func anEarlierTreeHasThePlacesOfItsFolder() {
    let tree = EarlierTree(name: "main", original: "/code/app", copy: "/copy/x")
    #expect(tree.moved("/code/app/a/b.css") == "/copy/x/a/b.css" && tree.moved("/code/app") == "/copy/x")
    #expect(tree.moved("/code/application/a") == nil && tree.moved("/code") == nil)
  }

  @Test func aRootThatIsMissingIsSaid() throws {
    let session = AuditSession(AuditRequest(paths: ["."], root: "none/such"))
    #expect(throws: AuditFailure.self) { try session.report() }
  }

  /// An end that isn't known is written as null.
  @Test func anOpenIntervalIsWrittenAsNull() {
    let snapshot = FindingSnapshot(
      .cantTell, interval: 1.5...Double.greatestFiniteMagnitude, required: 4.5)
    let known = FindingSnapshot(.cantTell, interval: 1.5...3, required: 4.5)
    let text = Baseline([Baseline.Entry("a", snapshot), Baseline.Entry("b", known)]).text
    #expect(
      text.contains(#"{ "fingerprint": "a", "outcome": "cantTell", "interval": [1.5, null], "required": 4.5 }"#),
      "\(text)")
    #expect(text.contains(#""interval": [1.5, 3]"#) || text.contains(#""interval": [1.5,3]"#), "\(text)")
  }

  /// A report may name a rule twice; the first one counts.
  @Test func theFirstLevelOfARuleCounts() throws {
    let text = #"""
      {"schemaVersion":1,"tool":{"name":"palpable"},"pairings":[],"tokens":[],
      "rules":[{"id":"r","level":"warning"},{"id":"r","level":"error"}],
      "findings":[{"rule":"r","outcome":"failed","level":"warning","subject":{"token":"a"}}]}
      """#
    let snapshot = try ReportReader(file: SourceFile(path: "old.json", bytes: Array(text.utf8))).read()
    #expect(snapshot?.findings.first?.snapshot.isMinor == false)
  }
}
