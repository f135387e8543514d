import DesignTokens
import SourceText

// Conditions and loops outside of functions, which run where everything about them is known.

extension SCSSInterpreter {
  /// Runs `@if` with every `@else`, `@each`, or `@for`.
  ///
  /// - Returns: false if its condition or list can't be determined; then nothing has run.
  mutating func flow(
    _ cursor: inout SCSSCursor, _ name: String, depth: Int
  ) throws(FormatError) -> Bool {
    var ahead = cursor
    let isRoot = locals.isEmpty
    if isRoot {
      locals.append([:])
      isRootFlow = true
    }
    defer {
      if isRoot {
        locals.removeLast()
        isRootFlow = false
      }
    }
    guard name == "if" ? try condition(&ahead, depth: depth) : try loop(&ahead, name, depth: depth) else {
      return false
    }
    cursor = ahead
    return true
  }

  private mutating func condition(_ cursor: inout SCSSCursor, depth: Int) throws(FormatError) -> Bool {
    var chosen: SCSSCursor?
    var isIf = true
    repeat {
      var holds: Bool? = true
      if isIf {
        guard let condition = quietly(&cursor) else { return false }
        holds = condition.isTrue
      }
      try cursor.skipBlanks()
      guard cursor.byte == Ascii.openBrace, let holds = chosen == nil ? holds : false else { return false }
      if holds { chosen = cursor }
      try cursor.skipBracket()
    } while try nextClause(&cursor, &isIf)
    if var chosen { try run(&chosen, depth: depth) }
    return true
  }

  /// Passes `@else`, or `@else if`.
  func nextClause(_ cursor: inout SCSSCursor, _ isIf: inout Bool) throws(FormatError) -> Bool {
    var ahead = cursor
    try ahead.skipBlanks()
    guard ahead.pass(UInt8(ascii: "@")), let range = ahead.name() else { return false }
    let name = ahead.text(range)
    guard name == "else" || name == "elseif" else { return false }
    cursor = ahead
    try ahead.skipBlanks()
    isIf = name == "elseif"
    if !isIf, let word = ahead.name(), ahead.text(word) == "if" { (cursor, isIf) = (ahead, true) }
    return true
  }

  private mutating func loop(_ cursor: inout SCSSCursor, _ rule: String, depth: Int) throws(FormatError) -> Bool {
    guard let (names, items) = try turns(&cursor, rule) else { return false }
    let block = cursor
    let outer = locals[locals.count - 1]
    for item in items {
      bind(names, item)
      cursor = block
      try run(&cursor, depth: depth, keepsVariables: true)
    }
    // All turns share their variables, which end with the loop.
    locals[locals.count - 1] = locals[locals.count - 1].filter { outer[$0.key] != nil }
    for name in names { locals[locals.count - 1][name] = outer[name] }
    cursor = block
    try cursor.skipBracket()
    return true
  }

  /// The variables of a loop, and their values in every turn; nil if they can't be determined.
  mutating func turns(
    _ cursor: inout SCSSCursor, _ rule: String
  ) throws(FormatError) -> (names: [String], items: [SCSSValue])? {
    var names: [String] = []
    repeat {
      try cursor.skipBlanks()
      guard cursor.pass(UInt8(ascii: "$")), let name = cursor.name() else { return nil }
      names.append(cursor.normalized(name))
      try cursor.skipBlanks()
    } while cursor.pass(Ascii.comma)
    guard let word = cursor.name(), cursor.text(word) == (rule == "each" ? "in" : "from"),
      let given = quietly(&cursor), given.unknownReason == nil,
      let items = rule == "each" ? given.elements : SCSSInterpreter.numbers(given)
    else { return nil }
    try cursor.skipBlanks()
    return cursor.byte == Ascii.openBrace ? (names, items) : nil
  }

  /// The numbers of `1 through 3` or `1 to 4`.
  private static func numbers(_ range: SCSSValue) -> [SCSSValue]? {
    let parts = range.elements
    guard parts.count == 3, case .number(let first, let unit) = parts[0].content,
      case .number(let last, _) = parts[2].content, let from = Int(exactly: first), let end = Int(exactly: last),
      let word = parts[1].plainText, word == "through" || word == "to", abs(first - last) < Double(elementLimit)
    else { return nil }
    let step = from <= end ? 1 : -1
    let stop = word == "through" ? end + step : end
    return stride(from: from, to: stop, by: step).map { SCSSValue(.number(Double($0), unit: unit)) }
  }

  /// Gives the variables of a loop their values of a turn.
  mutating func bind(_ names: [String], _ item: SCSSValue) {
    let parts = names.count == 1 ? [item] : item.elements
    for (position, name) in names.enumerated() {
      locals[locals.count - 1][name] = position < parts.count ? parts[position] : SCSSValue(.null)
    }
  }

  /// Runs a block, whose own variables end with it if they aren't those of a loop.
  private mutating func run(
    _ cursor: inout SCSSCursor, depth: Int, keepsVariables: Bool = false
  ) throws(FormatError) {
    turns += 1
    guard turns < SCSSInterpreter.turnLimit, steps < SCSSInterpreter.stepLimit else {
      throw .unsupported(
        "more than \(SCSSInterpreter.turnLimit) turns of loops", token: nil,
        cursor.file.location(of: cursor.index..<cursor.index))
    }
    let outer = locals[locals.count - 1]
    cursor.index += 1
    try statements(&cursor, isInRule: true, depth: depth + 1)
    try cursor.require(Ascii.closeBrace)
    if !keepsVariables { locals[locals.count - 1] = locals[locals.count - 1].filter { outer[$0.key] != nil } }
  }

  /// A value, or nil where it has an error: a statement that needn't run must not fail.
  private mutating func quietly(_ cursor: inout SCSSCursor) -> SCSSValue? { try? expression(&cursor) }
}
