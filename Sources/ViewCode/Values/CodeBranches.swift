import SwiftSource

// The values of properties computed by one `switch` or one `if`.

extension SwiftOutline {
  /// Returns the branch values of the only statement of a body; nil for other bodies.
  ///
  /// The statement is a `switch`, or an `if` with an `else`, and each branch is one value.
  func valuesOfBranches(in body: Range<Int>) -> [SwiftExpression]? {
    let statements = statements(in: body)
    guard statements.count == 1, let only = statements.first else { return nil }
    let start = tokens[only.lowerBound].word == .return ? only.lowerBound + 1 : only.lowerBound
    guard start < only.upperBound else { return nil }
    let branches: [Range<Int>]?
    switch tokens[start].word {
    case .switch: branches = bodies(in: start..<only.upperBound).last.map(cases)
    case .if: branches = hasElse(start..<only.upperBound) ? bodies(in: start..<only.upperBound) : nil
    default: branches = nil
    }
    guard let branches, !branches.isEmpty else { return nil }
    let values = branches.compactMap(returned)
    return values.count == branches.count ? values : nil
  }

  /// Returns the contents of the braces of a statement.
  private func bodies(in statement: Range<Int>) -> [Range<Int>] {
    var bodies: [Range<Int>] = []
    var at = statement.lowerBound
    while at < statement.upperBound {
      if tokens[at].kind == .openBrace, let body = group(at: at) { bodies.append(body) }
      at = max(at + 1, next(after: at))
    }
    return bodies
  }

  /// Whether the last braces of a statement follow a plain `else`.
  private func hasElse(_ statement: Range<Int>) -> Bool {
    var isLastElse = false
    var at = statement.lowerBound
    while at < statement.upperBound {
      if tokens[at].kind == .openBrace { isLastElse = tokens[at - 1].word == .else }
      at = max(at + 1, next(after: at))
    }
    return isLastElse
  }

  /// Returns the tokens after the colon of each `case` and `default` of a `switch`.
  private func cases(in body: Range<Int>) -> [Range<Int>] {
    var cases: [Range<Int>] = []
    var (start, end) = (body.lowerBound, body.lowerBound)
    var isPattern = false
    while end < body.upperBound {
      let isMember = end > body.lowerBound && tokens[end - 1].kind == .point
      if !isMember, tokens[end].word == .case || tokens[end].word == .default {
        if start > body.lowerBound { cases.append(start..<end) }
        isPattern = true
      } else if isPattern, tokens[end].kind == .colon {
        (start, isPattern) = (end + 1, false)
      }
      end = max(end + 1, next(after: end))
    }
    if start > body.lowerBound { cases.append(start..<max(start, body.upperBound)) }
    return cases
  }
}
