import DesignTokens
import SwiftSource

/// Resolves names to their values.
struct CodeReader {
  let index: CodeIndex

  /// The location of an expression: its file and declaration.
  struct Place {
    let file: Int
    let declaration: Int
  }

  /// The result of looking up a name.
  enum Found {
    case expression(SwiftExpression, Place)
    case oneOf([SwiftExpression], Place)
    case scaled(SwiftExpression, Place)
    case unknown(String)
  }

  /// The maximum number of names to follow in a row.
  static let longestWay = 16
  /// The maximum number of expressions read for one value: names with two values each double at every step.
  private static let mostSteps = 1_000

  /// The number of expressions read so far.
  private final class Steps { var count = 0 }
  private let steps = Steps()

  init(index: CodeIndex) { self.index = index }

  func value(of expression: SwiftExpression, at place: Place, depth: Int = 0) -> CodeValue {
    let expression = expression.unparenthesized
    steps.count += 1
    guard depth < CodeReader.longestWay, steps.count < CodeReader.mostSteps else {
      return .unknown("\(quote(expression, place)) is defined through too many names")
    }
    switch expression.kind {
    case .implicitMember("infinity"), .member(_, "infinity"): return .unbounded
    case .ternary(_, let first, let second):
      return CodeReader.either(
        value(of: first, at: place, depth: depth + 1), value(of: second, at: place, depth: depth + 1))
    case .name, .member:
      if let constant = expression.constant() { return .number(constant.value) }
      return named(expression, at: place, depth: depth)
    default: break
    }
    var reason: String?
    var isScaled = false
    let constant = expression.constant { part in
      // An expression without arithmetic is returned whole; reading it again would never end.
      guard part.tokens != expression.tokens else { return nil }
      switch value(of: part, at: place, depth: depth + 1) {
      case .number(let value): return SwiftConstant(value, isInteger: false)
      case .scaled(let value):
        isScaled = true
        return SwiftConstant(value, isInteger: false)
      case .oneOf: reason = reason ?? "\(quote(part, place)) has several values"
      case .unbounded: reason = reason ?? "\(quote(part, place)) is unbounded"
      case .unknown(let why): reason = reason ?? why
      }
      return nil
    }
    guard let constant else { return .unknown(reason ?? "\(quote(expression, place)) is computed at run time") }
    return isScaled ? .scaled(constant.value) : .number(constant.value)
  }

  /// Returns the only value of an expression, and whether it is an integer; nil if it has several, or none in the source.
  ///
  /// - Parameter truncating: whether dividing two integers drops the fraction.
  func constant(
    of expression: SwiftExpression, at place: Place, truncating: Bool = false, depth: Int = 0
  ) -> SwiftConstant? {
    steps.count += 1
    guard depth < CodeReader.longestWay, steps.count < CodeReader.mostSteps else { return nil }
    return expression.constant(truncating: truncating) { part in
      guard let path = part.path else { return nil }
      guard case .expression(let value, let other)? = find(path, at: place) else {
        guard case .number(let value)? = number(of: TokenPath(segments: path)) else { return nil }
        return SwiftConstant(value, isInteger: false)
      }
      let outline = index.files[other.file].outline
      let declaration = outline.declarations[other.declaration]
      let type = declaration.value == value.tokens ? declaration.type.flatMap(outline.lastName) : nil
      let isInteger = type.map(SwiftConstant.integerTypes.contains)
      let found = constant(of: value, at: other, truncating: isInteger ?? true, depth: depth + 1)
      return found.map { SwiftConstant($0.value, isInteger: isInteger ?? $0.isInteger) }
    }
  }

  /// Returns the string literal that a name stands for; nil for anything else.
  func text(of expression: SwiftExpression, at place: Place) -> SwiftExpression? {
    guard let path = expression.path, case .expression(let value, _)? = find(path, at: place),
      case .string = value.kind
    else { return nil }
    return value
  }

  private func named(_ expression: SwiftExpression, at place: Place, depth: Int) -> CodeValue {
    guard let path = expression.path else { return .unknown("\(quote(expression, place)) is computed at run time") }
    switch find(path, at: place) {
    case .expression(let value, let other): return self.value(of: value, at: other, depth: depth + 1)
    case .oneOf(let values, let other):
      let each = values.map { self.value(of: $0, at: other, depth: depth + 1) }
      return each.dropFirst().reduce(each[0], CodeReader.either)
    case .scaled(let value, let other):
      let inner = self.value(of: value, at: other, depth: depth + 1)
      return inner.least.map(CodeValue.scaled) ?? inner
    case .unknown(let reason): return .unknown(reason)
    case nil: break
    }
    return number(of: TokenPath(segments: path))
      ?? .unknown("\(path.joined(separator: ".")) isn't a constant in the source")
  }

  private static func either(_ first: CodeValue, _ second: CodeValue) -> CodeValue {
    if first == second { return first }
    var values: [Double] = []
    for value in [first, second] {
      switch value {
      case .number(let number): values.append(number)
      case .oneOf(let numbers): values += numbers
      case .scaled, .unbounded: return .unknown("the value has two possible types")
      case .unknown: return value
      }
    }
    return .oneOf(Set(values).sorted())
  }

  /// Returns the number of a token, if it is the same in every mode.
  private func number(of path: TokenPath) -> CodeValue? {
    guard let token = index.tokens[path] else { return nil }
    var numbers: Set<Double> = []
    for mode in Set(token.values.map(\.mode)) {
      guard
        case .value(let value)? = (try? index.resolver.resolve(path, in: mode ?? index.resolver.modes[0].name))?.value
      else { continue }
      switch value {
      case .number(let number): numbers.insert(number)
      case .dimension(let length): numbers.insert(length.points)
      case .duration(let milliseconds): numbers.insert(milliseconds / 1000)
      default: return .unknown("\(path) isn't a number")
      }
    }
    guard !numbers.isEmpty else { return .unknown("the value of \(path) is unknown") }
    return numbers.count == 1 ? numbers.first.map(CodeValue.number) : .oneOf(numbers.sorted())
  }

  // MARK: Tokens

  func token(of expression: SwiftExpression, at place: Place, depth: Int = 0) -> TokenPath? {
    guard depth < CodeReader.longestWay, let path = expression.unparenthesized.path else { return nil }
    if path.count > 1, let token = token(of: path, at: place) { return token }
    guard case .expression(let value, let other)? = find(path, at: place) else { return nil }
    return token(of: value, at: other, depth: depth + 1)
  }

  /// Returns the token of a dotted name, as written or inside the surrounding types.
  func token(of path: [String], at place: Place) -> TokenPath? {
    let namespace = namespace(of: place)
    let meaning = index.symbols.lookUp(
      path, from: namespace, in: place.file, isStatic: true, outermost: outermost(around: place))
    if case .members(let found, rest: []) = meaning, let first = found.first {
      if let token = index.token(declaredAs: first) { return token }
      // A token with this name would be a different one.
      if index.symbols.symbols[first].isPrivate { return nil }
    }
    for module in [index.symbols.modules[place.file].map { [$0] }, []].compactMap({ $0 }) {
      for depth in (0...namespace.count).reversed() {
        let token = TokenPath(segments: module + namespace.prefix(depth) + path)
        if index.tokens.contains(token) { return token }
      }
    }
    return nil
  }

  // MARK: Names

  /// Returns the names of the types around a place.
  private func namespace(of place: Place) -> [String] {
    let declaration = index.files[place.file].outline.declarations[place.declaration]
    return declaration.parent.flatMap { index.symbols.namespaces[place.file][$0] } ?? []
  }

  private func outermost(around place: Place) -> Int {
    index.symbols.outermost(around: place.declaration, in: place.file)
  }

  /// Returns the meaning of a dotted name at a place; nil if these sources don't declare it.
  func find(_ path: [String], at place: Place) -> Found? {
    let text = path.joined(separator: ".")
    if path.count == 1, let found = local(path[0], at: place) { return found }
    let meaning = index.symbols.lookUp(
      path, from: namespace(of: place), in: place.file, outermost: outermost(around: place))
    switch meaning {
    case .members(let found, rest: []):
      if found.count == 1 { return self.found(found[0], named: text) }
      return branches(of: found) ?? .unknown("\(text) is declared more than once: \(index.symbols.places(of: found))")
    case .ambiguous(let aliases):
      return .unknown("\(text) refers to different types: \(index.symbols.places(of: aliases))")
    default: return nil
    }
  }

  /// Returns the values of a constant in the branches of one `#if`; nil for any other declarations.
  private func branches(of members: [Int]) -> Found? {
    let symbols = members.map { index.symbols.symbols[$0] }
    guard let first = symbols.first else { return nil }
    let outline = index.files[first.file].outline
    let values = symbols.compactMap { symbol -> SwiftExpression? in
      guard symbol.file == first.file, symbol.presence != .always, symbol.kind == .constant else { return nil }
      let declaration = outline.declarations[symbol.declaration]
      return declaration.value.map { outline.expression(in: $0) }
    }
    guard values.count == members.count else { return nil }
    return .oneOf(values, Place(file: first.file, declaration: first.declaration))
  }

  private func local(_ name: String, at place: Place) -> Found? {
    let source = index.files[place.file]
    let bindings = source.bindings(named: name, in: place.declaration)
    guard let first = bindings.first else { return nil }
    guard bindings.count == 1 else { return .unknown("\(name) is declared more than once") }
    guard first.isConstant else { return .unknown("\(name) may change") }
    return .expression(source.outline.expression(in: first.value), place)
  }

  private func found(_ id: Int, named name: String) -> Found {
    let member = index.symbols.symbols[id]
    let outline = index.files[member.file].outline
    let declaration = outline.declarations[member.declaration]
    let place = Place(file: member.file, declaration: member.declaration)
    if let value = declaration.value {
      let expression = outline.expression(in: value)
      if outline.isScaledMetric(declaration) { return .scaled(expression, place) }
      if declaration.kind == .constant || declaration.modifiers.contains(.static) {
        return .expression(expression, place)
      }
      return .unknown("\(name) may change")
    }
    if let body = declaration.body, let expression = outline.returned(by: body) {
      return .expression(expression, place)
    }
    if let body = declaration.body, let values = outline.valuesOfBranches(in: body) { return .oneOf(values, place) }
    return .unknown("\(name) has no value in the source")
  }

  private func quote(_ expression: SwiftExpression, _ place: Place) -> String {
    index.files[place.file].outline.quote(expression.tokens)
  }
}

extension CodeFile {
  func bindings(named name: String, in declaration: Int) -> [SwiftBinding] {
    bindings[declaration, default: []].filter { $0.name == name }
  }
}

extension SwiftOutline {
  /// Whether a property scales with the text.
  public func isScaledMetric(_ declaration: SwiftDeclaration) -> Bool {
    (declaration.tokens.lowerBound..<max(declaration.tokens.lowerBound, declaration.nameToken)).contains {
      isToken($0, "ScaledMetric")
    }
  }

  /// Returns the only expression of a body, with or without `return`; nil if there is more.
  func returned(by body: Range<Int>) -> SwiftExpression? {
    let statements = statements(in: body)
    guard statements.count == 1, let only = statements.first else { return nil }
    let start = tokens[only.lowerBound].word == .return ? only.lowerBound + 1 : only.lowerBound
    let expression = expression(in: start..<only.upperBound)
    if case .other = expression.kind { return nil }
    return expression
  }
}
