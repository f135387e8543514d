import DesignTokens
import SourceText

/// The modes of a project: its themes, or sets with the same tokens, in all combinations that make a difference to colors.
struct StudioModes {
  /// For each mode what happens to sets; a set that is absent is left out.
  private(set) var statuses: [[Int: StudioProject.Status]] = []
  /// The modes, the default first.
  private(set) var modes: [Mode] = []

  /// What a dimension chooses: for each context the sets that it brings.
  private struct Choice {
    let name: String
    var contexts: [(name: String, sets: [Int: StudioProject.Status])] = []
    let location: SourceLocation
  }

  /// The smallest share of names that sets have in common if they are the same tokens in several modes.
  private static let (likeness, of) = (4, 5)

  init(_ project: StudioProject, _ table: StudioTable, _ notices: inout StudioNotices) throws(FormatError) {
    var common: [Int: StudioProject.Status] = [:]
    let choices: [Choice]
    if project.themes.isEmpty {
      choices = StudioModes.alikeSets(project, table, &notices)
      let chosen = Set(choices.flatMap { $0.contexts.flatMap(\.sets.keys) })
      for position in project.sets.indices where !chosen.contains(position) { common[position] = .enabled }
    } else {
      choices = StudioModes.groups(project)
    }
    let colorNames = StudioColorNames(table)
    let dimensions = choices.map { choice in
      ModeDimension(
        name: choice.name, contexts: choice.contexts.map(\.name),
        differs: StudioModes.differs(choice, table, colorNames, &notices))
    }
    let count = ModeProduct.count(dimensions)
    guard count <= TokensStudioFormat.modeLimit else {
      throw .tooManyThemes(
        count, limit: TokensStudioFormat.modeLimit, choices.first?.location ?? project.location)
    }
    let product = ModeProduct(dimensions, namesDefaults: true)
    modes = product.modes
    for choice in product.choices {
      var statuses = common
      for (dimension, context) in zip(choices, choice) {
        // A set that one theme enables is enabled, whatever the others do with it.
        statuses.merge(dimension.contexts[context].sets) { $0 == .enabled ? $0 : $1 }
      }
      self.statuses.append(statuses)
    }
  }

  // MARK: Themes

  private static func groups(_ project: StudioProject) -> [Choice] {
    var choices: [Choice] = []
    var positions: [TokenPath: Int] = [:]
    for theme in project.themes {
      let group = theme.group ?? "theme"
      let position = positions[TokenPath(group)] ?? choices.count
      if position == choices.count {
        positions[TokenPath(group)] = position
        choices.append(Choice(name: group, location: theme.location))
      }
      choices[position].contexts.append((theme.name, theme.statuses))
    }
    return choices
  }

  /// Whether it matters for colors which context is chosen; if it matters only for others, a notice says so.
  private static func differs(
    _ choice: Choice, _ table: StudioTable, _ colorNames: StudioColorNames, _ notices: inout StudioNotices
  ) -> Bool {
    guard let first = choice.contexts.first, choice.contexts.count > 1 else { return false }
    var uses: [Int: Int] = [:]
    for context in choice.contexts { for set in context.sets.keys { uses[set, default: 0] += 1 } }
    let own = uses.filter { $0.value < choice.contexts.count }.keys.sorted()
    let holdsColors = own.contains { set in table.ranges[set].contains { colorNames.contains(table.tokens[$0].path) } }
    if !holdsColors, !own.isEmpty {
      let names = choice.contexts.dropFirst().map(\.name)
      notices.add(
        "\"\(choice.name)\" chooses no colors, so only \"\(first.name)\" is read, without \(names.joined(separator: ", "))",
        at: choice.location)
    }
    return holdsColors
  }

  // MARK: Sets with the same tokens

  /// Sets of one folder that have most names in common; merged, only the last of them would be checked.
  private static func alikeSets(
    _ project: StudioProject, _ table: StudioTable, _ notices: inout StudioNotices
  ) -> [Choice] {
    var clusters: [[Int]] = []
    var clustersOfName: [Int: [Int]] = [:]
    let names = table.ranges.map { range in Set(range.map { table.tokens[$0].path }) }
    for set in project.sets.indices where !names[set].isEmpty {
      var shared: [Int: Int] = [:]
      for name in names[set] {
        for cluster in clustersOfName[name] ?? [] { shared[cluster, default: 0] += 1 }
      }
      let level = folder(of: project.sets[set].name)
      let match = clusters.indices.first { cluster in
        let first = clusters[cluster][0]
        let larger = max(names[first].count, names[set].count)
        return (shared[cluster] ?? 0) * of >= larger * likeness
          && folder(of: project.sets[first].name).hasSameBytes(as: level)
      }
      if let match {
        clusters[match].append(set)
      } else {
        for name in names[set].sorted() where (clustersOfName[name]?.count ?? 0) < TokensStudioFormat.modeLimit {
          clustersOfName[name, default: []].append(clusters.count)
        }
        clusters.append([set])
      }
    }
    return clusters.filter { $0.count > 1 }.map { cluster in
      let level = folder(of: project.sets[cluster[0]].name)
      var choice = Choice(name: level.isEmpty ? "sets" : level, location: project.sets[cluster[0]].location)
      for set in cluster {
        let name = project.sets[set].name.utf8.dropFirst(level.isEmpty ? 0 : level.utf8.count + 1)
        choice.contexts.append((String(Substring(name)), [set: .enabled]))
      }
      let list = choice.contexts.map { "\"\($0.name)\"" }.joined(separator: ", ")
      notices.add(
        "the sets \(list) define the same tokens without themes, so each is read as a mode", at: choice.location)
      return choice
    }
  }

  /// The part of a set's name before its last slash.
  private static func folder(of name: String) -> String {
    guard let slash = name.utf8.lastIndex(of: Ascii.slash) else { return "" }
    return String(name[..<slash])
  }
}
