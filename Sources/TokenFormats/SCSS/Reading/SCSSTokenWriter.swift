import CSSText
import ColorScience
import DesignTokens
import SourceText

/// Makes tokens of variables, and of the leaves of maps.
struct SCSSTokenWriter {
  let interpreter: SCSSInterpreter
  private var notices: StudioNotices
  private var result = Imported()
  private var count = 0
  /// The variables whose name several modules have: a path can't tell them apart.
  private var shared: Set<String> = []
  /// The variables that are values of the mode `dark`, with the variable that they are values of.
  private var darkBases: [Int: Int] = [:]
  /// The last value of every variable.
  private var variables: [SCSSVariable] { interpreter.variables }

  /// The deepest nesting of maps.
  private static let depthLimit = 20

  init(_ interpreter: SCSSInterpreter) {
    self.interpreter = interpreter
    notices = interpreter.notices
    var names: Set<String> = []
    for variable in interpreter.variables where !names.insert(variable.name).inserted { shared.insert(variable.name) }
    darkBases = SCSSDarkVariables(interpreter).bases
  }

  mutating func imported() throws(FormatError) -> Imported {
    var sets: [(module: Int, tokens: TokenSet)] = []
    for (slot, variable) in variables.enumerated() {
      if sets.last?.module != variable.module { sets.append((variable.module, TokenSet())) }
      let name = darkBases[slot].map { variables[$0].name } ?? variable.name
      let mode = darkBases[slot] == nil ? nil : "dark"
      var tokens = sets[sets.count - 1].tokens
      sets[sets.count - 1].tokens = TokenSet()
      try write(variable.value, name, variable.value.reference, mode, &tokens, depth: 0)
      sets[sets.count - 1].tokens = tokens
    }
    for set in sets { result.merge(set.tokens) }
    if !darkBases.isEmpty { result.modes = [Mode("light"), Mode("dark", base: "light")] }
    for conflict in interpreter.conflicts {
      result.conflicts.append(
        .init(
          path: TokenPath(variables[conflict.variable].name), location: interpreter.location(conflict.later),
          earlier: interpreter.location(conflict.earlier)))
    }
    // A private variable belongs to its file alone, so each file means its own value.
    result.conflicts.removeAll { conflict in
      let name = conflict.path.description.utf8
      guard name.first == Ascii.minus || name.first == UInt8(ascii: "_") else { return false }
      notices.add("$\(conflict.path) is private to each file, so only the last value is shown", at: conflict.location)
      return true
    }
    try addProperties()
    result.referenced = interpreter.referenced
    result.notices = notices.all + result.notices
    return result
  }

  // MARK: Variables

  private mutating func write(
    _ value: SCSSValue, _ path: String, _ reference: SCSSReference?, _ mode: String?, _ tokens: inout TokenSet,
    depth: Int
  ) throws(FormatError) {
    guard let origin = value.origin else { return }
    let place = interpreter.location(origin)
    if case .map(let entries) = value.content, !entries.isEmpty {
      guard depth < SCSSTokenWriter.depthLimit else { throw .text(.tooDeep(limit: SCSSTokenWriter.depthLimit, place)) }
      for entry in entries {
        guard !entry.key.isEmpty, path.utf8.count + entry.key.utf8.count <= DTCGTree.pathLimit else {
          notices.add("the key can't be part of a name, so its value isn't read", at: place)
          continue
        }
        var inner = reference
        inner?.keys.append(entry.key)
        var leaf = entry.value
        if leaf.origin == nil { leaf.origin = origin }
        let own = target(inner) != nil ? inner : leaf.reference
        try write(leaf, path + "." + entry.key, own, mode, &tokens, depth: depth + 1)
      }
      return
    }
    if value.isNull {
      notices.add("the variable is null, so it isn't a token", at: place)
      return
    }
    count += 1
    guard count <= SCSSFormat.tokenLimit else { throw .tooManyTokens(limit: SCSSFormat.tokenLimit, place) }
    let (content, type) = content(of: value, reference, mode, at: place)
    let text = oneLine(interpreter.documents[origin.document].bytes, origin.range)
    tokens.insert(
      Token(path: TokenPath(path), type: type, mode: mode, value: AuthoredValue(content, text: text, at: place)))
  }

  /// The token that a value is an alias of; nil if it isn't one, or no longer.
  private func target(_ reference: SCSSReference?, in mode: String? = nil) -> TokenPath? {
    guard let reference, variables[reference.variable].version == reference.version else { return nil }
    let variable = variables[reference.variable]
    var slot = reference.variable
    if let base = darkBases[slot] {
      guard mode != nil else { return nil }
      slot = base
    } else if mode != nil, darkBases.values.contains(slot) {
      // In dark mode, an alias to the variable would mean its dark value.
      return nil
    }
    guard !shared.contains(variables[slot].name) else { return nil }
    var value = variable.value
    for key in reference.keys {
      guard let entry = value.entries?.first(where: { $0.key == key }) else { return nil }
      value = entry.value
    }
    if value.isNull { return nil }
    if case .map(let entries) = value.content, !entries.isEmpty { return nil }
    return TokenPath(([variables[slot].name] + reference.keys).joined(separator: "."))
  }

  private mutating func content(
    of value: SCSSValue, _ reference: SCSSReference?, _ mode: String?, at place: SourceLocation
  ) -> (AuthoredValue.Content, TokenType?) {
    if let target = target(reference, in: mode) { return (.alias(target), nil) }
    switch value.content {
    case .color(let color): return (.literal(.color(color)), .color)
    case .number(let number, let unit): return SCSSTokenWriter.quantity(number, unit)
    case .unknown(let reason):
      notices.add(reason, at: place)
      return (.undecidable(reason), nil)
    default:
      guard let text = value.plainText else {
        let reason = value.innerUnknownReason ?? "the value is too long"
        notices.add(reason, at: place)
        return (.undecidable(reason), nil)
      }
      if case .text(_, false) = value.content, let variable = variable(in: text, at: place) { return variable }
      if SourceVariables.hasVariable(text), let name = SCSSTokenWriter.colorFunction(text) {
        let reason = "\(name)() has a variable of CSS in it"
        notices.add(reason, at: place)
        return (.undecidable(reason), .color)
      }
      return (.literal(.text(text)), nil)
    }
  }

  /// The function of a color that a text is; nil for other texts.
  private static func colorFunction(_ text: String) -> String? {
    let name = text.utf8.prefix { $0 != Ascii.openParenthesis }
    let names = ["rgb", "rgba", "hsl", "hsla", "hwb", "color-mix", "oklch", "oklab", "lab", "lch", "color"]
    return names.first { $0.utf8.elementsEqual(name) }
  }

  private static func quantity(_ number: Double, _ unit: String) -> (AuthoredValue.Content, TokenType?) {
    guard number.isFinite else { return (.undecidable("the number is too large"), nil) }
    switch unit {
    case "": return (.literal(.number(number)), .number)
    case "px": return (.literal(.dimension(Dimension(number, .px))), .dimension)
    case "rem": return (.literal(.dimension(Dimension(number, .rem))), .dimension)
    case "ms": return (.literal(.duration(milliseconds: number)), .duration)
    case "s": return (.literal(.duration(milliseconds: number * 1000)), .duration)
    default: return (.literal(.text(plainDecimal(number) + unit)), nil)
    }
  }

  /// `var(--name, fallback)`: an alias to the property, or the fallback with a notice.
  private mutating func variable(
    in text: String, at place: SourceLocation
  ) -> (AuthoredValue.Content, TokenType?)? {
    let bytes = Array(text.utf8)
    guard let components = cssComponents(in: bytes, bytes.indices), components.count == 1,
      let variable = CSSVariable(components[0], in: bytes)
    else { return nil }
    let target = TokenPath(variable.name.dotted)
    guard let fallback = variable.fallback, let first = fallback.first, let last = fallback.last else {
      result.optionalTargets.insert(target)
      return (.alias(target), nil)
    }
    guard let color = try? Color(css: bytes, in: first.range.lowerBound..<last.range.upperBound) else {
      return (.undecidable("var(--\(variable.name.text)) has a value only in a browser"), nil)
    }
    notices.add("the fallback of var() is used; the page can set another value", at: place)
    return (.literal(.color(color)), .color)
  }

  // MARK: Custom properties

  private mutating func addProperties() throws(FormatError) {
    let sheet = interpreter.sheet
    guard !sheet.pieces.isEmpty else { return }
    let path = interpreter.documents[sheet.document].path
    let read: Imported
    do throws(FormatError) {
      read = try CSSFormat.tokens(from: SourceFile(path: path, bytes: sheet.bytes))
    } catch {
      let origin = sheet.piece(at: error.location.byteRange.lowerBound)?.origin
      let place = origin.map { interpreter.location($0) } ?? error.location
      throw .unsupported("a rule with custom properties that can't be read as CSS", token: nil, place)
    }
    var renamed: [TokenPath: TokenPath] = [:]
    for token in read.tokens.tokens where result.tokens.contains(token.path) {
      renamed[token.path] = TokenPath("\(token.path)~2")
    }
    for token in read.tokens.tokens {
      for value in token.values {
        let moved = moved(value.value, sheet, renamed)
        result.tokens.insert(
          Token(path: renamed[token.path] ?? token.path, type: token.type, mode: value.mode, value: moved))
      }
    }
    for mode in read.modes where !result.modes.contains(where: { $0.name == mode.name }) { result.modes.append(mode) }
    result.copies += read.copies
    result.equalModes.merge(read.equalModes) { first, _ in first }
    result.optionalTargets.formUnion(read.optionalTargets)
    for notice in read.notices {
      let origin = notice.location.flatMap { sheet.piece(at: $0.byteRange.lowerBound)?.origin }
      result.notices.append(InputNotice(notice.message, at: origin.map { interpreter.location($0) }))
    }
  }

  /// A value with its place in the document that it comes from.
  private mutating func moved(
    _ value: AuthoredValue, _ sheet: SCSSSheet, _ renamed: [TokenPath: TokenPath]
  ) -> AuthoredValue {
    guard let piece = sheet.piece(at: value.location.byteRange.lowerBound) else { return value }
    let place = interpreter.location(piece.origin)
    let text = oneLine(interpreter.documents[piece.origin.document].bytes, piece.origin.range)
    if let reason = piece.unknown {
      notices.add(reason, at: place)
      return AuthoredValue(.undecidable(reason), text: text, at: place)
    }
    if case .literal = value.content, piece.range == value.location.byteRange, let target = target(piece.reference) {
      return AuthoredValue(.alias(target), text: text, at: place)
    }
    if let target = value.content.target.flatMap({ renamed[$0] }) {
      return AuthoredValue(.alias(target), text: text, at: place)
    }
    return AuthoredValue(value.content, text: text, at: place)
  }
}
