import DesignTokens
import SourceText

// Themes and the order of sets.

extension StudioProjectReader {
  /// The names of `tokenSetOrder`; nil if there is none.
  mutating func setOrder(_ metadata: PlacedNode?) throws(FormatError) -> [(name: String, node: PlacedNode)]? {
    guard let metadata else { return nil }
    guard metadata.json.members != nil else { throw unexpected("an object with tokenSetOrder", metadata) }
    guard let order = metadata["tokenSetOrder"] else { return nil }
    guard let elements = order.elements else { throw unexpected("an array of set names", order) }
    var names: [(name: String, node: PlacedNode)] = []
    for element in elements {
      guard let name = element.string else { throw unexpected("a set name", element) }
      names.append((name, element))
    }
    return names
  }

  /// The sets that themes name, and whether one of them uses each.
  func selectedSets(
    of themes: PlacedNode?
  ) throws(FormatError) -> [(name: String, node: PlacedNode, isNeeded: Bool)] {
    var order: [TokenPath] = []
    var sets: [TokenPath: (name: String, node: PlacedNode, isNeeded: Bool)] = [:]
    for theme in themes?.elements ?? [] {
      guard let table = theme["selectedTokenSets"] else { continue }
      for member in table.members {
        let key = TokenPath(member.name)
        let node = PlacedNode(member.value, in: table.source)
        let isUsed = try status(node) != nil
        if sets[key] == nil { order.append(key) }
        if sets[key] == nil || isUsed && sets[key]?.isNeeded == false { sets[key] = (member.name, node, isUsed) }
      }
    }
    return order.compactMap { sets[$0] }
  }

  /// What a theme does with a set; nil if it leaves the set out.
  private func status(_ node: PlacedNode) throws(FormatError) -> StudioProject.Status? {
    switch node.word {
    case "enabled": return .enabled
    case "source": return .source
    case "disabled": return nil
    default:
      throw .unexpected(
        expected: "\"enabled\", \"source\", or \"disabled\"", found: node.word.map { "\"\($0)\"" } ?? node.json.kind,
        token: nil, location(of: node))
    }
  }

  /// Adds the themes of an array to a project whose sets are known.
  mutating func addThemes(of node: PlacedNode?, to project: inout StudioProject) throws(FormatError) {
    guard let node else { return }
    guard let elements = node.elements else { throw unexpected("an array of themes", node) }
    let positions = Dictionary(project.sets.enumerated().map { (TokenPath($1.name), $0) }) { first, _ in first }
    var names: [TokenPath: SourceLocation] = [:]
    for element in elements {
      let theme = try theme(element, project, positions)
      let key = TokenPath("\(theme.group ?? "")\u{0}\(theme.name)")
      if let first = names.updateValue(theme.location, forKey: key) {
        throw .repeatedName(theme.name, first: first, theme.location)
      }
      project.themes.append(theme)
    }
    // Tools differ about a theme without a group beside others with one.
    guard project.themes.contains(where: { $0.group != nil }) else { return }
    for (theme, element) in zip(project.themes, elements) where theme.group == nil {
      throw .missingProperty("group", token: nil, location(of: element))
    }
  }

  private func theme(
    _ node: PlacedNode, _ project: StudioProject, _ positions: [TokenPath: Int]
  ) throws(FormatError) -> StudioProject.Theme {
    guard node.json.members != nil else { throw unexpected("a theme", node) }
    guard let nameNode = node["name"] else { throw .missingProperty("name", token: nil, location(of: node)) }
    guard let name = nameNode.string, !name.isEmpty else { throw unexpected("a theme name", nameNode) }
    var group: String?
    if let groupNode = node["group"], groupNode.json.kind != "null" {
      guard let text = groupNode.string else { throw unexpected("a group name", groupNode) }
      group = text.isEmpty ? nil : text
    }
    var theme = StudioProject.Theme(name: name, group: group, location: location(of: nameNode))
    guard let table = node["selectedTokenSets"] else {
      throw .missingProperty("selectedTokenSets", token: nil, location(of: node))
    }
    guard let members = table.json.members else { throw unexpected("an object with sets", table) }
    for member in members {
      guard let status = try status(PlacedNode(member.value, in: table.source)) else { continue }
      guard let position = positions[TokenPath(member.name)] else {
        throw .unknownSet(
          member.name, suggestion: nearest(to: member.name, among: project.sets.map(\.name)),
          sources.documents[table.source].location(of: member.nameRange))
      }
      theme.statuses[position] = status
    }
    return theme
  }
}
