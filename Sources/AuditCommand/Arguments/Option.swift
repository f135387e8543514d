/// An option, or a value whose properties are options: a command, or a group of options that several commands share.
protocol OptionSource: Sendable {
  /// The descriptions of the options.
  var options: [OptionDescription] { get }
}

extension OptionSource {
  /// The options among the stored properties, in the order of their declarations.
  var options: [OptionDescription] { reflectedOptions }

  /// The options found by reflection, which takes about 50 µs for each property.
  var reflectedOptions: [OptionDescription] {
    Mirror(reflecting: self).children.flatMap { ($0.value as? any OptionSource)?.options ?? [] }
  }
}

extension [OptionDescription] {
  /// Lists the options of several sources.
  init(_ sources: any OptionSource...) {
    self = []
    for source in sources { self += source.options }
  }
}

/// An option as a stored property of its command: its only declaration, and the key to its value.
struct Option<Value>: OptionSource {
  let description: OptionDescription
  /// Returns the value for the validated texts on the command line, which are empty if the option is absent.
  let value: @Sendable (_ texts: [String]) -> Value

  var name: String { description.name }
  var options: [OptionDescription] { [description] }
}

/// The words of an option with what they mean.
typealias OptionChoices<Choice> = [(word: ValueKind.Word, choice: Choice)]

extension Option {
  /// Creates an option without a value.
  init(_ name: String, _ summary: String) where Value == Bool {
    self.init(description: .init(name, summary)) { !$0.isEmpty }
  }

  /// Creates an option with a value; nil if the option is absent.
  init(_ name: String, value placeholder: String, _ summary: String) where Value == String? {
    self.init(description: .init(name, value: placeholder, summary)) { $0.first }
  }

  /// Creates a repeatable option with a value.
  init(_ name: String, values placeholder: String, _ summary: String) where Value == [String] {
    self.init(description: .init(name, value: placeholder, summary, isRepeatable: true)) { $0 }
  }

  /// Creates an option with a fixed set of words; nil if the option is absent.
  init<Choice: Sendable>(
    _ name: String, value placeholder: String, _ summary: String, _ choices: OptionChoices<Choice>
  ) where Value == Choice? {
    self.init(description: .init(name, value: placeholder, summary, kind: .words(choices.map(\.word)))) { texts in
      choices.first { $0.word.text == texts.first }?.choice
    }
  }

  /// Creates an option with a fixed set of words and a default among them.
  init(
    _ name: String, value placeholder: String, _ summary: String, _ choices: OptionChoices<Value>, default value: Value
  ) where Value: Equatable & Sendable {
    let word = choices.first { $0.choice == value }?.word.text
    self.init(
      description: .init(name, value: placeholder, summary, kind: .words(choices.map(\.word)), default: word)
    ) { texts in choices.first { $0.word.text == texts.first }?.choice ?? value }
  }

  /// Creates the option for the formats of reports, each with its file; nil for standard output.
  init<Format: Sendable>(formats: OptionChoices<Format>) where Value == [(format: Format, file: String?)] {
    self.init(
      description: .init(
        "format", value: "F[=FILE]", "report to print, or to write to FILE; repeatable",
        kind: .wordsWithFile(formats.map(\.word)), isRepeatable: true)
    ) { texts in
      texts.compactMap { text in
        let (word, file) = text.splitAtEquals
        return formats.first { $0.word.text == word }.map { ($0.choice, file) }
      }
    }
  }
}

extension String {
  /// The parts before and after the first `=`; the second is nil if there is none.
  var splitAtEquals: (String, String?) {
    let parts = utf8.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    return (String(Substring(parts[0])), parts.count == 2 ? String(Substring(parts[1])) : nil)
  }
}
