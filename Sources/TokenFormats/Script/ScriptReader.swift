import SourceText

/// Reads the literals of a module of JavaScript or TypeScript: its constants, its imports, and what it exports.
///
/// Statements that declare or export nothing are passed. Only what is inside an exported or declared literal must be valid.
struct ScriptReader {
  /// An import of another module, or of a name from it.
  struct Import {
    let address: String
    /// The name in the other module; nil for its default export.
    let member: String?
  }

  let file: SourceFile
  private let document: Int
  var index = 0
  let end: Int
  /// Where the last regular expression ends, and up to where there is none on its line.
  var (patternEnd, patternLimit) = (-1, 0)
  private(set) var constants: [String: ScriptNode] = [:]
  private(set) var imports: [String: Import] = [:]
  /// The default export, or the object that `module.exports` is.
  private(set) var exported: ScriptNode?
  /// The constants that are exported by name, in their order.
  private(set) var exports: [(name: String, range: Range<Int>)] = []

  /// The deepest nesting of literals.
  static let depthLimit = 100

  /// - Complexity: O(n) in the bytes of the document.
  init(_ file: SourceFile, document: Int = 0) throws(FormatError) {
    self.file = file
    self.document = document
    end = file.bytes.count
    if let invalid = firstInvalidUTF8Offset(in: file.bytes) {
      throw .text(.notUTF8(file.location(of: invalid..<invalid)))
    }
    if file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    while true {
      try skipBlanks()
      guard index < end else { return }
      try statement()
    }
  }

  /// A document that is one literal, such as JSON with comments.
  init(literal file: SourceFile, document: Int = 0) throws(FormatError) {
    self.file = file
    self.document = document
    end = file.bytes.count
    if let invalid = firstInvalidUTF8Offset(in: file.bytes) {
      throw .text(.notUTF8(file.location(of: invalid..<invalid)))
    }
    try skipBlanks()
    exported = try expression(depth: 0)
    try skipBlanks()
    guard index == end else { throw error("the end of the document") }
  }

  func error(_ expected: String) -> FormatError {
    let place = file.location(of: index..<min(index + 1, end))
    return .text(.unexpected(found: index < end ? file.bytes[index] : nil, expected: expected, place))
  }

  // MARK: Statements

  private mutating func statement() throws(FormatError) {
    guard let word = name() else {
      try passToken()
      return
    }
    switch word {
    case "export": try exportStatement()
    case "const", "let", "var": try declarations(isExported: false)
    case "import": try importStatement()
    case "module" where text("."):
      index += 1
      try skipBlanks()
      if name() == "exports" { try assigned() }
    default: break
    }
  }

  private mutating func exportStatement() throws(FormatError) {
    try skipBlanks()
    let before = index
    switch name() {
    case "default":
      try skipBlanks()
      exported = try expression(depth: 0)
    case "const", "let", "var": try declarations(isExported: true)
    default: index = before
    }
  }

  /// `module.exports = value`.
  private mutating func assigned() throws(FormatError) {
    try skipBlanks()
    guard text("="), peek(1) != UInt8(ascii: "="), peek(1) != UInt8(ascii: ">") else { return }
    index += 1
    try skipBlanks()
    exported = try expression(depth: 0)
  }

  /// `const a = value, { b } = require("x")`.
  private mutating func declarations(isExported: Bool) throws(FormatError) {
    repeat {
      try skipBlanks()
      let start = index
      if let name = name() {
        let range = start..<index
        try skipBlanks()
        if text(":") { try passType() }
        guard text("="), peek(1) != UInt8(ascii: "="), peek(1) != UInt8(ascii: ">") else { return }
        index += 1
        try skipBlanks()
        let value = try expression(depth: 0)
        if case .call(let callee, let argument) = value.value, callee == ["require"], let address = argument?.string {
          imports[name] = Import(address: address, member: nil)
        } else {
          constants[name] = value
        }
        if isExported { exports.append((name, range)) }
      } else if text("{") {
        let names = try destructured()
        try skipBlanks()
        guard text("=") else { return }
        index += 1
        try skipBlanks()
        let value = try expression(depth: 0)
        guard case .call(["require"], let argument) = value.value, let address = argument?.string else { continue }
        for (own, member) in names { imports[own] = Import(address: address, member: member) }
      } else {
        return
      }
      try skipBlanks()
    } while pass(Ascii.comma)
  }

  /// `{ a, b as c }` or `{ a, b: c }`: own names with the names in the module.
  private mutating func destructured() throws(FormatError) -> [(own: String, member: String)] {
    var names: [(own: String, member: String)] = []
    guard pass(Ascii.openBrace) else { return [] }
    while true {
      try skipBlanks()
      guard index < end else { throw error("}") }
      if pass(Ascii.closeBrace) { return names }
      if let member = name() {
        try skipBlanks()
        var own = member
        let before = index
        if pass(Ascii.colon) || name() == "as" {
          try skipBlanks()
          own = name() ?? member
        } else {
          index = before
        }
        names.append((own, member))
      } else if !pass(Ascii.comma) {
        try passToken()
      }
    }
  }

  /// `import a, { b } from "x"`.
  private mutating func importStatement() throws(FormatError) {
    try skipBlanks()
    var names: [(own: String, member: String?)] = []
    if let own = name() {
      names.append((own, nil))
      try skipBlanks()
      _ = pass(Ascii.comma)
      try skipBlanks()
    }
    if text("{") { names += try destructured().map { ($0.own, $0.member) } }
    try skipBlanks()
    guard name() == "from" else { return }
    try skipBlanks()
    guard let address = try string() else { return }
    for (own, member) in names { imports[own] = Import(address: address, member: member) }
  }

  /// Passes the type behind a colon, up to the sign of an assignment.
  private mutating func passType() throws(FormatError) {
    try skipBlanks()
    var last = index
    while index < end, !text("="), !text(";"), !endsStatement(after: last) {
      try passToken()
      last = index
      try skipBlanks()
    }
  }

  // MARK: Values

  private mutating func expression(depth: Int) throws(FormatError) -> ScriptNode {
    guard depth < ScriptReader.depthLimit else {
      throw .text(.tooDeep(limit: ScriptReader.depthLimit, file.location(of: index..<index)))
    }
    let start = index
    let isStatement = depth == 0
    guard let value = try value(depth: depth) else { return try other(from: start, isStatement: isStatement) }
    let valueEnd = index
    var last = index
    try skipBlanks()
    // Types of TypeScript behind a value say nothing about it.
    while true {
      let before = index
      guard let word = name(), word == "as" || word == "satisfies" else {
        index = before
        break
      }
      try passTypeName()
      last = index
      try skipBlanks()
    }
    guard isAtEnd || endsStatement(after: last) else { return try other(from: start, isStatement: isStatement) }
    return ScriptNode(value: value, range: start..<valueEnd, document: document)
  }

  private mutating func passTypeName() throws(FormatError) {
    try skipBlanks()
    while name() != nil {
      if index < end, file.bytes[index] == UInt8(ascii: "<") {
        while index < end, file.bytes[index] != UInt8(ascii: ">") { index += 1 }
        index = min(index + 1, end)
      }
      if !pass(Ascii.point) { break }
    }
  }

  /// Whether a value ends here.
  private var isAtEnd: Bool {
    guard index < end else { return true }
    return [Ascii.comma, Ascii.closeBrace, Ascii.closeBracket, Ascii.closeParenthesis, UInt8(ascii: ";")]
      .contains(file.bytes[index])
  }

  private mutating func value(depth: Int) throws(FormatError) -> ScriptNode.Value? {
    guard index < end else { throw error("a value") }
    let byte = file.bytes[index]
    switch byte {
    case Ascii.openBrace: return .object(try object(depth: depth))
    case Ascii.openBracket: return .array(try elements(Ascii.closeBracket, depth: depth))
    case Ascii.openParenthesis:
      let before = index
      let items = try? elements(Ascii.closeParenthesis, depth: depth)
      try skipBlanks()
      if let only = items?.first, items?.count == 1, !text("=>") { return only.value }
      index = before
      return nil
    case Ascii.quote, UInt8(ascii: "'"), Ascii.backtick: return try string().map { .string($0) }
    case Ascii.minus, Ascii.point, Ascii.zero...Ascii.nine: return number().map { .number($0) }
    default: return try path(depth: depth)
    }
  }

  private mutating func path(depth: Int) throws(FormatError) -> ScriptNode.Value? {
    guard let first = name(), !["async", "function", "new", "class", "await", "typeof"].contains(first) else {
      return nil
    }
    var names = [first]
    while index < end {
      if pass(Ascii.point) {
        guard let next = name() else { return nil }
        names.append(next)
      } else if text("["), let key = try key() {
        names.append(key)
      } else {
        break
      }
    }
    guard text("(") else { return .name(names) }
    let arguments = try elements(Ascii.closeParenthesis, depth: depth)
    return .call(names, arguments.first)
  }

  /// `["500"]` or `[500]` behind a name.
  private mutating func key() throws(FormatError) -> String? {
    let before = index
    index += 1
    try skipBlanks()
    let start = index
    let key = try string() ?? (number() == nil ? nil : String(decoding: file.bytes[start..<index], as: UTF8.self))
    try skipBlanks()
    if let key, pass(Ascii.closeBracket) { return key }
    index = before
    return nil
  }

  private mutating func elements(_ closer: UInt8, depth: Int) throws(FormatError) -> [ScriptNode] {
    index += 1
    var items: [ScriptNode] = []
    while true {
      try skipBlanks()
      guard index < end else { throw error(String(UnicodeScalar(closer))) }
      if pass(closer) { return items }
      if text("...") { index += 3 }
      items.append(try expression(depth: depth + 1))
      try skipBlanks()
      guard pass(Ascii.comma) || index < end && file.bytes[index] == closer else {
        throw error(", or \(UnicodeScalar(closer))")
      }
    }
  }

  private mutating func object(depth: Int) throws(FormatError) -> [ScriptMember] {
    index += 1
    var members: [ScriptMember] = []
    while true {
      try skipBlanks()
      guard index < end else { throw error("}") }
      if pass(Ascii.closeBrace) { return members }
      members.append(try member(depth: depth))
      try skipBlanks()
      guard pass(Ascii.comma) || index < end && file.bytes[index] == Ascii.closeBrace else { throw error(", or }") }
    }
  }

  private mutating func member(depth: Int) throws(FormatError) -> ScriptMember {
    let start = index
    if text("...") {
      index += 3
      let value = try expression(depth: depth + 1)
      return ScriptMember(kind: .spread, name: "", nameRange: start..<index, value: value)
    }
    if text("[") {
      let value = try otherMember(from: start)
      return ScriptMember(kind: .computed, name: "", nameRange: start..<min(start + 1, end), value: value)
    }
    guard let name = try memberName() else { throw error("the name of a member") }
    let range = start..<index
    try skipBlanks()
    if pass(Ascii.colon) {
      try skipBlanks()
      return ScriptMember(kind: .named, name: name, nameRange: range, value: try expression(depth: depth + 1))
    }
    if index < end, file.bytes[index] == Ascii.comma || file.bytes[index] == Ascii.closeBrace {
      let value = ScriptNode(value: .name([name]), range: range, document: document)
      return ScriptMember(kind: .named, name: name, nameRange: range, value: value)
    }
    let value = try otherMember(from: start)
    return ScriptMember(kind: .accessor, name: name, nameRange: range, value: value)
  }

  private mutating func memberName() throws(FormatError) -> String? {
    if let text = try string() { return text }
    if let name = name() { return name }
    let start = index
    guard number() != nil else { return nil }
    return String(decoding: file.bytes[start..<index], as: UTF8.self)
  }

  /// A method, an accessor, or a member with a computed name: everything up to the next member.
  private mutating func otherMember(from start: Int) throws(FormatError) -> ScriptNode {
    try other(from: start, "a member with a program", isStatement: false)
  }

  /// Everything up to where a value ends.
  private mutating func other(
    from start: Int, _ word: String = "an expression", isStatement: Bool
  ) throws(FormatError) -> ScriptNode {
    index = start
    var last = start
    while !isAtEnd, !isStatement || !endsStatement(after: last) {
      try passToken()
      last = index
      try skipBlanks()
    }
    index = last
    return ScriptNode(value: .other(word), range: start..<max(index, start), document: document)
  }
}
