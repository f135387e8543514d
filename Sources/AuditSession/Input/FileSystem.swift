#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The calls to the system that reading and writing safely takes; every path with a NUL in it is refused.
package enum FileSystem {
  /// What has a name.
  package enum Kind: Sendable, Hashable {
    case regular
    case folder
    case link
    /// A device, a FIFO, a socket.
    case other
  }

  /// Which file it is, whatever its names.
  package struct Identity: Sendable, Hashable {
    let device: UInt64
    let number: UInt64
  }

  /// What the system knows about a file.
  package struct Status: Sendable, Hashable {
    package let kind: Kind
    package let size: Int
    package let identity: Identity
    /// The time of the last change of its content, in seconds and nanoseconds.
    package let seconds: Int
    package let nanoseconds: Int
    /// Who may read, write and run it, as the system's twelve bits.
    package let permissions: UInt32
    /// The user and the group that it belongs to.
    package let owner: UInt32
    package let group: UInt32

    package init(_ info: stat) {
      // The bits of a file's type have these values on Linux and on macOS.
      switch UInt32(info.st_mode) & 0o170000 {
      case 0o100000: kind = .regular
      case 0o040000: kind = .folder
      case 0o120000: kind = .link
      default: kind = .other
      }
      size = Int(info.st_size)
      permissions = UInt32(info.st_mode) & 0o7777
      (owner, group) = (UInt32(info.st_uid), UInt32(info.st_gid))
      identity = Identity(
        device: UInt64(truncatingIfNeeded: info.st_dev), number: UInt64(truncatingIfNeeded: info.st_ino))
      #if canImport(Darwin)
        (seconds, nanoseconds) = (Int(info.st_mtimespec.tv_sec), Int(info.st_mtimespec.tv_nsec))
      #else
        (seconds, nanoseconds) = (Int(info.st_mtim.tv_sec), Int(info.st_mtim.tv_nsec))
      #endif
    }
  }

  /// A name in a folder; `text` is nil where the bytes are not UTF-8.
  package struct Name: Sendable {
    package let text: String?
    /// The name with what is not UTF-8 replaced, to be shown and nothing else.
    package let shown: String
  }

  /// Refuses a path that would end early for the system.
  package static func check(_ path: String) throws(FileObstacle) {
    if path.utf8.contains(0) { throw .badName }
  }

  /// What a path leads to; nil when nothing is there.
  package static func status(_ path: String, followingLinks: Bool = true) throws(FileObstacle) -> Status? {
    try check(path)
    var info = stat()
    guard (followingLinks ? stat(path, &info) : lstat(path, &info)) == 0 else {
      let obstacle = FileObstacle.last
      if obstacle == .missing { return nil }
      throw obstacle
    }
    return Status(info)
  }

  /// What an open file is.
  package static func status(of descriptor: Int32) throws(FileObstacle) -> Status {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw .last }
    return Status(info)
  }

  /// The path of something that is there, without links.
  package static func realPath(_ path: String) throws(FileObstacle) -> String {
    try check(path)
    guard let found = realpath(path, nil) else { throw .last }
    defer { free(found) }
    guard let text = text(found).text else { throw .badName }
    return text
  }

  /// The bytes up to a NUL as text, which is nil where they are not UTF-8.
  package static func text(_ bytes: UnsafePointer<CChar>) -> Name {
    let count = strlen(bytes)
    let buffer = UnsafeRawBufferPointer(start: bytes, count: count)
    let shown = String(decoding: buffer, as: UTF8.self)
    return Name(text: shown.utf8.elementsEqual(buffer) ? shown : nil, shown: shown)
  }

  /// The names in a folder, without `.` and `..`, sorted by their bytes as shown; more than the limit are too many.
  package static func names(in folder: String, limit: Int = 500_000) throws(FileObstacle) -> [Name] {
    try check(folder)
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { throw .inputOutput }
    var names: [Name] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw .last }
        break
      }
      let name = text((UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self))
      if name.text == "." || name.text == ".." { continue }
      guard names.count < limit else { throw .tooLarge }
      names.append(name)
    }
    return names.sorted { $0.shown.utf8.lexicographicallyPrecedes($1.shown.utf8) }
  }
}

extension FileSystem {
  /// The content of a regular file, and which file it was.
  package struct Content: Sendable {
    package let bytes: [UInt8]
    package let identity: Identity
  }

  /// Reads a regular file through one descriptor, never more than `limit` bytes of it.
  ///
  /// Nothing waits: a FIFO without a writer is opened and closed. A file that somebody writes meanwhile is refused.
  /// - Throws: `.notRegular` for all that is no regular file, `.tooLarge` for more bytes than the limit.
  package static func content(of path: String, limit: Int) throws(FileObstacle) -> Content {
    try check(path)
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else {
      // A socket cannot be opened at all.
      throw errno == ENXIO || errno == EOPNOTSUPP ? .notRegular : .last
    }
    defer { close(descriptor) }
    let before = try status(of: descriptor)
    guard before.kind == .regular else { throw .notRegular }
    guard before.size <= limit else { throw .tooLarge }
    let bytes = try bytes(of: descriptor, expecting: before.size, limit: limit)
    guard bytes.count <= limit else { throw .tooLarge }
    guard try status(of: descriptor) == before else { throw .changed }
    return Content(bytes: bytes, identity: before.identity)
  }

  /// Everything that can be read, but at most one byte more than the limit.
  private static func bytes(of descriptor: Int32, expecting size: Int, limit: Int) throws(FileObstacle) -> [UInt8] {
    let step = 1 << 20
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(max(size, 0), limit))
    var buffer = [UInt8](repeating: 0, count: max(1, min(step, max(size, 0) + 1)))
    while bytes.count <= limit {
      let wanted = min(buffer.count, limit + 1 - bytes.count)
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, wanted) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }
}
