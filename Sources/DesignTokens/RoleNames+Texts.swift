// Pairings of texts and icons.

extension RoleNames {
  mutating func addText(_ name: RoleName) {
    if name.subject.contains(where: RoleWords.charts.contains) {
      return add(name, on: chartSurfaces(of: name), usage(of: name))
    }
    // `focus-text` is on `focus`, which is a ring and a background.
    if name.role == .text, name.rest.isEmpty, name.states == ["focus"], let ring = index.ring {
      return add(name, on: [ring], .text)
    }
    if name.role == .icon, let last = name.component.last, RoleWords.ticked.contains(last), !name.isDisabled {
      // A check mark is shown in a box that is selected only.
      let selected = (index.surfacesByRest[name.rest] ?? []).filter { $0.states == ["selected"] }
      if !selected.isEmpty { return add(name, on: selected, usage(of: name)) }
    }
    let isOnFill = isSameColor(name) || name.subject.isEmpty && (name.isFixedShade || !fills.isEmpty && !isPlain(name))
    let isCrossed = name.subject.isEmpty && isPlain(name) && !name.isDisabled && !neutral.isEmpty && isCrossable
    if isOnOwnFill(name), addOnBare(name, usage(of: name)) { return }
    let exact =
      isOnFill || isCrossed || index.onOwn.contains(name.rest) || isBesideBox(name)
        || name.isDisabled && name.rest.isEmpty
      ? []
      : partners(of: name).filter { back in
        !index.isClaimed(back, by: name.role)
          && (!name.subject.isEmpty || name.isDisabled || isOnOwnMeaning(name, back))
      }
    add(name, on: exact, usage(of: name))
    if !exact.isEmpty, isOfPair(name, exact) {
      return add(name, on: soft.filter { $0.tones == name.tones && $0.states == name.states }, usage(of: name))
    }
    if exact.isEmpty, !isSameColor(name), isOnBare(name), addOnBare(name, usage(of: name)) { return }
    if name.subject.isEmpty { return addGeneralText(name) }
    if !exact.isEmpty {
      addQualified(name)
      // The background of an item may be that of a marked one; without it, the text is on that of the menu.
      if let last = name.component.last, RoleWords.items.contains(last), name.states.isEmpty, !name.isDisabled {
        add(name, on: wholeSurfaces(of: name), usage(of: name))
      }
    }
    // Beside `button-text-on-accent`, `button-text` is that of a button without a fill.
    if index.onOwn.contains(name.rest) {
      let plain = (index.surfacesByRest[name.rest] ?? []).filter { !$0.isDisabled && $0.states.isEmpty }
      return add(name, on: index.hasMeanings(name.rest) ? plain[...] : main.prefix(1), usage(of: name))
    }
    // `dark-background-text` is on a background that has another name.
    guard exact.isEmpty, !isSameColor(name), !name.subject.contains("background") else { return }
    if name.component.contains("on-dark"), index.surfacesByRest[name.rest] == nil {
      return add(name, on: inverseSurfaces[[]] ?? [], usage(of: name))
    }
    if isPlainButton(name), index.surfacesByRest[name.rest] == nil { return add(name, on: main, usage(of: name)) }
    let inComponent = isBesideControl(name) ? [] : componentSurfaces(of: name)
    add(name, on: inComponent, usage(of: name))
    if isBesideControl(name) { return add(name, on: main.prefix(1), usage(of: name)) }
    if inComponent.isEmpty {
      let whole = wholeSurfaces(of: name)
      let other = whole.isEmpty ? kindSurfaces(of: name) : whole
      if !other.isEmpty { return add(name, on: other, usage(of: name)) }
    }
    // A component without a background may be on any of several. A color with a declared use belongs to the page.
    let isPart = name.component.isEmpty && name.tones.isEmpty && name.subject != ["placeholder"]
    let isCertain = name.declared != nil || hasOneBackground
    let isOfPage = isPart || isCertain && index.surfacesByComponent[name.component] == nil
    if inComponent.isEmpty, isOfPage, !isOfStateOnly(name), isOnPage(name) {
      add(name, on: main.prefix(1), usage(of: name))
    }
  }

  /// Whether a text with a meaning and its background are named alike, such as `danger-text` and `danger-background`, so that it's for no other.
  private func isOfPair(_ name: RoleName, _ backs: [RoleName]) -> Bool {
    name.subject.isEmpty && !name.tones.isEmpty && name.isRoleLast && backs.allSatisfy(\.isRoleLast)
  }

  /// Whether a text with a meaning is on the background with the same meaning, which isn't one of several degrees.
  private func isOnOwnMeaning(_ name: RoleName, _ back: RoleName) -> Bool {
    if name.isNumberedKind { return true }
    guard !hasTextOnFills, back.roleWord != "fill", !back.isSoft, !back.isSolid else { return false }
    // A text in the color of the brand has the color of its background.
    if !name.isRoleLast, !back.isRoleLast, !name.tones.isEmpty, name.tones.allSatisfy(RoleWords.ownColors.contains) {
      return false
    }
    // `danger-text` is on `danger-background` rather than `text-danger`.
    let alike = index.namesByRest[name.rest] ?? []
    if !name.isRoleLast, back.isRoleLast, alike.contains(where: { $0.role == name.role && $0.isRoleLast }) {
      return false
    }
    return name.tones.isEmpty || name.isRoleLast && back.isRoleLast || !soft.contains { $0.tones == name.tones }
  }

  /// Whether a text is on the color with the rest of its name: `primary-content` on `primary`, and `fontAppbar` on `appbar`.
  private func isOnBare(_ name: RoleName) -> Bool {
    guard !isBesideBox(name) else { return false }
    // `text-action-primary` is on `action-primary`, which is a button rather than a link.
    if name.rest.count > 1, name.rest[0] == "action", name.tones == ["action"] { return true }
    guard name.endsWithRole else {
      return !name.subject.isEmpty || name.roleWord == "content" || name.roleWord == "foreground"
    }
    let isDegree = name.rest.allSatisfy(RoleWords.levels.contains)
    return !isDegree || name.roleWord == "content" || name.roleWord == "foreground"
  }

  private func isBesideControl(_ name: RoleName) -> Bool {
    name.words.contains("label") && RoleWords.labeled.contains(name.subject.first ?? "")
  }

  /// Whether a text is on the fill of its meaning because another one, `danger-color`, is on `danger-background`.
  private func isOnOwnFill(_ name: RoleName) -> Bool {
    guard name.role == .text, !name.isBare, name.subject.isEmpty, !name.tones.isEmpty, name.states.isEmpty,
      index.surfacesByRest[name.rest] != nil
    else { return false }
    return index.namesByRest[name.rest]?.contains { $0.isBare && $0.role == .text } == true
  }

  /// Whether a text is the label of a control that is too small to hold it.
  private func isBesideBox(_ name: RoleName) -> Bool {
    isBesideControl(name) && RoleWords.ticked.contains(name.component.last ?? "")
  }

  /// Whether a text and the background of its name are one color for two uses: white, black, and the numbered brand colors of Fluent.
  private func isSameColor(_ name: RoleName) -> Bool {
    guard !name.isDisabled else { return false }
    return name.tones.contains { $0 == "white" || $0 == "black" }
      || name.tones.contains("brand") && name.levels.contains(where: RoleWords.isNumber)
  }

  /// Adds the text of a part on the same part with a word in front that has no text: `duration.text` on `live.duration.background`.
  private mutating func addQualified(_ name: RoleName) {
    guard name.states.isEmpty, let last = name.rest.last, name.rest == name.subject else { return }
    let backs = (index.surfacesByLast[last] ?? []).filter { back in
      back.rest.count == name.rest.count + 1 && back.rest.dropFirst() == name.rest[...] && back.states.isEmpty
        && RoleWords.isUnknown(back.rest[0]) && index.namesByRest[back.rest]?.contains { $0.role == .text } != true
    }
    add(name, on: backs, usage(of: name))
  }

  /// Whether a text is that of a button without a fill, such as `button.ghost.text`.
  func isPlainButton(_ name: RoleName) -> Bool {
    name.words.contains("button") && !name.isDisabled && !name.isInverse
      && name.words.contains(where: RoleWords.unfilled.contains)
      && !name.component.contains { $0.utf8.starts(with: "on-".utf8) }
  }

  /// Whether a color marks something that has no color at rest, such as the dot of a selected page: what is behind it is likely marked too.
  private func isOfStateOnly(_ name: RoleName) -> Bool {
    name.states.contains(where: RoleWords.marks.contains) && !name.isDisabled && name.roleWord != "link"
      && index.namesByRest[name.rest]?.contains { $0.role == name.role && $0.states.isEmpty } != true
  }

  /// Whether everything is on the same background, because the system has no other one.
  private var hasOneBackground: Bool {
    surfaces.count(where: { $0.states.isEmpty && !$0.isDisabled }) == 1 && inverseSurfaces.isEmpty
  }

  /// Whether a part without a background of its own is likely to be on the page.
  private func isOnPage(_ name: RoleName) -> Bool {
    !index.surfaceSubjects.contains(name.subject.first ?? "") && name.roleWord != "body" && name.roleWord != "content"
  }

  /// Adds a text of the whole system with a meaning; those without are crossed with all neutral surfaces.
  private mutating func addGeneralText(_ name: RoleName) {
    if name.isFixedShade { return add(name, on: name.isFixedLight ? fills[...] : [], usage(of: name)) }
    if name.isDisabled {
      guard isPlain(name) else { return }
      return add(name, on: main.prefix(1) + surfaces.filter { $0.subject.isEmpty && $0.isDisabled }, .inactive)
    }
    if isPlain(name), !name.states.isEmpty, !name.isDisabled {
      let alike = neutral.filter { $0.states == name.states }
      return add(name, on: alike.isEmpty ? main.prefix(1) : alike[...], usage(of: name))
    }
    if name.role == .text, name.words.contains("placeholder") {
      let fields = surfaces.filter { back in
        back.subject.first.map(RoleWords.fields.contains) == true && back.states.isEmpty && back.tones.isEmpty
      }
      if !fields.isEmpty { return add(name, on: fields, .text) }
    }
    guard !isPlain(name), !isSameColor(name), !name.tones.contains(where: { $0 == "white" || $0 == "black" }) else {
      return
    }
    // `danger-high-contrast` is the text on `danger`, and `high-contrast` beside it is for fills.
    if name.rest.suffix(2) == ["high", "contrast"] {
      if !name.tones.isEmpty { return add(name, on: index.surfacesByRest[name.tones] ?? [], usage(of: name)) }
      if names.contains(where: { $0.role == .text && $0.rest.count > 2 && $0.rest.suffix(2) == ["high", "contrast"] }) {
        return
      }
    }
    if name.isNumberedKind { return }
    if !name.kinds.isEmpty, index.surfacesByRest[name.rest]?.isEmpty == false, !hasTextOnFills { return }
    if !name.kinds.isEmpty, isOfStateOnly(name) { return }
    let isOnPageOnly = !name.kinds.isEmpty && (name.role == .icon || name.tones.isEmpty) || name.tones == ["hero"]
    add(name, on: isOnPageOnly ? main.prefix(1) : main[...], usage(of: name))
    let isStrong = name.levels.allSatisfy { $0 == "primary" || RoleWords.solid.contains($0) }
    guard isStrong || isNeutralPlain, !name.tones.isEmpty, name.role == .text else { return }
    // Without a text for the pointer, the one at rest is on the pale fills that the pointer is on, too.
    let own = soft.filter { $0.tones == name.tones }
    let hasHover = name.states.isEmpty && index.hasHover(name)
    let backs = own.filter {
      $0.states == name.states
        || name.states.isEmpty && !hasHover && $0.states.allSatisfy(["hover", "active"].contains)
    }
    add(name, on: backs, usage(of: name))
  }

  func isPlain(_ name: RoleName) -> Bool {
    name.tones.isEmpty && name.kinds.isEmpty || isNeutralPlain && name.tones == ["neutral"]
  }

  /// The ordinary texts and icons of the whole system, which are on every neutral surface.
  private var crossed: [RoleName] {
    names.filter { name in
      (name.role == .text || name.role == .icon) && name.target == nil && !name.isInverse && name.subject.isEmpty
        && !name.isDisabled && !name.isFixedShade && isPlain(name)
        && !(isOnBare(name) && index.bare[name.rest.joined(separator: " ")] != nil)
    }
  }

  /// Whether ordinary texts on neutral surfaces are few enough to mean something.
  var isFewEnough: Bool { crossed.count * neutral.count <= PairingInference.crossingLimit }

  /// Adds every ordinary text on every neutral surface.
  mutating func addCrossings() {
    let texts = crossed
    guard texts.count * neutral.count <= PairingInference.crossingLimit else {
      leftOutCount = texts.count * neutral.count
      return
    }
    for text in texts where text.states.isEmpty {
      let backs = neutral.filter { back in
        back.states.isEmpty
          || !(index.namesByRest[text.rest] ?? []).contains { $0.role == text.role && $0.states == back.states }
      }
      add(text, on: backs, usage(of: text))
    }
    let named = texts.filter { $0.role == .text }
    let usual = named.filter { $0.levels.allSatisfy(RoleNames.first.contains) }
    let first = usual.first { $0.roleWord == "text" || $0.roleWord == "foreground" } ?? usual.first ?? named.first
    if let first {
      add(first, on: soft.filter { $0.roleWord != "fill" && $0.states.isEmpty }, .text)
      if !neutral.isEmpty {
        // A text of Android's own is on the windows of the platform and on known parts of them.
        let backs = holders.filter { back in
          !back.isDisabled
            && (!first.isOfAndroid || back.subject.contains(where: RoleWords.components.contains))
        }
        add(first, on: backs, .text)
        // A numbered field holds what is typed and what is hinted at.
        let fields = holders.filter { $0.isBare && !$0.isDisabled && $0.levels.contains(where: RoleWords.isNumber) }
        if let second = named.first(where: {
          ["2", "02", "secondary"].contains($0.levels.first ?? "") && $0.states.isEmpty
        }),
          !names.contains(where: { $0.words.contains("placeholder") })
        {
          add(second, on: fields, .text)
        }
        // Beside `fill-primary`, other fills hold the usual text only.
        if neutral.allSatisfy({ $0.roleWord == "fill" }) {
          let fills = surfaces.filter { $0.roleWord == "fill" && $0.subject.isEmpty && isPlain($0) }
          add(first, on: fills.filter { $0.states.isEmpty && !$0.isDisabled }, .text)
        }
      }
    }
    if let disabled = names.first(where: { $0.role == .text && $0.subject.isEmpty && $0.isDisabled && isPlain($0) }) {
      add(disabled, on: holders.filter(\.isDisabled), .inactive)
    }
    if neutral.isEmpty {
      for text in texts where text.role == .text { add(text, on: holders.filter { !$0.isDisabled }, .text) }
    }
  }

  /// The lists, cells, and messages that have no text of their own.
  var holders: [RoleName] {
    surfaces.filter { back in
      guard let first = back.subject.first, !back.isSolid, !index.textSubjects.contains(first) else { return false }
      if back.isBare { return !back.subject.contains("button") }
      if back.hasUnknownEnd, !back.subject.contains(where: RoleWords.components.contains) { return false }
      let isHolder = back.component.last.map(RoleWords.holders.contains) ?? false
      guard back.tones.isEmpty || isHolder else { return false }
      if (index.namesByRest[back.rest] ?? []).contains(where: { $0.role == .icon }) { return false }
      return !back.subject.contains { word in
        RoleWords.pictures.contains(word)
          || RoleWords.components.contains(word) && !RoleWords.holders.contains(word)
      }
    }
  }
}
