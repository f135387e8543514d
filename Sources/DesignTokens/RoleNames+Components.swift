// Pairings inside components, and borders.

extension RoleNames {
  /// The maximum number of backgrounds whose names are compared with that of a whole component.
  private static let partLimit = 20
  /// The maximum number of backgrounds of a component; more are no component.
  private static let componentLimit = 200

  /// Returns the backgrounds whose names differ only in the role; each state is paired with the same state, or with the state at rest.
  func partners(of name: RoleName) -> [RoleName] {
    // `danger.icon` is on `danger.icon.background`.
    let named = name.isRoleLast ? index.surfacesByRest[name.plainWords] : nil
    guard let same = named ?? index.surfacesByRest[name.rest] else { return [] }
    if !same.contains(where: { RoleNames.fits(name, $0) }) {
      return same.filter { $0.states.isEmpty || name.isDisabled && $0.isDisabled }
    }
    if saysRest(name) { return same.filter { $0.states.isEmpty && !$0.isDisabled } }
    let others = (index.namesByRest[name.rest] ?? []).filter {
      $0.role == name.role && $0.endsWithRole == name.endsWithRole
    }
    return same.filter { back in
      guard RoleNames.fits(name, back) else { return false }
      return !others.contains { RoleNames.fits($0, back) && $0.states.count > name.states.count }
    }
  }

  /// Whether a text with a meaning says that it is for the state at rest, and another one of its component that it is for another state.
  private func saysRest(_ name: RoleName) -> Bool {
    (name.role == .text || name.role == .icon) && name.states.isEmpty && !name.isDisabled && !name.tones.isEmpty
      && !name.subject.isEmpty && name.words.contains(where: RoleWords.rest.contains)
      && index.hasStates(name)
  }

  /// Whether a foreground is used in a state of its background.
  private static func fits(_ name: RoleName, _ back: RoleName) -> Bool {
    name.isDisabled == back.isDisabled && name.states.allSatisfy(back.states.contains)
  }

  /// Returns the backgrounds of the same component, if only one of the two names has a meaning or a degree.
  func componentSurfaces(of name: RoleName) -> [RoleName] {
    guard let first = name.component.first else { return [] }
    let same = index.surfacesByComponent[name.component] ?? []
    guard same.count <= RoleNames.componentLimit else { return [] }
    let found = same.filter { back in
      guard back.isDisabled == name.isDisabled else { return false }
      guard back.states.isEmpty || back.isDisabled || back.states == name.states else { return false }
      let isPlain = name.tones.isEmpty && name.levels.isEmpty
      if isPlain || back.tones.isEmpty && back.levels.isEmpty { return true }
      if back.tones == name.tones, back.levels == name.levels { return true }
      return back.tones == name.tones && name.levels.isEmpty && !back.isSolid
    }
    let pale = found.contains { !$0.isSolid } ? found.filter { !$0.isSolid } : found
    let ofState = pale.filter { $0.states == name.states }
    if !ofState.isEmpty || !pale.isEmpty { return ofState.isEmpty ? pale : ofState }
    // A text of a whole component is on the only surface of its parts that has no text of its own.
    let parts = (index.surfacesByFirst[first] ?? []).prefix(RoleNames.partLimit).filter { back in
      back.component.count > name.component.count && back.component.starts(with: name.component) && back.states.isEmpty
        && back.component.dropFirst(name.component.count).allSatisfy(RoleWords.holders.contains)
        && !(index.namesByRest[back.rest] ?? []).contains { $0.role == name.role }
    }
    return parts.count == 1 ? parts : []
  }

  /// Returns the backgrounds of the kinds of a component that has none: the text of an `input` is on the background of a `search-input`.
  func kindSurfaces(of name: RoleName) -> [RoleName] {
    guard let last = name.rest.last, name.rest == name.subject, name.rest.count == 1, RoleWords.fields.contains(last),
      name.states.isEmpty, index.surfacesByComponent[name.component] == nil
    else { return [] }
    return (index.surfacesByLast[last] ?? []).filter {
      $0.rest.count == 2 && $0.states.isEmpty && $0.subject == $0.rest
    }
  }

  /// Returns the backgrounds of the component that a name is a part of: `tab-bar.item.icon` is on `tab-bar.background`.
  func wholeSurfaces(of name: RoleName) -> [RoleName] {
    guard name.component.count > 1 else { return [] }
    for count in (1..<name.component.count).reversed() {
      let whole = Array(name.component.prefix(count))
      guard RoleWords.components.contains(whole[count - 1]) else { continue }
      let all = index.surfacesByComponent[whole] ?? []
      guard all.count <= RoleNames.componentLimit else { continue }
      let found = all.filter {
        // A type of its own, such as `MenuItemTokens`, has what it needs.
        $0.states.isEmpty && $0.tones.isEmpty && $0.levels.isEmpty && $0.subject == whole
          && (name.segments.count < 2 || $0.segments.count < 2 || name.segments[0] == $0.segments[0])
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  mutating func addBorder(_ name: RoleName) {
    // `card-background-border` is on `card-background`.
    if let last = name.rest.last, last == "background", name.roleWord == name.words.last,
      let back = index.whole[name.words.dropLast().joined(separator: " ")]
    {
      return proposals.append(.init(foreground: name.index, background: back, usage: .decorative))
    }
    if name.subject.isEmpty { return addGeneralBorder(name) }
    if name.subject.contains(where: RoleWords.charts.contains) {
      return add(name, on: chartSurfaces(of: name), .decorative)
    }
    let usage: Pairing.Usage = name.isDisabled ? .inactive : .decorative
    let isEdge =
      name.role == .border
      && (RoleWords.edged.contains(name.subject[0])
        || name.subject.contains { $0 != "control" && RoleWords.edged.contains($0) }
        || name.subject.contains("bar") && name.subject.contains { $0 == "address" || $0 == "search" }
        || name.subject.contains("form"))
      && !name.subject.contains { $0 == "group" || $0 == "list" }
    let isMarked = isEdge && !name.isDisabled && (!name.tones.isEmpty || name.states.contains("selected"))
    if name.role == .border, index.onOwn.contains(name.rest), !index.hasMeanings(name.rest), !name.isDisabled {
      return add(name, on: main.prefix(1), .component)
    }
    // A border has the state of its fill.
    let own = partners(of: name).filter { $0.states == name.states }
    // The edge of a field is that of its background, unless the field has a fill or can't be changed.
    let isOfField =
      isEdge && !name.isDisabled && !name.words.contains("readonly") && name.subject[0] != "control"
      && own.allSatisfy { $0.roleWord != "fill" }
    add(name, on: own, isOfField || isMarked && name.subject == ["control"] ? .component : usage)
    if own.isEmpty, name.role == .border, isPlainButton(name), index.surfacesByRest[name.rest] == nil {
      add(name, on: main, .component)
    } else if isEdge,
      name.isSolid || name.subject[0] != "control" || name.subject.contains(where: RoleWords.ticked.contains)
    {
      add(name, on: name.isSolid ? main[...] : main.prefix(1), name.isDisabled ? .inactive : .component)
    } else if own.isEmpty {
      let inComponent = componentSurfaces(of: name)
      if inComponent.count == 1, name.tones.isEmpty || isMarked {
        add(name, on: inComponent, isMarked ? .component : usage)
      }
      if inComponent.isEmpty, name.endsWithRole { addOnBare(name, usage) }
    }
  }

  private mutating func addGeneralBorder(_ name: RoleName) {
    if name.isInverse, !name.isDisabled, inverseSurfaces[[]] != nil {
      return add(name, on: inverseSurfaces[[]] ?? [], .decorative)
    }
    if name.isDisabled {
      let own = partners(of: name).filter { $0.roleWord != "fill" || $0.isDisabled }
      return add(name, on: own.isEmpty ? main.prefix(1) : own[...], .inactive)
    }
    if name.roleWord == "outline", isPlain(name), !name.levels.contains("variant"), !name.isSoft,
      RoleNames.isMaterial(names)
    {
      return add(name, on: main, .component)
    }
    // `ui.border` with states is the edge of a control.
    if name.isOfInterface, name.rest.isEmpty, !name.isInverse, index.hasHover(name) {
      return add(name, on: main, .component)
    }
    if name.tones.contains("interactive") { return add(name, on: main.prefix(1), .component) }
    let isNumbered = name.levels.contains(where: RoleWords.isNumber) && !name.tones.isEmpty
    let isOnOwn = !name.isSolid && (!isPlain(name) || isNumbered)
    let own =
      isOnOwn
      ? partners(of: name).filter { back in
        back.states == name.states && !index.isClaimed(back, by: .text)
          && (back.isSoft || !hasTextOnFills && back.roleWord != "fill")
      } : []
    if !own.isEmpty { return add(name, on: own, .decorative) }
    let ofState = name.states != ["selected"] ? [] : neutral.filter { $0.states == name.states }
    if isPlain(name), !ofState.isEmpty { return add(name, on: ofState, .decorative) }
    // A kind that isn't known may be a state of something.
    guard name.kinds.isEmpty, !isNumbered else { return }
    if isNeutralPlain, addCategoryBorder(name) { return }
    let usage: Pairing.Usage = isOnlyStatus(name) ? .component : .decorative
    add(name, on: isPlain(name) && !name.isSolid ? main.prefix(2) : main.prefix(1), usage)
  }

  /// Whether a border is the only one of its meaning: it marks a control, as in `border-danger`.
  private func isOnlyStatus(_ name: RoleName) -> Bool {
    guard name.role == .border || name.roleWord == "line", name.tones.count == 1, name.rest == name.tones,
      name.states.isEmpty,
      RoleWords.statuses.contains(name.tones[0])
    else { return false }
    return !names.contains {
      $0.index != name.index && $0.role == name.role && $0.tones == name.tones && $0.subject.isEmpty && $0.target == nil
    }
  }

  /// Adds a border of a category on the pale backgrounds of the category: it is the edge of a control unless it is pale.
  private mutating func addCategoryBorder(_ name: RoleName) -> Bool {
    guard name.role == .border, name.tones.count == 1, name.states.isEmpty, name.levels.count == 1,
      name.isSoft || name.isSolid || name.levels == ["medium"]
    else { return false }
    let usage: Pairing.Usage = name.isSoft ? .decorative : .component
    let own = soft.filter { $0.tones == name.tones && $0.states.isEmpty }
    add(name, on: own, usage)
    if name.isSolid || name.tones == ["neutral"] { add(name, on: main, usage) }
    return true
  }
}
