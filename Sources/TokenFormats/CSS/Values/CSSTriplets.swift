import CSSText
import SourceText

/// The functions whose components people keep bare in a property: `--ink: 222 47% 11%`, used as `hsl(var(--ink))`.
enum CSSTripletFunction: String, CaseIterable {
  case rgb, rgba, hsl, hsla, hwb, lab, lch, oklab, oklch

  /// The function of this name.
  init?(_ token: CSSToken, in bytes: [UInt8]) {
    guard token.kind == .function else { return nil }
    guard token.range.count <= 8 else { return nil }
    let name = String(decoding: bytes[token.nameRange].map(asciiLowered), as: UTF8.self)
    self.init(rawValue: name)
  }

  /// The same function without the `a` of older notations.
  var modern: CSSTripletFunction { self == .rgba ? .rgb : self == .hsla ? .hsl : self }

  /// The function with components in it.
  func call(_ components: some Collection<UInt8>) -> [UInt8] {
    Array(rawValue.utf8) + [UInt8(ascii: "(")] + components + [UInt8(ascii: ")")]
  }
}

/// Which custom properties hold bare components, and of which function.
struct CSSTriplets {
  /// The functions that the documents put a property into, by its name; nil where they are different ones.
  private var used: [CSSPropertyName: CSSTripletFunction?] = [:]

  /// Looks through all values for `hsl(var(--name))`, `hsl(var(--name) / 0.5)` and `rgba(var(--name), 0.5)`.
  ///
  /// - Complexity: O(n).
  mutating func scan(_ sheet: CSSStylesheet) {
    let bytes = sheet.file.bytes
    for declaration in sheet.declarations where declaration.value.count >= 12 {
      guard mayUseVariable(bytes, declaration.value) else { continue }
      var stack: [CSSTripletFunction?] = []
      var tokens = CSSTokenizer(bytes, in: declaration.value)
      var previous = CSSTokenKind.whitespace
      while true {
        let token = tokens.next()
        if token.kind == .end { break }
        if token.kind == .function, previous == .function, let function = stack.last ?? nil,
          token.isNamed("var", in: bytes)
        {
          note(use(of: function, &tokens))
          previous = .closeParenthesis
          continue
        } else if token.kind.closer == .closeParenthesis {
          stack.append(CSSTripletFunction(token, in: bytes))
        } else if token.kind == .closeParenthesis {
          _ = stack.popLast()
        }
        if !token.kind.isBlank { previous = token.kind }
      }
    }
  }

  private func mayUseVariable(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    // The v, a, r and ( of "var(" in some case; escapes are left to those who write them.
    var index = range.lowerBound
    while index + 4 <= range.upperBound {
      if bytes[index] | 0x20 == 0x76, bytes[index + 1] | 0x20 == 0x61, bytes[index + 2] | 0x20 == 0x72,
        bytes[index + 3] == 0x28
      {
        return true
      }
      index += 1
    }
    return false
  }

  /// After `hsl(var(`: the name, when the variable is all that stands in the function but an alpha.
  private func use(
    of function: CSSTripletFunction, _ tokens: inout CSSTokenizer
  ) -> (CSSPropertyName, CSSTripletFunction)? {
    let name = significant(&tokens)
    var close = significant(&tokens)
    var depth = 0
    // A fallback, up to the parenthesis that closes the variable.
    while close.kind != .end, close.kind != .closeParenthesis || depth > 0 {
      if close.kind == .closeParenthesis { depth -= 1 }
      if close.kind.closer == .closeParenthesis { depth += 1 }
      close = tokens.next()
    }
    guard name.kind == .identifier else { return nil }
    let start = tokens.index
    defer { tokens.rewind(to: start) }
    let next = significant(&tokens)
    let text = name.name(in: tokens.bytes)
    guard text.utf8.starts(with: "--".utf8) else { return nil }
    let found = (CSSPropertyName(String(Substring(text.utf8.dropFirst(2)))), function.modern)
    switch next.kind {
    case .closeParenthesis, .end: return found
    case .delimiter: return tokens.bytes[next.range.lowerBound] == UInt8(ascii: "/") ? found : nil
    case .comma:
      // `rgba(var(--x), 0.5)`, not `hsl(var(--h), 50%, 50%)`: looked at up to the next comma only.
      var depth = 0
      for _ in 0..<32 {
        let token = tokens.next()
        if token.kind.closer == .closeParenthesis { depth += 1 }
        if token.kind == .end || token.kind == .closeParenthesis {
          if depth == 0 { return found }
          depth -= 1
        }
        if token.kind == .comma, depth == 0 { return nil }
      }
      return nil
    default: return nil
    }
  }

  private func significant(_ tokens: inout CSSTokenizer) -> CSSToken {
    while true {
      let token = tokens.next()
      if !token.kind.isBlank { return token }
    }
  }

  private mutating func note(_ use: (CSSPropertyName, CSSTripletFunction)?) {
    guard let (name, function) = use else { return }
    if let known = used[name], known != function { used[name] = .some(nil) } else { used[name] = function }
  }

  /// The function that a property is used in; nil when it is used in none or in several.
  func function(of name: CSSPropertyName) -> CSSTripletFunction? { used[name] ?? nil }

  /// Hands a use on to the properties that a property is an alias of, along whole chains.
  mutating func propagate(_ aliases: [CSSPropertyName: [CSSPropertyName]]) {
    // In the order of the names, so that the same documents always give the same result.
    var pending = used.keys.filter { aliases[$0] != nil }.sorted { $0.precedes($1) }
    while let name = pending.popLast() {
      guard let function = used[name] ?? nil else { continue }
      for target in aliases[name] ?? [] where used[target] == nil {
        used[target] = function
        pending.append(target)
      }
    }
  }

  /// Adds what names and forms say where no use was seen.
  mutating func presume(_ function: CSSTripletFunction, of name: CSSPropertyName) {
    if used[name] == nil { used[name] = function }
  }
}
