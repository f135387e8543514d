/// The inheritance of the types in several files.
struct SwiftInheritance {
  private let symbols: SwiftSymbols
  /// The types that each type names after its colon, including those of its extensions.
  private var named: [[UInt8]: [Parent]] = [:]

  /// A class or protocol in an inheritance clause.
  private struct Parent {
    let path: [String]
    let isClass: Bool
  }

  /// The maximum number of inherited types per type.
  private static let mostTypes = 64

  init(_ symbols: SwiftSymbols) {
    self.symbols = symbols
    for file in symbols.outlines.indices {
      for (index, declaration) in symbols.outlines[file].declarations.enumerated() {
        guard let clause = declaration.inheritance, let namespace = symbols.namespaces[file][index] else { continue }
        let key = SwiftSymbols.key(namespace)
        let around = declaration.kind == .extension ? [] : Array(namespace.dropLast())
        for path in paths(in: clause, symbols.outlines[file]) {
          guard let parent = parent(path, around, file), SwiftSymbols.key(parent.path) != key else { continue }
          named[key, default: []].append(parent)
        }
      }
    }
  }

  /// Returns, for each type, the types whose members it inherits, in order of precedence.
  ///
  /// - Complexity: O(n) in the number of types, each with a bounded number of inherited types.
  func types() -> [[UInt8]: [[String]]] {
    var types: [[UInt8]: [[String]]] = [:]
    for key in named.keys {
      let classes = classes(above: key)
      var seen: Set<[UInt8]> = Set([key] + classes.map(SwiftSymbols.key))
      var protocols: [[String]] = []
      for holder in ([key] + classes.map(SwiftSymbols.key)).reversed() { visit(holder, &seen, &protocols, depth: 0) }
      types[key] = classes + protocols.reversed()
    }
    return types
  }

  private func classes(above key: [UInt8]) -> [[String]] {
    var classes: [[String]] = []
    var seen: Set<[UInt8]> = [key]
    var current = key
    while let parent = named[current]?.first(where: \.isClass), classes.count < Self.mostTypes {
      current = SwiftSymbols.key(parent.path)
      guard seen.insert(current).inserted else { break }
      classes.append(parent.path)
    }
    return classes
  }

  /// Adds the protocols of a type, each after the protocols that it refines.
  private func visit(_ key: [UInt8], _ seen: inout Set<[UInt8]>, _ found: inout [[String]], depth: Int) {
    guard depth < SwiftSymbols.deepestNamespace else { return }
    for parent in (named[key] ?? []).reversed() where !parent.isClass && found.count < Self.mostTypes {
      let next = SwiftSymbols.key(parent.path)
      guard seen.insert(next).inserted else { continue }
      visit(next, &seen, &found, depth: depth + 1)
      found.append(parent.path)
    }
  }

  /// Returns the dotted names of an inheritance clause, without their generic arguments.
  private func paths(in clause: Range<Int>, _ outline: SwiftOutline) -> [[String]] {
    var paths: [[String]] = []
    var path: [String] = []
    var angles = 0
    for token in clause {
      switch outline.tokens[token].kind {
      case .identifier where angles == 0:
        if token > clause.lowerBound, outline.tokens[token - 1].kind == .point || path.isEmpty {
          path.append(outline.name(token))
        } else {
          path = [outline.name(token)]
        }
      case .sign where outline.isToken(token, "&"), .comma where angles == 0:
        if !path.isEmpty { paths.append(path) }
        path = []
      case .sign:
        for byte in outline.source.bytes[outline.tokens[token].range] {
          if byte == UInt8(ascii: "<") { angles += 1 } else if byte == UInt8(ascii: ">") { angles -= 1 }
        }
      default: continue
      }
    }
    return path.isEmpty ? paths : paths + [path]
  }

  /// Returns the type that a name in an inheritance clause refers to.
  private func parent(_ path: [String], _ around: [String], _ file: Int) -> Parent? {
    if let id = symbols.types(named: path, from: around, in: file).first {
      let symbol = symbols.symbols[id]
      return Parent(path: symbol.namespace + [symbol.name], isClass: symbol.kind == .class)
    }
    // The type is declared elsewhere and extended in these files.
    let isExtended = symbols.extended[SwiftSymbols.key(path)] != nil
    return isExtended ? Parent(path: path, isClass: false) : nil
  }
}
