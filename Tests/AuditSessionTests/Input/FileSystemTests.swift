import Foundation
import TestSupport
import Testing

@testable import AuditSession

/// The calls to the system: bounded, without waiting, and for regular files alone.
@Suite struct FileSystemTests {
  @Test func aFileIsReadWhole() throws {
    // Longer than one step of reading, and not a multiple of it.
    let text = String(repeating: "palpable ", count: 300_000)
    let folder = try TemporaryFolder(["a": text, "empty": ""])
    #expect(try FileSystem.content(of: folder.path + "/a", limit: 1 << 26).bytes == Array(text.utf8))
    #expect(try FileSystem.content(of: folder.path + "/a", limit: 2_700_000).bytes.count == 2_700_000)
    #expect(try FileSystem.content(of: folder.path + "/empty", limit: 0).bytes.isEmpty)
  }

  @Test func noMoreIsReadThanTheLimit() throws {
    let folder = try TemporaryFolder(["a": "12345"])
    #expect(throws: FileErrorReason.tooLarge) { try FileSystem.content(of: folder.path + "/a", limit: 4) }
    #if os(Linux)
      // The system says that this file holds 0 bytes; reading says otherwise.
      #expect(try FileSystem.status("/proc/self/status")?.size == 0)
      #expect(throws: FileErrorReason.tooLarge) { try FileSystem.content(of: "/proc/self/status", limit: 10) }
    #endif
  }

  @Test func whatIsNoRegularFileIsNotReadAndDoesNotWait() throws {
    let folder = try TemporaryFolder(["a/b": ""])
    #expect(mkfifo(folder.path + "/fifo", 0o600) == 0)
    for path in [folder.path + "/fifo", folder.path + "/a", "/dev/null", "/dev/zero"] {
      #expect(throws: FileErrorReason.notRegular) { try FileSystem.content(of: path, limit: 10) }
    }
    #expect(throws: FileErrorReason.missing) { try FileSystem.content(of: folder.path + "/none", limit: 10) }
  }

  /// For the system a path ends at its first NUL.
  @Test func aPathWithANulIsNone() throws {
    let folder = try TemporaryFolder(["a": "1"])
    let path = folder.path + "/a\0.json"
    #expect(throws: FileErrorReason.badName) { try FileSystem.content(of: path, limit: 10) }
    #expect(throws: FileErrorReason.badName) { try FileSystem.status(path) }
    #expect(throws: FileErrorReason.badName) { try FileSystem.realPath(path) }
    #expect(throws: FileErrorReason.badName) { try FileSystem.names(in: path) }
  }

  @Test func namesAreSortedAndThoseThatAreNotUTF8AreTold() throws {
    let folder = try TemporaryFolder(["b": "", ".a": "", "a/x": ""])
    #expect(throws: FileErrorReason.tooLarge) { try FileSystem.names(in: folder.path, limit: 2) }
    #expect(try FileSystem.names(in: folder.path, limit: 3).count == 3)
    #expect(try FileSystem.names(in: folder.path).map(\.text) == [".a", "a", "b"])
    #expect(throws: FileErrorReason.missing) { try FileSystem.names(in: folder.path + "/none") }
    #expect(throws: FileErrorReason.notAFolder) { try FileSystem.names(in: folder.path + "/b") }
    let name: [CChar] = [CChar(bitPattern: 0x63), CChar(bitPattern: 0xE9), 0]
    #expect(FileSystem.text(name).text == nil && FileSystem.text(name).shown == "c\u{FFFD}")
  }

  @Test func whatAnAuditReadsIsBoundedInAll() throws {
    let folder = try TemporaryFolder(["a": "12345"])
    let files = try InputFiles(root: folder.path, audited: [folder.path])
    #expect(files.record.countBytes(InputFiles.totalLimit - 5) == InputFiles.totalLimit - 5)
    #expect(throws: Never.self) { try files.read(folder.path + "/a") }
    #expect(throws: FileError.tooMuch("a", limit: InputFiles.totalLimit)) { try files.read(folder.path + "/a") }
  }

  @Test func linksAreFollowedOrNot() throws {
    let folder = try TemporaryFolder(["a": "12345"])
    try link(folder, "b", to: "a")
    try link(folder, "c", to: "none")
    try link(folder, "d", to: "d")
    #expect(try FileSystem.status(folder.path + "/b")?.size == 5)
    #expect(try FileSystem.status(folder.path + "/b", followingLinks: false)?.kind == .link)
    #expect(try FileSystem.status(folder.path + "/c") == nil)
    #expect(throws: FileErrorReason.linkLoop) { try FileSystem.status(folder.path + "/d") }
    #expect(try FileSystem.realPath(folder.path + "/b") == folder.path + "/a")
  }
}

/// Makes a link.
func link(_ folder: TemporaryFolder, _ name: String, to target: String) throws {
  try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + name, withDestinationPath: target)
}
