import SourceText

/// Completions for zsh, to be evaluated after `compinit` or to be kept as `_palpable` in a folder of `fpath`.
enum ZshCompletions: ShellCompletions {
  static let shell = "zsh"

  static func script(for line: CommandLineDescription) -> String {
    let name = line.program
    var text = "#compdef \(name)\n# Completions of \(name) for zsh, made by: \(name) completions zsh\n\n"
    text += wordFunction(line) + "\n_\(name)() {\n"
    text += "  local context curcontext=\"$curcontext\" state state_descr line\n  typeset -A opt_args\n"
    text += "  _arguments -C \\\n"
    text += "    \(last("-h", .help)) \\\n"
    for option in line.options { text += "    \(last("--\(option.name)", option)) \\\n" }
    text += "    '1:command: _\(name)_words command' '*::argument:->arguments' && return\n"
    text += "  [[ $state == arguments ]] || return\n"
    text += "  curcontext=\"${curcontext%:*}-$line[1]:\"\n  case $line[1] in\n"
    for command in line.commands { text += arguments(of: command, program: name) }
    text += "  esac\n}\n\n"
    text += "if [[ $funcstack[1] == _\(name) ]]; then _\(name) \"$@\"; else compdef _\(name) \(name); fi\n"
    return text
  }

  /// The function that offers the words of a place, each with its summary.
  private static func wordFunction(_ line: CommandLineDescription) -> String {
    let places = [("command", ValueKind.words(line.commands.map { .init($0.name, $0.summary) }))]
    var text = "_\(line.program)_words() {\n  local -a words\n  case $1 in\n"
    for (key, kind) in places + line.commands.flatMap(\.values) where !kind.words.isEmpty {
      text += "    \(key))\n      words=(\n"
      for word in kind.words {
        let name = word.text.escaping(["\\": "\\\\", ":": "\\:"])
        let summary = word.summary.escaping(["\\": "\\\\"])
        text += "        \((summary.isEmpty ? name : "\(name):\(summary)").shellQuoted)\n"
      }
      text += "      ) ;;\n"
    }
    text += "  esac\n  if [[ $2 == assigned ]] && compset -P '*='; then _files; return; fi\n"
    return text + "  _describe -t values value words\n}\n"
  }

  private static func arguments(of command: CommandLineDescription.Entry, program: String) -> String {
    var text = "    \(command.name))\n      _arguments -S \\\n        \(last("-h", .help)) \\\n"
    for option in command.options where option.name != OptionDescription.help.name {
      var spec = "\(option.isRepeatable ? "*" : "")--\(option.name)"
      if let value = option.value {
        let action = action(option.kind, key: "\(command.name).\(option.name)", program: program)
        spec += "=\(description(option)):\(value.escaping([":": "\\:"])):\(action)"
      } else {
        spec += description(option)
      }
      text += "        \(spec.shellQuoted) \\\n"
    }
    text += "        \(last("--help", .help)) \\\n"
    let operands = action(command.operands, key: "\(command.name).operand", program: program)
    let places = command.operands.words.isEmpty ? "*:operand:" : "1:operand:"
    return text + "        \((places + operands).shellQuoted) ;;\n"
  }

  /// An option after which nothing else is offered.
  private static func last(_ name: String, _ option: OptionDescription) -> String {
    "(- : *)\(name)\(description(option))".shellQuoted
  }

  /// The summary in brackets, as `_arguments` reads it.
  private static func description(_ option: OptionDescription) -> String {
    "[\(option.summary.escaping(["\\": "\\\\", "[": "\\[", "]": "\\]", ":": "\\:"]))]"
  }

  /// What `_arguments` does to complete a value; a leading space keeps it from adding arguments of its own.
  private static func action(_ kind: ValueKind, key: String, program: String) -> String {
    switch kind {
    case .words: " _\(program)_words \(key)"
    case .wordsWithFile: " _\(program)_words \(key) assigned"
    case .file: "_files"
    case .folder: "_files -/"
    case .text: " "
    }
  }
}
