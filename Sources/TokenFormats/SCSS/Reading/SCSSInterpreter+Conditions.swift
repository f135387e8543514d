import DesignTokens
import SourceText

// `if()` as a function, and with the clauses that CSS has since 2025.

extension SCSSInterpreter {
  /// `if($condition, a, b)`, or `if(sass($condition): a; else: b)`.
  mutating func choice(_ cursor: inout SCSSCursor) throws(FormatError) -> SCSSValue {
    if try hasClauses(cursor) { return try clauses(&cursor) }
    let arguments = try arguments(&cursor)
    guard let condition = arguments[0, "condition"] else { return .unknown("if() has no condition") }
    guard let isTrue = condition.isTrue else { return .unknown(condition.unknownReason ?? "") }
    let value = isTrue ? arguments[1, "if-true"] : arguments[2, "if-false"]
    return value ?? .unknown("if() has too few values")
  }

  /// Whether a colon comes before the first comma.
  private func hasClauses(_ start: SCSSCursor) throws(FormatError) -> Bool {
    var cursor = start
    try cursor.require(Ascii.openParenthesis)
    try cursor.skipBlanks()
    guard cursor.byte != UInt8(ascii: "$") else { return false }
    while let byte = cursor.byte, byte != Ascii.comma, byte != Ascii.closeParenthesis {
      switch byte {
      case Ascii.colon: return true
      case Ascii.openParenthesis, Ascii.openBracket, Ascii.openBrace: try cursor.skipBracket()
      case Ascii.quote, UInt8(ascii: "'"): try cursor.skipString()
      default: if try !cursor.skipBlanks() { cursor.index += 1 }
      }
    }
    return false
  }

  /// The value of the first clause whose condition holds, or null.
  private mutating func clauses(_ cursor: inout SCSSCursor) throws(FormatError) -> SCSSValue {
    cursor.index += 1
    var result: SCSSValue?
    while true {
      let condition = try condition(&cursor)
      try cursor.skipBlanks()
      try cursor.require(Ascii.colon)
      try cursor.skipBlanks()
      let value = try expression(&cursor)
      if result == nil, condition.isTrue != false {
        result = condition.unknownReason.map { .unknown($0) } ?? value
      }
      try cursor.skipBlanks()
      let isDone = !cursor.pass(UInt8(ascii: ";"))
      try cursor.skipBlanks()
      if cursor.pass(Ascii.closeParenthesis) { return result ?? SCSSValue(.null) }
      if isDone { throw cursor.error("; or )") }
    }
  }

  /// Conditions with `and` or `or` between them.
  private mutating func condition(_ cursor: inout SCSSCursor) throws(FormatError) -> SCSSValue {
    var result = try simpleCondition(&cursor)
    while true {
      try cursor.skipBlanks()
      var ahead = cursor
      guard let name = ahead.name() else { return result }
      let word = ahead.text(name)
      guard word == "and" || word == "or" else { throw cursor.error(":") }
      cursor = ahead
      result = SCSSArithmetic.result(result, word, try simpleCondition(&cursor), keepsSlash: false)
    }
  }

  private mutating func simpleCondition(_ cursor: inout SCSSCursor) throws(FormatError) -> SCSSValue {
    guard expressionDepth < SCSSInterpreter.depthLimit else {
      throw .text(.tooDeep(limit: SCSSInterpreter.depthLimit, cursor.file.location(of: cursor.index..<cursor.index)))
    }
    expressionDepth += 1
    defer { expressionDepth -= 1 }
    try cursor.skipBlanks()
    guard let name = cursor.name() else {
      try cursor.require(Ascii.openParenthesis)
      let inner = try condition(&cursor)
      try cursor.skipBlanks()
      try cursor.require(Ascii.closeParenthesis)
      return inner
    }
    let word = cursor.text(name)
    if word == "else" { return SCSSValue(.bool(true)) }
    if word == "not" {
      let inner = try simpleCondition(&cursor)
      return inner.isTrue.map { SCSSValue(.bool(!$0)) } ?? inner
    }
    guard word == "sass", cursor.byte == Ascii.openParenthesis else {
      if cursor.byte == Ascii.openParenthesis { try cursor.skipBracket() }
      return .unknown("\(word)() in if() depends on the browser")
    }
    cursor.index += 1
    let value = try expression(&cursor)
    try cursor.skipBlanks()
    try cursor.require(Ascii.closeParenthesis)
    return value
  }
}
