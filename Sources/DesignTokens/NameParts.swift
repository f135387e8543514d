import SourceText

/// The parts of a list of tokens that repeat one set of names, such as the classes of light and dark, or the themes of a system.
///
/// Colors are paired within a part. The tokens that no other part repeats are shared by the parts.
struct NameParts {
  /// A token's part, and its path without the words that tell the parts apart.
  struct Place {
    var space = ""
    var path: TokenPath
    var isOfTheme = false
  }

  var places: [Place]

  /// The fewest names that show that a word tells parts apart.
  private static let leastNames = 3
  /// The fewest names that groups for light and dark share.
  private static let leastInGroups = 2
  /// The fewest names that classes without a word for a scheme must share.
  static let leastShared = 6
  /// The most classes that others are compared with.
  private static let classLimit = 20
  static let schemes: Set<String> = ["light", "dark", "day", "night"]

  /// - Complexity: O(n) in the paths.
  init(_ paths: [TokenPath]) {
    places = paths.map { Place(path: $0) }
    splitThemes()
    splitNamedThemes()
    splitThemeWords()
    splitSchemes()
    splitClasses()
    splitSet()
    splitBrands()
    splitInsertions()
    splitDegrees()
    splitOverrides()
  }

  /// Themes of one set, such as `theme-zinc` and `theme-slate`.
  private mutating func splitThemes() {
    for index in places.indices {
      var segments = places[index].path.segments
      // Catalogs with the same names have a prefix of folders.
      if segments.count > 1, segments[0].utf8.contains(UInt8(ascii: "/")) { segments.removeFirst() }
      let words = segments.count > 1 ? wordsOf(segments[0]) : []
      // `ThemeColor` is the type of all colors.
      guard words.count > 1, words.contains("theme") || words == ["color", "scheme"],
        !words.allSatisfy(["theme", "color", "colors"].contains)
      else { continue }
      let space = segments.removeFirst()
      places[index] = Place(space: space, path: TokenPath(segments: segments), isOfTheme: true)
    }
  }

  /// Names such as `md_theme_dark_primary`, which are for one scheme even if the other one is elsewhere.
  private mutating func splitNamedThemes() {
    for index in places.indices where places[index].space.isEmpty {
      let words = places[index].path.segments.last.map(wordsOf) ?? []
      guard let theme = words.firstIndex(of: "theme"), theme + 1 < words.count,
        NameParts.schemes.contains(words[theme + 1])
      else { continue }
      places[index].space = NameParts.closed + words[...(theme + 1)].joined(separator: " ")
    }
  }

  /// The mark of a part that shares no names with others.
  static let closed = "\u{1}"

  /// A name without its word for a scheme.
  private struct Stem {
    var scheme = ""
    /// The word itself.
    var word = ""
    var words: [[String]]
    var isInLast = false
  }

  /// Groups for light and dark, such as `dark.text` beside `light.text`, or `ColorsDark.text` beside `Colors.text`.
  private mutating func splitSchemes() {
    let stems = places.map { $0.space.hasPrefix(NameParts.closed) ? Stem(words: []) : NameParts.stem($0.path) }
    if splitDays(stems) { return }
    for isInLast in [false, true] {
      func key(_ index: Int) -> [String] {
        [places[index].space] + stems[index].words.map { $0.joined(separator: " ") }
      }
      var variants: [[String]: Set<String>] = [:]
      for (index, stem) in stems.enumerated() where !stem.isInLast || isInLast {
        variants[key(index), default: []].insert(stem.scheme)
      }
      let complete = variants.filter { $0.value.count > 1 && (!isInLast || !$0.value.contains("")) }
      // `light.red` and `dark.red` are hues.
      guard complete.keys.contains(where: { !NameParts.isHue($0) }) else { continue }
      guard complete.count >= (isInLast ? NameParts.leastNames : NameParts.leastInGroups) else { continue }
      // A last word may be a degree: `text-light` is only a text for light if most names have such a word.
      let spoken = stems.count(where: { !$0.scheme.isEmpty })
      guard !isInLast || spoken * 2 >= places.count else { continue }
      // `ColorsDark.text` beside `Colors.text` is a set of its own, and the rest belongs to the other.
      let isImplied = complete.values.contains { $0.contains("") }
      let split = stems.indices.filter { !stems[$0].scheme.isEmpty && (!stems[$0].isInLast || isInLast) }
      let paths = split.map { index in
        let space = places[index].space
        return Place(
          space: (isImplied ? NameParts.closed : "") + space + (space.isEmpty ? "" : " ") + stems[index].scheme,
          path: TokenPath(segments: stems[index].words.map { $0.joined(separator: "-") }),
          isOfTheme: places[index].isOfTheme)
      }
      for (index, place) in zip(split, paths) { places[index] = place }
      return
    }
  }

  /// Whether the words of a key behind its space are those of a hue.
  private static func isHue(_ key: [String]) -> Bool {
    key.dropFirst().allSatisfy { word in RoleWords.tones.contains(word) && !RoleWords.meanings.contains(word) }
  }

  /// Names that end with `day` and `night`, which are no degrees, so that a few are enough. Names for light and dark beside them are older ones.
  private mutating func splitDays(_ stems: [Stem]) -> Bool {
    var words: [[String]: Set<String>] = [:]
    for stem in stems where stem.isInLast {
      words[stem.words.map { $0.joined(separator: " ") }, default: []].insert(stem.word)
    }
    guard words.values.count(where: { $0.isSuperset(of: ["day", "night"]) }) >= NameParts.leastNames else {
      return false
    }
    for index in places.indices where stems[index].isInLast && places[index].space.isEmpty {
      places[index] = Place(
        space: NameParts.closed + stems[index].word,
        path: TokenPath(segments: stems[index].words.map { $0.joined(separator: "-") }))
    }
    return true
  }

  /// Whether a part has the colors for light or for dark.
  static func isScheme(_ space: String) -> Bool {
    schemes.contains(space) || schemes.contains { space == closed + $0 }
  }

  private static func stem(_ path: TokenPath) -> Stem {
    let words = path.segments.map(wordsOf)
    for (index, segment) in words.enumerated() {
      let isLast = index == words.count - 1
      let own = segment.filter(schemes.contains)
      // `text-on-dark-night` is for the night.
      guard let scheme = own.count == 1 ? own[0] : own.count == 2 && isLast ? own.last : nil,
        own.count == 1 || scheme == "day" || scheme == "night"
      else { continue }
      // The word of a type may follow: `text-dark-color`.
      let end = segment.last.map(RoleWords.empty.contains) == true ? segment.dropLast().last : segment.last
      guard !isLast || segment.first == scheme || end == scheme else { continue }
      var rest = words
      rest[index].removeAll { $0 == scheme || !isLast && ["mode", "theme"].contains($0) }
      if rest[index].isEmpty { rest.remove(at: index) }
      guard !rest.isEmpty else { continue }
      let isDark = scheme == "dark" || scheme == "night"
      return Stem(scheme: isDark ? "dark" : "light", word: scheme, words: rest, isInLast: isLast)
    }
    return Stem(words: words)
  }

  /// Classes and groups with nearly the same names, such as a class for each brand.
  private mutating func splitClasses() {
    var order: [String] = []
    var tails: [String: Set<[String]>] = [:]
    for place in places {
      let segments = place.path.segments
      guard segments.count > 1 else { continue }
      let key = place.space + "\u{0}" + segments[0]
      if tails[key] == nil { order.append(key) }
      tails[key, default: []].insert(segments.dropFirst().flatMap(wordsOf))
    }
    let wide = order.filter { (tails[$0]?.count ?? 0) >= NameParts.leastShared && !NameParts.isMeaning($0) }
    guard wide.count > 1 else { return }
    var leaders: [String] = []
    var copies: Set<String> = []
    for key in wide {
      guard let own = tails[key], NameParts.isWhole(own) else { continue }
      let leader = leaders.first { leader in
        guard let other = tails[leader] else { return false }
        return own.intersection(other).count * 5 >= max(own.count, other.count) * 4
      }
      if let leader {
        copies.formUnion([leader, key])
      } else if leaders.count < NameParts.classLimit {
        leaders.append(key)
      }
    }
    for index in places.indices {
      let segments = places[index].path.segments
      guard segments.count > 1, copies.contains(places[index].space + "\u{0}" + segments[0]) else { continue }
      places[index].space += "\u{0}" + segments[0]
      places[index].path = TokenPath(segments: segments.dropFirst())
    }
  }

  /// The group that alone has backgrounds of a whole system, such as that of what an app embeds.
  private mutating func splitSet() {
    var groups: [String: [[String]]] = [:]
    for place in places where place.space.isEmpty && place.path.segments.count > 1 {
      groups[place.path.segments[0], default: []].append(place.path.segments.dropFirst().flatMap(wordsOf))
    }
    func count(_ role: RoleWords.Role, _ tails: [[String]]) -> Int {
      tails.count { tail in
        let name = RoleName(TokenPath(segments: tail), at: 0)
        return name.role == role && name.target == nil && name.states.isEmpty && name.subject.isEmpty
          && name.tones.isEmpty && name.kinds.isEmpty
      }
    }
    let open = places.count(where: \.space.isEmpty)
    let backgrounds = groups.filter { count(.surface, $0.value) > 0 }
    guard backgrounds.count == 1, let (group, tails) = backgrounds.first, tails.count * 2 < open,
      groups.values.joined().count == open, wordsOf(group).allSatisfy(RoleWords.isUnknown),
      count(.surface, tails) > 1, count(.text, tails) > 1
    else { return }
    for index in places.indices where places[index].space.isEmpty && places[index].path.segments[0] == group {
      places[index].space = NameParts.closed + group
      places[index].path = TokenPath(segments: places[index].path.segments.dropFirst())
    }
  }

  /// Groups of a selector inside of another one, which only replace colors of it: `app-menu.text` beside `app.text`.
  private mutating func splitOverrides() {
    var tails: [String: Set<TokenPath>] = [:]
    for place in places where place.space.isEmpty && place.path.segments.count > 1 {
      tails[place.path.segments[0], default: []].insert(TokenPath(segments: place.path.segments.dropFirst()))
    }
    let groups = tails.keys.sorted()
    var overrides: Set<String> = []
    for (index, group) in groups.enumerated() {
      for other in groups[(index + 1)...].prefix(while: { $0.utf8.starts(with: group.utf8) }) {
        guard other.utf8.dropFirst(group.utf8.count).first == UInt8(ascii: "-"), let own = tails[other],
          let all = tails[group]
        else { continue }
        if own.count * 4 <= all.count, own.isSubset(of: all) { overrides.insert(other) }
      }
    }
    for index in places.indices where places[index].space.isEmpty {
      let segments = places[index].path.segments
      guard segments.count > 1, overrides.contains(segments[0]) else { continue }
      places[index].space = NameParts.closed + segments[0]
      places[index].path = TokenPath(segments: segments.dropFirst())
    }
  }

  /// Whether a group is named after a meaning or a degree: `brand.text` may be on `neutral.background`.
  private static func isMeaning(_ key: String) -> Bool {
    let words = wordsOf(key).filter { !schemes.contains($0) && !RoleWords.empty.contains($0) }
    return !words.isEmpty && words.allSatisfy { RoleWords.tones.contains($0) || RoleWords.levels.contains($0) }
  }

  /// Whether names are those of a whole set rather than of a component: several texts and several backgrounds at rest.
  static func isWhole(_ tails: Set<[String]>) -> Bool {
    if tails.contains(["background"]), tails.contains(["foreground"]) { return true }
    var texts = 0
    var surfaces = 0
    for tail in tails {
      let name = RoleName(TokenPath(segments: tail), at: 0)
      guard name.states.isEmpty else { continue }
      if name.role == .text { texts += 1 }
      if name.role == .surface { surfaces += 1 }
    }
    return texts > 1 && surfaces > 1
  }
}
