/// The location of an expression, which decides the meaning of names in it.
package struct SwiftScope: Sendable {
  /// The index of the file.
  package let file: Int
  /// The declaration that contains the expression, as an index in the file.
  package let declaration: Int
  /// The names of the enclosing types.
  package let namespace: [String]
  /// The number of names of the outermost enclosing type or extension.
  package let outermost: Int
  /// Whether the expression is outside of instances, so names without a type are static.
  package let isStatic: Bool
  /// The type that the context expects, which implicit members such as `.base` belong to; nil if it is unknown.
  package var type: String?
}

extension SwiftSymbols {
  /// Returns the scope of the values and statements of a declaration.
  package func scope(of declaration: Int, in file: Int) -> SwiftScope {
    let declared = outlines[file].declarations[declaration]
    return SwiftScope(
      file: file, declaration: declaration, namespace: declared.parent.flatMap { namespaces[file][$0] } ?? [],
      outermost: outermost(around: declaration, in: file),
      isStatic: declared.modifiers.contains(.static) || declared.parent == nil,
      type: declared.type.flatMap(outlines[file].declaredName))
  }

  /// Returns the meaning of a dotted name in a scope.
  package func lookUp(_ names: [String], at scope: SwiftScope, isStatic: Bool? = nil) -> Referent {
    lookUp(
      names, from: scope.namespace, in: scope.file, isStatic: isStatic ?? scope.isStatic, outermost: scope.outermost)
  }
}

extension SwiftExpression {
  /// Returns the dotted name of the expression, starting with the expected type if it is an implicit member; nil if it isn't a name.
  package func path(at scope: SwiftScope) -> [String]? {
    if case .implicitMember(let name) = kind { return scope.type.map { [$0, name] } }
    return path
  }
}
