import DesignTokens
import SourceText

/// Writes tokens as CSS custom properties: the default mode in `:root`, the others under media queries.
public enum CSSWriter: TokenWriter {
  public static let format = CSSFormat.format
  public static let reader: any TokenFormat.Type = CSSFormat.self

  public static func documents(
    of tokens: TokenSet, modes: [Mode], named name: String
  ) throws(ConversionError) -> Conversion {
    let values = TokenValues(tokens, modes: modes)
    let looks = AppearanceSlots(modes, isLightFirst: false)
    var conversion = Conversion()
    var notes = ConversionNotes()
    var taken: [TokenPath: TokenPath] = [:]
    var properties: [TokenPath: String] = [:]
    for token in tokens.tokens {
      guard isHeld(token, values.sample(of: token, looks.slots), &notes) else { continue }
      let property = try self.property(WrittenNames.segments(of: token.path, in: tokens), token.path)
      if let other = taken.updateValue(token.path, forKey: TokenPath(property.name)) {
        throw .nameClash(other, token.path, name: property.text)
      }
      properties[token.path] = property.text
      conversion.names[token.path] = TokenPath(CSSPropertyName(property.name).dotted)
    }
    guard !properties.isEmpty else { throw .nothingToWrite(format: format.title) }
    var blocks: [String] = Array(repeating: "", count: looks.slots.count)
    let text = CSSValueText(properties: properties)
    for token in tokens.tokens {
      guard let property = properties[token.path] else { continue }
      let written = values.contents(of: token, in: looks.slots) { text.isKept($0) }
      if isAliasLost(written, token, text) {
        notes.add(.altered, "aliases are written as their resolved values", "\(token.path)")
      }
      for (slot, content) in written.contents.enumerated() {
        guard let value = content.flatMap({ text.text(of: $0, token.type) }) else { continue }
        let indent = slot == 0 ? "  " : "    "
        blocks[slot] += slot == 0 ? comment(token) : ""
        blocks[slot] += "\(indent)\(property): \(value);\n"
      }
      written.note(token, looks.slots, &notes)
      note(token, &notes)
    }
    looks.note(
      Set(blocks.indices.filter { !blocks[$0].isEmpty }), in: "a style sheet", tellsFirst: true, &notes,
      &conversion.modeNames)
    WrittenNames.noteRenamed(conversion.names, tokens, &notes)
    conversion.documents = [WrittenDocument(path: name, text: sheet(blocks, looks))]
    conversion.entries = [name]
    conversion.notes = notes.all
    return conversion
  }

  private static func isAliasLost(_ written: TokenValues.Written, _ token: Token, _ text: CSSValueText) -> Bool {
    token.values.contains { $0.value.content.target != nil && !text.isKept($0.value.content) }
  }

  /// Whether properties hold a token; what they do not hold is noted.
  private static func isHeld(_ token: Token, _ value: TokenValue?, _ notes: inout ConversionNotes) -> Bool {
    guard let value else {
      notes.addUnknown(token)
      return false
    }
    if CSSValueText.isHeld(value) { return true }
    notes.add(
      .leftOut, "tokens of the type \(value.kindName(token.type)) are omitted; a CSS property can't represent them",
      "\(token.path)")
    return false
  }

  private static func note(_ token: Token, _ notes: inout ConversionNotes) {
    let name = "\(token.path)"
    if token.description != nil { notes.add(.altered, "descriptions become comments, which aren't read back", name) }
    if token.deprecation != nil { notes.add(.altered, "deprecations become comments, which aren't read back", name) }
    switch token.type {
    case .fontFamily?, .fontWeight?, .strokeStyle?:
      notes.add(.altered, "tokens lose their type, which CSS can't represent for words and numbers", name)
    default: break
    }
  }

  // MARK: Names

  /// The name of a property, without and with its hyphens and escapes.
  private static func property(
    _ segments: [String], _ path: TokenPath
  ) throws(ConversionError) -> (name: String, text: String) {
    let name = segments.joined(separator: "-")
    guard !name.utf8.isEmpty else { throw .unwritableName(path, reason: "a property needs a name") }
    guard name.utf8.last != UInt8(ascii: "*") else {
      throw .unwritableName(path, reason: "a property whose name ends with * resets other properties")
    }
    var text = "--"
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": text.unicodeScalars.append(scalar)
      case "\0": throw .unwritableName(path, reason: "CSS can't represent U+0000")
      default:
        if scalar.value < 0x80 || scalar.isUnseen {
          text += "\\" + String(scalar.value, radix: 16) + " "
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    return (name, text)
  }

  // MARK: The sheet

  private static func comment(_ token: Token) -> String {
    var lines = [token.description].compactMap { $0 }
    if let reason = token.deprecation {
      lines.append(reason.utf8.elementsEqual("deprecated".utf8) ? "Deprecated." : "Deprecated: \(reason)")
    }
    return lines.filter { !$0.utf8.isEmpty }.map { "  /* \(oneLineComment($0)) */\n" }.joined()
  }

  private static func sheet(_ blocks: [String], _ looks: AppearanceSlots) -> String {
    let scheme = looks.looks.first == .dark ? "  color-scheme: dark;\n" : ""
    var text = ":root {\n\(scheme)\(blocks[0])}\n"
    for (index, block) in blocks.enumerated() where index > 0 && !block.isEmpty {
      text += "\n@media \(condition(looks.looks[index], looks)) {\n  :root {\n\(block)  }\n}\n"
    }
    return text
  }

  /// The media query of a look; without the other scheme there is no need to name one.
  private static func condition(_ look: CSSAppearances, _ looks: AppearanceSlots) -> String {
    let schemes = Set(looks.looks.map(\.isDark))
    let scheme = "(prefers-color-scheme: \(look.isDark ? "dark" : "light"))"
    guard CSSAppearances.anyHighContrast.contains(look) else { return scheme }
    return (schemes.count > 1 ? scheme + " and " : "") + "(prefers-contrast: more)"
  }
}

/// A text that stands in a comment: on one line, everything in it to be seen, and without what would start or end a comment.
func oneLineComment(_ text: String) -> String {
  var bytes: [UInt8] = []
  let visible = text.utf8.map { $0 == 0x0A || $0 == 0x0D || $0 == 0x09 ? 0x20 : $0 }
  for byte in String(decoding: visible, as: UTF8.self).madeVisible.utf8 {
    // Neither `*/` nor `/*`: Swift's comments nest.
    if let last = bytes.last, (last == 0x2A && byte == 0x2F) || (last == 0x2F && byte == 0x2A) { bytes.append(0x20) }
    bytes.append(byte)
  }
  return String(decoding: bytes, as: UTF8.self)
}
