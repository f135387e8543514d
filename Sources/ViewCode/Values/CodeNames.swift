import SwiftSource

/// The declarations of all files by name, as far as they concern colors and modifiers.
///
/// A call refers to the declarations of its name that are visible in its file and whose labels match. Private declarations of other files,
/// overloads with other labels, and methods of other types don't count.
struct CodeNames: Sendable {
  let symbols: SwiftSymbols
  /// The properties by their last name.
  private var properties: [[UInt8]: [Int]] = [:]
  /// The initializers by their parameter labels.
  private var initializers: [[UInt8]: [Int]] = [:]
  /// The types with instance properties, and so possibly a memberwise initializer, by property name.
  private var owners: [[UInt8]: [Int]] = [:]
  /// The types with the name of a platform color.
  private var namesakes: [Int] = []

  /// The maximum number of declarations of one name compared with a call.
  private static let mostOverloads = 200

  /// A call to resolve.
  struct Call {
    /// The called names: `Gradient`, `Stop`.
    let path: [String]
    let arguments: [SwiftExpression.Argument]
    /// Whether it is called on a preceding value.
    var isModifier = false
    /// Whether it starts with a dot, without a type.
    var isImplicit = false
    /// The view on which it is called; nil if the receiver isn't a view or is unknown.
    var receiver: String?
    let file: Int
    let namespace: [String]
  }

  /// The meaning of one declaration.
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

  /// Returns the type in these sources to which a platform color name refers; nil if it refers to the platform's.
  func namesake(of name: String, in namespace: [String], file: Int) -> Int? {
    guard !namesakes.isEmpty, ColorNames.types.contains(name) else { return nil }
    return symbols.types(named: [name], from: namespace, in: file).first
  }

  /// Whether a declared type is a platform color, a collection of colors, or a style that may be a color.
  ///
  /// A custom type of the same name hides the platform color if it surrounds the declaration or is in the same file.
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

  /// Whether a type with the name of a platform color certainly hides it in a file: it is in that file, or nested.
  func hides(_ namesake: Int, in file: Int) -> Bool {
    symbols.symbols[namesake].file == file || !symbols.symbols[namesake].namespace.isEmpty
  }

  // MARK: Calls

  /// Returns the meanings of an argument in the declarations to which a call may refer.
  ///
  /// - Parameter argument: the index of the argument.
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

  /// Returns the declarations to which a call may refer; a type represents its memberwise initializer.
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

  /// Returns the meanings of an argument of `.init(…)` in every matching initializer, whatever its type.
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

  /// Whether a value may have the type of a parameter.
  ///
  /// For a type of these sources, an implicit member must be declared in them; a platform color or a constant of another type doesn't
  /// match.
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

  /// Whether a name is declared as a static member of a type, or of a protocol to which the type may conform.
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

  /// Whether a method may be called on a view; nil is an unknown receiver.
  private func mayBeCalled(_ method: SwiftSymbol, on receiver: String?) -> Bool {
    guard let owner = method.namespace.last else { return false }
    guard let receiver, owner != receiver, owner != "View" else { return true }
    let declared = symbols.types(named: method.namespace, from: [], in: method.file)
    if !declared.isEmpty { return declared.contains { symbols.symbols[$0].kind == .protocol } }
    return !CodeNames.isNoView(owner)
  }

  /// Whether a platform type isn't a SwiftUI view.
  private static func isNoView(_ name: String) -> Bool {
    let values: Set<String> = [
      "Color", "Font", "String", "Int", "Double", "Array", "Set", "Dictionary", "Bundle", "Date",
    ]
    return values.contains(name) || ["UI", "NS", "CG", "CA"].contains { name.utf8.starts(with: $0.utf8) }
  }

  // MARK: Properties

  /// Returns the meanings of properties with a name: of the surrounding types if possible, else of all visible ones.
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

  /// Returns the properties that the memberwise initializer of a type takes.
  private func memberwise(_ type: Int) -> [(name: String, declaration: Int)] {
    let symbol = symbols.symbols[type]
    let declarations = symbols.outlines[symbol.file].declarations
    let inside = declarations[symbol.declaration].tokens
    var found: [(String, Int)] = []
    for index in declarations.indices.dropFirst(symbol.declaration + 1) {
      guard inside.contains(declarations[index].nameToken) else { break }
      let property = declarations[index]
      guard property.parent == symbol.declaration, property.kind == .variable || property.kind == .constant,
        !property.modifiers.contains(.static),
        property.type != nil || property.kind == .variable && property.value != nil, !property.name.isEmpty
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
    guard let range = declaration.type else {
      // The type of `var ink = Color.clear` is that of its value.
      let outline = symbols.outlines[symbol.file]
      let first = declaration.value.map { outline.name($0.lowerBound) } ?? ""
      return Said(isColor: ColorNames.types.contains(first), symbol: type)
    }
    return Said(isColor: isColorType(range, in: property.declaration, of: symbol.file), symbol: type)
  }
}
