// Texts on buttons, and on fills like theirs, that have none of their own.

extension RoleNames {
  /// Adds the inverse text on buttons of the first degree or with a meaning, and the usual text on the others.
  mutating func addButtons() {
    let claimed = Set(proposals.map(\.background))
    let backs = names.filter { isButton($0) && !claimed.contains($0.index) }
    guard !backs.isEmpty else { return }
    for role in [RoleWords.Role.text, .icon] {
      let general = names.filter { name in
        name.role == role && name.target == nil && name.subject.isEmpty && name.kinds.isEmpty && name.tones.isEmpty
          && name.levels.allSatisfy(RoleNames.first.contains)
      }
      // Two texts for what is dark, such as one for all modes, leave open which one it is.
      let inverse = general.filter { $0.isInverse && !$0.isDisabled }
      if inverse.count == 1, let front = inverse.first {
        add(front, on: backs.filter { isStrong($0) && !$0.isDisabled }, usage(of: front))
      }
      guard role == .text else { continue }
      let usual = general.filter { !$0.isInverse && $0.states.isEmpty && !$0.words.contains("placeholder") }
      if let front = usual.first { add(front, on: backs.filter { isFaint($0) && !$0.isDisabled }, .text) }
      if let front = general.first(where: { $0.isDisabled && !$0.isInverse }) {
        add(front, on: backs.filter(\.isDisabled), .inactive)
      }
    }
  }

  /// Adds the text of buttons on those that are named after a kind only, such as `warning-button` beside `button-text`.
  mutating func addBareButtons() {
    let fronts = names.filter {
      $0.role == .text && $0.rest == ["button"] && $0.states.isEmpty && $0.target == nil && !$0.isInverse
    }
    guard fronts.count == 1, let front = fronts.first else { return }
    let backs = names.filter { name in
      let words = name.plainWords
      return name.role == nil && name.target == nil && !name.isExcluded && !name.isInverse && !name.isDisabled
        && words.count == 2 && words[1] == "button" && !RoleWords.unfilled.contains(words[0])
        && index.namesByRest[words]?.contains { $0.role == .text } != true
    }
    add(front, on: backs, .text)
  }

  /// Whether a background is that of buttons: by its component, or by its degree if others are those of pages.
  private func isButton(_ name: RoleName) -> Bool {
    guard name.role == .surface, name.target == nil, !name.isInverse, !name.isBare else { return false }
    return name.component == ["button"] && !index.hasButtonText(for: name) || isFill(name)
  }

  /// Whether a background without a component has a degree and states, as those of controls have, and isn't that of a page.
  private func isFill(_ name: RoleName) -> Bool {
    name.subject.isEmpty && name.kinds.isEmpty && name.tones.isEmpty && name.levels.count == 1
      && ["primary", "secondary", "tertiary"].contains(name.levels[0])
      && !neutral.contains { $0.index == name.index }
      && (index.surfacesByRest[name.rest] ?? []).contains { $0.states == ["hover"] }
  }

  private func isStrong(_ name: RoleName) -> Bool {
    name.levels == ["primary"] || name.levels.isEmpty && !name.tones.isEmpty
  }

  private func isFaint(_ name: RoleName) -> Bool {
    name.roleWord != "fill" && name.tones.isEmpty && (name.levels == ["secondary"] || name.levels == ["tertiary"])
  }
}
