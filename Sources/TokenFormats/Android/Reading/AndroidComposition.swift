import ColorScience
import DesignTokens
import SourceText

/// Makes tokens of resources, with a value for each mode that differs from its base.
struct AndroidComposition {
  private let resources: AndroidResources
  private var modes: AndroidModes
  private let themes: AndroidThemes
  /// The colors that depend on attributes of a theme.
  private let themed: Set<TokenPath>
  /// The names with values for higher contrast, by the name that they belong to.
  private let contrasts: [TokenPath: [AndroidModes.Contrast: String]]
  /// The names that are values of another one.
  private let folded: Set<TokenPath>
  private let hasNightColors: Bool
  private var notices: StudioNotices
  private var result = Imported()
  /// The modes that a token has a value for.
  private var used: Set<Int> = [0]

  init(_ resources: AndroidResources) throws(FormatError) {
    self.resources = resources
    let found = AndroidReferences(resources)
    contrasts = found.contrasts
    folded = found.folded
    themed = found.themed
    hasNightColors = found.hasNight
    modes = AndroidModes(newest: found.newestVersion, contrasts: Set(found.contrasts.values.flatMap(\.keys)))
    themes = try AndroidThemes(resources, modes.configurations, resources.notices)
    notices = themes.notices
    // Without night values, a dark mode would repeat the light one.
    if !found.hasNight, !themes.themes.contains(where: \.hasNight) { modes.removeDark() }
    for (text, place) in found.unread { notices.add(text, at: place) }
  }

  /// The tokens of all modes.
  mutating func imported() throws(FormatError) -> Imported {
    for position in resources.colors.entries.indices
    where !folded.contains(TokenPath(resources.colors.entries[position].name)) {
      try addColor(at: position)
    }
    for theme in themes.themes { try add(theme) }
    let isNamed = used.count > 1
    if isNamed {
      result.modes = modes.entries.indices.filter(used.contains).map { modes.entries[$0].mode }
      result.tokens = result.tokens.assigned(to: modes.entries[0].mode.name)
    }
    result.notices = notices.all
    return result
  }

  // MARK: Tokens

  /// Adds a token with the values that differ from those of their base.
  ///
  /// - Parameter repeatsNight: whether the value for the night is added even if it is the same.
  private mutating func add(
    _ path: TokenPath, _ values: [AuthoredValue], repeatsNight: Bool = false
  ) throws(FormatError) {
    guard result.tokens.tokens.count < AndroidFormat.tokenLimit else {
      throw .tooManyTokens(limit: AndroidFormat.tokenLimit, values[0].location)
    }
    for (index, value) in values.enumerated() {
      let isNight = modes.entries[index].mode.name == "dark"
      if let base = modes.entries[index].base, values[base] == value, !(isNight && repeatsNight) { continue }
      used.insert(index)
      if let base = modes.entries[index].base { used.insert(base) }
      if case .undecidable(let reason) = value.content {
        notices.add("undetermined value: \(reason)", at: value.location)
      }
      let mode = index == 0 ? nil : modes.entries[index].mode.name
      result.tokens.insert(Token(path: path, type: .color, mode: mode, value: value))
    }
  }

  private mutating func addColor(at position: Int) throws(FormatError) {
    let entry = resources.colors.entries[position]
    let path = TokenPath(entry.name)
    var states: [AndroidSelector.State] = [AndroidSelector.State(name: "", on: [:])]
    for definition in entry.definitions {
      guard case .selector(let selector) = definition.value else { continue }
      let ordinary = states[0].name.isEmpty && states[0].on.isEmpty
      if ordinary { states = [] }
      for state in selector.states where !states.contains(where: { $0.name.hasSameBytes(as: state.name) }) {
        states.append(state)
      }
    }
    for state in states {
      let name = state.name.utf8.isEmpty ? path : TokenPath("\(entry.name).\(state.name)")
      // Where themes alone change with the night, no color lacks a value for it.
      try add(name, modes.entries.map { value(of: position, in: state, $0) }, repeatsNight: !hasNightColors)
    }
  }

  private mutating func value(
    of position: Int, in state: AndroidSelector.State, _ mode: AndroidModes.Entry
  ) -> AuthoredValue {
    let entry = resources.colors.entries[position]
    let configuration = modes.configurations[mode.configuration]
    var definition = resources.colors.definition(at: position, for: configuration).map { entry.definitions[$0] }
    if let contrast = mode.contrast, let name = contrasts[TokenPath(entry.name)]?[contrast],
      let other = resources.colors.definition(of: name, for: configuration)
    {
      definition = other
    }
    guard let definition else {
      let first = entry.definitions[0]
      let reason = AndroidComposition.absence(of: entry.definitions, configuration)
      return AuthoredValue(.undecidable(reason), text: first.value.text, at: first.location)
    }
    let color: AndroidColorValue
    var alpha = 1.0
    switch definition.value {
    case .color(let value): color = value
    case .selector(let selector):
      guard let item = selector.item(in: state.on) else {
        return AuthoredValue(.undecidable("it has no items"), text: "", at: definition.location)
      }
      color = item.value
      let factor = self.factor(of: item, configuration)
      guard let number = factor.number else {
        return AuthoredValue(.undecidable(factor.reason), text: color.text, at: color.location)
      }
      alpha = number
    }
    if resources.contested.contains(TokenPath(entry.name)) {
      let reason = "modules define it differently; audit each module by itself"
      return AuthoredValue(.undecidable(reason), text: color.text, at: color.location)
    }
    return AuthoredValue(content(color.color, alpha, themes.themes.first), text: color.text, at: color.location)
  }

  /// The reason that a device has no value.
  private static func absence(
    of definitions: [AndroidDefinition<AndroidColorEntry>], _ configuration: AndroidConfiguration
  ) -> String {
    let plain = definitions.filter { $0.folder.others.utf8.isEmpty }
    guard let oldest = plain.map(\.folder.version).min() else {
      return "it only has values for devices with -\(definitions[0].folder.others)"
    }
    if oldest > configuration.version { return "it only has values from API level \(oldest)" }
    return "it has no value for \(configuration.isNight ? "the night" : "the day")"
  }

  private func factor(
    of item: AndroidSelector.Item, _ configuration: AndroidConfiguration
  ) -> (number: Double?, reason: String) {
    if item.hasLightness { return (nil, "android:lStar sets the lightness of another color model, CAM16") }
    switch item.alpha {
    case .number(let number): return (number, "")
    case .unknown(let reason): return (nil, reason)
    case .dimension(let name):
      guard let text = resources.dimensions.definition(of: name, for: configuration)?.value else {
        return (nil, "the alpha @dimen/\(name) isn't in these files")
      }
      guard let number = AndroidDocumentReader.number(text) else {
        return (nil, "the alpha @dimen/\(name) isn't a number")
      }
      return (number, "")
    }
  }

  /// The value of a color, with its alpha multiplied.
  private mutating func content(
    _ color: AndroidColor, _ alpha: Double, _ theme: AndroidThemes.Theme?
  ) -> AuthoredValue.Content {
    let alpha = min(max(alpha, 0), 1)
    func alias(_ target: TokenPath) -> AuthoredValue.Content {
      alpha == 1 ? .alias(target) : .translucentAlias(target, alpha: alpha)
    }
    switch color {
    case .literal(let color):
      // The platform rounds to eight bits.
      guard alpha != 1 else { return .literal(.color(color)) }
      return .literal(.color(color.withAlpha((color.alpha * 255 * alpha + 0.5).rounded(.down) / 255)))
    case .resource(let name):
      let path = TokenPath(name)
      if resources.colors.position(of: name) == nil { result.optionalTargets.insert(path) }
      return alias(path)
    case .attribute(let name):
      guard let theme, theme.maps.contains(where: { $0.values[name] != nil }) else {
        return .undecidable("no theme in these files sets ?\(name)")
      }
      return alias(TokenPath("\(theme.group).\(name)"))
    case .nothing: return .undecidable("it has no color")
    case .unknown(let reason): return .undecidable(reason)
    }
  }

  // MARK: Themes

  private mutating func add(_ theme: AndroidThemes.Theme) throws(FormatError) {
    var attributes: [String] = []
    var known: Set<[UInt8]> = []
    for map in theme.maps {
      for attribute in map.attributes where known.insert(attribute.bytes).inserted { attributes.append(attribute) }
    }
    for attribute in attributes {
      guard let first = theme.maps.compactMap({ $0.values[attribute] }).first else { continue }
      let colors = theme.maps.compactMap { $0.values[attribute]?.color }
      guard colors.contains(where: { $0 != .nothing }) else { continue }
      guard theme.maps.prefix(2).contains(where: { $0.values[attribute] != nil }) else {
        notices.add("only newer versions of Android have this attribute, so it isn't measured", at: first.location)
        continue
      }
      try add(
        TokenPath("\(theme.group).\(attribute)"), modes.entries.map { value(of: attribute, in: theme, $0, first) })
    }
  }

  private mutating func value(
    of attribute: String, in theme: AndroidThemes.Theme, _ mode: AndroidModes.Entry, _ first: AndroidColorValue
  ) -> AuthoredValue {
    guard let value = theme.maps[mode.configuration].values[attribute] else {
      let reason = "\(theme.name) doesn't set it in these files for \(mode.mode.name)"
      return AuthoredValue(.undecidable(reason), text: first.text, at: first.location)
    }
    func undecidable(_ reason: String) -> AuthoredValue {
      AuthoredValue(.undecidable(reason), text: value.text, at: value.location)
    }
    if case .resource(let name) = value.color, theme.group != themes.themes[0].group,
      themed.contains(TokenPath(name))
    {
      return undecidable("\(value.text) depends on the theme, and is only read for \(themes.themes[0].name)")
    }
    if value.color == .attribute(attribute) { return undecidable("it refers to itself") }
    return AuthoredValue(content(value.color, 1, theme), text: value.text, at: value.location)
  }
}
