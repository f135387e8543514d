import Foundation
import TestSupport
import Testing

/// The process itself: exit codes, and standard streams that are closed, full, slow, or terminals.
@Suite(.serialized, .enabled(if: LongTests.areEnabled)) struct ProcessLongTests {
  static let good = ["palpable.json": goodConfiguration, "tokens.json": goodTokens]
  static let lost = "palpable: can't write to standard output; the result is lost"

  @Test func theDecisionIsTheExitCode() throws {
    let folder = try TemporaryFolder(Self.good)
    let command = BuiltCommand(folder: folder)
    let passed = try command.run("audit", "--output", "out")
    #expect(passed.exitCode == 0 && passed.output.contains(": passed ("))
    #expect(passed.status == "\nFull report: out/report.html\n")
    try folder.write(AuditCommandTests.failing, to: "tokens.json")
    let failed = try command.run("audit", "--output", "out")
    #expect(failed.exitCode == 1 && failed.output.contains(": failed ("))
    let impossible = try command.run("audit", "nowhere")
    #expect(impossible.exitCode == 2 && impossible.output == "")
    #expect(impossible.status == "nowhere: file or folder not found; check the path\n")
  }

  /// A text that stood for other bytes would name another file.
  @Test func anArgumentThatIsNotUTF8IsRefused() throws {
    var command = BuiltCommand(folder: try TemporaryFolder(Self.good))
    command.script = #"exec "$0" audit "$(printf 'caf\351.json')""#
    let outcome = try command.run()
    #expect(outcome.exitCode == 2 && outcome.output == "")
    #expect(outcome.status == "palpable: an argument isn't valid UTF-8; rename the file it refers to\n")
  }

  @Test func aWorkingDirectoryThatIsGoneIsSaidWhereItMatters() throws {
    var command = BuiltCommand(folder: try TemporaryFolder(Self.good))
    command.script = #"mkdir gone && cd gone && rmdir ../gone && exec "$0" "$@""#
    let audit = try command.run("audit", "../palpable.json")
    #expect(audit.exitCode == 2 && audit.output == "")
    let sentence =
      "palpable: the working directory is missing, or its path isn't valid UTF-8; change to another directory\n"
    #expect(audit.status == sentence)
    // Black on white is 21:1 wherever one is.
    let check = try command.run("check", "#000", "#fff")
    #expect(check.exitCode == 0 && check.output.contains("21") && check.status == "")
  }

  #if os(Linux)
    @Test func aWorkingDirectoryThatIsNotUTF8IsRefused() throws {
      var command = BuiltCommand(folder: try TemporaryFolder(Self.good))
      command.script = #"name=$(printf 'caf\351') && mkdir "$name" && cd "$name" && exec "$0" "$@""#
      let outcome = try command.run("audit", "..")
      #expect(
        outcome.exitCode == 2 && outcome.status.hasPrefix("palpable: the working directory is missing, or its path"))
    }
  #endif

  /// The reports that were written go with the result: a reader who saw nothing must not find a pass.
  @Test(arguments: [(#"exec "$0" "$@" >&-"#, true), (#"exec "$0" "$@" <&- >&- 2>&-"#, false)])
  func aClosedOutputLosesTheResult(_ script: String, _ isSaid: Bool) throws {
    let folder = try TemporaryFolder(Self.good)
    var command = BuiltCommand(folder: folder)
    command.script = script
    let audit = try command.run("audit", "--output", "out", "--format", "console", "--format", "json=a.json")
    #expect(audit.exitCode == 2 && audit.output == "")
    #expect(audit.status == (isSaid ? Self.lost + ", and its reports were removed\n" : ""))
    #expect(names(folder, "out") == [] && names(folder, ".") == ["out", "palpable.json", "tokens.json"])
    #expect(try folder.bytes(of: "tokens.json") == Array(goodTokens.utf8))
    let check = try command.run("check", "#000", "#fff")
    #expect(check.exitCode == 2 && check.status == (isSaid ? Self.lost + "\n" : ""))
  }

  @Test func closedInputAndErrorsLeaveTheResult() throws {
    var command = BuiltCommand(folder: try TemporaryFolder(Self.good))
    command.script = #"exec "$0" "$@" <&- 2>&-"#
    let audit = try command.run("audit", "--output", "out")
    #expect(audit.exitCode == 0 && audit.output.contains(": passed (") && audit.status == "")
  }

  @Test func aReaderThatWentAwayIsNoPass() throws {
    let folder = try TemporaryFolder(Self.good)
    let process = try BuiltCommand(folder: folder).process(["audit", "--output", "out"])
    let (output, status) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, status)
    try output.fileHandleForReading.close()
    try process.run()
    let text = String(decoding: status.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 2)
    #expect(text == Self.lost + ", and its reports were removed\n")
    #expect(names(folder, "out") == [])
  }

  /// A stream that does not wait refuses what it cannot take at once; this one is full before the command starts.
  @Test func aSlowReaderGetsEveryByte() throws {
    let folder = try TemporaryFolder(Self.good)
    let command = BuiltCommand(folder: folder)
    #expect(try command.run("audit", "--no-reports", "--format", "html=page.html").exitCode == 0)
    let process = try command.process(["audit", "--no-reports", "--format", "html"])
    let output = Pipe()
    let writing = output.fileHandleForWriting.fileDescriptor
    #expect(fcntl(writing, F_SETFL, fcntl(writing, F_GETFL) | O_NONBLOCK) == 0)
    var filling = 0
    let filler = [UInt8](repeating: 0x20, count: 4096)
    while case let count = write(writing, filler, filler.count), count > 0 { filling += count }
    #expect(filling > 0 && errno == EAGAIN)
    (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
    try process.run()
    let page = [UInt8](output.fileHandleForReading.readDataToEndOfFile().dropFirst(filling))
    process.waitUntilExit()
    // The page is longer than what the pipe holds, so it is refused again and again.
    #expect(process.terminationStatus == 0 && page.count > filling)
    #expect(try page == folder.bytes(of: "page.html"))
  }

  /// `NO_COLOR` counts unless it is empty (no-color.org).
  @Test(arguments: [
    (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": ""], true), (["TERM": "xterm", "NO_COLOR": "1"], false),
    (["TERM": "dumb"], false), ([:], false),
  ])
  func colorsAreForTerminalsThatShowThem(_ given: [String: String], _ showsColor: Bool) throws {
    let (main, terminal) = try #require(Self.terminal())
    var command = BuiltCommand(folder: try TemporaryFolder(Self.good))
    command.environment = ["TERM": given["TERM"], "NO_COLOR": given["NO_COLOR"]]
    let process = try command.process(["audit", "--no-reports"])
    (process.standardOutput, process.standardError) = (terminal, FileHandle.nullDevice)
    try process.run()
    // What is shown is short enough for the terminal to keep until the command is over.
    process.waitUntilExit()
    let text = String(decoding: main.availableData, as: UTF8.self)
    try terminal.close()
    #expect(process.terminationStatus == 0 && text.contains("passed"))
    #expect(text.contains("\u{1B}[") == showsColor)
  }

  /// Both ends of a new terminal; nil where there is none to be had.
  private static func terminal() -> (main: FileHandle, terminal: FileHandle)? {
    var (main, terminal): (Int32, Int32) = (-1, -1)
    guard openpty(&main, &terminal, nil, nil, nil) == 0 else { return nil }
    return (
      FileHandle(fileDescriptor: main, closeOnDealloc: true), FileHandle(fileDescriptor: terminal, closeOnDealloc: true)
    )
  }

  /// A shell that starts a command in the background tells it to ignore Ctrl-C; watching listens all the same.
  @Test(arguments: [#"exec "$0" "$@""#, #"trap '' INT; exec "$0" "$@""#])
  func anInterruptionEndsTheWatchWithTheLastDecision(_ script: String) throws {
    let folder = try TemporaryFolder(Self.good)
    var command = BuiltCommand(folder: folder)
    command.script = script
    let process = try command.process(["audit", "--watch", "--no-reports"])
    let status = Pipe()
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, status)
    try process.run()
    var said = ""
    func wait(for text: String) {
      while !said.contains(text) {
        let more = status.fileHandleForReading.availableData
        guard !more.isEmpty else { return }
        said += String(decoding: more, as: UTF8.self)
      }
    }
    wait(for: "press Ctrl-C to stop.\n")
    #expect(said == "Watching 2 files; press Ctrl-C to stop.\n")
    said = ""
    try folder.write(AuditCommandTests.failing, to: "tokens.json")
    wait(for: "press Ctrl-C to stop.\n")
    #expect(said == "\ntokens.json has changed; auditing again.\nWatching 2 files; press Ctrl-C to stop.\n")
    #expect(kill(process.processIdentifier, SIGINT) == 0)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 1)
  }
}
