import SourceText

/// Completions for bash, from version 3.2 on.
enum BashCompletions: ShellCompletions {
  static let shell = "bash"

  static func script(for line: CommandLineDescription) -> String {
    let name = line.program
    var text = "# Completions of \(name) for bash, made by: \(name) completions bash\n\n"
    text += "# Sets kind and words to what stands at a place; kind stays empty where an option takes no value.\n"
    text += "_\(name)_place() {\n  kind='' words=''\n  case $1 in\n"
    text += place(" command", .words(line.commands.map { .init($0.name) }))
    text += place(" options", options(line.options))
    for command in line.commands {
      text += place("\(command.name) options", options(command.options))
      text += place("\(command.name) operand", command.operands)
      for option in command.options where option.value != nil {
        text += place("\(command.name) --\(option.name)", option.kind)
      }
    }
    return text + "  esac\n}\n\n" + driver.replacing("NAME", with: name)
  }

  private static func options(_ options: [OptionDescription]) -> ValueKind {
    .words(options.map { .init("--\($0.name)") })
  }

  private static func place(_ key: String, _ kind: ValueKind) -> String {
    let words = kind.words.map(\.text.madeVisible).joined(separator: "\n")
    let name =
      switch kind {
      case .words: "words"
      case .wordsWithFile: "assigned"
      case .file: "file"
      case .folder: "folder"
      case .text: "text"
      }
    let list = words.isEmpty ? "" : " words='\(words.escaping(["'": "'\\''"]))'"
    return "    \(key.shellQuoted)) kind=\(name)\(list) ;;\n"
  }

  /// What is the same for all command lines; files are left to readline, which completes them when there are no words.
  private static let driver = #"""
    _NAME() {
      local -a arguments
      local index word raw current whole command='' option='' ended='' kind words
      arguments=() COMPREPLY=()
      # Bash takes arguments apart around "=".
      for ((index = 1; index <= COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if ((${#arguments[@]})) && [[ $word == '=' || ${COMP_WORDS[index - 1]} == '=' ]]; then
          arguments[${#arguments[@]} - 1]=${arguments[${#arguments[@]} - 1]}$word
        else
          arguments[${#arguments[@]}]=$word
        fi
      done
      for ((index = 0; index < ${#arguments[@]} - 1; index++)); do
        word=${arguments[index]}
        if [[ -n $option ]]; then
          option=''
        elif [[ -z $ended && $word == -- ]]; then
          ended=yes
        elif [[ -z $ended && $word == -* ]]; then
          _NAME_place "$command $word"
          [[ -z $kind ]] || option=$word
        elif [[ -z $command ]]; then
          command=$word
        fi
      done
      whole=${arguments[${#arguments[@]} - 1]} current=$whole
      if [[ -z $option && -z $ended && $current == --*=* ]]; then
        option=${current%%=*} current=${current#*=}
      fi
      if [[ -n $option ]]; then
        _NAME_place "$command $option"
      elif [[ -z $ended && $current == -* ]]; then
        _NAME_place "$command options"
      elif [[ -z $command ]]; then
        _NAME_place " command"
      else
        _NAME_place "$command operand"
      fi
      if [[ $kind == file || $kind == assigned && $current == *=* ]]; then return; fi
      if [[ $kind == folder ]]; then
        # Before version 4 there is no compopt, and readline completes files and folders.
        compopt -o filenames 2>/dev/null || [[ ${BASH_VERSINFO[0]} -gt 3 ]] || return
        words=$(compgen -d -- "$current")
      else
        compopt +o default 2>/dev/null
      fi
      # Bash replaces what stands behind the last character at which it breaks words.
      raw=${COMP_WORDS[COMP_CWORD]}
      [[ $raw != '=' ]] || raw=''
      while IFS= read -r word; do
        [[ -n $word && $word == "$current"* ]] || continue
        word=${whole%"$current"}$word
        COMPREPLY[${#COMPREPLY[@]}]=${word:${#whole} - ${#raw}}
      done <<<"$words"
    }

    complete -o default -F _NAME NAME

    """#
}
