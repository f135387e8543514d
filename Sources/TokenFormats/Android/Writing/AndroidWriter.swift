import ColorScience
import DesignTokens
import SourceText

/// Writes colors as Android resources: `values` has the light ones, and `values-night` has the dark ones.
public enum AndroidWriter: TokenWriter {
  public static let format = AndroidFormat.format
  public static let extensions = [".xml"]
  public static let plainName = "colors.xml"
  public static let innerFolder: String? = "values"
  public static let reader: any TokenFormat.Type = AndroidFormat.self

  private static let limits = WritingLimits(
    place: "an Android color resource", documents: "Android resources", hasContrast: false, colors: .bytes)

  public static func documents(
    of tokens: TokenSet, modes: [Mode], named name: String
  ) throws(ConversionError) -> Conversion {
    var table = try WrittenTable(
      tokens, modes: modes, format, limits,
      isHeld: { if case .color = $0 { true } else { false } },
      isKept: { content, table in
        if case .alias(let target) = content { table.names[target] != nil } else { false }
      },
      name: { segments, token, _ throws(ConversionError) in
        let name = try AndroidWriter.name(segments, token.path)
        return WrittenTable.Name(written: name, read: TokenPath(name))
      })
    var texts = Array(repeating: "", count: table.looks.slots.count)
    for row in table.rows {
      for (slot, content) in row.written.contents.enumerated() {
        guard let content else { continue }
        if slot == 0 { texts[slot] += WrittenTable.comments(row.token).map(comment).joined() }
        texts[slot] += "    <color name=\"\(row.name)\">\(text(of: content, table.names))</color>\n"
      }
    }
    let (folder, file) = name.endsWithBytes(of: ".xml") ? ("", name) : (name + "/", plainName)
    let documents = texts.enumerated().compactMap { slot, text -> WrittenDocument? in
      guard !text.isEmpty else { return nil }
      let path = "\(folder)\(slot == 0 ? "values" : "values-night")/\(file)"
      let head = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n"
      return WrittenDocument(path: path, text: head + text + "</resources>\n")
    }
    return table.conversion(documents)
  }

  private static func text(of content: AuthoredValue.Content, _ names: [TokenPath: String]) -> String {
    switch content {
    case .alias(let target): return "@color/" + (names[target] ?? "")
    case .literal(.color(let color)):
      let digits = WrittenColors.alphaFirst(WrittenColors.bytes.written(color))
      return "#" + (digits.utf8.starts(with: "FF".utf8) ? String(digits.dropFirst(2)) : digits)
    default: return "@null"
    }
  }

  /// A comment of XML, in which no two hyphens stand together.
  private static func comment(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      if scalar == "-", line.utf8.last == Ascii.minus { line += " " }
      line.unicodeScalars.append(scalar)
    }
    return "    <!-- \(line) -->\n"
  }

  // MARK: Names

  /// The longest name, in bytes: the names of a resource are those of files, too.
  private static let longestName = 250

  private static func name(_ segments: [String], _ path: TokenPath) throws(ConversionError) -> String {
    let words = segments.map { WrittenNames.words($0, joined: .sign("_"), isASCII: true) }
    var name = WrittenNames.snakeCase(words.joined(separator: "_"))
    guard name.utf8.contains(where: { $0 != Ascii.underscore }) else {
      throw .unwritableName(path, reason: "a resource needs a name with letters or digits")
    }
    if let first = name.utf8.first, (0x30...0x39).contains(first) { name = "_" + name }
    guard name.utf8.count <= longestName else {
      throw .unwritableName(path, reason: "a resource name can have at most \(longestName) bytes")
    }
    return keywords.contains(name) ? name + "_" : name
  }

  /// The words of Java, which no field of `R.color` can have as its name.
  private static let keywords: Set<String> = [
    "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue", "default",
    "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto", "if", "implements",
    "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package", "private", "protected",
    "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws",
    "transient", "true", "try", "void", "volatile", "while",
  ]
}
