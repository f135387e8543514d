import SwiftSource

/// What the declarations of all files say about names, as far as it concerns colors and modifiers.
///
/// A call means the declarations of its name that its file sees and whose labels fit it. Private ones of other files, overloads with other
/// labels, and methods of types that the call is not on say nothing.
struct CodeNames: Sendable {
  let symbols: SwiftSymbols
  /// The properties by their last name.
  private var properties: [[UInt8]: [Int]] = [:]
  /// The initializers by the labels of their parameters.
  private var initializers: [[UInt8]: [Int]] = [:]
  /// The types with instance properties, which may have an initializer of their own for these, by the names of the properties.
  private var owners: [[UInt8]: [Int]] = [:]
  /// The types that are named like a color of the platform.
  private var namesakes: [Int] = []

  /// The most declarations of one name that a call is compared with.
  private static let mostOverloads = 200

  /// A call whose meaning is asked for.
  struct Call {
    /// The names that are called: `Gradient`, `Stop`.
    let path: [String]
    let arguments: [SwiftExpression.Argument]
    /// Whether it is called on a value that stands before it.
    var isModifier = false
    /// Whether a full stop stands before it and no type.
    var isImplicit = false
    /// The view that it is called on; nil where that is something else, or not known.
    var receiver: String?
    let file: Int
    let namespace: [String]
  }

  /// What one declaration says.
  struct Said {
    let isColor: Bool
    let symbol: Int
  }

  init(_ symbols: SwiftSymbols) {
    self.symbols = symbols
    for (id, symbol) in symbols.symbols.enumerated() {
      switch symbol.kind {
      case .enum, .struct, .class, .actor, .typealias:
        if ColorNames.types.contains(symbol.name) { namesakes.append(id) }
      case .variable, .constant: properties[Array(symbol.name.utf8), default: []].append(id)
      case .initializer:
        for label in Set(symbols.signature(of: id)?.parameters.compactMap(\.label) ?? []) {
          initializers[Array(label.utf8), default: []].append(id)
        }
      default: break
      }
    }
    for (id, symbol) in symbols.symbols.enumerated() where symbol.kind == .struct {
      for property in memberwise(id) { owners[Array(property.name.utf8), default: []].append(id) }
    }
  }

  // MARK: Types

  /// The type of these sources that a name of a color of the platform means; nil where it means that of the platform.
  func namesake(of name: String, in namespace: [String], file: Int) -> Int? {
    guard !namesakes.isEmpty, ColorNames.types.contains(name) else { return nil }
    return symbols.types(named: [name], from: namespace, in: file).first
  }

  /// Whether a type that a declaration writes is a color of the platform, several of them, or a style that may be one.
  ///
  /// A type of the team's own that is called like one hides it where it stands around the declaration or in the same file.
  func isColorType(_ type: Range<Int>, in declaration: Int, of file: Int) -> Bool {
    let outline = symbols.outlines[file]
    guard outline.isColorType(type) else { return false }
    guard !namesakes.isEmpty else { return true }
    let parent = outline.declarations[declaration].parent
    let namespace = parent.flatMap { symbols.namespaces[file][$0] } ?? []
    return !type.contains { token in
      namesake(of: outline.name(token), in: namespace, file: file).map { hides($0, in: file) } ?? false
    }
  }

  /// Whether a type that is named like a color of the platform hides that in a file for sure: it is declared there, or inside of a type.
  func hides(_ namesake: Int, in file: Int) -> Bool {
    symbols.symbols[namesake].file == file || !symbols.symbols[namesake].namespace.isEmpty
  }

  // MARK: Calls

  /// What the declarations that a call may mean say of an argument.
  ///
  /// - Parameter argument: its index among the arguments.
  func said(of argument: Int, in call: Call) -> [Said] {
    candidates(for: call).compactMap { id in
      let symbol = symbols.symbols[id]
      if symbol.kind == .struct || symbol.kind == .class { return memberwise(id, call.arguments[argument].label) }
      guard let matched = symbols.signature(of: id)?.parameters(for: call.arguments), argument < matched.count else {
        return nil
      }
      return Said(isColor: isColorType(matched[argument].type, in: symbol.declaration, of: symbol.file), symbol: id)
    }
  }

  /// The declarations that a call may mean, a type standing for the initializer that its properties give it.
  func candidates(for call: Call) -> [Int] {
    guard let name = call.path.last else { return [] }
    if !call.isModifier, !call.isImplicit {
      let path = name == "init" ? Array(call.path.dropLast()) : call.path
      let types = symbols.types(named: path, from: call.namespace, in: call.file)
      if !types.isEmpty { return types.flatMap { initializers(of: $0, fitting: call) } }
    }
    return symbols.functions(named: name, in: call.file).prefix(CodeNames.mostOverloads).filter { id in
      guard fits(id, call) else { return false }
      let symbol = symbols.symbols[id]
      if call.isModifier {
        return symbol.kind == .function && !symbol.isStatic && mayBeCalled(symbol, on: call.receiver)
      }
      if call.isImplicit { return symbol.isStatic && !symbol.namespace.isEmpty }
      return call.path.count == 1 ? symbol.kind == .function : symbol.namespace.last == call.path[call.path.count - 2]
    }
  }

  private func initializers(of type: Int, fitting call: Call) -> [Int] {
    let declared = symbols.initializers(of: type, in: call.file).filter { fits($0, call) }
    if !declared.isEmpty { return declared }
    return memberwiseFits(type, call.arguments) ? [type] : []
  }

  /// What is said of an argument of `.init(…)` by every initializer that it fits, whatever its type.
  func saidOfInitializers(of argument: Int, _ arguments: [SwiftExpression.Argument], in file: Int) -> [Said] {
    guard let label = arguments[argument].label.map({ Array($0.utf8) }) else { return [] }
    let seen = { (id: Int) in !symbols.symbols[id].isPrivate || symbols.symbols[id].file == file }
    let declared = initializers[label, default: []].prefix(CodeNames.mostOverloads).filter(seen).compactMap {
      id -> Said? in
      guard let matched = symbols.signature(of: id)?.parameters(for: arguments), argument < matched.count else {
        return nil
      }
      let symbol = symbols.symbols[id]
      return Said(isColor: isColorType(matched[argument].type, in: symbol.declaration, of: symbol.file), symbol: id)
    }
    let made = owners[label, default: []].prefix(CodeNames.mostOverloads).filter {
      seen($0) && memberwiseFits($0, arguments)
    }
    return declared + made.compactMap { memberwise($0, arguments[argument].label) }
  }

  private func fits(_ id: Int, _ call: Call) -> Bool {
    guard let signature = symbols.signature(of: id) else { return call.arguments.isEmpty }
    guard let matched = signature.parameters(for: call.arguments) else { return false }
    return zip(matched, call.arguments).allSatisfy { mayBe($1.value, $0.type, of: symbols.symbols[id], in: call) }
  }

  /// Whether a value may be of the type of a parameter: of a type of these sources, a member without its type must be one that these declare, and
  /// a color of the platform, or a constant of another type, is none.
  private func mayBe(
    _ value: SwiftExpression, _ type: Range<Int>, of function: SwiftSymbol, in call: Call
  ) -> Bool {
    let outline = symbols.outlines[function.file]
    guard type.count == 1, let token = type.first, outline.tokens[token].kind == .identifier else { return true }
    let name = outline.name(token)
    let own = symbols.types(named: [name], from: function.namespace, in: function.file)
    guard let first = own.first, own.count == 1, symbols.symbols[first].kind != .protocol else { return true }
    var value = value.unparenthesized
    if case .call(let callee, _) = value.kind { value = callee }
    if case .implicitMember(let member) = value.kind { return member == "init" || isMember(member, of: name) }
    guard let path = value.path, let start = path.first else { return true }
    if ColorNames.types.contains(start) { return start == name }
    guard path.count > 1,
      case .members(let found, rest: []) = symbols.lookUp(path, from: call.namespace, in: call.file),
      let constant = found.first, found.count == 1
    else { return true }
    return !isColorProperty(constant)
  }

  /// Whether something is declared as a static member of a type, or of a protocol that it may follow.
  private func isMember(_ name: String, of type: String) -> Bool {
    let declared = properties[Array(name.utf8), default: []] + symbols.functions(named: name)
    return declared.contains { id in
      let symbol = symbols.symbols[id]
      guard symbol.isStatic, let owner = symbol.namespace.last else { return false }
      return owner == type
        || symbols.types(named: symbol.namespace, from: [], in: symbol.file).allSatisfy {
          symbols.symbols[$0].kind == .protocol
        }
    }
  }

  /// Whether a method may be called on a view; nil is a value that is not known.
  private func mayBeCalled(_ method: SwiftSymbol, on receiver: String?) -> Bool {
    guard let owner = method.namespace.last else { return false }
    guard let receiver, owner != receiver, owner != "View" else { return true }
    let declared = symbols.types(named: method.namespace, from: [], in: method.file)
    if !declared.isEmpty { return declared.contains { symbols.symbols[$0].kind == .protocol } }
    return !CodeNames.isNoView(owner)
  }

  /// Whether a type of the platform is no view of SwiftUI.
  private static func isNoView(_ name: String) -> Bool {
    let values: Set<String> = [
      "Color", "Font", "String", "Int", "Double", "Array", "Set", "Dictionary", "Bundle", "Date",
    ]
    return values.contains(name) || ["UI", "NS", "CG", "CA"].contains { name.utf8.starts(with: $0.utf8) }
  }

  // MARK: Properties

  /// What the properties of a name say: the one of the types around a place alone, where nothing else is named; else every one that the file sees.
  func said(ofProperty name: String, isMember: Bool, in namespace: [String], file: Int) -> [Said] {
    var found = properties[Array(name.utf8), default: []]
    if !isMember, case .members(let own, rest: []) = symbols.lookUp([name], from: namespace, in: file) { found = own }
    return found.filter { !symbols.symbols[$0].isPrivate || symbols.symbols[$0].file == file }.map { id in
      Said(isColor: isColorProperty(id), symbol: id)
    }
  }

  private func isColorProperty(_ id: Int) -> Bool {
    let symbol = symbols.symbols[id]
    let outline = symbols.outlines[symbol.file]
    let declaration = outline.declarations[symbol.declaration]
    if let type = declaration.type { return isColorType(type, in: symbol.declaration, of: symbol.file) }
    return declaration.value.map(outline.startsWithColor) ?? false
  }

  /// The properties of a type that the initializer that Swift makes for it takes.
  private func memberwise(_ type: Int) -> [(name: String, declaration: Int)] {
    let symbol = symbols.symbols[type]
    let declarations = symbols.outlines[symbol.file].declarations
    let inside = declarations[symbol.declaration].tokens
    var found: [(String, Int)] = []
    for index in declarations.indices.dropFirst(symbol.declaration + 1) {
      guard inside.contains(declarations[index].nameToken) else { break }
      let property = declarations[index]
      guard property.parent == symbol.declaration, property.kind == .variable || property.kind == .constant,
        !property.modifiers.contains(.static), property.type != nil, !property.name.isEmpty
      else { continue }
      found.append((property.name, index))
    }
    return found
  }

  private func memberwiseFits(_ type: Int, _ arguments: [SwiftExpression.Argument]) -> Bool {
    let names = Set(memberwise(type).map(\.name))
    return arguments.allSatisfy { argument in
      if let label = argument.label { return names.contains(label) }
      if case .closure = argument.value.kind { return true }
      return false
    }
  }

  private func memberwise(_ type: Int, _ label: String?) -> Said? {
    guard let label, let property = memberwise(type).first(where: { $0.name == label }) else { return nil }
    let symbol = symbols.symbols[type]
    let declaration = symbols.outlines[symbol.file].declarations[property.declaration]
    guard let range = declaration.type else { return nil }
    return Said(isColor: isColorType(range, in: property.declaration, of: symbol.file), symbol: type)
  }
}
