import SwiftSource

/// The content of a view builder's closure.
public indirect enum CodeContent: Sendable {
  /// A view.
  case view(CodeChain)
  /// The branches of an `if` or `switch`; an empty branch if no view is shown.
  case choice([[CodeContent]])

  /// The views, including those of all branches.
  public var views: [CodeChain] {
    switch self {
    case .view(let view): [view]
    case .choice(let branches): branches.flatMap { $0.flatMap(\.views) }
    }
  }
}

extension CodeChain {
  /// The name of the view at the base of the chain, such as `HStack`; nil if the base isn't a call of a type.
  ///
  /// A type of these sources with the name of a platform view has its module, or `Custom`, in front: it is another component.
  public var viewName: String? {
    let path = source.path
    guard !source.isImplicit, source.arguments != nil, let name = path.last,
      path.count == 1 || path.count == 2 && path[0] == "SwiftUI",
      let first = name.utf8.first, (0x41...0x5A).contains(first)
    else { return nil }
    if !index.hiddenViews.isEmpty, path.count == 1, index.hiddenViews.contains(name), let own = ownView { return own }
    return name
  }

  /// Returns the views in a closure of the chain's base, in order; nil without such a closure.
  ///
  /// - Parameter label: the label of the closure: nil for `HStack { … }`, "label" for `Button { … } label: { … }`.
  /// - Complexity: O(n) in the number of tokens.
  public func content(_ label: String? = nil) -> [CodeContent]? {
    for argument in source.arguments ?? [] where argument.label == label {
      guard case .closure(let body) = argument.value.kind else { continue }
      var views: [Int: CodeChain] = [:]
      for child in children where child.source.role.kind == .closure && child.source.role.modifier == nil {
        views[child.source.expression.tokens.lowerBound] = child
      }
      let start = min(outline.closureStart(of: body), body.upperBound)
      return ContentReader(outline: outline, views: views).content(in: start..<body.upperBound, depth: 0)
    }
    return nil
  }

  /// Returns the views in a body, in order; nil if a statement is neither a view, nor a branch, nor a constant.
  static func content(_ roots: [CodeChain], in body: Range<Int>, of outline: SwiftOutline) -> [CodeContent]? {
    var views: [Int: CodeChain] = [:]
    for root in roots { views[root.source.expression.tokens.lowerBound] = root }
    let reader = ContentReader(outline: outline, views: views)
    return reader.hasOnlyViews(in: body) ? reader.content(in: body, depth: 0) : nil
  }
}

/// Reads the views from the statements of a view builder.
private struct ContentReader {
  let outline: SwiftOutline
  /// The chains by their first token.
  let views: [Int: CodeChain]

  /// The maximum nesting depth of branches.
  private static let deepest = 32

  /// Whether every statement is a view, a branch, or a constant.
  func hasOnlyViews(in range: Range<Int>) -> Bool {
    statements(in: range).allSatisfy { statement in
      guard let first = statement.first else { return true }
      switch outline.tokens[first].word {
      case .if, .switch, .let: return true
      case let word: return views[word == .return ? first + 1 : first] != nil
      }
    }
  }

  func content(in range: Range<Int>, depth: Int) -> [CodeContent] {
    var content: [CodeContent] = []
    for statement in statements(in: range) {
      guard let first = statement.first else { continue }
      let word = outline.tokens[first].word
      if word == .if || word == .switch {
        content.append(.choice(branches(of: statement, isSwitch: word == .switch, depth: depth)))
      } else if let view = views[word == .return ? first + 1 : first] {
        content.append(.view(view))
      }
    }
    return content
  }

  /// Returns the statements, joining an `else` on its own line to its `if`.
  private func statements(in range: Range<Int>) -> [Range<Int>] {
    var statements: [Range<Int>] = []
    for statement in outline.statements(in: range) {
      if let last = statements.last, outline.tokens[statement.lowerBound].word == .else {
        statements[statements.count - 1] = last.lowerBound..<statement.upperBound
      } else {
        statements.append(statement)
      }
    }
    return statements
  }

  private func branches(of statement: Range<Int>, isSwitch: Bool, depth: Int) -> [[CodeContent]] {
    guard depth < ContentReader.deepest else { return [] }
    var bodies: [Range<Int>] = []
    var hasElse = false
    var at = statement.lowerBound
    while at < statement.upperBound {
      let token = outline.tokens[at]
      if token.kind == .openBrace, let body = outline.group(at: at) { bodies.append(body) }
      if token.word == .else { hasElse = at + 1 < statement.upperBound && outline.tokens[at + 1].kind == .openBrace }
      at = max(at + 1, outline.next(after: at))
    }
    if isSwitch { return bodies.last.map { cases(in: $0, depth: depth) } ?? [] }
    return bodies.map { content(in: $0, depth: depth + 1) } + (hasElse ? [] : [[]])
  }

  /// Returns the contents of each `case` of a `switch`.
  private func cases(in body: Range<Int>, depth: Int) -> [[CodeContent]] {
    var starts: [(word: Int, content: Int)] = []
    var at = body.lowerBound
    while at < body.upperBound {
      let word = outline.tokens[at].word
      let isMember = at > body.lowerBound && outline.tokens[at - 1].kind == .point
      guard word == .case || word == .default, !isMember else {
        at = max(at + 1, outline.next(after: at))
        continue
      }
      let start = at
      while at < body.upperBound, outline.tokens[at].kind != .colon { at = max(at + 1, outline.next(after: at)) }
      at = min(at + 1, body.upperBound)
      starts.append((start, at))
    }
    return starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1].word : body.upperBound
      return content(in: starts[index].content..<max(starts[index].content, end), depth: depth + 1)
    }
  }
}
