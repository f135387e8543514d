import DesignTokens
import PageModel

extension Phrase.StringInterpolation {
  package mutating func appendInterpolation(_ token: TokenPath) { append(.name(token.description, .token)) }

  package mutating func appendInterpolation(_ subject: SubjectName) {
    let parts = subject.phrase.map { word -> Phrase.Part in
      switch word {
      case .text(let words): .words(words)
      case .name(let name): .name(name, .strong)
      case .token(let name): .name(name, .token)
      }
    }
    append(.subject(Phrase(parts)))
  }

  package mutating func appendInterpolation(_ date: CalendarDay) { append(.words(date.description)) }
}
