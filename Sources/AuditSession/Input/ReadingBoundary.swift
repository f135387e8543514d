/// The folders that must contain every file named by a document or a folder, with links resolved.
///
/// A file that the command line names is trusted, unless its path is inside the working directory and a link leads outside.
struct ReadingBoundary: Sendable {
  /// The folders, as the segments of their real paths.
  private(set) var folders: [[String]]
  /// The folders that relative paths start from, as written and with links resolved.
  private let bases: [[String]]
  /// Whether the boundary was requested, so files on the command line must be inside it too.
  private let isAskedFor: Bool

  /// System folders whose entries look like files but aren't.
  private static let systemFolders: [[String]] = [["proc"], ["dev"], ["sys"]]

  /// Creates the boundary of an audit.
  ///
  /// - Parameters:
  ///   - root: the folder that relative paths start from.
  ///   - audited: the absolute paths of the audited files and folders.
  ///   - asked: the requested boundary; if nil, the root if it contains the audited files, else their folder.
  init(root: String, audited: [String], asked: String?) {
    let real = ReadingBoundary.real(root)
    bases = [normalized(root), real].filter { !$0.isEmpty }
    isAskedFor = asked != nil
    folders = []
    if let asked {
      folders = [ReadingBoundary.real(asked)]
      return
    }
    for path in audited {
      let isBelow = isBelowBase(path) || (!real.isEmpty && ReadingBoundary.real(path).starts(with: real))
      let isFolder = (try? FileSystem.status(path))?.kind == .folder
      let folder = isBelow ? real : ReadingBoundary.real(isFolder ? path : parent(path))
      if !folders.contains(folder) { folders.append(folder) }
    }
  }

  /// Whether a path with links resolved may be read.
  func allows(_ real: String, namedAs path: String, isTrusted: Bool) -> Bool {
    let parts = normalized(real)
    if folders.contains(where: { parts.starts(with: $0) }) { return true }
    guard isTrusted, !isAskedFor else { return false }
    return !isBelowBase(path) || bases.contains { parts.starts(with: $0) }
  }

  /// Whether a path leads to its last name in its folder, rather than through a link to another location.
  func isNoLink(_ real: String, _ path: String) -> Bool {
    normalized(real) == ReadingBoundary.real(parent(path)) + [lastName(path)]
  }

  /// Whether a missing file would be inside the boundary, judged by its nearest existing folder.
  func wouldAllow(missing path: String, isTrusted: Bool) -> Bool {
    var folder = parent(path)
    while folder != "/" && folder != "." {
      if let real = try? FileSystem.realPath(folder) { return allows(real, namedAs: path, isTrusted: isTrusted) }
      folder = parent(folder)
    }
    return allows("/", namedAs: path, isTrusted: isTrusted)
  }

  /// Whether a path with links resolved leads into `/proc`, `/dev`, or `/sys`.
  static func isOfSystem(_ real: String) -> Bool {
    let parts = normalized(real)
    return systemFolders.contains { parts.starts(with: $0) }
  }

  /// Whether a path is written as inside the boundary, regardless of links.
  func isWrittenInside(_ path: String) -> Bool {
    let parts = normalized(path)
    return isBelowBase(path) || folders.contains { parts.starts(with: $0) }
  }

  private func isBelowBase(_ path: String) -> Bool {
    let parts = normalized(path)
    return bases.contains { parts.starts(with: $0) }
  }

  private static func real(_ path: String) -> [String] {
    normalized((try? FileSystem.realPath(path)) ?? path)
  }
}
