// Colors that are named after a meaning only, such as `danger`, `primary.inverse`, or `error.muted`.

extension RoleNames {
  /// Adds the pairings of a system's meanings: each is a text on the first backgrounds, and `inverse` is the text on it.
  mutating func addMeanings() {
    guard !main.isEmpty, names.contains(where: { $0.role == .text && $0.subject.isEmpty }) else { return }
    var stems: [[String]: [RoleName]] = [:]
    for name in names where name.role == nil && name.target == nil { stems[name.plainWords, default: []].append(name) }
    let bare = names.filter { $0.isMeaning && $0.states.isEmpty && !isOfRamp($0, stems) }
    addShades(stems)
    addInverse(stems)
    addMainColors()
    // `interactive-01` is the color of links and buttons.
    for name in names where name.role == nil && name.target == nil && name.states.isEmpty && !name.isInverse {
      guard name.plainWords.first == "interactive",
        name.plainWords.count == 1 || ["1", "01"].contains(name.plainWords[1])
      else {
        continue
      }
      add(name, on: main, .text)
    }
    // `primary` alone may be the color of bars and buttons only.
    let hasStatus = bare.count(where: { !$0.plainWords.allSatisfy(RoleWords.brands.contains) }) > 1
    for name in names where name.role == nil && name.target == nil {
      if name.words.contains("inverse"), !name.plainWords.isEmpty {
        guard !name.plainWords.contains(where: RoleWords.components.contains) else { continue }
        // `danger.inverse.hover` is the color on something dark in place of `danger.hover`.
        guard !isGroupOfInverse(name) else { continue }
        add(name, on: (stems[name.plainWords] ?? []).filter { !$0.words.contains("inverse") && !$0.isDisabled }, .text)
      } else if name.words == ["inverse"] {
        let fills = ["primary", "brand", "accent"].compactMap { stems[[$0]] }.first ?? []
        add(name, on: fills.filter { !$0.isDisabled && !$0.words.contains("inverse") }, .text)
      }
      guard name.isMeaning || isStronger(name), name.states.isEmpty, !name.words.contains("inverse"),
        !index.isClaimed(words: name.plainWords), !isOfRamp(name, stems), !hasText(name),
        !name.plainWords.contains(where: RoleWords.brands.contains) || hasStatus && !name.isOfTheme
      else { continue }
      add(name, on: main, .text)
      guard name.isMeaning else { continue }
      let pale = stems.filter { $0.key.count > name.plainWords.count && $0.key.starts(with: name.plainWords) }.values
        .joined().filter { $0.words.last.map(RoleWords.soft.contains) == true && $0.states.isEmpty }
      add(name, on: pale.sorted { $0.index < $1.index }, .text)
    }
  }

  /// Adds the colors of links and errors in the palette of MUI, whose `main` colors are also texts.
  private mutating func addMainColors() {
    let pages = surfaces.filter { [["background", "default"], ["background", "paper"]].contains($0.words) }
    guard pages.count == 2 else { return }
    for name in names where name.words == ["primary", "main"] || name.words == ["error", "main"] {
      add(name, on: pages, .text)
    }
  }

  /// Whether a text has the meaning, such as `text.danger`, so that `danger` is a fill.
  private func hasText(_ name: RoleName) -> Bool {
    index.namesByRest[name.plainWords]?.contains { $0.role == .text && $0.isRoleFirst } == true
  }

  /// Adds the white text of the system on its fills, which are meanings with states, and the black one on those for a warning.
  private mutating func addShades(_ stems: [[String]: [RoleName]]) {
    func shade(_ word: String) -> RoleName? {
      names.first {
        $0.role == .text && $0.tones == [word] && $0.rest == [word] && $0.states.isEmpty && $0.target == nil
      }
    }
    guard let white = shade("white") else { return }
    let black = shade("black")
    for (words, own) in stems.sorted(by: { $0.value[0].index < $1.value[0].index })
    where words.count == 1 && RoleWords.meanings.contains(words[0]) && !index.isClaimed(words: words) {
      let open = own.filter { !$0.isDisabled && !$0.isInverse }
      guard open.contains(where: { !$0.states.isEmpty }) else { continue }
      let isPale = ["warning", "caution", "attention"].contains(words[0])
      // Either may be on green.
      guard let front = isPale ? black : white, black == nil || !["success", "positive"].contains(words[0]) else {
        continue
      }
      add(front, on: open, .text)
    }
  }

  /// Adds the only inverse text of a system without any background for it on its meanings, such as `brand` and `danger.normal`.
  private mutating func addInverse(_ stems: [[String]: [RoleName]]) {
    let fronts = names.filter {
      $0.role == .text && $0.isInverse && $0.rest.isEmpty && $0.target == nil && $0.states.isEmpty
    }
    guard fronts.count == 1, let front = fronts.first, !hasTextOnFills,
      !proposals.contains(where: { $0.foreground == front.index })
    else { return }
    for (words, own) in stems.sorted(by: { $0.value[0].index < $1.value[0].index })
    where words.count == 1 && RoleWords.fillMeanings.contains(words[0]) && !index.isClaimed(words: words) {
      let fills = own.filter { fill in
        !fill.isInverse && !fill.isExcluded && !fill.states.contains("focus") && !isOfRamp(fill, stems)
      }
      add(front, on: fills.filter { !$0.isDisabled }, .text)
      add(front, on: fills.filter(\.isDisabled), .inactive)
    }
  }

  /// Whether states follow the word `inverse`, so that it is a group of what its parent has.
  private func isGroupOfInverse(_ name: RoleName) -> Bool {
    name.segments.count > 2 && name.segments.dropLast().last == ["inverse"]
  }

  /// Whether the colors of a meaning have states, and one says that it's at rest.
  private func hasRest(_ names: [RoleName]?) -> Bool {
    guard let names, names.contains(where: { !$0.states.isEmpty }) else { return false }
    return names.contains { $0.words.last.map(RoleWords.rest.contains) == true }
  }

  /// Whether a color is a step between lighter and darker ones.
  private func isOfRamp(_ name: RoleName, _ stems: [[String]: [RoleName]]) -> Bool {
    let first = name.plainWords.first ?? ""
    // `danger-normal` beside `danger-hover` isn't a step.
    if name.words.last.map(RoleName.isState) == true, name.plainWords.count == 1, hasRest(stems[[first]]) {
      return false
    }
    return RoleWords.shades.count(where: { stems[[first, $0]] != nil }) > 1
      || stems.keys.contains { $0.count == 2 && $0[0] == first && RoleWords.isNumber($0[1]) }
  }

  /// Whether a name is that of a meaning in a stronger contrast.
  private func isStronger(_ name: RoleName) -> Bool {
    let words = name.plainWords
    guard words.count == 2, let last = words.last, ["alternative", "strong", "text"].contains(last) else {
      return false
    }
    return RoleWords.meanings.contains(words[0])
  }
}
