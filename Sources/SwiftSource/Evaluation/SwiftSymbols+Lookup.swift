import SourceText

// Name lookup.

extension SwiftSymbols {
  /// The meaning of a dotted name.
  public enum Referent: Sendable, Hashable {
    /// Constants or variables, as symbol indices, and the names after them.
    ///
    /// Several indices are several visible declarations: in branches of one `#if`, or in several files.
    case members([Int], rest: [String])
    /// A type, or an extension of a type that is declared elsewhere, by its names.
    case type([String])
    /// Type aliases with the same name that refer to different types.
    case ambiguous([Int])
    /// A generic parameter, or an alias of a type that isn't a name.
    case opaque(String)
    /// A name that isn't declared in these files.
    case unknown
  }

  /// Returns the meaning of a dotted name at a location; the innermost type that declares or inherits its first name decides.
  ///
  /// - Parameters:
  ///   - names: the names between the dots.
  ///   - namespace: the names of the types around the location.
  ///   - file: the index of the file with the location.
  ///   - isStatic: whether only symbols that need no instance count.
  ///   - outermost: the number of names of the outermost declaration around the location. In `extension A.B` the members of `A` are
  ///     visible only with its name.
  public func lookUp(
    _ names: [String], from namespace: [String], in file: Int, isStatic: Bool = false, outermost: Int = 1
  ) -> Referent {
    if let first = names.first, first == "Self" || first == "self" {
      return walk(namespace + names.dropFirst(), from: [], file, modules[file], isStatic) ?? .unknown
    }
    for depth in (0...namespace.count).reversed() where depth == 0 || depth >= outermost {
      if let found = walk(names, from: Array(namespace.prefix(depth)), file, modules[file], isStatic) { return found }
    }
    guard names.count > 1, let first = names.first, let other = modules.first(where: { $0 == first }) else {
      return .unknown
    }
    return walk(Array(names.dropFirst()), from: [], file, other, isStatic) ?? .unknown
  }

  /// Returns the types that a dotted name refers to at its location, without extensions.
  public func types(named names: [String], from namespace: [String], in file: Int) -> [Int] {
    for depth in (0...namespace.count).reversed() {
      let around = Array(namespace.prefix(depth))
      if let first = names.first, isGeneric(first, in: around) { return [] }
      let found =
        ([around] + (inherited[Self.key(around)] ?? [])).lazy
        .map { visible(types[Self.key($0 + names), default: []], from: file, modules[file]) }.first { !$0.isEmpty }
        ?? []
      let declared = found.filter { symbols[$0].kind != .typealias }
      if !declared.isEmpty { return declared }
      for alias in found {
        guard let target = target(of: alias) else { continue }
        let nominal = visible(types[Self.key(target), default: []], from: file, modules[file])
        if !nominal.isEmpty { return nominal.filter { symbols[$0].kind != .typealias } }
      }
      if !found.isEmpty { return [] }
    }
    return []
  }

  /// Whether a type or an extension that a file sees declares a static property with a name.
  package func declares(_ name: String, in type: [String], from file: Int) -> Bool {
    members[Self.key(type + [name])]?.contains {
      symbols[$0].isStatic && (!symbols[$0].isPrivate || symbols[$0].file == file)
    } ?? false
  }

  /// Returns the functions and enum cases with a name that are visible in a file.
  public func functions(named name: String, in file: Int) -> [Int] {
    visible(functions[Array(name.utf8), default: []], from: file, nil, isOwnFileFirst: false)
  }

  /// Returns the functions and enum cases with a name in all files.
  public func functions(named name: String) -> [Int] { functions[Array(name.utf8)] ?? [] }

  /// Returns the initializers of a type, including those in its extensions.
  public func initializers(of type: Int, in file: Int) -> [Int] {
    let symbol = symbols[type]
    let found = functions[Self.key(symbol.namespace + [symbol.name, "init"]), default: []]
    return visible(found, from: file, nil, isOwnFileFirst: false).filter {
      !symbol.isPrivate || symbols[$0].file == symbol.file
    }
  }

  /// Returns the parameters of a function, an initializer, or an enum case; nil if there are none.
  public func signature(of symbol: Int) -> SwiftSignature? { signatures[symbol] }

  /// Returns the target of a type alias as dotted names; nil if the target isn't a name.
  private func target(of alias: Int) -> [String]? {
    let symbol = symbols[alias]
    let outline = outlines[symbol.file]
    guard symbol.kind == .typealias, let value = outline.declarations[symbol.declaration].value else { return nil }
    return outline.expression(in: value).path
  }

  /// Returns the symbols that a file sees: its own private ones, else those of its module, else those of other modules.
  func visible(
    _ candidates: [Int], from file: Int, _ module: String?, isOwnFileFirst: Bool = true
  ) -> [Int] {
    guard isOwnFileFirst else { return candidates.filter { !symbols[$0].isPrivate || symbols[$0].file == file } }
    let own = candidates.filter { symbols[$0].isPrivate && symbols[$0].file == file }
    if !own.isEmpty { return own }
    let open = candidates.filter { !symbols[$0].isPrivate }
    guard open.count > 1 else { return open }
    let same = open.filter { modules[symbols[$0].file] == module }
    return same.isEmpty ? open : same
  }

  /// The meaning of a name in a namespace.
  private enum Step {
    case members([Int])
    case type([String])
    case ambiguous([Int])
    case opaque
  }

  /// Resolves names from a namespace on; nil if the namespace doesn't contain the first name.
  private func walk(
    _ names: [String], from namespace: [String], _ file: Int, _ module: String?, _ isStatic: Bool
  ) -> Referent? {
    var current = namespace
    for (index, name) in names.enumerated() {
      guard current.count <= Self.deepestNamespace else { return .unknown }
      var found = step(to: name, in: current, file, module, isStatic)
      if found == nil {
        // Inherited members take precedence over enclosing scopes.
        found =
          (inherited[Self.key(current)] ?? []).lazy
          .compactMap { step(to: name, in: $0, file, module, isStatic) }.first
      }
      switch found {
      case .members(let members): return .members(members, rest: Array(names[(index + 1)...]))
      case .ambiguous(let aliases): return .ambiguous(aliases)
      case .opaque: return .opaque(name)
      case .type(let path): current = path
      case nil: return index == 0 ? nil : .unknown
      }
    }
    return .type(current)
  }

  /// Returns the meaning of a name directly in a namespace; nil if the namespace doesn't contain it.
  private func step(
    to name: String, in namespace: [String], _ file: Int, _ module: String?, _ isStatic: Bool
  ) -> Step? {
    let key = Self.key(namespace + [name])
    var found = members[key] ?? []
    if isStatic, !found.isEmpty { found = found.filter { symbols[$0].isStatic } }
    if !found.isEmpty {
      found = visible(found, from: file, module)
      if !found.isEmpty { return .members(found) }
    }
    let declared = visible(types[key] ?? [], from: file, module)
    let aliases = declared.filter { symbols[$0].kind == .typealias }
    if !aliases.isEmpty, aliases.count == declared.count {
      let targets = aliases.map(meaning)
      guard let target = targets[0] else { return .opaque }
      return targets.allSatisfy { $0 == target } ? .type(target) : .ambiguous(aliases)
    }
    if !declared.isEmpty || isExtended(key, from: file) { return .type(namespace + [name]) }
    return isGeneric(name, in: namespace) ? .opaque : nil
  }

  /// Whether a name is a generic parameter of a type.
  private func isGeneric(_ name: String, in type: [String]) -> Bool {
    genericNames.contains(name) && generics[Self.key(type)]?.contains(name) == true
  }

  /// Returns the type that an alias refers to at its declaration; nil if its target isn't a name.
  private func meaning(of alias: Int) -> [String]? {
    guard let target = target(of: alias) else { return nil }
    let symbol = symbols[alias]
    guard target != [symbol.name] else { return expanded(target, in: symbol.file) }
    let declared = types(named: target, from: symbol.namespace, in: symbol.file)
    guard let first = declared.first else { return expanded(target, in: symbol.file) }
    return symbols[first].namespace + [symbols[first].name]
  }

  private func isExtended(_ key: [UInt8], from file: Int) -> Bool {
    guard let places = extended[key] else { return false }
    return places.contains(Self.everyFile) || places.contains(file)
  }

  /// The maximum length of a chain of aliases.
  private static let longestRow = 20

  /// Returns the names with aliases replaced by their targets.
  func expanded(_ names: [String], in file: Int) -> [String] {
    var names = names
    for _ in 0..<Self.longestRow {
      var replaced: [String]?
      for end in 1..<names.count + 1 {
        let found = visible(types[Self.key(names.prefix(end))] ?? [], from: file, modules[file])
        guard let alias = found.first, symbols[alias].kind == .typealias, let target = target(of: alias) else {
          continue
        }
        replaced = Array((target + names.dropFirst(end)).prefix(Self.deepestNamespace))
        break
      }
      guard let replaced, replaced != names else { return names }
      names = replaced
    }
    return names
  }
}

// MARK: Text

extension SwiftSymbols {
  /// The maximum number of locations in a message.
  private static let mostPlaces = 3

  /// Returns the declaration locations of symbols for messages: `A.swift:3 and B.swift:7`.
  public func places(of symbols: [Int]) -> String {
    var places: [String] = []
    for id in symbols {
      let location = location(of: id)
      let place = "\(location.path):\(location.line)"
      if !places.contains(place) { places.append(place) }
    }
    guard places.count > Self.mostPlaces else { return places.joined(separator: " and ") }
    return places.prefix(Self.mostPlaces).joined(separator: ", ") + ", and \(places.count - Self.mostPlaces) more"
  }

  /// Returns the location of a symbol's name.
  public func location(of symbol: Int) -> SourceLocation {
    let outline = outlines[symbols[symbol].file]
    let name = outline.declarations[symbols[symbol].declaration].nameToken
    return outline.location(of: name..<name + 1)
  }
}
