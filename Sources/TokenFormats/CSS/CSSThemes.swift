/// Which classes and attributes are themes of the whole page, although their names say nothing of light or dark.
struct CSSThemes {
  /// The names, as they would be names of scopes.
  private(set) var names: Set<String> = []
  /// The most themes.
  static let limit = 64

  init(_ collector: CSSCollector) {
    let known = collector.choices
    guard !known.names.isEmpty else { return }
    names = Set(known.excluded.sorted().prefix(CSSThemes.limit))
    var page: Set<CSSPropertyName> = []
    var varied: Set<CSSPropertyName> = []
    var parts: [Int: Set<CSSPropertyName>] = [:]
    for property in collector.properties where !property.candidates.isEmpty {
      let name = property.key.name
      guard property.key.scope == 0 else {
        parts[property.key.scope, default: []].insert(name)
        continue
      }
      page.insert(name)
      let isVaried = property.candidates.contains { candidate in
        candidate.looks != .all
          || collector.selectors[Int(candidate.selector)].compounds.contains { !$0.required.isEmpty }
      }
      if isVaried { varied.insert(name) }
    }
    for (scope, own) in parts.sorted(by: { $0.key < $1.key }) where names.count < CSSThemes.limit {
      guard let name = collector.scopes.single(scope), known.names.contains(name) else { continue }
      let shared = own.intersection(page)
      if known.themes.contains(name) {
        if !shared.isEmpty { names.insert(name) }
        continue
      }
      // A class declares the page anew when it has two thirds of what another theme has, and little else.
      let wanted = varied.isEmpty ? page : varied
      if 2 * shared.count >= own.count, 3 * own.intersection(wanted).count >= 2 * wanted.count { names.insert(name) }
    }
  }
}
