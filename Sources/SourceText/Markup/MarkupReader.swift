/// Reads an XML document strictly, and returns its root with the byte range of every element, attribute, and text.
///
/// Comments and processing instructions are skipped. A document type is skipped if it declares nothing itself; with declarations
/// it is an error, so no entity can grow or name a file. Prefixes of names aren't resolved.
/// - Throws: `SourceTextError` with the place of the first fault.
/// - Complexity: O(n) in bytes, without recursion.
public func readXML(_ file: SourceFile, limits: MarkupLimits = MarkupLimits()) throws(SourceTextError) -> MarkupElement
{
  guard file.bytes.count <= limits.bytes else {
    throw .tooLarge(bytes: file.bytes.count, limit: limits.bytes, file.location(of: 0..<0))
  }
  if let offset = firstInvalidUTF8Offset(in: file.bytes) { throw .notUTF8(file.location(of: offset..<offset + 1)) }
  var reader = MarkupReader(file: file, limits: limits)
  return try reader.document()
}

/// The reader of an XML document, with the elements that are open.
struct MarkupReader {
  let file: SourceFile
  let limits: MarkupLimits
  var index = 0
  private var open: [MarkupElement] = []
  private var texts: [MarkupText] = []
  private var root: MarkupElement?

  init(file: SourceFile, limits: MarkupLimits) {
    (self.file, self.limits) = (file, limits)
    if file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  var byte: UInt8? { index < file.bytes.count ? file.bytes[index] : nil }

  func unexpected(_ expected: String, at start: Int? = nil) -> SourceTextError {
    let start = start ?? index
    let found = start < file.bytes.count ? file.bytes[start] : nil
    return .unexpected(found: found, expected: expected, file.location(of: start..<min(start + 1, file.bytes.count)))
  }

  mutating func document() throws(SourceTextError) -> MarkupElement {
    while let byte {
      if byte == MarkupReader.less {
        try markup()
      } else if !open.isEmpty {
        try characters()
      } else if MarkupReader.isSpace(byte) {
        index += 1
      } else {
        throw unexpected(root == nil ? "an element" : "the end of the document")
      }
    }
    if let element = open.last { throw unexpected(end(of: element)) }
    guard let root else { throw unexpected("an element") }
    return root
  }

  // MARK: Tags

  private mutating func markup() throws(SourceTextError) {
    let start = index
    if starts(with: "</") { return try endTag() }
    if starts(with: "<!--") { return try comment() }
    if starts(with: "<![CDATA[") { return try literalText() }
    if starts(with: "<?") {
      try skip(past: "?>", "?> to end the instruction that starts on line \(line(of: start))")
      return
    }
    if starts(with: "<!DOCTYPE") { return try documentType() }
    guard root == nil else { throw unexpected("the end of the document") }
    try startTag()
  }

  private mutating func startTag() throws(SourceTextError) {
    let start = index
    guard open.count < limits.depth else {
      throw .tooDeep(limit: limits.depth, file.location(of: start..<start + 1))
    }
    index += 1
    let (name, nameRange) = try self.name("a name of an element")
    var element = MarkupElement(name: name, nameRange: nameRange, start: start)
    var names = MarkupNames()
    while true {
      let hadSpace = skipSpace()
      if byte == MarkupReader.greater || byte == Ascii.slash { break }
      guard hadSpace else {
        throw unexpected("a space, /, or > after the \(element.attributes.isEmpty ? "name" : "value")")
      }
      let attribute = try self.attribute()
      guard element.attributes.count < limits.attributeCount else {
        throw unexpected("at most \(limits.attributeCount) attributes", at: attribute.nameRange.lowerBound)
      }
      if let first = names.insert(attribute.name, after: element.attributes) {
        throw .duplicateName(
          attribute.name, first: file.location(of: element.attributes[first].nameRange),
          file.location(of: attribute.nameRange))
      }
      element.attributes.append(attribute)
    }
    let isEmpty = byte == Ascii.slash
    if isEmpty { index += 1 }
    guard byte == MarkupReader.greater else { throw unexpected("> to end the tag") }
    index += 1
    open.append(element)
    texts.append(MarkupText())
    if isEmpty { close() }
  }

  private mutating func endTag() throws(SourceTextError) {
    guard let element = open.last else { throw unexpected(root == nil ? "an element" : "the end of the document") }
    let start = index
    index += 2
    let (name, _) = try self.name("the name of an element")
    guard name.hasSameBytes(as: element.name) else { throw unexpected(end(of: element), at: start) }
    _ = skipSpace()
    guard byte == MarkupReader.greater else { throw unexpected("> to end the tag") }
    index += 1
    close()
  }

  /// Ends the innermost element.
  private mutating func close() {
    guard var element = open.popLast(), let text = texts.popLast() else { return }
    (element.text, element.textRange) = text.trimmed
    element.range = element.range.lowerBound..<index
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  private func end(of element: MarkupElement) -> String {
    "</\(element.name.shortened)> to end the element that starts on line \(line(of: element.range.lowerBound))"
  }

  private mutating func attribute() throws(SourceTextError) -> MarkupAttribute {
    let (name, nameRange) = try self.name("a name of an attribute, /, or >")
    _ = skipSpace()
    guard byte == MarkupReader.equals else { throw unexpected("= after the name of the attribute") }
    index += 1
    _ = skipSpace()
    guard let quote = byte, quote == Ascii.quote || quote == MarkupReader.apostrophe else {
      throw unexpected("a value in quotes")
    }
    index += 1
    let start = index
    var value: [UInt8] = []
    while let byte, byte != quote {
      guard byte != MarkupReader.less else { throw unexpected("&lt; in place of < in a value") }
      if byte == MarkupReader.ampersand {
        value += try reference()
      } else {
        try checkCharacter(byte)
        value.append(MarkupReader.isSpace(byte) ? Ascii.space : byte)
        index += 1
      }
    }
    guard byte == quote else { throw unexpected("a quote to end the value that starts on line \(line(of: start))") }
    index += 1
    return MarkupAttribute(
      name: name, nameRange: nameRange, value: String(decoding: value, as: UTF8.self), valueRange: start..<index - 1)
  }

  // MARK: Text

  private mutating func characters() throws(SourceTextError) {
    let last = texts.count - 1
    while let byte, byte != MarkupReader.less {
      let start = index
      if byte == MarkupReader.ampersand {
        let meaning = try reference()
        texts[last].add(meaning, inPlaceOf: start..<index)
        continue
      }
      while let byte = self.byte, byte != MarkupReader.less, byte != MarkupReader.ampersand {
        try checkCharacter(byte)
        index += 1
      }
      texts[last].add(file.bytes[start..<index])
    }
  }

  private mutating func literalText() throws(SourceTextError) {
    let start = index
    guard !texts.isEmpty else { throw unexpected(root == nil ? "an element" : "the end of the document") }
    try skip(past: "]]>", "]]> to end the text that starts on line \(line(of: start))", after: 9)
    texts[texts.count - 1].add(file.bytes[start + 9..<index - 3])
  }

  private mutating func comment() throws(SourceTextError) {
    try skip(past: "-->", "--> to end the comment that starts on line \(line(of: index))", after: 4)
  }
}

/// The names of one element's attributes; few are searched, many hashed.
private struct MarkupNames {
  private var positions: [[UInt8]: Int] = [:]

  /// Notes the name of the next attribute, and returns the position of an earlier one with the same name.
  mutating func insert(_ name: String, after attributes: [MarkupAttribute]) -> Int? {
    guard attributes.count >= 16 else { return attributes.firstIndex { $0.name.hasSameBytes(as: name) } }
    if positions.isEmpty {
      for (index, attribute) in attributes.enumerated() { positions[Array(attribute.name.utf8)] = index }
    }
    return positions.updateValue(attributes.count, forKey: Array(name.utf8))
  }
}
