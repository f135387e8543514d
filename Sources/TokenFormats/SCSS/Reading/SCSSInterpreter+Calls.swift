import CSSText
import ColorScience
import DesignTokens
import SourceText

// Words, members of modules, and functions.

extension SCSSInterpreter {
  /// A value that starts with a name, or with something interpolated.
  mutating func word(_ cursor: inout SCSSCursor, _ start: Int) throws(FormatError) -> SCSSValue {
    if let range = cursor.name() {
      let name = cursor.text(range)
      if cursor.byte == Ascii.point, let value = try memberValue(&cursor, range) { return value }
      if cursor.byte == Ascii.openParenthesis { return try call(&cursor, range) }
      if cursor.byte != Ascii.hash || cursor.peek(1) != Ascii.openBrace {
        switch name {
        case "true": return SCSSValue(.bool(true))
        case "false": return SCSSValue(.bool(false))
        case "null": return SCSSValue(.null)
        default: break
        }
        if let color = try? Color(css: cursor.file.bytes, in: range) {
          var value = SCSSValue(.color(color))
          value.written = name
          return value
        }
        return SCSSValue(.text(name, isQuoted: false))
      }
    }
    cursor.index = start
    let text = try interpolated(&cursor) { byte in
      !SCSSCursor.isNameByte(byte) && byte != Ascii.hash
    }
    if cursor.byte == Ascii.openParenthesis {
      let opening = cursor.index
      try cursor.skipBracket()
      return .unknown("\(cursor.text(start..<opening))() isn't supported")
    }
    if cursor.index == start { throw cursor.error("a value") }
    return text.map { SCSSValue(.text($0, isQuoted: false)) }
      ?? .unknown("the text has a part that can't be determined")
  }

  /// `namespace.$variable` or `namespace.function()`.
  private mutating func memberValue(
    _ cursor: inout SCSSCursor, _ range: Range<Int>
  ) throws(FormatError) -> SCSSValue? {
    let before = cursor
    cursor.index += 1
    let space = modules[module].namespaces[cursor.normalized(range)]
    let shown = cursor.text(range)
    if cursor.pass(UInt8(ascii: "$")) {
      guard let name = cursor.name() else { throw cursor.error("the name of a variable") }
      let member = cursor.normalized(name)
      switch space {
      case .module(let other): return read(member, in: other, isMember: true)
      case .builtIn("math") where member == "pi": return SCSSValue(.number(.pi, unit: ""))
      case .builtIn: return .unknown("\(shown).$\(member) isn't supported")
      case .missing: return .unknown("\(shown) isn't found, so $\(member) can't be determined")
      default: return .unknown("there is no module \(shown) here")
      }
    }
    guard let name = cursor.name(), cursor.byte == Ascii.openParenthesis else {
      cursor = before
      return nil
    }
    let member = cursor.normalized(name)
    switch space {
    case .builtIn(let library):
      let arguments = try arguments(&cursor)
      let value = SCSSFunctions.result(SCSSFunctions.global(member, of: library), arguments)
      steps += value?.elements.count ?? 0
      return value ?? .unknown("\(shown).\(member)() isn't supported")
    case .module(let other):
      let function = memberFunction(member, of: other)
      let arguments = try arguments(&cursor)
      return try function.map { function throws(FormatError) in try run(function, member, arguments) }
        ?? .unknown("\(shown).\(member)() isn't defined in the files that were read")
    case .missing, nil:
      _ = try arguments(&cursor)
      return .unknown("\(shown) isn't found, so \(member)() can't be determined")
    }
  }

  /// `name(…)`.
  private mutating func call(_ cursor: inout SCSSCursor, _ range: Range<Int>) throws(FormatError) -> SCSSValue {
    let (name, shown) = (cursor.normalized(range), cursor.text(range))
    if SCSSFunctions.plainNames.contains(name) {
      return try plainFunction(&cursor, range)
    }
    if name == "if", function(name, in: module) == nil { return try choice(&cursor) }
    if let function = function(name, in: module) { return try run(function, shown, try arguments(&cursor)) }
    let arguments = try arguments(&cursor)
    if let value = SCSSFunctions.result(name, arguments) {
      steps += value.elements.count
      return value
    }
    if modules[module].openBuiltIns.contains(where: { SCSSFunctions.global(name, of: $0) != name }),
      let value = modules[module].openBuiltIns.sorted().lazy
        .compactMap({ SCSSFunctions.result(SCSSFunctions.global(name, of: $0), arguments) }).first
    {
      return value
    }
    return otherFunction(name, arguments, shown)
  }

  /// A function of CSS, with its arguments as text, or one that no file defines.
  private func otherFunction(_ name: String, _ arguments: SCSSArguments, _ shown: String) -> SCSSValue {
    if let reason = arguments.unknownReason { return .unknown(reason) }
    if SCSSFunctions.isOfSass(name) { return .unknown("\(shown)() isn't supported") }
    guard arguments.named.isEmpty, SCSSFunctions.isOfCSS(name) else {
      return .unknown("\(shown)() isn't defined in the files that were read")
    }
    let texts = arguments.values.map(\.plainText)
    guard !texts.contains(nil) else { return .unknown("\(name)() has a part that can't be determined") }
    let text = "\(shown)(\(texts.compactMap { $0 }.joined(separator: ", ")))"
    if let color = try? Color(css: text) { return SCSSValue(.color(color)) }
    return SCSSValue(.text(text, isQuoted: false))
  }

  /// A function that is kept as it is written, apart from what is interpolated in it.
  private mutating func plainFunction(_ cursor: inout SCSSCursor, _ range: Range<Int>) throws(FormatError) -> SCSSValue
  {
    let opening = cursor.index
    var isComputed = false
    if cursor.text(range) == "url" {
      while let byte = cursor.byte, byte != Ascii.closeParenthesis {
        isComputed = isComputed || byte == UInt8(ascii: "$")
        if byte == Ascii.quote || byte == UInt8(ascii: "'") { try cursor.skipString() } else { cursor.index += 1 }
      }
      try cursor.require(Ascii.closeParenthesis)
    } else {
      try cursor.skipBracket()
    }
    if isComputed { return .unknown("url() has an expression") }
    var inner = SCSSCursor(cursor.file, cursor.document, opening..<cursor.index)
    var bytes = Array(cursor.file.bytes[range])
    while let byte = inner.byte {
      if byte == Ascii.hash, inner.peek(1) == Ascii.openBrace {
        guard let text = try interpolation(&inner).plainText else {
          return .unknown("\(cursor.text(range))() has a part that can't be determined")
        }
        bytes += text.utf8
      } else if byte == UInt8(ascii: "$"), cursor.text(range) != "url", let next = inner.peek(1),
        SCSSCursor.isNameByte(next)
      {
        inner.index += 1
        guard let name = inner.name(), let text = read(inner.normalized(name), in: module, isMember: false).plainText
        else { return .unknown("\(cursor.text(range))() has a part that can't be determined") }
        bytes += text.utf8
      } else {
        bytes.append(byte)
        inner.index += 1
      }
      guard bytes.count <= SCSSInterpreter.textLimit else { return .unknown("the text is too long") }
    }
    return SCSSFunctions.calculated(String(decoding: bytes, as: UTF8.self))
  }

  /// Arguments in their parentheses.
  mutating func arguments(_ cursor: inout SCSSCursor) throws(FormatError) -> SCSSArguments {
    let wasDividing = isDividing
    isDividing = false
    defer { isDividing = wasDividing }
    var arguments = SCSSArguments()
    try cursor.require(Ascii.openParenthesis)
    while true {
      try cursor.skipBlanks()
      if cursor.pass(Ascii.closeParenthesis) { return arguments }
      var ahead = cursor
      if ahead.pass(UInt8(ascii: "$")), let name = ahead.name(), try ahead.skipBlanks() || true,
        ahead.pass(Ascii.colon)
      {
        cursor = ahead
        arguments.named[cursor.normalized(name)] = try spacedExpression(&cursor).withoutSlash
      } else {
        arguments.values.append(try spacedExpression(&cursor).withoutSlash)
      }
      try cursor.skipBlanks()
      if cursor.byte == Ascii.point {
        while cursor.pass(Ascii.point) {}
        if let last = arguments.values.popLast() {
          // The keys of a map are the names of arguments.
          if case .map(let entries) = last.content, !entries.isEmpty {
            for entry in entries { arguments.named[SCSSCursor.normalized(entry.key.utf8)] = entry.value }
          } else {
            arguments.values += last.elements
          }
        }
        try cursor.skipBlanks()
      }
      if !cursor.pass(Ascii.comma), cursor.byte != Ascii.closeParenthesis { throw cursor.error(", or )") }
      guard arguments.values.count <= SCSSInterpreter.elementLimit else { throw cursor.error("fewer arguments") }
    }
  }
}

/// The arguments of a call.
struct SCSSArguments {
  var values: [SCSSValue] = []
  var named: [String: SCSSValue] = [:]

  /// The argument at a position, or with a name.
  subscript(position: Int, name: String) -> SCSSValue? {
    position < values.count ? values[position] : named[name]
  }

  /// The reason that one of them can't be determined.
  var unknownReason: String? {
    values.lazy.compactMap(\.unknownReason).first
      ?? named.sorted { $0.key < $1.key }.lazy.compactMap(\.value.unknownReason).first
  }
}
