import DesignTokens
import SourceText

/// Writes tokens as CSS custom properties: the default mode in `:root`, the others under media queries.
public enum CSSWriter: TokenWriter {
  public static let format = CSSFormat.format
  public static let reader: any TokenFormat.Type = CSSFormat.self

  public static func documents(
    of tokens: TokenSet, modes: [Mode], named name: String
  ) throws(ConversionError) -> Conversion {
    let table = try CSSWriter.table(tokens, modes, format) { segments, token, _ throws(ConversionError) in
      try CSSWriter.name(segments, token.path)
    }
    return CSSWriter.conversion(table, named: name, head: ":root")
  }

  // MARK: Style sheets of any kind

  private static let limits = WritingLimits(
    place: "a CSS property", documents: "a style sheet", isLightFirst: false, keepsSwitches: true,
    tellsFirst: true, needsFirst: false)

  /// The tokens with the names of their properties.
  static func table(
    _ tokens: TokenSet, _ modes: [Mode], _ format: FormatDescription,
    name: ([String], Token, TokenValue) throws(ConversionError) -> WrittenTable.Name
  ) throws(ConversionError) -> WrittenTable {
    try WrittenTable(
      tokens, modes: modes, format, limits, isHeld: CSSValueText.isHeld,
      isKept: { CSSValueText(properties: $1.names).isKept($0) }, name: name)
  }

  /// The sheet of tokens.
  ///
  /// - Parameter head: what stands before the values of the first mode.
  static func conversion(_ table: WrittenTable, named name: String, head: String) -> Conversion {
    var table = table
    let text = CSSValueText(properties: table.names)
    var blocks: [String] = Array(repeating: "", count: table.looks.slots.count)
    for row in table.rows {
      for (slot, content) in row.written.contents.enumerated() {
        guard let value = content.flatMap({ text.text(of: $0, row.token.type) }) else { continue }
        let indent = slot == 0 || !table.looks.switches.isEmpty ? "  " : "    "
        note(content, row, table.looks.slots[slot].mode, &table)
        if slot == 0 { blocks[slot] += WrittenTable.comments(row.token).map { "  /* \($0) */\n" }.joined() }
        blocks[slot] += "\(indent)\(row.name): \(value);\n"
      }
    }
    for slot in table.looks.slots where table.looks.switches.isEmpty {
      guard let selector = slot.mode.pageSwitch?.selector else { continue }
      table.notes.add(
        .altered, "modes that a class or an attribute chooses follow the system settings",
        "\(slot.mode.name) (\(selector))")
    }
    let document = WrittenDocument(path: name, text: sheet(blocks, table.looks, head))
    return table.conversion([document])
  }

  /// Notes what is written, and read back as something less.
  private static func note(
    _ content: AuthoredValue.Content?, _ row: WrittenTable.Row, _ mode: Mode, _ table: inout WrittenTable
  ) {
    switch content {
    case .literal(.list):
      table.notes.add(.altered, "lists of font families are read back as words", "\(row.token.path)")
    case .translucentAlias(let target, _):
      guard case .color(let color)? = table.values.tokens[target].flatMap({ table.values.value(of: $0, in: mode) }),
        !color.isOpaque
      else { return }
      table.notes.add(
        .altered, "aliases that give a translucent color an alpha are read back as colors", "\(row.token.path)")
    default: break
    }
  }

  // MARK: Names

  /// The name of a property, without and with its hyphens and escapes.
  static func name(_ segments: [String], _ path: TokenPath) throws(ConversionError) -> WrittenTable.Name {
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
    return WrittenTable.Name(written: text, read: TokenPath(CSSPropertyName(name).dotted))
  }

  // MARK: The sheet

  private static func sheet(_ blocks: [String], _ looks: AppearanceSlots, _ head: String) -> String {
    let scheme = looks.looks.first == .dark ? "  color-scheme: dark;\n" : ""
    let isRoot = head.utf8.elementsEqual(":root".utf8)
    var text = isRoot || scheme.utf8.isEmpty ? "" : ":root {\n\(scheme)}\n\n"
    text += "\(head) {\n\(isRoot ? scheme : "")\(blocks[0])}\n"
    for (index, block) in blocks.enumerated() where index > 0 && !block.isEmpty {
      if !looks.switches.isEmpty {
        text += "\n\(looks.switches[index]) {\n\(block)}\n"
        continue
      }
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
