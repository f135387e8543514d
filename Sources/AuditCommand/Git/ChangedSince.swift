import AuditSession
import SourceText

/// The comparison that `--changed` asks for: the state in which a pull request started, and the lines that changed since.
struct ChangedSince {
  /// The earlier state, for a request.
  let tree: EarlierTree
  /// What is compared, and how much has changed.
  private let summary: String
  /// The files of the earlier state, which exist as long as this reference.
  private let checkout: GitCheckout

  /// Prepares the comparison of a request.
  ///
  /// - Parameter base: a branch, a tag, or a commit; nil for the usual one.
  init(_ request: AuditRequest, base asked: String?, in environment: CommandEnvironment) throws(GitError) {
    let named = (request.code ?? []) + request.paths
    let folder = ChangedSince.folder(of: named.first, in: environment)
    let base = try GitBase(folder: folder, shownAs: named.first ?? ".", base: asked, variables: environment.variables)
    let changes = try GitChanges(since: base, readsLines: request.code != nil)

    let (root, top) = (ChangedSince.parts(environment.workingDirectory), ChangedSince.parts(base.top))
    // The copy starts at the higher of both folders, so reports name its files in the same way.
    let isAbove = top.starts(with: root)
    let readable = ChangedSince.readable(request, folder, root, in: environment)
    checkout = try GitCheckout(
      base, below: readable.starts(with: top) ? Array(readable.dropFirst(top.count)) : [],
      lead: isAbove ? Array(top.dropFirst(root.count)) : [])
    var tree = EarlierTree(
      name: base.name, original: "/" + (isAbove ? root : top).joined(separator: "/"), copy: checkout.root)
    for (path, lines) in changes.lines { tree.changedLines["\(base.top)/\(path)"] = lines }
    self.tree = tree
    let count = changes.fileCount
    let changed = count == 0 ? "no tracked file has" : count == 1 ? "1 file has" : "\(count) files have"
    summary = "Compared with \(base.name) at \(String(base.commit.prefix(12))): \(changed) changed."
  }

  /// Returns a sentence about the comparison, for standard error.
  ///
  /// - Parameter count: the number of findings left out; nil if none are.
  func status(leavingOut count: Int?) -> String {
    let findings = count == 1 ? "1 finding" : "\(count ?? 0) findings"
    let rest = count.map { _ in " Left out \(findings) that the change neither adds nor touches." } ?? ""
    return (summary + rest).madeVisible + "\n"
  }

  /// Returns the folder of the first path, or the working directory without an existing one.
  private static func folder(of path: String?, in environment: CommandEnvironment) -> String {
    guard let path = path.map(environment.full), let status = (try? FileSystem.status(path)) ?? nil else {
      return environment.workingDirectory
    }
    guard status.kind != .folder else { return path }
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.utf8.startIndex
    return end == path.utf8.startIndex ? "/" : String(Substring(path.utf8[..<end]))
  }

  /// Returns the folder that files are read from: the requested one, else the working directory if the audited files are in it.
  private static func readable(
    _ request: AuditRequest, _ folder: String, _ root: [String], in environment: CommandEnvironment
  ) -> [String] {
    if let boundary = request.boundary { return parts(environment.full(boundary)) }
    let audited = parts(folder)
    return audited.starts(with: root) ? root : audited
  }

  /// Returns the names of a path with links resolved.
  private static func parts(_ path: String) -> [String] {
    ((try? FileSystem.realPath(path)) ?? path).utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }
}
