import DesignTokens
import SourceText

// The statements of functions: variables, conditions, loops, and `@return`.

extension SCSSInterpreter {
  /// The value that a function gives for arguments.
  mutating func run(
    _ function: SCSSFunction, _ name: String, _ arguments: SCSSArguments
  ) throws(FormatError) -> SCSSValue {
    let count = function.parameters.count
    let names = Set(function.parameters.map(\.name))
    guard arguments.values.count <= count || function.takesRest, arguments.named.keys.allSatisfy(names.contains) else {
      return .unknown("\(name)() has an unknown argument, or too many")
    }
    guard !function.changesOthers else {
      forgetVariables(of: function)
      return .unknown("\(name)() assigns global variables, so Palpable doesn't run it")
    }
    guard callDepth < SCSSInterpreter.callLimit, expressionDepth < SCSSInterpreter.callDepthLimit,
      steps < SCSSInterpreter.stepLimit
    else {
      return .unknown("\(name)() calls too many functions")
    }
    let outer = (module, isDividing)
    callDepth += 1
    defer {
      callDepth -= 1
      (module, isDividing) = outer
    }
    (module, isDividing) = (function.module, false)
    locals.append([:])
    defer { locals.removeLast() }
    if let missing = try bindParameters(of: function, arguments) {
      return .unknown("\(name)() has no value for $\(missing)")
    }
    var cursor = SCSSCursor(documents[function.document], function.document, function.body)
    var value = try returned(&cursor) ?? .unknown("\(name)() ends without @return")
    value.origin = nil
    return value
  }

  /// Gives the parameters of a function their values in the innermost scope; returns the name of one that has none.
  mutating func bindParameters(
    of function: SCSSFunction, _ arguments: SCSSArguments
  ) throws(FormatError) -> String? {
    for (position, parameter) in function.parameters.enumerated() {
      var value = arguments[position, parameter.name]
      if function.takesRest, position == function.parameters.count - 1 {
        let rest = Array(arguments.values.dropFirst(position))
        value = arguments.named[parameter.name] == nil ? SCSSValue(.list(rest, hasCommas: true)) : nil
      }
      if value == nil, let fallback = parameter.fallback {
        var cursor = SCSSCursor(documents[function.document], function.document, fallback)
        value = try spacedExpression(&cursor).withoutSlash
      }
      guard let value else { return parameter.name }
      locals[locals.count - 1][parameter.name] = value
    }
    return nil
  }

  /// Runs statements up to the end of their block; nil if none of them returns.
  private mutating func returned(_ cursor: inout SCSSCursor) throws(FormatError) -> SCSSValue? {
    while true {
      try cursor.skipBlanks()
      steps += 1
      switch cursor.byte {
      case nil, Ascii.closeBrace: return nil
      case _ where steps >= SCSSInterpreter.stepLimit: return .unknown("a function of Sass takes too many steps")
      case UInt8(ascii: ";"): cursor.index += 1
      case UInt8(ascii: "$"): try declaration(&cursor, isLocal: true)
      case UInt8(ascii: "@"):
        if let value = try returnedByRule(&cursor) { return value }
      default: return .unknown("a function of Sass has a statement that isn't supported")
      }
    }
  }

  private mutating func returnedByRule(_ cursor: inout SCSSCursor) throws(FormatError) -> SCSSValue? {
    cursor.index += 1
    guard let range = cursor.name() else { throw cursor.error("the name of a rule") }
    let name = cursor.text(range)
    switch name {
    case "return": return try expression(&cursor).withoutSlash
    case "if": return try returnedByCondition(&cursor)
    case "each", "for": return try returnedByLoop(&cursor, name)
    case "while":
      let start = cursor
      while true {
        cursor = start
        guard let condition = try expression(&cursor).isTrue else {
          return .unknown("the condition of @while can't be determined")
        }
        guard condition else { break }
        if let value = try returned(inBlock: &cursor) { return value }
      }
      try cursor.skipBlanks()
      try cursor.skipBracket()
    case "warn", "debug": try passStatement(&cursor)
    default: return .unknown("a function of Sass reaches @\(name)")
    }
    return nil
  }

  /// `@if`, with every `@else`.
  private mutating func returnedByCondition(_ cursor: inout SCSSCursor) throws(FormatError) -> SCSSValue? {
    var (isDone, isIf) = (false, true)
    repeat {
      var holds = true
      if isIf {
        let condition = try expression(&cursor)
        if !isDone, let reason = condition.unknownReason { return .unknown(reason) }
        holds = condition.isTrue != false
      }
      try cursor.skipBlanks()
      if !isDone, holds {
        isDone = true
        if let value = try returned(inBlock: &cursor) { return value }
      } else {
        guard cursor.byte == Ascii.openBrace else { throw cursor.error("{") }
        try cursor.skipBracket()
      }
    } while try nextClause(&cursor, &isIf)
    return nil
  }

  /// `@each $key, $value in $map`, or `@for $i from 1 through 3`.
  private mutating func returnedByLoop(_ cursor: inout SCSSCursor, _ rule: String) throws(FormatError) -> SCSSValue? {
    guard let (names, items) = try turns(&cursor, rule) else {
      return .unknown("the values of @\(rule) can't be determined")
    }
    let block = cursor
    let outer = locals[locals.count - 1]
    for item in items {
      cursor = block
      bind(names, item)
      if let value = try returned(inBlock: &cursor, keepsVariables: true) { return value }
    }
    // All turns share their variables, which end with the loop.
    locals[locals.count - 1] = locals[locals.count - 1].filter { outer[$0.key] != nil }
    for name in names { locals[locals.count - 1][name] = outer[name] }
    cursor = block
    try cursor.skipBracket()
    return nil
  }

  /// Runs a block, whose own variables end with it if they aren't those of a loop.
  private mutating func returned(
    inBlock cursor: inout SCSSCursor, keepsVariables: Bool = false
  ) throws(FormatError) -> SCSSValue? {
    try cursor.skipBlanks()
    try cursor.require(Ascii.openBrace)
    turns += 1
    guard expressionDepth < SCSSInterpreter.depthLimit, turns < SCSSInterpreter.turnLimit else {
      return .unknown("a function of Sass takes too many steps")
    }
    expressionDepth += 1
    defer { expressionDepth -= 1 }
    let known = Set(locals[locals.count - 1].keys)
    if let value = try returned(&cursor) { return value }
    if !keepsVariables {
      for name in locals[locals.count - 1].keys where !known.contains(name) { locals[locals.count - 1][name] = nil }
    }
    try cursor.require(Ascii.closeBrace)
    return nil
  }
}
