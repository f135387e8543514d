// The declarations of tuple patterns such as `let (a, b) = (1, 2)`.

/// A name, or a tuple of names, in a binding, with its part of the type and of the value.
struct TuplePart {
  /// The name, or the parentheses with the names.
  let pattern: Range<Int>
  /// The type of this part; nil if it has no type annotation.
  let type: Range<Int>?
  /// The value of this part, or the whole value if the value isn't a tuple literal.
  let value: Range<Int>?
}

extension SwiftOutline {
  /// Returns the names that a pattern binds, in order, without `_`.
  ///
  /// - Complexity: O(n d) in the number of tokens and the depth of the tuples.
  func parts(of whole: TuplePart) -> [TuplePart] {
    guard tokens[whole.pattern.lowerBound].kind == .openParenthesis else { return [whole] }
    var found: [TuplePart] = []
    var pending = [whole]
    while let part = pending.popLast() {
      let first = part.pattern.lowerBound
      guard tokens[first].kind == .openParenthesis, pending.count < SwiftOutline.mostParts else {
        if tokens[first].kind == .identifier, !isToken(first, "_") { found.append(part) }
        continue
      }
      let patterns = elements(at: first)
      let types = part.type.flatMap { elements(of: $0, count: patterns.count) }
      let values = part.value.flatMap { elements(of: $0, count: patterns.count) }
      pending += patterns.indices.reversed().map { index in
        TuplePart(pattern: patterns[index], type: types?[index], value: values?[index] ?? part.value)
      }
    }
    return found
  }

  /// The maximum number of pending parts.
  private static let mostParts = 1_000

  /// Returns the elements of the tuple that fills a range; nil unless it is a tuple with `count` elements.
  private func elements(of range: Range<Int>, count: Int) -> [Range<Int>]? {
    guard let first = range.first, tokens[first].kind == .openParenthesis, next(after: first) == range.upperBound else {
      return nil
    }
    let elements = elements(at: first)
    return elements.count == count ? elements : nil
  }

  /// Returns the elements of the tuple that a token opens, without their labels.
  private func elements(at parenthesis: Int) -> [Range<Int>] {
    guard let inside = group(at: parenthesis) else { return [] }
    var elements: [Range<Int>] = []
    var start = inside.lowerBound
    while start < inside.upperBound {
      var end = start
      while end < inside.upperBound, tokens[end].kind != .comma { end = next(after: end) }
      if start + 1 < end, tokens[start].kind == .identifier, tokens[start + 1].kind == .colon { start += 2 }
      if start < end { elements.append(start..<end) }
      start = max(start, end) + 1
    }
    return elements
  }
}
