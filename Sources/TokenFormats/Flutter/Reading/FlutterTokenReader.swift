import ColorScience
import DesignTokens
import SourceText

/// Reads the color tokens of Dart documents that belong together.
struct FlutterTokenReader {
  private let outlines: [DartOutline]
  private var values: FlutterValueReader
  private var imported = Imported()
  private var modes: [Mode] = []
  /// The values by token and mode, to find those that are declared twice.
  private var known: [TokenPath: [String?: AuthoredValue]] = [:]
  /// The numbers of literals that were read, of variables that can change, and of contradicting declarations.
  private var (consumed, changeable, repeated) = (0, 0, 0)

  init(_ outlines: [DartOutline]) {
    self.outlines = outlines
    var fields: [String: (document: Int, field: DartOutline.Field)] = [:]
    var colors: [String: FlutterValueReader.Source] = [:]
    for (document, outline) in outlines.enumerated() {
      for field in outline.fields where fields[field.path] == nil {
        fields[field.path] = (document, field)
        guard field.isFixed, outline.isColor(field) else { continue }
        let scope = FlutterValueReader.Scope(document: document, owner: field.owner)
        colors[field.path] = (field.value, scope)
        for shade in outline.shades(field) { colors["\(field.path).\(shade.name)"] = (shade.value, scope) }
      }
    }
    values = FlutterValueReader(outlines: outlines, fields: fields, colors: colors)
  }

  /// Whether a declaration is a color, or a scheme with colors.
  var hasColors: Bool {
    !values.colors.isEmpty
      || outlines.contains { outline in
        outline.fields.contains { outline.scheme($0) != nil || hasColors($0, outline) }
          || outline.constructors.contains { constructor in
            constructor.name.flatMap { FlutterMode($0) } != nil
              && constructor.values.contains { outline.isColor($0.value) }
          }
      }
  }

  /// Whether a declaration is an instance of a theme with colors.
  private func hasColors(_ field: DartOutline.Field, _ outline: DartOutline) -> Bool {
    themeType(of: field, outline) != nil && FlutterMode(field.name) != nil
      && outline.arguments(field.value).contains { outline.isColor($0.value) }
  }

  mutating func read() throws(FormatError) -> Imported {
    for (document, outline) in outlines.enumerated() {
      let scope = FlutterValueReader.Scope(document: document, owner: nil)
      for field in outline.fields { try read(field, outline, scope) }
      for constructor in outline.constructors { try read(constructor, outline, scope) }
    }
    // The first mode is the default, and light is what an app shows without a setting.
    imported.modes = modes.filter { $0.name == "light" } + modes.filter { $0.name != "light" }
    let first = outlines.first?.document.location(of: 0..<0)
    let literals = outlines.reduce(0) { $0 + $1.literalCount(in: $1.tokens.indices) }
    if literals > consumed { note("colors in code that isn't a constant aren't read: \(literals - consumed)", first) }
    if changeable > 0 { note("colors in variables that can change aren't read: \(changeable)", first) }
    if repeated > 0 {
      note("colors that are declared twice with different values can't be determined: \(repeated)", first)
    }
    return imported
  }

  private mutating func note(_ message: String, _ place: SourceLocation?) {
    imported.notices.append(InputNotice(message, at: place))
  }

  // MARK: Fields

  private mutating func read(
    _ field: DartOutline.Field, _ outline: DartOutline, _ scope: FlutterValueReader.Scope
  ) throws(FormatError) {
    let scope = FlutterValueReader.Scope(document: scope.document, owner: field.owner)
    if let scheme = outline.scheme(field) { return try read(scheme, of: field, outline, scope) }
    if outline.isColor(field) {
      guard field.isFixed else {
        changeable += 1
        return
      }
      consumed += outline.literalCount(in: field.value)
      try add(field.path, nil, field.value, outline, scope)
      for shade in outline.shades(field) { try add("\(field.path).\(shade.name)", nil, shade.value, outline, scope) }
      return
    }
    // A constant that is an instance of a theme: `static const dark = AppColors(…)`.
    guard let type = themeType(of: field, outline), let mode = FlutterMode(field.name) else { return }
    let group = mode.rest.utf8.isEmpty ? type : "\(type).\(mode.rest)"
    for (name, value) in outline.arguments(field.value) where isColor(value, outline, scope) {
      consumed += outline.literalCount(in: value)
      try add("\(group).\(name)", mode.mode, value, outline, scope)
    }
  }

  /// The class of which a constant is an instance, if the arguments of the call are all of its values.
  private func themeType(of field: DartOutline.Field, _ outline: DartOutline) -> String? {
    guard field.isFixed, let (type, constructor) = outline.instance(field),
      outlines.contains(where: { $0.types.contains(type) })
    else { return nil }
    // A named constructor can have values of its own, which are read as those of another mode.
    let hasValues = outlines.contains { outline in
      outline.constructors.contains { $0.owner == type && $0.name == constructor && constructor != nil }
    }
    return hasValues ? nil : type
  }

  private mutating func read(
    _ constructor: DartOutline.Constructor, _ outline: DartOutline, _ scope: FlutterValueReader.Scope
  ) throws(FormatError) {
    guard let mode = constructor.name.flatMap({ FlutterMode($0) }) else { return }
    let scope = FlutterValueReader.Scope(document: scope.document, owner: constructor.owner)
    let group = mode.rest.utf8.isEmpty ? constructor.owner : "\(constructor.owner).\(mode.rest)"
    for (name, value) in constructor.values where isColor(value, outline, scope) {
      consumed += outline.literalCount(in: value)
      try add("\(group).\(name)", mode.mode, value, outline, scope)
    }
  }

  /// Whether an expression is a color, or names one.
  private func isColor(_ range: Range<Int>, _ outline: DartOutline, _ scope: FlutterValueReader.Scope) -> Bool {
    if outline.isColor(range) { return true }
    if case .undecidable = values.content(range, scope) { return false }
    return true
  }

  // MARK: Schemes

  private mutating func read(
    _ scheme: DartOutline.Scheme, of field: DartOutline.Field, _ outline: DartOutline,
    _ scope: FlutterValueReader.Scope
  ) throws(FormatError) {
    let mode = FlutterMode(field.name, brightness: outline.brightness(scheme))
    let own = mode?.rest ?? field.name
    let group = [field.owner, own].compactMap { $0 }.filter { !$0.utf8.isEmpty }.joined(separator: ".")
    let path = group.utf8.isEmpty ? "ColorScheme" : group
    var roles: Set<String> = []
    for (name, value) in scheme.arguments where name != "brightness" && isColor(value, outline, scope) {
      guard name != "seedColor" else { continue }
      consumed += outline.literalCount(in: value)
      roles.insert(name)
      try add("\(path).\(name)", mode?.mode, value, outline, scope)
    }
    let place = outline.tokens[scheme.name].range
    let isComputed = scheme.constructor.map { FlutterScheme.defaults(of: $0) == nil } ?? false
    let defaults = scheme.constructor.flatMap { FlutterScheme.defaults(of: $0) } ?? [:]
    for role in FlutterScheme.required where !roles.contains(role) {
      if let text = defaults[role], let color = try? Color(hex: text) {
        try add("\(path).\(role)", mode?.mode, .literal(.color(color)), place, outline)
      } else if isComputed {
        let reason = "ColorScheme.\(scheme.constructor ?? "") computes it at run time"
        try add("\(path).\(role)", mode?.mode, .undecidable(reason), place, outline)
      } else {
        continue
      }
      roles.insert(role)
    }
    if isComputed {
      let message =
        "ColorScheme.\(scheme.constructor ?? "") computes the roles that aren't given, so they can't be determined"
      return note(message, outline.document.location(of: place))
    }
    for (role, source) in FlutterScheme.fallbacks where !roles.contains(role) && roles.contains(source) {
      roles.insert(role)
      try add("\(path).\(role)", mode?.mode, .alias(TokenPath("\(path).\(source)")), place, outline)
    }
    for role in FlutterScheme.black where !roles.contains(role) {
      try add("\(path).\(role)", mode?.mode, .literal(.color(.black)), place, outline)
    }
  }

  // MARK: Tokens

  private mutating func add(
    _ path: String, _ mode: Mode?, _ value: Range<Int>, _ outline: DartOutline, _ scope: FlutterValueReader.Scope
  ) throws(FormatError) {
    try add(path, mode, values.content(value, scope), outline.range(value), outline)
  }

  private mutating func add(
    _ name: String, _ mode: Mode?, _ content: AuthoredValue.Content, _ range: Range<Int>, _ outline: DartOutline
  ) throws(FormatError) {
    let path = TokenPath(name)
    let place = outline.document.location(of: range)
    guard known.count < FlutterFormat.tokenLimit else {
      throw .tooManyTokens(limit: FlutterFormat.tokenLimit, place)
    }
    let text = String(decoding: outline.document.bytes[range], as: UTF8.self)
    var value = AuthoredValue(content, text: text, at: place)
    if let other = known[path]?[mode?.name] {
      guard other.content != content else { return }
      repeated += 1
      value = AuthoredValue(
        .undecidable("it is also declared at \(other.location.path):\(other.location.line) with another value"),
        text: text, at: place)
    }
    known[path, default: [:]][mode?.name] = value
    if let mode, !modes.contains(where: { $0.name == mode.name }) { modes.append(mode) }
    imported.tokens.insert(Token(path: path, type: .color, mode: mode?.name, value: value))
  }
}
