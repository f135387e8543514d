// The output of `--help`, from the descriptions of commands.

import PageModel

/// The maximum width of help, in columns.
let helpColumns = 100

extension Palpable {
  /// The program's options without a command.
  static let options: [OptionDescription] = [.help, .version]

  /// The program's summary, on one line.
  static let summary =
    "Palpable audits the colors, text, and touch targets of a design system for accessibility."

  /// The program's summary and its commands.
  static var overview: String {
    var text = summary + "\n\nUsage: palpable COMMAND\n\n"
    text += rows(commands.map { ("\($0.name) \($0.operands)", $0.summary) })
    text +=
      "\n"
      + rows([
        ("COMMAND --help", "show a command and its options"),
        (OptionDescription.version.usage, OptionDescription.version.summary),
        ("\(OptionDescription.version.usage) --json", "show the version, commit, compiler, and target as JSON"),
      ])
    return text + "\nExit codes: \(exitCodes.map { "\($0.code) = \($0.meaning)" }.joined(separator: ", ")).\n"
  }

  /// The exit codes of an audit.
  static let exitCodes: [(code: Int, meaning: String)] = [
    (0, "gate passed"), (1, "gate failed"), (2, "the audit couldn't run"),
  ]

  /// Returns the help of one command with its options.
  static func help(_ command: any Command) -> String {
    let operands = command.operands.isEmpty ? "" : " \(command.operands)"
    var text = wrapped(command.summary, columns: helpColumns).map { $0 + "\n" }.joined()
    text += "\nUsage: palpable \(command.name)\(operands)\(command.options.isEmpty ? "" : " [OPTIONS]")\n\n"
    text += rows(command.allOptions.map { ($0.usage, $0.fullSummary) })
    return text + (command.discussion.isEmpty ? "" : "\n" + paragraphs(command.discussion))
  }

  /// Returns two columns; the right one is aligned in every row and wrapped.
  private static func rows(_ rows: [(left: String, right: String)]) -> String {
    let width = (rows.map(\.left.unicodeScalars.count).max() ?? 0) + 4
    return rows.map { left, right in
      let start = "  " + left + String(repeating: " ", count: width - 2 - left.unicodeScalars.count)
      let lines = wrapped(right, columns: helpColumns - width)
      return start + lines.joined(separator: "\n" + String(repeating: " ", count: width)) + "\n"
    }.joined()
  }

  /// Returns rewrapped paragraphs; empty lines and lines that start with a space are kept.
  private static func paragraphs(_ text: String) -> String {
    var output = ""
    var paragraph = ""
    for line in (text + "\n").split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.isEmpty || line.first == " " else {
        paragraph += (paragraph.isEmpty ? "" : " ") + line
        continue
      }
      if !paragraph.isEmpty { output += wrapped(paragraph, columns: helpColumns).map { $0 + "\n" }.joined() }
      paragraph = ""
      output += line + "\n"
    }
    return String(output.dropLast())
  }
}
