import DesignTokens
import SourceText

/// A role of a color scheme with its value.
struct ComposeRole {
  let name: String
  let content: AuthoredValue.Content
  let text: String
  let location: SourceLocation
}

/// Reads the arguments of a scheme as roles.
struct ComposeSchemeReader {
  var evaluator: ComposeEvaluator
  let context: ComposeEvaluator.Context
  let group: String
  private(set) var roles: [ComposeRole] = []
  private(set) var notices: [(text: String, place: SourceLocation)] = []

  /// The most classes of colors inside of one another.
  private static let depthLimit = 10

  init(_ evaluator: ComposeEvaluator, _ context: ComposeEvaluator.Context, group: String) {
    (self.evaluator, self.context, self.group) = (evaluator, context, group)
  }

  private var project: ComposeProject { evaluator.project }

  private func location(_ expression: KotlinExpression) -> SourceLocation {
    project.files[context.file].document.location(of: expression.range)
  }

  /// Whether a call makes a scheme: one of Material, or of a class with colors.
  static func isScheme(_ callee: String, in file: Int, _ project: ComposeProject) -> Bool {
    if ComposeSchemes.libraryCallees.contains(callee) { return true }
    guard let type = project.type(named: callee, in: file)?.type else { return false }
    return type.parameters.contains { ["Color", "List<Color>"].contains($0.type) }
      || type.parameters.contains { parameter in
        project.type(named: parameter.type, in: file)?.type.parameters.contains { $0.type == "Color" } ?? false
      }
  }

  mutating func read(
    _ callee: String, _ arguments: [KotlinExpression.Argument], prefix: String = "", depth: Int = 0
  ) {
    guard depth < ComposeSchemeReader.depthLimit else { return }
    let found = project.type(named: callee, in: context.file)
    let type = found?.type
    var given: Set<[UInt8]> = []
    for (index, argument) in arguments.enumerated() {
      let parameter = type?.parameters.first { parameter in argument.name.map(parameter.name.hasSameBytes) ?? false }
      let positional = argument.name == nil && index < (type?.parameters.count ?? 0) ? type?.parameters[index] : nil
      guard let name = argument.name ?? positional?.name else {
        notices.append(("a color without the name of its role isn't read", location(argument.value)))
        continue
      }
      given.insert(Array(name.utf8))
      read(argument.value, as: (parameter ?? positional)?.type, named: prefix + name, depth)
    }
    guard let found else { return }
    for parameter in found.type.parameters where !given.contains(Array(parameter.name.utf8)) {
      readDefault(of: parameter, found, prefix)
    }
  }

  private mutating func read(_ value: KotlinExpression, as type: String?, named name: String, _ depth: Int) {
    if let type, type != "Color", type != "List<Color>" {
      if case .call(let callee, let arguments) = value.kind, let last = callee.last,
        ComposeSchemeReader.isScheme(last, in: context.file, project)
      {
        read(last, arguments, prefix: name + ".", depth: depth + 1)
      }
      return
    }
    if case .call(["listOf"], let elements) = value.kind {
      for (index, element) in elements.enumerated() { add(element.value, "\(name).\(index)") }
      return
    }
    // A scheme of Material 2 says whether it is light.
    if type == nil, case .name(let names) = value.kind, names == ["true"] || names == ["false"] { return }
    add(value, name)
  }

  private mutating func add(_ value: KotlinExpression, _ name: String) {
    let content = evaluator.content(of: value, context)
    roles.append(
      ComposeRole(
        name: name, content: content, text: project.source(value, in: context.file), location: location(value)))
  }

  /// A default may name another parameter: it then has that one's value in this scheme.
  private mutating func readDefault(
    of parameter: KotlinFile.Parameter, _ found: (type: KotlinFile.Class, file: Int), _ prefix: String
  ) {
    guard let value = parameter.value else { return }
    let name = prefix + parameter.name
    if parameter.type == "List<Color>" { return readListDefault(value, named: name, found, prefix) }
    guard parameter.type == "Color" else { return }
    let place = project.files[found.file].document.location(of: value.range)
    let text = project.source(value, in: found.file)
    if case .name(let names) = value.kind, names.count == 1,
      found.type.parameters.contains(where: { $0.name.hasSameBytes(as: names[0]) })
    {
      let target = TokenPath("\(group).\(prefix)\(names[0])")
      roles.append(ComposeRole(name: name, content: .alias(target), text: text, location: place))
      return
    }
    let content = evaluator.content(of: value, ComposeEvaluator.Context(file: found.file, scope: [found.type.name]))
    roles.append(ComposeRole(name: name, content: content, text: text, location: place))
  }

  /// The default of a list: the list of another parameter, or colors.
  private mutating func readListDefault(
    _ value: KotlinExpression, named name: String, _ found: (type: KotlinFile.Class, file: Int), _ prefix: String
  ) {
    let document = project.files[found.file].document
    if case .name(let names) = value.kind, names.count == 1,
      found.type.parameters.contains(where: { $0.type == "List<Color>" && $0.name.hasSameBytes(as: names[0]) })
    {
      let target = prefix + names[0]
      let text = project.source(value, in: found.file)
      for role in roles where role.name.utf8.starts(with: "\(target).".utf8) {
        let position = String(decoding: role.name.utf8.dropFirst(target.utf8.count), as: UTF8.self)
        roles.append(
          ComposeRole(
            name: name + position, content: .alias(TokenPath("\(group).\(role.name)")), text: text,
            location: document.location(of: value.range)))
      }
      return
    }
    guard case .call(["listOf"], let elements) = value.kind else { return }
    let context = ComposeEvaluator.Context(file: found.file, scope: [found.type.name])
    for (index, element) in elements.enumerated() {
      let content = evaluator.content(of: element.value, context)
      roles.append(
        ComposeRole(
          name: "\(name).\(index)", content: content, text: project.source(element.value, in: found.file),
          location: document.location(of: element.value.range)))
    }
  }
}
