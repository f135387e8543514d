import AuditSession
import Foundation
import TestSupport
import Testing

@testable import AuditCommand

/// The folder that outputs are written into: what is in the way is told, and nothing is left of what could not be finished.
@Suite struct OutputFolderTests {
  static let long = String(repeating: "a", count: 300)

  @Test func onlyAFolderByItsOwnPathIsOpened() throws {
    let folder = try TemporaryFolder(["a": "", "sub/x": ""])
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "sub")
    #expect(throws: FileErrorReason.notAFolder) { try OutputFolder(folder.path + "/a") }
    #expect(throws: FileErrorReason.missing) { try OutputFolder(folder.path + "/none") }
    #expect(throws: FileErrorReason.badName) { try OutputFolder(folder.path + "/sub\0") }
    // Linux says that it is no folder, macOS that it is a link too many.
    #expect(throws: FileErrorReason.self) { try OutputFolder(folder.path + "/link") }
    #expect(try OutputFolder(folder.path + "/sub").status(of: "x")?.kind == .regular)
  }

  @Test func namesThatTheSystemRefusesAreObstacles() throws {
    let folder = try TemporaryFolder()
    let output = try OutputFolder(folder.path)
    #expect(throws: FileErrorReason.badName) { try output.status(of: "a\0b") }
    #expect(throws: FileErrorReason.nameTooLong) { try output.status(of: Self.long) }
    #expect(throws: FileErrorReason.badName) { try output.stage([1], as: "a\0b") }
    #expect(throws: FileErrorReason.nameTooLong) { try output.remove(Self.long) }
    let staged = try output.stage([1], as: Self.long)
    #expect(throws: FileErrorReason.nameTooLong) { try output.putInPlace(staged) }
    output.discard(staged)
    #expect(names(folder, ".") == [])
  }

  @Test func onlyTheStartOfARegularFileIsLookedAt() throws {
    let folder = try TemporaryFolder(["a": "12345", "sub/x": ""])
    let output = try OutputFolder(folder.path)
    #expect(mkfifo(folder.path + "/fifo", 0o600) == 0)
    #expect(output.start(of: "a", count: 3) == Array("123".utf8))
    #expect(output.start(of: "a", count: 9) == Array("12345".utf8))
    for name in ["none", "sub", "fifo"] { #expect(output.start(of: name, count: 3) == nil, "\(name)") }
  }

  @Test func aFolderInTheWayIsNeitherReplacedNorRemoved() throws {
    let folder = try TemporaryFolder(["a/x": ""])
    let output = try OutputFolder(folder.path)
    let staged = try output.stage([1], as: "a")
    #expect(throws: FileErrorReason.notRegular) { try output.putInPlace(staged) }
    #expect(throws: FileErrorReason.self) { try output.remove("a") }
    output.discard(staged)
    #expect(names(folder, ".") == ["a"] && names(folder, "a") == ["x"])
  }

  /// Two runs with the same outputs: each removes the earlier reports, and the other one may have read their status.
  @Test func aFileThatAnotherRunHasRemovedIsNotForbidden() throws {
    let folder = try TemporaryFolder(["a": "", "b": ""])
    let output = try OutputFolder(folder.path)
    #expect(chmod(folder.path + "/b", 0o444) == 0)
    let writable = try #require(try output.status(of: "a"))
    let readOnly = try #require(try output.status(of: "b"))
    #expect(!output.permitsWriting("b", readOnly))
    try output.remove("a")
    #expect(output.permitsWriting("a", writable))
  }

  @Test func aFileOrFolderThatIsTakenAwayIsTold() throws {
    let folder = try TemporaryFolder(["out/x": ""])
    let output = try OutputFolder(folder.path + "/out")
    let staged = try output.stage([1], as: "a")
    output.discard(staged)
    #expect(throws: FileErrorReason.missing) { try output.putInPlace(staged) }
    try folder.remove("out")
    #expect(throws: FileErrorReason.missing) { try output.stage([1], as: "a") }
    // What is gone already need not be removed.
    #expect(throws: Never.self) { try output.remove("x") }
  }

  /// What one run is about to finish is no rubbish for another that writes there at the same time.
  @Test func anotherRunThatWritesThereLosesNothing() throws {
    let folder = try TemporaryFolder([".palpable-0.tmp": "of a killed run", ".palpable-1.tmp/x": "", "report.json": ""])
    let first = try OutputFolder(folder.path)
    first.claim()
    #expect(names(folder, ".") == [".palpable-1.tmp", "report.json"])
    let staged = try first.stage(Array("first".utf8), as: "a")
    let second = try OutputFolder(folder.path)
    second.claim()
    try first.putInPlace(staged)
    #expect(try folder.bytes(of: "a") == Array("first".utf8))
  }
}
