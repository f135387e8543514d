import AuditSession
import SourceText

/// The merge base of HEAD and a base commit: the state in which a pull request started.
struct GitBase {
  /// Runs of git at the top of the work tree.
  let git: GitCommand
  /// The top of the work tree, with links resolved.
  let top: String
  /// The name of the base, as asked for.
  let name: String
  /// The merge base, as a hash.
  let commit: String

  /// The environment variables with the target branch of a pull request, on GitHub and GitLab.
  static let variables = ["GITHUB_BASE_REF", "CI_MERGE_REQUEST_TARGET_BRANCH_NAME"]

  /// Finds the merge base for a folder.
  ///
  /// - Parameters:
  ///   - folder: a folder of the work tree, as an absolute path.
  ///   - base: a branch, a tag, or a commit; nil for the target branch of a pull request, or else the default branch of `origin`.
  init(folder: String, shownAs shown: String, base: String?, variables: [String: String]) throws(GitError) {
    let inside = GitCommand(folder: folder)
    guard try inside.line("rev-parse", "--is-inside-work-tree") == "true",
      let top = try inside.line("rev-parse", "--show-toplevel")
    else {
      throw GitBase.isBelowRepository(folder) ? .refused(shown) : .noWorkTree(shown)
    }
    git = GitCommand(folder: top)
    self.top = top
    let branch = GitBase.variables.lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
    name = base ?? "origin/\(branch ?? "HEAD")"
    guard let head = try git.line("rev-parse", "--verify", "--quiet", "HEAD^{commit}") else { throw .noCommit }
    // A name that starts with a hyphen is an option for git, and no commit can have it.
    guard name.utf8.first != UInt8(ascii: "-"), !name.utf8.contains(0),
      let base = try git.line("rev-parse", "--verify", "--quiet", "\(name)^{commit}")
    else { throw .unknownBase(name) }
    guard let commit = try git.line("merge-base", head, base) else {
      throw .noMergeBase(name, isShallow: try git.line("rev-parse", "--is-shallow-repository") == "true")
    }
    self.commit = commit
  }

  /// Whether a folder above has a repository, which git doesn't read then.
  private static func isBelowRepository(_ folder: String) -> Bool {
    var path = folder
    while true {
      if (try? FileSystem.status(path + "/.git")) ?? nil != nil { return true }
      guard let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return false }
      path = String(Substring(path.utf8[..<end]))
    }
  }
}
