import AuditSession

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open folder that files are written into: by its descriptor, so that nobody can put another one in its place.
///
/// A file comes into being under a temporary name and gets its own when it is whole. A killed run can leave a temporary file behind;
/// the next run that writes there alone removes it.
final class OutputFolder {
  /// A whole file that does not have its name yet.
  struct Staged {
    let folder: OutputFolder
    let temporary: String
    let name: String
  }

  /// The path, without links.
  let path: String
  private let descriptor: Int32

  /// Opens a folder by its path without links.
  init(_ path: String) throws(FileObstacle) {
    try FileSystem.check(path)
    self.path = path
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { throw .last }
  }

  deinit { close(descriptor) }

  /// What has a name here; nil when nothing has it.
  func status(of name: String) throws(FileObstacle) -> FileSystem.Status? {
    try FileSystem.check(name)
    var info = stat()
    guard fstatat(descriptor, name, &info, AT_SYMLINK_NOFOLLOW) == 0 else {
      let obstacle = FileObstacle.last
      if obstacle == .missing { return nil }
      throw obstacle
    }
    return FileSystem.Status(info)
  }

  /// The first bytes of a regular file; nil when there is no such file or it cannot be read.
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

  /// Removes a file; one that is not there is no obstacle.
  func remove(_ name: String) throws(FileObstacle) {
    guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else { throw .last }
  }

  /// Whether a file that is here may be written: a rename alone would replace one that is read-only.
  ///
  /// Root may write everything; a file without any write permission is still meant to stay as it is.
  func permitsWriting(_ name: String, _ status: FileSystem.Status) -> Bool {
    status.permissions & 0o222 != 0 && faccessat(descriptor, name, W_OK, AT_EACCESS) == 0
  }

  /// Writes a file whole, under a temporary name.
  ///
  /// - Parameters:
  ///   - replaced: the file that it replaces, whose owner, group, and permissions it gets; nil for what new files have.
  ///   - isOwnerRequired: whether a file that can't belong to the same user and group is refused.
  func stage(
    _ bytes: [UInt8], as name: String, replacing replaced: FileSystem.Status? = nil, isOwnerRequired: Bool = true
  ) throws(FileObstacle) -> Staged {
    try FileSystem.check(name)
    let temporary = OutputFolder.temporaryName()
    let file = openat(descriptor, temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard file >= 0 else { throw .last }
    let staged = Staged(folder: self, temporary: temporary, name: name)
    defer { close(file) }
    do throws(FileObstacle) {
      try OutputFolder.write(bytes, to: file)
      if let replaced { try OutputFolder.keep(replaced, of: file, isOwnerRequired: isOwnerRequired) }
      // A full disk may be told of only now.
      guard flush(file) else { throw .last }
      return staged
    } catch {
      discard(staged)
      throw error
    }
  }

  /// Gives a whole file its name, which nothing but a regular file may have had.
  func putInPlace(_ staged: Staged) throws(FileObstacle) {
    if let status = try status(of: staged.name), status.kind != .regular { throw .notRegular }
    guard renameat(descriptor, staged.temporary, descriptor, staged.name) == 0 else { throw .last }
  }

  /// Removes a file that did not get its name.
  func discard(_ staged: Staged) { unlinkat(descriptor, staged.temporary, 0) }

  /// Makes what was done last, even without power.
  func synchronize() { _ = flush(descriptor) }

  /// Gives an open file the owner, group, and permissions of another; the permissions last, because a change of owner takes some away.
  private static func keep(
    _ replaced: FileSystem.Status, of file: Int32, isOwnerRequired: Bool
  ) throws(FileObstacle) {
    let new = try FileSystem.status(of: file)
    if new.owner != replaced.owner || new.group != replaced.group {
      let isKept = fchown(file, uid_t(replaced.owner), gid_t(replaced.group)) == 0
      if !isKept, isOwnerRequired { throw .losesOwner }
    }
    guard fchmod(file, mode_t(replaced.permissions)) == 0 else { throw .last }
  }

  private static func write(_ bytes: [UInt8], to file: Int32) throws(FileObstacle) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          Darwin.write(file, bytes.baseAddress.map { $0 + done }, bytes.count - done)
        #elseif canImport(Glibc)
          Glibc.write(file, bytes.baseAddress.map { $0 + done }, bytes.count - done)
        #else
          Musl.write(file, bytes.baseAddress.map { $0 + done }, bytes.count - done)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw count == 0 ? .noSpace : .last }
      done += count
    }
  }
}

extension OutputFolder {
  private static let prefix = ".palpable-"
  private static let suffix = ".tmp"

  private static func temporaryName() -> String {
    prefix + String(UInt64.random(in: 0...UInt64.max), radix: 16) + suffix
  }

  /// Says to other runs that this one writes here, for as long as this object lives; where no other does, what killed runs left is removed.
  ///
  /// Where the file system knows no locks, nothing is removed. Nothing waits for long.
  func claim() {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
      let names = (try? FileSystem.names(in: path)) ?? []
      for name in names.compactMap(\.text) where OutputFolder.isTemporary(name) {
        if (try? status(of: name))?.kind == .regular { unlinkat(descriptor, name, 0) }
      }
    }
    for _ in 0..<100 where flock(descriptor, LOCK_SH | LOCK_NB) != 0 { usleep(1_000) }
  }

  private static func isTemporary(_ name: String) -> Bool {
    name.utf8.starts(with: prefix.utf8) && name.utf8.reversed().starts(with: suffix.utf8.reversed())
  }
}
