/// The folders that a file must lie in, links followed, when a document or a folder names it.
///
/// A file that the command line names is trusted, unless it seems to lie in the working directory and a link leads out.
struct ReadingBoundary: Sendable {
  /// The folders, as the names of their real paths.
  private(set) var folders: [[String]]
  /// What relative paths start from, as written and without links.
  private let bases: [[String]]
  /// Whether the folder was asked for, so that what is named must lie in it too.
  private let isAskedFor: Bool

  /// Folders of the system that look like files and are none.
  private static let systemFolders: [[String]] = [["proc"], ["dev"], ["sys"]]

  /// The boundary of an audit.
  ///
  /// - Parameters:
  ///   - root: what relative paths start from.
  ///   - audited: the absolute paths that are audited.
  ///   - asked: the folder that was asked for; without it, the root where it holds what is audited, else the folder of that.
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

  /// Whether a path without links may be read.
  func allows(_ real: String, namedAs path: String, isTrusted: Bool) -> Bool {
    let parts = normalized(real)
    if folders.contains(where: { parts.starts(with: $0) }) { return true }
    return isTrusted && !isAskedFor && !isBelowBase(path)
  }

  /// Whether a path leads to its last name in its folder, and no link leads from there to somewhere else.
  func isNoLink(_ real: String, _ path: String) -> Bool {
    normalized(real) == ReadingBoundary.real(parent(path)) + [lastName(path)]
  }

  /// Whether something that is not there would lie inside: its nearest folder that is there does.
  func wouldAllow(missing path: String, isTrusted: Bool) -> Bool {
    var folder = parent(path)
    while folder != "/" && folder != "." {
      if let real = try? FileSystem.realPath(folder) { return allows(real, namedAs: path, isTrusted: isTrusted) }
      folder = parent(folder)
    }
    return allows("/", namedAs: path, isTrusted: isTrusted)
  }

  /// Whether a path without links leads into `/proc`, `/dev` or `/sys`.
  static func isOfSystem(_ real: String) -> Bool {
    let parts = normalized(real)
    return systemFolders.contains { parts.starts(with: $0) }
  }

  /// Whether a path is written as lying inside, wherever links lead.
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
