import DesignTokens
import SourceText
import SwiftSource

/// A static constant of a type, or a constant outside of types: what may be a token, and what others may refer to.
struct StaticConstant {
  /// The dotted name that tells it from all others of the audit.
  let path: TokenPath
  /// What stands before the names in its path: its module, or the file that a private name belongs to.
  let prefix: String
  /// What names in its value mean, and the type that is written after the colon.
  let scope: SwiftScope
  /// Its declaration there.
  let declaration: SwiftDeclaration
  /// Whether it is a token only when one refers to it: it stands in a view, in a private type, or in no type.
  let isLocal: Bool
  /// Whether its file alone sees it.
  let isPrivate: Bool
  /// When builds compile it.
  let presence: SwiftPresence

  /// Which document it is in.
  var document: Int { scope.file }
  /// The names of the types around it.
  var namespace: [String] { scope.namespace }
  /// The last name of the type that is written after the colon.
  var type: String? { scope.type }
}

/// The static constants of some documents, each once for every declaration, with the names that tell them apart.
struct StaticConstants {
  /// What the names in the documents mean.
  let names: SwiftSymbols
  private(set) var constants: [StaticConstant] = []
  private(set) var notices: [InputNotice] = []

  mutating func add(_ notice: InputNotice) { notices.append(notice) }
  /// The constant of each symbol.
  private var indices: [Int: Int] = [:]
  private var positions: [TokenPath: [Int]] = [:]
  /// Where variables get other values.
  let assignments: SwiftAssignments

  var outlines: [SwiftOutline] { names.outlines }

  init(_ outlines: [SwiftOutline], modules: [String?] = []) {
    names = SwiftSymbols(outlines, modules: modules)
    assignments = SwiftAssignments(names)
    for document in outlines.indices { noticeUnread(document) }
    let candidates = names.symbols.indices.filter { isCandidate(names.symbols[$0]) }
    let prefixes = prefixes(of: candidates)
    var views = ViewTypes(names)
    for id in candidates {
      let symbol = names.symbols[id]
      let declaration = outlines[symbol.file].declarations[symbol.declaration]
      let prefix = prefixes[id] ?? ""
      let path = TokenPath(prefix + (symbol.namespace + [symbol.name]).joined(separator: "."))
      indices[id] = constants.count
      positions[path, default: []].append(constants.count)
      constants.append(
        StaticConstant(
          path: path, prefix: prefix, scope: scope(of: symbol), declaration: declaration,
          isLocal: symbol.namespace.isEmpty || views.isLocal(symbol), isPrivate: symbol.isPrivate,
          presence: symbol.presence))
    }
  }

  /// The scope of a constant, with the type as a reader of colors knows it: what an alias stands for.
  private func scope(of symbol: SwiftSymbol) -> SwiftScope {
    var scope = names.scope(of: symbol.declaration, in: symbol.file)
    if let name = scope.type, !SwiftTypes.isColor(name) { scope.type = typeName([name], at: scope) ?? name }
    return scope
  }

  /// The last name of the type that a name means, aliases replaced; nil where it means no type.
  func typeName(_ path: [String], at place: SwiftScope) -> String? {
    let found = names.lookUp(path, from: place.namespace, in: place.file, isStatic: true)
    guard case .type(let type) = found else { return nil }
    return type.last
  }

  private func isCandidate(_ symbol: SwiftSymbol) -> Bool {
    guard symbol.isStatic, symbol.kind == .constant || symbol.kind == .variable else { return false }
    let outline = outlines[symbol.file]
    let declaration = outline.declarations[symbol.declaration]
    // A requirement of a protocol has accessors and no value.
    if let parent = declaration.parent, outline.declarations[parent].kind == .protocol { return false }
    return declaration.value != nil || declaration.body != nil
  }

  /// What stands before the names of constants: the module where one is named, and the file of private types and names that others share.
  private func prefixes(of candidates: [Int]) -> [Int: String] {
    var owners: [[UInt8]: Set<Owner>] = [:]
    for id in candidates {
      let symbol = names.symbols[id]
      owners[key(of: symbol), default: []].insert(owner(of: symbol))
    }
    let shared = candidates.filter { id in
      let symbol = names.symbols[id]
      return symbol.isPrivate && owners[key(of: symbol)]?.count ?? 0 > 1
    }
    // All of a private type is called alike.
    let roots = Set(shared.map { Root(names.symbols[$0]) })
    let labels = FileLabels(shared.map { outlines[names.symbols[$0].file].source.path })
    var prefixes: [Int: String] = [:]
    for id in candidates {
      let symbol = names.symbols[id]
      let module = names.modules[symbol.file].map { "\($0)." } ?? ""
      if symbol.isPrivate, roots.contains(Root(symbol)) {
        prefixes[id] = labels[outlines[symbol.file].source.path] + ":" + module
      } else if !module.utf8.isEmpty {
        prefixes[id] = module
      }
    }
    return prefixes
  }

  private func key(of symbol: SwiftSymbol) -> [UInt8] {
    Array((symbol.namespace + [symbol.name]).joined(separator: ".").utf8)
  }

  /// Who a name belongs to: a file, or everything that sees the name.
  private struct Owner: Hashable {
    let file: Int?
    let module: String?
  }

  private func owner(of symbol: SwiftSymbol) -> Owner {
    Owner(file: symbol.isPrivate ? symbol.file : nil, module: names.modules[symbol.file])
  }

  /// The outermost type of a private name, in its file.
  private struct Root: Hashable {
    let file: Int
    let name: String

    init(_ symbol: SwiftSymbol) {
      file = symbol.file
      name = symbol.namespace.first ?? symbol.name
    }
  }

  // MARK: Lookup

  /// The constant at a path: of several, in branches of one `#if`, the one that is read.
  func index(of path: TokenPath) -> Int? {
    guard let found = positions[path] else { return nil }
    return found.first { constants[$0].presence.isRead } ?? found.first
  }

  /// All declarations at the path of a constant, in order.
  func declarations(at path: TokenPath) -> [Int] { positions[path] ?? [] }

  /// What a dotted name refers to.
  enum Referent: Equatable {
    /// A constant, and the names that follow it.
    case constant(Int, rest: [String])
    /// A type, or a member that a known type does not have.
    case type
    /// Type aliases that stand for different types in branches of `#if`, or in several files.
    case ambiguous([Int])
    /// Nothing in these documents.
    case unknown
  }

  /// What a dotted name refers to in a namespace: the innermost type that knows its first name decides.
  func lookUp(_ path: [String], at place: SwiftScope) -> Referent {
    switch names.lookUp(path, at: place, isStatic: true) {
    case .members(let found, let rest):
      let known = found.compactMap { indices[$0] }
      let read = known.first { constants[$0].presence.isRead } ?? known.first
      return read.map { .constant($0, rest: rest) } ?? .type
    case .type, .opaque: return .type
    case .ambiguous(let aliases): return .ambiguous(aliases)
    case .unknown: return .unknown
    }
  }

  /// Whether a dotted name is that of a function that returns a color.
  func isColorFunction(_ path: [String], from namespace: [String], document: Int) -> Bool {
    guard let name = path.last else { return false }
    return names.functions(named: name, in: document).contains { id in
      let symbol = names.symbols[id]
      let outline = outlines[symbol.file]
      guard symbol.kind == .function,
        SwiftTypes.isColor(outline.declarations[symbol.declaration].type.flatMap(outline.lastName))
      else { return false }
      return (0...namespace.count).contains { symbol.namespace + [name] == Array(namespace.prefix($0)) + path }
    }
  }

  /// Whether all functions of a name that a file sees return a color.
  func returnsColor(functionNamed name: String, document: Int) -> Bool {
    let found = names.functions(named: name, in: document)
    return !found.isEmpty
      && found.allSatisfy { id in
        let outline = outlines[names.symbols[id].file]
        let result = outline.declarations[names.symbols[id].declaration].type
        return SwiftTypes.isColor(result.flatMap(outline.lastName))
      }
  }

  /// Where a variable gets another value than the one it is declared with; nil where no document says so.
  func assignment(to constant: StaticConstant) -> SourceLocation? {
    let declaration = constant.declaration
    guard declaration.kind == .variable, declaration.value != nil else { return nil }
    return assignments.places[constant.document]?[declaration.nameToken]
  }

  /// Where the name of a declaration stands.
  func location(of index: Int) -> SourceLocation {
    let name = constants[index].declaration.nameToken
    return outlines[constants[index].document].location(of: name..<name + 1)
  }

  /// Where symbols are declared, as messages list them: `A.swift:3 and B.swift:7`.
  func places(of symbols: [Int]) -> String { names.places(of: symbols) }
}
