/// Follows names to the expressions that give them their values, and calculates numbers.
///
/// Tokens and view code share it, so a constant has the same value in both. It keeps the values of names, so one evaluator must only be
/// used with the sources for which it was created.
package final class SwiftEvaluator {
  let symbols: SwiftSymbols
  let assignments: SwiftAssignments
  /// The bindings of a local name in the bodies of a declaration, by the start of their visibility.
  let bindings: (SwiftScope, String) -> [SwiftBinding]
  /// The values of names that these sources don't declare.
  private let external: ([String]) -> SwiftValue?
  private var known: [SwiftDefinition.Key: SwiftValue] = [:]
  private var pending: Set<SwiftDefinition.Key> = []
  private var depth = 0
  private var steps = 0

  /// The maximum number of names to follow in a row.
  package static let mostNames = 50
  /// The maximum nesting of names, calculations, and branches.
  private static let deepest = 2 * mostNames
  /// The maximum number of parts of a calculation that may have several numbers.
  private static let mostChoices = 3
  /// The maximum number of declarations of one name whose values are compared.
  private static let mostAgreeing = 8
  /// The maximum number of expressions evaluated for one value.
  private static let mostSteps = 1_000

  package init(
    _ symbols: SwiftSymbols, _ assignments: SwiftAssignments,
    bindings: @escaping (SwiftScope, String) -> [SwiftBinding] = { _, _ in [] },
    external: @escaping ([String]) -> SwiftValue? = { _ in nil }
  ) {
    (self.symbols, self.assignments, self.bindings, self.external) = (symbols, assignments, bindings, external)
  }

  /// Returns the value of an expression.
  ///
  /// - Parameter truncating: whether integer literals are integers, as they are unless the context is floating-point.
  /// - Complexity: O(n) in the number of tokens of the expression and of the definitions of its names, which are limited in number.
  package func value(of expression: SwiftExpression, at scope: SwiftScope, truncating: Bool = false) -> SwiftValue {
    if depth == 0 { steps = 0 }
    let expression = expression.unparenthesized
    let spot = SwiftUnknown.Spot(file: scope.file, tokens: expression.tokens)
    steps += 1
    guard depth < SwiftEvaluator.deepest, steps < SwiftEvaluator.mostSteps else { return .unknown(.tooManyNames(spot)) }
    depth += 1
    defer { depth -= 1 }
    switch expression.kind {
    case .implicitMember("infinity"), .member(_, "infinity"): return .unbounded
    case .string(let text): return .text(text)
    case .cast(let inner, let type):
      var typed = scope
      typed.type = symbols.outlines[scope.file].declaredName(of: type)
      return value(of: inner, at: typed, truncating: isInteger(typed) ?? truncating).typed(isInteger: isInteger(typed))
    case .ternary(_, let first, let second):
      return value(of: first, at: scope, truncating: truncating)
        .or(value(of: second, at: scope, truncating: truncating))
    case .name, .member, .implicitMember:
      return expression.constant(truncating: truncating).map(SwiftValue.number) ?? named(expression, at: scope, spot)
    default: return calculated(expression, at: scope, spot, truncating: truncating)
    }
  }

  /// Returns the only expression that gives a dotted name its value, with its scope; nil if there are several, or none.
  ///
  /// - Parameter token: the location of the name.
  package func expression(
    named path: [String], from token: Int, at scope: SwiftScope
  ) -> (SwiftExpression, SwiftScope)? {
    guard let found = expressions(named: path, from: token, at: scope), found.count == 1 else { return nil }
    return found[0]
  }

  /// Returns the expressions that may give a dotted name its value, each with its scope; nil if they are unknown.
  package func expressions(
    named path: [String], from token: Int, at scope: SwiftScope
  ) -> [(SwiftExpression, SwiftScope)]? {
    guard case .known(let found)? = definitions(of: path, from: token, at: scope), found.count == 1, !found[0].isScaled
    else { return nil }
    return expressions(of: found[0])?.map { ($0, found[0].scope) }
  }

  /// Returns the result of a calculation; a part with several numbers gives a result for each.
  private func calculated(
    _ expression: SwiftExpression, at scope: SwiftScope, _ spot: SwiftUnknown.Spot, truncating: Bool,
    choosing chosen: [Range<Int>: Double] = [:]
  ) -> SwiftValue {
    var cause: SwiftUnknown?
    var isScaled = false
    var open: (part: Range<Int>, numbers: [Double])?
    let constant = expression.constant(truncating: truncating) { part in
      // An expression without arithmetic is returned whole; evaluating it again would never end.
      guard part.tokens != expression.tokens else { return nil }
      if let number = chosen[part.tokens] { return SwiftConstant(number, isInteger: false) }
      let place = SwiftUnknown.Spot(file: scope.file, tokens: part.tokens)
      switch value(of: part, at: scope, truncating: truncating) {
      case .number(let constant): return constant
      case .scaled(let number):
        isScaled = true
        return SwiftConstant(number, isInteger: false)
      case .oneOf(let numbers) where chosen.count < SwiftEvaluator.mostChoices: open = open ?? (part.tokens, numbers)
      case .oneOf: cause = cause ?? .severalValues(place)
      case .unbounded: cause = cause ?? .unbounded(place)
      case .text: cause = cause ?? .runTime(place)
      case .unknown(let why): cause = cause ?? why
      }
      return nil
    }
    if constant == nil, cause == nil, let open {
      let values = open.numbers.map { number in
        calculated(
          expression, at: scope, spot, truncating: truncating, choosing: chosen.merging([open.part: number]) { $1 })
      }
      return values.dropFirst().reduce(values[0]) { $0.or($1) }
    }
    guard let constant else { return .unknown(cause ?? .runTime(spot)) }
    return isScaled ? .scaled(constant.value) : .number(constant)
  }

  private func named(
    _ expression: SwiftExpression, at scope: SwiftScope, _ spot: SwiftUnknown.Spot
  ) -> SwiftValue {
    guard let path = expression.path(at: scope) else {
      return member(expression, at: scope) ?? .unknown(.runTime(spot))
    }
    switch definitions(of: path, from: spot.tokens.lowerBound, at: scope) {
    case .known(let found):
      let values = found.map { value(of: $0, spot) }
      return values.dropFirst().reduce(values[0]) { $0.or($1) }
    case .unknown(.ambiguous(let name, let found)):
      return agreed(found, spot) ?? member(expression, at: scope) ?? .unknown(.ambiguous(name, found))
    case .unknown(let cause): return member(expression, at: scope) ?? .unknown(cause)
    case nil:
      if let value = token(path, at: scope) ?? member(expression, at: scope) { return value }
      return .unknown(expression.path == nil ? .runTime(spot) : .undeclared(path.joined(separator: ".")))
    }
  }

  /// Returns the value of a token; nil for a member of a value of these sources with the same name.
  private func token(_ path: [String], at scope: SwiftScope) -> SwiftValue? {
    guard let value = external(path) else { return nil }
    if case .members = symbols.lookUp(path, at: scope) { return nil }
    return value
  }

  /// Returns the number that all declarations of a name have; nil if they differ, or one is unknown.
  private func agreed(_ declarations: [Int], _ spot: SwiftUnknown.Spot) -> SwiftValue? {
    var values: Set<SwiftValue> = []
    for id in declarations.prefix(SwiftEvaluator.mostAgreeing + 1) {
      guard case .known(let found) = definition(of: id, named: symbols.symbols[id].name), found.count == 1 else {
        return nil
      }
      values.insert(value(of: found[0], spot))
    }
    guard declarations.count <= SwiftEvaluator.mostAgreeing, values.count == 1, let only = values.first,
      case .number = only
    else { return nil }
    return only
  }

  /// Returns the value of a member of a value in these sources; nil if the member is unknown.
  private func member(_ expression: SwiftExpression, at scope: SwiftScope) -> SwiftValue? {
    guard let found = expressions(ofMember: expression, at: scope) else { return nil }
    let values = found.map {
      value(of: $0.0, at: $0.1, truncating: isInteger($0.1) ?? true).typed(isInteger: isInteger($0.1))
    }
    return values.dropFirst().reduce(values[0]) { $0.or($1) }
  }

  private func value(of definition: SwiftDefinition, _ use: SwiftUnknown.Spot) -> SwiftValue {
    if let value = known[definition.key] { return value }
    guard pending.count < SwiftEvaluator.mostNames, pending.insert(definition.key).inserted else {
      return .unknown(.tooManyNames(use))
    }
    defer { pending.remove(definition.key) }
    let result = uncached(definition)
    // A value that was cut short may be known from a nearer name.
    if steps < SwiftEvaluator.mostSteps { known[definition.key] = result }
    return result
  }

  private func uncached(_ definition: SwiftDefinition) -> SwiftValue {
    guard let expressions = expressions(of: definition) else { return .unknown(.noValue(definition.name)) }
    let truncating = definition.isInteger ?? !definition.isScaled
    let values = expressions.map { value(of: $0, at: definition.scope, truncating: truncating) }
    let result = values.dropFirst().reduce(values[0]) { $0.or($1) }
    if definition.isScaled { return result.asScaled }
    return result.typed(isInteger: definition.isInteger)
  }
}
