import SourceText

/// The whole command line as completions need to know it, taken from the commands' own descriptions.
struct CommandLineDescription: Sendable {
  /// A command with its operands and options.
  struct Entry: Sendable {
    let name: String
    let summary: String
    let operands: ValueKind
    let options: [OptionDescription]
  }

  /// The name of the program.
  var program: String
  /// Its options where no command is named.
  var options: [OptionDescription]
  /// Its commands.
  var commands: [Entry]

  /// The command line of this program.
  static var palpable: CommandLineDescription {
    CommandLineDescription(
      program: "palpable", options: Palpable.options,
      commands: Palpable.commands.map {
        Entry(name: $0.name, summary: $0.summary, operands: $0.operandKind, options: $0.options + [.help])
      })
  }
}

extension CommandLineDescription.Entry {
  /// Every place of the command where a value stands, by a name of its own: `audit.format`, `rules.operand`.
  var values: [(key: String, kind: ValueKind)] {
    options.filter { $0.value != nil }.map { ("\(name).\($0.name)", $0.kind) } + [("\(name).operand", operands)]
  }
}

/// The script that makes one shell complete a command line: the shell's name and one verb.
///
/// Names of commands, options and words are those of this program, letters, digits and hyphens; summaries may hold any character.
protocol ShellCompletions: Sendable {
  /// The name of the shell.
  static var shell: String { get }

  /// The script.
  static func script(for line: CommandLineDescription) -> String
}

extension String {
  /// The text between single quotes of a POSIX shell: one word without any expansion.
  var shellQuoted: String { "'" + madeVisible.escaping(["'": "'\\''"]) + "'" }

  /// The text with some of its scalars replaced.
  func escaping(_ replacements: [Unicode.Scalar: String]) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if let replacement = replacements[scalar] { text += replacement } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
