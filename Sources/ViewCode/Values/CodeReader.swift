import DesignTokens
import SwiftSource

/// Reads the values and tokens of expressions in view code.
struct CodeReader {
  let index: CodeIndex
  private let evaluator: SwiftEvaluator

  init(index: CodeIndex) {
    self.index = index
    evaluator = SwiftEvaluator(
      index.symbols, index.assignments, bindings: { index.files[$0.file].bindings(of: $1, in: $0.declaration) },
      external: index.number)
  }

  /// Returns the value of an expression, as an argument of a color's initializer.
  func constant(of expression: SwiftExpression, at scope: SwiftScope) -> SwiftValue {
    evaluator.value(of: expression, at: scope)
  }

  /// Returns the number of an expression.
  func value(of expression: SwiftExpression, at scope: SwiftScope) -> CodeValue {
    switch evaluator.value(of: expression, at: scope) {
    case .number(let constant): .number(constant.value)
    case .oneOf(let numbers): .oneOf(numbers)
    case .scaled(let number): .scaled(number)
    case .unbounded: .unbounded
    case .text: .unknown("\(index.files[scope.file].outline.quote(expression.tokens)) is computed at run time")
    case .unknown(let cause): .unknown(cause.words(in: index.symbols))
    }
  }

  /// Returns the only expression that gives a dotted name its value, with its scope.
  ///
  /// - Parameter token: the location of the name.
  func expression(
    named path: [String], from token: Int, at scope: SwiftScope
  ) -> (SwiftExpression, SwiftScope)? {
    evaluator.expression(named: path, from: token, at: scope)
  }

  /// Returns the expressions that may give an expression its value, each with its scope; nil if it isn't a known name.
  ///
  /// - Parameter type: the type of an implicit member such as `.name`.
  func expressions(
    of expression: SwiftExpression, at scope: SwiftScope, as type: String? = nil
  ) -> [(SwiftExpression, SwiftScope)]? {
    var path = expression.path
    if case .implicitMember(let name) = expression.kind { path = type.map { [$0, name] } }
    if let path, let found = evaluator.expressions(named: path, from: expression.tokens.lowerBound, at: scope) {
      return found
    }
    return evaluator.expressions(ofMember: expression, at: scope)
  }

  // MARK: Tokens

  /// Returns the token of an expression, resolved through constants of the sources.
  func token(of expression: SwiftExpression, at scope: SwiftScope) -> TokenPath? {
    var (expression, scope) = (expression.unparenthesized, scope)
    for _ in 0..<SwiftEvaluator.mostNames {
      guard let path = expression.path else { return nil }
      let start = expression.tokens.lowerBound
      if path.count > 1, let token = token(of: path, from: start, at: scope) { return token }
      guard let (next, place) = self.expression(named: path, from: start, at: scope) else { return nil }
      (expression, scope) = (next.unparenthesized, place)
    }
    return nil
  }

  /// Returns the token of a dotted name, as written or inside the surrounding types.
  ///
  /// - Parameter start: the location of the name.
  func token(of path: [String], from start: Int, at scope: SwiftScope) -> TokenPath? {
    // A local value or type, or a generic parameter, hides the types of the sources.
    if let first = path.first, evaluator.isLocal(first, from: start, at: scope) { return nil }
    switch index.symbols.lookUp(path, at: scope) {
    case .opaque, .ambiguous: return nil
    // A shorter or private name of another declaration would be a different token.
    case .members(let found, let rest):
      guard let first = found.first, rest.isEmpty, index.symbols.symbols[first].isStatic else { return nil }
      return index.token(declaredAs: first)
    default: break
    }
    for module in [index.symbols.modules[scope.file].map { [$0] }, []].compactMap({ $0 }) {
      for depth in (0...scope.namespace.count).reversed() {
        let token = TokenPath(segments: module + scope.namespace.prefix(depth) + path)
        if index.tokens.contains(token) { return token }
      }
    }
    return nil
  }
}

extension CodeIndex {
  /// Returns the number of a token, or its numbers in all modes; nil if no token has the name.
  func number(of names: [String]) -> SwiftValue? {
    let path = TokenPath(segments: names)
    guard let token = tokens[path] else { return nil }
    var numbers: Set<Double> = []
    for mode in Set(token.values.map(\.mode)) {
      guard case .value(let value)? = (try? resolver.resolve(path, in: mode ?? resolver.modes[0].name))?.value
      else { continue }
      switch value {
      case .number(let number): numbers.insert(number)
      case .dimension(let length): numbers.insert(length.points)
      case .duration(let milliseconds): numbers.insert(milliseconds / 1000)
      default: return .unknown(.notANumber(path.description))
      }
    }
    guard let first = numbers.first else { return .unknown(.noTokenValue(path.description)) }
    return numbers.count == 1 ? .number(SwiftConstant(first, isInteger: false)) : .oneOf(numbers.sorted())
  }
}
