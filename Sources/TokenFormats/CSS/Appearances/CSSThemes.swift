/// Which classes and attributes are themes of the whole page, although their names say nothing of light or dark.
struct CSSThemes {
  /// The names, as they would be names of scopes.
  private(set) var names: Set<String> = []
  /// The most themes.
  static let limit = 64
  /// Whether there may be more.
  var isCut: Bool { names.count >= CSSThemes.limit }

  init(_ collector: CSSCollector) {
    let known = collector.choices
    guard !known.names.isEmpty else { return }
    names = Set(known.excluded.sorted().prefix(CSSThemes.limit))
    var page: Set<CSSPropertyName> = []
    var varied: Set<CSSPropertyName> = []
    var hasChoices = false
    var parts: [Int: Set<CSSPropertyName>] = [:]
    for property in collector.properties where !property.candidates.isEmpty {
      let name = property.key.name
      guard property.key.scope == 0 else {
        parts[property.key.scope, default: []].insert(name)
        continue
      }
      page.insert(name)
      let isChosen = property.candidates.contains { candidate in
        collector.selectors[Int(candidate.selector)].compounds.contains { !$0.required.isEmpty }
      }
      if isChosen { hasChoices = true }
      if isChosen || property.candidates.contains(where: { $0.looks != .all }) { varied.insert(name) }
    }
    // In the order of the names, so that the same documents always have the same themes.
    for (name, own) in collector.pageProperties.sorted(by: { $0.key < $1.key }) where names.count < CSSThemes.limit {
      if !own.isDisjoint(with: page) { names.insert(name) }
    }
    for (scope, own) in parts.sorted(by: { $0.key < $1.key }) where names.count < CSSThemes.limit {
      guard let name = collector.scopes.single(scope), known.names.contains(name) else { continue }
      let shared = own.intersection(page)
      if known.themes.contains(name) {
        if !shared.isEmpty { names.insert(name) }
        continue
      }
      // A class declares the page anew when it has most of what another theme has, and little else: half of it beside other classes of themes.
      let wanted = varied.isEmpty ? page : varied
      let (part, whole) = (own.intersection(wanted).count, wanted.count)
      let isMost = hasChoices ? 2 * part >= whole : 3 * part >= 2 * whole
      if 2 * shared.count >= own.count, isMost { names.insert(name) }
    }
  }
}
