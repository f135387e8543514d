/// A value of a type in these sources, as far as its members are known.
struct SwiftInstance: Hashable {
  /// The names of the type and the types around it.
  let type: [String]
  /// The arguments of the memberwise initializer that makes the value; nil if the value may be any of its type.
  var arguments: [SwiftExpression.Argument]?
  /// The file of the arguments, which with the declaration identifies their scope.
  var file = 0
  /// The declaration around the arguments.
  var declaration = 0
  /// Whether the value is one known case of an enum, so that only one branch of its members applies.
  var isKnownCase = false
}

// Members of values: `size.config.height`, if `size` has a type of these sources.

extension SwiftEvaluator {
  /// The maximum number of instances that an expression may be.
  private static let mostInstances = 32
  /// The maximum number of members in a row.
  private static let mostMembers = 8

  /// Returns the expressions that give a member of a value, each with its scope; nil if they are unknown.
  ///
  /// Several expressions are the branches of a `switch`, an `if`, or a ternary, each possible.
  package func expressions(ofMember expression: SwiftExpression, at scope: SwiftScope)
    -> [(SwiftExpression, SwiftScope)]?
  {
    guard case .member(let base, let name) = expression.unparenthesized.kind,
      let instances = instances(of: base, at: scope, expecting: nil, depth: 0)
    else { return nil }
    return expressions(of: name, in: instances, from: scope.file)
  }

  private func expressions(of name: String, in instances: [SwiftInstance], from file: Int) -> [(
    SwiftExpression, SwiftScope
  )]? {
    var found: [(SwiftExpression, SwiftScope)] = []
    for instance in instances {
      guard let member = member(name, of: instance, from: file), let values = values(of: member, in: instance) else {
        return nil
      }
      // Which of several branches a known case takes isn't evaluated.
      guard values.count == 1 || !instance.isKnownCase else { return nil }
      found += values
    }
    return found.isEmpty || found.count > Self.mostInstances ? nil : found
  }

  /// Returns the property of an instance with a name; nil if there are several, or none.
  private func member(_ name: String, of instance: SwiftInstance, from file: Int) -> Int? {
    guard case .members(let found, rest: []) = symbols.lookUp(instance.type + [name], from: [], in: file),
      found.count == 1, let only = found.first, !symbols.symbols[only].isStatic, !isWrapped(only)
    else { return nil }
    let owner = symbols.symbols[only].namespace
    // A default implementation in a protocol extension, or a member of a class, may be replaced.
    let types = symbols.types(named: owner, from: [], in: file)
    guard types.count == 1, [.enum, .struct].contains(symbols.symbols[types[0]].kind) else { return nil }
    return only
  }

  private func values(of id: Int, in instance: SwiftInstance) -> [(SwiftExpression, SwiftScope)]? {
    let symbol = symbols.symbols[id]
    let outline = symbols.outlines[symbol.file]
    let declaration = outline.declarations[symbol.declaration]
    let scope = symbols.scope(of: symbol.declaration, in: symbol.file)
    if let arguments = instance.arguments, declaration.body == nil || declaration.value != nil {
      if let argument = arguments.first(where: { $0.label == symbol.name }) {
        var place = symbols.scope(of: instance.declaration, in: instance.file)
        place.type = declaration.type.flatMap(outline.declaredName)
        return [(argument.value, place)]
      }
      return declaration.value.map { [(outline.expression(in: $0), scope)] }
    }
    if let value = declaration.value {
      return declaration.kind == .constant ? [(outline.expression(in: value), scope)] : nil
    }
    guard case .known(let found)? = definitions(of: ["self", symbol.name], from: declaration.nameToken, at: scope),
      found.count == 1
    else { return nil }
    return expressions(of: found[0])?.map { ($0, scope) }
  }

  // MARK: Instances

  private func instances(
    of expression: SwiftExpression, at scope: SwiftScope, expecting expected: [String]?, depth: Int
  ) -> [SwiftInstance]? {
    guard depth < Self.mostMembers else { return nil }
    let expression = expression.unparenthesized
    switch expression.kind {
    case .unwrapped(let inner), .effect(let inner):
      return instances(of: inner, at: scope, expecting: expected, depth: depth)
    case .ternary(_, let first, let second):
      guard let left = instances(of: first, at: scope, expecting: expected, depth: depth + 1),
        let right = instances(of: second, at: scope, expecting: expected, depth: depth + 1)
      else { return nil }
      return left + right
    case .call(let callee, let arguments): return made(by: callee, arguments, at: scope, expecting: expected)
    case .implicitMember(let name):
      return expected.flatMap { instances(named: name, in: $0, from: scope, depth: depth) }
    case .name("self"):
      return scope.namespace.isEmpty ? nil : [SwiftInstance(type: scope.namespace)]
    case .name(let name):
      if let local = local(name, from: expression.tokens.lowerBound, at: scope, depth: depth) { return local.instances }
      return declared([name], at: scope, depth: depth)
    case .member(let base, let name):
      if let path = expression.path, !isLocal(path[0], from: expression.tokens.lowerBound, at: scope) {
        if let found = declared(path, at: scope, depth: depth) { return found }
        if let path = base.path, let owner = type(named: path, from: scope.namespace, in: scope.file) {
          return instances(named: name, in: owner, from: scope, depth: depth)
        }
      }
      guard let owners = instances(of: base, at: scope, expecting: nil, depth: depth + 1) else { return nil }
      return members(named: name, of: owners, from: scope.file, depth: depth)
    default: return nil
    }
  }

  private func members(named name: String, of owners: [SwiftInstance], from file: Int, depth: Int) -> [SwiftInstance]? {
    var found: [SwiftInstance] = []
    for owner in owners {
      guard let id = member(name, of: owner, from: file) else { return nil }
      let type = type(of: id)
      let values = values(of: id, in: owner)
      let isOpen = values.map { $0.count > 1 && owner.isKnownCase } ?? true
      let inside = isOpen ? nil : values?.map { instances(of: $0.0, at: $0.1, expecting: type, depth: depth + 1) }
      if let inside, !inside.contains(nil) {
        found += inside.flatMap { $0 ?? [] }
      } else if let type {
        found.append(SwiftInstance(type: type))
      } else {
        return nil
      }
      guard found.count <= Self.mostInstances else { return nil }
    }
    return found
  }

  /// Returns the instances that a declared name may be; nil if it isn't a property of these sources.
  private func declared(_ path: [String], at scope: SwiftScope, depth: Int) -> [SwiftInstance]? {
    guard case .members(let found, rest: []) = symbols.lookUp(path, at: scope), found.count == 1, let id = found.first,
      !isWrapped(id)
    else { return nil }
    return instances(of: id, depth: depth)
  }

  private func instances(of id: Int, depth: Int) -> [SwiftInstance]? {
    let symbol = symbols.symbols[id]
    let type = type(of: id)
    let any = type.map { [SwiftInstance(type: $0)] }
    let declaration = symbols.outlines[symbol.file].declarations[symbol.declaration]
    let place = symbols.scope(of: symbol.declaration, in: symbol.file)
    guard let found = definition(of: id, named: symbol.name).only, let values = expressions(of: found) else {
      guard type == nil, let value = declaration.value else { return any }
      // A variable without a type has the type of its first value.
      let first = symbols.outlines[symbol.file].expression(in: value)
      return instances(of: first, at: place, expecting: nil, depth: depth + 1)?.map { SwiftInstance(type: $0.type) }
    }
    let each = values.map { instances(of: $0, at: place, expecting: type, depth: depth + 1) }
    return each.contains(nil) ? any : each.flatMap { $0 ?? [] }
  }

  /// Returns the instances of a static member or a case: `.small`.
  private func instances(named name: String, in type: [String], from scope: SwiftScope, depth: Int) -> [SwiftInstance]?
  {
    if case .members(let found, rest: []) = symbols.lookUp(type + [name], from: [], in: scope.file, isStatic: true),
      found.count == 1
    {
      return isWrapped(found[0]) ? nil : instances(of: found[0], depth: depth)
    }
    let isCase = symbols.functions(named: name, in: scope.file).contains {
      symbols.symbols[$0].kind == .enumCase && symbols.symbols[$0].namespace == type
    }
    return isCase ? [SwiftInstance(type: type, isKnownCase: true)] : nil
  }

  /// Returns the instance that an initializer makes; its arguments are its members if the initializer is memberwise.
  private func made(
    by callee: SwiftExpression, _ arguments: [SwiftExpression.Argument], at scope: SwiftScope, expecting type: [String]?
  ) -> [SwiftInstance]? {
    var owner: [String]?
    if case .implicitMember("init") = callee.kind {
      owner = type
    } else if var path = callee.path, !isLocal(path[0], from: callee.tokens.lowerBound, at: scope) {
      if path.last == "init" { path.removeLast() }
      owner = self.type(named: path, from: scope.namespace, in: scope.file)
    }
    guard let owner, let id = symbols.types(named: owner, from: [], in: scope.file).first else { return nil }
    let isMemberwise = symbols.symbols[id].kind == .struct && symbols.initializers(of: id, in: scope.file).isEmpty
    guard isMemberwise, arguments.allSatisfy({ $0.label != nil }) else { return [SwiftInstance(type: owner)] }
    return [SwiftInstance(type: owner, arguments: arguments, file: scope.file, declaration: scope.declaration)]
  }

  // MARK: Types

  /// The instances of a local name; nil instances if they are unknown.
  private struct Local {
    let instances: [SwiftInstance]?
  }

  /// Returns the instances of a local name or parameter; nil if there is none with the name.
  private func local(_ name: String, from token: Int, at scope: SwiftScope, depth: Int) -> Local? {
    let outline = symbols.outlines[scope.file]
    let visible = bindings(scope, name).filter { $0.visible.contains(token) }
    guard let nearest = visible.last else { return nil }
    let type = nearest.type.flatMap { range in
      isLocal(outline.name(range.lowerBound), from: range.lowerBound, at: scope)
        ? nil : self.type(in: range, of: outline, from: scope.namespace, in: scope.file)
    }
    let any = type.map { [SwiftInstance(type: $0)] }
    guard nearest.isConstant, let value = nearest.value else { return Local(instances: any) }
    let found = instances(of: outline.expression(in: value), at: scope, expecting: type, depth: depth + 1)
    return Local(instances: found ?? any)
  }

  /// The declared type of a property.
  private func type(of id: Int) -> [String]? {
    let symbol = symbols.symbols[id]
    let outline = symbols.outlines[symbol.file]
    return outline.declarations[symbol.declaration].type.flatMap {
      type(in: $0, of: outline, from: symbol.namespace, in: symbol.file)
    }
  }

  private func type(in range: Range<Int>, of outline: SwiftOutline, from namespace: [String], in file: Int) -> [String]?
  {
    var names: [String] = []
    for token in range {
      switch outline.tokens[token].kind {
      case .identifier: names.append(outline.name(token))
      case .point: continue
      case .sign where outline.isToken(token, "?") || outline.isToken(token, "!"): continue
      default: return nil
      }
    }
    return names.isEmpty ? nil : type(named: names, from: namespace, in: file)
  }

  /// Returns the full name of the only type in these sources to which a name refers.
  private func type(named names: [String], from namespace: [String], in file: Int) -> [String]? {
    let found = symbols.types(named: names, from: namespace, in: file)
    guard let first = found.first, found.count == 1 else { return nil }
    return symbols.symbols[first].namespace + [symbols.symbols[first].name]
  }
}

extension SwiftDefinitions {
  /// The only definition; nil if there are several, or none.
  fileprivate var only: SwiftDefinition? {
    if case .known(let found) = self, found.count == 1 { found[0] } else { nil }
  }
}
