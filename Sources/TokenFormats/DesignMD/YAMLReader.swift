import SourceText

/// Reads the small part of YAML that the front matter of Markdown files uses: block maps, block lists, scalars, and comments.
///
/// Anchors, aliases, tags, and merge keys are refused. Texts of several lines, and lists and maps in brackets, are passed.
struct YAMLReader {
  /// A line that isn't empty.
  private struct Line {
    let indent: Int
    /// The bytes behind the indentation, without a comment line's and without the end of the line.
    var range: Range<Int>
  }

  private let file: SourceFile
  private var lines: [Line] = []
  private var position = 0
  private var bytes: [UInt8] { file.bytes }

  /// The deepest nesting.
  static let depthLimit = 50

  /// - Parameter range: the lines to read.
  init(_ file: SourceFile, _ range: Range<Int>) throws(FormatError) {
    self.file = file
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, file.bytes[end] != Ascii.lineFeed { end += 1 }
      try addLine(start..<end)
      start = end + 1
    }
  }

  private mutating func addLine(_ range: Range<Int>) throws(FormatError) {
    var start = range.lowerBound
    while start < range.upperBound, bytes[start] == Ascii.space { start += 1 }
    var end = range.upperBound
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    guard start < end, bytes[start] != Ascii.hash else { return }
    guard bytes[start] != Ascii.tab else { throw unexpected("spaces instead of a tab", at: start) }
    lines.append(Line(indent: start - range.lowerBound, range: start..<end))
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == Ascii.space || byte == Ascii.tab || byte == Ascii.carriageReturn
  }

  private func unexpected(_ expected: String, at offset: Int) -> FormatError {
    let place = file.location(of: offset..<min(offset + 1, bytes.count))
    return .text(.unexpected(found: offset < bytes.count ? bytes[offset] : nil, expected: expected, place))
  }

  /// The whole text as one value.
  mutating func root() throws(FormatError) -> YAMLNode {
    guard let first = lines.first else { return YAMLNode(value: .null, range: 0..<0) }
    let node = try block(indent: first.indent, depth: 0)
    if position < lines.count {
      throw unexpected("a key with the indentation of those before", at: lines[position].range.lowerBound)
    }
    return node
  }

  /// A map or a list whose lines have one indentation.
  private mutating func block(indent: Int, depth: Int) throws(FormatError) -> YAMLNode {
    let start = lines[position].range.lowerBound
    guard depth < YAMLReader.depthLimit else {
      throw .text(.tooDeep(limit: YAMLReader.depthLimit, file.location(of: start..<start)))
    }
    if isItem(lines[position]) { return try list(indent: indent, depth: depth) }
    var members: [YAMLMember] = []
    var names: [String: Int] = [:]
    while position < lines.count, lines[position].indent == indent, !isItem(lines[position]) {
      let member = try member(indent: indent, depth: depth)
      if let first = names.updateValue(members.count, forKey: member.name) {
        throw .text(
          .duplicateName(
            member.name, first: file.location(of: members[first].nameRange), file.location(of: member.nameRange)))
      }
      members.append(member)
    }
    if position < lines.count, lines[position].indent > indent {
      throw unexpected("a key with the indentation of those before", at: lines[position].range.lowerBound)
    }
    return YAMLNode(value: .map(members), range: start..<lines[position - 1].range.upperBound)
  }

  private func isItem(_ line: Line) -> Bool {
    bytes[line.range.lowerBound] == Ascii.minus
      && (line.range.count == 1 || isBlank(bytes[line.range.lowerBound + 1]))
  }

  private mutating func list(indent: Int, depth: Int) throws(FormatError) -> YAMLNode {
    let start = lines[position].range.lowerBound
    var items: [YAMLNode] = []
    while position < lines.count, lines[position].indent == indent, isItem(lines[position]) {
      let line = lines[position]
      var content = line.range.lowerBound + 1
      while content < line.range.upperBound, isBlank(bytes[content]) { content += 1 }
      if content == line.range.upperBound {
        position += 1
        items.append(try nested(above: indent, at: content, depth: depth))
      } else if colon(in: content..<line.range.upperBound) != nil {
        // `- name: x` starts a map whose keys stand where this one does.
        let inner = indent + content - line.range.lowerBound
        lines[position] = Line(indent: inner, range: content..<line.range.upperBound)
        items.append(try block(indent: inner, depth: depth + 1))
      } else {
        position += 1
        items.append(try scalar(content..<line.range.upperBound, above: indent))
      }
    }
    return YAMLNode(value: .list(items), range: start..<lines[position - 1].range.upperBound)
  }

  /// What is on the lines below a key or a dash; nothing if they aren't indented more.
  private mutating func nested(above indent: Int, at offset: Int, depth: Int) throws(FormatError) -> YAMLNode {
    guard position < lines.count else { return YAMLNode(value: .null, range: offset..<offset) }
    let line = lines[position]
    // A list may have the indentation of its key.
    guard line.indent > indent || line.indent == indent && isItem(line) else {
      return YAMLNode(value: .null, range: offset..<offset)
    }
    return try block(indent: line.indent, depth: depth + 1)
  }

  private mutating func member(indent: Int, depth: Int) throws(FormatError) -> YAMLMember {
    let line = lines[position]
    guard let colon = colon(in: line.range) else { throw unexpected("a key with a colon", at: line.range.lowerBound) }
    var nameEnd = colon
    while nameEnd > line.range.lowerBound, isBlank(bytes[nameEnd - 1]) { nameEnd -= 1 }
    let nameRange = line.range.lowerBound..<nameEnd
    let key = try scalarValue(nameRange)
    guard case .scalar(let name, _) = key, !name.isEmpty, name != "<<" else {
      throw .unsupported("a key that isn't a name, in YAML", token: nil, file.location(of: nameRange))
    }
    position += 1
    var start = colon + 1
    while start < line.range.upperBound, isBlank(bytes[start]) { start += 1 }
    guard start < line.range.upperBound else {
      let value = try nested(above: indent, at: start, depth: depth)
      return YAMLMember(name: name, nameRange: nameRange, value: value)
    }
    if bytes[start] == Ascii.hash {
      // A comment: the value is on the lines below, or nothing.
      let next = position < lines.count ? lines[position].indent : 0
      let value =
        next > indent
        ? try nested(above: indent, at: start, depth: depth)
        : YAMLNode(value: .null, range: start..<line.range.upperBound)
      return YAMLMember(name: name, nameRange: nameRange, value: value)
    }
    let value = try scalar(start..<line.range.upperBound, above: indent)
    return YAMLMember(name: name, nameRange: nameRange, value: value)
  }

  /// The colon behind a key: one that a blank or the end of the line follows, outside of quotes.
  private func colon(in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    if let first = range.first, bytes[first] == Ascii.quote || bytes[first] == UInt8(ascii: "'") {
      index += 1
      while index < range.upperBound, bytes[index] != bytes[first] { index += bytes[index] == Ascii.backslash ? 2 : 1 }
    }
    while index < range.upperBound {
      if bytes[index] == Ascii.colon, index + 1 == range.upperBound || isBlank(bytes[index + 1]) { return index }
      if bytes[index] == Ascii.hash, index > range.lowerBound, isBlank(bytes[index - 1]) { return nil }
      index += 1
    }
    return nil
  }

  /// A value on the line of its key.
  private mutating func scalar(_ range: Range<Int>, above indent: Int) throws(FormatError) -> YAMLNode {
    let first = bytes[range.lowerBound]
    if [UInt8(ascii: "|"), UInt8(ascii: ">"), Ascii.openBracket, Ascii.openBrace].contains(first) {
      // The lines below belong to it.
      while position < lines.count, lines[position].indent > indent { position += 1 }
      let isText = first == UInt8(ascii: "|") || first == UInt8(ascii: ">")
      return YAMLNode(value: .unread(isText ? "a text of several lines" : "a list or map in brackets"), range: range)
    }
    var end = range.upperBound
    if first == Ascii.quote || first == UInt8(ascii: "'") {
      end = try quotedEnd(range)
      var rest = end
      while rest < range.upperBound, isBlank(bytes[rest]) { rest += 1 }
      guard rest == range.upperBound || bytes[rest] == Ascii.hash && rest > end else {
        throw unexpected("the end of the line", at: rest)
      }
    } else {
      for index in range.dropFirst() where bytes[index] == Ascii.hash && isBlank(bytes[index - 1]) {
        end = index
        break
      }
      while end > range.lowerBound, isBlank(bytes[end - 1]) { end -= 1 }
      // A plain text goes on below.
      var isLong = false
      while position < lines.count, lines[position].indent > indent {
        position += 1
        isLong = true
      }
      if isLong { return YAMLNode(value: .unread("a text of several lines"), range: range.lowerBound..<end) }
    }
    let whole = range.lowerBound..<end
    return YAMLNode(value: try scalarValue(whole), range: whole)
  }

  private func quotedEnd(_ range: Range<Int>) throws(FormatError) -> Int {
    let quote = bytes[range.lowerBound]
    var index = range.lowerBound + 1
    while index < range.upperBound {
      if bytes[index] == quote {
        // In single quotes, two are one.
        guard quote == UInt8(ascii: "'"), index + 1 < range.upperBound, bytes[index + 1] == quote else {
          return index + 1
        }
        index += 1
      } else if bytes[index] == Ascii.backslash, quote == Ascii.quote {
        index += 1
      }
      index += 1
    }
    throw unexpected("a closing quote on the same line", at: range.upperBound)
  }

  private func scalarValue(_ range: Range<Int>) throws(FormatError) -> YAMLNode.Value {
    guard let first = range.first else { return .null }
    let byte = bytes[first]
    if byte == Ascii.quote || byte == UInt8(ascii: "'") {
      guard try quotedEnd(range) == range.upperBound else { throw unexpected("the end of the text", at: first) }
      return .scalar(unquoted(first + 1..<range.upperBound - 1, quote: byte), isQuoted: true)
    }
    let words: [UInt8: String] = [
      UInt8(ascii: "&"): "an anchor", UInt8(ascii: "*"): "an alias", UInt8(ascii: "!"): "a tag",
      UInt8(ascii: "?"): "a complex key", UInt8(ascii: "%"): "a directive", UInt8(ascii: "@"): "a reserved character",
    ]
    if let word = words[byte] { throw .unsupported("\(word) in YAML", token: nil, file.location(of: range)) }
    let text = String(decoding: bytes[range], as: UTF8.self)
    if ["null", "~", "Null", "NULL"].contains(text) { return .null }
    return .scalar(text, isQuoted: false)
  }

  private func unquoted(_ range: Range<Int>, quote: UInt8) -> String {
    var text: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == Ascii.backslash, quote == Ascii.quote, index + 1 < range.upperBound {
        index += 1
        let escapes: [UInt8: UInt8] = [UInt8(ascii: "n"): Ascii.lineFeed, UInt8(ascii: "t"): Ascii.tab]
        text.append(escapes[bytes[index]] ?? bytes[index])
      } else {
        if byte == quote { index += 1 }
        text.append(byte)
      }
      index += 1
    }
    return String(decoding: text, as: UTF8.self)
  }
}
