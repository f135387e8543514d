/// A constant, a computed property, or a local name, and the source that gives its value.
struct SwiftDefinition {
  /// The file and the token that identify the definition.
  struct Key: Hashable {
    let file: Int
    let token: Int
  }

  let key: Key
  /// The name as written at its use.
  let name: String
  /// The tokens of the value, or of the body of a computed property.
  let source: Range<Int>
  var isBody = false
  let scope: SwiftScope
  /// Whether the value scales with the text.
  var isScaled = false
  /// Whether the value has an integer type; nil without a type.
  let isInteger: Bool?
}

/// The definitions of a name.
enum SwiftDefinitions {
  /// One definition, or one for each branch of `#if`.
  case known([SwiftDefinition])
  case unknown(SwiftUnknown)
}

extension SwiftEvaluator {
  /// Returns the definitions of a dotted name; nil if these sources don't declare it.
  ///
  /// - Parameter token: the location of the name, which decides the local names that it sees.
  func definitions(of path: [String], from token: Int, at scope: SwiftScope) -> SwiftDefinitions? {
    if let first = path.first, let found = local(first, from: token, at: scope) {
      if path.count == 1 { return found }
      if case .unknown(.localType) = found { return found }
      return .unknown(.setAtRunTime(path.joined(separator: ".")))
    }
    let name = path.joined(separator: ".")
    switch symbols.lookUp(path, at: scope) {
    case .members(let declared, rest: []):
      let found = symbols.released(symbols.implemented(declared, from: scope.namespace))
      guard found.count == 1 || areBranches(found) else { return .unknown(.ambiguous(name, found)) }
      var definitions: [SwiftDefinition] = []
      for id in found {
        if path.count == 1 || path[0] == "self" || path[0] == "Self", symbols.isOverridden(id) {
          return .unknown(.overridden(name))
        }
        switch definition(of: id, named: name) {
        case .known(let more): definitions += more
        case .unknown(let cause): return .unknown(cause)
        }
      }
      return .known(definitions)
    case .ambiguous(let aliases): return .unknown(.ambiguousTypes(name, aliases))
    case .opaque(let type): return .unknown(.opaqueType(type))
    default: return nil
    }
  }

  /// Whether declarations are in the branches of `#if` in one file, of which a build compiles one.
  private func areBranches(_ found: [Int]) -> Bool {
    found.allSatisfy { id in
      symbols.symbols[id].file == symbols.symbols[found[0]].file && symbols.symbols[id].presence != .always
    }
  }

  /// Whether a name is that of a local value, type, or parameter at a token.
  package func isLocal(_ name: String, from token: Int, at scope: SwiftScope) -> Bool {
    bindings(scope, name).contains { $0.visible.contains(token) }
  }

  private func local(_ name: String, from token: Int, at scope: SwiftScope) -> SwiftDefinitions? {
    let known = bindings(scope, name)
    // Bindings are sorted by their start, and the innermost one decides: the last that became visible.
    var end = known.partitioningIndex { $0.visible.lowerBound > token }
    while end > 0, !known[end - 1].visible.contains(token) { end -= 1 }
    guard end > 0 else { return nil }
    let nearest = known[end - 1]
    guard !nearest.isType else { return .unknown(.localType(name)) }
    guard !nearest.isConditional else { return .unknown(.inBranch(name)) }
    // Two in one block contradict each other.
    guard end == 1 || known[end - 2].visible.upperBound != nearest.visible.upperBound else {
      return .unknown(.declaredTwice(name))
    }
    guard nearest.isConstant else { return .unknown(.mayChange(name)) }
    guard let value = nearest.value else { return .unknown(.setAtRunTime(name)) }
    var inner = scope
    inner.type = nearest.type.flatMap(symbols.outlines[scope.file].declaredName)
    return .known([
      SwiftDefinition(
        key: .init(file: scope.file, token: value.lowerBound), name: name, source: value, scope: inner,
        isInteger: isInteger(inner))
    ])
  }

  func definition(of id: Int, named name: String) -> SwiftDefinitions {
    if let wrapper = wrapper(of: id) { return .unknown(.wrapped(name, wrapper)) }
    let symbol = symbols.symbols[id]
    let outline = symbols.outlines[symbol.file]
    let declaration = outline.declarations[symbol.declaration]
    let scope = symbols.scope(of: symbol.declaration, in: symbol.file)
    let key = SwiftDefinition.Key(file: symbol.file, token: declaration.nameToken)
    if let value = declaration.value {
      let isScaled = outline.isScaledMetric(declaration)
      guard isScaled || declaration.kind == .constant || symbol.isStatic else { return .unknown(.mayChange(name)) }
      if let location = assignments.places[symbol.file]?[declaration.nameToken] {
        return .unknown(.assigned(name, location))
      }
      return .known([
        SwiftDefinition(
          key: key, name: name, source: value, scope: scope, isScaled: isScaled, isInteger: isInteger(scope))
      ])
    }
    let isRequirement = declaration.parent.map { outline.declarations[$0].kind == .protocol } ?? false
    guard let body = declaration.body, !isRequirement else { return .unknown(.noValue(name)) }
    return .known([
      SwiftDefinition(key: key, name: name, source: body, isBody: true, scope: scope, isInteger: isInteger(scope))
    ])
  }

  /// The attributes of variables that aren't property wrappers.
  private static let plainAttributes: Set<String> = [
    "available", "MainActor", "inlinable", "usableFromInline", "objc", "nonobjc", "ScaledMetric", "backDeployed",
    "preconcurrency", "exclusivity", "frozen", "inline", "_spi", "globalActor", "ViewBuilder",
  ]

  /// Returns the property wrapper that may change the value of a property: one of these sources, or any of a static variable.
  func wrapper(of id: Int) -> String? {
    let symbol = symbols.symbols[id]
    let outline = symbols.outlines[symbol.file]
    let declaration = outline.declarations[symbol.declaration]
    guard declaration.kind == .variable, declaration.tokens.lowerBound < declaration.nameToken else { return nil }
    for token in declaration.tokens.lowerBound..<declaration.nameToken where outline.tokens[token].kind == .at {
      guard outline.tokens[token + 1].kind == .identifier else { continue }
      // `@Kit.Clamped` is `Clamped` of a module or a type.
      var last = token + 1
      while outline.tokens[last + 1].kind == .point, outline.tokens[last + 2].kind == .identifier { last += 2 }
      let name = outline.name(last)
      let mayWrap =
        symbol.isStatic && declaration.value != nil && !SwiftEvaluator.plainAttributes.contains(name)
        || symbols.types(named: [name], from: symbol.namespace, in: symbol.file).contains(where: symbols.isWrapper)
      if mayWrap { return name }
    }
    return nil
  }

  /// Whether a property wrapper of these sources may change the value of a property.
  func isWrapped(_ id: Int) -> Bool { wrapper(of: id) != nil }

  /// Returns the expressions that give a definition its value: several for branches; nil if its body has an unsupported form.
  func expressions(of definition: SwiftDefinition) -> [SwiftExpression]? {
    let outline = symbols.outlines[definition.scope.file]
    guard definition.isBody else { return [outline.expression(in: definition.source)] }
    if let only = outline.returned(by: definition.source) { return [only] }
    return symbols.branches(of: definition.source, at: definition.scope).expressions
  }

  /// Whether the type of a scope is an integer type or an alias of one; nil without a type.
  func isInteger(_ scope: SwiftScope) -> Bool? {
    guard let type = scope.type else { return nil }
    if SwiftConstant.integerTypes.contains(type) { return true }
    guard case .type(let path) = symbols.lookUp([type], at: scope, isStatic: true) else { return false }
    return path.last.map(SwiftConstant.integerTypes.contains) ?? false
  }
}

extension SwiftSymbols {
  /// Whether a type is a property wrapper.
  fileprivate func isWrapper(_ id: Int) -> Bool {
    let outline = outlines[symbols[id].file]
    let declaration = outline.declarations[symbols[id].declaration]
    return (declaration.tokens.lowerBound..<max(declaration.tokens.lowerBound, declaration.nameToken)).contains {
      outline.isToken($0, "propertyWrapper")
    }
  }
}

extension SwiftOutline {
  /// Whether a property scales with the text.
  package func isScaledMetric(_ declaration: SwiftDeclaration) -> Bool {
    (declaration.tokens.lowerBound..<max(declaration.tokens.lowerBound, declaration.nameToken)).contains {
      isToken($0, "ScaledMetric")
    }
  }

  /// Returns the only expression of a body, with or without `return`; nil if there is more.
  func returned(by body: Range<Int>) -> SwiftExpression? {
    let statements = statements(in: body)
    guard statements.count == 1, let only = statements.first else { return nil }
    let start = tokens[only.lowerBound].word == .return ? only.lowerBound + 1 : only.lowerBound
    guard tokens[start].word != .get || start + 1 == only.upperBound else { return nil }
    let expression = expression(in: start..<only.upperBound)
    if case .other = expression.kind { return nil }
    return expression
  }
}

extension Array {
  /// Returns the first position at which a condition holds that also holds at all later ones.
  ///
  /// - Complexity: O(log n).
  fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
