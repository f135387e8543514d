import DesignTokens
import SourceText
import SwiftSource

/// Decides which constants are tokens, and makes them.
struct SwiftTokenReader {
  /// What a constant is, as far as it tells alone.
  enum Form {
    /// A color or number, one entry for each appearance, and its type where it is known.
    case values([SwiftEntry], TokenType?)
    /// Another constant, of whatever kind that is.
    case reference(Int, SwiftEntry)
    /// Something made of another constant that is not read: a color that can't be told where the constant is a color, else nothing.
    case derived(Int, [SwiftEntry])
    /// Something else.
    case other
  }

  let constants: StaticConstants
  let values: SwiftValueReader
  var forms: [Form] = []
  var isToken: [Bool] = []
  /// The paths of tokens that are declared more than once for the same build, with their declarations.
  private(set) var repeated: [(path: TokenPath, declarations: [Int])] = []

  init(_ constants: StaticConstants) {
    self.constants = constants
    values = SwiftValueReader(constants)
  }

  mutating func read() -> Imported {
    for constant in constants.constants { forms.append(form(of: constant)) }
    let groups = declarationsOfOnePath()
    for group in groups { settle(group) }
    decide()
    for group in groups { keepOne(of: group) }
    for (index, constant) in constants.constants.enumerated() where !constant.presence.isRead { isToken[index] = false }
    leaveOutLocals()
    repeated = groups.filter { isRepeated($0) && isToken[$0.first] }.map {
      (constants.constants[$0.first].path, $0.all)
    }
    for group in repeated { leaveUndecided(group.declarations) }
    repeated = repeated.filter { !isForSome($0.declarations) }
    var imported = Imported()
    var appearances: Set<SwiftAppearance> = []
    var paths: [TokenPath: Int] = [:]
    var made: [SwiftDarkNamespaces.Made] = []
    for (index, constant) in constants.constants.enumerated() where isToken[index] {
      var (entries, type) = parts(of: forms[index])
      for entry in entries.indices { entries[entry].content = known(entries[entry]) }
      paths[constant.path] = made.count
      made.append((constant, entries, type))
    }
    let alone = SwiftDarkNamespaces(paths: paths).merge(&made)
    for (symbol, entries, type) in made {
      appearances.formUnion(entries.map(\.appearance))
      for token in tokens(symbol, entries, type) { imported.tokens.insert(token) }
    }
    imported.modes = SwiftAppearance.modes(appearances)
    imported.notices = constants.notices + values.notices + alone.map(lonely) + unread()
    return imported
  }

  // MARK: What constants are

  /// What a constant is; a value that is assigned again elsewhere is not known.
  private func form(of symbol: StaticConstant) -> Form {
    let form = writtenForm(of: symbol)
    guard let change = constants.assignment(to: symbol) else { return form }
    let tokens = symbol.declaration.value ?? symbol.declaration.tokens
    let entries = values.entry(.undecidable("it is assigned again at \(change.path):\(change.line)"), tokens)
    switch form {
    case .values(_, let type): return .values(entries, type)
    case .reference(let target, _): return .reference(target, entries[0])
    case .derived(let target, _): return .derived(target, entries)
    case .other: return .other
    }
  }

  private func writtenForm(of symbol: StaticConstant) -> Form {
    let place = symbol.scope
    values.steps = 0
    if let condition = values.outline(place).conditionalMembers(after: symbol.declaration) {
      let reason = SwiftValueReader.dependence(on: condition)
      let end = symbol.declaration.value ?? symbol.declaration.tokens
      return .values(
        values.entry(.undecidable(reason), end), symbol.type.map(SwiftTypes.isColor) == true ? .color : nil)
    }
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
      let content = AuthoredValue.Content.alias(constants.constants[target].path)
      return .reference(target, values.entry(content, expression.tokens)[0])
    }
    if let entries = values.color(expression, place, isExpected: false) { return .values(entries, .color) }
    if symbol.type == nil, case .values(let entries, let type) = number(of: symbol, nil, place) {
      return .values(entries, type)
    }
    return unread(expression, of: symbol, place)
  }

  /// A color of a form that is not read, which can't be told.
  private func unread(_ expression: SwiftExpression, of symbol: StaticConstant, _ place: SwiftScope) -> Form {
    let outline = values.outline(place)
    if let type = symbol.declaration.type, !outline.mayHoldColors(type) { return .other }
    let origin = values.origin(of: expression, place)
    if case .array(let parts) = expression.kind, parts.isEmpty { return .other }
    let isList = symbol.declaration.type.map { outline.lastName(of: $0) == nil } ?? false
    switch origin ?? (isList ? .colors(areConstants: false) : nil) {
    case .color: return .values(values.expectedColor(expression, place), .color)
    case .constant(let target): return .derived(target, values.expectedColor(expression, place))
    case .colors(areConstants: true):
      let text = "\(symbol.path) contains several colors, and each is read as a separate token"
      values.notice(text, expression.tokens, place)
      return .other
    case .colors(areConstants: false):
      let reason = "it contains several colors; declare a constant for each color"
      return .values(values.entry(.undecidable(reason), expression.tokens), .color)
    case nil: return .other
    }
  }

  /// The colors of a constant that is written to be one.
  private func color(of symbol: StaticConstant, _ place: SwiftScope) -> [SwiftEntry] {
    let outline = values.outline(place)
    if let value = symbol.declaration.value {
      let expression = outline.expression(in: value)
      return values.expectedColor(expression, place)
    }
    guard let body = symbol.declaration.body else { return [] }
    if body.isEmpty {
      return values.entry(.undecidable("its value is computed at run time"), symbol.declaration.tokens)
    }
    return values.chosen(body, place, depth: 0, otherwise: "its value is computed at run time")
  }

  private func number(of symbol: StaticConstant, _ type: String?, _ place: SwiftScope) -> Form {
    guard let expression = values.expression(of: symbol) else {
      guard type != nil, let body = symbol.declaration.body else { return .other }
      return .values(values.entry(.undecidable("its value is computed at run time"), body), nil)
    }
    if let target = values.referent(of: expression, place) {
      let content = AuthoredValue.Content.alias(constants.constants[target].path)
      return .values(values.entry(content, expression.tokens), nil)
    }
    let isInteger = type.map(SwiftConstant.integerTypes.contains)
    guard let constant = values.value(expression, place, truncating: isInteger ?? true).constant else {
      guard type != nil else { return .other }
      return .values(
        values.entry(.undecidable("its value isn't a finite number in the source"), expression.tokens), nil)
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
    var isColor = forms.map { form in
      if case .values(_, .color?) = form { true } else { false }
    }
    var isFollowed = Array(repeating: false, count: forms.count)
    for index in forms.indices {
      var path: [Int] = []
      var current = index
      // A circle ends where it began; it is a token, so that the resolver names the circle.
      while !isFollowed[current], let target = forms[current].target {
        (isFollowed[current], isToken[current], isColor[current]) = (true, true, true)
        path.append(current)
        current = target
      }
      for step in path.reversed() {
        isColor[step] = isColor[current]
        isToken[step] = isToken[current]
        if case .derived = forms[step] { isToken[step] = isColor[current] }
        current = step
      }
    }
  }

  func parts(of form: Form) -> ([SwiftEntry], TokenType?) {
    switch form {
    case .values(let entries, let type): (entries, type)
    case .reference(_, let entry): ([entry], nil)
    case .derived(_, let entries): (entries, .color)
    case .other: ([], nil)
    }
  }

  /// What an entry is worth: an alias to what is no token cannot be told, nor an alpha in the place of one that is not 1.
  private func known(_ entry: SwiftEntry) -> AuthoredValue.Content {
    guard let target = entry.content.target, let index = constants.index(of: target) else { return entry.content }
    if !isToken[index] { return .undecidable("\(target) isn't a supported color, length, or number") }
    if entry.replacesAlpha, !isOpaque(index) {
      return .undecidable("it replaces the alpha of \(target), which may not be opaque")
    }
    return entry.content
  }

  /// Whether a constant is an opaque color in every appearance, as far as the names it leads over are followed.
  private func isOpaque(_ start: Int) -> Bool {
    var seen: Set<Int> = [start]
    var pending = [start]
    while let index = pending.popLast() {
      for entry in parts(of: forms[index]).0 {
        switch entry.content {
        case .literal(.color(let color)) where color.isOpaque: continue
        case .alias(let target):
          guard let next = constants.index(of: target), seen.count < SwiftValueReader.deepest else { return false }
          if seen.insert(next).inserted { pending.append(next) }
        default: return false
        }
      }
    }
    return true
  }

  /// Leaves out the constants of views and private types to which no token refers.
  private mutating func leaveOutLocals() {
    var isReached = constants.constants.indices.map { isToken[$0] && !constants.constants[$0].isLocal }
    var pending = isReached.indices.filter { isReached[$0] }
    while let index = pending.popLast() {
      for entry in parts(of: forms[index]).0 {
        guard let target = entry.content.target.flatMap(constants.index), isToken[target], !isReached[target] else {
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
  static let notTokens: Set<SwiftToken.Kind> = [.string, .regex]
}

extension SwiftTokenReader.Form {
  /// The constant that decides what this one is.
  fileprivate var target: Int? {
    switch self {
    case .reference(let target, _), .derived(let target, _): target
    default: nil
    }
  }
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
