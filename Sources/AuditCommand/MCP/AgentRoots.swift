import AuditSession
import SourceText

/// The folders that a server may read.
struct AgentRoots: Sendable {
  /// The folders with links resolved; never empty.
  let folders: [String]

  /// Creates the roots from absolute paths; nil if none of them is a folder.
  init?(_ paths: [String]) {
    folders = paths.compactMap { path in
      guard path.utf8.first == Ascii.slash, (try? FileSystem.status(path))?.kind == .folder else { return nil }
      return try? FileSystem.realPath(path)
    }
    if folders.isEmpty { return nil }
  }

  /// Creates the roots from the `file:` addresses that a client lists; nil if there are none that can be used.
  init?(addresses: [String]) { self.init(addresses.compactMap(FileAddress.path)) }

  /// A root, and paths relative to it.
  struct Inside: Sendable {
    let root: String
    let paths: [String]

    /// Whether every path exists.
    var exists: Bool { paths.allSatisfy { (try? FileSystem.status(root + "/" + $0)) ?? nil != nil } }
  }

  /// Returns paths relative to the root that contains all of them; without paths, the first root.
  ///
  /// - Throws: `AgentFailure` for a path outside all roots, links followed.
  func inside(_ paths: [String]) throws(AgentFailure) -> Inside {
    let candidates = folders.compactMap { root -> Inside? in
      let relative = paths.compactMap { AgentRoots.relative($0, to: root) }
      return relative.count == paths.count ? Inside(root: root, paths: relative) : nil
    }
    // A relative path may name a file of any root.
    if let found = candidates.first(where: \.exists) ?? candidates.first { return found }
    let outside = paths.first { path in !folders.contains { AgentRoots.relative(path, to: $0) != nil } }
    guard let outside else { throw AgentFailure("the paths are in different roots; pass paths of one root") }
    throw AgentFailure("\(outside.shortened) is outside the roots of this server; pass a path inside them")
  }

  /// Returns a path relative to a root; nil if it is outside, as written or with links followed.
  private static func relative(_ path: String, to root: String) -> String? {
    let base = parts(root)
    let isAbsolute = path.utf8.first == Ascii.slash
    guard let written = resolved(path, from: isAbsolute ? [] : base) else { return nil }
    let full = "/" + written.joined(separator: "/")
    if let real = try? FileSystem.realPath(full) {
      guard parts(real).starts(with: base) else { return nil }
      // An absolute path may reach the root through a link, such as /tmp on macOS.
      if !written.starts(with: base) { return name(Array(parts(real).dropFirst(base.count))) }
    }
    guard written.starts(with: base) else { return nil }
    return name(Array(written.dropFirst(base.count)))
  }

  /// Returns the names of a path with `..` resolved; nil if it leads above the file system root.
  private static func resolved(_ path: String, from base: [String]) -> [String]? {
    var result = base
    for part in parts(path) where part != "." {
      if part != ".." {
        result.append(part)
      } else if result.popLast() == nil {
        return nil
      }
    }
    return result
  }

  private static func parts(_ path: String) -> [String] {
    path.utf8.split(separator: Ascii.slash).map { String(Substring($0)) }
  }

  /// Returns a path from the root that no command reads as an option or as standard input.
  private static func name(_ parts: [String]) -> String {
    let path = parts.joined(separator: "/")
    if path.isEmpty { return "." }
    return path.utf8.first == UInt8(ascii: "-") ? "./" + path : path
  }
}
