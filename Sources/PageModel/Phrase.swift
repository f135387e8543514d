import ColorScience

/// Text in parts, which every renderer quotes and escapes by their kind.
///
/// A literal is Palpable's own text; everything from the input is interpolated with a label that says what it is.
package struct Phrase: Sendable {
  /// The role of a name, which decides how it looks on screen.
  package enum Role: Sendable {
    /// A name in running text, such as a mode.
    case plain
    /// A name that stands out, such as a control.
    case strong
    /// A token, which may break after its dots.
    case token
    /// An identifier or an authored value.
    case code
  }

  /// The meaning of emphasized text.
  package enum Tone: Sendable {
    case plain, good, bad
  }

  /// A piece of a phrase.
  package indirect enum Part: Sendable {
    /// Text and numbers of Palpable; in Markdown, they may contain markup.
    case words(String)
    /// A name or a value from the input.
    case name(String, Role)
    /// A sentence that contains names from the input.
    case prose(String)
    /// The name of a subject: quoted as a whole, but in its parts on screen.
    case subject(Phrase)
    /// A name with its part in the sentence, such as "the foreground", in place of which equal sentences have other names.
    case role(Phrase, String)
    /// A phrase that a terminal cuts after a number of Unicode scalars.
    case limited(Phrase, Int)
    case strong(Phrase, Tone)
    case link(Phrase, String)
    /// A sign with its word, for a result that is good or bad.
    case verdict(Bool, String)
    /// A block of color on a terminal with colors, or its width for nil. The text next to it names the color.
    case swatch(Color?)
    /// A period, unless the text before it ends a sentence.
    case period
  }

  package let parts: [Part]

  package init(_ parts: [Part] = []) { self.parts = parts }

  /// The phrase as text, with names as they are.
  package var plain: String {
    text { part in
      switch part {
      case .words(let text), .name(let text, _), .prose(let text), .verdict(_, let text): text
      case .subject(let phrase), .role(let phrase, _), .limited(let phrase, _), .strong(let phrase, _),
        .link(let phrase, _):
        phrase.plain
      case .swatch, .period: ""
      }
    }
  }

  /// Returns the phrase as text, with every part rendered.
  func text(_ render: (Part) -> String) -> String {
    parts.reduce(into: "") { text, part in
      if case .period = part { text = text.sentence } else { text += render(part) }
    }
  }

  /// The phrase with an uppercase first letter, unless it starts with a name.
  package var capitalized: Phrase {
    guard case .words(let text)? = parts.first else { return self }
    return Phrase([.words(text.capitalizedStart)] + parts.dropFirst())
  }

  /// The phrase with an uppercase first letter and a period.
  package var sentence: Phrase { Phrase(capitalized.parts + [.period]) }

  /// The phrase with roles in place of the names that have one, which is the same for sentences that differ only in these names.
  package var byRoles: Phrase {
    Phrase(parts.map { part in if case .role(_, let role) = part { .words(role) } else { part } })
  }

  /// The phrase without limits.
  var unlimited: [Part] {
    let hasLimit = parts.contains { if case .limited = $0 { true } else { false } }
    guard hasLimit else { return parts }
    return parts.flatMap { part in
      if case .limited(let phrase, _) = part { phrase.unlimited } else { [part] }
    }
  }

  /// Returns phrases joined as in a sentence: "a", "a and b", or "a, b, and c".
  package static func list(_ phrases: [Phrase]) -> Phrase {
    let last = phrases.count > 2 ? ", and " : " and "
    return Phrase(
      phrases.enumerated().flatMap { index, phrase in
        (index == 0 ? [] : [.words(index < phrases.count - 1 ? ", " : last)]) + phrase.parts
      })
  }
}

extension String {
  /// The text with a period, unless it is empty or ends a sentence.
  package var sentence: String {
    switch utf8.last {
    case nil, UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"): self
    default: self + "."
    }
  }

  /// The text with an uppercase first letter (ASCII only).
  package var capitalizedStart: String {
    guard let first = utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return self }
    return String(Unicode.Scalar(first - 32)) + String(Substring(utf8.dropFirst()))
  }
}
