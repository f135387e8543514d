/// A command line of an article, as the shell would give it to the program.
struct ExampleCommand: Sendable, CustomStringConvertible {
  /// The words after `palpable`.
  let arguments: [String]

  var description: String { arguments.joined(separator: " ") }

  /// What variables of the shell stand for in the examples.
  static let variables = ["$GITHUB_STEP_SUMMARY": "summary.md", "$day": "2026-11-21"]

  /// The command in a line of a script or a workflow; nil when the line runs another program.
  init?(line: String) {
    let words = line.split(separator: " ").map(String.init)
    guard let program = words.firstIndex(where: { $0 == "palpable" || $0.hasSuffix("/palpable") }),
      words.indices.contains(program + 1), ExampleCommand.commands.contains(words[program + 1])
    else { return nil }
    arguments = words[(program + 1)...].prefix { $0 != "||" }.map { word in
      ExampleCommand.variables.reduce(word) { $0.replacing($1.key, with: $1.value) }.replacing("\"", with: "")
    }
  }

  /// The commands that examples use.
  private static let commands = ["audit", "report", "rules", "init", "check"]

  /// The formats it asks for, and the files they go to.
  var formats: [(format: String, file: String?)] {
    zip(arguments, arguments.dropFirst()).filter { $0.0 == "--format" }.map { _, value in
      let parts = value.split(separator: "=").map(String.init)
      return (parts[0], parts.count > 1 ? parts[1] : nil)
    }
  }

  /// The folder it writes its reports to, when it names one.
  var output: String? {
    if let index = arguments.firstIndex(of: "--output") { return arguments[index + 1] }
    guard let index = arguments.firstIndex(of: "--history"), let day = arguments.firstIndex(of: "--date") else {
      return nil
    }
    return "\(arguments[index + 1])/\(arguments[day + 1])"
  }
}
