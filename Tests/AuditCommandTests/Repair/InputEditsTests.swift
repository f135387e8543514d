import AuditSession
import Foundation
import TestSupport
import Testing

@testable import AuditCommand

/// Edits of files that were read: all of them or none.
@Suite struct InputEditsTests {
  private func edit(_ folder: TemporaryFolder, _ name: String, from old: String?, to new: String) -> FileEdit {
    FileEdit(path: folder.path + "/" + name, shown: name, old: old.map { Array($0.utf8) }, new: Array(new.utf8))
  }

  private func write(_ edits: [FileEdit], in folder: TemporaryFolder) throws {
    let environment = CommandEnvironment(workingDirectory: folder.path, showsColor: false)
    try InputEdits(output: OutputFiles(environment: environment)).write(edits)
  }

  private func names(_ folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func aFileThatIsNotThereIsMade() throws {
    let folder = try TemporaryFolder(["a": "1"])
    try write([edit(folder, "a", from: "1", to: "2"), edit(folder, "new/b", from: nil, to: "3")], in: folder)
    #expect(try folder.bytes(of: "a") == [0x32] && folder.bytes(of: "new/b") == [0x33])
    #expect(try names(folder) == ["a", "new", "new/b"])
  }

  @Test func aFileThatHasComeMeanwhileIsLeft() throws {
    let folder = try TemporaryFolder(["a": "1", "b": "theirs"])
    #expect(throws: AuditFailure.self) {
      try write([edit(folder, "a", from: "1", to: "2"), edit(folder, "b", from: nil, to: "3")], in: folder)
    }
    #expect(try folder.bytes(of: "a") == [0x31] && folder.bytes(of: "b") == Array("theirs".utf8))
    #expect(try names(folder) == ["a", "b"])
  }

  /// The second edit of a file finds the first one's content when its turn comes, so that both are taken back.
  @Test func whatWasInPlaceIsTakenBackWhenALaterOneFails() throws {
    let folder = try TemporaryFolder(["a": "1"])
    #expect(chmod(folder.path + "/a", 0o600) == 0)
    let edits = [
      edit(folder, "new", from: nil, to: "0"), edit(folder, "a", from: "1", to: "2"),
      edit(folder, "a", from: "1", to: "3"),
    ]
    #expect(throws: AuditFailure.self) { try write(edits, in: folder) }
    #expect(try folder.bytes(of: "a") == [0x31] && names(folder) == ["a"])
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path + "/a")[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  @Test func whatDoesNotChangeIsNotTouched() throws {
    let folder = try TemporaryFolder(["a": "1"])
    // Not even looked at: the content is another one.
    try write([edit(folder, "a", from: "x", to: "x")], in: folder)
    #expect(try folder.bytes(of: "a") == [0x31])
  }

  @Test func aFolderThatALinkLeadsOutToIsRefused() throws {
    let folder = try TemporaryFolder(["outside/a": "1", "inside/x": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/inside/out", withDestinationPath: folder.path + "/outside")
    let environment = CommandEnvironment(workingDirectory: folder.path + "/inside", showsColor: false)
    let edit = FileEdit(path: folder.path + "/inside/out/a", shown: "out/a", old: [0x31], new: [0x32])
    #expect(throws: AuditFailure.self) { try InputEdits(output: OutputFiles(environment: environment)).write([edit]) }
    #expect(try folder.bytes(of: "outside/a") == [0x31])
  }

  @Test func aPatchSaysWhatChangesAndNothingElse() throws {
    let folder = try TemporaryFolder()
    #expect([FileEdit]().patch() == "" && [edit(folder, "a", from: "x", to: "x")].patch() == "")
    let lines = (1...9).map { "\($0)\r\n" }.joined()
    let change = edit(folder, "a", from: lines, to: lines.split(separator: "5\r\n").joined(separator: "V\r\n"))
    let patch = [change].patch()
    #expect(patch.utf8.split(separator: 10).filter { $0.first == UInt8(ascii: "-") && $0.count < 5 }.count == 1)
    #expect(patch.contains("--- a/a\n+++ b/a\n@@ -2,7 +2,7 @@\n 2\r\n 3\r\n 4\r\n-5\r\n+V\r\n 6\r\n 7\r\n 8\r\n"))
  }
}
