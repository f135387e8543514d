import DesignTokens
import SourceText

/// A value of a resource for the devices of one folder.
struct AndroidDefinition<Value> {
  let folder: AndroidFolder
  let value: Value
  /// The place of the name.
  let location: SourceLocation
}

/// A color with its place.
struct AndroidColorValue {
  let color: AndroidColor
  let text: String
  let location: SourceLocation
}

/// The value of a color resource.
enum AndroidColorEntry {
  case color(AndroidColorValue)
  case selector(AndroidSelector)

  /// What it says, for comparing definitions.
  var text: String {
    switch self {
    case .color(let value): value.text
    case .selector(let selector): selector.items.map(\.text).joined(separator: " ")
    }
  }
}

/// A style: a list of values for attributes, and the style that it inherits from.
struct AndroidStyle {
  let name: String
  /// The name of the parent, those of the platform with `android:`; nil if there is none.
  let parent: String?
  /// The colors by attribute, in order; the last value of an attribute is used.
  var colors: [(attribute: String, value: AndroidColorValue)]
}

/// All resources by name.
struct AndroidResources {
  var colors = AndroidTable<AndroidColorEntry>()
  var styles = AndroidTable<AndroidStyle>()
  /// The numbers and lengths, as texts.
  var dimensions = AndroidTable<String>()
  var notices = StudioNotices()
  /// The colors that modules define differently.
  private(set) var contested: Set<TokenPath> = []

  /// Settles which of several resource folders a name is taken from.
  ///
  /// `src/main` is read before other source sets. Which of two modules an app takes a color from isn't known here, so it's undetermined
  /// unless both define the same.
  mutating func settleSources() throws(FormatError) {
    for index in colors.entries.indices {
      let entry = colors.entries[index]
      let main = mainDefinitions(of: entry.definitions, "color")
      let roots = distinctRoots(of: main)
      colors.entries[index].definitions = main.filter { $0.folder.root == roots[0] }
      guard roots.count > 1 else { continue }
      let kept = summary(main.filter { $0.folder.root == roots[0] })
      let differs = roots.dropFirst().contains { root in summary(main.filter { $0.folder.root == root }) != kept }
      if differs { contested.insert(TokenPath(entry.name)) }
    }
    for index in styles.entries.indices {
      let main = mainDefinitions(of: styles.entries[index].definitions, "style")
      let roots = distinctRoots(of: main)
      styles.entries[index].definitions = main.filter { $0.folder.root == roots[0] }
      guard roots.count > 1, let place = main.first(where: { $0.folder.root != roots[0] })?.location else { continue }
      notices.add("another module defines this style, too; the first one is read", at: place)
    }
    try checkRepetitions(colors)
    try checkRepetitions(styles)
  }

  private mutating func mainDefinitions<Value>(
    of definitions: [AndroidDefinition<Value>], _ kind: String
  ) -> [AndroidDefinition<Value>] {
    let main = definitions.filter { $0.folder.variant == nil }
    guard !main.isEmpty, main.count < definitions.count else { return definitions }
    for definition in definitions {
      guard let variant = definition.folder.variant else { continue }
      notices.add(
        "src/\(variant) replaces this \(kind) in its builds, which aren't measured; src/main is read",
        at: definition.location)
    }
    return main
  }

  private func distinctRoots<Value>(of definitions: [AndroidDefinition<Value>]) -> [String] {
    var roots: [String] = []
    for definition in definitions where !roots.contains(definition.folder.root) { roots.append(definition.folder.root) }
    return roots
  }

  private func summary(_ definitions: [AndroidDefinition<AndroidColorEntry>]) -> Set<String> {
    Set(definitions.map { "\($0.folder.isNight as Any) \($0.folder.version) \($0.folder.others) \($0.value.text)" })
  }

  private func checkRepetitions<Value>(_ table: AndroidTable<Value>) throws(FormatError) {
    for entry in table.entries {
      var known: [AndroidFolder: SourceLocation] = [:]
      for definition in entry.definitions {
        if let first = known.updateValue(definition.location, forKey: definition.folder) {
          throw .repeatedName(entry.name, first: first, definition.location)
        }
      }
    }
  }
}

/// Resources of one kind by name, in the order of the documents.
struct AndroidTable<Value> {
  struct Entry {
    let name: String
    var definitions: [AndroidDefinition<Value>]
  }

  var entries: [Entry] = []
  private var positions: [TokenPath: Int] = [:]

  /// The position of a name; nil if it is unknown.
  func position(of name: String) -> Int? { positions[TokenPath(name)] }

  mutating func add(_ name: String, _ definition: AndroidDefinition<Value>) {
    if let position = positions[TokenPath(name)] {
      entries[position].definitions.append(definition)
    } else {
      positions[TokenPath(name)] = entries.count
      entries.append(Entry(name: name, definitions: [definition]))
    }
  }

  /// The definition that a device takes; nil if none applies.
  func definition(at position: Int, for configuration: AndroidConfiguration) -> Int? {
    let definitions = entries[position].definitions
    var best: Int?
    for index in definitions.indices where definitions[index].folder.applies(to: configuration) {
      if let other = best, !definitions[index].folder.isPreferred(to: definitions[other].folder) { continue }
      best = index
    }
    return best
  }

  func definition(of name: String, for configuration: AndroidConfiguration) -> AndroidDefinition<Value>? {
    guard let position = position(of: name), let index = definition(at: position, for: configuration) else {
      return nil
    }
    return entries[position].definitions[index]
  }
}
