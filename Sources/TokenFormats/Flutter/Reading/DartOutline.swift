import SourceText

/// The declarations of one Dart document that may have colors: fields, getters, functions, and constructors.
struct DartOutline {
  /// A declaration with an expression: a constant, a field, a getter, or a function that only returns it.
  struct Field {
    /// The name of the class; nil at the top level.
    let owner: String?
    let name: String
    /// The name of the declared type; nil if it is inferred.
    let type: String?
    /// Whether the value can't change.
    let isFixed: Bool
    /// The tokens of the value.
    let value: Range<Int>
  }

  /// A constructor with the values of fields: its defaults, its initializers, or the arguments of another one that it calls.
  struct Constructor {
    let owner: String
    /// The name behind the point; nil for the constructor without a name.
    let name: String?
    var values: [(name: String, value: Range<Int>)]
  }

  let document: SourceFile
  let tokens: [DartToken]
  private(set) var fields: [Field] = []
  /// The names of classes, mixins, enums, and extensions.
  private(set) var types: Set<String> = []
  private(set) var constructors: [Constructor] = []
  /// The position of the token behind the closing bracket, by the position of the opening one.
  private(set) var ends: [Int: Int] = [:]

  init(_ document: SourceFile) throws(FormatError) {
    self.document = document
    tokens = try DartScanner.tokens(of: document)
    try matchBrackets()
    declarations(tokens.indices, owner: nil)
  }

  func bytes(_ index: Int) -> ArraySlice<UInt8> { document.bytes[tokens[index].range] }

  /// Whether a token is a word or a sign.
  func `is`(_ index: Int, _ text: StaticString) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    return text.withUTF8Buffer { bytes(index).elementsEqual($0) }
  }

  func name(_ index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .name else { return nil }
    return String(decoding: bytes(index), as: UTF8.self)
  }

  /// Returns the bytes from the first to the last token of a range.
  func range(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else { return 0..<0 }
    return tokens[first].range.lowerBound..<tokens[last].range.upperBound
  }

  private mutating func matchBrackets() throws(FormatError) {
    var open: [Int] = []
    for index in tokens.indices where tokens[index].kind == .sign {
      if self.is(index, "(") || self.is(index, "[") || self.is(index, "{") { open.append(index) }
      guard self.is(index, ")") || self.is(index, "]") || self.is(index, "}") else { continue }
      guard let start = open.popLast(), DartOutline.fits(bytes(start).first, bytes(index).first) else {
        throw .unexpected(
          expected: "a declaration", found: "an unmatched closing bracket", token: nil,
          document.location(of: tokens[index].range))
      }
      ends[start] = index + 1
    }
    guard let start = open.first else { return }
    throw .unexpected(
      expected: "a closing bracket", found: "none", token: nil, document.location(of: tokens[start].range))
  }

  private static func fits(_ open: UInt8?, _ close: UInt8?) -> Bool {
    switch (open, close) {
    case (Ascii.openParenthesis, Ascii.closeParenthesis), (Ascii.openBracket, Ascii.closeBracket),
      (Ascii.openBrace, Ascii.closeBrace):
      true
    default: false
    }
  }

  /// Returns the positions of a sign outside of brackets.
  func positions(of sign: StaticString, in range: Range<Int>) -> [Int] {
    var found: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if self.is(index, sign) { found.append(index) }
      index = ends[index] ?? index + 1
    }
    return found
  }

  /// Returns the parts of a range between commas outside of brackets.
  func parts(_ range: Range<Int>) -> [Range<Int>] {
    var start = range.lowerBound
    var parts: [Range<Int>] = []
    for comma in positions(of: ",", in: range) {
      parts.append(start..<comma)
      start = comma + 1
    }
    return (parts + [start..<range.upperBound]).filter { !$0.isEmpty }
  }
}

extension DartOutline {
  /// Reads the declarations of the top level or of a class.
  private mutating func declarations(_ range: Range<Int>, owner: String?) {
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      if let type = typeDeclaration(start, range) {
        types.insert(type.name)
        // A class in a class isn't Dart, so its depth is one.
        if owner == nil { declarations(type.body, owner: type.name) }
        index = type.body.upperBound + 1
        continue
      }
      let end = memberEnd(start, range)
      member(start..<end, owner: owner)
      index = end + 1
    }
  }

  private func typeDeclaration(_ start: Int, _ range: Range<Int>) -> (name: String, body: Range<Int>)? {
    var index = start
    while index < range.upperBound, self.is(index, "@") { index = behindAnnotation(index) }
    while ["abstract", "base", "final", "sealed", "interface"].contains(where: { name(index) == $0 }) { index += 1 }
    guard let word = name(index), ["class", "mixin", "enum", "extension"].contains(word) else { return nil }
    index += 1
    while name(index) == "class" || name(index) == "type" { index += 1 }
    guard let name = name(index) else { return nil }
    while index < range.upperBound, !self.is(index, "{") {
      if self.is(index, ";") || self.is(index, "=") { return nil }
      index = ends[index] ?? index + 1
    }
    guard index < range.upperBound, let end = ends[index] else { return nil }
    return (name, index + 1..<end - 1)
  }

  private func behindAnnotation(_ start: Int) -> Int {
    var index = start + 2
    while self.is(index, ".") { index += 2 }
    return ends[index] != nil && self.is(index, "(") ? ends[index] ?? index + 1 : index
  }

  /// Returns the position of the last token of a member: a semicolon, or the brace that closes its body.
  private func memberEnd(_ start: Int, _ range: Range<Int>) -> Int {
    var (index, hasValue) = (start, false)
    while index < range.upperBound {
      if self.is(index, ";") { return index }
      if self.is(index, "=") || self.is(index, "=>") { hasValue = true }
      if self.is(index, "{"), !hasValue, let end = ends[index] { return end - 1 }
      index = ends[index] ?? index + 1
    }
    return range.upperBound
  }

  private mutating func member(_ range: Range<Int>, owner: String?) {
    var start = range.lowerBound
    while start < range.upperBound, self.is(start, "@") { start = behindAnnotation(start) }
    guard start < range.upperBound else { return }
    let range = start..<range.upperBound
    if let owner, constructor(range, owner) { return }
    let arrow = positions(of: "=>", in: range).first
    if let equals = positions(of: "=", in: range).first, arrow.map({ equals < $0 }) ?? true {
      return variables(range, equals, owner)
    }
    // A getter, or a function without parameters.
    let body = arrow.map { $0 + 1..<range.upperBound } ?? returned(range)
    guard let body, !body.isEmpty else { return }
    var head = (arrow ?? (positions(of: "{", in: range).first ?? range.upperBound)) - 1
    if self.is(head, ")") {
      guard self.is(head - 1, "(") else { return }
      head -= 2
    }
    guard head > range.lowerBound, let name = name(head) else { return }
    let before = self.name(head - 1) == "get" ? head - 2 : head - 1
    fields.append(
      Field(
        owner: owner, name: name, type: before >= range.lowerBound ? self.name(before) : nil, isFixed: true, value: body
      ))
  }

  /// Returns the value of a body that only returns one.
  private func returned(_ range: Range<Int>) -> Range<Int>? {
    guard let open = positions(of: "{", in: range).first, name(open + 1) == "return" else { return nil }
    let end = ends[open].map { $0 - 1 } ?? range.upperBound
    guard let semicolon = positions(of: ";", in: open + 1..<end).first, semicolon + 1 == end else { return nil }
    return open + 2..<semicolon
  }

  /// Reads `static const Color a = x, b = y`.
  private mutating func variables(_ range: Range<Int>, _ equals: Int, _ owner: String?) {
    let words = (range.lowerBound..<equals).compactMap { name($0) }
    let isFixed = words.contains("const") || words.contains("final")
    let keywords: Set<String> = ["static", "const", "final", "late", "external", "covariant", "var", "abstract"]
    // The type of a list or a map ends with a bracket, so it isn't that of a color.
    let before = self.is(equals - 2, "?") ? equals - 3 : equals - 2
    let type = before >= range.lowerBound ? name(before).flatMap { keywords.contains($0) ? nil : $0 } : nil
    for part in parts(range) {
      guard let sign = positions(of: "=", in: part).first, sign > part.lowerBound, let name = name(sign - 1) else {
        continue
      }
      fields.append(Field(owner: owner, name: name, type: type, isFixed: isFixed, value: sign + 1..<part.upperBound))
    }
  }

  /// Reads a constructor; returns false for another member.
  private mutating func constructor(_ range: Range<Int>, _ owner: String) -> Bool {
    var index = range.lowerBound
    while ["const", "factory", "external"].contains(where: { name(index) == $0 }) { index += 1 }
    guard name(index) == owner else { return false }
    var constructorName: String?
    if self.is(index + 1, "."), let name = name(index + 2) {
      constructorName = name
      index += 2
    }
    guard self.is(index + 1, "("), let end = ends[index + 1] else { return false }
    var result = Constructor(owner: owner, name: constructorName, values: [])
    var parameters = index + 2..<end - 1
    if let braces = positions(of: "{", in: parameters).first, let close = ends[braces] {
      parameters = braces + 1..<close - 1
    }
    for part in parts(parameters) {
      // Only fields have defaults that are values of the class.
      guard let sign = positions(of: "=", in: part).first, let name = name(sign - 1), self.is(sign - 2, "."),
        self.name(sign - 3) == "this" || self.name(sign - 3) == "super"
      else { continue }
      result.values.append((name, sign + 1..<part.upperBound))
    }
    if self.is(end, "=>") {
      result.values += arguments(of: owner, end + 1..<range.upperBound)
    } else if self.is(end, ":") {
      let body = positions(of: "{", in: end + 1..<range.upperBound).first ?? range.upperBound
      for part in parts(end + 1..<body) {
        if let sign = positions(of: "=", in: part).first, let name = name(sign - 1) {
          result.values.append((name, sign + 1..<part.upperBound))
        } else if self.name(part.lowerBound) == "this" || self.name(part.lowerBound) == "super" {
          result.values += arguments(part)
        }
      }
    } else if let body = returned(end..<range.upperBound) {
      result.values += arguments(of: owner, body)
    }
    if !result.values.isEmpty { constructors.append(result) }
    return true
  }

  /// Returns the named arguments of a call of a class.
  private func arguments(of owner: String, _ range: Range<Int>) -> [(name: String, value: Range<Int>)] {
    let start =
      name(range.lowerBound) == "const" || name(range.lowerBound) == "new" ? range.lowerBound + 1 : range.lowerBound
    guard name(start) == owner else { return [] }
    return arguments(start..<range.upperBound)
  }

  /// Returns the named arguments of the first call in a range.
  func arguments(_ range: Range<Int>) -> [(name: String, value: Range<Int>)] {
    guard let open = positions(of: "(", in: range).first, let end = ends[open] else { return [] }
    return parts(open + 1..<end - 1).compactMap { part in
      guard self.is(part.lowerBound + 1, ":"), let name = name(part.lowerBound), part.count > 2 else { return nil }
      return (name, part.lowerBound + 2..<part.upperBound)
    }
  }
}
