import SourceText

/// Where source gives static variables other values than those they are declared with.
package struct SwiftAssignments: Sendable {
  /// The first such place of each variable, by document and the token of its name.
  package private(set) var places: [Int: [Int: SourceLocation]] = [:]

  private let names: SwiftSymbols
  /// The names of all variables that hold a value and need no instance.
  private let variables: Set<ArraySlice<UInt8>>
  /// Whether a name of a variable starts and ends with two bytes, by their sum: most names need no hash.
  private let ends: [Bool]

  /// Looks through all documents.
  ///
  /// - Complexity: O(n) in the number of tokens.
  package init(_ names: SwiftSymbols) {
    self.names = names
    var variables: Set<ArraySlice<UInt8>> = []
    for symbol in names.symbols where symbol.isStatic && symbol.kind == .variable {
      let declaration = names.outlines[symbol.file].declarations[symbol.declaration]
      if declaration.value != nil { variables.insert(Array(symbol.name.utf8)[...]) }
    }
    self.variables = variables
    var ends = [Bool](repeating: false, count: 512)
    for name in variables { ends[SwiftAssignments.ends(name)] = true }
    self.ends = ends
    if variables.isEmpty { return }
    for file in names.outlines.indices { read(file) }
  }

  private static func ends(_ name: ArraySlice<UInt8>) -> Int { Int(name.first ?? 0) + Int(name.last ?? 0) }

  private static let signs: [StaticString] = ["=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^="]

  /// Finds the assignments of a document, with the declaration and the braces that each stands in.
  private mutating func read(_ file: Int) {
    let outline = names.outlines[file]
    var open: [Int] = []
    var next = 0
    var locals: [Set<String>] = [[]]
    for token in outline.tokens.indices {
      while next < outline.declarations.count, outline.declarations[next].tokens.lowerBound <= token {
        open.append(next)
        next += 1
      }
      while let last = open.last, outline.declarations[last].tokens.upperBound <= token { open.removeLast() }
      switch outline.tokens[token].kind {
      case .openBrace: locals.append([])
      case .closeBrace: if locals.count > 1 { locals.removeLast() }
      case .identifier:
        let name = outline.bytes(ofName: token)
        guard token > 0, ends[SwiftAssignments.ends(name)], variables.contains(name) else { continue }
        let isLocal = open.last.map { isInside(token, of: outline.declarations[$0]) } ?? false
        let before = outline.tokens[token - 1].word
        if before == .let || before == .var {
          if isLocal { locals[locals.count - 1].insert(outline.name(token)) }
        } else if !isDeclared(token, by: open.last, outline), changes(outline, token) {
          note(token, file, around: open.last, locals)
        }
      default: continue
      }
    }
  }

  /// Whether a token is in a body or a value, and isn't the name of the declaration itself.
  private func isInside(_ token: Int, of declaration: SwiftDeclaration) -> Bool {
    !declaration.hasMembers && declaration.nameToken != token
  }

  /// Whether a token is the name of a declaration, or in a case of an enum with its value.
  private func isDeclared(_ token: Int, by declaration: Int?, _ outline: SwiftOutline) -> Bool {
    guard let declaration else { return false }
    return outline.declarations[declaration].nameToken == token || outline.declarations[declaration].kind == .enumCase
  }

  /// Whether the value that a name ends is assigned, or passed for a function to change.
  private func changes(_ outline: SwiftOutline, _ token: Int) -> Bool {
    var at = token + 1
    // What follows is a member of the value, or an element.
    while at + 1 < outline.tokens.count {
      if outline.tokens[at].kind == .point, outline.tokens[at + 1].kind == .identifier {
        at += 2
      } else if outline.tokens[at].kind == .openBracket, !outline.tokens[at].hasSpaceBefore {
        at = outline.next(after: at)
      } else {
        break
      }
    }
    if at < outline.tokens.count, outline.tokens[at].kind == .sign {
      // A name after a colon is a type: what follows is the value of another name.
      if SwiftAssignments.signs.contains(where: { outline.isToken(at, $0) }) {
        return !isType(first(of: token, outline), outline)
      }
    }
    if isInAssignedTuple(token, to: at, outline) { return true }
    let first = first(of: token, outline)
    return first > 0 && outline.isToken(first - 1, "&") && !outline.tokens[first].hasSpaceBefore
  }

  private func isType(_ first: Int, _ outline: SwiftOutline) -> Bool {
    guard first > 0 else { return false }
    return outline.tokens[first - 1].kind == .colon || outline.isToken(first - 1, "->")
  }

  /// Whether a name is in a tuple that is assigned, and not declared: `(T.ink, T.page) = …`.
  private func isInAssignedTuple(_ token: Int, to end: Int, _ outline: SwiftOutline) -> Bool {
    var first = token
    let least = max(0, token - SwiftAssignments.longestTuple)
    while first > least, [.identifier, .point, .comma].contains(outline.tokens[first].kind) { first -= 1 }
    guard outline.tokens[first].kind == .openParenthesis else { return false }
    if first > 0, outline.tokens[first - 1].word == .let || outline.tokens[first - 1].word == .var { return false }
    var at = end
    let limit = min(outline.tokens.count - 1, end + SwiftAssignments.longestTuple)
    while at < limit, [.identifier, .point, .comma].contains(outline.tokens[at].kind) { at += 1 }
    return at < limit && outline.tokens[at].kind == .closeParenthesis && outline.isToken(at + 1, "=")
  }

  /// The most tokens of a tuple that are looked at.
  private static let longestTuple = 32

  /// The first token of the dotted name that ends with a token.
  private func first(of token: Int, _ outline: SwiftOutline) -> Int {
    var first = token
    while first > 1, outline.tokens[first - 1].kind == .point, outline.tokens[first - 2].kind == .identifier {
      first -= 2
    }
    return first
  }

  private mutating func note(_ token: Int, _ file: Int, around declaration: Int?, _ locals: [Set<String>]) {
    let outline = names.outlines[file]
    let first = first(of: token, outline)
    guard first == 0 || outline.tokens[first - 1].kind != .point else { return }
    let path = stride(from: first, through: token, by: 2).map { outline.name($0) }
    guard path.count <= SwiftSymbols.deepestNamespace else { return }
    if path.count == 1, locals.contains(where: { $0.contains(path[0]) }) { return }
    let namespace = namespace(of: declaration, file)
    // A name alone means a member of an instance where there is one.
    let isPlain = path.count == 1 || path[0] == "self"
    guard case .members(let found, rest: []) = names.lookUp(path, from: namespace, in: file, isStatic: !isPlain),
      found.allSatisfy({ names.symbols[$0].isStatic })
    else { return }
    for id in found where names.symbols[id].kind == .variable {
      let symbol = names.symbols[id]
      let name = names.outlines[symbol.file].declarations[symbol.declaration].nameToken
      if places[symbol.file]?[name] != nil { continue }
      places[symbol.file, default: [:]][name] = outline.location(of: first..<token + 1)
    }
  }

  /// The names of the types around a declaration's inside.
  private func namespace(of declaration: Int?, _ file: Int) -> [String] {
    let declarations = names.outlines[file].declarations
    var next = declaration
    while let current = next {
      if declarations[current].hasMembers { return names.namespaces[file][current] ?? [] }
      next = declarations[current].parent
    }
    return []
  }
}
