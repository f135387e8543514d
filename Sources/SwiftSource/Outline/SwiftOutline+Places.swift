// The use of a value: the name it is assigned to, or whether it is the result of a body.

/// The use of a value in a statement.
public enum SwiftPlace: Sendable, Hashable {
  /// The value is part of the right side of this `=`.
  case assigned(equals: Int)
  /// The value is returned, or is the only expression of the body or the case.
  case result
  /// The value is in the condition of a statement, or its use is unknown.
  case other
}

extension SwiftOutline {
  /// The maximum number of tokens examined before a value.
  private static let longestWayBack = 400

  /// Returns the use of the value that starts at a token outside calls.
  public func place(ofValueAt token: Int) -> SwiftPlace {
    var at = token - 1
    var steps = 0
    while at >= 0, steps < SwiftOutline.longestWayBack {
      steps += 1
      if tokens[at + 1].startsLine, !continues(at + 1) { return .result }
      switch tokens[at].kind {
      case .openBrace, .semicolon: return .result
      case .sign where isToken(at, "="): return .assigned(equals: at)
      case .closeBrace where tokens[at + 1].startsLine: return .result
      case .closeBrace, .closeParenthesis, .closeBracket: at = opening(of: at, &steps)
      case .identifier:
        switch tokens[at].word {
        case .return, .case, .default: return .result
        // An "in" without "for" ends the parameters of a closure.
        case .if, .guard, .while, .switch, .where, .for: return .other
        default: break
        }
      default: break
      }
      at -= 1
    }
    return .other
  }

  /// Returns the `=` before an `if` or `switch` expression that contains a value in a branch; nil if there is none.
  public func assignment(ofBranchAround token: Int) -> Int? {
    var at = token - 1
    var steps = 0
    while at >= 0, tokens[at].kind != .openBrace {
      if steps >= SwiftOutline.longestWayBack { return nil }
      steps += 1
      if [.closeBrace, .closeParenthesis, .closeBracket].contains(tokens[at].kind) { at = opening(of: at, &steps) }
      at -= 1
    }
    while at > 1, steps < SwiftOutline.longestWayBack {
      // The position is before a branch: at an `else` or a condition.
      steps += 1
      if tokens[at].startsLine { return nil }
      at -= 1
      switch tokens[at].kind {
      case .closeBrace where tokens[at + 1].word != .else: return nil
      case .closeBrace, .closeParenthesis, .closeBracket: at = opening(of: at, &steps)
      case .openBrace, .semicolon: return nil
      case .identifier where tokens[at].word == .if || tokens[at].word == .switch:
        if isToken(at - 1, "=") { return at - 1 }
        guard tokens[at - 1].word == .else else { return nil }
      default: break
      }
    }
    return nil
  }

  /// Returns the name to the left of an `=` with its type annotation; for a dotted name, the last part.
  public func assignee(before equals: Int) -> (name: String?, type: Range<Int>?) {
    var at = equals - 1
    var steps = 0
    var name: String?
    while at >= 0, steps < SwiftOutline.longestWayBack {
      steps += 1
      switch tokens[at].kind {
      case .identifier: if name == nil { name = self.name(at) }
      case .point, .sign: break
      case .closeBracket, .closeParenthesis: at = opening(of: at, &steps)
      case .colon where isAnnotation(at): return (self.name(at - 1), at + 1..<equals)
      default: return (name, nil)
      }
      if tokens[at].startsLine { return (name, nil) }
      at -= 1
    }
    return (name, nil)
  }

  /// Whether a colon is between the name of a variable or parameter and its type.
  private func isAnnotation(_ colon: Int) -> Bool {
    guard colon > 1, tokens[colon - 1].kind == .identifier, tokens[colon - 1].word != .default else { return false }
    let before = tokens[colon - 2]
    switch before.kind {
    case .openParenthesis, .comma: return true
    case .identifier: return before.word != .case
    default: return false
    }
  }

  private func opening(of closing: Int, _ steps: inout Int) -> Int {
    var open = 0
    var at = closing
    while at > 0, steps < SwiftOutline.longestWayBack {
      steps += 1
      switch tokens[at].kind {
      case .closeBrace, .closeParenthesis, .closeBracket: open += 1
      case .openBrace, .openParenthesis, .openBracket: open -= 1
      default: break
      }
      if open == 0 { return at }
      at -= 1
    }
    return at
  }
}
