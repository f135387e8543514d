// The parts of a name: its role, its state, what it is on, and what is left.

extension RoleName {
  static func isField(_ words: [String], _ place: Int) -> Bool {
    place < words.count && (words[place] == "field" || words[place] == "area") && words[place - 1] == "text"
  }

  mutating func parse() {
    if let place = words.lastIndex(of: "on"), isPreposition(at: place) {
      // `red-on-dark` is a color for dark rather than a text on something.
      if words[(place + 1)...].first.map(["dark", "light", "contrast"].contains) == true {
        return parse(context: place)
      }
      target = Array(words[(place + 1)...])
      let before = words[..<place]
      let isBorder = before.contains { RoleWords.roles[$0]?.role == .border }
      let isText = before.contains { RoleWords.roles[$0]?.role == .text }
      let isSurface =
        !isText && before.contains { (RoleWords.roles[$0]?.strength ?? 0) > 2 && RoleWords.roles[$0]?.role == .surface }
      role = before.contains("icon") ? .icon : isBorder ? .border : isSurface ? .surface : .text
      owner = before.filter { RoleWords.roles[$0] == nil }
      hasRoleWord = owner.count < before.count
      return
    }
    if let place = words.lastIndex(of: "on"), parse(resting: place) { return }
    if parseContrast() { return }
    parseRole()
  }

  /// Reads a name such as `primary.contrast-text` and `red.contrast`, which is on the color that it is named after.
  private mutating func parseContrast() -> Bool {
    guard let place = words.firstIndex(of: "contrast") else { return false }
    let own = words[..<place].drop { $0 == "text" }
    guard !own.isEmpty, own.allSatisfy({ RoleWords.tones.contains($0) || RoleWords.brands.contains($0) }),
      words[(place + 1)...].allSatisfy({ $0 == "text" })
    else { return false }
    (target, role, isContrast, hasRoleWord) = (Array(own), .text, true, words.contains("text"))
    return true
  }

  /// Reads a name such as `text.unread.on-default.hover`, which is on `unread.hover`.
  private mutating func parse(resting place: Int) -> Bool {
    guard place + 1 < words.count, RoleWords.rest.contains(words[place + 1]) else { return false }
    let before = words[..<place]
    let own = before.filter { RoleWords.roles[$0] == nil }
    let roles = before.compactMap { RoleWords.roles[$0]?.role }
    guard !own.isEmpty, let first = roles.first, roles.allSatisfy({ $0 == first }), first == .text || first == .icon
    else { return false }
    let states = words[(place + 2)...]
    target = own + (states.isEmpty ? words[(place + 1)...] : states)
    (role, hasRoleWord) = (first, true)
    return true
  }

  /// Reads a name that says what is behind it, such as `button-on-dark-text`, which belongs to `button-on-dark-background`.
  private mutating func parse(context place: Int) {
    let word = words[place + 1]
    // Text for something light is that of light backgrounds in all modes, which nothing says.
    let isOfPart = words[..<place].contains { !RoleName.isState($0) && RoleWords.isPart($0) }
    guard isOfPart || word != "light", words[0] != "focus" else { return }
    parseRole()
    isInverse = !isOfPart
    rest.removeAll { $0 == "on" || $0 == word }
    levels.removeAll { $0 == word }
    kinds.removeAll { $0 == "on" }
    subject.removeAll { $0 == "on" }
    component.removeAll { $0 == "on" }
    guard isOfPart else { return }
    rest.append("on-" + word)
    subject.append("on-" + word)
    component.append("on-" + word)
  }

  private mutating func parseRole() {
    let chosen = chosenWord
    roleWord = chosen
    role = declaredRole(chosen) ?? chosen.flatMap { RoleWords.roles[$0]?.role }
    endsWithRole = words.last { !RoleName.isState($0) } == chosen
    if role == .border || role == .divider, words.contains("focus"), words.count <= 3 { role = .focus }
    let own = words.filter { !RoleWords.rest.contains($0) }
    if role == nil, own.first == "focus", own.dropFirst().allSatisfy(RoleWords.isOfRing) { role = .focus }
    if role == nil || ["fill", "stroke", "line"].contains(roleWord), isChart(words), !words.contains("grid") {
      role = .chart
    }
    if role == nil, isSurfaceOfInterface { (role, roleWord) = (.surface, "surface") }
    // An image that isn't loaded has a placeholder too.
    if words == ["placeholder"], declared == nil { role = nil }
    isInverse = words.contains("inverse")
    states = words.filter(RoleWords.states.contains)
    rest = restWords(without: chosen).filter { !(role == .surface && $0 == "ui") }
    tones = rest.filter { RoleWords.tones.contains($0) || $0 == "theme" && isRoleFirst }
    levels = rest.filter { RoleWords.levels.contains($0) || RoleWords.isNumber($0) }
    subject = rest.filter {
      !tones.contains($0) && !RoleWords.levels.contains($0) && !RoleWords.isNumber($0)
    }
    // `background.floating` is a kind of background, and `floating.background` that of a component.
    if isRoleFirst, !subject.contains(where: RoleWords.components.contains) { swap(&kinds, &subject) }
    component = subject.filter { !RoleWords.parts.contains($0) }
  }

  /// Whether the word of the role follows the others, as in `danger-text`.
  var isRoleLast: Bool { isBare && role == .text || endsWithRole && words.count > 1 && words.first != roleWord }

  /// Whether a name such as `ui-01` or `ui.subtle` says nothing but a degree.
  private var isSurfaceOfInterface: Bool {
    let own = words.filter { $0 != "ui" && !RoleName.isState($0) }
    guard isOfInterface || words.contains("ui"), !own.isEmpty,
      own.allSatisfy({ RoleWords.levels.contains($0) || RoleWords.isNumber($0) })
    else { return false }
    // The first two numbers are pages, and the others may be lines.
    return own.filter(RoleWords.isNumber).allSatisfy { (Int($0) ?? 0) < 3 }
  }

  var isRoleFirst: Bool { roleWord != nil && words.first == roleWord || role == .surface && startsWithBackground }

  /// Whether `on` is followed by what the color is on, and isn't the state of a switch.
  private func isPreposition(at place: Int) -> Bool {
    let after = words[(place + 1)...]
    return after.contains { !RoleName.isState($0) }
      || after.contains("disabled") && words[..<place].contains { RoleWords.roles[$0] != nil }
  }

  /// Returns the words without those of the role and the state.
  private func restWords(without chosen: String?) -> [String] {
    guard let chosen else { return words.filter { !RoleName.isState($0) && $0 != "inverse" } }
    let isFilled = role == .icon || role == .text || role == .border
    let place = segments.lastIndex { $0.contains(chosen) }
    var rest: [String] = []
    for (index, segment) in segments.enumerated()
    where (segment.count > 1 || segment[0] != chosen) && !(index == 0 && isIconAmongTexts) {
      var segment = segment
      if index == place, let word = segment.lastIndex(of: chosen) { segment.remove(at: word) }
      rest += segment.filter { !RoleName.isState($0) && $0 != "inverse" && !(isFilled && $0 == "fill") }
    }
    // `stroke.divider` says the same twice.
    if role == .border || role == .divider { rest.removeAll { RoleWords.roles[$0]?.role == .border } }
    // `layer-01` is a degree of another background, and `bg-surface` says the same twice.
    if chosen != "layer" { rest.removeAll { $0 == "layer" } }
    if role == .surface, chosen != "background", startsWithBackground { rest.removeAll { $0 == "background" } }
    // A link's word is its meaning, and the word of a page is its degree.
    if ["link", "page", "canvas", "scrollthumb"].contains(chosen) { rest.append(chosen) }
    return rest
  }

  private func isChart(_ named: [String]) -> Bool {
    named.contains(where: RoleWords.charts.contains) || (named.first == "data" && named.count > 1)
  }
}
