import DesignTokens
import SourceText

/// Makes modes of the modes of collections, and tokens with a value for each.
///
/// Collections with a mode name in common choose together; others multiply. A collection without colors makes no modes.
struct CollectionComposition {
  /// The most modes that collections may make together.
  static let modeLimit = 64
  /// The most values that all modes may have together.
  static let valueLimit = 2_000_000

  private let collections: [VariableCollection]
  private var notices: StudioNotices
  private let sources: DTCGSources
  private let respells: Bool
  private var product = ModeProduct([])
  /// For each collection the mode that it shows in each mode of the system.
  private var shown: [[Int]] = []

  /// - Parameter respells: whether an alias may spell a name with other capitals, spaces, or hyphens.
  init(
    _ collections: [VariableCollection], _ notices: StudioNotices, _ sources: DTCGSources, respells: Bool = false
  ) throws(FormatError) {
    (self.collections, self.notices, self.sources, self.respells) = (collections, notices, sources, respells)
    let groups = self.groups()
    let dimensions = groups.map { group in
      ModeDimension(name: collections[group.members[0]].name, contexts: group.modes, differs: true)
    }
    let count = ModeProduct.count(dimensions)
    guard count <= CollectionComposition.modeLimit else {
      throw .tooManyThemes(count, limit: CollectionComposition.modeLimit, collections[groups[0].members[0]].location)
    }
    product = ModeProduct(dimensions)
    let total = collections.reduce(0) { $0 + $1.variables.count }
    guard total * product.choices.count <= CollectionComposition.valueLimit else {
      throw .tooManyTokens(limit: CollectionComposition.valueLimit / product.choices.count, collections[0].location)
    }
    shown = collections.map { _ in Array(repeating: 0, count: product.choices.count) }
    for (dimension, group) in groups.enumerated() {
      for member in group.members { show(dimension, group.modes, in: member) }
    }
  }

  /// Collections with colors, by the names of modes that they have in common.
  private mutating func groups() -> [(modes: [String], members: [Int])] {
    var groups: [(modes: [String], members: [Int])] = []
    for (index, collection) in collections.enumerated() where collection.modes.count > 1 {
      guard collection.holdsColors else {
        let left = collection.modes.dropFirst().joined(separator: ", ")
        notices.add(
          "\"\(collection.name)\" has no colors, so only \"\(collection.modes[0])\" is read, without \(left)",
          at: collection.location)
        continue
      }
      var group = (modes: collection.modes, members: [index])
      while let other = groups.firstIndex(where: { !Set($0.modes).isDisjoint(with: group.modes) }) {
        let earlier = groups.remove(at: other)
        group.members = earlier.members + group.members
        group.modes = earlier.modes + group.modes.filter { !earlier.modes.contains($0) }
      }
      groups.append(group)
    }
    return groups
  }

  /// Notes which mode of a collection is shown: that of the same name, else its default.
  private mutating func show(_ dimension: Int, _ modes: [String], in index: Int) {
    let collection = collections[index]
    for (mode, choice) in product.choices.enumerated() {
      let name = modes[choice[dimension]]
      if let own = collection.modes.firstIndex(of: name) {
        shown[index][mode] = own
      } else {
        notices.add(
          "\"\(collection.name)\" has no mode \"\(name)\"; its default, \"\(collection.modes[0])\", is used",
          at: collection.location)
      }
    }
  }

  /// The tokens of all modes.
  func imported() throws(FormatError) -> Imported {
    var imported = Imported()
    var names = SpelledNames(collections, respells: respells)
    for (index, collection) in collections.enumerated() {
      var set = TokenSet()
      for variable in collection.variables {
        if set.contains(variable.path) {
          throw .repeatedName(
            variable.path.description, first: set[variable.path]?.location ?? variable.location, variable.location)
        }
        set.insert(token(variable, of: collection, shown[index], &names))
      }
      imported.merge(set)
    }
    imported.modes = product.modes.count > 1 ? product.modes : []
    imported.optionalTargets = names.missing
    var all = notices
    for (text, place) in names.respelled { all.add(text, at: place) }
    imported.notices += all.all
    return imported
  }

  /// A token with its value in each mode; that of the first mode names none.
  private func token(
    _ variable: CollectionVariable, of collection: VariableCollection, _ shown: [Int], _ names: inout SpelledNames
  ) -> Token {
    var result: Token?
    for (mode, own) in shown.enumerated() {
      let value =
        variable.values[own].map { names.respelled($0) }
        ?? AuthoredValue(
          .undecidable("it isn't defined in \"\(collection.modes[own])\""), text: "", at: variable.location)
      guard mode > 0 else {
        result = Token(
          path: variable.path, type: variable.type, description: variable.description,
          deprecation: variable.deprecation, value: value)
        result?.role = variable.role
        continue
      }
      result?.add(value, for: product.modes[mode].name)
    }
    return result
      ?? Token(
        path: variable.path, type: nil,
        value: AuthoredValue(.undecidable("it has no value"), text: "", at: variable.location))
  }
}

/// The names of variables, to find one that an alias spells with other capitals, spaces, or hyphens, as plug-ins do.
struct SpelledNames {
  private var known: Set<TokenPath> = []
  private var similar: [[UInt8]: TokenPath?] = [:]
  private(set) var respelled: [(text: String, place: SourceLocation)] = []
  /// The targets of aliases that no document has, such as variables of a library.
  private(set) var missing: Set<TokenPath> = []

  init(_ collections: [VariableCollection], respells: Bool) {
    for collection in collections {
      for variable in collection.variables where known.insert(variable.path).inserted {
        guard respells else { continue }
        let key = SpelledNames.key(variable.path)
        similar[key] = similar[key] == nil ? .some(variable.path) : .some(nil)
      }
    }
  }

  private static func key(_ path: TokenPath) -> [UInt8] {
    path.description.utf8.map { byte in
      (0x41...0x5A).contains(byte) ? byte | 0x20 : byte == Ascii.space || byte == Ascii.underscore ? Ascii.minus : byte
    }
  }

  /// Returns an alias with the name of the only variable that it can mean.
  mutating func respelled(_ value: AuthoredValue) -> AuthoredValue {
    guard case .alias(let target) = value.content, !known.contains(target) else { return value }
    guard let found = similar[SpelledNames.key(target)] ?? nil else {
      missing.insert(target)
      return value
    }
    respelled.append(("an alias spells the name of its variable differently", value.location))
    return AuthoredValue(.alias(found), text: value.text, at: value.location)
  }
}
