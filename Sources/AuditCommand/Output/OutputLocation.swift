import AuditSession

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The location of an output: a folder, identified by its path with links resolved, and a name in it.
struct OutputLocation: Hashable {
  /// The requested path, for messages.
  let shown: String
  /// The path of the deepest existing folder, with links resolved.
  private let base: String
  /// The folders below it that don't exist yet.
  private let missing: [String]
  /// The name of the file.
  let name: String

  /// Resolves the location of a path.
  ///
  /// A path written as below the working directory must stay below it, or below the requested root, regardless of links;
  /// a path written as outside is used as requested.
  /// - Throws: `.leadsOut`, or the reason that the path can't be resolved.
  init(_ path: String, in directory: String, root: String?) throws(FileErrorReason) {
    try FileSystem.check(path)
    shown = path
    let full = OutputLocation.names(path.utf8.first == UInt8(ascii: "/") ? path : directory + "/" + path)
    guard let last = full.last, path.utf8.last != UInt8(ascii: "/") else { throw .notRegular }
    name = last
    let folder = Array(full.dropLast())
    var count = folder.count
    var real: String?
    while real == nil, count > 0 {
      real = try? FileSystem.realPath("/" + folder[..<count].joined(separator: "/"))
      if real == nil { count -= 1 }
    }
    base = real ?? "/"
    missing = Array(folder[count...])
    let realDirectory = (try? FileSystem.realPath(directory)) ?? directory
    let isWrittenInside = [directory, realDirectory].contains { full.starts(with: OutputLocation.names($0)) }
    let allowed = [realDirectory] + (root.flatMap { try? FileSystem.realPath($0) }.map { [$0] } ?? [])
    let parts = OutputLocation.names(base)
    if isWrittenInside, !allowed.contains(where: { parts.starts(with: OutputLocation.names($0)) }) { throw .leadsOut }
  }

  /// The path of the file with links resolved: the same for every spelling.
  var path: String { ([base == "/" ? "" : base] + missing + [name]).joined(separator: "/") }

  /// Returns the folder if it already exists.
  func existingFolder() throws(FileErrorReason) -> OutputFolder? {
    guard missing.isEmpty else { return nil }
    return try OutputFolder(base)
  }

  /// Returns the folder, and creates it if necessary.
  func folder() throws(FileErrorReason) -> OutputFolder {
    var path = base == "/" ? "" : base
    for name in missing {
      path += "/" + name
      guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
        let obstacle = FileErrorReason.last
        throw obstacle == .noSpace || obstacle == .readOnly ? obstacle : .noFolder
      }
    }
    do throws(FileErrorReason) { return try OutputFolder(path.isEmpty ? "/" : path) } catch {
      throw missing.isEmpty && error != .notAFolder ? error : .noFolder
    }
  }

  static func == (left: OutputLocation, right: OutputLocation) -> Bool { left.path.utf8.elementsEqual(right.path.utf8) }

  func hash(into hasher: inout Hasher) { hasher.combine(Array(path.utf8)) }

  /// Returns the names of a path with `..` resolved.
  private static func names(_ path: String) -> [String] {
    var names: [String] = []
    for name in path.utf8.split(separator: UInt8(ascii: "/")).map({ String(Substring($0)) }) where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return names
  }
}
