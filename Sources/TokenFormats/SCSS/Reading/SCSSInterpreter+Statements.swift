import DesignTokens
import SourceText

// Statements, in their order.

extension SCSSInterpreter {
  /// Runs statements up to a closing brace, or the end.
  mutating func statements(_ cursor: inout SCSSCursor, isInRule: Bool, depth: Int = 0) throws(FormatError) {
    guard depth < SCSSInterpreter.depthLimit else {
      throw .text(.tooDeep(limit: SCSSInterpreter.depthLimit, cursor.file.location(of: cursor.index..<cursor.index)))
    }
    while true {
      try cursor.skipBlanks()
      guard let byte = cursor.byte, byte != Ascii.closeBrace else { return }
      switch byte {
      case UInt8(ascii: ";"): cursor.index += 1
      case UInt8(ascii: "$"): try declaration(&cursor, isLocal: isInRule)
      case UInt8(ascii: "@"): try rule(&cursor, isInRule: isInRule, depth: depth)
      default:
        if try !namespacedDeclaration(&cursor) { try declarationOrBlock(&cursor, depth: depth) }
      }
    }
  }

  /// `$name: value !default;`.
  mutating func declaration(_ cursor: inout SCSSCursor, isLocal: Bool) throws(FormatError) {
    let start = cursor.index
    cursor.index += 1
    guard let range = cursor.name() else { throw cursor.error("the name of a variable") }
    let name = cursor.normalized(range)
    try cursor.skipBlanks()
    try cursor.require(Ascii.colon)
    let (value, flags) = try assignedValue(&cursor)
    let origin = value.origin ?? cursor.origin(start..<cursor.index)
    // A condition or a loop outside of rules assigns the variables that exist there.
    let isOuter = isRootFlow && locals.count == 1 && locals[0][name] == nil && modules[module].variables[name] != nil
    if isLocal, !flags.contains("global"), !locals.isEmpty, !isOuter {
      if flags.contains("default") {
        let known = locals[locals.count - 1][name] ?? variable(name, in: module).map { variables[$0].value }
        if let known, !known.isNull { return }
      }
      locals[locals.count - 1][name] = value
      return
    }
    try assign(name, value, at: origin, isDefault: flags.contains("default"))
  }

  /// The value behind a colon, with its flags.
  private mutating func assignedValue(_ cursor: inout SCSSCursor) throws(FormatError) -> (SCSSValue, flags: Set<String>)
  {
    try cursor.skipBlanks()
    let start = cursor.index
    var value = try expression(&cursor).withoutSlash
    if value.origin == nil || value.reference != nil { value.origin = cursor.written(from: start) }
    var flags: Set<String> = []
    try cursor.skipBlanks()
    while cursor.pass(UInt8(ascii: "!")) {
      try cursor.skipBlanks()
      guard let flag = cursor.name() else { throw cursor.error("default or global") }
      flags.insert(cursor.text(flag))
      try cursor.skipBlanks()
    }
    guard cursor.byte == nil || cursor.byte == Ascii.closeBrace || cursor.pass(UInt8(ascii: ";")) else {
      throw cursor.error("; after the value")
    }
    return (value, flags)
  }

  /// `theme.$x: value`, which assigns a variable of another module.
  private mutating func namespacedDeclaration(_ cursor: inout SCSSCursor) throws(FormatError) -> Bool {
    var ahead = cursor
    guard let space = ahead.name(), ahead.pass(Ascii.point), ahead.pass(UInt8(ascii: "$")), let name = ahead.name()
    else { return false }
    try ahead.skipBlanks()
    guard ahead.pass(Ascii.colon) else { return false }
    let (value, flags) = try assignedValue(&ahead)
    cursor = ahead
    guard case .module(let other)? = modules[module].namespaces[cursor.normalized(space)],
      let slot = member(cursor.normalized(name), of: other)
    else { return true }
    if flags.contains("default"), !variables[slot].value.isNull { return true }
    variables[slot].value = value
    variables[slot].version += 1
    return true
  }

  private mutating func rule(_ cursor: inout SCSSCursor, isInRule: Bool, depth: Int) throws(FormatError) {
    let start = cursor.index
    cursor.index += 1
    guard let range = cursor.name() else { throw cursor.error("the name of a rule") }
    let name = cursor.text(range)
    switch name {
    case "use": try use(&cursor, start)
    case "forward": try forward(&cursor, start)
    case "import": try importRule(&cursor, start)
    case "function": try define(&cursor, isMixin: false)
    case "mixin": try mixin(&cursor, start)
    case "include": try include(&cursor, start, depth: depth)
    case "content": try content(&cursor, depth: depth)
    case "if", "each", "for":
      if try !flow(&cursor, name, depth: depth) { try skip(&cursor, name, start) }
    case "else", "while": try skip(&cursor, name, start)
    case "charset", "warn", "error", "debug", "extend", "return", "at-root": try skip(&cursor, name, start)
    case "media", "supports", "layer", "container":
      try block(&cursor, preludeStart: start, depth: depth)
    default: try skip(&cursor, name, start)
    }
  }

  /// Passes a statement that isn't run; the variables that it assigns can't be determined.
  ///
  /// - Parameter mixin: the name of the mixin with custom properties that an `@include` names, if it is known.
  mutating func skip(
    _ cursor: inout SCSSCursor, _ name: String, _ start: Int, mixin: String? = nil
  ) throws(FormatError) {
    let isRun = name != "function" && name != "mixin"
    try passStatement(&cursor)
    let range = start..<cursor.index
    let assigned = SCSSAssignments(cursor.file, range)
    let place = cursor.file.location(of: start..<min(start + name.utf8.count + 1, cursor.end))
    if name != "function", name != "mixin" { forgetProperties(assigned, at: cursor.origin(range)) }
    var changed = 0
    let isSupported = ["if", "else", "each", "for"].contains(name)
    let reason =
      isSupported
      ? "an @\(name) with undetermined values may change it"
      : "@\(name) may change it, and Palpable doesn't run @\(name)"
    for variable in assigned.names {
      if isRun, locals.last?[variable] != nil {
        locals[locals.count - 1][variable] = .unknown(reason)
        guard assigned.globals.contains(variable) else { continue }
      }
      let isOuter = isRun && (locals.isEmpty || isRootFlow && locals.count == 1)
      guard isOuter || assigned.globals.contains(variable) else { continue }
      guard let slot = self.variable(variable, in: module) else { continue }
      variables[slot].value = SCSSValue(.unknown(reason), at: variables[slot].value.origin)
      variables[slot].version += 1
      changed += 1
    }
    if isRun, changed > 0 || assigned.hasProperties {
      let what = changed > 0 ? "the variables" : "the custom properties"
      notices.add("@\(name) isn't run, so \(what) in it can't be determined", at: place)
    } else if name == "include", let mixin {
      notices.add("the mixin \(mixin) can't be run, so what it adds isn't read", at: place)
    } else if name == "include", locals.isEmpty {
      notices.add("@include isn't run, so what it adds isn't read", at: place)
    }
  }

  /// Passes everything up to a semicolon, or the end of a block.
  func passStatement(_ cursor: inout SCSSCursor) throws(FormatError) {
    while let byte = cursor.byte {
      switch byte {
      case UInt8(ascii: ";"):
        cursor.index += 1
        return
      case Ascii.closeBrace: return
      case Ascii.openBrace:
        try cursor.skipBracket()
        return
      case Ascii.openParenthesis, Ascii.openBracket: try cursor.skipBracket()
      case Ascii.hash where cursor.peek(1) == Ascii.openBrace:
        cursor.index += 1
        try cursor.skipBracket()
      case Ascii.quote, UInt8(ascii: "'"): try cursor.skipString()
      case Ascii.slash: if try !cursor.skipBlanks() { cursor.index += 1 }
      case Ascii.backslash: cursor.index = min(cursor.index + 2, cursor.end)
      default: cursor.index += 1
      }
    }
  }
}

/// The variables and custom properties that a statement assigns somewhere inside.
struct SCSSAssignments {
  private(set) var names: [String] = []
  /// Those with `!global`.
  private(set) var globals: Set<String> = []
  private(set) var hasProperties = false
  /// The custom properties whose names have no interpolation.
  private(set) var properties: [String] = []
  /// The mixins that it includes, with their namespaces; `@content` includes the block of an `@include`.
  private(set) var included: [String] = []

  init(_ file: SourceFile, _ range: Range<Int>) {
    var cursor = SCSSCursor(file, 0, range)
    var last: String?
    while let byte = cursor.byte {
      if byte == UInt8(ascii: "$") {
        cursor.index += 1
        guard let name = cursor.name() else { continue }
        _ = try? cursor.skipBlanks()
        if cursor.byte == Ascii.colon {
          last = cursor.normalized(name)
          if let last { names.append(last) }
        }
      } else if byte == UInt8(ascii: "!") {
        cursor.index += 1
        if let flag = cursor.name(), cursor.text(flag) == "global", let last { globals.insert(last) }
      } else if byte == Ascii.minus, cursor.peek(1) == Ascii.minus {
        let before = cursor.index > range.lowerBound ? file.bytes[cursor.index - 1] : Ascii.space
        if before == Ascii.openBrace || before == UInt8(ascii: ";") || before == 0x20 || (0x09...0x0D).contains(before)
        {
          hasProperties = true
          let start = cursor.index
          cursor.index += 2
          if cursor.name() != nil, cursor.byte == Ascii.colon { properties.append(cursor.text(start..<cursor.index)) }
          continue
        }
        cursor.index += 2
      } else if byte == UInt8(ascii: "@") {
        cursor.index += 1
        guard let rule = cursor.name() else { continue }
        if cursor.text(rule) == "content" { included.append("") }
        guard cursor.text(rule) == "include", (try? cursor.skipBlanks()) != nil else { continue }
        let start = cursor.index
        while cursor.name() != nil, cursor.pass(Ascii.point) {}
        included.append(cursor.text(start..<cursor.index))
      } else if byte == Ascii.slash {
        if cursor.isInAddress {
          cursor.index += 2
        } else if (try? cursor.skipBlanks()) != true {
          cursor.index += 1
        }
      } else if byte == Ascii.quote || byte == UInt8(ascii: "'") {
        if (try? cursor.skipString()) == nil { cursor.index += 1 }
      } else {
        cursor.index += 1
      }
    }
  }
}
