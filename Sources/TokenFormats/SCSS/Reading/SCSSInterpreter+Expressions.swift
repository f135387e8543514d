import DesignTokens
import SourceText

// Expressions, computed while they are read.

extension SCSSInterpreter {
  /// A value with its lists: `a, b c`.
  mutating func expression(_ cursor: inout SCSSCursor) throws(FormatError) -> SCSSValue {
    var items = [try spacedExpression(&cursor)]
    var hasCommas = false
    while true {
      try cursor.skipBlanks()
      guard cursor.pass(Ascii.comma) else { break }
      hasCommas = true
      try cursor.skipBlanks()
      if isAtEnd(cursor) { break }
      items.append(try spacedExpression(&cursor))
    }
    return hasCommas ? list(items, hasCommas: true) : items[0]
  }

  func list(_ items: [SCSSValue], hasCommas: Bool) -> SCSSValue {
    guard items.count <= SCSSInterpreter.elementLimit else { return .unknown("the list is too long") }
    return SCSSValue(.list(items, hasCommas: hasCommas))
  }

  /// Whether nothing of a list can follow.
  private func isAtEnd(_ cursor: SCSSCursor) -> Bool {
    guard let byte = cursor.byte else { return true }
    return [
      UInt8(ascii: ";"), Ascii.closeBrace, Ascii.closeParenthesis, Ascii.closeBracket, Ascii.comma, UInt8(ascii: "!"),
      Ascii.colon, Ascii.openBrace,
    ].contains(byte) && !(byte == UInt8(ascii: "!") && cursor.peek(1) == UInt8(ascii: "="))
  }

  /// A value with elements separated by blanks.
  mutating func spacedExpression(_ cursor: inout SCSSCursor) throws(FormatError) -> SCSSValue {
    guard expressionDepth < SCSSInterpreter.depthLimit else {
      throw .text(.tooDeep(limit: SCSSInterpreter.depthLimit, cursor.file.location(of: cursor.index..<cursor.index)))
    }
    expressionDepth += 1
    defer { expressionDepth -= 1 }
    var items: [SCSSValue] = []
    repeat {
      items.append(try operation(&cursor, level: 0))
      try cursor.skipBlanks()
      if cursor.byte == Ascii.point, cursor.peek(1) == Ascii.point { break }
    } while !isAtEnd(cursor) && cursor.byte != UInt8(ascii: "=")
    return items.count == 1 ? items[0] : list(items, hasCommas: false)
  }

  /// Operators from a level on, which bind tighter the higher it is.
  private mutating func operation(_ cursor: inout SCSSCursor, level: Int) throws(FormatError) -> SCSSValue {
    var left = try unary(&cursor)
    while true {
      var ahead = cursor
      let isSpaced = try ahead.skipBlanks()
      guard let (sign, own) = SCSSInterpreter.sign(ahead, isSpaced), own >= level else { return left }
      cursor = ahead
      cursor.index += sign.utf8.count
      try cursor.skipBlanks()
      let right = try operation(&cursor, level: own + 1)
      let isLiteral = sign == "/" && !isDividing && isLiteralNumber(left) && isLiteralNumber(right)
      steps += left.weight + right.weight
      left = SCSSArithmetic.result(left, sign, right, keepsSlash: isLiteral)
    }
  }

  /// The operator that starts here, with its level.
  private static func sign(_ cursor: SCSSCursor, _ isSpaced: Bool) -> (String, level: Int)? {
    guard let byte = cursor.byte else { return nil }
    let next = cursor.peek(1)
    let isEqual = next == UInt8(ascii: "=")
    switch byte {
    case UInt8(ascii: "o") where isWord("or", cursor): return ("or", 0)
    case UInt8(ascii: "a") where isWord("and", cursor): return ("and", 1)
    case UInt8(ascii: "=") where isEqual: return ("==", 2)
    case UInt8(ascii: "!") where isEqual: return ("!=", 2)
    case UInt8(ascii: "<"): return (isEqual ? "<=" : "<", 3)
    case UInt8(ascii: ">"): return (isEqual ? ">=" : ">", 3)
    case Ascii.plus: return ("+", 4)
    case Ascii.minus:
      // `1 -2` and `a -b` are lists of two; `1 - 2`, `1-2`, and `1 -$b` are differences.
      let isNumber = isSpaced && startsNumber(cursor)
      return isNumber || next == Ascii.hash || next.map(SCSSCursor.isNameByte) == true && !startsNumber(cursor)
        ? nil : ("-", 4)
    case Ascii.asterisk: return ("*", 5)
    case Ascii.slash: return ("/", 5)
    case Ascii.percent: return ("%", 5)
    default: return nil
    }
  }

  private static func isWord(_ word: String, _ cursor: SCSSCursor) -> Bool {
    cursor.file.bytes[cursor.index..<cursor.end].starts(with: word.utf8)
      && cursor.peek(word.utf8.count).map { !SCSSCursor.isNameByte($0) } ?? false
  }

  /// Whether a value is written as a number, so that a slash behind it separates and doesn't divide.
  private func isLiteralNumber(_ value: SCSSValue) -> Bool {
    guard value.reference == nil, value.number != nil else { return false }
    guard let origin = value.origin else { return value.written != nil }
    if case .number = value.content {
      return SCSSInterpreter.startsNumber(SCSSCursor(documents[origin.document], origin.document, origin.range))
    }
    return false
  }

  private mutating func unary(_ cursor: inout SCSSCursor) throws(FormatError) -> SCSSValue {
    try cursor.skipBlanks()
    let start = cursor.index
    if let sign = cursor.byte, [Ascii.minus, Ascii.plus].contains(sign), !SCSSInterpreter.startsNumber(cursor),
      sign == Ascii.plus || cursor.peek(1).map({ !SCSSCursor.isNameByte($0) && $0 != Ascii.hash }) ?? true
    {
      cursor.index += 1
      return SCSSArithmetic.signed(sign == Ascii.minus ? "-" : "+", try nested(&cursor))
    }
    if let name = cursor.name() {
      if cursor.text(name) == "not", cursor.byte.map({ $0 != Ascii.point && $0 != Ascii.hash }) ?? true {
        let value = try nested(&cursor)
        return value.isTrue.map { SCSSValue(.bool(!$0)) } ?? .unknown(value.unknownReason ?? "")
      }
      cursor.index = start
    }
    return try primary(&cursor)
  }

  private mutating func nested(_ cursor: inout SCSSCursor) throws(FormatError) -> SCSSValue {
    guard expressionDepth < SCSSInterpreter.depthLimit else {
      throw .text(.tooDeep(limit: SCSSInterpreter.depthLimit, cursor.file.location(of: cursor.index..<cursor.index)))
    }
    expressionDepth += 1
    defer { expressionDepth -= 1 }
    return try unary(&cursor)
  }

  /// A value without operators.
  private mutating func primary(_ cursor: inout SCSSCursor) throws(FormatError) -> SCSSValue {
    steps += 1
    let start = cursor.index
    var value: SCSSValue
    switch cursor.byte {
    case UInt8(ascii: "$"):
      cursor.index += 1
      guard let name = cursor.name() else { throw cursor.error("the name of a variable") }
      return read(cursor.normalized(name), in: module, isMember: false)
    case Ascii.openParenthesis: value = try parenthesized(&cursor)
    case Ascii.openBracket:
      cursor.index += 1
      try cursor.skipBlanks()
      let inner = cursor.byte == Ascii.closeBracket ? SCSSValue(.list([], hasCommas: false)) : try expression(&cursor)
      try cursor.skipBlanks()
      try cursor.require(Ascii.closeBracket)
      if case .list = inner.content, inner.origin == nil {
        value = inner
      } else {
        value = inner.unknownReason == nil ? SCSSValue(.list([inner], hasCommas: false)) : inner
      }
      value.hasBrackets = true
    case Ascii.quote, UInt8(ascii: "'"): value = try quoted(&cursor)
    case Ascii.hash where cursor.peek(1) != Ascii.openBrace: value = try hexColor(&cursor)
    case let byte? where (Ascii.zero...Ascii.nine).contains(byte) || SCSSInterpreter.startsNumber(cursor):
      value = number(&cursor)
    case let byte? where SCSSCursor.isNameByte(byte) || byte == Ascii.hash: value = try word(&cursor, start)
    case UInt8(ascii: "!") where cursor.peek(1).map(SCSSCursor.isNameByte) == true:
      cursor.index += 1
      value = SCSSValue(.text("!" + (cursor.name().map { cursor.text($0) } ?? ""), isQuoted: false))
    case UInt8(ascii: "&"), Ascii.percent:
      cursor.index += 1
      value = .unknown("a selector isn't a value")
    default: throw cursor.error("a value")
    }
    if value.origin == nil { value.origin = cursor.origin(start..<cursor.index) }
    return value
  }

  /// The value of a variable, with the reference that makes it an alias.
  func read(_ name: String, in module: Int, isMember: Bool) -> SCSSValue {
    if !isMember, let local = locals.last?[name] { return local }
    guard let slot = isMember ? member(name, of: module) : variable(name, in: module) else {
      return .unknown("$\(name) isn't defined in the files that were read")
    }
    var value = variables[slot].value
    value.reference = SCSSReference(variable: slot, version: variables[slot].version)
    return value
  }

  /// `(a)`, `(a, b)`, or a map.
  private mutating func parenthesized(_ cursor: inout SCSSCursor) throws(FormatError) -> SCSSValue {
    cursor.index += 1
    let wasDividing = isDividing
    isDividing = true
    defer { isDividing = wasDividing }
    var items: [SCSSValue] = []
    var entries: [SCSSValue.Entry] = []
    var keys: Set<String> = []
    var unknown: String?
    var (isMap, hasCommas) = (false, false)
    while true {
      try cursor.skipBlanks()
      if cursor.pass(Ascii.closeParenthesis) { break }
      let item = try spacedExpression(&cursor)
      try cursor.skipBlanks()
      if cursor.pass(Ascii.colon) {
        isMap = true
        try cursor.skipBlanks()
        let start = cursor.index
        var value = try spacedExpression(&cursor)
        if value.origin == nil || value.reference != nil { value.origin = cursor.written(from: start) }
        if let entry = SCSSValue.Entry(item, value.withoutSlash) {
          guard keys.insert(entry.identity).inserted else {
            let origin = item.origin ?? cursor.origin(cursor.index..<cursor.index)
            throw .text(.duplicateName(entry.key, first: location(origin), location(origin)))
          }
          entries.append(entry)
        } else {
          unknown = item.unknownReason ?? "a key of the map can't be determined"
        }
        try cursor.skipBlanks()
      } else {
        items.append(item)
      }
      if cursor.pass(Ascii.comma) {
        hasCommas = true
      } else if cursor.byte != Ascii.closeParenthesis {
        throw cursor.error(", or )")
      }
    }
    if let unknown { return .unknown(unknown) }
    if isMap { return SCSSValue(.map(entries)) }
    if items.count == 1, !hasCommas { return items[0] }
    return list(items, hasCommas: true)
  }
}
