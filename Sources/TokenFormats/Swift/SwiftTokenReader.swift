import DesignTokens
import SourceText
import SwiftSource

/// Decides which constants are tokens, and makes them.
struct SwiftTokenReader {
  /// What a constant is, as far as it tells alone.
  enum Form {
    /// A colour or number, one entry for each appearance, and its type where it is known.
    case values([SwiftEntry], TokenType?)
    /// Another constant, of whatever kind that is.
    case reference(Int, SwiftEntry)
    /// Something else.
    case other
  }

  let symbols: SwiftSymbols
  let values: SwiftValueReader
  private(set) var forms: [Form] = []
  private(set) var isToken: [Bool] = []
  private var replacements: [Notice] = []

  init(_ symbols: SwiftSymbols) {
    self.symbols = symbols
    values = SwiftValueReader(symbols)
  }

  mutating func read() -> Imported {
    for symbol in symbols.symbols { forms.append(form(of: symbol)) }
    decide()
    leaveOutLocals()
    var imported = Imported()
    var appearances: Set<SwiftAppearance> = []
    var paths: [TokenPath: Int] = [:]
    var made: [(symbol: SwiftSymbol, entries: [SwiftEntry], type: TokenType?)] = []
    for (index, symbol) in symbols.symbols.enumerated() where isToken[index] {
      var (entries, type) = parts(of: forms[index])
      for entry in entries.indices { entries[entry].content = known(entries[entry]) }
      if let earlier = paths[symbol.path] {
        replacements.append(replacement(of: made[earlier].symbol, by: symbol))
        made[earlier] = (symbol, entries, type)
      } else {
        paths[symbol.path] = made.count
        made.append((symbol, entries, type))
      }
    }
    let alone = SwiftDarkNamespaces(paths: paths).merge(&made)
    for (symbol, entries, type) in made {
      appearances.formUnion(entries.map(\.appearance))
      for token in tokens(symbol, entries, type) { imported.tokens.insert(token) }
    }
    imported.modes = SwiftAppearance.modes(appearances)
    imported.notices = symbols.notices + values.notices + replacements + alone.map(lonely) + unread()
    return imported
  }

  // MARK: What constants are

  private func form(of symbol: SwiftSymbol) -> Form {
    let place = values.place(of: symbol)
    values.steps = 0
    if let type = symbol.type {
      if SwiftTypes.isColor(type) { return .values(color(of: symbol, place), .color) }
      if SwiftTypes.numbers.contains(type) { return number(of: symbol, type, place) }
    } else if let value = symbol.declaration.value,
      SwiftTypes.notTokens.contains(values.outline(place).tokens[value.lowerBound].kind)
    {
      return .other
    }
    guard let expression = values.expression(of: symbol) else { return .other }
    if symbol.type == nil, let target = values.referent(of: expression, place) {
      let content = AuthoredValue.Content.alias(symbols.symbols[target].path)
      return .reference(target, values.entry(content, expression.tokens)[0])
    }
    if let entries = values.color(expression, place, isExpected: false) { return .values(entries, .color) }
    return symbol.type == nil ? number(of: symbol, nil, place) : .other
  }

  /// The colours of a constant that is written to be one.
  private func color(of symbol: SwiftSymbol, _ place: SwiftPlace) -> [SwiftEntry] {
    let outline = values.outline(place)
    if let value = symbol.declaration.value {
      let expression = outline.expression(in: value)
      return values.expectedColor(expression, place)
    }
    guard let body = symbol.declaration.body else { return [] }
    return values.chosen(body, place, depth: 0)
      ?? values.entry(.undecidable("computed at run time"), body.isEmpty ? symbol.declaration.tokens : body)
  }

  private func number(of symbol: SwiftSymbol, _ type: String?, _ place: SwiftPlace) -> Form {
    guard let expression = values.expression(of: symbol) else {
      guard type != nil, let body = symbol.declaration.body else { return .other }
      return .values(values.entry(.undecidable("computed at run time"), body), nil)
    }
    if let target = values.referent(of: expression, place) {
      let content = AuthoredValue.Content.alias(symbols.symbols[target].path)
      return .values(values.entry(content, expression.tokens), nil)
    }
    let isInteger = type.map(SwiftTypes.integers.contains)
    guard let constant = values.number(expression, place, truncating: isInteger ?? true) else {
      guard type != nil else { return .other }
      return .values(values.entry(.undecidable("no finite number that the source tells"), expression.tokens), nil)
    }
    var written = type
    if written == nil, case .call(let callee, _) = expression.kind { written = callee.path?.last }
    let value = SwiftLength.value(
      constant.value, type: written, isInteger: isInteger ?? (constant.isInteger && written == nil),
      name: symbol.declaration.name, namespace: symbol.namespace)
    return .values(values.entry(.literal(value), expression.tokens), value.type)
  }

  /// Follows references to what they refer to, each once.
  private mutating func decide() {
    isToken = forms.map { form in
      if case .values(let entries, _) = form { !entries.isEmpty } else { false }
    }
    var isFollowed = Array(repeating: false, count: forms.count)
    for index in forms.indices {
      var path: [Int] = []
      var current = index
      // A circle ends where it began; it is a token, so that the resolver names the circle.
      while !isFollowed[current], case .reference(let target, _) = forms[current] {
        (isFollowed[current], isToken[current]) = (true, true)
        path.append(current)
        current = target
      }
      for step in path { isToken[step] = isToken[current] }
    }
  }

  private func parts(of form: Form) -> ([SwiftEntry], TokenType?) {
    switch form {
    case .values(let entries, let type): (entries, type)
    case .reference(_, let entry): ([entry], nil)
    case .other: ([], nil)
    }
  }

  /// What an entry is worth: an alias to what is no token cannot be told, nor an alpha in the place of one that is not 1.
  private func known(_ entry: SwiftEntry) -> AuthoredValue.Content {
    guard let target = entry.content.target, let index = symbols.index(of: target) else { return entry.content }
    if !isToken[index] { return .undecidable("\(target) is no colour, length or number that is read") }
    if entry.replacesAlpha, !isOpaque(index) {
      return .undecidable("an alpha in the place of that of \(target), which is not known to be opaque")
    }
    return entry.content
  }

  /// Whether a constant is an opaque colour in every appearance, as far as the names it leads over are followed.
  private func isOpaque(_ start: Int) -> Bool {
    var seen: Set<Int> = [start]
    var pending = [start]
    while let index = pending.popLast() {
      for entry in parts(of: forms[index]).0 {
        switch entry.content {
        case .literal(.color(let color)) where color.isOpaque: continue
        case .alias(let target):
          guard let next = symbols.index(of: target), seen.count < SwiftValueReader.deepest else { return false }
          if seen.insert(next).inserted { pending.append(next) }
        default: return false
        }
      }
    }
    return true
  }

  /// Leaves out the constants of views and private types to which no token refers.
  private mutating func leaveOutLocals() {
    var isReached = symbols.symbols.indices.map { isToken[$0] && !symbols.symbols[$0].isLocal }
    var pending = isReached.indices.filter { isReached[$0] }
    while let index = pending.popLast() {
      for entry in parts(of: forms[index]).0 {
        guard let target = entry.content.target.flatMap(symbols.index), isToken[target], !isReached[target] else {
          continue
        }
        isReached[target] = true
        pending.append(target)
      }
    }
    isToken = isReached
  }
}

extension SwiftTypes {
  /// What the values of constants start with that are no tokens.
  static let notTokens: Set<SwiftToken.Kind> = [.string, .regex, .openBracket]
}

extension TokenValue {
  /// The type of a single value that Swift constants hold.
  var type: TokenType? {
    switch self {
    case .dimension: .dimension
    case .duration: .duration
    case .number: .number
    default: nil
    }
  }
}
