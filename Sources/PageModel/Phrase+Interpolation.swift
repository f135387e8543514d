import ColorScience

extension Phrase: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { parts = text.utf8.isEmpty ? [] : [.words(text)] }
  package init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// The parts of a phrase, labeled by what they are: `"\(token: path) in \(name: mode)"`.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func append(_ part: Part) { parts.append(part) }

    package mutating func appendLiteral(_ text: String) { if !text.utf8.isEmpty { append(.words(text)) } }
    package mutating func appendInterpolation(_ phrase: Phrase) { parts += phrase.parts }
    package mutating func appendInterpolation(_ count: Int) { append(.words(String(count))) }
    package mutating func appendInterpolation(words: String) { appendLiteral(words) }
    package mutating func appendInterpolation(name: String, _ role: Role = .plain) { append(.name(name, role)) }
    package mutating func appendInterpolation(token: String) { append(.name(token, .token)) }
    /// - Parameter role: what the token is in the sentence; nil for a token without a role.
    package mutating func appendInterpolation(token: String, role: String?) {
      let name = Phrase([.name(token, .token)])
      if let role { append(.role(name, role)) } else { appendInterpolation(name) }
    }
    package mutating func appendInterpolation(code: String) { append(.name(code, .code)) }
    /// - Parameter limit: the number of Unicode scalars on a terminal.
    package mutating func appendInterpolation(prose: String, limit: Int = .max) {
      append(limit == .max ? .prose(prose) : .limited(Phrase([.prose(prose)]), limit))
    }
    package mutating func appendInterpolation(_ phrase: Phrase, limit: Int) { append(.limited(phrase, limit)) }
    package mutating func appendInterpolation(strong phrase: Phrase, _ tone: Tone = .plain) {
      append(.strong(phrase, tone))
    }
    package mutating func appendInterpolation(_ phrase: Phrase, link: String) { append(.link(phrase, link)) }
    package mutating func appendInterpolation(_ isGood: Bool, _ word: String) { append(.verdict(isGood, word)) }
    package mutating func appendInterpolation(swatch color: Color?) { append(.swatch(color)) }
  }
}
