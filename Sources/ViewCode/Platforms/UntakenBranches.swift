import SourceText
import SwiftSource

/// The branches that no caller takes: `if isCompact { … }` in a view whose property `isCompact` is false by default, if nothing passes or sets it,
/// and `if let onEdit { … }` if nothing passes a closure.
///
/// A property counts only if every place in its view reads it, and no other place may give it a value.
struct UntakenBranches {
  /// A property of a view that is always false or nil.
  private struct Property: Hashable {
    let view: String
    let name: String
  }

  /// The properties that are always false or nil.
  private let properties: Set<Property>
  /// Their names.
  private let filter: NameFilter

  /// Finds the properties of views in whole projects.
  ///
  /// - Parameter others: what tells whether code elsewhere may create public views.
  /// - Complexity: O(n) in the number of bytes.
  init(_ outlines: [SwiftOutline], in projects: [String], tests isTest: [Bool], others: CodeSurroundingFiles) {
    let isPublicUsed = others.mayUsePublic(of: outlines, tests: isTest)
    var found: [Property: Bool] = [:]
    var counts: [String: Int] = [:]
    for outline in outlines {
      let isInProject = projects.contains { outline.source.path.utf8.starts(with: $0.utf8) }
      for declaration in outline.declarations {
        if declaration.isType || declaration.kind == .typealias { counts[declaration.name, default: 0] += 1 }
        guard isInProject, let isOptional = outline.isOffByDefault(declaration, isPublicUsed: isPublicUsed),
          let view = declaration.parent
        else { continue }
        found[Property(view: outline.declarations[view].name, name: declaration.name)] = isOptional
      }
    }
    let known = found.filter { counts[$0.key.view] == 1 }
    let filter = NameFilter(Set(known.keys.flatMap { [$0.name, $0.view] }))
    let views = Dictionary(grouping: known.keys, by: \.view)
    let names = Dictionary(grouping: known.keys, by: \.name)
    let doubts = Parallel.map(filter.isEmpty ? 0 : outlines.count) { file in
      let (outline, uses) = (outlines[file], isTest[file] ? [] : outlines[file].uses(of: filter))
      return uses.flatMap { use -> [(Property, passedBy: Property?)] in
        var doubts: [(Property, passedBy: Property?)] = []
        for property in views[use.name] ?? [] where outline.mayCreate(use.token, withClosure: known[property] ?? true) {
          doubts.append((property, nil))
        }
        let owners = outline.typeNames(around: use.token)
        for property in names[use.name] ?? [] {
          if owners.contains(property.view) {
            if !outline.onlyReads(use.token, isOptional: known[property] ?? false) { doubts.append((property, nil)) }
          } else if outline.maySet(use.token, of: property.view) {
            // A view that passes its own property on passes the default.
            let own = owners.last.map { Property(view: $0, name: use.name) }
            doubts.append((property, outline.passesOn(use.token) ? own : nil))
          }
        }
        return doubts
      }
    }
    var properties = Set(known.keys)
    let all = doubts.joined()
    while true {
      let doubtful = all.filter { doubt in
        properties.contains(doubt.0) && doubt.passedBy.map(properties.contains) != true
      }
      if doubtful.isEmpty { break }
      properties.subtract(doubtful.map(\.0))
    }
    self.properties = properties
    self.filter = NameFilter(Set(properties.map(\.name)))
  }

  /// Returns a file without the branches.
  func leavingOut(of source: ReleasedSource) -> ReleasedSource {
    let outline = source.outline
    let ranges = (filter.isEmpty ? [] : outline.uses(of: filter)).filter { use in
      outline.typeNames(around: use.token).contains { properties.contains(Property(view: $0, name: use.name)) }
    }.compactMap { outline.bodyIfTrue($0.token) }
    return ranges.isEmpty ? source : source.without(ranges.sorted { $0.lowerBound < $1.lowerBound })
  }
}

extension SwiftOutline {
  /// Whether a declaration is a property of a view that is false or nil by default, and that only code which is read may set; nil for all others.
  ///
  /// - Returns: true for nil, and false for false.
  fileprivate func isOffByDefault(_ declaration: SwiftDeclaration, isPublicUsed: Bool) -> Bool? {
    guard declaration.kind == .variable || declaration.kind == .constant, declaration.body == nil,
      let parent = declaration.parent.map({ declarations[$0] }), parent.kind == .struct, isView(parent),
      declaration.modifiers.isDisjoint(with: [.public, .static]), tokens[declaration.nameToken].kind == .identifier,
      !isPublicUsed || !parent.modifiers.contains(.public),
      !(declaration.tokens.lowerBound..<declaration.nameToken).contains(where: { tokens[$0].kind == .at })
    else { return nil }
    if let value = declaration.value {
      guard declaration.kind == .variable, value.count == 1 else { return nil }
      return tokens[value.lowerBound].word == .false ? false : isToken(value.lowerBound, "nil") ? true : nil
    }
    // Without a default, every initializer sets it.
    return declaration.type?.last.map { isToken($0, "?") } == true ? true : nil
  }

  /// Returns the names of the types around a token, the outermost first.
  fileprivate func typeNames(around token: Int) -> [String] {
    declarations.filter { $0.hasMembers && $0.tokens.contains(token) }.map(\.name)
  }

  /// Whether a name of a view may create it in a way that gives its properties values without labels.
  ///
  /// - Parameter withClosure: whether a closure after the call may be such a value.
  fileprivate func mayCreate(_ token: Int, withClosure: Bool) -> Bool {
    guard tokens[token].kind == .identifier, token > 0, token + 1 < tokens.count else { return true }
    if tokens[token - 1].word == .struct || tokens[token - 1].word == .extension { return false }
    let next = tokens[token + 1].kind
    if next == .openBrace { return withClosure && !tokens[token + 1].startsLine }
    if next == .point { return token + 2 >= tokens.count || tokens[token + 2].word == .`init` }
    guard next == .openParenthesis, let arguments = group(at: token + 1) else {
      return isToken(token - 1, "=") && token > 2 && tokens[token - 3].word == .typealias
    }
    guard withClosure else { return false }
    let end = arguments.upperBound + 1
    if end < tokens.count, tokens[end].kind == .openBrace { return true }
    // An argument without a label.
    var start = arguments.lowerBound
    while start < arguments.upperBound {
      if tokens[start + 1].kind != .colon { return true }
      while start < arguments.upperBound, tokens[start].kind != .comma { start = self.next(after: start) }
      start += 1
    }
    return false
  }

  /// Whether a name outside of a view may give its property a value: as the label of an argument of an initializer, or by an assignment.
  fileprivate func maySet(_ token: Int, of view: String) -> Bool {
    guard tokens[token].kind == .identifier else { return false }
    guard token > 1, token + 2 < tokens.count else { return true }
    let (before, after) = (tokens[token - 1], tokens[token + 1])
    if before.kind == .point {
      // What is set of `self` belongs to the type around.
      if tokens[token - 2].word == .self { return token > 2 && isToken(token - 3, "\\") }
      var start = token - 1
      while start > 0, tokens[start].kind == .point || tokens[start].kind == .identifier, !tokens[start].startsLine {
        start -= 1
      }
      if isToken(start, "&") || isToken(start, "\\") || isToken(token - 2, "\\") { return true }
      if after.kind == .sign {
        return source.bytes[after.range].last == UInt8(ascii: "=") && !isToken(token + 1, "==")
          && !isToken(token + 1, "!=")
      }
      return after.kind == .point && !after.startsLine
    }
    guard after.kind == .colon, before.kind == .openParenthesis || before.kind == .comma else { return false }
    // `nil` and `false` are what it is anyway.
    if isToken(token + 2, "nil") || tokens[token + 2].word == .false { return false }
    var open = token - 1
    var depth = 0
    while open > 0 {
      switch tokens[open].kind {
      case .closeParenthesis, .closeBracket, .closeBrace: depth += 1
      case .openParenthesis where depth == 0: return mayCall(open - 1, view)
      case .openBracket where depth == 0, .openBrace where depth == 0: return false
      case .openParenthesis, .openBracket, .openBrace: depth -= 1
      default: break
      }
      open -= 1
    }
    return false
  }

  /// Whether the name before a parenthesis may be that of a view's initializer: `Card(`, `.init(`, or `Card<Text>(`.
  private func mayCall(_ token: Int, _ view: String) -> Bool {
    guard tokens[token].kind == .identifier else { return !isToken(token, "@") && tokens[token].kind == .sign }
    if tokens[token].word == .`init` {
      guard token > 1, tokens[token - 1].kind == .point else { return false }
      let type = name(token - 2)
      guard tokens[token - 2].kind == .identifier, type != view, let first = type.utf8.first else { return true }
      return !(0x41...0x5A).contains(first)
    }
    return name(token) == view || name(token) == "Self"
  }

  /// Whether the argument with a label is a property with the same name: `isOn: isOn`.
  fileprivate func passesOn(_ token: Int) -> Bool {
    token + 3 < tokens.count && tokens[token + 1].kind == .colon && bytes(ofName: token + 2) == bytes(ofName: token)
      && [.comma, .closeParenthesis].contains(tokens[token + 3].kind)
  }

  /// Whether a name only reads a value, or is a parameter of an initializer that keeps the default: `isOn: Bool = false`, `self.isOn = isOn`.
  fileprivate func onlyReads(_ token: Int, isOptional: Bool) -> Bool {
    guard tokens[token].kind == .identifier, token > 1, token + 3 < tokens.count else { return false }
    if declarations.contains(where: { $0.nameToken == token && $0.parent.map { declarations[$0].kind } == .struct }) {
      return true
    }
    let (before, after) = (tokens[token - 1], tokens[token + 1])
    let own = bytes(ofName: token)
    let isOfSelf = before.kind == .point && tokens[token - 2].word == .self
    if before.kind == .point, !isOfSelf || token > 2 && isToken(token - 3, "\\") { return false }
    // `if let onEdit { … }`, and `_ onEdit: Action? = nil`.
    if before.word == .let, tokens[token - 2].word == .if || tokens[token - 2].kind == .comma { return true }
    let isUnlabeled = isOptional && isToken(token - 1, "_")
    if before.kind == .identifier, before.word == nil, !tokens[token].startsLine, !isUnlabeled { return false }
    if isToken(token - 1, "&") || [.let, .var, .func, .case, .for].contains(before.word) { return false }
    switch after.kind {
    case .colon:
      guard before.kind == .openParenthesis || before.kind == .comma || isUnlabeled else { return false }
      if passesOn(token) { return true }
      let end = typeEnd(from: token + 2, before: tokens.count - 1)
      return isToken(end, "=") && end + 2 < tokens.count && (tokens[end + 1].word == .false || isToken(end + 1, "nil"))
        && [.comma, .closeParenthesis].contains(tokens[end + 2].kind)
    case .point: return false
    case .identifier: return after.startsLine || after.word != nil && after.word != .in
    case .comma, .closeParenthesis:
      var end = token + 1
      while end < tokens.count - 2, tokens[end].kind != .closeParenthesis, tokens[end].kind != .closeBrace {
        if tokens[end].word == .in { return false }
        end = next(after: end)
      }
      return !isToken(end + 1, "=")
    case .sign where isToken(token + 1, "="):
      return isOfSelf && bytes(ofName: token + 2) == own && tokens[token + 3].kind != .point
        && (tokens[token + 3].startsLine || tokens[token + 3].kind == .closeBrace)
    case .sign:
      return source.bytes[after.range].last != UInt8(ascii: "=") || isToken(token + 1, "==") || isToken(token + 1, "!=")
    default: return true
    }
  }

  /// Returns what runs only if a property is true or has a value: `if isOn { … }`, `if let onEdit { … }`, the `else` of `if !isOn`, or `onEdit?()`.
  fileprivate func bodyIfTrue(_ token: Int) -> Range<Int>? {
    guard token > 2, token + 3 < tokens.count else { return nil }
    if isToken(token + 1, "?"), tokens[token + 2].kind == .openParenthesis, let call = group(at: token + 2),
      call.upperBound + 1 < tokens.count,
      tokens[token].startsLine || tokens[token - 1].kind == .openBrace,
      tokens[call.upperBound + 1].kind == .closeBrace
        || tokens[call.upperBound + 1].startsLine
          && tokens[call.upperBound + 1].kind != .point
    {
      return token..<call.upperBound + 1
    }
    var start = token - 1
    var isNegated = isToken(start, "!")
    if isNegated { start -= 1 }
    // `if let edit = onEdit { … }`
    if start > 1, isToken(start, "="), tokens[start - 1].kind == .identifier, tokens[start - 2].word == .let {
      start -= 2
    }
    if tokens[start].word == .let { start -= 1 }
    var brace = token + 1
    if isToken(token + 2, "nil"), isToken(token + 1, "!=") || isToken(token + 1, "==") {
      isNegated = isToken(token + 1, "==")
      brace += 2
    }
    guard tokens[brace].kind == .openBrace, let body = group(at: brace) else { return nil }
    guard isNegated else {
      return tokens[start].word == .if || tokens[start].kind == .comma && isInCondition(start) ? body : nil
    }
    let other = body.upperBound + 1
    guard tokens[start].word == .if, other + 1 < tokens.count, tokens[other].word == .else else { return nil }
    return group(at: other + 1)
  }

  /// Whether a comma is between the conditions of an `if`.
  private func isInCondition(_ comma: Int) -> Bool {
    for at in stride(from: comma - 1, to: max(0, comma - 40), by: -1) {
      if tokens[at].word == .if { return true }
      if [.openBrace, .closeBrace, .openParenthesis, .openBracket].contains(tokens[at].kind) { return false }
    }
    return false
  }
}
