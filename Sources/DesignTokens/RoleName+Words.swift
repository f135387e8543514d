// What the words of a name say together.

extension RoleName {
  /// Whether the word of the role is between others of which the last ones aren't known, as in `edits_background_insert`.
  var hasUnknownEnd: Bool {
    guard let roleWord, let place = words.lastIndex(of: roleWord), place > 0 else { return false }
    return words[(place + 1)...].contains { !RoleName.isState($0) && RoleWords.isUnknown($0) }
  }

  /// The words after `on`, without those of a state.
  var targetWords: [String] { (target ?? []).filter { !RoleName.isState($0) } }

  static func isState(_ word: String) -> Bool {
    RoleWords.states.contains(word) || RoleWords.rest.contains(word)
  }

  var isDisabled: Bool { states.contains("disabled") || words.contains("disabled") }
  /// Whether the color is white, or nearly so, in all modes: a text for fills that are the same in all modes too.
  var isFixedLight: Bool {
    isFixed && (tones == ["white"] || levels.contains("light") && tones.allSatisfy { $0 == "neutral" })
  }
  /// Whether the color is white or black in all modes.
  var isFixedShade: Bool {
    isFixedLight || isFixed && (tones == ["black"] || levels.contains("dark") && tones.allSatisfy { $0 == "neutral" })
  }
  /// Whether the name says nothing but its role, and perhaps that of the page.
  var isBase: Bool { tones.isEmpty && kinds.isEmpty && levels.allSatisfy(RoleWords.pages.contains) }
  var isSolid: Bool { rest.contains(where: RoleWords.solid.contains) }
  var isSoft: Bool { levels.contains(where: RoleWords.soft.contains) }
  /// Whether the color is one of several of a kind, such as `decorative.3`.
  var isNumberedKind: Bool {
    kinds.contains { RoleWords.roles[$0] == nil } && levels.contains(where: RoleWords.isNumber)
  }
  /// The words without those of a state, for a name without a role.
  var plainWords: [String] { words.filter { !RoleName.isState($0) && $0 != "inverse" } }
  /// Whether a name without a role is that of a meaning, such as `danger` or `primary.hover`.
  var isMeaning: Bool {
    let words = plainWords
    return role == nil && target == nil && !isExcluded && !words.isEmpty && words.count < 3
      && words.allSatisfy(RoleWords.meanings.contains)
  }
}
