import AuditSession
import DesignTokens

/// Patterns of token paths; a text without a wildcard matches every path that contains it.
struct TokenFilter {
  let option: String
  let patterns: [String]

  /// Returns the tokens that match a pattern, all tokens if there is none.
  ///
  /// - Throws: `UsageError` for an invalid pattern, and for one that matches no token.
  func tokens(of set: TokenSet, where isWanted: (Token) -> Bool = { _ in true }) throws(UsageError) -> [Token] {
    let candidates = set.tokens.filter(isWanted)
    guard !patterns.isEmpty else { return candidates }
    var shown: Set<TokenPath> = []
    for text in patterns {
      let found = try matches(text, candidates)
      guard !found.isEmpty else {
        let nearest = nearest(to: text, among: candidates.map(\.path.description))
        throw .unmatchedPattern(option: option, value: text, suggestion: nearest)
      }
      shown.formUnion(found)
    }
    return candidates.filter { shown.contains($0.path) }
  }

  private func matches(_ text: String, _ tokens: [Token]) throws(UsageError) -> [TokenPath] {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "{") }) else {
      let wanted = Array(text.lowercased().utf8)
      return tokens.map(\.path).filter { path in
        let bytes = Array(path.description.lowercased().utf8)
        guard bytes.count >= wanted.count else { return false }
        return (0...bytes.count - wanted.count).contains { bytes[$0..<$0 + wanted.count].elementsEqual(wanted) }
      }
    }
    do throws(PathPattern.SyntaxError) {
      let pattern = try PathPattern(text)
      return tokens.map(\.path).filter { pattern.matches($0.description) }
    } catch {
      throw .unfitValue(option: option, value: text, expected: error.message.text)
    }
  }
}
