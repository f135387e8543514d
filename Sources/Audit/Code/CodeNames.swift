import SwiftSource

/// What the declarations of all files say about names, as far as it concerns colours.
struct CodeNames: Sendable {
  /// Whether a parameter is a colour, by the name of its function or type and its label; nil where declarations differ.
  private var parameters: [Parameter: Bool?] = [:]
  /// Whether some declaration has such a parameter.
  func hasParameter(_ label: String?, of name: String) -> Bool {
    parameters[Parameter(name: name, label: label)] != nil
  }

  /// Whether parameters with a label are colours; nil where declarations differ.
  private var labels: [String: Bool?] = [:]
  /// Whether the properties of a name are colours; nil where declarations differ.
  private var properties: [String: Bool?] = [:]
  /// The names of the functions.
  private(set) var functions: Set<String> = []
  /// The dotted names of the types, extensions not among them.
  private var types: Set<String> = []

  private struct Parameter: Hashable {
    let name: String
    let label: String?
  }

  init(_ files: [CodeFile]) {
    for file in files {
      for (index, declaration) in file.outline.declarations.enumerated()
      where ColorNames.types.contains(declaration.name) {
        switch declaration.kind {
        // Only types that hide a colour of the platform matter.
        case .enum, .struct, .class, .actor, .typealias: types.insert(file.names[index])
        default: break
        }
      }
    }
    for file in files {
      for index in file.outline.declarations.indices { add(index, of: file) }
    }
  }

  /// Whether a parameter is a colour; nil when no declaration tells, or two differ.
  func isColor(_ label: String?, of name: String) -> Bool? { parameters[Parameter(name: name, label: label)] ?? nil }

  /// Whether parameters with a label are colours, whatever they belong to; nil when no declaration tells, or two differ.
  func isColor(label: String) -> Bool? { labels[label] ?? nil }

  /// Whether properties of a name are colours; nil when none is declared.
  func isColor(property name: String) -> Bool? { properties[name].map { $0 ?? false } }

  /// Whether a type of this name is declared where a declaration with these types around it sees it.
  func isOwnType(_ name: String, in namespace: String) -> Bool {
    guard !types.isEmpty else { return false }
    if types.contains(name) { return true }
    var segments = namespace.split(separator: ".").dropLast()
    while !segments.isEmpty {
      if types.contains(segments.joined(separator: ".") + "." + name) { return true }
      segments.removeLast()
    }
    return false
  }

  private mutating func add(_ index: Int, of file: CodeFile) {
    let outline = file.outline
    let declaration = outline.declarations[index]
    switch declaration.kind {
    case .enumCase: addParameters(of: index, named: declaration.name, file)
    case .function:
      functions.insert(declaration.name)
      addParameters(of: index, named: declaration.name, file)
    case .initializer:
      if let type = CodeNames.lastName(of: declaration.parent, file) {
        addParameters(of: index, named: type, file)
      }
    case .variable, .constant:
      let isColor =
        declaration.type.map { isColorType($0, in: index, of: file) } ?? declaration.value.map(outline.startsWithColor)
        ?? false
      CodeNames.note(isColor, for: declaration.name, in: &properties)
      guard let type = CodeNames.lastName(of: declaration.parent, file), declaration.type != nil else { return }
      noteParameter(isColor, Parameter(name: type, label: declaration.name))
    default: break
    }
  }

  /// Whether a type that a declaration writes is a colour of the platform, several of them, or a style that may be one.
  func isColorType(_ type: Range<Int>, in declaration: Int, of file: CodeFile) -> Bool {
    guard file.outline.isColorType(type) else { return false }
    guard !types.isEmpty else { return true }
    return !type.contains { token in
      let name = file.outline.name(token)
      return ColorNames.types.contains(name) && isOwnType(name, in: file.names[declaration])
    }
  }

  private mutating func noteParameter(_ isColor: Bool, _ parameter: Parameter) {
    CodeNames.note(isColor, for: parameter, in: &parameters)
    if let label = parameter.label { CodeNames.note(isColor, for: label, in: &labels) }
  }

  private static func lastName(of parent: Int?, _ file: CodeFile) -> String? {
    guard let parent else { return nil }
    return file.outline.declarations[parent].name.split(separator: ".").last.map(String.init)
  }

  private static func note<Key>(_ isColor: Bool, for key: Key, in known: inout [Key: Bool?]) {
    if let other = known[key] {
      if other != isColor { known[key] = .some(nil) }
    } else {
      known[key] = isColor
    }
  }

  private mutating func addParameters(of index: Int, named name: String, _ file: CodeFile) {
    let outline = file.outline
    let declaration = outline.declarations[index]
    let limit = declaration.body?.lowerBound ?? declaration.tokens.upperBound
    var at = declaration.nameToken
    while at < limit, outline.tokens[at].kind != .openParenthesis { at += 1 }
    guard at < limit, let inside = outline.group(at: at) else { return }
    at = inside.lowerBound
    while at < inside.upperBound {
      let label = outline.name(at)
      var colon = at
      while colon < inside.upperBound, outline.tokens[colon].kind != .colon { colon = outline.next(after: colon) }
      var end = colon
      while end < inside.upperBound, outline.tokens[end].kind != .comma, !outline.isToken(end, "=") {
        end = outline.next(after: end)
      }
      if colon < end {
        noteParameter(
          isColorType(colon + 1..<end, in: index, of: file), Parameter(name: name, label: label == "_" ? nil : label))
      }
      while end < inside.upperBound, outline.tokens[end].kind != .comma { end = outline.next(after: end) }
      at = max(at + 1, end + 1)
    }
  }
}
