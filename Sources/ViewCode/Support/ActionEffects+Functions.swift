import SwiftSource

extension ActionEffects {
  /// Adds what functions without parameters change that the action calls: those of a type without branches, and those that set an enum's `self`.
  ///
  /// - Parameters:
  ///   - type: the declaration of the type around the action; nil if there is none.
  ///   - file: the file of the type.
  mutating func followCalls(in type: Int?, of file: Int, _ index: CodeIndex) {
    let outline = index.files[file].outline
    for (name, arguments) in calls where arguments.contains("") && !name.contains(".") {
      let functions = outline.declarations.filter { $0.parent == type && $0.kind == .function && $0.name == name }
      guard type != nil, functions.count == 1, let body = functions[0].body, !outline.branches(in: body) else {
        continue
      }
      formUnion(ActionEffects(outline, in: body).withoutLocals)
    }
    for (path, arguments) in calls where arguments.contains("") {
      guard let dot = path.lastIndex(of: ".") else { continue }
      let values = index.valuesOfSelf(setBy: String(path[path.index(after: dot)...]), in: file)
      if !values.isEmpty { constant[String(path[..<dot]), default: []].formUnion(values) }
    }
  }
}

extension SwiftOutline {
  fileprivate func branches(in body: Range<Int>) -> Bool {
    body.contains { token in
      tokens[token].word.map { [.if, .guard, .switch, .for, .while, .hashIf].contains($0) } ?? false
    }
  }
}

extension CodeIndex {
  /// Returns the members that the only function with a name gives to `self`; empty if there is none or more than one.
  fileprivate func valuesOfSelf(setBy name: String, in file: Int) -> Set<String> {
    let functions = symbols.functions(named: name, in: file)
    guard functions.count == 1 else { return [] }
    let symbol = symbols.symbols[functions[0]]
    let outline = symbols.outlines[symbol.file]
    guard let body = outline.declarations[symbol.declaration].body else { return [] }
    let values = body.dropLast(3).filter { token in
      outline.tokens[token].word == .self && outline.isToken(token + 1, "=") && outline.tokens[token + 2].kind == .point
    }
    return Set(values.map { ". " + outline.name($0 + 3) })
  }
}
