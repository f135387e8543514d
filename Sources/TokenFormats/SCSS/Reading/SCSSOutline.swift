import SourceText

/// The names that a document defines and reads outside of blocks, found without running it.
struct SCSSOutline {
  /// The variables and functions that it defines, functions with `()`.
  private(set) var defined: Set<String> = []
  /// Those that it reads.
  private(set) var read: Set<String> = []
  /// Whether it has a statement that defines tokens or brings in others that do.
  private(set) var isOfTokens = false
  /// Whether it has modules, and so a scope of its own.
  private(set) var hasModules = false
  /// The addresses that it uses, forwards, or imports.
  private(set) var imports: [String] = []

  /// - Complexity: O(n) in the bytes of the document.
  init(_ file: SourceFile) {
    var cursor = SCSSCursor(file, 0)
    while (try? cursor.skipBlanks()) != nil, cursor.byte != nil {
      guard (try? statement(&cursor)) != nil else { return }
    }
  }

  private mutating func statement(_ cursor: inout SCSSCursor) throws(FormatError) {
    let start = cursor.index
    if cursor.byte == UInt8(ascii: "$") {
      cursor.index += 1
      if let name = cursor.name() {
        let text = cursor.normalized(name)
        try cursor.skipBlanks()
        if cursor.byte == Ascii.colon {
          defined.insert(text)
          isOfTokens = true
        }
      }
    } else if cursor.pass(UInt8(ascii: "@")), let range = cursor.name() {
      let rule = cursor.text(range)
      if ["forward", "use", "import"].contains(rule) { try addAddresses(cursor) }
      switch rule {
      case "forward":
        (isOfTokens, hasModules) = (true, true)
      case "use":
        try cursor.skipBlanks()
        if !cursor.file.bytes[cursor.index...].dropFirst().starts(with: "sass:".utf8) { hasModules = true }
      case "import": isOfTokens = true
      case "function":
        try cursor.skipBlanks()
        if let name = cursor.name() { defined.insert(cursor.normalized(name) + "()") }
      default: break
      }
    } else if cursor.byte == Ascii.minus, cursor.peek(1) == Ascii.minus {
      isOfTokens = true
    }
    try rest(&cursor, start)
  }

  /// Whether the name of a mixin says that it writes the colors of a theme; components include others.
  private static func isTheme(_ mixin: String) -> Bool {
    let words = ["theme", "color", "palette", "token", "scheme"]
    let bytes = mixin.utf8.map { $0 | 0x20 }
    return words.contains { bytes.firstOffset(of: $0) != nil }
  }

  private mutating func addAddresses(_ start: SCSSCursor) throws(FormatError) {
    var cursor = start
    repeat {
      try cursor.skipBlanks()
      guard cursor.byte == Ascii.quote || cursor.byte == UInt8(ascii: "'") else { return }
      let opening = cursor.index
      try cursor.skipString()
      imports.append(cursor.text(opening + 1..<cursor.index - 1))
      try cursor.skipBlanks()
    } while cursor.pass(Ascii.comma)
  }

  /// Reads to the end of a statement; what is in braces is skipped.
  private mutating func rest(_ cursor: inout SCSSCursor, _ start: Int) throws(FormatError) {
    while let byte = cursor.byte {
      switch byte {
      case Ascii.hash where cursor.peek(1) == Ascii.openBrace:
        cursor.index += 1
        try cursor.skipBracket()
      case Ascii.openBrace:
        let block = cursor.index
        try cursor.skipBracket()
        let assigned = SCSSAssignments(cursor.file, block..<cursor.index)
        if assigned.hasProperties || assigned.included.contains(where: SCSSOutline.isTheme) { isOfTokens = true }
        return
      case UInt8(ascii: ";"), Ascii.closeBrace:
        cursor.index += 1
        return
      case Ascii.quote, UInt8(ascii: "'"): try cursor.skipString()
      case UInt8(ascii: "$"):
        cursor.index += 1
        if let name = cursor.name(), cursor.byte != Ascii.colon { read.insert(cursor.normalized(name)) }
      case Ascii.slash:
        if try !cursor.skipBlanks() { cursor.index += 1 }
      default:
        if let name = cursor.name() {
          if cursor.byte == Ascii.openParenthesis { read.insert(cursor.normalized(name) + "()") }
        } else {
          cursor.index += 1
        }
      }
    }
  }
}
