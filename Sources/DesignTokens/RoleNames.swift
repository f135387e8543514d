/// The pairings of colors whose names say what they are for, without a known convention.
struct RoleNames {
  var proposals: [PairingInference.Proposal] = []
  /// The number of pairings of every text on every surface that are too many to be meaningful.
  var leftOutCount = 0
  let names: [RoleName]
  /// The backgrounds, without inverse ones.
  let surfaces: [RoleName]
  let inverseSurfaces: [[String]: [RoleName]]
  /// The backgrounds of the whole system that have no meaning, in every state.
  let neutral: [RoleName]
  /// The backgrounds that colors with a meaning, borders, and focus rings are measured on: the first two neutral ones.
  let main: [RoleName]
  /// Whether `neutral` is the meaning of having none.
  let isNeutralPlain: Bool
  /// The fills with a meaning, if the system has a white text that is for them in all modes.
  let fills: [RoleName]
  /// The pale backgrounds with a meaning.
  let soft: [RoleName]
  let index: RoleIndex

  /// Creates the pairings of names.
  init(_ all: [RoleName]) {
    // Aliases repeat what components are made of; only their pages count.
    let isTiered = all.contains { $0.isOfComponent && $0.role == .text }
    names = isTiered ? all.filter { !$0.isAlias || $0.rest.contains(where: RoleWords.pages.contains) } : all
    let all = names.filter { $0.role == .surface && $0.target == nil }
    surfaces = all.filter { !$0.isInverse }
    inverseSurfaces = Dictionary(grouping: all.filter(\.isInverse), by: \.subject)
    let general = surfaces.filter { $0.subject.isEmpty && !$0.isSolid && !$0.isDisabled }
    isNeutralPlain = !general.contains { $0.tones.isEmpty && $0.states.isEmpty }
    neutral = RoleNames.plain(general, isNeutralPlain)
    let first = neutral.filter(\.states.isEmpty).prefix(2)
    let page = surfaces.first {
      $0.rest.contains(where: RoleWords.pages.contains) && $0.tones.isEmpty && $0.states.isEmpty
    }
    main = first.isEmpty ? page.map { [$0] } ?? [] : Array(first)
    let isNeutralPlain = isNeutralPlain
    soft = surfaces.filter { name in
      name.subject.isEmpty && !name.tones.isEmpty && !(isNeutralPlain && name.tones == ["neutral"])
        && name.states.isEmpty && name.levels.contains(where: RoleWords.soft.contains)
    }
    let hasFixed = names.contains { $0.role == .text && $0.isFixedLight && $0.subject.isEmpty }
    fills =
      !hasFixed
      ? []
      : surfaces.filter { name in
        name.subject.isEmpty && !name.isDisabled && !name.tones.isEmpty && name.tones != ["neutral"]
          && !name.levels.contains { RoleWords.soft.contains($0) || RoleWords.isNumber($0) }
      }
    index = RoleIndex(names, surfaces: surfaces)
    for name in names { addPairings(of: name) }
    addCrossings()
  }

  /// Returns the backgrounds without a meaning; `primary` is one beside a background without a degree.
  private static func plain(_ general: [RoleName], _ isNeutralPlain: Bool) -> [RoleName] {
    // Numbers that don't begin with 0 or 1 are kinds rather than degrees, such as the two neutral buttons of Fluent.
    let plain = general.filter { $0.tones.isEmpty || isNeutralPlain && $0.tones == ["neutral"] }
    let numbers = plain.flatMap(\.levels).filter(RoleWords.isNumber)
    if isNeutralPlain, !numbers.isEmpty, !numbers.contains("0"), !numbers.contains("1") { return [] }
    let hasBase = plain.lazy.filter(\.states.isEmpty).contains { name in
      name.levels.isEmpty || name.levels.contains { RoleWords.pages.contains($0) || RoleWords.isNumber($0) }
    }
    guard hasBase, plain.contains(where: { $0.levels == ["primary"] }) else { return plain }
    return plain.filter { !["primary", "secondary", "tertiary"].contains($0.levels.first ?? "") }
  }

  private mutating func addPairings(of name: RoleName) {
    if name.target != nil { return addOn(name) }
    switch name.role {
    case .text, .icon: if name.isInverse { addInverse(name) } else { addText(name) }
    case .border, .divider: addBorder(name)
    case .focus: add(name, on: main, .focus)
    case .chart: addChart(name)
    case .surface: addProgress(name)
    case nil: if name.words.contains("syntax"), !name.isInverse { add(name, on: main.prefix(1), .text) }
    }
  }

  mutating func add(_ name: RoleName, on backgrounds: some Sequence<RoleName>, _ usage: Pairing.Usage) {
    let found = Array(backgrounds)
    guard proposals.count + found.count <= PairingInference.crossingLimit * 5 else {
      return leftOutCount += found.count
    }
    proposals += found.map { .init(foreground: name.index, background: $0.index, usage: usage) }
  }

  /// Adds a name on the color whose name is the same without the word of the role.
  @discardableResult mutating func addOnBare(_ name: RoleName, _ usage: Pairing.Usage) -> Bool {
    guard !name.rest.isEmpty, let found = index.bare[name.rest.joined(separator: " ")] else { return false }
    proposals.append(.init(foreground: name.index, background: found, usage: usage))
    return true
  }

  /// Returns the use of a text or an icon.
  func usage(of name: RoleName) -> Pairing.Usage {
    if name.isDisabled { return .inactive }
    if name.subject.contains(where: RoleWords.controlParts.contains) { return .component }
    guard name.role == .icon else { return .text }
    return name.subject.contains { RoleWords.edged.contains($0) || $0 == "button" } ? .component : .graphic
  }

  private mutating func addChart(_ name: RoleName) {
    guard !name.words.contains("muted") else { return }
    let own = surfaces.filter { back in name.words.contains { RoleWords.charts.contains($0) && back.words.contains($0) }
    }
    add(name, on: own.isEmpty ? Array(main.prefix(1)) : own, .graphic)
  }

  /// Adds the fill of a progress bar on its background.
  private mutating func addProgress(_ name: RoleName) {
    guard name.words.contains("progress"), name.words.last == "fill" else { return }
    add(name, on: (index.surfacesByRest[name.rest] ?? []).filter { $0.index != name.index }, .graphic)
  }
}
