import AuditSession

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
  // A reader that goes away, or a limit on the size of files, must not end the process silently; the write then fails and is reported.
  signal(SIGPIPE, SIG_IGN)
  signal(SIGXFSZ, SIG_IGN)
  fillClosedStreams()
  guard let arguments = arguments() else {
    return fail("palpable: an argument isn't valid UTF-8; rename the file it refers to\n")
  }
  let folder = currentFolder()
  if folder == nil, case .command(let command, _)? = try? Palpable.inquiry(arguments), command.usesFiles {
    return fail(
      "palpable: the working directory is missing, or its path isn't valid UTF-8; change to another directory\n")
  }
  let environment = CommandEnvironment(workingDirectory: folder ?? "/", showsColor: showsColor())
  if let audit = Palpable.watchedAudit(arguments, in: environment) {
    let interruption = Interruption()
    return Watch(audit: audit, wait: { interruption.wait(milliseconds: Watch.interval) }, show: show).run().rawValue
  }
  let result = Palpable.run(arguments, in: environment)
  return (show(result) ? result.exitCode : .impossible).rawValue
}

/// Says why nothing could be done.
private func fail(_ sentence: String) -> Int32 {
  _ = write(sentence, to: STDERR_FILENO)
  return CommandResult.ExitCode.impossible.rawValue
}

/// Writes what a command leaves; false when standard output cannot take the result, and then its reports are taken back.
private func show(_ result: CommandResult) -> Bool {
  let isShown = write(result.output, to: STDOUT_FILENO)
  guard isShown else {
    for path in result.reports { unlink(path) }
    let more = result.reports.isEmpty ? "" : ", and its reports were removed"
    _ = write("palpable: can't write to standard output; the result is lost\(more)\n", to: STDERR_FILENO)
    return false
  }
  _ = write(result.status, to: STDERR_FILENO)
  return true
}

/// Puts something that refuses writing in the place of standard streams that are closed, so that no file is taken for one of them.
private func fillClosedStreams() {
  for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
    // The lowest free number is taken, which is this one.
    _ = open("/dev/null", O_RDONLY)
  }
}

/// The arguments without the program's name; nil when one of them is not UTF-8, for it would then name another file.
private func arguments() -> [String]? {
  var arguments: [String] = []
  for index in 1..<max(1, Int(CommandLine.argc)) {
    guard let bytes = CommandLine.unsafeArgv[index] else { break }
    guard let text = FileSystem.text(bytes).text else { return nil }
    arguments.append(text)
  }
  return arguments
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

/// The working directory; nil when there is none, or none with a name that can be used.
private func currentFolder() -> String? {
  guard let path = getcwd(nil, 0) else { return nil }
  defer { free(path) }
  guard let text = FileSystem.text(path).text, text.utf8.first == UInt8(ascii: "/") else { return nil }
  return text
}

/// Whether standard output is a terminal that shows colors and nobody asked for none (`NO_COLOR`, `TERM=dumb`).
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
      if count < 0, errno == EAGAIN {
        // Somebody made the stream one that does not wait; so this waits until it takes more.
        var stream = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        guard poll(&stream, 1, -1) >= 0 || errno == EINTR else { return false }
        continue
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
