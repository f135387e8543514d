import ColorScience
import DesignTokens

/// The limits of a format that gives every token one name, and a value for each appearance that it has.
struct WritingLimits {
  /// How notes call the place of a value, such as `a CSS property`.
  let place: String
  /// How notes call the documents, such as `a style sheet`.
  let documents: String
  /// Whether the values without a condition are the light ones if there are light ones.
  var isLightFirst = true
  /// Whether there are values for more contrast.
  var hasContrast = true
  /// Whether classes or attributes of a page can choose a mode.
  var keepsSwitches = false
  /// Whether the documents say that the values without a condition are dark.
  var tellsFirst = false
  /// Whether a token needs a value in the first mode.
  var needsFirst = true
  /// Whether there are comments.
  var hasComments = true
  /// Whether a description is read back.
  var keepsDescription = false
  /// Whether a deprecation is read back.
  var keepsDeprecation = false
  /// The colors that can be written.
  var colors = WrittenColors.own
}

/// The tokens that a format holds, each with its name and its values in the appearances.
struct WrittenTable {
  /// A token on its way into a document.
  struct Row {
    let token: Token
    /// The name in the documents.
    let name: String
    /// A value of the token, which tells its kind.
    let sample: TokenValue
    let written: TokenValues.Written
  }

  /// The name of a token in the documents, and when it is read back.
  struct Name {
    let written: String
    let read: TokenPath
  }

  let limits: WritingLimits
  let values: TokenValues
  let looks: AppearanceSlots
  private(set) var names: [TokenPath: String] = [:]
  private(set) var rows: [Row] = []
  var notes = ConversionNotes()
  private var conversion = Conversion()

  /// Chooses the tokens, gives them names, and decides on their values.
  ///
  /// - Parameters:
  ///   - isHeld: whether the format has such a value.
  ///   - name: the name of a token with the segments of its path.
  ///   - isKept: whether a content can be written as it is, given the names; a literal is asked with `isHeld`.
  init(
    _ tokens: TokenSet, modes: [Mode], _ format: FormatDescription, _ limits: WritingLimits,
    isHeld: (TokenValue) -> Bool, isKept: (AuthoredValue.Content, WrittenTable) -> Bool,
    name: (_ segments: [String], _ token: Token, _ sample: TokenValue) throws(ConversionError) -> Name
  ) throws(ConversionError) {
    self.limits = limits
    values = TokenValues(tokens, modes: modes)
    looks = AppearanceSlots(
      modes, isLightFirst: limits.isLightFirst, hasContrast: limits.hasContrast,
      keepsSwitches: limits.keepsSwitches)
    var held: [(token: Token, sample: TokenValue)] = []
    var taken: [TokenPath: TokenPath] = [:]
    for token in tokens.tokens {
      guard let sample = sample(of: token, isHeld) else { continue }
      let name = try name(WrittenNames.segments(of: token.path, in: tokens), token, sample)
      if let other = taken.updateValue(token.path, forKey: name.read) {
        throw .nameClash(other, token.path, name: name.written)
      }
      names[token.path] = name.written
      conversion.names[token.path] = name.read
      held.append((token, sample))
    }
    guard !held.isEmpty else { throw .nothingToWrite(format: format.title) }
    for (token, sample) in held {
      let written = values.contents(of: token, in: looks.slots) { content in
        if case .literal(let value) = content { isHeld(value) } else { isKept(content, self) }
      }
      if token.values.contains(where: { $0.value.content.target != nil && !isKept($0.value.content, self) }) {
        notes.add(.altered, "aliases are written as their resolved values", "\(token.path)")
      }
      rows.append(Row(token: token, name: names[token.path] ?? "", sample: sample, written: written))
      written.note(token, looks.slots, &notes)
      note(token, sample)
    }
  }

  /// A value of a token that the format holds; a token that it doesn't hold is noted.
  private mutating func sample(of token: Token, _ isHeld: (TokenValue) -> Bool) -> TokenValue? {
    guard let sample = values.sample(of: token, looks.slots) else {
      notes.addUnknown(token)
      return nil
    }
    guard isHeld(sample) else {
      notes.add(
        .leftOut,
        "tokens of the type \(sample.kindName(token.type)) are omitted; \(limits.place) can't represent them",
        "\(token.path)")
      return nil
    }
    if limits.needsFirst, looks.slots.first.flatMap({ values.value(of: token, in: $0.mode) }) == nil {
      notes.add(
        .leftOut, "tokens are omitted, because they have no value in the first mode, which \(limits.place) requires",
        "\(token.path)")
      return nil
    }
    return sample
  }

  private mutating func note(_ token: Token, _ sample: TokenValue) {
    let name = "\(token.path)"
    let fate = limits.hasComments ? "become comments, which aren't read back" : "are omitted; comments can't be written"
    if token.description != nil, !limits.keepsDescription { notes.add(.altered, "descriptions \(fate)", name) }
    if token.deprecation != nil, !limits.keepsDeprecation { notes.add(.altered, "deprecations \(fate)", name) }
    switch token.type {
    case .fontFamily?, .fontWeight?, .strokeStyle?:
      notes.add(.altered, "tokens lose their type, which \(limits.place) can't represent for words and numbers", name)
    default: break
    }
    guard case .color = sample else { return }
    for slot in looks.slots {
      guard case .color(let color)? = values.value(of: token, in: slot.mode) else { continue }
      limits.colors.note(color, name, &notes)
    }
  }

  // MARK: Documents

  /// What is written for a token in comments before it, in lines.
  static func comments(_ token: Token) -> [String] {
    var lines = [token.description].compactMap { $0 }
    if let reason = token.deprecation {
      lines.append(reason.utf8.elementsEqual("deprecated".utf8) ? "Deprecated." : "Deprecated: \(reason)")
    }
    return lines.filter { !$0.utf8.isEmpty }.map(oneLineComment)
  }

  /// What a token is worth in an appearance: its own content, or that of the appearance that shows through.
  func content(of row: Row, in slot: Int) -> AuthoredValue.Content {
    var slot = slot
    while true {
      if let content = row.written.contents[slot] { return content }
      guard slot > 0 else { return .undecidable("it has no value") }
      slot = looks.slots[slot].base ?? 0
    }
  }

  /// The positions of the appearances in which some token has a value of its own.
  var usedSlots: Set<Int> {
    Set(looks.slots.indices.filter { slot in rows.contains { $0.written.contents[slot] != nil } })
  }

  /// The conversion with its documents and notes.
  ///
  /// - Parameter used: the positions of the appearances that are in the documents.
  mutating func conversion(_ documents: [WrittenDocument], used: Set<Int>? = nil) -> Conversion {
    looks.note(
      used ?? usedSlots, in: limits.documents, tellsFirst: limits.tellsFirst, &notes, &conversion.modeNames)
    WrittenNames.noteRenamed(conversion.names, values.tokens, &notes)
    conversion.documents = documents
    conversion.entries = documents.map(\.path)
    conversion.notes = notes.all
    return conversion
  }
}
