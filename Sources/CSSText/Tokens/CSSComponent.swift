/// A component value of CSS: a token, or a function or bracket with what it holds.
package struct CSSComponent: Sendable {
  /// The token, or the one that opens the function or bracket.
  package let token: CSSToken
  /// All bytes, the closing bracket included.
  package let range: Range<Int>
  /// The contents of a function or bracket, without white space.
  package let children: [CSSComponent]
  /// Whether white space or a comment precedes it.
  package let followsBlank: Bool

  /// The bytes between the brackets.
  package let inner: Range<Int>
}

/// Returns the component values in a range of bytes, without blanks; nil when brackets are nested deeper than the limit.
///
/// A bracket that nothing closes is closed by the end of the range, as CSS does.
/// - Complexity: O(n); recursion is bounded by `depth`.
package func cssComponents(in bytes: [UInt8], _ range: Range<Int>, depth: Int = 100) -> [CSSComponent]? {
  var tokens = CSSTokenizer(bytes, in: range)
  return components(&tokens, until: nil, depth: depth)?.children
}

private func components(
  _ tokens: inout CSSTokenizer, until closer: CSSTokenKind?, depth: Int
) -> (children: [CSSComponent], innerEnd: Int)? {
  var list: [CSSComponent] = []
  var followsBlank = false
  while true {
    let token = tokens.next()
    if token.kind == .end || token.kind == closer { return (list, token.range.lowerBound) }
    if token.kind.isBlank {
      followsBlank = true
      continue
    }
    var children: [CSSComponent] = []
    var inner = token.range.upperBound..<token.range.upperBound
    if let innerCloser = token.kind.closer {
      guard depth > 0, let content = components(&tokens, until: innerCloser, depth: depth - 1) else { return nil }
      children = content.children
      inner = token.range.upperBound..<content.innerEnd
    }
    let range = token.range.lowerBound..<max(token.range.upperBound, tokens.index)
    list.append(
      CSSComponent(token: token, range: range, children: children, followsBlank: followsBlank, inner: inner))
    followsBlank = false
  }
}
