import AuditSession
import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// The files of a commit in a temporary folder, which is removed with the last reference.
///
/// git writes the files, so names in any encoding, links, line endings, and filters are as in a checkout. Submodules are empty.
final class GitCheckout {
  /// The folder that stands for the top of the work tree, or for the folder above it with the given names between them.
  let root: String
  /// The temporary folder with everything.
  private let temporary: String

  /// The largest number of files.
  static let countLimit = 200_000
  /// The largest size of all files together, in bytes.
  static let sizeLimit = 2 * 1024 * 1024 * 1024

  /// Writes the files of a commit below a folder.
  ///
  /// - Parameters:
  ///   - below: the folder, relative to the top; empty for all files.
  ///   - lead: folders above the top, so that paths have the same depth as in the work tree.
  init(_ base: GitBase, below part: [String], lead: [String]) throws(GitError) {
    var pattern = Array("\(GitCheckout.parent)/palpable-XXXXXX".utf8CString)
    guard mkdtemp(&pattern) != nil,
      let path = pattern.withUnsafeBufferPointer({ FileSystem.text($0.baseAddress!).text }),
      let real = try? FileSystem.realPath(path)
    else { throw .unreadable(base.name) }
    temporary = real
    root = temporary + "/tree"
    try write(base, part, to: ([root] + lead).joined(separator: "/"))
  }

  deinit {
    // Names may have any encoding, which no text of Swift has.
    _ = try? ChildProcess(arguments: ["rm", "-rf", "--", temporary], environment: ["PATH=/usr/bin:/bin"]).run(limit: 0)
  }

  private static var parent: String {
    guard let name = getenv("TMPDIR"), name.pointee != 0, let text = FileSystem.text(name).text else { return "/tmp" }
    return text
  }

  private func write(_ base: GitBase, _ part: [String], to folder: String) throws(GitError) {
    let names = part.joined(separator: "/")
    let tree = "\(base.commit):\(names)"
    // A folder that the commit doesn't have has no files.
    guard let kind = try base.git.line("cat-file", "-t", tree), kind == "tree" else { return }
    try checkSize(base, tree)
    let index = temporary + "/index"
    let prefix = part.isEmpty ? [] : ["--prefix=\(names)/"]
    guard try base.git.output(["read-tree", "--no-sparse-checkout"] + prefix + [tree], index: index) != nil,
      try base.git.output(["checkout-index", "--all", "--force", "--quiet", "--prefix=\(folder)/"], index: index) != nil
    else { throw .unreadable(base.name) }
  }

  /// Throws for a tree with too many or too large files.
  private func checkSize(_ base: GitBase, _ tree: String) throws(GitError) {
    guard let list = try base.git.output(["ls-tree", "-r", "-l", "-z", "--full-tree", tree]) else {
      throw .unreadable(base.name)
    }
    var (count, size) = (0, 0)
    // MODE TYPE HASH SIZE, a tab, and the name; the size of a submodule is a hyphen.
    for entry in list.split(separator: 0) {
      let fields = entry.prefix { $0 != UInt8(ascii: "\t") }.split(separator: UInt8(ascii: " "))
      count += 1
      size += fields.last.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
    }
    guard count <= GitCheckout.countLimit else { throw .tooMany(limit: GitCheckout.countLimit) }
    guard size <= GitCheckout.sizeLimit else { throw .tooLarge(limit: GitCheckout.sizeLimit) }
  }
}
