import DesignTokens
import SourceText
import SwiftSource

/// A static constant of a type: what may be a token, and what others may refer to.
struct SwiftSymbol {
  /// The dotted name.
  let path: TokenPath
  /// The names of the types around it.
  let namespace: [String]
  /// Which document it is in.
  let document: Int
  /// Its declaration there.
  let declaration: SwiftDeclaration
  /// The last name of the type that is written after the colon.
  let type: String?
  /// Whether it stands in a view or in a private type: it is a token only when one refers to it.
  let isLocal: Bool
}

/// The types, constants and functions that some documents declare, found by name as Swift finds them.
struct SwiftSymbols {
  /// A document, and which branches of its `#if`s are read.
  let documents: [(outline: SwiftOutline, isRead: [Bool])]
  private(set) var symbols: [SwiftSymbol] = []
  private(set) var notices: [Notice] = []
  private var positions: [TokenPath: [Int]] = [:]
  private var types: Set<TokenPath> = []
  private var aliases: [TokenPath: [String]] = [:]
  private var colorFunctions: Set<TokenPath> = []
  private var locals: Set<TokenPath> = []
  private var isLocalPath: [TokenPath: Bool] = [:]

  /// The deepest nesting of types whose constants are read.
  static let deepestNamespace = 20
  /// The longest name of a constant with its types that is read, in bytes.
  static let longestPath = 1_000

  init(_ outlines: [SwiftOutline]) {
    var read: [(outline: SwiftOutline, isRead: [Bool])] = []
    for outline in outlines {
      let conditions = SwiftConditions(outline)
      read.append((outline, conditions.isRead))
      notices += conditions.notices
    }
    documents = read
    for document in documents.indices { collectTypes(document) }
    // An extension may name a type by an alias that a later document declares.
    if !aliases.isEmpty {
      (types, locals, colorFunctions) = ([], [], [])
      for document in documents.indices { collectTypes(document) }
    }
    for document in documents.indices { collectConstants(document) }
  }

  private func isRead(_ declaration: SwiftDeclaration, in document: Int) -> Bool {
    declaration.branch.map { documents[document].isRead[$0] } ?? true
  }

  /// The namespace that each type or extension of a document opens; nil for what is not read.
  private func namespaces(of document: Int) -> [[String]?] {
    let declarations = documents[document].outline.declarations
    var result: [[String]?] = Array(repeating: nil, count: declarations.count)
    for (index, declaration) in declarations.enumerated() where declaration.hasMembers {
      guard isRead(declaration, in: document), !declaration.name.isEmpty else { continue }
      let names = TokenPath(declaration.name).segments
      if declaration.kind == .extension {
        result[index] = names.count <= SwiftSymbols.deepestNamespace ? expanded(names) : nil
      } else if let parent = declaration.parent {
        result[index] = result[parent].flatMap {
          $0.count < SwiftSymbols.deepestNamespace ? $0 + names : nil
        }
      } else {
        result[index] = names
      }
    }
    return result
  }

  private mutating func collectTypes(_ document: Int) {
    let outline = documents[document].outline
    let namespaces = namespaces(of: document)
    for (index, declaration) in outline.declarations.enumerated() where isRead(declaration, in: document) {
      let around = declaration.parent.map { namespaces[$0] } ?? []
      if let namespace = namespaces[index] {
        let path = TokenPath(segments: namespace)
        if types.insert(path).inserted, declaration.kind == .extension {
          for end in 1..<namespace.count { types.insert(TokenPath(segments: namespace.prefix(end))) }
        }
        if outline.isLocal(declaration) { locals.insert(path) }
      } else if let around, declaration.kind == .typealias, let value = declaration.value,
        let target = outline.expression(in: value).path
      {
        aliases[TokenPath(segments: around + [declaration.name])] = target
      } else if let around, declaration.kind == .function, let type = declaration.type,
        SwiftTypes.isColor(outline.lastName(of: type))
      {
        colorFunctions.insert(TokenPath(segments: around + [declaration.name]))
      }
    }
  }

  /// Says where types are nested deeper than the limit.
  private mutating func noticeDepth(_ namespaces: [[String]?], in outline: SwiftOutline) {
    let first = outline.declarations.indices.first { index in
      let declaration = outline.declarations[index]
      guard declaration.hasMembers, namespaces[index] == nil else { return false }
      if declaration.kind == .extension {
        return declaration.name.utf8.count { $0 == UInt8(ascii: ".") } >= SwiftSymbols.deepestNamespace
      }
      guard let parent = declaration.parent else { return false }
      return namespaces[parent]?.count ?? 0 >= SwiftSymbols.deepestNamespace
    }
    guard let first else { return }
    let name = outline.declarations[first].nameToken
    notices.append(
      Notice(
        "constants in types nested deeper than \(SwiftSymbols.deepestNamespace) are not read",
        at: outline.location(of: name..<name + 1)))
  }

  private mutating func collectConstants(_ document: Int) {
    let outline = documents[document].outline
    let namespaces = namespaces(of: document)
    noticeDepth(namespaces, in: outline)
    for declaration in outline.declarations {
      guard declaration.kind == .constant || declaration.kind == .variable, declaration.modifiers.contains(.static),
        declaration.value != nil || declaration.body != nil, isRead(declaration, in: document),
        let parent = declaration.parent, let namespace = namespaces[parent]
      else { continue }
      let path = TokenPath(segments: namespace + [declaration.name])
      guard !declaration.name.isEmpty, path.description.utf8.count <= SwiftSymbols.longestPath else {
        notices.append(
          Notice(
            "a constant whose name has more than \(SwiftSymbols.longestPath) bytes with its types is not read",
            at: outline.location(of: declaration.nameToken..<declaration.nameToken + 1)))
        continue
      }
      positions[path, default: []].append(symbols.count)
      symbols.append(
        SwiftSymbol(
          path: path, namespace: namespace, document: document, declaration: declaration,
          type: declaration.type.flatMap(outline.lastName), isLocal: isLocal(namespace)))
    }
  }

  /// Whether a type or one around it is a view or private.
  private mutating func isLocal(_ namespace: [String]) -> Bool {
    if locals.isEmpty { return false }
    let path = TokenPath(segments: namespace)
    if let known = isLocalPath[path] { return known }
    let isLocal = (1...namespace.count).contains { locals.contains(TokenPath(segments: namespace.prefix($0))) }
    isLocalPath[path] = isLocal
    return isLocal
  }

  // MARK: Lookup

  /// The constant at a path; the last when several documents declare it.
  func index(of path: TokenPath) -> Int? { positions[path]?.last }

  /// What a dotted name refers to.
  enum Referent: Equatable {
    /// A constant, and the names that follow it.
    case constant(Int, rest: [String])
    /// A type, or a member that a known type does not have.
    case type
    /// Nothing in these documents.
    case unknown
  }

  /// What a dotted name refers to in a namespace: the innermost type that knows its first name decides.
  func lookUp(_ names: [String], from namespace: [String], document: Int) -> Referent {
    var names = names
    if let first = names.first, first == "Self" || first == "self" { names = namespace + names.dropFirst() }
    for depth in (0...namespace.count).reversed() {
      if let referent = walk(names, from: Array(namespace.prefix(depth)), document) { return referent }
    }
    return .unknown
  }

  /// Whether a dotted name is that of a function that returns a colour.
  func isColorFunction(_ names: [String], from namespace: [String]) -> Bool {
    (0...namespace.count).contains { colorFunctions.contains(TokenPath(segments: namespace.prefix($0) + names)) }
  }

  /// The names from a namespace on; nil when it does not know the first.
  private func walk(_ names: [String], from namespace: [String], _ document: Int) -> Referent? {
    var current = namespace
    for (index, name) in names.enumerated() {
      guard current.count <= SwiftSymbols.deepestNamespace else { return .unknown }
      let path = TokenPath(segments: current + [name])
      if let candidates = positions[path] {
        let own = candidates.last { symbols[$0].document == document }
        return .constant(own ?? candidates[candidates.count - 1], rest: Array(names[(index + 1)...]))
      }
      if types.contains(path) {
        current.append(name)
      } else if let target = aliases[path] {
        current = expanded(target)
      } else {
        return index == 0 ? nil : .unknown
      }
    }
    return .type
  }

  /// The names with the aliases in them replaced, a bounded number of times.
  private func expanded(_ names: [String]) -> [String] {
    var names = names
    for _ in 0..<20 {
      guard let end = (1...max(1, names.count)).first(where: { aliases[TokenPath(segments: names.prefix($0))] != nil }),
        let target = aliases[TokenPath(segments: names.prefix(end))]
      else { return names }
      names = Array((target + names.dropFirst(end)).prefix(SwiftSymbols.deepestNamespace))
    }
    return names
  }
}
