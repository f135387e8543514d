import Foundation
import TestSupport
import Testing

@testable import AuditSession

/// What the system says as an obstacle that people can do something about.
@Suite struct FileErrorReasonTests {
  @Test(arguments: [
    (ENOENT, FileErrorReason.missing), (EACCES, .notPermitted), (EPERM, .notPermitted), (EROFS, .readOnly),
    (ELOOP, .linkLoop), (ENAMETOOLONG, .nameTooLong), (EILSEQ, .badName), (EINVAL, .badName),
    (EMFILE, .tooManyOpenFiles), (ENFILE, .tooManyOpenFiles), (ENOSPC, .noSpace), (EDQUOT, .noSpace),
    (EFBIG, .tooLarge), (ENOTDIR, .notAFolder), (EIO, .inputOutput), (ETXTBSY, .other(ETXTBSY)),
  ])
  func everyErrorOfTheSystemHasAMeaning(_ number: Int32, _ obstacle: FileErrorReason) {
    #expect(FileErrorReason(number) == obstacle)
  }

  @Test func aRootThatIsNoFolderIsRefused() throws {
    let folder = try TemporaryFolder(["work/a": "", "work/palpable.json": "{}"])
    #expect(
      BoundaryTests.sentences(folder, boundary: "a") == [
        "a: can't be read because part of its path isn't a folder; correct the path"
      ])
  }

  /// A socket cannot even be opened, and a file in the place of a folder holds nothing.
  @Test func aSocketIsNoFile() throws {
    let folder = try TemporaryFolder(["a": ""])
    let path = folder.path + "/s"
    let socket = try #require(Self.socket(at: path))
    defer { close(socket) }
    #expect(throws: FileErrorReason.notRegular) { try FileSystem.content(of: path, limit: 10) }
    #expect(try FileSystem.status(path)?.kind == .other)
    #expect(throws: FileErrorReason.notAFolder) { try FileSystem.status(folder.path + "/a/b") }
    #expect(
      BoundaryTests.sentences(try TemporaryFolder(["work/a": ""]), ["a/b"]).first?.hasPrefix(
        "a/b: can't be read because part of its path")
        == true)
  }

  /// An open socket that has a name; nil where none can be made.
  private static func socket(at path: String) -> Int32? {
    #if os(Linux)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let descriptor = Foundation.socket(AF_UNIX, kind, 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard descriptor >= 0, bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let length = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) }
    }
    return result == 0 ? descriptor : nil
  }
}
