#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// Runs of `git` in a folder.
struct GitCommand {
  /// The folder that git starts in, as an absolute path.
  let folder: String
  /// The environment variables of this process.
  var variables = GitCommand.environment()

  /// The largest output of one command, in bytes.
  static let outputLimit = 64 * 1024 * 1024
  /// The options of every command: no programs of the user, no quoted names, and no changes of the repository.
  private static let options = [
    "--no-pager", "--no-optional-locks", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
    "-c", "core.quotePath=false", "-c", "core.sparseCheckout=false", "-c", "index.sparse=false",
    "-c", "core.splitIndex=false", "-c", "diff.noprefix=false", "-c", "diff.mnemonicPrefix=false",
  ]
  /// The variables of another repository, which a hook sets, and those that change what git prints.
  private static let removed: Set<String> = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR", "GIT_NAMESPACE", "GIT_EXTERNAL_DIFF",
    "GIT_DIFF_OPTS", "GIT_LITERAL_PATHSPECS", "GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS",
    "GIT_TRACE",
  ]

  /// Returns the environment variables of this process; those that aren't UTF-8 are left out.
  ///
  /// `ProcessInfo` would add six megabytes to the command.
  private static func environment() -> [String: String] {
    #if canImport(Darwin)
      var entry: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
    #elseif canImport(Glibc)
      var entry: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = Glibc.environ
    #else
      var entry: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = Musl.environ
    #endif
    var variables: [String: String] = [:]
    while let text = entry?.pointee {
      if let pair = String(validatingCString: text), let sign = pair.utf8.firstIndex(of: UInt8(ascii: "=")) {
        variables[String(pair[..<sign])] = String(pair[pair.utf8.index(after: sign)...])
      }
      entry = entry?.advanced(by: 1)
    }
    return variables
  }

  /// Runs git; nil if it ends with another exit code than 0.
  ///
  /// - Parameters:
  ///   - index: a file in place of the repository's index.
  ///   - limit: the largest output, in bytes.
  func output(
    _ arguments: [String], index: String? = nil, limit: Int = outputLimit
  ) throws(GitError) -> [UInt8]? {
    var all = variables.filter { !GitCommand.removed.contains($0.key) }
    // No questions, and no translated text.
    all["GIT_TERMINAL_PROMPT"] = "0"
    all["LC_ALL"] = "C"
    if let index { all["GIT_INDEX_FILE"] = index }
    let process = ChildProcess(
      arguments: ["git", "-C", folder] + GitCommand.options + arguments,
      environment: all.map { "\($0.key)=\($0.value)" })
    do throws(ChildProcess.Failure) {
      let result = try process.run(limit: limit)
      return result.exitCode == 0 ? result.output : nil
    } catch {
      switch error {
      case .notStarted: throw .notInstalled
      case .tooLong: throw .tooLarge(limit: limit)
      }
    }
  }

  /// Runs git and returns the output as one line; nil if git fails, or the output isn't UTF-8.
  func line(_ arguments: String...) throws(GitError) -> String? {
    guard var bytes = try output(arguments) else { return nil }
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }
}
