import SourceText

/// The declared names of several files, looked up by lexical scope, then by file, then by module.
///
/// A private declaration is visible only in its file and takes precedence there. If two files declare the same visible name, a lookup
/// returns both declarations, and the caller reports the ambiguity.
public struct SwiftSymbols: Sendable {
  /// The outlines of the files.
  public let outlines: [SwiftOutline]
  /// The module of each file; nil if modules can't be distinguished.
  public let modules: [String?]
  /// The `#if` conditions of each file.
  public let conditions: [SwiftConditions]
  /// Every named declaration that some build compiles, file by file.
  public private(set) var symbols: [SwiftSymbol] = []
  /// The names of the type that each declaration opens, by file; nil if it opens no type or is nested too deeply.
  public private(set) var namespaces: [[[String]?]] = []

  var members: [[UInt8]: [Int]] = [:]
  var types: [[UInt8]: [Int]] = [:]
  var functions: [[UInt8]: [Int]] = [:]
  /// The names that extensions of types declared elsewhere add.
  var extended: [[UInt8]: Set<Int>] = [:]
  /// The types whose members each type inherits: superclasses, nearest first, then protocols, refining ones first.
  private(set) var inherited: [[UInt8]: [[String]]] = [:]
  /// The generic parameters of each type.
  private(set) var generics: [[UInt8]: Set<String>] = [:]
  /// The names of all generic parameters, to exclude other names quickly.
  private(set) var genericNames: Set<String> = []
  /// The properties that subclasses override, by class and name.
  private(set) var overridden: Set<[UInt8]> = []
  private(set) var signatures: [Int: SwiftSignature] = [:]
  private var privateTypes: Set<[UInt8]> = []

  /// The maximum nesting of types whose members are found.
  public static let deepestNamespace = 20
  /// The maximum length of a declaration's name including its types, in bytes.
  public static let longestPath = 1_000
  /// The file index that represents every file among those that see an extension.
  static let everyFile = -1

  /// Collects the declarations of several files.
  ///
  /// - Parameter modules: the module of each file; files beyond the end of the array have none.
  /// - Complexity: O(n) in the number of declarations.
  public init(_ outlines: [SwiftOutline], modules: [String?] = []) {
    self.outlines = outlines
    self.modules = outlines.indices.map { $0 < modules.count ? modules[$0] : nil }
    conditions = outlines.map { SwiftConditions($0) }
    collectTypes()
    // An extension may name a type by an alias that a later file declares.
    if symbols.contains(where: { $0.kind == .typealias }) { collectTypes() }
    generics = SwiftSymbols.generics(of: outlines, namespaces)
    genericNames = generics.values.reduce(into: []) { $0.formUnion($1) }
    inherited = SwiftInheritance(self).types()
    for file in outlines.indices { collectMembers(of: file) }
    overridden = overriddenProperties()
  }

  static func key(_ names: some Sequence<String>) -> [UInt8] {
    var key: [UInt8] = []
    for name in names {
      if !key.isEmpty { key.append(Ascii.point) }
      key += name.utf8
    }
    return key
  }

  /// Returns the number of names of the outermost enclosing type or extension; 1 if there is none.
  public func outermost(around declaration: Int, in file: Int) -> Int {
    var outer = declaration
    while let parent = outlines[file].declarations[outer].parent { outer = parent }
    return namespaces[file][outer]?.count ?? 1
  }

  // MARK: Collecting

  private mutating func collectTypes() {
    let aliases = symbols.isEmpty ? nil : self
    (symbols, types, extended, privateTypes) = ([], [:], [:], [])
    namespaces = outlines.indices.map { namespaces(of: $0, aliases) }
    for file in outlines.indices {
      for (index, declaration) in outlines[file].declarations.enumerated()
      where declaration.kind == .typealias || (declaration.hasMembers && declaration.kind != .extension) {
        guard let id = add(index, declaration, file) else { continue }
        let key = Self.key(symbols[id].namespace + [symbols[id].name])
        types[key, default: []].append(id)
        if symbols[id].isPrivate, declaration.hasMembers { privateTypes.insert(Self.key(key, in: file)) }
      }
    }
    for file in outlines.indices { collectExtensions(of: file) }
  }

  private mutating func collectExtensions(of file: Int) {
    for (index, declaration) in outlines[file].declarations.enumerated() where declaration.kind == .extension {
      guard let namespace = namespaces[file][index], presence(of: declaration, file) != .never else { continue }
      let place = isPrivate(index, file) ? file : Self.everyFile
      for end in 1..<namespace.count + 1 { extended[Self.key(namespace.prefix(end)), default: []].insert(place) }
    }
  }

  private mutating func collectMembers(of file: Int) {
    for (index, declaration) in outlines[file].declarations.enumerated() {
      switch declaration.kind {
      case .constant, .variable:
        guard let id = add(index, declaration, file) else { continue }
        members[Self.key(symbols[id].namespace + [symbols[id].name]), default: []].append(id)
      case .function, .initializer, .enumCase:
        guard let id = add(index, declaration, file) else { continue }
        signatures[id] = outlines[file].signature(of: declaration)
        let key =
          declaration.kind == .initializer ? Self.key(symbols[id].namespace + ["init"]) : Array(symbols[id].name.utf8)
        functions[key, default: []].append(id)
      default: break
      }
    }
  }

  private mutating func add(_ index: Int, _ declaration: SwiftDeclaration, _ file: Int) -> Int? {
    let presence = presence(of: declaration, file)
    guard presence != .never, !declaration.name.isEmpty else { return nil }
    var namespace: [String] = []
    if let parent = declaration.parent {
      guard let around = namespaces[file][parent] else { return nil }
      namespace = around
    }
    let length = namespace.reduce(declaration.name.utf8.count) { $0 + $1.utf8.count + 1 }
    guard length <= Self.longestPath else { return nil }
    let isStatic =
      declaration.modifiers.contains(.static) || declaration.parent == nil || declaration.hasMembers
      || declaration.kind == .typealias || declaration.kind == .enumCase
    symbols.append(
      SwiftSymbol(
        file: file, declaration: index, namespace: namespace,
        name: declaration.kind == .initializer ? "init" : declaration.name, kind: declaration.kind, isStatic: isStatic,
        isPrivate: isPrivate(index, file), branch: declaration.branch, presence: presence))
    return symbols.count - 1
  }

  private func presence(of declaration: SwiftDeclaration, _ file: Int) -> SwiftPresence {
    conditions[file].presence(in: declaration.branch)
  }

  private static func key(_ path: [UInt8], in file: Int) -> [UInt8] { path + [0] + Array(String(file).utf8) }

  /// Whether a declaration or an enclosing one is private or extends a private type.
  private func isPrivate(_ index: Int, _ file: Int) -> Bool {
    var next: Int? = index
    while let current = next {
      let declaration = outlines[file].declarations[current]
      if declaration.modifiers.contains(.private) { return true }
      if declaration.kind == .extension, let names = namespaces[file][current], !privateTypes.isEmpty {
        for end in 1..<names.count + 1
        where privateTypes.contains(Self.key(Self.key(names.prefix(end)), in: file)) {
          return true
        }
      }
      next = declaration.parent
    }
    return false
  }

  /// Returns the namespace that each type or extension of a file opens.
  private func namespaces(of file: Int, _ aliases: SwiftSymbols?) -> [[String]?] {
    let outline = outlines[file]
    var result: [[String]?] = Array(repeating: nil, count: outline.declarations.count)
    for (index, declaration) in outline.declarations.enumerated() where declaration.hasMembers {
      guard !declaration.name.isEmpty else { continue }
      if declaration.kind == .extension {
        let names = declaration.name.utf8.split(separator: Ascii.point).map { String(Substring($0)) }
        guard names.count <= Self.deepestNamespace else { continue }
        result[index] = aliases?.expanded(names, in: file) ?? names
      } else if let parent = declaration.parent {
        result[index] = result[parent].flatMap {
          $0.count < Self.deepestNamespace ? $0 + [declaration.name] : nil
        }
      } else {
        result[index] = [declaration.name]
      }
      let length = result[index]?.reduce(0) { $0 + $1.utf8.count + 1 } ?? 0
      if length > Self.longestPath { result[index] = nil }
    }
    return result
  }
}
