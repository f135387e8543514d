import DesignTokens

/// The options and operands of a command.
struct ParsedArguments: Sendable {
  /// The arguments that aren't options, in order.
  private(set) var operands: [String] = []
  private var values: [(name: String, value: String)] = []
  private let command: String
  private let options: [OptionDescription]

  /// Parses arguments; `--` ends the options, and a single `-` is an operand.
  init(_ arguments: some Sequence<String>, for command: some Command) throws(UsageError) {
    self.command = command.name
    options = command.options
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      guard ParsedArguments.isOption(argument) else {
        operands.append(argument)
        continue
      }
      if argument == "--" {
        operands += rest
        break
      }
      try readOption(argument, &rest)
    }
    // An empty path would mean the working directory or the file system root, which is never intended.
    if command.usesFiles, operands.contains(where: \.utf8.isEmpty) {
      throw .missingOperand("a non-empty path", command: command.name)
    }
  }

  /// Whether an argument starts like an option.
  static func isOption(_ argument: String) -> Bool {
    argument.utf8.first == UInt8(ascii: "-") && argument.utf8.count > 1
  }

  private mutating func readOption(_ argument: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let (name, assigned) = String(Substring(argument.utf8.dropFirst(2))).splitAtEquals
    guard argument.utf8.starts(with: "--".utf8), let option = options.first(where: { $0.name == name }) else {
      throw .unknownOption(argument, command: command, among: options + [.help])
    }
    guard option.isRepeatable || !values.contains(where: { $0.name == name }) else { throw .repeatedOption(name) }
    guard let placeholder = option.value else {
      guard assigned == nil else { throw .unexpectedValue(option: name) }
      values.append((name, ""))
      return
    }
    if let assigned {
      values.append((name, assigned))
    } else if let value = rest.first, !ParsedArguments.isOption(value) {
      rest.removeFirst()
      values.append((name, value))
    } else {
      throw .missingValue(option: name, value: placeholder)
    }
    try option.check(values[values.count - 1].value)
  }

  /// The value of an option of the command.
  ///
  /// - Precondition: the option is a stored property of the command.
  subscript<Value>(option: Option<Value>) -> Value {
    precondition(options.contains { $0.name == option.name }, "\(command) doesn't declare --\(option.name)")
    return option.value(values.filter { $0.name == option.name }.map(\.value))
  }

  /// Returns the operand of a command that takes at most one.
  func onlyOperand() throws(UsageError) -> String? {
    guard operands.count <= 1 else { throw .tooManyOperands(operands[1], command: command) }
    return operands.first
  }
}

extension OptionDescription {
  /// Throws for an empty path, and for a value outside the option's fixed set of words.
  func check(_ value: String) throws(UsageError) {
    var word = value
    switch kind {
    case .file where value.utf8.isEmpty, .folder where value.utf8.isEmpty:
      throw .missingValue(option: name, value: self.value ?? "")
    default: break
    }
    if case .wordsWithFile = kind {
      let (format, file) = value.splitAtEquals
      word = format
      if file?.utf8.isEmpty == true { throw .missingValue(option: name, value: "\(word)=FILE") }
    }
    let allowed = kind.words.map(\.text)
    guard allowed.isEmpty || allowed.contains(word) else {
      throw .badValue(option: name, value: word, allowed: allowed, suggestion: nearest(to: word, among: allowed))
    }
  }
}
