#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// Runs of a program with arguments alone, never through a shell, and with bounded output.
struct ChildProcess {
  /// The reason that a program has no result.
  enum Failure: Error {
    /// The program can't be started.
    case notStarted
    /// The output is longer than the limit; the program was ended.
    case tooLong
  }

  /// The arguments, the program's name first; it is searched for in `PATH`.
  let arguments: [String]
  /// The environment, as `NAME=VALUE`.
  let environment: [String]

  /// Runs the program to its end, without input and without its error messages.
  ///
  /// - Returns: the exit code and the output; the code is -1 if a signal ended the program, or the code is unknown.
  func run(limit: Int) throws(Failure) -> (exitCode: Int32, output: [UInt8]) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .notStarted }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = start(output: ends[1])
    close(ends[1])
    defer { close(ends[0]) }
    guard let process else { throw .notStarted }
    let output = ChildProcess.bytes(from: ends[0], limit: limit)
    if output == nil { kill(process, SIGKILL) }
    var status: Int32 = 0
    var waited = waitpid(process, &status, 0)
    while waited < 0, errno == EINTR { waited = waitpid(process, &status, 0) }
    guard let output else { throw .tooLong }
    // The lowest seven bits name the signal; the next byte is the exit code.
    return (waited == process && status & 0x7F == 0 ? (status >> 8) & 0xFF : -1, output)
  }

  /// Starts the program; nil if it can't be started.
  private func start(output: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    // This process ignores or defers some signals, which the program must not inherit.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGXFSZ] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    var words = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    return posix_spawnp(&process, arguments[0], &actions, &attributes, &words, &variables) == 0 ? process : nil
  }

  /// Reads to the end; nil if there are more bytes than the limit, or reading fails.
  private static func bytes(from descriptor: Int32, limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { return bytes }
      bytes += piece[..<count]
      guard bytes.count <= limit else { return nil }
    }
  }
}
