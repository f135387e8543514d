import DesignTokens

/// The fills of controls, which show the edge of a control whose border is fully transparent.
///
/// Pairings with the same `name` and the same binding values describe one control, and so does a badge. A control has a known fill if
/// exactly one token is declared as its shape: a `component` foreground that is also a background, or the background of its text or
/// graphic. A background of the border, or a surface, is behind the control and never its fill: otherwise an input filled like its page
/// would pass as visible.
struct ControlFills {
  /// A fill and the colors around it, from top to bottom.
  struct Edge: Hashable {
    let fill: TokenPath
    let surroundings: [TokenPath]
  }

  private var edges: [Pairing.Identity: [[Edge]]] = [:]
  private let surfaces: Set<TokenPath>

  /// - Complexity: O(p) for p pairings of names and badges.
  init(_ system: DesignSystem) {
    surfaces = Set(system.surfaces)
    for control in ControlFills.controls(of: system) {
      for border in control where border.usage == .component {
        edges[border.identity, default: []].append(edgesInPlace(of: border, among: control))
      }
    }
  }

  /// Returns the fills that show the edge in place of a border; all must be visible.
  ///
  /// Nil if a control with this border has no known fill.
  func edges(inPlaceOf border: Pairing) -> [Edge]? {
    guard border.usage == .component, let found = edges[border.identity], !found.contains(where: \.isEmpty) else {
      return nil
    }
    return found.flatMap(\.self)
  }

  /// Returns the pairings of each control.
  private static func controls(of system: DesignSystem) -> [[Pairing]] {
    var controls: [[Pairing]] = []
    var indices: [[[UInt8]]: Int] = [:]
    func add(_ pairings: [Pairing], to key: [String]) {
      let key = key.map { Array($0.utf8) }
      let index = indices[key] ?? controls.count
      if index == controls.count { controls.append([]) }
      indices[key] = index
      controls[index] += pairings
    }
    // Most controls have no border, so only bordered names are indexed.
    let bordered = Set(system.pairings.lazy.filter { $0.usage == .component }.compactMap(\.name).map { Array($0.utf8) })
    var bound: Set<Pairing.Identity> = []
    for table in system.combinationTables {
      guard let name = table.name, bordered.contains(Array(name.utf8)) else { continue }
      for combination in table.combinations {
        bound.formUnion(combination.pairings.map(\.identity))
        let values = zip(table.bindings, combination.values).map { "\($0) \($1)" }.sorted()
        add(combination.pairings, to: [name] + values)
      }
    }
    for pairing in system.pairings where pairing.origin == .declared {
      guard let name = pairing.name, bordered.contains(Array(name.utf8)) else { continue }
      guard !bound.contains(pairing.identity) else { continue }
      add([pairing], to: [name])
    }
    return controls + system.badges.map { $0.pairings(on: system.surfaces) }
  }

  private func edgesInPlace(of border: Pairing, among control: [Pairing]) -> [Edge] {
    let components = control.filter { $0.usage == .component }
    let backgrounds = Set(control.map(\.background))
    let shapes = Set(components.map(\.foreground)).intersection(backgrounds).subtracting([border.foreground])
    // Two borders of one name are two controls, so the fill of one doesn't apply to the other.
    guard Set(components.map(\.foreground)).subtracting(shapes) == [border.foreground] else { return [] }
    if shapes.contains(border.background) {
      return components.filter { $0.foreground == border.background }.map {
        Edge(fill: $0.foreground, surroundings: [$0.background] + $0.backdrops)
      }
    }
    let around = components.filter { $0.foreground == border.foreground }.map(\.background)
    let under = control.filter { $0.usage == .text || $0.usage == .graphic }.map(\.background)
    let fills = shapes.union(Set(under).subtracting(surfaces).subtracting(around))
    guard fills.count == 1, let fill = fills.first else { return [] }
    return [Edge(fill: fill, surroundings: [border.background] + border.backdrops)]
  }
}
