import ColorScience
import DesignTokens
import SourceText

/// Puts tokens into the sets of modes.
struct StudioWriting {
  let values: TokenValues
  let slots: [ModeSlot]
  let names: [TokenPath: TokenPath]

  func add(_ token: Token, to sets: inout DTCGSets, _ notes: inout ConversionNotes) {
    guard let name = names[token.path] else { return }
    let type = values.type(of: token, slots)
    let written = sets.add(token, as: name, values, slots, isKept: isKept) { slot, content in
      let text = StudioValueText(values: values, names: names, mode: slots[slot].mode)
      guard let value = text.json(of: content, type) else { return nil }
      return object(token, StudioValueText.typeName(type, text.value(of: content)), value)
    }
    written.note(token, slots, &notes)
    if token.values.contains(where: { !isKept($0.value.content) && $0.value.content.target != nil }) {
      notes.add(.altered, "aliases are written as their resolved values", "\(token.path)")
    }
    if token.deprecation != nil {
      notes.add(.altered, "deprecations are omitted; Tokens Studio can't represent them", "\(token.path)")
    }
  }

  /// Whether a content can be written as it is; an alpha replaces that of a color, so only an opaque one can have it.
  private func isKept(_ content: AuthoredValue.Content) -> Bool {
    switch content {
    case .literal: return true
    case .alias(let target): return names[target] != nil
    case .translucentAlias(let target, _):
      guard names[target] != nil, let token = values.tokens[target] else { return false }
      return slots.allSatisfy { slot in
        if case .color(let color)? = values.value(of: token, in: slot.mode) { color.isOpaque } else { true }
      }
    case .undecidable: return false
    }
  }

  private func object(_ token: Token, _ type: String, _ value: JSONText) -> JSONText {
    var members: [(String, JSONText)] = [("$type", .string(type)), ("$value", value)]
    if let description = token.description { members.append(("$description", .string(description))) }
    return .object(members)
  }
}

/// Values as Tokens Studio writes them.
struct StudioValueText {
  let values: TokenValues
  /// The paths of the tokens that are written; what refers to any other is written as what that comes to.
  let names: [TokenPath: TokenPath]
  /// The mode in which that is looked up.
  let mode: Mode

  /// The name of a type; a token without one has the type of its value.
  static func typeName(_ type: TokenType?, _ value: TokenValue?) -> String {
    switch type ?? value?.ownType {
    case .fontFamily?: "fontFamilies"
    case .fontWeight?: "fontWeights"
    case .shadow?: "boxShadow"
    case let type?: type.rawValue
    case nil: "other"
    }
  }

  /// What a content comes to.
  func value(of content: AuthoredValue.Content) -> TokenValue? {
    if case .literal(let value) = content { return value }
    return content.target.flatMap { values.tokens[$0] }.flatMap { values.value(of: $0, in: mode) }
  }

  /// A content; nil when the format has no such value.
  func json(of content: AuthoredValue.Content, _ type: TokenType?) -> JSONText? {
    switch content {
    case .literal(let value): json(of: value, type)
    case .alias(let target): names[target].map { .string("{\($0)}") }
    case .translucentAlias(let target, let alpha):
      names[target].map { .string("rgba({\($0)}, \(plainDecimal(alpha)))") }
    case .undecidable: nil
    }
  }

  /// A value; nil when the format has no such value.
  func json(of value: TokenValue, _ type: TokenType?) -> JSONText? {
    switch (value, type ?? value.ownType) {
    case (.color(let color), .color?): return .string(CSSNotation.exact(color))
    case (.dimension(let length), .dimension?):
      return .string(plainDecimal(length.value) + length.unit.rawValue)
    case (.number(let weight), .fontWeight?), (.fontWeight(let weight), .fontWeight?):
      return (1...1000).contains(weight) ? .string(plainDecimal(weight)) : nil
    case (.number(let number), .number?): return .string(plainDecimal(number))
    case (.text(let words), .fontFamily?): return StudioValueText.words(words)
    case (.list(let parts), .fontFamily?):
      let names = parts.compactMap { part -> String? in
        if case .literal(.text(let name)) = part.content { name } else { nil }
      }
      return names.count == parts.count && !names.isEmpty ? .array(names.map { .string($0) }) : nil
    case (.list(let parts), .shadow?):
      let layers = parts.compactMap { part($0, .shadow) }
      return layers.count == parts.count && !layers.isEmpty ? .array(layers) : nil
    case (.composite(let parts), .shadow?), (.composite(let parts), .border?), (.composite(let parts), .typography?):
      return composite(parts, type ?? .shadow)
    default: return nil
    }
  }

  /// Words; nil for those that would be read as a reference.
  private static func words(_ words: String) -> JSONText? {
    guard let plain = StudioText(words).plain, plain.utf8.elementsEqual(words.utf8) else { return nil }
    return .string(words)
  }

  private func part(_ part: AuthoredValue, _ type: TokenType?) -> JSONText? {
    if case .alias = part.content, let alias = json(of: part.content, type) { return alias }
    return values.value(of: part, in: mode).flatMap { json(of: $0, type) }
  }

  // MARK: Composite values

  /// The parts that a type has: its name in tokens, its name in the format, its type, and whether it is required.
  private static func rules(_ type: TokenType) -> [(name: String, key: String, type: TokenType?, isRequired: Bool)] {
    switch type {
    case .shadow:
      [
        ("offsetX", "x", .dimension, true), ("offsetY", "y", .dimension, true), ("blur", "blur", .dimension, true),
        ("spread", "spread", .dimension, false), ("color", "color", .color, true),
      ]
    case .border:
      [("color", "color", .color, true), ("width", "width", .dimension, true), ("style", "style", .fontFamily, true)]
    default:
      [
        ("fontFamily", "fontFamily", .fontFamily, true), ("fontSize", "fontSize", .dimension, true),
        ("fontWeight", "fontWeight", .fontWeight, true), ("letterSpacing", "letterSpacing", .dimension, false),
        ("lineHeight", "lineHeight", nil, false),
      ]
    }
  }

  private func composite(_ parts: [TokenValue.Part], _ type: TokenType) -> JSONText? {
    let rules = StudioValueText.rules(type)
    var members: [(String, JSONText)] = []
    for rule in rules {
      guard let part = parts.first(where: { $0.name == rule.name }) else {
        if rule.isRequired { return nil }
        continue
      }
      guard let value = rule.type == nil ? lineHeight(part.value) : self.part(part.value, rule.type) else { return nil }
      members.append((rule.key, value))
    }
    var isInner = false
    for part in parts where !rules.contains(where: { $0.name == part.name }) {
      guard type == .shadow, part.name == "inset", case .literal(.text("inset")) = part.value.content else {
        return nil
      }
      isInner = true
    }
    if type == .shadow { members.append(("type", .string(isInner ? "innerShadow" : "dropShadow"))) }
    return .object(members)
  }

  /// A line height: a factor is a share of the font size, because a bare number can be pixels.
  private func lineHeight(_ part: AuthoredValue) -> JSONText? {
    switch values.value(of: part, in: mode) {
    case .number(let factor)?: .string(plainDecimal(factor * 100) + "%")
    case .dimension(let length)?: .string(plainDecimal(length.value) + length.unit.rawValue)
    default: nil
    }
  }
}
