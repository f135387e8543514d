import SwiftSource

extension ActionEffects {
  /// The functions that change nothing that needs an alternative.
  private static let neutral: Set<String> = [
    "withAnimation", "triggerSelection", "selectionChanged", "impactOccurred", "prepare", "notificationOccurred",
    "abs", "min", "max", "sqrt", "pow", "hypot", "round", "floor", "ceil", "rounded", "clamped", "spring", "animation",
    "async", "asyncAfter", "filter", "map", "compactMap", "sorted", "enumerated",
    // Conditions of `#if`.
    "os", "targetEnvironment", "canImport",
  ]

  /// Reads the statements in braces.
  init(_ outline: SwiftOutline, in tokens: Range<Int>) {
    let locals = outline.localNames(in: tokens)
    for token in tokens where outline.isName(token) {
      var next = token + 1
      var subscripts = ""
      while next < tokens.upperBound {
        if outline.unwraps(next) {
          next += 1
        } else if outline.tokens[next].kind == .openBracket, !outline.tokens[next].startsLine,
          !outline.tokens[next].hasSpaceBefore, let inside = outline.group(at: next)
        {
          let isLocal = outline.mentionsLocal(locals, in: inside)
          subscripts += "[" + (isLocal ? ActionEffects.local : "") + outline.joined(inside) + "]"
          next = outline.next(after: next)
        } else {
          break
        }
      }
      guard next < tokens.upperBound else { continue }
      let sign = outline.text(next)
      if outline.assigns(next) {
        readAssignment(to: token, subscripts, sign, next + 1, outline, tokens, locals)
      } else if outline.tokens[next].kind == .openParenthesis && !outline.tokens[next].startsLine
        || outline.tokens[next].kind == .openBrace && !outline.isCondition(token)
      {
        readCall(of: token, next, outline, tokens, locals)
      }
    }
  }

  private mutating func readAssignment(
    to token: Int, _ subscripts: String, _ sign: String, _ start: Int, _ outline: SwiftOutline, _ tokens: Range<Int>,
    _ locals: Set<String>
  ) {
    let isDeclared = token > 0 && [.let, .var].contains(outline.tokens[token - 1].word)
    guard !isDeclared, let path = outline.memberPath(endingAt: token, from: tokens.lowerBound),
      path.count > 1 || !locals.contains(path[0]) || outline.isAfterSelf(token)
    else { return }
    let end = outline.valueEnd(from: start, before: tokens.upperBound)
    let value = start..<max(start, outline.groupEnd(from: start, before: end))
    let name = path.joined(separator: ".") + subscripts
    let text = outline.joined(value)
    // An element that the action's own names choose isn't known to be that of another action.
    let isLocalElement = subscripts.holdsBytes(of: "[" + ActionEffects.local)
    if sign == "=", outline.isConstant(value), !isLocalElement {
      constant[name, default: []].insert(text)
    } else {
      let isLocal = isLocalElement || outline.mentionsLocal(locals, in: value)
      computed[name, default: []].insert((isLocal ? ActionEffects.local : "") + (sign == "=" ? "" : sign) + text)
    }
  }

  private mutating func readCall(
    of token: Int, _ open: Int, _ outline: SwiftOutline, _ tokens: Range<Int>, _ locals: Set<String>
  ) {
    let name = outline.name(token)
    let isFunction = name.utf8.first.map { !(0x41...0x5A).contains($0) } ?? false
    guard isFunction, !ActionEffects.neutral.contains(name),
      let path = outline.memberPath(endingAt: token, from: tokens.lowerBound)
    else { return }
    let inside = outline.group(at: open) ?? open..<open
    if name == "toggle", inside.isEmpty, path.count > 1 {
      toggled.insert(path.dropLast().joined(separator: "."))
      return
    }
    let isClosure = outline.tokens[open].kind == .openBrace
    let isLocal = outline.mentionsLocal(locals, in: inside)
    calls[path.joined(separator: "."), default: []].insert(
      (isLocal ? ActionEffects.local : "") + (isClosure ? "{ " : "") + outline.joined(inside))
  }

  /// Adds the paths of bindings: `filter` for `$filter`, and `model.filter` for `$model.filter`.
  mutating func readBindings(_ outline: SwiftOutline, in tokens: Range<Int>) {
    for token in tokens where outline.tokens[token].kind == .identifier && outline.name(token).hasPrefix("$") {
      var path = [String(outline.name(token).dropFirst())]
      var last = token
      while last + 2 < tokens.upperBound, outline.tokens[last + 1].kind == .point {
        last += 2
        path.append(outline.name(last))
      }
      bound.insert(path.joined(separator: "."))
    }
  }
}

extension SwiftOutline {
  private static let reserved: Set<SwiftKeyword> = [
    .if, .else, .for, .while, .repeat, .switch, .case, .guard, .return, .let, .var, .func, .in, .try, .await, .do,
    .catch,
    .throw, .defer, .as, .is, .self, .Self, .super, .true, .false, .nil,
  ]

  /// Whether a token is a name, even one that is a keyword elsewhere, such as `open`.
  fileprivate func isName(_ token: Int) -> Bool {
    guard tokens[token].kind == .identifier else { return false }
    return tokens[token].word.map { !SwiftOutline.reserved.contains($0) } ?? true
  }

  /// Returns the end of the group around a token, or another end before it.
  fileprivate func groupEnd(from start: Int, before end: Int) -> Int {
    var at = start
    while at < end, ![.closeBrace, .closeParenthesis, .closeBracket].contains(tokens[at].kind) { at = next(after: at) }
    return min(at, end)
  }

  /// Whether a token is an operator that assigns: `=`, or a compound one such as `+=`, `||=`, and `&+=`.
  fileprivate func assigns(_ token: Int) -> Bool {
    let sign = source.bytes[tokens[token].range]
    guard tokens[token].kind == .sign, sign.last == UInt8(ascii: "="), sign.count <= 4 else { return false }
    if sign.count == 1 { return true }
    // Comparisons end with the same character.
    let comparisons: [StaticString] = ["==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>="]
    return !comparisons.contains { isToken(token, $0) }
  }

  /// Whether a token unwraps the value before it: `!` or `?`.
  fileprivate func unwraps(_ token: Int) -> Bool {
    tokens[token].kind == .sign && !tokens[token].hasSpaceBefore && (isToken(token, "?") || isToken(token, "!"))
  }

  /// Returns the names of a path that ends at a token, without `self`; nil for a member of an implicit type.
  ///
  /// The text of the line stands for a receiver that is more than a path.
  func memberPath(endingAt token: Int, from start: Int) -> [String]? {
    var names = [name(token)]
    var at = token
    while at > start, tokens[at - 1].kind == .point {
      var before = at - 2
      while before >= start, unwraps(before) { before -= 1 }
      guard before >= start else { return nil }
      switch tokens[before].kind {
      case .identifier:
        if tokens[before].word != .self { names.insert(name(before), at: 0) }
        at = before
      case .closeParenthesis, .closeBracket, .closeBrace:
        var first = before
        while first > start, !tokens[first].startsLine { first -= 1 }
        return [joined(first..<at - 1)] + names
      default: return nil
      }
    }
    return names
  }

  fileprivate func isAfterSelf(_ token: Int) -> Bool {
    token > 1 && tokens[token - 1].kind == .point && tokens[token - 2].word == .self
  }

  /// Whether the line up to a token is the condition of a statement, so that a brace after it is its body.
  fileprivate func isCondition(_ token: Int) -> Bool {
    var at = token
    while at > 0 {
      if let word = tokens[at].word, [.if, .guard, .while, .switch, .for, .else].contains(word) { return true }
      if tokens[at].startsLine || tokens[at].kind == .openBrace || tokens[at].kind == .semicolon { return false }
      at -= 1
    }
    return false
  }

  /// The names that the statements in braces declare: parameters of closures, constants, variables, and loops.
  fileprivate func localNames(in range: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    func readHeader(_ body: Range<Int>) {
      for token in body.lowerBound..<max(body.lowerBound, min(closureStart(of: body), body.upperBound))
      where tokens[token].kind == .identifier && tokens[token].word == nil {
        names.insert(name(token))
      }
    }
    readHeader(range)
    for token in range {
      if tokens[token].kind == .openBrace, let body = group(at: token) { readHeader(body) }
      if let word = tokens[token].word, [.let, .var, .for].contains(word), token + 1 < range.upperBound {
        names.insert(name(token + 1))
      }
    }
    return names
  }

  fileprivate func mentionsLocal(_ locals: Set<String>, in range: Range<Int>) -> Bool {
    range.contains { token in
      guard tokens[token].kind == .identifier else { return false }
      let name = name(token)
      return locals.contains(name) || name.hasPrefix("$") && name.utf8.dropFirst().allSatisfy { (48...57).contains($0) }
    }
  }

  /// Whether a value is a literal or an implicit member.
  fileprivate func isConstant(_ value: Range<Int>) -> Bool {
    guard let first = value.first else { return false }
    if value.count == 2 { return tokens[first].kind == .point && tokens[first + 1].kind == .identifier }
    guard value.count == 1 else { return false }
    switch tokens[first].kind {
    case .number, .string: return true
    case .identifier: return tokens[first].word == .true || tokens[first].word == .false || tokens[first].word == .nil
    default: return false
    }
  }

  fileprivate func joined(_ range: Range<Int>) -> String { range.map(text).joined(separator: " ") }
}
