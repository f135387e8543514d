import SwiftSource

/// An expression of Swift source with its location, so that names in it can be resolved.
public struct CodeExpression: Sendable {
  /// The parsed expression.
  public let source: SwiftExpression
  let index: CodeIndex
  let scope: SwiftScope

  /// The outline of the file.
  public var outline: SwiftOutline { index.files[scope.file].outline }
  /// The number of the expression.
  public var value: CodeValue { CodeReader(index: index).value(of: source, at: scope) }
  /// The source text as findings quote it.
  public var quote: String { outline.quote(source.tokens) }

  /// Returns a part of the expression.
  public func part(_ source: SwiftExpression) -> CodeExpression {
    CodeExpression(source: source, index: index, scope: scope)
  }

  /// Returns the expression after resolving names through the constants of the sources, as far as possible.
  ///
  /// - Parameter type: the type of an implicit member such as `.name`.
  public func followed(as type: String? = nil) -> CodeExpression {
    var current = self
    let reader = CodeReader(index: index)
    for _ in 0..<SwiftEvaluator.mostNames {
      let source = current.source.unparenthesized
      let path: [String]?
      switch source.kind {
      case .unwrapped(let value), .effect(let value):
        current = current.part(value)
        continue
      case .implicitMember(let name): path = type.map { [$0, name] }
      // A font in a namespace: .font(.app.callout).
      case .member where type == "Font" && source.path == nil:
        path = source.implicitPath.map { ["Font"] + $0 }
      default: path = source.path
      }
      let start = source.tokens.lowerBound
      guard let path, let (next, scope) = reader.expression(named: path, from: start, at: current.scope)
      else { return current.part(source) }
      current = CodeExpression(source: next, index: index, scope: scope)
    }
    return current
  }

  /// Returns the possible expressions: the resolved branches of `isLarge ? .title : .body`, or the expression itself.
  public func branches(as type: String? = nil) -> [CodeExpression] {
    var branches: [CodeExpression] = []
    var rest = [self]
    // Names may refer to each other in a circle.
    var steps = 0
    while let next = rest.popLast(), branches.count < CodeExpression.mostBranches {
      steps += 1
      let followed = next.followed(as: type)
      if case .ternary(_, let first, let second) = followed.source.kind {
        rest += [followed.part(second), followed.part(first)]
      } else if steps < CodeExpression.mostBranches, let inner = followed.alternatives(as: type) {
        rest += inner.reversed()
      } else {
        branches.append(followed)
      }
    }
    return branches
  }

  /// The values of a name that a `switch`, an `if`, or an instance gives several values; nil if there is one, or none is known.
  private func alternatives(as type: String?) -> [CodeExpression]? {
    guard let found = CodeReader(index: index).expressions(of: source, at: scope, as: type) else { return nil }
    let isSame = found.count == 1 && found[0].0 == source
    return isSame ? nil : found.map { CodeExpression(source: $0.0, index: index, scope: $0.1) }
  }

  /// The maximum number of branches; an expression with as many may have more.
  static let mostBranches = 32

  /// The conditions of the ternaries in the expression.
  public var conditions: [SwiftExpression] {
    guard case .ternary(let condition, let first, let second) = followed().source.kind else { return [] }
    return [condition] + part(first).conditions + part(second).conditions
  }

  /// Whether the expression contains one of some names.
  public func mentions(_ names: Set<String>) -> Bool {
    source.tokens.contains { outline.tokens[$0].kind == .identifier && names.contains(outline.name($0)) }
  }

  /// The names of the expression from left to right, each with its call arguments.
  ///
  /// `Font.system(size: 12).bold()` is `Font`, `system(…)`, `bold()`; empty if the expression starts with anything other than a name.
  public var links: [(name: String, arguments: [SwiftExpression.Argument]?)] {
    var links: [(String, [SwiftExpression.Argument]?)] = []
    var rest = source.unparenthesized
    while true {
      var arguments: [SwiftExpression.Argument]?
      if case .call(let callee, let given) = rest.kind { (rest, arguments) = (callee, given) }
      switch rest.kind {
      case .member(let base, let name):
        links.append((name, arguments))
        rest = base
      case .name(let name), .implicitMember(let name):
        links.append((name, arguments))
        return links.reversed()
      case .unwrapped(let value): rest = value
      default: return []
      }
    }
  }
}

extension CodeChain {
  /// Returns an expression of this chain with its location.
  public func expression(_ source: SwiftExpression) -> CodeExpression {
    CodeExpression(source: source, index: index, scope: scope)
  }

  /// The assigned value: `false` in `label.isEnabled = false`; nil without an assignment.
  public var assigned: CodeExpression? {
    let sign = source.expression.tokens.upperBound
    guard sign + 1 < outline.tokens.count, outline.isToken(sign, "=") else { return nil }
    var limit = sign + 1
    while limit < outline.tokens.count, ![.closeBrace, .closeParenthesis, .end].contains(outline.tokens[limit].kind),
      limit == sign + 1 || !outline.tokens[limit].startsLine || outline.continues(limit)
    { limit = outline.next(after: limit) }
    let end = outline.valueEnd(from: sign + 1, before: min(limit, outline.tokens.count - 1))
    return expression(outline.expression(in: sign + 1..<max(sign + 2, end)))
  }

  /// The name to which the same statement binds the value: `base` in `let base = UIFont(name: name, size: 12) ?? value`.
  public var boundName: String? {
    var at = source.expression.tokens.lowerBound
    var sawSign = false
    var depth = 0
    for _ in 0..<CodeChain.longestBinding where at > 0 {
      if outline.tokens[at].startsLine, !outline.continues(at) { return nil }
      at -= 1
      let token = outline.tokens[at]
      switch token.kind {
      case .closeParenthesis: depth += 1
      case .openParenthesis where depth > 0: depth -= 1
      case .openBrace, .closeBrace, .semicolon, .openParenthesis: return nil
      case .sign where outline.isToken(at, "="): sawSign = true
      case .identifier where token.word == .let || token.word == .var:
        return sawSign ? outline.name(at + 1) : nil
      default: break
      }
    }
    return nil
  }

  /// The maximum number of tokens between a name and its bound value.
  private static let longestBinding = 64
}

extension SwiftExpression {
  /// The names of a member of an implicit member: `app` and `callout` in `.app.callout`; nil for anything else.
  var implicitPath: [String]? {
    switch kind {
    case .implicitMember(let name): return [name]
    case .member(let base, let name): return base.implicitPath.map { $0 + [name] }
    default: return nil
    }
  }
}
