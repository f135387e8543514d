import DesignTokens
import SourceText

/// Makes tokens of the properties of a cascade.
struct CSSTokenWriter {
  let cascade: CSSCascade
  var notices: CSSNotices
  private var readers: [CSSValueReader] = []
  private var paths: [TokenPath] = []

  init(cascade: CSSCascade, notices: CSSNotices) {
    self.cascade = cascade
    self.notices = notices
    var names = CSSPaths()
    for property in cascade.properties {
      let first = property.candidates.first ?? property.conditional?.candidate
      paths.append(
        names.path(
          of: property.key, scopeName: cascade.scopeNames[property.key.scope], notices: &self.notices,
          at: first.map { cascade.location($0, $0.name) }))
    }
    readers = cascade.looks.map { CSSValueReader(cascade: cascade, look: $0, paths: paths) }
  }

  /// What aliases name that none of the documents defines.
  var optionalTargets: Set<TokenPath> { readers.reduce(into: []) { $0.formUnion($1.optionalTargets) } }

  /// The tokens in the order in which the properties first appear.
  mutating func tokens() -> TokenSet {
    var tokens = TokenSet()
    for position in cascade.properties.indices {
      let property = cascade.properties[position]
      if property.candidates.isEmpty {
        guard let (candidate, reason) = property.conditional else { continue }
        let content = AuthoredValue.Content.undecidable("it only has a value under \(reason)")
        tokens.insert(
          Token(path: paths[position], type: nil, value: authored(CSSReadValue(content, candidate.value), candidate)))
      } else {
        insertToken(position, property, into: &tokens)
      }
    }
    return tokens
  }

  /// The values of a property: in each look where it is another than in the look this is based on.
  private mutating func insertToken(_ position: Int, _ property: CSSProperty, into tokens: inout TokenSet) {
    var shown: [CSSLooks: (winner: Int, value: CSSReadValue)] = [:]
    for (index, look) in cascade.looks.enumerated() {
      guard let winner = shownWinner(property, in: look) else { continue }
      let candidate = property.candidates[winner]
      let value = readers[index].read(candidate, of: position)
      shown[look] = (winner, value)
      if let base = cascade.base(of: look), let other = shown[base], other.winner == winner,
        other.value.content == value.content, other.value.range == value.range
      {
        continue
      }
      let isNamed = look != cascade.defaultLook || (look == .dark && !candidate.looks.contains(.light))
      if value.isFallback { noteFallback(property, value, candidate) }
      if case .undecidable(let reason) = value.content {
        notices.add(
          .values, "--\(property.key.name.text): \(reason)", at: cascade.location(candidate, value.range))
      }
      tokens.insert(
        Token(
          path: paths[position], type: value.type, mode: isNamed ? look.modeName : nil,
          value: authored(value, candidate)))
    }
  }

  /// The declaration that shows: the look's own, else that of the looks it is based on.
  private func shownWinner(_ property: CSSProperty, in look: CSSLooks) -> Int? {
    var look: CSSLooks? = look
    while let current = look {
      if let winner = property.winners[current] { return winner }
      look = cascade.base(of: current)
    }
    return nil
  }

  private mutating func noteFallback(_ property: CSSProperty, _ value: CSSReadValue, _ candidate: CSSCandidate) {
    notices.add(
      .fallbacks, "--\(property.key.name.text) is read from its fallback: what it refers to has no value",
      at: cascade.location(candidate, value.range))
  }

  private func authored(_ value: CSSReadValue, _ candidate: CSSCandidate) -> AuthoredValue {
    AuthoredValue(
      value.content, text: oneLine(cascade.bytes(of: candidate), value.range),
      at: cascade.location(candidate, value.range))
  }
}
