#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The system calls for safe reading and writing; every path with a NUL is refused.
package enum FileSystem {
  /// The kind of a file system entry.
  package enum Kind: Sendable, Hashable {
    case regular
    case folder
    case link
    /// A device, a FIFO, or a socket.
    case other
  }

  /// The identity of a file, independent of its names.
  package struct Identity: Sendable, Hashable {
    let device: UInt64
    let number: UInt64
  }

  /// The system's metadata of a file.
  package struct Status: Sendable, Hashable {
    package let kind: Kind
    package let size: Int
    package let identity: Identity
    /// The time of the last content change, in seconds and nanoseconds.
    package let seconds: Int
    package let nanoseconds: Int
    /// The permissions, as the system's twelve bits.
    package let permissions: UInt32
    /// The user and the group that own the file.
    package let owner: UInt32
    package let group: UInt32

    package init(_ info: stat) {
      // These bits of the file type are the same on Linux and macOS.
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

  /// A name in a folder; `text` is nil if the bytes aren't UTF-8.
  package struct Name: Sendable {
    package let text: String?
    /// The name for display only, with invalid UTF-8 replaced.
    package let shown: String
  }

  /// Throws for a path with a NUL, which the system would cut off.
  package static func check(_ path: String) throws(FileErrorReason) {
    if path.utf8.contains(0) { throw .badName }
  }

  /// Returns the status of a path; nil if it doesn't exist.
  package static func status(_ path: String, followingLinks: Bool = true) throws(FileErrorReason) -> Status? {
    try check(path)
    var info = stat()
    guard (followingLinks ? stat(path, &info) : lstat(path, &info)) == 0 else {
      let obstacle = FileErrorReason.last
      if obstacle == .missing { return nil }
      throw obstacle
    }
    return Status(info)
  }

  /// Returns the status of an open file.
  package static func status(of descriptor: Int32) throws(FileErrorReason) -> Status {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw .last }
    return Status(info)
  }

  /// Returns the path of an existing file or folder with links resolved.
  package static func realPath(_ path: String) throws(FileErrorReason) -> String {
    try check(path)
    guard let found = realpath(path, nil) else { throw .last }
    defer { free(found) }
    guard let text = text(found).text else { throw .badName }
    return text
  }

  /// Returns the bytes up to a NUL as a name; its text is nil if the bytes aren't UTF-8.
  package static func text(_ bytes: UnsafePointer<CChar>) -> Name {
    let count = strlen(bytes)
    let buffer = UnsafeRawBufferPointer(start: bytes, count: count)
    let shown = String(decoding: buffer, as: UTF8.self)
    return Name(text: shown.utf8.elementsEqual(buffer) ? shown : nil, shown: shown)
  }

  /// Returns the names in a folder without `.` and `..`, sorted by displayed bytes; throws if they exceed the limit.
  package static func names(in folder: String, limit: Int = 500_000) throws(FileErrorReason) -> [Name] {
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
  /// The contents of a regular file, with its identity.
  package struct Content: Sendable {
    package let bytes: [UInt8]
    package let identity: Identity
  }

  /// Returns the contents of a regular file, read through one descriptor, never more than `limit` bytes.
  ///
  /// The call never blocks: a FIFO without a writer is opened and closed. A file that changes during reading is refused.
  /// - Throws: `.notRegular` for anything but a regular file, `.tooLarge` for more bytes than the limit.
  package static func content(of path: String, limit: Int) throws(FileErrorReason) -> Content {
    try check(path)
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else {
      // A socket can't be opened.
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

  /// Returns all readable bytes, at most one byte more than the limit.
  private static func bytes(of descriptor: Int32, expecting size: Int, limit: Int) throws(FileErrorReason) -> [UInt8] {
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
