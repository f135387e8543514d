import DesignTokens
import SourceText

/// The themes whose attributes become tokens, for each configuration of devices.
struct AndroidThemes {
  /// The colors of a theme's attributes in one configuration, in order, with those of its parents.
  struct Map {
    var attributes: [String] = []
    var values: [String: AndroidColorValue] = [:]

    /// What the theme says, for comparing.
    var text: String { attributes.sorted().map { "\($0)=\(values[$0]?.text ?? "")" }.joined(separator: " ") }
  }

  /// A theme, or two of which one is for light and one for dark.
  struct Theme {
    /// The name of the style; of a pair, the light one.
    let name: String
    /// The group of its tokens.
    let group: String
    /// Whether its colors differ between light and dark.
    let hasNight: Bool
    /// The colors in each configuration.
    let maps: [Map]
  }

  /// The themes, that of the app first.
  private(set) var themes: [Theme] = []
  private let resources: AndroidResources
  private let configurations: [AndroidConfiguration]
  private(set) var notices: StudioNotices
  private var valueCount = 0

  /// Finds the themes.
  ///
  /// - Parameter configurations: the devices; dark ones have `isNight`.
  init(
    _ resources: AndroidResources, _ configurations: [AndroidConfiguration], _ notices: StudioNotices
  ) throws(FormatError) {
    (self.resources, self.configurations, self.notices) = (resources, configurations, notices)
    try find()
  }

  private mutating func find() throws(FormatError) {
    let chains = try self.chains()
    let parents = Set(chains.flatMap { $0.dropFirst().map(\.bytes) })
    let names = chains.map { $0[0] }.filter { isTheme(chains, $0) }
    let known = Set(names.map(\.bytes))
    var candidates: [Theme] = []
    var taken: Set<[UInt8]> = []
    for name in names where !taken.contains(name.bytes) {
      let dark = AndroidThemes.darkNames(of: name).first { known.contains($0.bytes) }
      if let dark { taken.insert(dark.bytes) }
      let theme = try self.theme(name, dark: dark)
      guard !theme.maps.allSatisfy(\.attributes.isEmpty) else { continue }
      candidates.append(theme)
    }
    // A dark theme may come before its light one.
    candidates.removeAll { taken.contains($0.name.bytes) }
    guard let main = AndroidThemes.main(of: candidates) else { return }
    var texts: Set<[UInt8]> = []
    for (index, theme) in candidates.enumerated() {
      let isMain = index == main
      guard isMain || !parents.contains(theme.name.bytes) else { continue }
      if isMain { texts.insert(AndroidThemes.text(of: theme)) }
    }
    var others: [Theme] = []
    for (index, theme) in candidates.enumerated() where index != main && !parents.contains(theme.name.bytes) {
      if texts.insert(AndroidThemes.text(of: theme)).inserted { others.append(theme) }
    }
    let first = candidates[main]
    themes = [Theme(name: first.name, group: "app-theme", hasNight: first.hasNight, maps: first.maps)] + others
    if !others.isEmpty, let place = resources.styles.entries.first(where: { $0.name.hasSameBytes(as: first.name) }) {
      notices.add(
        "tokens in \"app-theme\" are those of \(first.name); other themes are read by their own names",
        at: place.definitions[0].location)
    }
  }

  private static func text(of theme: Theme) -> [UInt8] { theme.maps.map(\.text).joined(separator: "|").bytes }

  // MARK: Styles

  /// The style of each name with its parents, for the oldest devices by day; those outside of the files end a chain.
  private func chains() throws(FormatError) -> [[String]] {
    var chains: [[String]] = []
    for entry in resources.styles.entries {
      var chain = [entry.name]
      for configuration in configurations {
        let found = try self.chain(of: entry.name, configuration)
        chain += found.styles.dropFirst().map(\.name) + (found.outside.map { [$0] } ?? [])
      }
      chains.append(chain)
    }
    return chains
  }

  /// The style that a device takes for a name and its parents, and the name of the first parent that isn't in the files.
  private func chain(
    of name: String, _ configuration: AndroidConfiguration
  ) throws(FormatError) -> (styles: [AndroidStyle], outside: String?) {
    var styles: [AndroidStyle] = []
    var next: String? = name
    while let name = next {
      guard let definition = resources.styles.definition(of: name, for: configuration) else { return (styles, name) }
      guard styles.count < AndroidFormat.parentLimit else {
        throw .circularReference([name, name], token: nil, definition.location)
      }
      if styles.contains(where: { $0.name.hasSameBytes(as: name) }) {
        let names = styles.drop { !$0.name.hasSameBytes(as: name) }.map(\.name) + [name]
        throw .circularReference(names, token: nil, definition.location)
      }
      styles.append(definition.value)
      next = definition.value.parent
    }
    return (styles, nil)
  }

  /// Whether a style is a theme of a screen: neither one of a view nor an overlay.
  private func isTheme(_ chains: [[String]], _ name: String) -> Bool {
    guard let position = resources.styles.position(of: name) else { return false }
    var isTheme = false
    for name in chains[position] {
      let segments = name.utf8.split { $0 == Ascii.point || $0 == Ascii.colon }
      if segments.contains(where: { $0.starts(with: "ThemeOverlay".utf8) }) { return false }
      let others = ["Widget", "TextAppearance", "ShapeAppearance", "Preference", "Animation"]
      if let first = segments.first, others.contains(where: { first.elementsEqual($0.utf8) }) { return false }
      if segments.contains(where: { $0.suffix(5).elementsEqual("Theme".utf8) }) { isTheme = true }
    }
    return isTheme
  }

  private mutating func theme(_ name: String, dark: String?) throws(FormatError) -> Theme {
    var maps: [Map] = []
    for configuration in configurations {
      maps.append(try map(configuration.isNight ? dark ?? name : name, configuration))
    }
    // Light and dark of one API level are next to each other.
    let hasNight = stride(from: 0, to: maps.count - 1, by: 2).contains {
      !maps[$0].text.hasSameBytes(as: maps[$0 + 1].text)
    }
    return Theme(name: name, group: AndroidThemes.group(of: name), hasNight: dark != nil || hasNight, maps: maps)
  }

  private mutating func map(_ name: String, _ configuration: AndroidConfiguration) throws(FormatError) -> Map {
    var map = Map()
    let chain = try chain(of: name, configuration)
    for style in chain.styles.reversed() {
      for (attribute, value) in style.colors {
        if map.values.updateValue(value, forKey: attribute) == nil { map.attributes.append(attribute) }
        valueCount += 1
      }
    }
    if valueCount > AndroidFormat.attributeLimit, let place = map.values.values.first?.location {
      throw .tooManyTokens(limit: AndroidFormat.attributeLimit, place)
    }
    map.dropOtherReferences()
    if let outside = chain.outside, let style = chain.styles.last, !map.attributes.isEmpty,
      let place = resources.styles.definition(of: style.name, for: configuration)?.location
    {
      notices.add("attributes that \(outside) sets aren't read, because it isn't in these files", at: place)
    }
    return map
  }

  // MARK: Names

  /// The name of a theme as one segment of a path that says that it is a theme.
  private static func group(of name: String) -> String {
    let words = wordsOf(name)
    let text = name.utf8.map { $0 == Ascii.point ? Ascii.minus : $0 }
    return (words.count > 1 && words.contains("theme") ? "" : "Theme-") + String(decoding: text, as: UTF8.self)
  }

  /// The names that the dark theme beside a light one may have.
  private static func darkNames(of name: String) -> [String] {
    var names: [String] = []
    let bytes = name.bytes
    let light = "Light".bytes
    for start in bytes.indices where bytes[start...].starts(with: light) {
      let rest = Array(bytes[(start + light.count)...])
      names += ["Dark", "Night"].map { String(decoding: bytes[..<start] + $0.bytes + rest, as: UTF8.self) }
    }
    return names.isEmpty ? [".Dark", ".Night", "Dark", "Night"].map { name + $0 } : names
  }

  /// The position of the theme that most of the app shows, as far as names and contents tell.
  private static func main(of themes: [Theme]) -> Int? {
    let passing = [
      "splash", "launch", "dialog", "popup", "starting", "translucent", "transparent", "wear",
      "widget",
    ]
    func isPassing(_ theme: Theme) -> Bool {
      let name = String(decoding: theme.name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
      return passing.contains { SourceFile(path: "", bytes: name.bytes).contains($0) }
    }
    // Bases are made to be inherited from.
    func isBase(_ theme: Theme) -> Bool { ["Base", "Platform"].contains { theme.name.utf8.starts(with: $0.utf8) } }
    let lasting = themes.indices.filter { !isPassing(themes[$0]) && !isBase(themes[$0]) }
    let among = lasting.isEmpty ? Array(themes.indices) : lasting
    let most = among.map { themes[$0].maps[0].attributes.count }.max() ?? 0
    // A theme that adds a few attributes to that of the app isn't the app's.
    let large = among.filter { Double(themes[$0].maps[0].attributes.count) >= 0.8 * Double(most) }
    func rank(_ index: Int) -> (Int, Int, Int) {
      let theme = themes[index]
      return (theme.hasNight ? 0 : 1, theme.name.utf8.count { $0 == Ascii.point }, index)
    }
    return large.min { rank($0) < rank($1) }
  }
}

extension AndroidThemes.Map {
  /// Leaves out attributes that refer to one which isn't a color, such as a style or a length.
  fileprivate mutating func dropOtherReferences() {
    attributes.removeAll { attribute in
      var name = attribute
      for _ in 0...AndroidFormat.parentLimit {
        guard let value = values[name] else { return !AndroidThemes.speaksOfColor(name) }
        guard case .attribute(let next) = value.color else { return false }
        name = next
      }
      return false
    }
    let kept = Set(attributes.map(\.bytes))
    values = values.filter { kept.contains($0.key.bytes) }
  }
}

extension AndroidThemes {
  /// Whether the name of an attribute contains the word color.
  fileprivate static func speaksOfColor(_ name: String) -> Bool {
    let file = SourceFile(path: "", bytes: name.bytes)
    return file.contains("color") || file.contains("Color")
  }
}

extension String {
  /// The UTF-8 bytes, which compare faster and more strictly than characters.
  var bytes: [UInt8] { Array(utf8) }
}
