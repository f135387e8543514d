import ColorScience
import DesignTokens
import SourceText

/// Writes tokens for Style Dictionary: a token with several modes has an object with a value for each, the others one value.
public enum StyleDictionaryWriter: TokenWriter {
  public static let format = StyleDictionaryFormat.format
  public static let extensions = [".json"]
  public static let reader: any TokenFormat.Type = StyleDictionaryFormat.self

  /// The name of a token that is a group, too.
  private static let root = "_"

  public static func documents(
    of tokens: TokenSet, modes: [Mode], named name: String
  ) throws(ConversionError) -> Conversion {
    let names = try DTCGNames.names(of: tokens, root: root) { _ in true }
    var table = try WrittenTable(
      tokens, modes: modes, format, limits(modes), isHeld: isHeld,
      isKept: { content, table in
        if case .alias(let target) = content { table.names[target] != nil } else { false }
      },
      name: { _, token, _ throws(ConversionError) in
        let path = withoutOuterSpaces(names[token.path] ?? token.path)
        return WrittenTable.Name(written: path.description, read: path)
      })
    let used = table.usedSlots.sorted()
    var tree = DTCGTreeText()
    for row in table.rows {
      note(row, &table.notes)
      tree.add(TokenPath(row.name), object(row, table, used))
    }
    return table.conversion([tree.document(name)], used: Set(used))
  }

  /// A path without spaces at its ends, which references don't have.
  private static func withoutOuterSpaces(_ path: TokenPath) -> TokenPath {
    let count = path.description.unicodeScalars.count
    return TokenPath(
      WrittenNames.percentEncoded(path.description) { scalar, index in
        scalar != " " || (index > 0 && index < count - 1)
      })
  }

  /// Modes are read if a light and a dark one are among them.
  private static func limits(_ modes: [Mode]) -> WritingLimits {
    let schemes = Set(modes.filter { $0.contrast == .standard }.map(\.scheme))
    return WritingLimits(
      place: "a token of Style Dictionary", documents: "Style Dictionary", hasContrast: schemes.count > 1,
      keepsDescription: true, keepsDeprecation: true)
  }

  private static func isHeld(_ value: TokenValue) -> Bool {
    switch value {
    case .color, .dimension, .duration, .number, .fontWeight, .text: true
    // A list of families is written as words; any other list has parts.
    case .list: CSSValueText.isHeld(value)
    case .cubicBezier, .composite: false
    }
  }

  private static func note(_ row: WrittenTable.Row, _ notes: inout ConversionNotes) {
    switch row.sample {
    case .duration: notes.add(.altered, "durations are read back as words", "\(row.token.path)")
    case .list: notes.add(.altered, "lists of font families are read back as words", "\(row.token.path)")
    default: break
    }
  }

  // MARK: Tokens

  private static func object(_ row: WrittenTable.Row, _ table: WrittenTable, _ used: [Int]) -> JSONText {
    let token = row.token
    let isOne = row.written.contents.dropFirst().allSatisfy { $0 == nil }
    var value = row.written.contents[0].map { json($0, table) } ?? .null
    if !isOne {
      // A mode without its own value has none to fall back to in an object of values.
      value = .object(
        used.map { slot in (table.looks.looks[slot].modeName, json(table.content(of: row, in: slot), table)) })
    }
    var members: [(String, JSONText)] = [("value", value)]
    if let type = type(row.sample, table.values.type(of: token, table.looks.slots)) {
      members.append(("type", .string(type)))
    }
    if let description = token.description { members.append(("comment", .string(description))) }
    if let reason = token.deprecation {
      let isPlain = reason.utf8.elementsEqual("deprecated".utf8)
      members.append(("deprecated", isPlain ? .boolean(true) : .string(reason)))
    }
    return .object(members)
  }

  private static func type(_ value: TokenValue, _ type: TokenType?) -> String? {
    switch value {
    case .color: "color"
    case .dimension: "dimension"
    case .duration: "time"
    case .fontWeight: "fontWeight"
    case .number: (type ?? .number).rawValue
    default: type?.rawValue
    }
  }

  private static func json(_ content: AuthoredValue.Content, _ table: WrittenTable) -> JSONText {
    switch content {
    case .alias(let target): return .string("{\(table.names[target] ?? "")}")
    case .literal(let value): return json(value)
    case .translucentAlias, .undecidable: return .null
    }
  }

  private static func json(_ value: TokenValue) -> JSONText {
    switch value {
    case .color(let color): return json(color)
    case .dimension(let length): return .string(plainDecimal(length.value) + length.unit.rawValue)
    case .duration(let milliseconds): return .string(plainDecimal(milliseconds) + "ms")
    case .number(let number), .fontWeight(let number): return .number(number)
    case .text(let words): return .string(words)
    case .list(let parts):
      let names = parts.compactMap { part -> String? in
        if case .literal(.text(let name)) = part.content { name } else { nil }
      }
      return .string(names.joined(separator: ", "))
    case .cubicBezier, .composite: return .null
    }
  }

  /// A color as every version reads it: digits, or else `rgba()`; a color that isn't one of bytes is an object.
  private static func json(_ color: Color) -> JSONText {
    if let text = CSSNotation.oldest(color) { return .string(text) }
    return DTCGNotation.exact(color)?.json ?? .string(CSSNotation.exact(color))
  }
}
