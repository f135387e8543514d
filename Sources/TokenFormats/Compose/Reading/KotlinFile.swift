import SourceText

/// The declarations of a Kotlin file that colors depend on.
struct KotlinFile {
  /// A `val` with its value.
  struct Value {
    /// The names of the types around it, and its own.
    let path: [String]
    /// The declared type; nil if there is none.
    let type: String?
    /// The value; nil if there is none, such as with a delegate.
    let value: KotlinExpression?
    let location: SourceLocation
  }

  /// A class whose instances may be color schemes.
  struct Class {
    let name: String
    let parameters: [Parameter]
  }

  struct Parameter {
    let name: String
    let type: String
    let value: KotlinExpression?
  }

  let document: SourceFile
  var package = ""
  /// The imported names with their packages, `*` for all names.
  var imports: [(package: String, name: String, alias: String)] = []
  var values: [Value] = []
  var classes: [Class] = []
  /// The places of colors in bodies of functions, which aren't read.
  var skipped: [SourceLocation] = []

  /// Whether the file may have tokens or classes of schemes.
  var mayHoldColors: Bool {
    values.contains { $0.type == "Color" || $0.value.map(KotlinFile.isColored) ?? false }
      || classes.contains { $0.parameters.contains { $0.type == "Color" } }
  }

  /// Whether an expression makes colors, as far as it tells itself.
  private static func isColored(_ value: KotlinExpression) -> Bool {
    switch value.kind {
    case .call(let callee, let arguments):
      if callee.first == "Color" || callee.first == "colorResource" { return true }
      if ComposeSchemes.libraryCallees.contains(callee.last ?? "") { return true }
      return arguments.contains { isColored($0.value) }
    case .name(let names): return names.first == "Color" && names.count > 1
    case .method(let base, _, _): return isColored(base)
    case .number, .other: return false
    }
  }
}

/// Reads the declarations of a Kotlin file; bodies of functions are skipped.
struct KotlinFileReader {
  private var cursor: KotlinCursor
  private var file: KotlinFile
  /// The names of the types around, with an empty one for a companion.
  private var scope: [String] = []

  /// Returns the declarations of a document.
  ///
  /// - Complexity: O(n) in the bytes.
  static func read(_ document: SourceFile) throws(FormatError) -> KotlinFile {
    let cursor: KotlinCursor
    do throws(SourceTextError) { cursor = try KotlinCursor(document) } catch { throw .text(error) }
    var reader = KotlinFileReader(cursor: cursor, file: KotlinFile(document: document))
    reader.run()
    return reader.file
  }

  private mutating func run() {
    while cursor.token != nil {
      let start = cursor.index
      declaration()
      if cursor.index == start { cursor.index += 1 }
    }
  }

  private mutating func declaration() {
    if cursor.isSign(0x40) { return annotation() }
    if cursor.isSign(Ascii.closeBrace) {
      if !scope.isEmpty { scope.removeLast() }
      cursor.index += 1
      return
    }
    if cursor.isSign(Ascii.openBrace) || cursor.isSign(Ascii.openParenthesis) { return skip() }
    guard cursor.isName else { return }
    switch cursor.text {
    case "package":
      cursor.index += 1
      file.package = dottedName().joined(separator: ".")
    case "import": importName()
    case "fun": function()
    case "val", "var": value()
    case "object": object()
    case "class", "interface": type()
    case "constructor": cursor.index += 1
    case "init":
      cursor.index += 1
      if cursor.isSign(Ascii.openBrace) { skip() }
    case "typealias":
      cursor.index += 1
      while let token = cursor.token, !token.startsLine { cursor.index += 1 }
    default: cursor.index += 1
    }
  }

  private mutating func annotation() {
    cursor.index += 1
    _ = dottedName()
    if cursor.isSign(Ascii.colon) {
      cursor.index += 1
      _ = dottedName()
    }
    if cursor.isSign(Ascii.openParenthesis), cursor.token?.startsLine == false { cursor.skipBalanced() }
  }

  private mutating func dottedName() -> [String] {
    var names: [String] = []
    while cursor.isName {
      names.append(cursor.text)
      cursor.index += 1
      guard cursor.isSign(Ascii.point) else { break }
      cursor.index += 1
    }
    return names
  }

  private mutating func importName() {
    cursor.index += 1
    var names = dottedName()
    if cursor.isSign(Ascii.asterisk) {
      names.append("*")
      cursor.index += 1
    }
    guard let name = names.popLast() else { return }
    var alias = name
    if cursor.text == "as", cursor.token?.startsLine == false {
      cursor.index += 1
      alias = cursor.text
      cursor.index += 1
    }
    file.imports.append((names.joined(separator: "."), name, alias))
  }

  /// Passes brackets with statements, and notes colors in them.
  private mutating func skip() {
    let start = cursor.index
    cursor.skipBalanced()
    noteColors(since: start)
  }

  private mutating func noteColors(since start: Int) {
    guard start < cursor.index else { return }
    for index in start..<cursor.index where cursor.tokens[index].kind == .name {
      let name = cursor.text(at: index)
      let isScheme = ComposeSchemes.libraryCallees.contains(name)
      guard name == "Color" || isScheme, index + 1 < cursor.index else { continue }
      guard cursor.file.bytes[cursor.tokens[index + 1].range.lowerBound] == Ascii.openParenthesis else { continue }
      file.skipped.append(cursor.file.location(of: cursor.tokens[index].range))
    }
  }

  private mutating func function() {
    cursor.index += 1
    if cursor.isSign(0x3C) { cursor.skipTypeArguments() }
    while cursor.token != nil, !cursor.isSign(Ascii.openParenthesis) { cursor.index += 1 }
    skip()
    // The type of the result, and conditions for types.
    while let token = cursor.token {
      if cursor.isSign(Ascii.openBrace) { return skip() }
      if cursor.isSign(0x3D) {
        cursor.index += 1
        let start = cursor.index
        _ = cursor.expression()
        return noteColors(since: start)
      }
      if token.startsLine, !cursor.isSign(Ascii.colon), cursor.text != "where" { return }
      if cursor.isSign(0x3C) { cursor.skipTypeArguments() } else { cursor.skipBalanced() }
    }
  }

  private mutating func object() {
    cursor.index += 1
    var name = ""
    let isCompanion = cursor.index > 1 && cursor.text(at: cursor.index - 2) == "companion"
    if cursor.isName, cursor.token?.startsLine == false || !isCompanion {
      name = cursor.text
      cursor.index += 1
    }
    openBody(named: isCompanion ? "" : name)
  }

  /// Passes supertypes, and opens the body if there is one.
  private mutating func openBody(named name: String) {
    if cursor.isSign(Ascii.colon) {
      cursor.index += 1
      while let token = cursor.token, !cursor.isSign(Ascii.openBrace) {
        if token.startsLine,
          ["val", "var", "fun", "object", "class", "private", "internal", "data"].contains(cursor.text)
        {
          return
        }
        if cursor.isSign(Ascii.closeBrace) || cursor.isSign(0x40) { return }
        if cursor.isSign(0x3C) { cursor.skipTypeArguments() } else { cursor.skipBalanced() }
      }
    }
    guard cursor.isSign(Ascii.openBrace) else { return }
    cursor.index += 1
    scope.append(name)
  }

  private mutating func type() {
    cursor.index += 1
    guard cursor.isName else { return }
    let name = cursor.text
    cursor.index += 1
    if cursor.isSign(0x3C) { cursor.skipTypeArguments() }
    // `class A private constructor(…)`
    while cursor.isName, ["private", "internal", "protected", "constructor"].contains(cursor.text) { cursor.index += 1 }
    if cursor.isSign(Ascii.openParenthesis) {
      file.classes.append(KotlinFile.Class(name: name, parameters: parameters()))
    }
    openBody(named: name)
  }

  private mutating func parameters() -> [KotlinFile.Parameter] {
    var parameters: [KotlinFile.Parameter] = []
    cursor.index += 1
    while cursor.token != nil, !cursor.isSign(Ascii.closeParenthesis) {
      if cursor.isSign(0x40) {
        annotation()
        continue
      }
      guard cursor.isName, cursor.isSign(Ascii.colon, at: 1) else {
        cursor.skipBalanced()
        continue
      }
      let name = cursor.text
      cursor.index += 2
      let type = typeName(endsAtLine: false)
      var value: KotlinExpression?
      if cursor.isSign(0x3D) {
        cursor.index += 1
        value = cursor.expression()
      }
      parameters.append(KotlinFile.Parameter(name: name, type: type, value: value))
    }
    if cursor.token != nil { cursor.index += 1 }
    return parameters
  }

  /// A type without the names before its last one, such as `Color` or `List<Color>`.
  private mutating func typeName(endsAtLine: Bool) -> String {
    var text = ""
    let ends = [Ascii.comma, Ascii.closeParenthesis, UInt8(ascii: "="), Ascii.closeBrace, Ascii.openBrace]
    while let token = cursor.token, !ends.contains(where: { cursor.isSign($0) }) {
      if endsAtLine, token.startsLine || cursor.isSign(0x40) || ["by", "get"].contains(cursor.text) { break }
      let start = cursor.index
      if cursor.isSign(0x3C) { cursor.skipTypeArguments() } else { cursor.skipBalanced() }
      for index in start..<cursor.index { text += cursor.text(at: index) }
      if text.utf8.count > 200 { text = "?" }
    }
    if text.utf8.last == 0x3F { text.removeLast() }
    let head = text.utf8.prefix { $0 != 0x3C }
    guard let point = head.lastIndex(of: Ascii.point) else { return text }
    return String(text[text.utf8.index(after: point)...])
  }

  private mutating func value() {
    cursor.index += 1
    if cursor.isSign(0x3C) { cursor.skipTypeArguments() }
    guard cursor.isName else { return }
    let nameRange = cursor.token?.range ?? 0..<0
    let names = dottedName()
    var type: String?
    if cursor.isSign(Ascii.colon) {
      cursor.index += 1
      type = typeName(endsAtLine: true)
    }
    var value: KotlinExpression?
    if cursor.isSign(0x3D) {
      cursor.index += 1
      value = cursor.expression()
    } else {
      value = getter()
    }
    // One with a receiver, such as `val ColorScheme.brand`, is a function in all but name.
    guard names.count == 1 else { return }
    let path = scope.filter { !$0.utf8.isEmpty } + names
    file.values.append(
      KotlinFile.Value(path: path, type: type, value: value, location: cursor.file.location(of: nameRange)))
  }

  /// The expression of `get() = …`, after annotations; anything else has no value here.
  private mutating func getter() -> KotlinExpression? {
    let start = cursor.index
    while cursor.isSign(0x40) { annotation() }
    guard cursor.text == "get", cursor.isSign(Ascii.openParenthesis, at: 1) else {
      cursor.index = start
      if cursor.text == "by" {
        cursor.index += 1
        _ = cursor.expression()
        if cursor.isSign(Ascii.openBrace) { skip() }
      }
      return nil
    }
    cursor.index += 1
    cursor.skipBalanced()
    guard cursor.isSign(0x3D) else { return nil }
    cursor.index += 1
    return cursor.expression()
  }
}
