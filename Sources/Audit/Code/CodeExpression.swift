import SwiftSource

/// An expression of Swift source where it stands, so that the names in it can be followed.
public struct CodeExpression: Sendable {
  /// The expression.
  public let source: SwiftExpression
  let index: CodeIndex
  let place: CodeReader.Place

  /// The file.
  public var outline: SwiftOutline { index.files[place.file].outline }
  /// The number that it stands for.
  public var value: CodeValue { CodeReader(index: index).value(of: source, at: place) }
  /// It as a finding quotes it.
  public var quote: String { outline.quote(source.tokens) }

  /// A part of it.
  public func part(_ source: SwiftExpression) -> CodeExpression {
    CodeExpression(source: source, index: index, place: place)
  }

  /// What it stands for: names are followed through the constants of the source set as far as they lead.
  ///
  /// - Parameter type: the type whose member `.name` is.
  public func followed(as type: String? = nil) -> CodeExpression {
    var current = self
    for _ in 0..<CodeReader.longestWay {
      let source = current.source.unparenthesized
      let path: [String]?
      switch source.kind {
      case .unwrapped(let value), .effect(let value):
        current = current.part(value)
        continue
      case .implicitMember(let name): path = type.map { [$0, name] }
      default: path = source.path
      }
      guard let path, case .expression(let next, let place)? = CodeReader(index: index).find(path, at: current.place)
      else { return current.part(source) }
      current = CodeExpression(source: next, index: index, place: place)
    }
    return current
  }

  /// What it can be: the branches of `isLarge ? .title : .body`, followed; itself when it is not divided.
  public func branches(as type: String? = nil) -> [CodeExpression] {
    var branches: [CodeExpression] = []
    var rest = [self]
    while let next = rest.popLast(), branches.count < CodeExpression.mostBranches {
      let followed = next.followed(as: type)
      if case .ternary(_, let first, let second) = followed.source.kind {
        rest += [followed.part(second), followed.part(first)]
      } else {
        branches.append(followed)
      }
    }
    return branches
  }

  /// The most branches that are told apart.
  private static let mostBranches = 32

  /// The conditions of the ternaries that it is made of.
  public var conditions: [SwiftExpression] {
    guard case .ternary(let condition, let first, let second) = followed().source.kind else { return [] }
    return [condition] + part(first).conditions + part(second).conditions
  }

  /// Whether any name in it is one of these.
  public func mentions(_ names: Set<String>) -> Bool {
    source.tokens.contains { outline.tokens[$0].kind == .identifier && names.contains(outline.name($0)) }
  }

  /// The names that it is made of from left to right, each with the arguments that it is called with.
  ///
  /// `Font.system(size: 12).bold()` is `Font`, `system(…)`, `bold()`; empty when it starts from something else.
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
  /// An expression of this chain where it stands.
  public func expression(_ source: SwiftExpression) -> CodeExpression {
    CodeExpression(source: source, index: index, place: .init(file: file, declaration: self.source.declaration))
  }

  /// What is assigned to it: `false` in `label.isEnabled = false`; nil when nothing is.
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

  /// The name that it gives a value to, as what is written in the same statement: `base` in `let base = UIFont(name: name, size: 12)!`.
  public var boundName: String? {
    var at = source.expression.tokens.lowerBound
    var sawSign = false
    for _ in 0..<CodeChain.longestBinding where at > 0 {
      if outline.tokens[at].startsLine, !outline.continues(at) { return nil }
      at -= 1
      let token = outline.tokens[at]
      switch token.kind {
      case .openBrace, .closeBrace, .semicolon, .openParenthesis: return nil
      case .sign where outline.isToken(at, "="): sawSign = true
      case .identifier where token.word == .let || token.word == .var:
        return sawSign ? outline.name(at + 1) : nil
      default: break
      }
    }
    return nil
  }

  /// How many tokens may stand between a name and what is bound to it.
  private static let longestBinding = 64
}
