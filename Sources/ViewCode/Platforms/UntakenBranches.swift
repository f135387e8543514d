import SourceText
import SwiftSource

/// The branches that no caller takes: `if isCompact { … }` in a view whose property `isCompact` is false by default, if nothing passes or sets it,
/// and `if let onEdit { … }` if it is nil by default.
///
/// A name counts only if every place with it is read and none may give it another value. What else has the name, or a string with it, is a doubt.
struct UntakenBranches {
  /// The names of properties that are always false or nil, with the views that have them.
  private let views: [String: Set<String>]

  /// Finds the properties of views in whole projects.
  ///
  /// - Complexity: O(n) in the number of bytes.
  init(_ outlines: [SwiftOutline], in projects: [String], tests isTest: [Bool]) {
    var all: [String: Set<String>] = [:]
    let declared = outlines.map { outline in
      let isInProject = projects.contains { outline.source.path.utf8.starts(with: $0.utf8) }
      let found = isInProject ? outline.declarations.filter { outline.offValue(of: $0) != nil } : []
      for property in found {
        all[property.name, default: []].formUnion(property.parent.map { [outline.declarations[$0].name] } ?? [])
      }
      return found
    }
    let filter = NameFilter(Set(all.keys))
    let doubts = Parallel.map(filter.isEmpty ? 0 : outlines.count) { file in
      let own = Set(declared[file].map(\.nameToken))
      let uses = isTest[file] ? [] : outlines[file].uses(of: filter)
      return uses.filter { !own.contains($0.token) && !outlines[file].onlyReads($0.token) }.map(\.name)
    }
    for name in doubts.joined() { all[name] = nil }
    // A closure after a call has no label, so the views with properties that are nil must be created in the usual way.
    let optional = zip(outlines, declared).flatMap { outline, found in
      found.filter { all[$0.name] != nil && outline.offValue(of: $0) == "nil" }
    }
    let created = NameFilter(optional.isEmpty ? [] : Set(optional.flatMap { all[$0.name] ?? [] }))
    let unusual = Parallel.map(created.isEmpty ? 0 : outlines.count) { file in
      outlines[file].uses(of: created).filter { !outlines[file].createsWithLabels($0) }.map(\.name)
    }
    let doubtful = Set(unusual.joined())
    for name in Set(optional.map(\.name)) { all[name]?.subtract(doubtful) }
    views = all
  }

  /// Returns a file without the branches.
  func leavingOut(of source: ReleasedSource) -> ReleasedSource {
    let (outline, filter) = (source.outline, NameFilter(Set(views.keys)))
    let ranges = (filter.isEmpty ? [] : outline.uses(of: filter)).filter { use in
      outline.declarations.contains { type in
        type.hasMembers && type.tokens.contains(use.token) && views[use.name]?.contains(type.name) ?? false
      }
    }.compactMap { outline.bodyIfTrue($0.token) }
    return ranges.isEmpty ? source : source.without(ranges.sorted { $0.lowerBound < $1.lowerBound })
  }
}

extension SwiftOutline {
  /// Returns `false` or `nil` for a property of a view that is so by default, and that only code which is read may set.
  fileprivate func offValue(of declaration: SwiftDeclaration) -> String? {
    guard declaration.kind == .variable, declaration.body == nil,
      let parent = declaration.parent.map({ declarations[$0] }), parent.kind == .struct, isView(parent),
      declaration.modifiers.isDisjoint(with: [.public, .static]), tokens[declaration.nameToken].kind == .identifier,
      !(declaration.tokens.lowerBound..<declaration.nameToken).contains(where: { tokens[$0].kind == .at })
    else { return nil }
    guard let value = declaration.value else {
      return declaration.type?.last.map { isToken($0, "?") } == true ? "nil" : nil
    }
    guard value.count == 1 else { return nil }
    return tokens[value.lowerBound].word == .false ? "false" : isToken(value.lowerBound, "nil") ? "nil" : nil
  }

  /// Whether a use of a view's name declares the view or creates it with labels only, and in no way that may give a value without one.
  fileprivate func createsWithLabels(_ use: NameUse) -> Bool {
    guard tokens[use.token].kind == .identifier, use.token > 0, use.token + 1 < tokens.count else { return false }
    let open = use.token + 1
    if [.struct, .extension].contains(tokens[use.token - 1].word) {
      // Its own code may create it as `Self`, or by another initializer.
      guard let type = declarations.first(where: { $0.nameToken == use.token }),
        type.inheritance?.count ?? 0 == (type.kind == .struct ? 1 : 0)
      else { return false }
      return !type.tokens.contains { isToken($0, "Self") || isToken($0, "init") && isToken($0 - 1, ".") }
    }
    guard tokens[use.token - 1].kind != .point, tokens[open].kind == .openParenthesis, let arguments = group(at: open),
      tokens[arguments.upperBound + 1].kind != .openBrace
    else { return false }
    var start = arguments.lowerBound
    while start < arguments.upperBound {
      guard tokens[start + 1].kind == .colon else { return false }
      while start < arguments.upperBound, tokens[start].kind != .comma { start = next(after: start) }
      start += 1
    }
    return true
  }

  /// Whether a name only reads a value, or is a parameter of an initializer that keeps the default: `isOn: Bool = false`, `self.isOn = isOn`.
  fileprivate func onlyReads(_ token: Int) -> Bool {
    guard tokens[token].kind == .identifier, token > 1, token + 3 < tokens.count else { return false }
    let (before, after) = (tokens[token - 1], tokens[token + 1])
    let own = bytes(ofName: token)
    let isOfSelf = before.kind == .point && tokens[token - 2].word == .self
    if before.kind == .point, !isOfSelf || token > 2 && isToken(token - 3, "\\") { return false }
    if before.kind == .identifier, before.word == nil, !tokens[token].startsLine { return false }
    // `if let onEdit {`
    if before.word == .let, after.kind == .openBrace || after.kind == .comma || after.word == .else {
      return [.if, .guard].contains(tokens[token - 2].word) || tokens[token - 2].kind == .comma
    }
    if isToken(token - 1, "&") || [.let, .var, .func, .case, .for].contains(before.word) { return false }
    switch after.kind {
    case .colon:
      guard before.kind == .openParenthesis || before.kind == .comma else { return false }
      // What passes a property with the same name on passes its default.
      if bytes(ofName: token + 2) == own { return [.comma, .closeParenthesis].contains(tokens[token + 3].kind) }
      let end = typeEnd(from: token + 2, before: tokens.count - 1)
      return isToken(end, "=") && end + 2 < tokens.count && tokens[end + 1].word == .false
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

  /// Returns the branch that is taken only if a property is true or has a value: `if isOn { … }`, `if let onEdit { … }`, or the `else` of `if !isOn`.
  fileprivate func bodyIfTrue(_ token: Int) -> Range<Int>? {
    if token > 4, token + 3 < tokens.count {
      let isChecked = isToken(token + 1, "!=") && isToken(token + 2, "nil") && tokens[token - 1].word == .if
      let isBound =
        tokens[token - 1].word == .let && tokens[token - 2].word == .if
        || isToken(token - 1, "=") && tokens[token - 3].word == .let && tokens[token - 4].word == .if
      let brace = isChecked ? token + 3 : token + 1
      if isChecked || isBound { return tokens[brace].kind == .openBrace ? group(at: brace) : nil }
    }
    guard token > 1, tokens[token + 1].kind == .openBrace, let body = group(at: token + 1) else { return nil }
    if tokens[token - 1].word == .if { return body }
    guard isToken(token - 1, "!"), tokens[token - 2].word == .if else { return nil }
    let other = body.upperBound + 1
    guard other + 1 < tokens.count, tokens[other].word == .else else { return nil }
    return group(at: other + 1)
  }
}
