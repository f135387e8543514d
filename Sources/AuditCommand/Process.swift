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
  let result = Palpable.run(Array(CommandLine.arguments.dropFirst()), in: environment)
  var exitCode = result.exitCode.rawValue
  if !write(result.output, to: STDOUT_FILENO) {
    exitCode = CommandResult.ExitCode.impossible.rawValue
    _ = write("palpable: standard output cannot be written; the result is lost\n", to: STDERR_FILENO)
  }
  _ = write(result.status, to: STDERR_FILENO)
  return exitCode
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
