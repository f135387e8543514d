// Names as they are paired: without what is no use of its own, and with backgrounds that no word calls so.

extension RoleNames {
  /// Returns the names without the steps of ramps beside names of the same role, such as `text.300` beside `text.regular`.
  static func withoutSteps(_ names: [RoleName]) -> [RoleName] {
    func isStep(_ name: RoleName) -> Bool {
      name.subject.isEmpty && name.tones.isEmpty && name.target == nil
        && name.levels.contains(where: RoleWords.isStep)
    }
    let named = Set(
      names.filter { $0.subject.isEmpty && $0.target == nil && !$0.levels.contains(where: RoleWords.isNumber) }
        .compactMap(\.role))
    let all = names.filter { name in !(isStep(name) && name.role.map(named.contains) == true) }
    // `foreground-rgb` repeats a color by its channels.
    func isOfChannels(_ name: RoleName) -> Bool { name.words.count > 1 && name.words.last == "rgb" }
    return all.contains { $0.role != nil && !isOfChannels($0) } ? all.filter { !isOfChannels($0) } : all
  }

  /// Returns the names with backgrounds that have no word of a role: `card` beside `text`, and the parts of a component without any role.
  static func withBareSurfaces(_ names: [RoleName]) -> [RoleName] {
    func group(_ name: RoleName) -> [String] {
      name.segments.count > 1 ? name.segments[0] : Array(name.words.prefix(1))
    }
    func isBare(_ name: RoleName) -> Bool {
      name.target == nil && (name.role == nil || name.roleWord == "content")
    }
    let backgrounds = Set(names.filter { $0.role == .surface && !$0.rest.isEmpty }.map(\.rest))
    let properties = Set(names.filter { $0.startsWithBackgroundColor }.map(\.rest))
    let colored = Set(names.filter { $0.role == .surface && $0.endsWithColor }.map(\.rest))
    let atRest = Set(names.filter { $0.role == nil && $0.states.isEmpty }.map(\.rest))
    let grouped = Set(names.filter { !isBare($0) }.map(group))
    // A component has states, which a palette has not.
    let bare = Dictionary(grouping: names.filter(isBare), by: group)
    let stateful = bare.mapValues { $0.contains { !$0.states.isEmpty } ? $0.count : 0 }
    let texts = names.filter { $0.role == .text && $0.subject.isEmpty }
    let degrees = Set(texts.flatMap(\.levels))
    let hasPage = names.contains { $0.role == .surface && $0.subject.isEmpty && $0.target == nil && !$0.isInverse }
    let hasBody = texts.contains { $0.isBase && $0.rest.isEmpty && $0.roleWord == "text" }
    return names.map { name in
      // `body` beside `text` is the page, as is `base-100` beside `base-content`.
      if name.words == ["body"], hasBody, !hasPage { return name.asSurface() }
      if !hasPage, name.role == nil, name.target == nil, !name.isExcluded, name.states.isEmpty,
        name.words.first == "base",
        name.words.dropFirst().allSatisfy(RoleWords.isNumber),
        texts.contains(where: \.isBase) || degrees.contains("base")
      {
        return name.asSurface()
      }
      guard name.role == nil || name.roleWord == "content", name.target == nil, let word = group(name).last else {
        return name
      }
      let words = name.plainWords
      // `table-color` beside `table-bg`.
      if name.role == nil, backgrounds.contains(name.rest) {
        // `button-hover-color` beside `button-background-color`, without a `button-color`.
        if name.endsWithColor, !name.states.isEmpty, colored.contains(name.rest), !atRest.contains(name.rest) {
          return name.asSurface()
        }
        // `color-badge` beside `background-color-badge`.
        return name.endsWithColor || name.startsWithColor && properties.contains(name.rest) ? name.asText() : name
      }
      // `field-01` and `field-hover-01` are fields beside `layer-01`.
      if words.count == 2, name.role == nil, RoleWords.edged.contains(words[0]), let number = Int(words[1]), number < 3
      {
        return name.asSurface()
      }
      if words.count == 1, name.role == nil {
        if RoleWords.holders.contains(words[0]) { return name.asSurface() }
        // `muted` beside `body`, without a text that is called `muted`.
        let isDegree = RoleWords.faded.contains(words[0]) && !degrees.contains(words[0])
        if isDegree, name.states.isEmpty, texts.contains(where: { $0.words.count == 1 }) { return name.asText() }
      }
      guard !grouped.contains(group(name)), stateful[group(name), default: 0] > 2, RoleWords.components.contains(word),
        word != "indicator",
        words.allSatisfy({ word in
          RoleWords.components.contains(word) || RoleWords.levels.contains(word) || RoleWords.tones.contains(word)
            || RoleWords.parts.contains(word) || group(name).contains(word) || word == "content"
        })
      else { return name }
      return name.asSurface()
    }
  }

  /// Returns the names with pages that are named after their hue only, such as `background.white` and `background.dark-blue`, as pages without a meaning.
  static func withHuePages(_ names: [RoleName]) -> [RoleName] {
    func isPage(_ name: RoleName) -> Bool {
      name.role == .surface && name.roleWord == "background" && name.subject.isEmpty && name.target == nil
    }
    let pages = names.filter(isPage)
    guard pages.count > 1, pages.allSatisfy({ !$0.tones.isEmpty && $0.kinds.isEmpty }),
      pages.contains(where: { $0.tones == ["white"] })
    else { return names }
    return names.map { isPage($0) ? $0.asHue() : $0 }
  }

  /// Returns the names with `surface.contrast` and `background.contrast` as inverse ones, if there are inverse texts.
  static func withContrasts(_ names: [RoleName]) -> [RoleName] {
    guard names.contains(where: { $0.role == .text && $0.isInverse && $0.subject.isEmpty }) else { return names }
    return names.map {
      $0.role == .surface && $0.kinds == ["contrast"] && $0.levels.isEmpty && $0.tones.isEmpty
        ? $0.asHue(isDark: true) : $0
    }
  }

  /// Returns the names with `primary` as a meaning where a text without a degree is the usual one: `primary-text` beside `danger-text`, and `text.primary` without
  /// `text.secondary`.
  static func withBrands(_ names: [RoleName]) -> [RoleName] {
    func isOpen(_ name: RoleName) -> Bool { name.target == nil && name.subject.isEmpty && !name.isInverse }
    guard names.contains(where: { $0.role == .text && isOpen($0) && $0.states.isEmpty && $0.isBase }) else {
      return names
    }
    let words = Set(names.map(\.words))
    let hasSecondary = names.contains { $0.role == .text && isOpen($0) && $0.levels.contains("secondary") }
    return names.map { name in
      guard name.role != nil, isOpen(name), let brand = name.levels.first, RoleWords.brands.contains(brand) else {
        return name
      }
      let isText = name.role == .text && name.isRoleFirst && name.rest == ["primary"] && !hasSecondary
      let alike =
        !name.isRoleFirst && name.words.first == brand
        ? ["danger", "error", "success", "warning", "info"].count { words.contains([$0] + name.words.dropFirst()) } : 0
      return isText || alike > 1 ? name.asMeaning() : name
    }
  }

  /// Returns the names with `background-dark` beside `background-light`, and with `text-light` beside `text-dark`, as those of something dark.
  static func withShades(_ names: [RoleName]) -> [RoleName] {
    let schemes = SchemeNames(names)
    func isShade(_ name: RoleName, _ word: String) -> Bool {
      name.target == nil && name.rest == [word] && !name.isInverse && !name.isFixed && name.isRoleFirst
        && !schemes.hasScheme(name.index)
    }
    func has(_ role: RoleWords.Role) -> Bool {
      ["light", "dark"].allSatisfy { word in names.contains { $0.role == role && isShade($0, word) } }
    }
    let roles = [RoleWords.Role.text, .icon, .surface].filter(has)
    // `text-light-primary` and `text-dark-primary` beside `text-primary` are the same in all modes.
    func family(_ word: String) -> Set<[String]> {
      Set(
        names.filter { $0.role == .text && $0.rest.count == 2 && $0.rest[0] == word }.map { Array($0.rest.dropFirst()) }
      )
    }
    let fixed = family("light").intersection(family("dark"))
    let isFamily = fixed.count > 1 && fixed.isSubset(of: names.filter { $0.role == .text }.map(\.rest))
    return names.map { name in
      if isFamily, name.role == .text, name.rest.count == 2, name.subject.isEmpty, let shade = name.rest.first {
        if shade == "light" { return name.asInverse() }
        if shade == "dark" { return name.asFixed() }
      }
      if isFamily, name.role == .surface, name.rest.first == "light" { return name.asFixed() }
      guard let role = name.role, roles.contains(role), isShade(name, role == .surface ? "dark" : "light") else {
        return name
      }
      return name.asInverse()
    }
  }

  /// Returns the names with a kind that texts and degrees of backgrounds have as a meaning: `text-misc` beside `background-misc-light`.
  static func withKinds(_ names: [RoleName]) -> [RoleName] {
    func kinds(_ role: RoleWords.Role) -> [String] {
      names.filter {
        $0.role == role && $0.target == nil && $0.kinds.count == 1 && $0.tones.isEmpty && $0.subject.isEmpty
      }
      .filter { role == .text || $0.isSoft || $0.isSolid }.map { $0.kinds[0] }
    }
    let shared = Set(kinds(.text)).intersection(kinds(.surface))
    guard !shared.isEmpty else { return names }
    return names.map { name in
      name.role != nil && name.target == nil && name.kinds.count == 1 && name.tones.isEmpty
        && shared.contains(name.kinds[0])
        ? name.asKindOfMeaning() : name
    }
  }

  /// Returns the names of a group `base` beside a group of texts as backgrounds: `base-float` and `base-danger-light` beside `text-danger`.
  static func withBases(_ names: [RoleName]) -> [RoleName] {
    func isBase(_ name: RoleName) -> Bool { name.words.first == "base" && name.words.count > 1 && name.target == nil }
    let bases = names.filter(isBase)
    let texts = names.count { $0.role == .text && $0.isRoleFirst && $0.subject.isEmpty }
    guard bases.count >= leastBases, texts >= leastBases,
      bases.allSatisfy({ ($0.role == nil || $0.role == .surface) && !$0.words.contains(where: RoleWords.isNumber) })
    else { return names }
    return names.map { isBase($0) && !$0.isExcluded ? $0.asBase() : $0 }
  }

  /// The fewest names of a group that show that its first word says a role.
  private static let leastBases = 6
}
