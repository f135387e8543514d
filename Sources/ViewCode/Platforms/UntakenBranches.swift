import SourceText
import SwiftSource

/// The branches that no caller takes: `if isCompact { … }` in a view whose property `isCompact` is false by default, if nothing passes or sets it.
///
/// A name counts only if every place with it is read and none may give it another value. What else has the name, or a string with it, is a doubt.
struct UntakenBranches {
  /// The names of properties that are always false, with the views that have them.
  private let views: [String: Set<String>]

  /// Finds the properties of views in whole projects.
  ///
  /// - Complexity: O(n) in the number of bytes.
  init(_ outlines: [SwiftOutline], in projects: [String], tests isTest: [Bool]) {
    var all: [String: Set<String>] = [:]
    let declared = outlines.map { outline in
      let isInProject = projects.contains { outline.source.path.utf8.starts(with: $0.utf8) }
      let found = isInProject ? outline.declarations.filter(outline.isFalseByDefault) : []
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
  /// Whether a declaration is a property of a view that is false by default, and that only code which is read may set.
  fileprivate func isFalseByDefault(_ declaration: SwiftDeclaration) -> Bool {
    guard declaration.kind == .variable, let value = declaration.value, value.count == 1, declaration.body == nil,
      let parent = declaration.parent.map({ declarations[$0] }), parent.kind == .struct, isView(parent),
      declaration.modifiers.isDisjoint(with: [.public, .static]), tokens[declaration.nameToken].kind == .identifier
    else { return false }
    return tokens[value.lowerBound].word == .false
      && !(declaration.tokens.lowerBound..<declaration.nameToken).contains { tokens[$0].kind == .at }
  }

  /// Whether a name only reads a value, or is a parameter of an initializer that keeps the default: `isOn: Bool = false`, `self.isOn = isOn`.
  fileprivate func onlyReads(_ token: Int) -> Bool {
    guard tokens[token].kind == .identifier, token > 1, token + 3 < tokens.count else { return false }
    let (before, after) = (tokens[token - 1], tokens[token + 1])
    let own = bytes(ofName: token)
    let isOfSelf = before.kind == .point && tokens[token - 2].word == .self
    if before.kind == .point, !isOfSelf || token > 2 && isToken(token - 3, "\\") { return false }
    if before.kind == .identifier, before.word == nil, !tokens[token].startsLine { return false }
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

  /// Returns the branch that is taken only if a property is true: `if isOn { … }`, or the `else` of `if !isOn`.
  fileprivate func bodyIfTrue(_ token: Int) -> Range<Int>? {
    guard token > 1, tokens[token + 1].kind == .openBrace, let body = group(at: token + 1) else { return nil }
    if tokens[token - 1].word == .if { return body }
    guard isToken(token - 1, "!"), tokens[token - 2].word == .if else { return nil }
    let other = body.upperBound + 1
    guard other + 1 < tokens.count, tokens[other].word == .else else { return nil }
    return group(at: other + 1)
  }
}
