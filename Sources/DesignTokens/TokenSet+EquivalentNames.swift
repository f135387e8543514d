// Names that look the same: canonically equivalent (Unicode 15, section 3.7), but with different bytes.

extension TokenSet {
  /// The maximum number of pairs with a notice each.
  static let equivalentNameNoticeLimit = 20

  /// A notice for each token whose name has the same characters as another name but different code points.
  ///
  /// Bytes distinguish the two tokens, but people can't: U+212A, the Kelvin sign, and K are such a pair.
  /// - Complexity: O(n) in the bytes of the names, whose length readers bound.
  public var equivalentNameNotices: [InputNotice] {
    let isPlain = tokens.allSatisfy { token in token.path.description.utf8.allSatisfy { $0 < 0x80 } }
    guard !isPlain else { return [] }
    // `String` equality is canonical equivalence.
    var first: [String: Int] = [:]
    var notices: [InputNotice] = []
    var count = 0
    for (index, token) in tokens.enumerated() {
      guard let earlier = first[token.path.description] else {
        first[token.path.description] = index
        continue
      }
      count += 1
      guard count <= TokenSet.equivalentNameNoticeLimit else { continue }
      let other = tokens[earlier]
      let (own, others) = TokenSet.difference(token.path, other.path)
      notices.append(
        InputNotice(
          "\(token.path) (\(own)) has the same characters as \(other.path) (\(others)) at "
            + "\(other.location.path):\(other.location.line) but different code points; they are separate tokens",
          at: token.location))
    }
    let rest = count - notices.count
    return rest > 0
      ? notices + [
        InputNotice(
          "\(rest) more \(rest == 1 ? "name has" : "names have") the same characters as another name", at: nil)
      ] : notices
  }

  /// Returns the first differing code points of two names.
  private static func difference(_ left: TokenPath, _ right: TokenPath) -> (String, String) {
    let (first, second) = (Array(left.description.unicodeScalars), Array(right.description.unicodeScalars))
    let start = zip(first, second).prefix { $0 == $1 }.count
    func name(_ scalars: [Unicode.Scalar]) -> String {
      start < scalars.count ? scalars[start].codePointName : "end of name"
    }
    return (name(first), name(second))
  }
}
