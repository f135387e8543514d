import DesignTokens
import SourceText

/// Makes tokens of the properties of a cascade.
struct CSSTokenWriter {
  let cascade: CSSCascade
  var notices: CSSInputNotices
  private var readers: [CSSValueReader] = []
  private(set) var paths: [TokenPath] = []

  init(cascade: CSSCascade, notices: CSSInputNotices) {
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
    readers = cascade.modes.indices.map { CSSValueReader(cascade: cascade, mode: $0, paths: paths) }
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
        let content = AuthoredValue.Content.undecidable("it has a value only under \(reason)")
        tokens.insert(
          Token(path: paths[position], type: nil, value: authored(CSSReadValue(content, candidate.value), candidate)))
      } else {
        insertToken(position, property, into: &tokens)
      }
    }
    return tokens
  }

  /// The values of a property: in each mode where it is another than in the mode this is based on.
  private mutating func insertToken(_ position: Int, _ property: CSSProperty, into tokens: inout TokenSet) {
    var shown: [(winner: Int, value: CSSReadValue)?] = []
    for (index, mode) in cascade.modes.enumerated() {
      guard let (winner, level) = cascade.shown(position, in: index) else {
        shown.append(nil)
        insertAbsence(of: position, in: index, shown, into: &tokens)
        continue
      }
      let candidate = property.candidates[winner]
      var value = readers[index].read(candidate, of: position, at: level)
      if let doubt = cascade.doubt(position, in: index) {
        value = CSSReadValue(.undecidable(doubt), candidate.value, type: value.type)
      }
      shown.append((winner, value))
      if let base = mode.base, let other = shown[base], other.winner == winner,
        other.value.content == value.content, other.value.range == value.range
      {
        continue
      }
      if value.isFallback { noteFallback(property, value, candidate) }
      if case .undecidable(let reason) = value.content {
        notices.add(
          .values, "--\(property.key.name.text): \(reason)", at: cascade.location(candidate, value.range))
      }
      var authored = authored(value, candidate)
      authored.copies = copies(of: position, in: index, besides: authored.location)
      tokens.insert(
        Token(path: paths[position], type: value.type, mode: name(of: index, for: candidate), value: authored))
    }
    guard shown.allSatisfy({ $0 == nil }) else { return }
    // Nothing shows: a word such as `unset` with nothing around it, or selectors that match nothing.
    let candidate = property.candidates.first { $0.keyword != nil } ?? property.candidates[0]
    var value = readers[0].read(candidate, of: position, at: 0)
    if let reason = candidate.reason {
      value.content = .undecidable("it has a value only under \(reason)")
    } else if candidate.keyword == nil {
      value.content = .undecidable("no element of the page uses it")
    } else if case .undecidable(let reason) = value.content {
      notices.add(.values, "--\(property.key.name.text): \(reason)", at: cascade.location(candidate, value.range))
    }
    tokens.insert(Token(path: paths[position], type: value.type, value: authored(value, candidate)))
  }

  /// The name that a value of a mode bears: none in the default mode, unless the declaration itself says that it is dark.
  private func name(of index: Int, for candidate: CSSCandidate) -> String? {
    let mode = cascade.modes[index]
    guard index == 0 else { return mode.name }
    guard mode.scheme == .dark else { return nil }
    let required = cascade.matcher.required[Int(candidate.selector)]
    let isSaid = required.contains { cascade.matcher.choices[$0].scheme == .dark } || cascade.declared == .dark
    return isSaid || !candidate.looks.contains(.light) ? mode.name : nil
  }

  /// Says that a property has no value in a mode when the mode it is based on has one.
  private func insertAbsence(
    of position: Int, in index: Int, _ shown: [(winner: Int, value: CSSReadValue)?], into tokens: inout TokenSet
  ) {
    var base = cascade.modes[index].base
    while let current = base, shown[current] == nil { base = cascade.modes[current].base }
    guard let base, let (winner, value) = shown[base] else { return }
    let candidate = cascade.properties[position].candidates[winner]
    let name = cascade.modes[index].name
    let absent = AuthoredValue(
      .undecidable("no declaration sets it in \(name)"),
      text: oneLine(cascade.bytes(of: candidate), value.range),
      at: cascade.location(candidate, candidate.name))
    tokens.insert(Token(path: paths[position], type: value.type, mode: name, value: absent))
  }

  /// Where else the value is written: in other looks of the mode.
  private mutating func copies(of position: Int, in index: Int, besides own: SourceLocation) -> [SourceLocation] {
    guard cascade.modes[index].looks.count > 1, cascade.properties[position].candidates.count > 1 else { return [] }
    var copies: [SourceLocation] = []
    for look in cascade.modes[index].looks.dropFirst() {
      guard let (winner, level) = cascade.seen(position, in: look, from: CSSLevels.count - 1) else { continue }
      let candidate = cascade.properties[position].candidates[winner]
      let range = readers[index].read(candidate, of: position, at: level).range
      let location = cascade.location(candidate, range)
      if location != own, !copies.contains(location) { copies.append(location) }
    }
    return copies
  }

  private mutating func noteFallback(_ property: CSSProperty, _ value: CSSReadValue, _ candidate: CSSCandidate) {
    notices.add(
      .fallbacks, "--\(property.key.name.text) uses its fallback, because its reference has no value",
      at: cascade.location(candidate, value.range))
  }

  private func authored(_ value: CSSReadValue, _ candidate: CSSCandidate) -> AuthoredValue {
    AuthoredValue(
      value.content, text: oneLine(cascade.bytes(of: candidate), value.range),
      at: cascade.location(candidate, value.range))
  }
}
