// Names of types that hide outer ones and whose members are unknown: generic parameters, and aliases of unsupported types.

extension SwiftOutline {
  /// Returns the names between the angle brackets after a name: `Content` in `struct Row<Content: View>`.
  ///
  /// - Complexity: O(n) in the number of tokens between the brackets.
  func genericNames(after name: Int) -> [Int] {
    let start = name + 1
    guard start < tokens.count, tokens[start].kind == .sign, isToken(start, "<") else { return [] }
    var names: [Int] = []
    var depth = 1
    var at = start + 1
    var isFirst = true
    while at < tokens.count, depth > 0, at < start + SwiftOutline.longestGenerics {
      switch tokens[at].kind {
      case .identifier where isFirst && depth == 1 && !isToken(at, "each") && tokens[at].word != .let:
        names.append(at)
        isFirst = false
      case .comma where depth == 1: isFirst = true
      case .openBrace, .closeBrace, .semicolon, .end: return names
      case .sign where !isToken(at, "->"):
        for byte in source.bytes[tokens[at].range] {
          if byte == UInt8(ascii: "<") { depth += 1 } else if byte == UInt8(ascii: ">") { depth -= 1 }
        }
      default: break
      }
      at = next(after: at)
    }
    return names
  }

  /// The maximum number of tokens between the angle brackets after a name.
  private static let longestGenerics = 1_000
}

extension SwiftSymbols {
  /// Returns the generic parameters of all types, by the type's name.
  static func generics(of outlines: [SwiftOutline], _ namespaces: [[[String]?]]) -> [[UInt8]: Set<String>] {
    var generics: [[UInt8]: Set<String>] = [:]
    for (file, outline) in outlines.enumerated() {
      for (index, declaration) in outline.declarations.enumerated()
      where declaration.hasMembers && declaration.kind != .extension {
        let names = outline.genericNames(after: declaration.nameToken)
        guard !names.isEmpty, let namespace = namespaces[file][index] else { continue }
        generics[key(namespace), default: []].formUnion(names.map { outline.name($0) })
      }
    }
    return generics
  }

  /// Returns the names of properties that a subclass overrides, each with the class that declares it.
  func overriddenProperties() -> Set<[UInt8]> {
    var overridden: Set<[UInt8]> = []
    for symbol in symbols where symbol.kind == .variable || symbol.kind == .constant {
      for parent in inherited[Self.key(symbol.namespace)] ?? [] {
        let key = Self.key(parent + [symbol.name])
        if members[key] != nil { overridden.insert(key) }
      }
    }
    return overridden
  }

  /// Whether a subclass in these sources may replace the value of a property where it is named without its type.
  func isOverridden(_ id: Int) -> Bool {
    guard !overridden.isEmpty else { return false }
    let symbol = symbols[id]
    guard overridden.contains(Self.key(symbol.namespace + [symbol.name])) else { return false }
    return types[Self.key(symbol.namespace)]?.contains { symbols[$0].kind == .class } ?? false
  }
}

extension SwiftSymbols {
  /// Returns the declarations without the requirements of protocols that an extension of the protocol implements.
  ///
  /// Inside of the protocol, a conforming type may have another implementation, so the requirements stay.
  func implemented(_ found: [Int], from namespace: [String]) -> [Int] {
    guard found.count > 1, symbols[found[0]].namespace != namespace else { return found }
    let kept = found.filter { id in
      let declarations = outlines[symbols[id].file].declarations
      return declarations[symbols[id].declaration].parent.map { declarations[$0].kind != .protocol } ?? true
    }
    return kept.isEmpty ? found : kept
  }

  /// Returns the declarations that a release build for iOS may compile, or all if there are none.
  func released(_ found: [Int]) -> [Int] {
    guard found.count > 1 else { return found }
    let kept = found.filter { conditions[symbols[$0].file].isReleasable(symbols[$0].branch) }
    return kept.isEmpty ? found : kept
  }
}
