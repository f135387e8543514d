// The word of a name that says the role.

extension RoleName {
  /// The word of the role: that of a segment of its own, or the strongest one of the last segment that has any.
  var chosenWord: String? {
    if startsWithBackground, let word = words.dropFirst().first { return word }
    // `bg-neutral-surface` is a degree of a background, as is `bg.neutral-surface`.
    if declared == nil, words.first == "background", segments.first?.dropFirst(2).contains("surface") == true {
      return "background"
    }
    // Icons are in the group of texts too.
    if isIconAmongTexts { return "icon" }
    if let head = headWord { return head }
    if let last = roleSegments.last(where: fitsDeclaration) { return last }
    guard let segment = segments.last(where: { $0.contains(where: fitsDeclaration) }) else { return nil }
    let strongest = segment.filter(fitsDeclaration).compactMap { RoleWords.roles[$0]?.strength }.max()
    return segment.last { fitsDeclaration($0) && RoleWords.roles[$0]?.strength == strongest }
  }

  /// Whether the name is that of a kind of background, such as `bg-surface-hover` and `bg-fill-brand`.
  var startsWithBackground: Bool {
    declared == nil && words.count > 1 && words[0] == "background" && (words[1] == "surface" || words[1] == "fill")
  }

  var isIconAmongTexts: Bool {
    declared == nil && segments.count == 2 && segments[0] == ["text"] && segments[1].contains("icon")
  }

  /// The word of a group such as `Fill` that its names don't overrule, or the background of an icon or a text.
  private var headWord: String? {
    guard declared == nil, !isOfComponent else { return nil }
    // `icon.badgeForeground` is on `icon.badgeBackground`, both in the group of icons.
    if segments.count > 1, segments[0] == ["icon"], let last = segments.last?.last(where: { !RoleName.isState($0) }),
      segments.last != [last], last == "background" || last == "foreground"
    {
      return last
    }
    if segments.count > 1, segments[0].count == 1, let first = segments[0].first, RoleWords.roles[first] != nil,
      roleSegments.dropFirst(roleSegments.first == first ? 1 : 0).isEmpty
    {
      let strength = RoleWords.roles[first]?.strength ?? 0
      let words = segments.dropFirst().joined()
      // Labels are components too: `label.red-background`.
      if strength == 1, RoleWords.roles[first]?.role == .text,
        words.contains(where: { (RoleWords.roles[$0]?.strength ?? 0) > 2 })
      {
        return nil
      }
      // `page.content.text-default` is a text, as is `page.content.text`.
      if strength < 3, first != "fill", RoleWords.roles[first]?.role == .surface, beginsWithRole(segments.last ?? []) {
        return nil
      }
      return first
    }
    guard let last = words.last(where: { !RoleName.isState($0) }), last == "background" else { return nil }
    return segments.last?.contains { $0 == "icon" || $0 == "text" } == true ? last : nil
  }

  /// Whether a segment begins with a strong word of a role: `text-default`.
  private func beginsWithRole(_ segment: [String]) -> Bool {
    segment.count > 1 && (RoleWords.roles[segment[0]]?.strength ?? 0) > 2
  }

  /// Whether a word suggests a role, and none but the declared one.
  private func fitsDeclaration(_ word: String) -> Bool {
    guard let role = RoleWords.roles[word]?.role else { return false }
    // `Surface_Container.layer-01` is a degree of what comes before.
    if word == "layer", words.contains(where: { $0 != word && RoleWords.roles[$0] != nil }) { return false }
    return switch declared {
    case nil: true
    case .text: role == .text
    case .icon: role == .icon
    case .border: role == .border || role == .divider || role == .focus
    case .surface: role == .surface
    case .effect: false
    }
  }

  /// The role of a declared use; a word may make a border a divider.
  func declaredRole(_ chosen: String?) -> RoleWords.Role? {
    switch declared {
    case .text: .text
    case .icon: .icon
    case .border: chosen.flatMap { RoleWords.roles[$0]?.role } ?? .border
    case .surface: .surface
    case .effect, nil: nil
    }
  }
}
