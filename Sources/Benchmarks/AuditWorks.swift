import Foundation

/// The audit command from process start to verdict, on palettes of 50, 500 and 5,000 tokens.
enum AuditWorks {
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

  /// Every colour as text on four surfaces.
  private static let configuration = """
    {
      "tokens": ["tokens.json"],
      "surfaces": ["color.c0", "color.c1", "color.c2", "color.c3"],
      "pairings": [{ "text": "color.*", "on": ["color.c0", "color.c1", "color.c2", "color.c3"] }],
    }
    """

  /// A DTCG file of so many colour tokens.
  private static func tokens(_ count: Int) -> String {
    let rows = ColorWorks.hexTexts(count, seed: 12).enumerated().map { index, hex in
      "    \"c\(index)\": { \"$type\": \"color\", \"$value\": \"\(hex)\" }"
    }
    return "{\n  \"color\": {\n\(rows.joined(separator: ",\n"))\n  }\n}\n"
  }

  private static func launch(_ command: String, _ arguments: [String]) -> Int {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return 0 }
    process.waitUntilExit()
    return Int(process.terminationStatus)
  }
}
