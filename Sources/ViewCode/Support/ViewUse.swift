import SwiftSource

/// A use of a view or a modifier of these sources in another type, and the names that it passes on.
struct ViewUse {
  /// The index of the sources.
  let index: CodeIndex
  /// The type whose code is used.
  let type: SwiftSymbol
  /// The arguments of the use.
  let arguments: [SwiftExpression.Argument]
  /// The view that uses it.
  let user: CodeChain

  private var outline: SwiftOutline { index.files[type.file].outline }

  /// The chains in the type, and in its extensions in the same file.
  var chains: [CodeChain] {
    let declarations = outline.declarations
    let own = declarations[type.declaration].name
    return index.files[type.file].chains.indices.filter { position in
      guard let parent = declarations[index.files[type.file].chains[position].declaration].parent else { return false }
      return parent == type.declaration
        || declarations[parent].kind == .extension && declarations[parent].name == own
    }.map { CodeChain(index: index, file: type.file, position: $0) }
  }

  /// Returns effects in the type by the names of the view that uses it.
  ///
  /// A name counts only if it is passed on as a binding, a value, or a closure, or if both have it from the environment.
  func effects(_ effects: ActionEffects) -> ActionEffects {
    var renamed = effects.renamed(path)
    for (name, values) in effects.calls where values == [""] {
      guard let closure = arguments.first(where: { $0.label == name })?.value.closureBody else { continue }
      renamed.formUnion(ActionEffects(user.outline, in: closure).withoutLocals)
    }
    return renamed
  }

  /// Returns the path in the user for a path in the type; nil if there is none.
  private func path(_ path: String) -> String? {
    let names = path.split(separator: ".").map(String.init)
    guard let root = names.first, let property = outline.property(root, of: type.declaration) else { return nil }
    let wrapper = outline.wrapper(of: property)
    let rest = names.dropFirst().map { "." + $0 }.joined()
    switch wrapper {
    case "EnvironmentObject", "Environment":
      return userProperty(like: property, wrapper).map { $0 + rest }
    case nil, "Binding", "ObservedObject", "Bindable":
      guard let value = arguments.first(where: { $0.label == root })?.value, let passed = value.functionPath else {
        return nil
      }
      return (passed.hasPrefix("$") ? String(passed.dropFirst()) : passed) + rest
    default: return nil
    }
  }

  /// The name of the user's property that gets the same object from the environment.
  private func userProperty(like property: SwiftDeclaration, _ wrapper: String?) -> String? {
    guard let parent = user.outline.declarations[user.source.declaration].parent else { return nil }
    let key = outline.environmentKey(of: property)
    return user.outline.declarations.first { other in
      other.parent == parent && user.outline.wrapper(of: other) == wrapper && !key.isEmpty
        && user.outline.environmentKey(of: other) == key
    }?.name
  }
}

extension SwiftOutline {
  fileprivate func property(_ name: String, of type: Int) -> SwiftDeclaration? {
    declarations.first { $0.parent == type && $0.name == name && ($0.kind == .variable || $0.kind == .constant) }
  }

  /// The property wrapper of a declaration; nil if there is none.
  fileprivate func wrapper(of declaration: SwiftDeclaration) -> String? {
    let first = declaration.tokens.lowerBound
    guard declaration.kind == .variable, tokens[first].kind == .at else { return nil }
    return name(first + 1)
  }

  /// What chooses an object of the environment: its type, or the argument of the attribute.
  fileprivate func environmentKey(of declaration: SwiftDeclaration) -> String {
    let first = declaration.tokens.lowerBound
    if tokens[first + 2].kind == .openParenthesis, let key = group(at: first + 2) {
      return key.map(text).joined(separator: " ")
    }
    return declaration.type?.map(text).joined(separator: " ") ?? ""
  }
}

extension CodeChain {
  /// The uses of views of these sources inside the view, and in the modifiers on it and around it.
  var uses: [ViewUse] {
    var uses: [ViewUse] = []
    for position in modifiedView.position..<modifiedView.end {
      let view = CodeChain(index: index, file: file, position: position)
      guard view.viewName != nil, view.isUsable, let type = index.onlyType(named: view.name, for: self) else {
        continue
      }
      uses.append(ViewUse(index: index, type: type, arguments: view.source.arguments ?? [], user: self))
    }
    for view in [self] + ancestors {
      for position in view.source.modifiers.indices {
        let overloads = view.modifier(at: position).overloads
        guard overloads.count == 1 else { continue }
        uses += index.types(in: overloads[0]).map { ViewUse(index: index, type: $0, arguments: [], user: self) }
      }
    }
    return uses
  }

  /// The view with everything in it: the one around a chain on the parameter of a modifier's closure, as in `.if(isOn) { view in view… }`.
  var modifiedView: CodeChain {
    guard let modifier = enclosingModifier, source.role.kind == .closure, source.path.count == 1, let parent else {
      return self
    }
    let isParameter = (modifier.source.arguments ?? []).compactMap(\.value.closureBody).contains { body in
      body.contains(source.expression.tokens.lowerBound) && outline.headerNames(of: body).contains(name)
    }
    return isParameter ? parent : self
  }
}

extension CodeIndex {
  /// The type of these sources to which the name of a view refers; nil if there is none or more than one.
  func onlyType(named name: String, for chain: CodeChain) -> SwiftSymbol? {
    let types = symbols.types(named: [name], from: chain.namespace, in: chain.file)
    return types.count == 1 ? symbols.symbols[types[0]] : nil
  }

  /// The types that the body of a function names.
  fileprivate func types(in function: Int) -> [SwiftSymbol] {
    let symbol = symbols.symbols[function]
    let outline = symbols.outlines[symbol.file]
    guard let body = outline.declarations[symbol.declaration].body else { return [] }
    return body.filter { outline.tokens[$0].kind == .identifier }.compactMap { token in
      let types = symbols.types(named: [outline.name(token)], from: symbol.namespace, in: symbol.file)
      return types.count == 1 ? symbols.symbols[types[0]] : nil
    }
  }
}
