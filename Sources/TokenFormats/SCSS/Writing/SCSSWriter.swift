import DesignTokens
import SourceText

/// Writes tokens as variables of Sass, and the dark values as variables that end in `-dark`, in a file that the first imports.
public enum SCSSWriter: TokenWriter {
  public static let format = SCSSFormat.format
  public static let reader: any TokenFormat.Type = SCSSFormat.self

  private static let limits = WritingLimits(
    place: "a Sass variable", documents: "a Sass file", hasContrast: false)

  public static func documents(
    of tokens: TokenSet, modes: [Mode], named name: String
  ) throws(ConversionError) -> Conversion {
    var names = SCSSNames()
    var table = try WrittenTable(
      tokens, modes: modes, format, limits, isHeld: CSSValueText.isHeld,
      isKept: { content, table in
        if case .alias(let target) = content { table.names[target] != nil } else { false }
      },
      name: { segments, token, _ throws(ConversionError) in
        let name = try names.name(segments, token.path)
        return WrittenTable.Name(written: name, read: TokenPath(name))
      })
    let sheet = SCSSVariablesText(table)
    for row in table.rows { note(row, &table.notes) }
    let parts = SCSSWriter.fileNames(name)
    let dark = sheet.darkLines
    var documents = [
      WrittenDocument(path: name, text: sheet.lines + (dark.isEmpty ? "" : "\n@import \"\(parts.address)\";\n"))
    ]
    if !dark.isEmpty { documents.append(WrittenDocument(path: parts.dark, text: dark)) }
    var conversion = table.conversion(documents, used: dark.isEmpty ? [0] : [0, 1])
    conversion.entries = [name]
    return conversion
  }

  /// The name of the file with the dark values, and how the other file names it.
  private static func fileNames(_ name: String) -> (dark: String, address: String) {
    var stem = name.utf8[...]
    if name.endsWithBytes(of: ".scss") { stem = stem.dropLast(5) }
    if stem.first == Ascii.underscore { stem = stem.dropFirst() }
    // An address can't have every sign that a file name can.
    var address = String(decoding: stem, as: UTF8.self).unicodeScalars.map { scalar -> String in
      let isPlain = scalar.value < 0x80 ? scalar.properties.isAlphabetic || scalar.properties.numericType != nil : true
      return isPlain && !scalar.isUnseen || "-_. ".unicodeScalars.contains(scalar) ? String(scalar) : "-"
    }.joined()
    if address.isEmpty { address = "tokens" }
    return ("_\(address)-dark.scss", "\(address)-dark")
  }

  private static func note(_ row: WrittenTable.Row, _ notes: inout ConversionNotes) {
    switch row.sample {
    case .cubicBezier: notes.add(.altered, "timing curves are read back as words", "\(row.token.path)")
    case .list: notes.add(.altered, "lists of font families are read back as words", "\(row.token.path)")
    default: break
    }
  }
}

/// The names of variables.
struct SCSSNames {
  /// The tokens by their names; equivalent spellings of Unicode are one name, as the reader compares them.
  private var paths: [String: TokenPath] = [:]

  /// A variable with this ending is the dark value of another one.
  static let darkEnding = "-dark"

  mutating func name(_ segments: [String], _ path: TokenPath) throws(ConversionError) -> String {
    let words = segments.map { WrittenNames.words($0, joined: .sign("-")) }.joined(separator: "-")
    // Sass takes a low line for a hyphen.
    var name = String(decoding: words.utf8.map { $0 == Ascii.underscore ? Ascii.minus : $0 }, as: UTF8.self)
    guard name.utf8.contains(where: { $0 != Ascii.minus }) else {
      throw .unwritableName(path, reason: "a variable needs a name with letters or digits")
    }
    // Modules hide names that start with a hyphen, and no name starts with a digit.
    if let first = name.utf8.first, first == Ascii.minus || (0x30...0x39).contains(first) { name = "n" + name }
    if name.endsWithBytes(of: SCSSNames.darkEnding) { name += "-value" }
    if let other = paths.updateValue(path, forKey: name) { throw .nameClash(other, path, name: name) }
    return name
  }
}

/// The variables of tokens, each behind those that it needs.
struct SCSSVariablesText {
  private let table: WrittenTable
  private let rows: [TokenPath: WrittenTable.Row]
  /// The contents of tokens that show another value in the dark.
  private var dark: [TokenPath: AuthoredValue.Content] = [:]

  init(_ table: WrittenTable) {
    self.table = table
    rows = Dictionary(table.rows.map { ($0.token.path, $0) }) { first, _ in first }
    guard table.looks.slots.count > 1 else { return }
    for row in table.rows {
      if let content = row.written.contents[1] { dark[row.token.path] = content }
    }
    // What refers to a color that changes, changes with it.
    var users: [TokenPath: [TokenPath]] = [:]
    for row in table.rows {
      if case .alias(let target)? = row.written.contents[0] { users[target, default: []].append(row.token.path) }
    }
    var open = Array(dark.keys)
    while let path = open.popLast() {
      for user in users[path] ?? [] where dark[user] == nil {
        dark[user] = .alias(path)
        open.append(user)
      }
    }
  }

  /// The variables of the first mode.
  var lines: String {
    let contents = rows.compactMapValues { $0.written.contents[0] }
    return ordered(contents).map { row, content in
      let comments = WrittenTable.comments(row.token).map { "// \($0)\n" }.joined()
      return comments + "$\(row.name): \(text(of: content, row, isDark: false));\n"
    }.joined()
  }

  /// The variables of the dark mode; empty without any.
  var darkLines: String {
    ordered(dark).map { row, content in
      "$\(row.name)\(SCSSNames.darkEnding): \(text(of: content, row, isDark: true));\n"
    }.joined()
  }

  /// The tokens with a content, each behind the one that it refers to.
  private func ordered(
    _ contents: [TokenPath: AuthoredValue.Content]
  ) -> [(row: WrittenTable.Row, content: AuthoredValue.Content)] {
    var done: Set<TokenPath> = []
    var order: [(row: WrittenTable.Row, content: AuthoredValue.Content)] = []
    for row in table.rows {
      var chain: [WrittenTable.Row] = []
      var next: WrittenTable.Row? = row
      while let current = next, let content = contents[current.token.path], done.insert(current.token.path).inserted {
        chain.append(current)
        next = content.target.flatMap { rows[$0] }
      }
      order += chain.reversed().compactMap { row in contents[row.token.path].map { (row, $0) } }
    }
    return order
  }

  private func text(of content: AuthoredValue.Content, _ row: WrittenTable.Row, isDark: Bool) -> String {
    switch content {
    case .alias(let target):
      let ending = isDark && dark[target] != nil ? SCSSNames.darkEnding : ""
      return "$" + (table.names[target] ?? "") + ending
    case .literal(.color(let color)): return CSSNotation.oldest(color) ?? CSSNotation.exact(color)
    case .literal(.text(let words)): return SCSSVariablesText.quoted(words)
    default: return CSSValueText(properties: [:]).text(of: content, row.token.type) ?? "null"
    }
  }

  /// A text in quotes, in which nothing is interpolated.
  private static func quoted(_ text: String) -> String {
    TokenFormats.quoted(text) { scalar in
      let isSafe = !scalar.isUnseen && scalar != "#" && scalar != "\0"
      return isSafe ? nil : "\\" + String(scalar.value, radix: 16) + " "
    }
  }
}
