import CSSText
import DesignTokens
import SourceText

// From the conditions of declarations to modes.

extension CSSCascade {
  /// The modes of the looks; none when the documents know of one look only and do not say which.
  var importedModes: [Mode] {
    guard modes.count > 1 || modes[0].scheme == .dark || modes[0].contrast == .increased else { return [] }
    return modes.map { mode in
      var imported = Mode(
        mode.name, scheme: mode.scheme, contrast: mode.contrast, base: mode.base.map { modes[$0].name })
      imported.pageSwitch = pageSwitch(of: mode)
      return imported
    }
  }

  /// The class or attribute of the root that chooses a mode; nil if none does so alone.
  private func pageSwitch(of mode: CSSMode) -> Mode.PageSwitch? {
    let shown = mode.looks.map { looks[$0] }
    let single = shown.first {
      $0.preferences == .light && $0.placements.count == 1 && $0.placements[0].level == 0
    }
    guard let placement = single?.placements.first,
      let selector = matcher.choices[placement.choice].plainSelector
    else { return nil }
    return Mode.PageSwitch(
      selector: selector, isOnly: !shown.contains { $0.placements.isEmpty }, modeName: mode.name)
  }

  /// The modes that are copies of another mode, with its name.
  var copies: [ModeCopy] {
    modes.compactMap { mode in mode.original.map { ModeCopy(name: mode.name, original: $0) } }
  }

  /// The names of themes that show the same as a mode, with its name.
  var equalModes: [String: String] {
    let names = CSSModeNames(cascade: self)
    let known = Set(modes.map(\.name))
    var equal: [String: String] = [:]
    for mode in modes {
      for look in mode.looks.dropFirst() {
        let name = names.plainName(of: looks[look])
        if !known.contains(name), equal[name] == nil { equal[name] = mode.name }
      }
    }
    return equal
  }

  /// Finds out which looks there are, which of them show the same, and which one shows when nothing is chosen.
  mutating func findModes(_ notices: inout CSSInputNotices) {
    let kinds = preferenceKinds()
    let hasLightDark = notesLightDark(&notices)
    var axes = CSSAxes(matcher: matcher, names: names())
    let choices = axes.axes.flatMap(\.choices).map { matcher.choices[$0] }
    let hasDark = hasLightDark || choices.contains { $0.scheme == .dark } || kinds.hasDark
    let hasLight = hasLightDark || choices.contains { $0.scheme == .light } || kinds.hasLight
    let isDarkFirst = declared == .dark || (declared == nil && hasLight && !hasDark)
    let followsScheme = kinds.hasDark || kinds.hasLight || (hasLightDark && followsPreference)
    let schemes: [CSSAppearances] = followsScheme ? (isDarkFirst ? [.dark, .light] : [.light, .dark]) : [.light]
    let preferences = queries.looks(
      of: schemes + (kinds.hasContrast ? schemes.map { $0 == .dark ? .darkHighContrast : .lightHighContrast } : []))
    placeOnBody(&axes, preferences, &notices)
    let list = CSSLookList(axes: axes, preferences: preferences)
    looks = list.looks
    hasAllLooks = list.leftOut == 0
    if list.leftOut > 0 {
      notices.add(
        .modes,
        "\(list.leftOut) \(list.leftOut == 1 ? "combination" : "combinations") of theme classes and attributes skipped; no selector uses them",
        at: nil)
    }
    for index in looks.indices { describe(&looks[index], followsScheme, isDarkFirst) }
    levels = looks.map { look in matcher.selectors.indices.map { matcher.levels(of: $0, in: look) } }
    let dark = looks.indices.map { isDark($0) }
    contrastSchemes = schemesOfContrast(choices)
    var groups = CSSAppearanceGroups(cascade: self, darkLooks: dark)
    let kept = ordered(keptLooks(axes), isDarkFirst)
    modes = keepingSchemes(groups.groups(of: kept)).map { group in
      let look = looks[group[0]]
      return CSSMode(name: "", scheme: look.scheme, contrast: look.contrast, looks: group, isDark: dark[group[0]])
    }
    let names = CSSModeNames(cascade: self)
    names.name(&modes)
    let usual = ["light", "dark", "light-high-contrast", "dark-high-contrast"]
    func rank(_ mode: CSSMode) -> Int { usual.firstIndex(of: mode.name) ?? usual.count }
    let rest = modes.dropFirst().enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
    modes = [modes[0]] + rest.map(\.element)
    names.base(&modes)
  }

  /// The groups, with one of its own for a scheme that only shows the values of the other one.
  ///
  /// A dark theme that repeats the light one stays a mode, so that what names it keeps its meaning.
  private func keepingSchemes(_ groups: [[Int]]) -> [[Int]] {
    var groups = groups
    for scheme in Mode.Scheme.allCases where !groups.contains(where: { looks[$0[0]].scheme == scheme }) {
      guard let index = groups.firstIndex(where: { $0.contains { looks[$0].scheme == scheme } }) else { continue }
      groups.insert(groups[index].filter { looks[$0].scheme == scheme }, at: index + 1)
      groups[index].removeAll { looks[$0].scheme == scheme }
    }
    return groups
  }

  /// Which preferences conditions tell apart.
  private func preferenceKinds() -> (hasDark: Bool, hasLight: Bool, hasContrast: Bool) {
    var kinds = layers.looks
    for property in properties + [schemes] { for candidate in property.candidates { kinds.insert(candidate.looks) } }
    return (
      kinds.contains(where: \.tellsDark), kinds.contains(where: \.tellsLight),
      kinds.contains { !$0.contrastDifferences.isEmpty }
    )
  }

  private func schemesOfContrast(_ choices: [CSSChoice]) -> Set<Mode.Scheme> {
    if choices.contains(where: { $0.contrast == .increased }) { return [.light, .dark] }
    var schemes: Set<Mode.Scheme> = []
    func note(_ looks: CSSAppearances) {
      if !looks.isDisjoint(with: .anyLight) { schemes.insert(.light) }
      if !looks.isDisjoint(with: .anyDark) { schemes.insert(.dark) }
    }
    for property in properties {
      property.candidates.forEach { note($0.looks.contrastDifferences) }
    }
    layers.looks.forEach { note($0.contrastDifferences) }
    return schemes
  }

  /// The names that each choice declares for the whole page.
  private func names() -> [Int: Set<CSSPropertyName>] {
    var names: [Int: Set<CSSPropertyName>] = [:]
    let required = zip(matcher.selectors, matcher.required).map { $0.isPart ? [] : $1 }
    guard required.contains(where: { !$0.isEmpty }) else { return [:] }
    for property in properties {
      for candidate in property.candidates {
        for choice in required[Int(candidate.selector)] { names[choice, default: []].insert(property.key.name) }
      }
    }
    return names
  }

  /// Puts a class on the body too, when it shows something there that it doesn't show on the root.
  private func placeOnBody(_ axes: inout CSSAxes, _ preferences: [CSSAppearances], _ notices: inout CSSInputNotices) {
    for choice in axes.axes.flatMap(\.choices) where axes.isOnRoot(choice) {
      let holders = Set(
        matcher.selectors.indices.filter { !matcher.selectors[$0].isPart && matcher.required[$0].contains(choice) })
      guard !holders.isEmpty else { continue }
      func look(_ level: Int, _ preference: CSSAppearances) -> CSSPageAppearance {
        CSSPageAppearance(preferences: preference, placements: [.init(choice: choice, level: level)])
      }
      search: for property in properties {
        guard property.candidates.count > 1, property.candidates.contains(where: { holders.contains(Int($0.selector)) })
        else { continue }
        for preference in preferences {
          guard let below = shownIn(look(1, preference), property),
            holders.contains(Int(property.candidates[below].selector)),
            let above = shownIn(look(0, preference), property), !isSameText(property, above, below)
          else { continue }
          axes.add(level: 1, of: choice)
          note(choice, property, below, above, &notices)
          break search
        }
      }
    }
  }

  private func note(
    _ choice: Int, _ property: CSSProperty, _ below: Int, _ above: Int, _ notices: inout CSSInputNotices
  ) {
    let (own, other) = (property.candidates[below], property.candidates[above])
    let place = location(other, other.value)
    notices.add(
      .modes,
      "--\(property.key.name.text): \(place.path):\(place.line) wins if \(matcher.choices[choice].label) is on html; "
        + "both html and body are checked",
      at: location(own, own.value))
  }

  private func shownIn(_ look: CSSPageAppearance, _ property: CSSProperty) -> Int? {
    let winners = winners(of: property, in: look) { matcher.levels(of: $0, in: look) }
    return seen(winners, of: property, from: CSSLevels.count - 1)?.candidate
  }

  private func isSameText(_ property: CSSProperty, _ first: Int, _ second: Int) -> Bool {
    let (one, other) = (property.candidates[first], property.candidates[second])
    return first == second || bytes(of: one)[one.value].elementsEqual(bytes(of: other)[other.value])
  }

  /// Decides whether a look is light or dark, and of which contrast.
  private func describe(_ look: inout CSSPageAppearance, _ followsScheme: Bool, _ isDarkFirst: Bool) {
    let choices = look.placements.map { matcher.choices[$0.choice] }
    let preferred: Mode.Scheme = look.preferences.isDark ? .dark : .light
    look.scheme =
      choices.last { $0.scheme != nil }?.scheme ?? (followsScheme ? preferred : isDarkFirst ? .dark : .light)
    let isMore = !look.preferences.isDisjoint(with: .anyHighContrast)
    look.contrast = choices.last { $0.contrast != nil }?.contrast ?? (isMore ? .increased : .standard)
  }

  /// Whether some rule leaves the scheme to people.
  private var followsPreference: Bool {
    schemes.candidates.contains { words(of: $0).isLight == words(of: $0).isDark }
  }

  func words(of candidate: CSSCandidate) -> (isLight: Bool, isDark: Bool) {
    let bytes = bytes(of: candidate)
    let words = cssComponents(in: bytes, candidate.value) ?? []
    return (
      words.contains { $0.token.isNamed("light", in: bytes) }, words.contains { $0.token.isNamed("dark", in: bytes) }
    )
  }

  /// Whether `light-dark()` is its dark side in a look: as `color-scheme` says; without one it is light (CSS Color 5, section 7).
  private func isDark(_ index: Int) -> Bool {
    let look = looks[index]
    let winners = winners(of: schemes, in: look) { levels[index][$0] }
    guard let winner = seen(winners, of: schemes, from: CSSLevels.count - 1)?.candidate else { return false }
    let words = words(of: schemes.candidates[winner])
    return words.isLight == words.isDark ? words.isDark && look.preferences.isDark : words.isDark
  }

  /// The looks without those that are none: without any of the classes that a value has everywhere else.
  private func keptLooks(_ axes: CSSAxes) -> [Int] {
    var isWithout = [Bool](repeating: false, count: looks.count)
    func choices(of look: Int) -> [Int] { looks[look].placements.map(\.choice) }
    func has(_ position: Int, _ look: Int) -> Bool { seen(position, in: look, from: CSSLevels.count - 1) != nil }
    for axis in axes.axes where axis.mayBeWhole {
      let singles = looks.indices.filter { choices(of: $0).count == 1 && axis.choices.contains(choices(of: $0)[0]) }
      for base in looks.indices where looks[base].placements.isEmpty {
        let others = singles.filter { looks[$0].preferences == looks[base].preferences }
        let isWhole = properties.indices.contains { position in
          guard properties[position].key.scope == 0, !isDeclared(position, base) else { return false }
          return others.allSatisfy { has(position, $0) } && !others.isEmpty
        }
        guard isWhole else { continue }
        for look in looks.indices where looks[look].preferences == looks[base].preferences {
          if axis.choices.allSatisfy({ !choices(of: look).contains($0) }) { isWithout[look] = true }
        }
      }
    }
    var kept = looks.indices.filter { !isWithout[$0] }
    if kept.count > 1 {
      let full = kept.filter { look in
        !looks[look].placements.isEmpty || properties.indices.contains { isDeclared($0, look) }
      }
      if !full.isEmpty { kept = full }
    }
    return kept
  }

  /// Whether a declaration counts in a look, even one that gives no value.
  private func isDeclared(_ position: Int, _ look: Int) -> Bool {
    properties[position].candidates.contains {
      $0.looks.contains(looks[look].preferences) && !levels[look][Int($0.selector)].isEmpty
    }
  }

  /// The plainest look first: without a choice, then one of a class, then one of a preference.
  private func ordered(_ kept: [Int], _ isDarkFirst: Bool) -> [Int] {
    func rank(_ index: Int) -> [Int] {
      let look = looks[index]
      let preferred = look.preferences.isDark != isDarkFirst && looks[0].preferences.isDark != look.preferences.isDark
      let isMore = !look.preferences.isDisjoint(with: .anyHighContrast)
      let count = look.placements.count
      let isDefault = (look.scheme == .dark) == isDarkFirst && look.contrast == .standard
      let others = look.preferences.conditions.nonzeroBitCount
      return [
        count + (preferred ? 1 : 0) + (isMore ? 1 : 0) + others, preferred || isMore || others > 0 ? 1 : 0,
        isDefault ? 0 : 1,
        look.placements.reduce(0) { $0 + $1.level }, index,
      ]
    }
    return kept.sorted { rank($0).lexicographicallyPrecedes(rank($1)) }
  }

  /// Whether `light-dark()` stands anywhere and may be dark; where no document declares a scheme it is always light.
  private func notesLightDark(_ notices: inout CSSInputNotices) -> Bool {
    for property in properties {
      guard let first = property.candidates.first(where: { containsLightDark($0) }) else { continue }
      guard schemes.candidates.isEmpty else { return true }
      notices.add(
        .modes,
        "light-dark() always uses its light value, because no color-scheme is declared; add color-scheme: light dark to :root",
        at: location(first, first.value))
      return false
    }
    return false
  }

  /// Whether `light-dark(` stands in a value.
  private func containsLightDark(_ candidate: CSSCandidate) -> Bool {
    let bytes = bytes(of: candidate)
    let value = candidate.value
    guard value.count >= 13 else { return false }
    var index = value.lowerBound
    while index + 11 <= value.upperBound {
      if bytes[index] | 0x20 == UInt8(ascii: "l"), bytes[index + 10] == UInt8(ascii: "("),
        isCSSKeyword("light-dark", in: bytes, index..<index + 10)
      {
        return true
      }
      index += 1
    }
    return false
  }
}
