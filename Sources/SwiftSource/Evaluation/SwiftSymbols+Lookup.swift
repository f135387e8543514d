import SourceText

// What a name means.

extension SwiftSymbols {
  /// What a dotted name means.
  public enum Referent: Sendable, Hashable {
    /// Constants or variables, by their indices among the symbols, and the names that follow them. More than one is as many declarations that
    /// are seen from the place: in branches of one `#if`, or in several files.
    case members([Int], rest: [String])
    /// A type, or an extension of one that is declared elsewhere, by its names.
    case type([String])
    /// Type aliases of one name that stand for different types.
    case ambiguous([Int])
    /// Nothing in these files.
    case unknown
  }

  /// What a dotted name means where it is written: the innermost type that knows its first name decides.
  ///
  /// - Parameters:
  ///   - names: the names between the dots.
  ///   - namespace: the names of the types around the place.
  ///   - file: the file that the place is in.
  ///   - isStatic: whether only what needs no instance counts.
  public func lookUp(
    _ names: [String], from namespace: [String], in file: Int, isStatic: Bool = false
  ) -> Referent {
    var names = names
    if let first = names.first, first == "Self" || first == "self" { names = namespace + names.dropFirst() }
    for depth in (0...namespace.count).reversed() {
      if let found = walk(names, from: Array(namespace.prefix(depth)), file, modules[file], isStatic) { return found }
    }
    guard names.count > 1, let first = names.first, let other = modules.first(where: { $0 == first }) else {
      return .unknown
    }
    return walk(Array(names.dropFirst()), from: [], file, other, isStatic) ?? .unknown
  }

  /// The types that a dotted name means where it is written, extensions not among them.
  public func types(named names: [String], from namespace: [String], in file: Int) -> [Int] {
    for depth in (0...namespace.count).reversed() {
      let path = namespace.prefix(depth) + names
      let found = visible(types[Self.key(path), default: []], from: file, modules[file])
      let declared = found.filter { symbols[$0].kind != .typealias }
      if !declared.isEmpty { return declared }
      for alias in found {
        guard let target = target(of: alias) else { continue }
        let nominal = visible(types[Self.key(target), default: []], from: file, modules[file])
        if !nominal.isEmpty { return nominal.filter { symbols[$0].kind != .typealias } }
      }
    }
    return []
  }

  /// The functions and enum cases of a name that a file sees.
  public func functions(named name: String, in file: Int) -> [Int] {
    visible(functions[Array(name.utf8), default: []], from: file, nil, isOwnFileFirst: false)
  }

  /// The functions and enum cases of a name in all files.
  public func functions(named name: String) -> [Int] { functions[Array(name.utf8)] ?? [] }

  /// The initializers that a type declares, its extensions among them.
  public func initializers(of type: Int, in file: Int) -> [Int] {
    let symbol = symbols[type]
    let found = functions[Self.key(symbol.namespace + [symbol.name, "init"]), default: []]
    return visible(found, from: file, nil, isOwnFileFirst: false).filter {
      !symbol.isPrivate || symbols[$0].file == symbol.file
    }
  }

  /// The parameters of a function, an initializer or an enum case; nil when it has none, or is something else.
  public func signature(of symbol: Int) -> SwiftSignature? { signatures[symbol] }

  /// The type alias as dotted names; nil when it stands for something else than a name.
  private func target(of alias: Int) -> [String]? {
    let symbol = symbols[alias]
    let outline = outlines[symbol.file]
    guard symbol.kind == .typealias, let value = outline.declarations[symbol.declaration].value else { return nil }
    return outline.expression(in: value).path
  }

  /// Those of some declarations that a file sees: its own private ones, else those of its module, else those of other modules.
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

  /// The names from a namespace on; nil when it does not know the first.
  private func walk(
    _ names: [String], from namespace: [String], _ file: Int, _ module: String?, _ isStatic: Bool
  ) -> Referent? {
    var current = namespace
    for (index, name) in names.enumerated() {
      guard current.count <= Self.deepestNamespace else { return .unknown }
      let key = Self.key(current + [name])
      var found = members[key] ?? []
      if isStatic, !found.isEmpty { found = found.filter { symbols[$0].isStatic } }
      if !found.isEmpty {
        found = visible(found, from: file, module)
        if !found.isEmpty { return .members(found, rest: Array(names[(index + 1)...])) }
      }
      let declared = visible(types[key] ?? [], from: file, module)
      let aliases = declared.filter { symbols[$0].kind == .typealias }
      if !aliases.isEmpty, aliases.count == declared.count {
        let targets = aliases.map { target(of: $0).map { expanded($0, in: file) } }
        guard let target = targets[0] else { return index == 0 ? nil : .unknown }
        guard targets.allSatisfy({ $0 == target }) else { return .ambiguous(aliases) }
        current = target
      } else if !declared.isEmpty || isExtended(key, from: file) {
        current.append(name)
      } else {
        return index == 0 ? nil : .unknown
      }
    }
    return .type(current)
  }

  private func isExtended(_ key: [UInt8], from file: Int) -> Bool {
    guard let places = extended[key] else { return false }
    return places.contains(Self.everyFile) || places.contains(file)
  }

  /// The longest row of aliases of aliases that is followed.
  private static let longestRow = 20

  /// The names with the aliases in them replaced.
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

// MARK: Words

extension SwiftSymbols {
  /// How many places a message lists.
  private static let mostPlaces = 3

  /// Where symbols are declared, as messages list them: `A.swift:3 and B.swift:7`.
  public func places(of symbols: [Int]) -> String {
    var places: [String] = []
    for id in symbols {
      let location = location(of: id)
      let place = "\(location.path):\(location.line)"
      if !places.contains(place) { places.append(place) }
    }
    guard places.count > Self.mostPlaces else { return places.joined(separator: " and ") }
    return places.prefix(Self.mostPlaces).joined(separator: ", ") + " and \(places.count - Self.mostPlaces) more places"
  }

  /// Where the name of a symbol stands.
  public func location(of symbol: Int) -> SourceLocation {
    let outline = outlines[symbols[symbol].file]
    let name = outline.declarations[symbols[symbol].declaration].nameToken
    return outline.location(of: name..<name + 1)
  }
}
