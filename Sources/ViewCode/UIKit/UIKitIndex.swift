import SwiftSource

/// The UIKit controls of several files: their classes, and the chains that name properties with a control.
struct UIKitIndex: Sendable {
  /// The control classes.
  let classes: UIKitClasses
  /// The names of the classes of buttons, to exclude other chains quickly.
  let names: Set<String>
  /// The names of the classes of controls that take a value.
  let fieldNames: Set<String>
  /// The names of the classes of labels.
  let labelNames: Set<String>
  /// The chains that contain the name of a property with a control, in the order of the files.
  private var uses: [String: [Use]] = [:]
  /// The chains on an array literal, by file.
  private var arrays: [Int: [Int]] = [:]

  /// The chains that name the traits of a view.
  private(set) var traitUses: [Use] = []
  /// The functions of these sources that add a tap recognizer to the view on which they are called, and whether they make it take touches.
  private(set) var tapHelpers: [String: Bool] = [:]

  /// The types that declare a property with the name of one with a control, by name.
  private var owners: [String: Set<[String]>] = [:]

  /// A chain that names a property.
  struct Use: Sendable {
    let file: Int
    let position: Int
  }

  /// Reads the classes and chains of files.
  ///
  /// - Complexity: O(n) in the number of declarations and chains.
  init(_ files: [CodeFile], isTest: [Bool], _ symbols: SwiftSymbols) {
    classes = UIKitClasses(symbols)
    names = classes.names(of: .buttons)
    fieldNames = classes.names(of: .fields)
    labelNames = classes.names(of: .labels)
    let controls = names.union(fieldNames).union(labelNames)
    tapHelpers = UIKitTap.helpers(in: symbols)
    var properties: Set<String> = []
    for symbol in symbols.symbols where symbol.kind == .variable || symbol.kind == .constant {
      let outline = symbols.outlines[symbol.file]
      let declaration = outline.declarations[symbol.declaration]
      let isControl = [declaration.type, declaration.value].contains {
        $0.map { outline.mentions(controls, in: $0) } ?? false
      }
      if isControl { properties.insert(symbol.name) }
    }
    for symbol in symbols.symbols where properties.contains(symbol.name) {
      owners[symbol.name, default: []].insert(symbol.namespace)
    }
    guard !properties.isEmpty || names.count > 0 else { return }
    for (file, read) in files.enumerated() where !isTest[file] {
      for (position, chain) in read.chains.enumerated() {
        if chain.path.isEmpty, read.outline.tokens[chain.baseTokens.lowerBound].kind == .openBracket {
          arrays[file, default: []].append(position)
        }
        if chain.path.contains("accessibilityTraits") { traitUses.append(Use(file: file, position: position)) }
        for name in Set(chain.path).union(chain.modifiers.lazy.filter { $0.arguments == nil }.map(\.name))
        where properties.contains(name) {
          uses[name, default: []].append(Use(file: file, position: position))
        }
      }
    }
    for name in properties where uses[name] == nil { uses[name] = [] }
  }

  /// Whether a nested type hides a property of a type around it with one of the same name.
  func isHidden(_ property: String, of owner: [String], in namespace: [String]) -> Bool {
    guard namespace.count > owner.count, let owners = owners[property] else { return false }
    return (owner.count + 1...namespace.count).contains { owners.contains(Array(namespace.prefix($0))) }
  }

  /// Returns the chains that contain the name of a property; nil if no property with the name has a control.
  func uses(of property: String) -> [Use]? { uses[property] }

  /// Returns the chains on an array literal in a file.
  func arrayChains(in file: Int) -> [Int] { arrays[file] ?? [] }
}
