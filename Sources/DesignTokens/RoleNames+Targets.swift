import SourceText

// Pairings of names that say what they are on.

extension RoleNames {
  /// Adds what `on-x` is on: the background `x`, in its states.
  mutating func addOn(_ name: RoleName) {
    let target = name.target ?? []
    let words = name.targetWords
    let states = target.filter(RoleWords.states.contains)
    // `read.on-primary` beside `text.on-primary` is a color of another use.
    if !name.hasRoleWord, !name.owner.isEmpty, hasNamedTextOn { return }
    // A single `success-contrast` may be a stronger color, not a text.
    if name.isContrast, !name.hasRoleWord, !hasContrasts { return }
    if words == ["inverse"] {
      return add(name, on: inverseSurfaces[name.owner] ?? inverseSurfaces[[]] ?? [], usage(of: name))
    }
    let usage: Pairing.Usage = states.contains("disabled") ? .inactive : usage(of: name)
    if RoleNames.isOnFills(name), name.owner.isEmpty, !states.contains("disabled") {
      let fills = solids + openButtons
      return add(
        name, on: (fills.isEmpty ? barePrimaries : fills).filter { !index.isClaimed($0, by: name.role) }, usage)
    }
    // `text-brand-on-bg-fill` is on `bg-fill-brand`.
    let fills =
      RoleNames.isOnFills(name)
      ? (index.surfacesByRest[name.owner] ?? []).filter { $0.roleWord == "fill" || $0.isSolid } : []
    if !fills.isEmpty {
      let own = fills.filter { $0.states == states }
      return add(name, on: states.isEmpty ? fills.filter { !$0.isDisabled }[...] : own[...], usage)
    }
    let plain = [name.owner + target, target]
    let keys = name.isContrast ? ["main", "solid", "base"].map { target + [$0] } + plain : plain
    for key in keys.map({ $0.joined(separator: " ") }) {
      guard let found = index.whole[key] else { continue }
      proposals.append(.init(foreground: name.index, background: found, usage: usage))
      // A filled button of MUI gets the darker color under the pointer.
      if name.isContrast, key.endsWithBytes(of: " main"),
        let dark = index.whole[(target + ["dark"]).joined(separator: " ")]
      {
        proposals.append(.init(foreground: name.index, background: dark, usage: usage))
      }
      return add(name, on: index.states(of: key), usage)
    }
    // `button-text-on-accent` is on `button-background`, and `badge-text-on-accent` on `badge-background-error`.
    if RoleNames.isOnOwn(name) {
      let own = index.solids(of: name.owner)
      if !own.isEmpty { return add(name, on: own, usage) }
    }
    // `on-accent` is on `accent-error`.
    if name.owner.isEmpty, let group = index.bareByFirst[words.first ?? ""], words.count == 1 {
      return add(name, on: group, usage)
    }
    // `danger-on-surface` is on `surface-danger`, and `danger-strong-on-emphasis` on `danger-emphasis`.
    let tones = name.owner.filter(RoleWords.tones.contains)
    if !tones.isEmpty, target == ["surface"] {
      let alike = surfaces.filter {
        $0.roleWord == "surface" && $0.subject.isEmpty && $0.tones == tones && !$0.isDisabled
      }
      if !alike.isEmpty { return add(name, on: alike, usage) }
    }
    if target == ["surface"] {
      // Surfaces of which each has a degree.
      let degrees = surfaces.filter { $0.roleWord == "surface" && $0.subject.isEmpty && isPlain($0) && !$0.isDisabled }
      if !degrees.isEmpty {
        add(name, on: degrees, usage)
        // Without a text for them, it is also the usual text of the backgrounds.
        guard name.role == .text, name.owner.isEmpty, !index.isClaimed(words: ["background"]) else { return }
        add(name, on: neutral.filter { $0.roleWord == "background" && $0.kinds.isEmpty && $0.states.isEmpty }, usage)
        return add(name, on: holders.filter { $0.roleWord == "background" && !$0.isDisabled }, usage)
      }
    }
    func open(_ surfaces: [RoleName]?) -> [RoleName] {
      (surfaces ?? []).filter { back in
        back.roleWord != "container" && states.allSatisfy(back.states.contains)
          && back.isDisabled == states.contains("disabled")
      }
    }
    let isDegree = words.allSatisfy(RoleWords.levels.contains)
    let rests = name.owner.isEmpty ? [words] : [words, name.owner + words]
    let exact = rests.flatMap { open(index.surfacesByRest[$0]) }
    if !exact.isEmpty, !isDegree || words.isEmpty { return add(name, on: exact, usage) }
    // `on-subtle.danger` is on `danger.subtle`.
    if words.count > 1, let found = index.bySortedWords[words.sorted()] {
      return add(name, on: found.filter { $0.isDisabled == states.contains("disabled") }, usage)
    }
    // Without a color called so, the accent is the primary color.
    if words.first == "accent" || words.first == "primary" {
      let other = [words[0] == "accent" ? "primary" : "accent"] + words.dropFirst()
      if let found = index.bare[other.joined(separator: " ")] {
        return proposals.append(.init(foreground: name.index, background: found, usage: usage))
      }
    }
    guard let last = words.last else { return }
    // `on-emphasis` is on every emphasized fill; other words name a part of the same component.
    let named = open(index.surfacesByLast[last]).filter { $0.rest.suffix(words.count) == words[...] }
    let alike = named.filter { $0.tones == tones }
    if isDegree, !tones.isEmpty, !alike.isEmpty { return add(name, on: alike, usage) }
    add(name, on: isDegree ? named : named.filter { $0.subject.first == name.owner.first }, usage)
  }

  /// The colors of the first buttons and of accents in a system without any other fill: `action-primary` and `layer-accent`.
  private var barePrimaries: [RoleName] {
    names.filter { name in
      guard name.target == nil, name.states.isEmpty, !name.isInverse else { return false }
      if name.role == .surface {
        return name.tones.count == 1 && name.rest == name.tones && ["accent", "brand"].contains(name.rest[0])
      }
      let words = name.plainWords
      return name.role == nil && words.count == 2 && ["action", "button", "interactive"].contains(words[0])
        && ["primary", "danger", "brand", "accent"].contains(words[1])
    }
  }

  /// Whether a text says that it is on the fill of its own component.
  static func isOnOwn(_ name: RoleName) -> Bool {
    guard let target = name.target, target.count == 1, name.hasRoleWord, !name.owner.isEmpty else { return false }
    return RoleWords.ownColors.contains(target[0]) || RoleWords.fills.contains(target[0])
  }

  /// Returns the buttons with a fill that have no text of their own.
  static func openButtons(_ surfaces: [RoleName], _ index: RoleIndex) -> [RoleName] {
    surfaces.filter { back in
      back.component == ["button"] && !back.isSoft && !back.isDisabled && !index.hasButtonText(for: back)
        && !back.levels.contains { $0 == "tertiary" || $0 == "quaternary" }
        && !back.words.contains(where: RoleWords.unfilled.contains)
    }
  }
}
