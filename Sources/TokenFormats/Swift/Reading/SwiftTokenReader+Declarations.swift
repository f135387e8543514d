import DesignTokens
import SwiftSource

// Several declarations of one name: the branches of an `#if`, of which one is compiled, and what two files declare.

extension SwiftTokenReader {
  /// The declarations at one path.
  struct PathGroup {
    /// The one that stands for them.
    let first: Int
    let all: [Int]
  }

  /// The paths that are declared more than once, in order.
  func declarationsOfOnePath() -> [PathGroup] {
    constants.constants.indices.compactMap { index in
      let all = constants.declarations(at: constants.constants[index].path)
      guard all.count > 1, all[0] == index, let first = constants.index(of: constants.constants[index].path) else {
        return nil
      }
      return PathGroup(first: first, all: all)
    }
  }

  /// Whether two of some declarations are in the same build.
  func isRepeated(_ group: PathGroup) -> Bool {
    group.all.count { constants.constants[$0].presence == .always } > 1
  }

  /// Whether one of some declarations is a member of an extension for some types only: the compiler chooses among them.
  func isForSome(_ declarations: [Int]) -> Bool {
    declarations.contains { index in
      let constant = constants.constants[index]
      let outline = constants.outlines[constant.document]
      guard let parent = constant.declaration.parent else { return false }
      let holder = outline.declarations[parent]
      let head = holder.nameToken..<(holder.body?.lowerBound ?? holder.tokens.upperBound)
      return head.contains { outline.isToken($0, "where") }
    }
  }

  /// Makes a value that differs between the branches of an `#if` one that cannot be told.
  mutating func settle(_ group: PathGroup) {
    guard !isRepeated(group), group.all.contains(where: { !areSame(forms[$0], forms[group.first]) }) else { return }
    let declared = group.all.map { constants.constants[$0] }
    let conditional = declared.first { $0.declaration.branch != nil }
    guard let conditional, let branch = conditional.declaration.branch else { return }
    let condition = constants.names.conditions[conditional.document].words(of: branch)
    let reason = SwiftValueReader.dependence(on: condition) + ": \(places(of: group.all))"
    forms[group.first] = undecided(reason, group.first, among: group.all)
  }

  /// Lets one declaration stand for all at its path.
  mutating func keepOne(of group: PathGroup) {
    let isAnyToken = group.all.contains { isToken[$0] }
    let isRead = constants.constants[group.first].presence.isRead
    for index in group.all { isToken[index] = index == group.first && isAnyToken && isRead }
  }

  /// Gives a token that is declared more than once no value.
  mutating func leaveUndecided(_ declarations: [Int]) {
    guard let first = declarations.first(where: { isToken[$0] }) else { return }
    forms[first] = undecided("it is declared more than once: \(places(of: declarations))", first, among: declarations)
  }

  private func undecided(_ reason: String, _ index: Int, among all: [Int]) -> Form {
    let declaration = constants.constants[index].declaration
    let types = all.map { parts(of: forms[$0]).1 }
    let isOneType = types.allSatisfy { $0 == types[0] }
    let tokens = declaration.value ?? declaration.body.flatMap { $0.isEmpty ? nil : $0 } ?? declaration.tokens
    return .values(values.entry(.undecidable(reason), tokens), isOneType ? types[0] : nil)
  }

  /// Where constants are declared, as messages list them: `A.swift:3 and B.swift:7`.
  func places(of declarations: [Int]) -> String {
    let places = declarations.map { index in
      let location = constants.location(of: index)
      return "\(location.path):\(location.line)"
    }
    return places.count > 3
      ? places.prefix(3).joined(separator: ", ") + ", and \(places.count - 3) more"
      : places.joined(separator: " and ")
  }

  /// Whether two constants are the same value, wherever they are written.
  private func areSame(_ first: Form, _ second: Form) -> Bool {
    switch (first, second) {
    case (.values(let one, let type), .values(let other, let otherType)):
      type == otherType && SwiftValueReader.areSame(one, other)
    case (.reference(_, let one), .reference(_, let other)): one.content == other.content
    case (.other, .other): true
    default: false
    }
  }
}
