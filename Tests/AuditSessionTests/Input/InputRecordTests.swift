import AuditSession
import Foundation
import TestSupport
import Testing

/// What an audit looked at, and what has changed since.
@Suite struct InputRecordTests {
  static let configuration = """
    { "tokens": ["theme.css"], "pairings": [{ "text": "ink", "on": "paper" }] }
    """
  static let css = "@import './more.css';\n:root { --ink: #000; --paper: #fff }\n"

  /// A record of an audit that may be impossible.
  static func record(_ folder: TemporaryFolder, _ path: String = ".") -> InputRecord {
    let record = InputRecord()
    _ = try? AuditSession(AuditRequest(paths: [path], root: folder.path)).report(recording: record)
    return record
  }

  @Test func whatDocumentsReferToIsAnInput() throws {
    let folder = try TemporaryFolder([
      "palpable.json": Self.configuration, "theme.css": Self.css, "more.css": ":root { --spare: #111 }",
      "other.css": "",
    ])
    let record = Self.record(folder)
    #expect(record.fileCount == 3)
    #expect(record.changes().isEmpty)
    try folder.write("a { }", to: "other.css")
    #expect(record.changes().isEmpty)
    try folder.write(":root { --spare: #222222 }", to: "more.css")
    #expect(record.changes() == [.changed("more.css")])
    try folder.write(Self.css + " ", to: "theme.css")
    #expect(record.changes() == [.changed("more.css"), .changed("theme.css")])
  }

  @Test func whatWasLookedForAndNotThereIsAnInput() throws {
    let folder = try TemporaryFolder(["palpable.json": Self.configuration])
    let record = Self.record(folder)
    #expect(record.fileCount == 1)
    try folder.write(Self.css, to: "theme.css")
    #expect(record.changes() == [.appeared("theme.css")])
    let nothing = Self.record(folder, "sub")
    try folder.write("", to: "sub/a.css")
    #expect(nothing.changes() == [.appeared("sub")])
  }

  @Test func sameSizeAtAnotherTimeIsAChange() throws {
    let folder = try TemporaryFolder(["palpable.json": Self.configuration, "theme.css": Self.css])
    let record = Self.record(folder)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: folder.path + "/theme.css")
    #expect(record.changes() == [.changed("theme.css")])
  }

  @Test func linksAreFollowed() throws {
    let folder = try TemporaryFolder(["palpable.json": Self.configuration, "real/theme.css": Self.css])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/theme.css", withDestinationPath: "real/theme.css")
    let record = Self.record(folder)
    #expect(record.changes().isEmpty)
    try folder.write(Self.css + " ", to: "real/theme.css")
    #expect(record.changes() == [.changed("theme.css")])
  }

  @Test func aFolderWithoutAConfigurationIsWatchedWhole() throws {
    let folder = try TemporaryFolder(["x/theme.css": Self.css])
    let record = Self.record(folder, "x")
    #expect(record.changes().isEmpty)
    record.leaveOut(folder.path + "/x/../x/report.json")
    try folder.write("", to: "x/report.json")
    #expect(record.changes().isEmpty)
    try folder.write(Self.configuration, to: "x/palpable.json")
    #expect(record.changes() == [.appeared("x/palpable.json")])
    try FileManager.default.removeItem(atPath: folder.path + "/x")
    #expect(record.changes().contains(.vanished("x")))
  }

  @Test func nothingIsRecordedOfAnAuditThatNeverLooked() throws {
    let folder = try TemporaryFolder(["palpable.json": Self.configuration])
    let record = InputRecord()
    var request = AuditRequest(paths: ["."], root: folder.path)
    request.date = "2026-02-30"
    #expect(throws: AuditFailure.self) { try AuditSession(request).report(recording: record) }
    #expect(record.isEmpty && record.fileCount == 0)
    #expect(!Self.record(folder).isEmpty)
  }
}
