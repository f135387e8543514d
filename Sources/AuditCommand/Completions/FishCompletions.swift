import SourceText

/// Completions for fish, from version 3.1 on.
enum FishCompletions: ShellCompletions {
  static let shell = "fish"

  static func script(for line: CommandLineDescription) -> String {
    let name = line.program
    var text = "# Completions of \(name) for fish, made by: \(name) completions fish\n\n"
    text += wordFunction(line) + "\n" + helpers.replacing("NAME", with: name)
    text += "\ncomplete -c \(name) -e\ncomplete -c \(name) -f\n"
    let start = "complete -c \(name) -n __\(name)_is"
    for option in line.options { text += "\(start) \(flags(option, command: "", program: name))\n" }
    for command in line.commands { text += "\(start) -a \(quoted(command.name)) -d \(quoted(command.summary))\n" }
    for command in line.commands {
      let start = "complete -c \(name) -n '__\(name)_is \(command.name)'"
      for option in command.options { text += "\(start) \(flags(option, command: command.name, program: name))\n" }
      let operands = offer(command.operands, key: "\(command.name).operand", program: name)
      if case .file = command.operands {
        text += "\(start) -F\n"
      } else if !operands.isEmpty {
        text += "\(start) \(operands)\n"
      }
    }
    return text
  }

  /// The function that prints the words of a place, each with its summary.
  private static func wordFunction(_ line: CommandLineDescription) -> String {
    var text = "function __\(line.program)_words\n  switch $argv[1]\n"
    for (key, kind) in line.commands.flatMap(\.values) where !kind.words.isEmpty {
      text += "    case \(key)\n"
      for word in kind.words { text += "      printf '%s\\t%s\\n' \(quoted(word.text)) \(quoted(word.summary))\n" }
    }
    return text + "  end\nend\n"
  }

  private static func flags(_ option: OptionDescription, command: String, program: String) -> String {
    var text = "-l \(option.name)"
    if option.name == OptionDescription.help.name { text += " -s h" }
    if option.value != nil {
      if case .file = option.kind { text += " -r -F" } else { text += " -x" }
      let offer = offer(option.kind, key: "\(command).\(option.name)", program: program)
      if !offer.isEmpty { text += " \(offer)" }
    }
    return "\(text) -d \(quoted(option.summary))"
  }

  /// What fish is told to offer; nothing for files, which it completes by itself, and for text.
  private static func offer(_ kind: ValueKind, key: String, program: String) -> String {
    switch kind {
    case .words: "-a '(__\(program)_words \(key))'"
    case .wordsWithFile: "-a '(__\(program)_assigned \(key))'"
    case .folder: "-a '(__fish_complete_directories)'"
    case .file, .text: ""
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.madeVisible.escaping(["\\": "\\\\", "'": "\\'"]) + "'"
  }

  private static let helpers = #"""
    # Whether this command is on the line already; without a name, whether none is.
    function __NAME_is
      set -l tokens (commandline -opc)
      set -e tokens[1]
      set -l command
      for token in $tokens
        if not string match -q -- '-*' $token
          set command $token
          break
        end
      end
      test "$command" = "$argv"
    end

    # The words of a place, or the files behind a word and "=".
    function __NAME_assigned
      set -l token (commandline -ct | string replace -r '^--[^=]*=' '')
      if string match -q -- '*=*' $token
        set -l parts (string split -m 1 = -- $token)
        for path in (__fish_complete_path $parts[2])
          echo $parts[1]=$path
        end
      else
        __NAME_words $argv
      end
    end

    """#
}
