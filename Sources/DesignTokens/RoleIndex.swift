/// The backgrounds and the names of a system by their words, so that a name finds its partners without a search.
struct RoleIndex {
  private(set) var surfacesByRest: [[String]: [RoleName]] = [:]
  private(set) var surfacesByComponent: [[String]: [RoleName]] = [:]
  /// The backgrounds by the first word of their component.
  private(set) var surfacesByFirst: [String: [RoleName]] = [:]
  /// The first words of the backgrounds of components and of parts alone.
  private(set) var surfaceSubjects: Set<String> = []
  private(set) var surfacesByLast: [String: [RoleName]] = [:]
  /// The names without a target by their words.
  private(set) var namesByRest: [[String]: [RoleName]] = [:]
  /// The components that have a text, by the first word.
  private(set) var textSubjects: Set<String> = []
  /// The words that names with `on` are on, with the role of these names in front.
  private var claims: Set<[String]> = []
  /// The colors whose names have no word of a role, by all words.
  private(set) var bare: [String: Int] = [:]
  /// The same, with the backgrounds.
  private(set) var whole: [String: Int] = [:]
  /// The colors that a text can be on, by the words without those of a state, in alphabetical order.
  private(set) var bySortedWords: [[String]: [RoleName]] = [:]
  /// The colors of `whole` in states other than disabled, by the words without those of the state.
  private var stateful: [String: [RoleName]] = [:]
  /// The components with texts or icons in a state other than disabled: the role, its word, and the first word of the component.
  private var statefulParts: Set<[String]> = []
  /// The meanings and degrees of the texts of buttons.
  private var buttonTexts: Set<[[String]]> = []
  /// The components of which another text is on the fill, so that the usual one is on the page.
  private(set) var onOwn: Set<[String]> = []
  /// The colors with a meaning and a group, such as `accent-error`, by the group.
  private(set) var bareByFirst: [String: [RoleName]] = [:]
  /// The color that is called `focus` only.
  private(set) var ring: RoleName?
  /// All words after `on`.
  private var targets: Set<String> = []

  init(_ names: [RoleName], surfaces: [RoleName]) {
    for name in surfaces {
      surfacesByRest[name.rest, default: []].append(name)
      surfacesByComponent[name.component, default: []].append(name)
      if let first = name.component.first { surfacesByFirst[first, default: []].append(name) }
      if let first = name.subject.first { surfaceSubjects.insert(first) }
      if let last = name.rest.last { surfacesByLast[last, default: []].append(name) }
    }
    for name in names {
      if name.target != nil {
        if name.role == .text, RoleNames.isOnOwn(name) { onOwn.insert(name.owner) }
        claims.insert(["\(name.role == .icon)"] + name.targetWords)
        targets.insert((name.owner + (name.target ?? [])).joined(separator: " "))
        continue
      }
      namesByRest[name.rest, default: []].append(name)
      if name.words == ["focus"], ring == nil { ring = name }
      if !name.isDisabled, !name.states.isEmpty { statefulParts.insert(RoleIndex.part(name)) }
      if name.role == .text, name.subject.first == "button", !name.isDisabled {
        buttonTexts.insert([name.tones, name.levels])
      }
      if name.role == .text, let first = name.subject.first { textSubjects.insert(first) }
      guard name.role == nil || name.role == .surface else { continue }
      if name.isMeaning, name.words.count == 2, name.states.isEmpty, let first = name.words.first {
        bareByFirst[first, default: []].append(name)
      }
      let key = name.words.joined(separator: " ")
      if name.role == nil, bare[key] == nil { bare[key] = name.index }
      if whole[key] == nil { whole[key] = name.index }
      bySortedWords[(name.role == nil ? name.plainWords : name.rest).sorted(), default: []].append(name)
      guard !name.states.isEmpty, !name.isDisabled else { continue }
      stateful[name.words.filter { !RoleWords.states.contains($0) }.joined(separator: " "), default: []].append(name)
    }
  }

  private static func part(_ name: RoleName) -> [String] {
    ["\(name.role == .icon)", name.roleWord ?? "", name.subject.first ?? ""]
  }

  /// Whether another color with the same use in the component says that it is for a state.
  func hasStates(_ name: RoleName) -> Bool { statefulParts.contains(RoleIndex.part(name)) }

  /// Whether a color with the same name is for something that the pointer is on.
  func hasHover(_ name: RoleName) -> Bool {
    namesByRest[name.rest]?.contains { $0.role == name.role && $0.states == ["hover"] } == true
  }

  /// Whether a component has backgrounds with a meaning, beside that of its name.
  func hasMeanings(_ rest: [String]) -> Bool {
    surfacesByComponent[rest]?.contains { !$0.tones.isEmpty } == true
  }

  /// Returns the backgrounds of a component that a text on its fill is on: those with a meaning, if there are any.
  func solids(of owner: [String]) -> [RoleName] {
    let own = (surfacesByComponent[owner] ?? []).filter { !$0.tones.isEmpty || $0.levels == ["primary"] }
    return (own.isEmpty ? surfacesByRest[owner] ?? [] : own).filter { !$0.isDisabled && !$0.isSoft }
  }

  /// Whether buttons have texts that all of them share, or those of the background's own meaning and degree.
  func hasButtonText(for name: RoleName) -> Bool {
    buttonTexts.contains([[], []]) || buttonTexts.contains([name.tones, name.levels])
  }

  /// Returns a color in states that no other name is on.
  func states(of key: String) -> [RoleName] {
    (stateful[key] ?? []).filter { !targets.contains($0.words.joined(separator: " ")) }
  }

  /// Whether another name says that it is on a background: `on-danger` leaves no place for `danger`.
  func isClaimed(_ back: RoleName, by role: RoleWords.Role?) -> Bool {
    !back.rest.isEmpty && claims.contains(["\(role == .icon)"] + back.rest)
  }

  /// Whether another name says that it is on the color with these words.
  func isClaimed(words: [String]) -> Bool { claims.contains(["false"] + words) }
}
