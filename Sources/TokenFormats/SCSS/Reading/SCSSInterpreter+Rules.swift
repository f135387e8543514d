import DesignTokens
import SourceText

/// The custom properties of documents, written out as a style sheet.
struct SCSSSheet {
  /// A value in the sheet, with the place that it comes from.
  struct Piece {
    let range: Range<Int>
    let origin: SCSSOrigin
    /// The variable that is the whole value.
    var reference: SCSSReference?
    /// The reason that the value can't be determined.
    var unknown: String?
  }

  private(set) var bytes: [UInt8] = []
  private(set) var pieces: [Piece] = []
  /// The document that the sheet is named after: the first with a property.
  private(set) var document = 0

  /// What stands for a value that can't be determined.
  private static let placeholder = "env(--unknown)"

  mutating func append(_ text: String) { bytes += text.utf8 }

  /// The end so far.
  var mark: (bytes: Int, pieces: Int) { (bytes.count, pieces.count) }

  /// Removes what was written since.
  mutating func cut(to mark: (bytes: Int, pieces: Int)) {
    bytes.removeLast(bytes.count - mark.bytes)
    pieces.removeLast(pieces.count - mark.pieces)
  }

  mutating func append(_ name: String, _ text: String?, at origin: SCSSOrigin, _ value: SCSSValue?) {
    if pieces.isEmpty { document = origin.document }
    bytes += name.utf8
    bytes.append(Ascii.colon)
    let start = bytes.count
    bytes += (text ?? SCSSSheet.placeholder).utf8
    let reason = value?.unknownReason ?? "the value has a part that can't be determined"
    pieces.append(
      Piece(
        range: start..<bytes.count, origin: origin, reference: value?.reference, unknown: text == nil ? reason : nil))
    bytes += ";\n".utf8
  }

  /// The piece that a place in the sheet belongs to.
  ///
  /// - Complexity: O(log n).
  func piece(at offset: Int) -> Piece? {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].range.upperBound < offset { low = middle + 1 } else { high = middle }
    }
    return low < pieces.count ? pieces[low] : pieces.last
  }
}

// Rules with selectors, of which only custom properties are read.

extension SCSSInterpreter {
  /// A declaration, which is read if it is a custom property, or a rule with its block.
  mutating func declarationOrBlock(_ cursor: inout SCSSCursor, depth: Int) throws(FormatError) {
    let start = cursor.index
    if cursor.byte == Ascii.minus, cursor.peek(1) == Ascii.minus {
      try customProperty(&cursor)
      return
    }
    if cursor.byte == Ascii.closeParenthesis || cursor.byte == Ascii.closeBracket { throw cursor.error("a statement") }
    try block(&cursor, preludeStart: start, depth: depth)
  }

  /// The prelude of a media query with the values of variables that are alone behind a colon; nil if it has others.
  private func withVariables(_ text: String) -> String? {
    guard text.utf8.first == UInt8(ascii: "@"), text.utf8.contains(UInt8(ascii: "$")) else { return text }
    guard text.utf8.starts(with: "@media".utf8) else { return nil }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "$") else {
        bytes.append(byte)
        continue
      }
      let name = rest.prefix { SCSSCursor.isNameByte($0) }
      rest = rest[name.endIndex...]
      guard bytes.last(where: { $0 != Ascii.space }) == Ascii.colon,
        rest.first(where: { $0 != Ascii.space }) == Ascii.closeParenthesis,
        let value = read(SCSSCursor.normalized(name), in: module, isMember: false).plainText
      else { return nil }
      bytes += value.utf8
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A rule from its prelude on; one without custom properties is passed.
  mutating func block(_ cursor: inout SCSSCursor, preludeStart start: Int, depth: Int) throws(FormatError) {
    var ahead = cursor
    ahead.index = start
    var hasBlock = false
    scan: while let byte = ahead.byte {
      switch byte {
      case Ascii.openBrace:
        hasBlock = true
        break scan
      case UInt8(ascii: ";"), Ascii.closeBrace: break scan
      case Ascii.hash where ahead.peek(1) == Ascii.openBrace:
        ahead.index += 1
        try ahead.skipBracket()
      case Ascii.openParenthesis, Ascii.openBracket: try ahead.skipBracket()
      case Ascii.quote, UInt8(ascii: "'"): try ahead.skipString()
      case Ascii.slash: if try !ahead.skipBlanks() { ahead.index += 1 }
      case Ascii.backslash: ahead.index = min(ahead.index + 2, ahead.end)
      default: ahead.index += 1
      }
    }
    let opening = ahead.index
    guard hasBlock else {
      cursor = ahead
      if cursor.byte == UInt8(ascii: ";") { cursor.index += 1 }
      return
    }
    try ahead.skipBracket()
    let range = opening..<ahead.index
    let assigned = SCSSAssignments(cursor.file, range)
    let changesOuter = assigned.names.contains { locals.last?[$0] != nil }
    let mayInclude = assigned.included.contains(where: mayWrite)
    guard assigned.hasProperties || !assigned.globals.isEmpty || changesOuter || mayInclude else {
      cursor = ahead
      return
    }
    var prelude = SCSSCursor(cursor.file, cursor.document, start..<opening)
    let text = try interpolated(&prelude) { _ in false }.flatMap(withVariables)
    cursor.index = opening + 1
    let around = nesting
    guard let text, SCSSSheetText.isPlain(text),
      let opened = around.opened(SCSSSheetText.withoutComments(text))
    else {
      forget(assigned, "it may change in a rule whose selector can't be determined")
      if assigned.hasProperties || mayInclude {
        notices.add(
          "the selector can't be determined, so the custom properties in it aren't read",
          at: cursor.file.location(of: start..<start))
      }
      cursor = ahead
      return
    }
    sheet.append(opened.text)
    nesting = opened.inner
    let outer = locals.last ?? [:]
    locals.append(outer)
    try statements(&cursor, isInRule: true, depth: depth + 1)
    let inner = locals.removeLast()
    // A block assigns the variables of the blocks around it.
    for name in outer.keys { locals[locals.count - 1][name] = inner[name] }
    sheet.append(around.closing(opened.inner))
    nesting = around
    try cursor.skipBlanks()
    try cursor.require(Ascii.closeBrace)
  }

  /// `--name: value;`, in which only `#{}` is computed.
  private mutating func customProperty(_ cursor: inout SCSSCursor) throws(FormatError) {
    let start = cursor.index
    var name = SCSSCursor(cursor.file, cursor.document, start..<cursor.end)
    let text = try interpolated(&name) { $0 == Ascii.colon || $0 == UInt8(ascii: ";") || $0 == Ascii.closeBrace }
    cursor.index = name.index
    guard cursor.pass(Ascii.colon) else {
      try passStatement(&cursor)
      return
    }
    while let byte = cursor.byte, byte == 0x20 || (0x09...0x0D).contains(byte) { cursor.index += 1 }
    let valueStart = cursor.index
    try passStatement(&cursor)
    var end = cursor.index
    if end > valueStart, cursor.file.bytes[end - 1] == UInt8(ascii: ";") { end -= 1 }
    while end > valueStart, cursor.file.bytes[end - 1] == 0x20 || (0x09...0x0D).contains(cursor.file.bytes[end - 1]) {
      end -= 1
    }
    let origin = cursor.origin(valueStart..<end)
    guard let text, SCSSSheetText.isPlain(text) else {
      notices.add("the name of the custom property can't be determined, so it isn't read", at: location(origin))
      return
    }
    var value = SCSSCursor(cursor.file, cursor.document, valueStart..<end)
    // `#{$x}` alone is an alias.
    var only: SCSSValue?
    if value.byte == Ascii.hash, value.peek(1) == Ascii.openBrace {
      let whole = try interpolation(&value)
      if value.byte == nil { only = whole }
      value.index = valueStart
    }
    let written = try interpolated(&value) { _ in false }
    // Loops can write more than a document has.
    guard sheet.bytes.count < SCSSFormat.sheetLimit else {
      throw .tooManyTokens(limit: SCSSFormat.tokenLimit, location(origin))
    }
    let isSafe = written.map(SCSSSheetText.isPlain) ?? false
    sheet.append(text, isSafe ? written : nil, at: origin, only)
  }
}

/// Text that goes into a style sheet.
enum SCSSSheetText {
  /// Whether a text can't end the block or the declaration that it is in.
  static func isPlain(_ text: String) -> Bool {
    !text.utf8.contains { [Ascii.openBrace, Ascii.closeBrace, UInt8(ascii: ";")].contains($0) }
  }

  /// A prelude without the comments of a line, which CSS doesn't have.
  static func withoutComments(_ text: String) -> String {
    var result: [UInt8] = []
    for line in text.utf8.split(separator: Ascii.lineFeed) {
      var kept: [UInt8] = []
      for byte in line {
        if byte == Ascii.slash, kept.last == Ascii.slash {
          kept.removeLast()
          break
        }
        kept.append(byte)
      }
      result += kept + [Ascii.space]
    }
    return String(decoding: result, as: UTF8.self)
  }
}
