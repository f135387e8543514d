import SourceText

/// The command line as help and completions need it, from the commands' own descriptions.
struct CommandLineDescription: Sendable {
  /// The program's name.
  var program: String
  /// The program's summary, on one line.
  var summary: String
  /// The program's options without a command.
  var options: [OptionDescription]
  /// The program's commands.
  var commands: [any Command]

  /// The command line of `palpable`.
  static var palpable: CommandLineDescription {
    CommandLineDescription(
      program: "palpable", summary: Palpable.summary, options: Palpable.options, commands: Palpable.commands)
  }
}

extension Command {
  /// Every value and operand with a unique key: `audit.format`, `rules.operand`.
  var values: [(key: String, kind: ValueKind)] {
    options.filter { $0.value != nil }.map { ("\(name).\($0.name)", $0.kind) } + [("\(name).operand", operandKind)]
  }
}

/// A generator of the completion script for one shell.
///
/// Names of commands, options, and words are the program's own and have letters, digits, and hyphens; summaries may have any character.
protocol ShellCompletions: Sendable {
  /// The shell's name.
  static var shell: String { get }

  /// Returns the script.
  static func script(for line: CommandLineDescription) -> String
}

extension String {
  /// The text in single quotes of a POSIX shell: one word without expansion.
  var shellQuoted: String { "'" + madeVisible.escaping(["'": "'\\''"]) + "'" }

  /// Returns the text with some of its scalars replaced.
  func escaping(_ replacements: [Unicode.Scalar: String]) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if let replacement = replacements[scalar] { text += replacement } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
