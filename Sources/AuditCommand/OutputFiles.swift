import AuditSession

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes reports: each to a temporary file that is then renamed, and only onto regular files.
struct OutputFiles {
  let environment: CommandEnvironment
  /// Where it is noted what is written, so that it counts as no input; nil when nobody wants to know.
  var record: InputRecord?

  /// Writes a text to a file, making its folder if need be.
  func write(_ text: String, to path: String) throws(AuditFailure) {
    let full = path.utf8.first == UInt8(ascii: "/") ? path : environment.workingDirectory + "/" + path
    let url = URL(fileURLWithPath: full)
    record?.leaveOut(full)
    try makeFolder(url.deletingLastPathComponent(), for: path)
    if let type = (try? FileManager.default.attributesOfItem(atPath: full))?[.type] as? FileAttributeType,
      type != .typeRegular
    {
      throw failure(path, "something else than a regular file has its name")
    }
    do { try Data(text.utf8).write(to: url, options: .atomic) } catch {
      throw failure(path, "its folder does not allow it or the disk is full")
    }
  }

  /// Writes a text to a file that is not there yet.
  func writeNew(_ text: String, to path: String) throws(AuditFailure) {
    let full = path.utf8.first == UInt8(ascii: "/") ? path : environment.workingDirectory + "/" + path
    guard (try? FileManager.default.attributesOfItem(atPath: full)) == nil else {
      throw AuditFailure([.file(.exists(path))])
    }
    try write(text, to: path)
  }

  private func makeFolder(_ folder: URL, for path: String) throws(AuditFailure) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw failure(path, "its folder cannot be made")
    }
  }

  private func failure(_ path: String, _ reason: String) -> AuditFailure {
    AuditFailure([.file(.unwritable(path, reason: reason))])
  }
}
