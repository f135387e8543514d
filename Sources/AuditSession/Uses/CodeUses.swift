import SourceText

/// A reader of code that finds colors that are used together: a text color and the background of the same rule, call, or view.
///
/// It knows no language as a whole. A pair of brackets is a group, and a property in it is a name, a colon or an equals sign, and a value.
/// Computed values aren't read.
struct CodeUses {
  /// The languages that differ in what is read.
  enum Language {
    case styleSheet
    /// Styles and classes in scripts and templates.
    case script
    case swift, kotlin, dart

    /// Whether the language is one of the web.
    var isWeb: Bool { self == .styleSheet || self == .script }
  }

  /// A pair of brackets that isn't closed yet.
  struct Group {
    let opening: UInt8
    /// What is before the bracket: the name of a function, or a selector.
    let head: ArraySlice<UInt8>
    /// The start of the current statement.
    var start: Int
    /// The colors of properties, by what is before their names: `label` in `label.textColor`.
    var settings: [String: ColorSetting] = [:]
    /// The colors that calls in the current statement set: `.foregroundStyle(a).background(b)`.
    var calls = ColorSetting()
    /// The colors of nested rules for states of the same element.
    var states: [ColorSetting] = []
    /// Whether the group isn't used in all modes, or is for a disabled control, whose contrast isn't required.
    var isSkipped = false
  }

  /// The deepest nesting that is read.
  private static let depthLimit = 200
  /// The number of bytes before a bracket that are read.
  private static let headLimit = 300

  let bytes: [UInt8]
  let names: ColorNames
  let language: Language
  var groups: [Group]
  /// The offset of the end of the last template.
  var templateEnd = -1
  /// The offset of the visible byte after the last end of a line.
  var visible = -1
  /// The pairs, each with the offset of its first use.
  private(set) var found: [ColorPair: Int] = [:]

  init(bytes: [UInt8], names: ColorNames, language: Language) {
    (self.bytes, self.names, self.language) = (bytes, names, language)
    groups = [Group(opening: 0, head: [], start: 0)]
    read()
  }

  private mutating func read() {
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case Ascii.slash: index = comment(index)
      case UInt8(ascii: "<") where language == .script: index = markupComment(index)
      case Ascii.quote, UInt8(ascii: "'"), Ascii.backtick: index = text(index)
      case Ascii.openBrace, Ascii.openParenthesis, Ascii.openBracket: open(index)
      case Ascii.closeBrace, Ascii.closeParenthesis, Ascii.closeBracket: close(index)
      case UInt8(ascii: ";"), Ascii.comma: endStatement(at: index)
      case Ascii.lineFeed where !continues(index): endStatement(at: index)
      default: break
      }
      index += 1
    }
    while groups.count > 1 { close(bytes.count) }
    endStatement(at: bytes.count)
    add(groups[0])
  }

  // MARK: - Groups

  private mutating func open(_ index: Int) {
    let last = groups.count - 1
    guard groups.count < CodeUses.depthLimit else { return }
    let start = max(min(groups[last].start, index), index - CodeUses.headLimit)
    let head = ColorReference.trimmed(bytes[start..<index])
    let isSkipped = groups[last].isSkipped || isSkipped(head)
    groups.append(Group(opening: bytes[index], head: head, start: index + 1, isSkipped: isSkipped))
  }

  /// Whether the head of a group says that it isn't used in all modes, or is for a disabled control.
  private func isSkipped(_ head: ArraySlice<UInt8>) -> Bool {
    language == .styleSheet ? CodeContext.isSkipped(rule: head) : CodeContext.isSkipped(code: head)
  }

  /// Closes the current group, and before it those that a closing brace ends too.
  private mutating func close(_ index: Int) {
    guard index < bytes.count, bytes[index] != Ascii.closeBrace else {
      let openings = [Ascii.openBrace, Ascii.backtick]
      while groups.count > 1, !openings.contains(groups[groups.count - 1].opening) { closeLast(index) }
      // A brace in a template doesn't end it.
      if index == bytes.count || groups[groups.count - 1].opening == Ascii.openBrace { closeLast(index) }
      return
    }
    // A bracket that opens nothing is one of a text.
    let opening = bytes[index] == Ascii.closeParenthesis ? Ascii.openParenthesis : Ascii.openBracket
    if groups[groups.count - 1].opening == opening { closeLast(index) }
  }

  mutating func closeLast(_ index: Int) {
    guard groups.count > 1 else { return }
    endStatement(at: index)
    let group = groups.removeLast()
    add(group)
    let last = groups.count - 1
    if group.opening == Ascii.openParenthesis, index < bytes.count { call(group, index) }
    guard language.isWeb, group.opening == Ascii.openBrace else { return }
    // What is before a block belongs to it.
    groups[last].start = index + 1
    if CodeContext.isState(group.head), !group.isSkipped, let own = group.settings[""] {
      groups[last].states.append(own)
    }
  }

  /// Adds the pairs of a group.
  mutating func add(_ group: Group) {
    guard !group.isSkipped else { return }
    let place = group.head.isEmpty ? group.start : group.head.startIndex
    let own = group.settings[""] ?? ColorSetting()
    for setting in Array(group.settings.values) + group.states.map({ $0.with(own) }) { add(setting.pairs, at: place) }
  }

  /// Adds pairs.
  mutating func add(_ pairs: [ColorPair], at offset: Int) {
    for pair in pairs { found[pair] = min(found[pair] ?? .max, min(offset, bytes.count)) }
  }
}
