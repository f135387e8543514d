import SourceText

/// An error about the state that an audit is compared with in a git repository.
enum GitError: Error, Sendable, Hashable {
  /// git can't be started.
  case notInstalled
  /// A folder outside of every work tree.
  case noWorkTree(String)
  /// A folder below a repository that git doesn't read, such as that of another user.
  case refused(String)
  /// No commit has the name.
  case unknownBase(String)
  /// The repository has no commit yet.
  case noCommit
  /// The base and HEAD have no common commit.
  case noMergeBase(String, isShallow: Bool)
  /// Output or files larger than a limit, in bytes.
  case tooLarge(limit: Int)
  /// More files than a limit.
  case tooMany(limit: Int)
  /// The files or the changes since a commit can't be read.
  case unreadable(String)

  /// The message, safe to print.
  var sentence: String { message.text.madeVisible }

  private var message: MessageText {
    switch self {
    case .notInstalled: "--changed needs git, which can't be started; install git, or use --against PATH"
    case .noWorkTree(let folder): "\(path: folder): isn't in a git work tree; use --against PATH instead of --changed"
    case .refused(let folder):
      "\(path: folder): git doesn't read its repository; check the owner, or add the repository to safe.directory"
    case .unknownBase(let base):
      "base \"\(base)\" not found; fetch it (fetch-depth: 0 with actions/checkout), or pass another commit with --base"
    case .noCommit: "the git repository has no commit; commit first, or use --against PATH instead of --changed"
    case .noMergeBase(let base, true):
      "HEAD and base \"\(base)\" have no merge base in this shallow clone; fetch the history (fetch-depth: 0)"
    case .noMergeBase(let base, false): "HEAD and base \"\(base)\" have no merge base; pass another commit with --base"
    case .tooLarge(let limit):
      "the files at the merge base exceed \(limit) bytes; audit fewer files with --root DIR, or use --against PATH"
    case .tooMany(let limit):
      "the merge base has more than \(limit) files; audit fewer files with --root DIR, or use --against PATH"
    case .unreadable(let base):
      "the files of the merge base with \"\(base)\" can't be read; fetch them, and check the space for temporary files"
    }
  }
}
