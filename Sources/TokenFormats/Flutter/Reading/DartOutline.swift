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
  var fields: [Field] = []
  /// The names of classes, mixins, enums, and extensions.
  var types: Set<String> = []
  var constructors: [Constructor] = []
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
