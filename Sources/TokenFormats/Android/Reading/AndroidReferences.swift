import DesignTokens
import SourceText

/// What resources say about each other, and what of them isn't read.
struct AndroidReferences {
  /// The names with values for higher contrast, by the name that they belong to.
  private(set) var contrasts: [TokenPath: [AndroidModes.Contrast: String]] = [:]
  /// The names that are values of another one.
  private(set) var folded: Set<TokenPath> = []
  /// The colors that depend on attributes of a theme, themselves or through others.
  private(set) var themed: Set<TokenPath> = []
  /// The highest API level that a folder with colors names; 0 without any.
  private(set) var newestVersion = 0
  /// Whether a folder with colors is for the night, or only for the day.
  private(set) var hasNight = false
  /// The notices about values that aren't read.
  private(set) var unread: [(text: String, place: SourceLocation)] = []

  /// The fewest names that show that their ends mean contrast.
  private static let leastContrasts = 2

  /// - Complexity: O(n) in the definitions.
  init(_ resources: AndroidResources) {
    findFolders(resources.colors, "color") { _ in true }
    hasNight = resources.colors.entries.contains { $0.definitions.contains { $0.folder.isNight != nil } }
    // A style without colors may have another parent.
    findFolders(resources.styles, "style") { $0.parent != nil || !$0.colors.isEmpty }
    noteOldVersions(resources.colors, "color") { _ in true }
    noteOldVersions(resources.styles, "style") { !$0.colors.isEmpty }
    noteOverlays(resources)
    let targets = findReferences(resources)
    findContrasts(resources, targets)
  }

  private mutating func findFolders<Value>(
    _ table: AndroidTable<Value>, _ kind: String, isColor: (Value) -> Bool
  ) {
    for definition in table.entries.flatMap(\.definitions) where isColor(definition.value) {
      guard definition.folder.others.utf8.isEmpty else {
        unread.append(
          ("a \(kind) for devices with -\(definition.folder.others) isn't measured", definition.location))
        continue
      }
      newestVersion = max(newestVersion, definition.folder.version)
    }
  }

  private mutating func noteOldVersions<Value>(
    _ table: AndroidTable<Value>, _ kind: String, isColor: (Value) -> Bool
  ) {
    for entry in table.entries {
      let definitions = entry.definitions.filter { $0.folder.others.utf8.isEmpty && isColor($0.value) }
      for definition in definitions where definition.folder.version > 0 {
        let isReplaced = definitions.contains {
          $0.folder.isNight == definition.folder.isNight && $0.folder.version > definition.folder.version
        }
        if isReplaced {
          unread.append(("a newer version of this \(kind) is measured in its place", definition.location))
        }
      }
    }
  }

  private mutating func noteOverlays(_ resources: AndroidResources) {
    for entry in resources.styles.entries where entry.name.utf8.starts(with: "ThemeOverlay".utf8) {
      guard let definition = entry.definitions.first(where: { !$0.value.colors.isEmpty }) else { continue }
      unread.append(
        ("theme overlays change colors for a part of a screen, and aren't measured", definition.location))
    }
  }

  /// Finds the colors that depend on a theme, and returns all names that colors and styles refer to.
  private mutating func findReferences(_ resources: AndroidResources) -> Set<TokenPath> {
    var users: [TokenPath: [TokenPath]] = [:]
    var open: [TokenPath] = []
    for entry in resources.colors.entries {
      let path = TokenPath(entry.name)
      for definition in entry.definitions {
        for color in AndroidReferences.colors(of: definition.value) {
          if case .resource(let name) = color { users[TokenPath(name), default: []].append(path) }
          if case .attribute = color, themed.insert(path).inserted { open.append(path) }
        }
      }
    }
    while let path = open.popLast() {
      for user in users[path] ?? [] where themed.insert(user).inserted { open.append(user) }
    }
    var targets = Set(users.keys)
    for entry in resources.styles.entries where !entry.name.utf8.starts(with: "ThemeOverlay".utf8) {
      for definition in entry.definitions {
        for case .resource(let name) in definition.value.colors.map(\.value.color) { targets.insert(TokenPath(name)) }
      }
    }
    return targets
  }

  private static func colors(of entry: AndroidColorEntry) -> [AndroidColor] {
    switch entry {
    case .color(let value): [value.color]
    case .selector(let selector): selector.items.map(\.value.color)
    }
  }

  private mutating func findContrasts(_ resources: AndroidResources, _ targets: Set<TokenPath>) {
    for entry in resources.colors.entries {
      for contrast in AndroidModes.Contrast.allCases where entry.name.endsWithBytes(of: contrast.rawValue) {
        let base = String(entry.name.dropLast(contrast.rawValue.count))
        guard resources.colors.position(of: base) != nil else { continue }
        contrasts[TokenPath(base), default: [:]][contrast] = entry.name
        if !targets.contains(TokenPath(entry.name)) { folded.insert(TokenPath(entry.name)) }
      }
    }
    if contrasts.count < AndroidReferences.leastContrasts { (contrasts, folded) = ([:], []) }
  }
}
