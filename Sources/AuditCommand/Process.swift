import Audit
import AuditSession
import PageModel
import ReportWriters

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// Runs the command line of this process and writes the result to the standard streams.
///
/// - Returns: the exit code; 2 if standard output can't be written.
public func runCommandLine() -> Int32 {
  #if canImport(Glibc)
    ProcessMemory.reserveLargePages()
  #endif
  // A closed pipe or a file size limit must not end the process silently; the write fails instead and is reported.
  signal(SIGPIPE, SIG_IGN)
  signal(SIGXFSZ, SIG_IGN)
  fillClosedStreams()
  guard let arguments = arguments() else {
    return fail("palpable: an argument isn't valid UTF-8; rename the file it refers to\n")
  }
  let folder = currentFolder()
  if folder == nil, case .command(let command, _)? = try? Palpable.parsedInvocation(arguments), command.usesFiles {
    return fail(
      "palpable: the working directory is missing, or its path isn't valid UTF-8; change to another directory\n")
  }
  var environment = CommandEnvironment(workingDirectory: folder ?? "/", showsColor: showsColor())
  environment.colorDepth = colorDepth()
  environment.standardInput = standardInput
  environment.connection = .init(read: { try? nextInput() }) {
    write(String(decoding: $0, as: UTF8.self), to: STDOUT_FILENO)
  }
  if isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 {
    environment.ask = { question in
      _ = write(question, to: STDERR_FILENO)
      return readLine()
    }
  }
  for name in SourceLinks.variables + GitBase.variables {
    environment.variables[name] = getenv(name).flatMap { String(validatingCString: $0) }
  }
  let progress = ProgressLine { _ = write($0, to: STDERR_FILENO) }
  if showsLines() { environment.progress = progress }
  if let audit = Palpable.watchedAudit(arguments, in: environment) {
    let interruption = Interruption()
    return Watch(audit: audit, wait: { interruption.wait(milliseconds: Watch.interval) }, show: show).run().rawValue
  }
  // The system takes the memory back faster than this process.
  environment.keep = { _ = Unmanaged.passRetained(KeptReport(report: $0)) }
  let result = Palpable.run(arguments, in: environment)
  progress.end()
  return (show(result) ? result.exitCode : .impossible).rawValue
}

/// A report that lasts as long as the process.
private final class KeptReport: Sendable {
  let report: AuditReport

  init(report: AuditReport) { self.report = report }
}

/// Prints the reason that nothing could be done.
private func fail(_ sentence: String) -> Int32 {
  _ = write(sentence, to: STDERR_FILENO)
  return CommandResult.ExitCode.impossible.rawValue
}

/// Writes the result of a command.
///
/// Returns false if standard output can't be written; the reports are removed then.
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

/// Opens placeholders that refuse writing for closed standard streams, so that no file gets their descriptors.
private func fillClosedStreams() {
  for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
    // The lowest free descriptor is used, which is this one.
    _ = open("/dev/null", O_RDONLY)
  }
}

/// Returns the arguments without the program's name; nil if one isn't UTF-8, because it would name another file.
private func arguments() -> [String]? {
  var arguments: [String] = []
  for index in 1..<max(1, Int(CommandLine.argc)) {
    guard let bytes = CommandLine.unsafeArgv[index] else { break }
    guard let text = FileSystem.text(bytes).text else { return nil }
    arguments.append(text)
  }
  return arguments
}

/// A check for Ctrl-C instead of ending the process, so no audit is cut short and the exit code stays Palpable's.
private struct Interruption {
  /// The time between two checks, in milliseconds.
  private static let step = 50

  init() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigprocmask(SIG_BLOCK, &signals, nil)
    // A shell may have started a background process with this signal ignored.
    signal(SIGINT, SIG_DFL)
  }

  /// Waits; returns false as soon as there was an interruption.
  func wait(milliseconds: Int) -> Bool {
    for _ in 0..<max(1, milliseconds / Interruption.step) {
      usleep(UInt32(Interruption.step) * 1_000)
      var pending = sigset_t()
      if sigpending(&pending) == 0, sigismember(&pending, SIGINT) == 1 { return false }
    }
    return true
  }
}

/// Returns the working directory; nil if there is none, or if its name can't be used.
private func currentFolder() -> String? {
  guard let path = getcwd(nil, 0) else { return nil }
  defer { free(path) }
  guard let text = FileSystem.text(path).text, text.utf8.first == UInt8(ascii: "/") else { return nil }
  return text
}

/// Whether standard output is a terminal that shows colors, and neither `NO_COLOR` nor `TERM=dumb` disables them.
private func showsColor() -> Bool {
  if let noColor = getenv("NO_COLOR"), noColor.pointee != 0 { return false }
  guard isatty(STDOUT_FILENO) == 1, let term = getenv("TERM") else { return false }
  return String(cString: term) != "dumb"
}

/// Returns the colors of the terminal; `COLORTERM` tells whether it shows more than 256.
private func colorDepth() -> TerminalStyle.Depth {
  let colors = getenv("COLORTERM").map { String(cString: $0) } ?? ""
  return colors == "truecolor" || colors == "24bit" ? .full : .palette
}

/// The maximum number of bytes that are read from standard input.
private let inputLimit = 16 * 1024 * 1024

/// Reads standard input up to its end.
private func standardInput() throws -> [UInt8] {
  var bytes: [UInt8] = []
  while let piece = try nextInput() {
    bytes += piece
    guard bytes.count <= inputLimit else { throw AuditFailure([.file(.tooLarge("standard input", limit: inputLimit))]) }
  }
  return bytes
}

/// Waits for bytes of standard input and returns them; nil at the end.
private func nextInput() throws -> [UInt8]? {
  var piece = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = read(STDIN_FILENO, &piece, piece.count)
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else { throw AuditFailure([.file(.unreadable("standard input", .inputOutput))]) }
    return count > 0 ? Array(piece[..<count]) : nil
  }
}

/// Whether standard error is a terminal on which a line can be rewritten.
private func showsLines() -> Bool {
  guard isatty(STDERR_FILENO) == 1, let term = getenv("TERM") else { return false }
  return String(cString: term) != "dumb"
}

/// Writes all bytes of a text; returns false if the stream can't be written.
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
        // The stream was set to nonblocking mode, so wait until it accepts more.
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
