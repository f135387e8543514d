import DesignTokens
import SourceText

/// Makes tokens of constants and color schemes.
struct ComposeComposition {
  /// A scheme with its roles; the key is nil if nothing says which mode it is for.
  private struct Scheme {
    let key: ComposeSchemes.Key?
    let roles: [ComposeRole]
    let name: String
  }

  private let project: ComposeProject
  private var evaluator: ComposeEvaluator
  private var notices = StudioNotices()
  private var result = Imported()
  /// The package of each group of schemes.
  private var packages: [TokenPath: String] = [:]
  private var groups: [(name: String, schemes: [Scheme])] = []

  init(_ project: ComposeProject) {
    self.project = project
    evaluator = ComposeEvaluator(project)
  }

  /// The tokens of all modes.
  mutating func imported() throws(FormatError) -> Imported {
    for position in project.entries.indices { try addValue(at: position) }
    let keys = ComposeSchemes.order.filter { key in groups.contains { $0.schemes.contains { $0.key == key } } }
    for group in groups { try add(group.name, group.schemes, keys) }
    result.modes = keys.map { key in
      let base = key.base.flatMap { keys.contains($0) ? $0.name : nil }
      // Standards of increased contrast hold for high contrast only: Material's medium contrast asks for less.
      return Mode(
        key.name, scheme: key.scheme, contrast: key.contrast == "high" ? .increased : .standard, base: base)
    }
    // Constants are the same in all modes.
    result.tokens.assignUnnamedValues(to: result.modes.map(\.name))
    noteUnread()
    result.optionalTargets = evaluator.optionalTargets
    result.notices = notices.all
    return result
  }

  private mutating func noteUnread() {
    for file in project.files {
      for place in file.skipped { notices.add("colors in bodies of functions aren't read", at: place) }
      let dynamic = "dynamicLightColorScheme("
      guard let offset = file.document.firstOffset(of: dynamic) else { continue }
      notices.add(
        "dynamic colors replace the schemes on some devices, and aren't measured",
        at: file.document.location(of: offset..<offset + dynamic.utf8.count - 1))
    }
  }

  // MARK: Constants

  private mutating func addValue(at position: Int) throws(FormatError) {
    let entry = project.entries[position]
    let context = ComposeEvaluator.Context(file: entry.file, scope: Array(entry.value.path.dropLast()))
    guard let value = entry.value.value else {
      guard entry.value.type == "Color" else { return }
      let reason = "it is computed while the app runs"
      return try insert(entry.token, nil, .undecidable(reason), text: entry.value.path.last ?? "", entry.value.location)
    }
    if case .call(let callee, let arguments) = value.kind, let last = callee.last {
      if ComposeSchemeReader.isScheme(last, in: entry.file, project) {
        return addScheme(entry, last, arguments, context)
      }
      if callee == ["listOf"], entry.value.type.map({ $0 == "List<Color>" }) ?? true {
        return try addList(entry, arguments, context)
      }
    }
    guard evaluator.isColor(position) else { return }
    try insert(
      entry.token, nil, content(of: value, entry, context), text: project.source(value, in: entry.file),
      location(value, entry))
  }

  private func location(_ value: KotlinExpression, _ entry: ComposeProject.Entry) -> SourceLocation {
    project.files[entry.file].document.location(of: value.range)
  }

  private mutating func content(
    of value: KotlinExpression, _ entry: ComposeProject.Entry, _ context: ComposeEvaluator.Context
  ) -> AuthoredValue.Content {
    if entry.isContested { return .undecidable("another file of the package has a different value of this name") }
    return evaluator.content(of: value, context)
  }

  private mutating func addList(
    _ entry: ComposeProject.Entry, _ elements: [KotlinExpression.Argument], _ context: ComposeEvaluator.Context
  ) throws(FormatError) {
    for (index, element) in elements.enumerated() {
      let content = content(of: element.value, entry, context)
      // A list without a type may be one of anything.
      if case .undecidable = content, entry.value.type == nil { continue }
      try insert(
        TokenPath("\(entry.token).\(index)"), nil, content, text: project.source(element.value, in: entry.file),
        location(element.value, entry))
    }
  }

  private mutating func insert(
    _ path: TokenPath, _ mode: String?, _ content: AuthoredValue.Content, text: String, _ location: SourceLocation
  ) throws(FormatError) {
    guard result.tokens.tokens.count < ComposeFormat.tokenLimit else {
      throw .tooManyTokens(limit: ComposeFormat.tokenLimit, location)
    }
    if case .undecidable(let reason) = content { notices.add("undetermined value: \(reason)", at: location) }
    let value = AuthoredValue(content, text: text, at: location)
    result.tokens.insert(Token(path: path, type: .color, mode: mode, value: value))
  }

  // MARK: Schemes

  private mutating func addScheme(
    _ entry: ComposeProject.Entry, _ callee: String, _ arguments: [KotlinExpression.Argument],
    _ context: ComposeEvaluator.Context
  ) {
    let name = entry.value.path.last ?? ""
    let key = ComposeSchemes.key(callee: callee, name: name)
    var group = ComposeSchemes.group(callee: callee, name: name)
    let package = project.files[entry.file].package
    let prefix = package.isEmpty ? "" : package + "."
    // Another package may have a scheme of its own.
    if let other = packages[TokenPath(group)], !other.hasSameBytes(as: package) { group = prefix + group }
    packages[TokenPath(group)] = package
    let isTaken = groups.contains { other in
      other.name.hasSameBytes(as: group) && other.schemes.contains { $0.key == key || ($0.key == nil) != (key == nil) }
    }
    if isTaken { group = prefix + entry.value.path.joined(separator: ".") }
    var reader = ComposeSchemeReader(evaluator, context, group: group)
    reader.read(callee, arguments)
    evaluator = reader.evaluator
    for (text, place) in reader.notices { notices.add(text, at: place) }
    noteDefaults(callee, reader.roles, entry)
    guard !reader.roles.isEmpty else { return }
    let scheme = Scheme(key: key, roles: reader.roles, name: name)
    if let index = groups.firstIndex(where: { $0.name.hasSameBytes(as: group) }) {
      groups[index].schemes.append(scheme)
    } else {
      groups.append((group, [scheme]))
    }
  }

  private mutating func noteDefaults(_ callee: String, _ roles: [ComposeRole], _ entry: ComposeProject.Entry) {
    guard ["lightColorScheme", "darkColorScheme"].contains(callee) else { return }
    let known = Set(roles.map { Array($0.name.utf8) })
    let missing = ComposeSchemes.roles.filter { !known.contains(Array($0.utf8)) }
    guard !missing.isEmpty else { return }
    notices.add(
      "roles without a value show the default of the library's version and aren't measured: "
        + missing.joined(separator: ", "), at: entry.value.location)
  }

  /// Adds the roles of a group; what a scheme leaves out is undetermined in its mode.
  private mutating func add(_ group: String, _ schemes: [Scheme], _ keys: [ComposeSchemes.Key]) throws(FormatError) {
    var names: [String] = []
    var known: Set<[UInt8]> = []
    for role in schemes.flatMap(\.roles) where known.insert(Array(role.name.utf8)).inserted { names.append(role.name) }
    let tables = schemes.map { scheme in
      Dictionary(scheme.roles.map { (Array($0.name.utf8), $0) }, uniquingKeysWith: { _, last in last })
    }
    for name in names {
      let bytes = Array(name.utf8)
      let path = TokenPath("\(group).\(name)")
      guard let first = tables.lazy.compactMap({ $0[bytes] }).first else { continue }
      for (scheme, table) in zip(schemes, tables) {
        let role = table[bytes]
        let content = role?.content ?? .undecidable("\(scheme.name) doesn't set it, so a default shows")
        try insert(path, scheme.key?.name, content, text: (role ?? first).text, (role ?? first).location)
      }
      guard schemes.allSatisfy({ $0.key != nil }) else { continue }
      for key in keys where !schemes.contains(where: { $0.key == key }) {
        if let base = key.base, schemes.contains(where: { $0.key == base }) { continue }
        let reason = "it is only in schemes for other modes than \(key.name)"
        try insert(path, key.name, .undecidable(reason), text: first.text, first.location)
      }
    }
  }
}
