#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// Runs the command line of this process and writes what it leaves to the standard streams.
///
/// - Returns: the exit code; 2 when standard output cannot take the result.
public func runCommandLine() -> Int32 {
  // A reader that goes away must not end the process silently; the write then fails and is reported.
  signal(SIGPIPE, SIG_IGN)
  let environment = CommandEnvironment(workingDirectory: currentFolder(), showsColor: showsColor())
  let arguments = Array(CommandLine.arguments.dropFirst())
  if let audit = Palpable.watchedAudit(arguments, in: environment) {
    let interruption = Interruption()
    return Watch(audit: audit, wait: { interruption.wait(milliseconds: Watch.interval) }, show: show).run().rawValue
  }
  let result = Palpable.run(arguments, in: environment)
  return (show(result) ? result.exitCode : .impossible).rawValue
}

/// Writes what a command leaves; false when standard output cannot take the result.
private func show(_ result: CommandResult) -> Bool {
  let isShown = write(result.output, to: STDOUT_FILENO)
  if !isShown { _ = write("palpable: standard output cannot be written; the result is lost\n", to: STDERR_FILENO) }
  _ = write(result.status, to: STDERR_FILENO)
  return isShown
}

/// Ctrl-C as something to ask for, in place of the end of the process: no audit is cut short, and the exit code stays ours.
private struct Interruption {
  /// The time between two questions, in milliseconds.
  private static let step = 50

  init() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigprocmask(SIG_BLOCK, &signals, nil)
    // A process that a shell started in the background may have been told to ignore it.
    signal(SIGINT, SIG_DFL)
  }

  /// Lets time pass; false as soon as there was an interruption.
  func wait(milliseconds: Int) -> Bool {
    for _ in 0..<max(1, milliseconds / Interruption.step) {
      usleep(UInt32(Interruption.step) * 1_000)
      var pending = sigset_t()
      if sigpending(&pending) == 0, sigismember(&pending, SIGINT) == 1 { return false }
    }
    return true
  }
}

private func currentFolder() -> String {
  guard let path = getcwd(nil, 0) else { return "." }
  defer { free(path) }
  return String(cString: path)
}

/// Whether standard output is a terminal that shows colours and nobody asked for none (`NO_COLOR`, `TERM=dumb`).
private func showsColor() -> Bool {
  if let noColor = getenv("NO_COLOR"), noColor.pointee != 0 { return false }
  guard isatty(STDOUT_FILENO) == 1, let term = getenv("TERM") else { return false }
  return String(cString: term) != "dumb"
}

/// Writes all bytes of a text; false when the stream does not take them.
private func write(_ text: String, to descriptor: Int32) -> Bool {
  var text = text
  return text.withUTF8 { bytes in
    var rest = UnsafeRawBufferPointer(bytes)[...]
    while !rest.isEmpty {
      #if canImport(Darwin)
        let count = Darwin.write(descriptor, rest.base.baseAddress! + rest.startIndex, rest.count)
      #elseif canImport(Glibc)
        let count = Glibc.write(descriptor, rest.base.baseAddress! + rest.startIndex, rest.count)
      #else
        let count = Musl.write(descriptor, rest.base.baseAddress! + rest.startIndex, rest.count)
      #endif
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
