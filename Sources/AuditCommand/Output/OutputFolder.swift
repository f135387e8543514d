import AuditSession

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open output folder, held by its descriptor so that it can't be exchanged.
///
/// A file is written under a temporary name and renamed when it is complete. A killed run can leave a temporary file;
/// the next run that is alone in the folder removes it.
final class OutputFolder: Sendable {
  /// A complete file without its final name.
  struct StagedFile: Sendable {
    let folder: OutputFolder
    let temporary: String
    let name: String
  }

  /// The path with links resolved.
  let path: String
  private let descriptor: Int32

  /// Opens a folder by its path with links resolved.
  init(_ path: String) throws(FileErrorReason) {
    try FileSystem.check(path)
    self.path = path
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { throw .last }
  }

  deinit { close(descriptor) }

  /// Returns the status of a name in the folder; nil if there is none.
  func status(of name: String) throws(FileErrorReason) -> FileSystem.Status? {
    try FileSystem.check(name)
    var info = stat()
    guard fstatat(descriptor, name, &info, AT_SYMLINK_NOFOLLOW) == 0 else {
      let obstacle = FileErrorReason.last
      if obstacle == .missing { return nil }
      throw obstacle
    }
    return FileSystem.Status(info)
  }

  /// Returns the first bytes of a regular file; nil if the file doesn't exist or can't be read.
  func start(of name: String, count: Int) -> [UInt8]? {
    let file = openat(descriptor, name, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW | O_NOCTTY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard (try? FileSystem.status(of: file))?.kind == .regular else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let more = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress.map { $0 + filled }, count - filled) }
      if more < 0, errno == EINTR { continue }
      guard more > 0 else { break }
      filled += more
    }
    return Array(bytes[..<filled])
  }

  /// Removes a file; a missing file isn't an error.
  func remove(_ name: String) throws(FileErrorReason) {
    guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else { throw .last }
  }

  /// Whether an existing file may be written; without this check, a rename would replace a read-only file.
  ///
  /// Root may write everything, but a file without any write permission is meant to stay unchanged. A file that another
  /// run has removed since its status was read permits everything.
  func permitsWriting(_ name: String, _ status: FileSystem.Status) -> Bool {
    status.permissions & 0o222 != 0 && (faccessat(descriptor, name, W_OK, AT_EACCESS) == 0 || errno == ENOENT)
  }

  /// Writes a complete file under a temporary name.
  ///
  /// - Parameters:
  ///   - replaced: the file to replace, whose owner, group, and permissions are kept; nil for the defaults of new files.
  ///   - isOwnerRequired: whether a file that can't get the same owner and group is refused.
  ///   - write: writes the contents piece by piece.
  func stage(
    as name: String, replacing replaced: FileSystem.Status? = nil, isOwnerRequired: Bool = true,
    _ write: (inout FileStream) -> Void
  ) throws(FileErrorReason) -> StagedFile {
    try FileSystem.check(name)
    let temporary = OutputFolder.temporaryName()
    let file = openat(descriptor, temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard file >= 0 else { throw .last }
    let staged = StagedFile(folder: self, temporary: temporary, name: name)
    defer { close(file) }
    do throws(FileErrorReason) {
      var stream = FileStream(file)
      write(&stream)
      try stream.finish()
      if let replaced { try OutputFolder.keep(replaced, of: file, isOwnerRequired: isOwnerRequired) }
      // A full disk may be reported only here.
      guard flush(file) else { throw .last }
      return staged
    } catch {
      discard(staged)
      throw error
    }
  }

  /// Writes bytes as a complete file under a temporary name.
  func stage(_ bytes: [UInt8], as name: String, replacing replaced: FileSystem.Status? = nil) throws(FileErrorReason)
    -> StagedFile
  {
    try stage(as: name, replacing: replaced) { $0.write(bytes) }
  }

  /// Renames a complete file to its final name, which must be free or that of a regular file.
  func putInPlace(_ staged: StagedFile) throws(FileErrorReason) {
    if let status = try status(of: staged.name), status.kind != .regular { throw .notRegular }
    guard renameat(descriptor, staged.temporary, descriptor, staged.name) == 0 else { throw .last }
  }

  /// Removes a file that wasn't renamed to its final name.
  func discard(_ staged: StagedFile) { unlinkat(descriptor, staged.temporary, 0) }

  /// Makes the last changes durable, even without power.
  func synchronize() { _ = flush(descriptor) }

  /// Sets the owner, group, and permissions of an open file; permissions last, because an owner change removes some.
  private static func keep(
    _ replaced: FileSystem.Status, of file: Int32, isOwnerRequired: Bool
  ) throws(FileErrorReason) {
    let new = try FileSystem.status(of: file)
    if new.owner != replaced.owner || new.group != replaced.group {
      let isKept = fchown(file, uid_t(replaced.owner), gid_t(replaced.group)) == 0
      if !isKept, isOwnerRequired { throw .losesOwner }
    }
    guard fchmod(file, mode_t(replaced.permissions)) == 0 else { throw .last }
  }
}

extension OutputFolder {
  private static let prefix = ".palpable-"
  private static let suffix = ".tmp"

  private static func temporaryName() -> String {
    prefix + String(UInt64.random(in: 0...UInt64.max), radix: 16) + suffix
  }

  /// Claims the folder for this object's lifetime; if no other run uses it, removes temporary files of killed runs.
  ///
  /// If the file system doesn't support locks, nothing is removed. The call waits up to three seconds for a lock.
  func claim() {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
      let names = (try? FileSystem.names(in: path)) ?? []
      for name in names.compactMap(\.text) where OutputFolder.isTemporary(name) {
        if (try? status(of: name))?.kind == .regular { unlinkat(descriptor, name, 0) }
      }
    }
    // Without the shared lock, the next run would remove this run's temporary files.
    for _ in 0..<3_000 {
      guard flock(descriptor, LOCK_SH | LOCK_NB) != 0, errno == EWOULDBLOCK else { return }
      usleep(1_000)
    }
  }

  private static func isTemporary(_ name: String) -> Bool {
    name.utf8.starts(with: prefix.utf8) && name.utf8.reversed().starts(with: suffix.utf8.reversed())
  }
}
