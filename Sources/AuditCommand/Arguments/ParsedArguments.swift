import DesignTokens

/// The options and operands of a command.
struct ParsedArguments: Sendable {
  /// The arguments that aren't options, in order.
  private(set) var operands: [String] = []
  private var values: [(name: String, value: String)] = []
  private let command: String

  /// Parses arguments; `--` ends the options, and a single `-` is an operand.
  init(_ arguments: some Sequence<String>, options: [OptionDescription], command: String) throws(UsageError) {
    self.command = command
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      guard ParsedArguments.isOption(argument) else {
        operands.append(argument)
        continue
      }
      if argument == "--" {
        operands += rest
        return
      }
      try readOption(argument, &rest, options)
    }
  }

  /// Whether an argument starts like an option.
  static func isOption(_ argument: String) -> Bool {
    argument.utf8.first == UInt8(ascii: "-") && argument.utf8.count > 1
  }

  private mutating func readOption(
    _ argument: String, _ rest: inout ArraySlice<String>, _ options: [OptionDescription]
  ) throws(UsageError) {
    let body = argument.utf8.dropFirst(2)
    let parts = body.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map { String(Substring($0)) } ?? ""
    guard argument.utf8.starts(with: "--".utf8), let option = options.first(where: { $0.name == name }) else {
      throw .unknownOption(argument, command: command, among: options + [.help])
    }
    guard option.isRepeatable || !values.contains(where: { $0.name == name }) else { throw .repeatedOption(name) }
    guard let placeholder = option.value else {
      guard parts.count == 1 else { throw .unexpectedValue(option: name) }
      values.append((name, ""))
      return
    }
    if parts.count == 2 {
      values.append((name, String(Substring(parts[1]))))
    } else if let value = rest.first, !ParsedArguments.isOption(value) {
      rest.removeFirst()
      values.append((name, value))
    } else {
      throw .missingValue(option: name, value: placeholder)
    }
    try option.check(values[values.count - 1].value)
  }

  /// Whether an option is present.
  func has(_ name: String) -> Bool { values.contains { $0.name == name } }

  /// Returns the value of an option; nil if it is absent.
  func value(_ name: String) -> String? { values.first { $0.name == name }?.value }

  /// Returns all values of a repeatable option.
  func values(_ name: String) -> [String] { values.filter { $0.name == name }.map(\.value) }

  /// Returns the value of an option with a fixed set of values.
  func choice<Choice>(
    _ name: String, from choices: [(word: String, choice: Choice)]
  ) throws(UsageError) -> Choice? {
    guard let text = value(name) else { return nil }
    if let found = choices.first(where: { $0.word == text }) { return found.choice }
    let words = choices.map(\.word)
    throw .badValue(option: name, value: text, allowed: words, suggestion: nearest(to: text, among: words))
  }
}

extension OptionDescription {
  /// Throws for an empty path, and for a value outside the option's fixed set of words.
  func check(_ value: String) throws(UsageError) {
    var word = value
    // An empty path would mean the working directory or the file system root, which is never intended.
    switch kind {
    case .file where value.utf8.isEmpty, .folder where value.utf8.isEmpty:
      throw .missingValue(option: name, value: self.value ?? "")
    default: break
    }
    if case .wordsWithFile = kind {
      let parts = value.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      word = String(Substring(parts[0]))
      if parts.count == 2, parts[1].isEmpty { throw .missingValue(option: name, value: "\(word)=FILE") }
    }
    let allowed = kind.words.map(\.text)
    guard allowed.isEmpty || allowed.contains(word) else {
      throw .badValue(option: name, value: word, allowed: allowed, suggestion: nearest(to: word, among: allowed))
    }
  }
}
