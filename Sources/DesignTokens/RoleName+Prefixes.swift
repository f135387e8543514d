import SourceText

// Names without the words that many of them begin with.

extension RoleName {
  /// Returns the names of color tokens, without the words that begin every name with a role in a family.
  static func names(of places: [NameParts.Place], roles: [ColorRole?], families: [Int]) -> [RoleName] {
    // `color.subtle` beside `background-color.subtle`: groups are called like properties of CSS.
    func group(_ place: NameParts.Place) -> [String] {
      place.path.segments.count > 1 ? wordsOf(place.path.segments[0]) : []
    }
    let hasProperties = places.contains { group($0) == ["background", "color"] }
    let names = places.enumerated().map { index, place in
      let declared = index < roles.count ? roles[index] : nil
      let name = RoleName(place.path, at: index, declared: declared, space: place.space, isOfTheme: place.isOfTheme)
      guard hasProperties, declared == nil, name.role == nil, name.target == nil, group(place) == ["color"] else {
        return name
      }
      return RoleName(place.path, at: index, declared: .text, space: place.space, isOfTheme: place.isOfTheme)
    }
    let named = withoutWeakHeads(names)
    guard !families.isEmpty else { return withoutPrefix(named) }
    let groups = Dictionary(grouping: named) { families[$0.index] }
    return groups.values.flatMap(withoutPrefix).sorted { $0.index < $1.index }
  }

  /// Returns the names without the role of a group such as `label`, if it is that of a component: `label.red-hover` beside `label.red-background`.
  private static func withoutWeakHeads(_ names: [RoleName]) -> [RoleName] {
    func head(_ name: RoleName) -> String? {
      guard name.segments.count > 1, name.segments[0].count == 1, let word = name.segments[0].first,
        let role = RoleWords.roles[word], role.role == .text, role.strength == 1
      else { return nil }
      return word
    }
    let parts = Set(names.filter { $0.role == .surface }.compactMap(head))
    guard !parts.isEmpty else { return names }
    return names.map { name in
      guard name.role == .text, let word = head(name), name.roleWord == word, parts.contains(word) else { return name }
      return name.withoutRole()
    }
  }

  private static func withoutPrefix(_ names: [RoleName]) -> [RoleName] {
    let roles = names.filter { $0.role != nil }
    guard roles.count > 2, var prefix = roles.first?.words else { return names }
    for name in roles { prefix = Array(zip(prefix, name.words).prefix { $0 == $1 }.map(\.0)) }
    let count = prefix.prefix(while: RoleWords.isUnknown).count
    guard count == 0 else {
      return names.map { name in
        guard name.words.starts(with: prefix.prefix(count)) else { return name }
        // `acme-color` beside `acme-background-color` is the text of the page.
        let isText = name.words.count == count && name.endsWithColor
        return isText ? name.dropping(count).asText() : name.dropping(count)
      }
    }
    return withoutBrand(names, roles)
  }

  /// Returns the names without a first word that many of them have, such as the name of the product.
  private static func withoutBrand(_ names: [RoleName], _ roles: [RoleName]) -> [RoleName] {
    // Attributes of themes may be names by themselves, without the product.
    guard let brand = brand(of: roles) ?? brand(of: roles.filter { !$0.isOfTheme }) else { return names }
    // A type of two words, such as `AppColors`, says nothing with either.
    let own = roles.filter { $0.words.first == brand }
    var prefix = own.first?.segments.first ?? [brand]
    for name in own { prefix = Array(zip(prefix, name.words).prefix { $0 == $1 }.map(\.0)) }
    let count = max(1, prefix.prefix(while: RoleWords.isUnknown).count)
    return names.map { name in
      let shared = zip(prefix.prefix(count), name.words).prefix { $0 == $1 }.count
      return shared > 0 && name.words.count > shared ? name.dropping(shared) : name
    }
  }

  /// Returns the only first word that many names have; nil if there is none.
  private static func brand(of names: [RoleName]) -> String? {
    var counts: [String: Int] = [:]
    for name in names { if let first = name.words.first, RoleWords.isUnknown(first) { counts[first, default: 0] += 1 } }
    let common = counts.filter { $0.value >= RoleName.leastBrandCount && $0.value * 5 >= names.count * 2 }
    return common.count == 1 ? common.first?.key : nil
  }

  /// The fewest names that show that their first word says nothing.
  private static let leastBrandCount = 8
}
