import Foundation

/// The audit command from process start to verdict, on palettes of 50, 500 and 5,000 tokens.
enum AuditBenchmarks {
  static func run(_ command: String, _ harness: inout Harness) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("palpable-bench-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      for count in [50, 500, 5000] {
        let palette = folder.appendingPathComponent("\(count)")
        try FileManager.default.createDirectory(at: palette, withIntermediateDirectories: true)
        let file = palette.appendingPathComponent("tokens.json")
        try Data(tokens(count).utf8).write(to: file)
        try Data(configuration.utf8).write(to: palette.appendingPathComponent("palpable.json"))
        harness.measure("audit command", "\(count) tokens to a verdict", items: 1) {
          launch(command, ["audit", palette.path, "--no-reports"])
        }
        harness.measure("audit command", "\(count) tokens with all reports", items: 1) {
          launch(command, ["audit", palette.path, "--output", "\(palette.path)/out"])
        }
      }
    } catch { log("audit command: \(error)") }
  }

  /// Every color as text on four surfaces.
  private static let configuration = """
    {
      "tokens": ["tokens.json"],
      "surfaces": ["color.c0", "color.c1", "color.c2", "color.c3"],
      "pairings": [{ "text": "color.*", "on": ["color.c0", "color.c1", "color.c2", "color.c3"] }],
    }
    """

  /// A DTCG file of so many color tokens.
  private static func tokens(_ count: Int) -> String {
    let rows = ColorBenchmarks.hexTexts(count, seed: 12).enumerated().map { index, hex in
      "    \"c\(index)\": { \"$type\": \"color\", \"$value\": \"\(hex)\" }"
    }
    return "{\n  \"color\": {\n\(rows.joined(separator: ",\n"))\n  }\n}\n"
  }

  /// Starts a program and waits for its end; the exit code, or -1 when it cannot be started.
  static func launch(_ command: String, _ arguments: [String]) -> Int {
    var words: [UnsafeMutablePointer<CChar>?] = ([command] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var environment = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") }
    defer { for entry in environment { free(entry) } }
    environment.append(nil)
    var process: pid_t = 0
    guard posix_spawn(&process, command, &actions, nil, words, environment) == 0 else { return -1 }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return Int(status)
  }
}
