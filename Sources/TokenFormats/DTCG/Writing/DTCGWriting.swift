import DesignTokens
import SourceText

/// The tokens of the documents of a system with modes.
struct DTCGSets {
  /// What every mode starts from.
  var common = DTCGTreeText()
  /// What each mode has of its own.
  var own: [DTCGTreeText]

  init(count: Int) { own = Array(repeating: DTCGTreeText(), count: count) }

  /// Adds a token to what every mode starts from, and to the modes with other values; returns what it has in each mode.
  ///
  /// - Parameters:
  ///   - isKept: whether a content can be written as it is.
  ///   - json: returns the token with a content in a slot; nil if the format has no such value.
  mutating func add(
    _ token: Token, as name: TokenPath, _ values: TokenValues, _ slots: [ModeSlot],
    isKept: (AuthoredValue.Content) -> Bool, json: (_ slot: Int, AuthoredValue.Content) -> JSONText?
  ) -> TokenValues.Written {
    var written = values.contents(of: token, in: slots, isKept: isKept)
    // A token without a value in some mode is in nothing that all modes start from.
    let isCommon = written.empty.isEmpty && written.shownInVain.isEmpty
    if !isCommon { written = values.contents(of: token, in: slots, showsFirst: false, isKept: isKept) }
    for (slot, content) in written.contents.enumerated() {
      guard let content, let json = json(slot, content) else { continue }
      if slot == 0, isCommon { common.add(name, json) } else { own[slot].add(name, json) }
    }
    return written
  }
}

/// Puts tokens into the documents of the modes.
struct DTCGWriting {
  let values: TokenValues
  let slots: [ModeSlot]
  let names: [TokenPath: TokenPath]

  func add(_ token: Token, to sets: inout DTCGSets, _ notes: inout ConversionNotes) {
    guard let name = names[token.path] else { return }
    let type = values.type(of: token, slots)
    if token.values.contains(where: { !isKept($0.value.content) && $0.value.content.target != nil }) {
      notes.add(
        .altered, "aliases with an alpha are written as their resolved colors; the format doesn't support them",
        "\(token.path)")
    }
    let written = sets.add(token, as: name, values, slots, isKept: isKept) { slot, content in
      let text = DTCGValueText(values: values, names: names, mode: slots[slot].mode)
      guard let value = text.json(of: content, type) else { return nil }
      note(content, of: token, type, &notes)
      return object(token, type, value)
    }
    written.note(token, slots, &notes)
    if token.tier != nil {
      notes.add(.respelled, "tokens have a tier that the format can't represent", "\(token.path)")
    }
  }

  private func isKept(_ content: AuthoredValue.Content) -> Bool {
    switch content {
    case .alias(let target): names[target] != nil
    case .literal: true
    case .translucentAlias, .undecidable: false
    }
  }

  private func object(_ token: Token, _ type: TokenType?, _ value: JSONText) -> JSONText {
    var members: [(String, JSONText)] = []
    if let type { members.append(("$type", .string(type.rawValue))) }
    members.append(("$value", value))
    if let description = token.description { members.append(("$description", .string(description))) }
    if let reason = token.deprecation {
      let isPlain = reason.utf8.elementsEqual("deprecated".utf8)
      members.append(("$deprecated", isPlain ? .boolean(true) : .string(reason)))
    }
    return .object(members)
  }

  /// Notes what the value as it is written does not say.
  private func note(
    _ content: AuthoredValue.Content, of token: Token, _ type: TokenType?, _ notes: inout ConversionNotes
  ) {
    guard case .literal(let value) = content else { return }
    switch value {
    case .color(let color):
      let written = DTCGNotation.exact(color)
      if written?.color.space != color.space {
        notes.add(.respelled, "colors are written in another color space with the same value", "\(token.path)")
      }
      if color.missing.contains(.alpha) {
        notes.add(.altered, "color alphas with the value none are written as 0", "\(token.path)")
      }
    case .composite(let parts):
      for addition in DTCGValueText.additions(to: parts, type) {
        notes.add(
          .respelled, "tokens gain required parts with neutral values", "\(token.path) (\(addition))")
      }
    default: break
    }
  }
}
