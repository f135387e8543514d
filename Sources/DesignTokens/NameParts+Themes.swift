import SourceText

// Names that end with the word of a theme, of which there are more than light and dark: `text01ExtraDark` beside `text01Light`.

extension NameParts {
  /// The fewest themes, so that a meaning at the end isn't one.
  private static let leastThemes = 3
  /// The most words of a theme.
  private static let themeWords = 2

  /// A name without the words of a theme at its start or end.
  private struct Split {
    let theme: [String]
    let stem: [String]
  }

  /// Splits the names of themes that nearly all names have in common, among them one for light and one for dark.
  mutating func splitThemeWords() {
    for isLast in [true, false] {
      let words = places.map { $0.path.segments.last.map(wordsOf) ?? [] }
      func splits(_ words: [String]) -> [Split] {
        (1...NameParts.themeWords).filter { $0 < words.count }.map { count in
          isLast
            ? Split(theme: Array(words.suffix(count)), stem: Array(words.dropLast(count)))
            : Split(theme: Array(words.prefix(count)), stem: Array(words.dropFirst(count)))
        }.filter { $0.theme.allSatisfy(NameParts.isThemeWord) }
      }
      var variants: [[String]: Set<[String]>] = [:]
      for split in words.flatMap(splits) { variants[split.stem, default: []].insert(split.theme) }
      var chosen: [Int: Split] = [:]
      var tails: [[String]: Set<[String]>] = [:]
      for index in places.indices where places[index].space.isEmpty {
        // `text01Extra` has one theme only, and `text01` has them all.
        guard
          let best = splits(words[index]).max(by: { variants[$0.stem]?.count ?? 0 < variants[$1.stem]?.count ?? 0 }),
          (variants[best.stem]?.count ?? 0) >= NameParts.leastThemes
        else { continue }
        chosen[index] = best
        tails[best.theme, default: []].insert(best.stem)
      }
      let most = tails.values.map(\.count).max() ?? 0
      let themes = tails.filter { $0.value.count * 5 >= most * 4 }
      let ends = Set(themes.keys)
      guard most >= NameParts.leastShared, themes.values.allSatisfy(NameParts.isWhole),
        ends.count >= NameParts.leastThemes,
        ends.contains(["light"]) || ends.contains(["day"]), ends.contains(["dark"]) || ends.contains(["night"]),
        chosen.values.count(where: { ends.contains($0.theme) }) * 5 >= places.count * 4
      else { continue }
      for (index, split) in chosen where ends.contains(split.theme) {
        places[index] = Place(
          space: NameParts.closed + split.theme.joined(separator: " "),
          path: TokenPath(segments: places[index].path.segments.dropLast() + [split.stem.joined(separator: "-")]))
      }
      return
    }
  }

  /// Whether a word may be that of a theme: one that says no role and no state.
  private static func isThemeWord(_ word: String) -> Bool {
    let word = RoleWords.spelled(word)
    return RoleWords.roles[word] == nil && !RoleName.isState(word) && !RoleWords.components.contains(word)
      && word.utf8.last.map { $0 > UInt8(ascii: "9") } == true
  }

  /// Splits sets of which each has its own degree in front of all roles: `secondaryText01` is on `secondaryUi01`, beside `primaryText01` and `primaryUi01`.
  mutating func splitDegrees() {
    var tails: [String: [String: Set<[String]>]] = [:]
    func split(_ index: Int) -> (degree: String, stem: [String])? {
      let words = places[index].path.segments.last.map(wordsOf) ?? []
      guard let first = words.first, first == "primary" || first == "secondary", words.count > 1,
        words.contains(where: { $0.utf8.last.map { $0 <= UInt8(ascii: "9") } == true })
      else { return nil }
      return (first, Array(words.dropFirst()))
    }
    for index in places.indices {
      guard let (degree, stem) = split(index) else { continue }
      tails[places[index].space, default: [:]][degree, default: []].insert(stem)
    }
    let wide = tails.filter { $0.value.count == 2 && $0.value.values.allSatisfy(NameParts.isWhole) }
    for index in places.indices where wide[places[index].space] != nil {
      guard let (degree, stem) = split(index) else { continue }
      places[index].path = TokenPath(segments: places[index].path.segments.dropLast() + [stem.joined(separator: "-")])
      if degree == "secondary" { places[index].space = NameParts.closed + places[index].space + " " + degree }
    }
  }
}
