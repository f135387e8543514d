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
  /// Whether every ordinary text is on every neutral background.
  private(set) var isCrossable = true

  /// The fills that aren't pale, for a text such as `on-fill`.
  let solids: [RoleName]
  /// Whether a text of the whole system is for all fills, so that no other text is on them.
  let hasTextOnFills: Bool
  /// Whether the names of texts with `on` say that they are texts.
  let hasNamedTextOn: Bool
  /// Whether several names say that they contrast with a meaning.
  let hasContrasts: Bool
  /// The buttons with a fill that have no text of their own.
  let openButtons: [RoleName]

  /// Creates the pairings of names.
  init(_ all: [RoleName]) {
    // Aliases repeat what components are made of; only their pages count.
    let isTiered = all.contains { $0.isOfComponent && $0.role == .text }
    let untiered = isTiered ? all.filter { !$0.isAlias || $0.rest.contains(where: RoleWords.pages.contains) } : all
    // Beside `android:textColorPrimary`, nothing has `android:colorForeground`.
    let hasText = untiered.contains { $0.isOfTheme && $0.words == ["text", "primary"] }
    let own = hasText ? untiered.filter { !$0.isOfTheme || $0.words != ["foreground"] } : untiered
    names = RoleNames.withBrands(
      RoleNames.withKinds(
        RoleNames.withContrasts(
          RoleNames.withShades(RoleNames.withHuePages(RoleNames.withBareSurfaces(RoleNames.withBases(own)))))))
    let all = names.filter { $0.role == .surface && $0.target == nil }
    surfaces = all.filter { !$0.isInverse }
    inverseSurfaces = Dictionary(grouping: all.filter(\.isInverse), by: \.subject)
    let isMaterial = RoleNames.isMaterial(names)
    // `muted-background` beside `muted` is that of something muted rather than of a page.
    let bare = Set(names.filter { $0.role == nil && $0.target == nil }.map(\.words))
    let open = surfaces.filter { name in
      name.subject.isEmpty && !name.isSolid && !name.isDisabled && !name.isNumberedKind
        && !name.words.contains("always") && !name.isOfShade
        && !(isMaterial && RoleNames.isMaterialContainer(name))
        && !name.kinds.contains(where: RoleWords.pictures.contains)
        && !(!name.isRoleFirst && name.levels.contains(where: RoleWords.faded.contains)
          && bare.contains(name.rest.filter { !RoleWords.shades.contains($0) }))
    }
    // Fills are for shapes if other colors are for pages.
    let hasPages = open.contains { $0.roleWord != "fill" && $0.tones.isEmpty }
    let general = hasPages ? open.filter { $0.roleWord != "fill" } : open
    // Beside texts of which all have a meaning, `subtle-background` isn't the page.
    let hasPlainText = names.contains { $0.role == .text && $0.target == nil && $0.tones.isEmpty && $0.subject.isEmpty }
    isNeutralPlain =
      general.contains { $0.tones == ["neutral"] }
      && !general.contains {
        $0.tones.isEmpty && $0.kinds.isEmpty && $0.states.isEmpty && (hasPlainText || !$0.isSoft)
      }
    let plain = RoleNames.plain(general, isNeutralPlain)
    let pages = RoleNames.pages(plain, surfaces)
    let cards = pages.isEmpty ? [] : RoleNames.cards(surfaces, names)
    neutral = plain + cards
    main = pages.count == 1 ? pages + cards.prefix(1) : pages
    let isNeutralPlain = isNeutralPlain
    // `surface-danger` is pale beside `danger-on-surface`.
    let onSurface = Set(names.filter { $0.role == .text && $0.target == ["surface"] }.map(\.owner))
    soft = surfaces.filter { name in
      name.subject.isEmpty && !name.tones.isEmpty && !(isNeutralPlain && name.tones == ["neutral"])
        && (name.isSoft || name.roleWord == "surface" && name.rest == name.tones && onSurface.contains(name.tones)
          || isNeutralPlain && name.levels.contains { $0 == "canvas" || $0 == "surface" })
        && !name.isDisabled
    }
    let hasFixed = names.contains { $0.role == .text && $0.isFixedLight && $0.subject.isEmpty }
    fills =
      !hasFixed
      ? []
      : surfaces.filter { name in
        (name.subject.isEmpty && !name.tones.isEmpty && name.tones != ["neutral"]
          || name.subject.isEmpty && name.isFixed && name.states.isEmpty
          // Beside `neutral`, a kind such as `priority.high` is a meaning.
          || isNeutralPlain && name.subject.isEmpty && !name.kinds.isEmpty && name.states.isEmpty
            && !name.levels.contains(where: RoleWords.pages.contains)
          || name.subject == ["button"] && (name.levels == ["primary"] || !name.tones.isEmpty))
          && !name.isDisabled && !name.isSoft && !name.levels.contains(where: RoleWords.isNumber)
      }
    solids = surfaces.filter { name in
      name.subject.isEmpty && (!name.tones.isEmpty && name.tones != ["neutral"] || name.isSolid) && !name.isSoft
        && !name.isDisabled && !name.states.contains("selected") && name.roleWord != "layer"
        && !name.levels.contains { ["secondary", "tertiary", "quaternary"].contains($0) }
    }
    hasTextOnFills =
      hasFixed || names.contains { $0.owner.isEmpty && RoleNames.isOnFills($0) }
    hasNamedTextOn = names.contains { $0.target != nil && $0.role == .text && $0.hasRoleWord }
    hasContrasts = names.count(where: \.isContrast) > 1
    index = RoleIndex(names, surfaces: surfaces)
    openButtons = RoleNames.openButtons(surfaces, index)
    isCrossable = isFewEnough
    for name in names { addPairings(of: name) }
    addCrossings()
    addMeanings()
    addButtons()
    addBareButtons()
  }

  /// The degrees of the usual text and the usual background.
  static let first: Set<String> = ["primary", "base", "plain", "regular", "main", "1", "high"]

  /// Whether names have roles of Material, even if not all of them.
  static func isMaterial(_ names: [RoleName]) -> Bool {
    names.contains { ($0.target == ["primary"] || $0.target == ["surface"]) && $0.owner.isEmpty }
      && names.contains { $0.roleWord == "surface" && $0.subject.isEmpty && $0.kinds.isEmpty && $0.tones.isEmpty }
  }

  /// Whether a background is one of Material, which has texts of its own.
  private static func isMaterialContainer(_ name: RoleName) -> Bool {
    let words = name.words
    return words.count > 1 && (words.starts(with: ["surface"]) || words.last == "container")
      && words.dropFirst().allSatisfy {
        ["container", "variant", "dim", "bright", "low", "lowest", "mid", "high", "highest"].contains($0)
      }
  }

  /// Whether a name is that of a text for all fills, such as `on-fill` or `on-solid.primary`.
  static func isOnFills(_ name: RoleName) -> Bool {
    let words = name.targetWords.drop { $0 == "background" }
    guard let first = words.first, RoleWords.fills.contains(first) else { return false }
    return words.dropFirst().allSatisfy(RoleWords.levels.contains)
  }

  private mutating func addPairings(of name: RoleName) {
    if name.target != nil { return name.role == .surface ? () : addOn(name) }
    if name.isOfShade, name.role == .text {
      guard name.levels.contains("primary") else { return }
      return add(
        name, on: surfaces.filter { $0.isOfShade && $0.subject.isEmpty && $0.kinds.isEmpty && !$0.isDisabled }, .text)
    }
    switch name.role {
    case .text, .icon: if name.isInverse { addInverse(name) } else { addText(name) }
    case .border, .divider: addBorder(name)
    // The inner ring and the gap have the color of the page.
    case .focus:
      guard !name.words.contains(where: ["inner", "offset", "gap"].contains) else { return }
      let own = name.subject.isEmpty ? [] : partners(of: name).filter(\.states.isEmpty)
      add(name, on: own.isEmpty ? main : own, .focus)
    case .chart: addChart(name)
    case .surface: addProgress(name)
    case nil: addPart(name)
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
    // The foreground of a bar is its fill; any other text on it is read.
    let isShape = name.role != .text || name.roleWord == "foreground"
    if name.subject.contains(where: (isShape ? RoleWords.controlParts : RoleWords.glyphs).contains) {
      return .component
    }
    if isShape, name.subject.contains("progress") || name.subject.contains("slider") { return .graphic }
    if name.role == .border { return .decorative }
    guard name.role == .icon else { return .text }
    return name.subject.contains { RoleWords.edged.contains($0) || $0 == "button" } ? .component : .graphic
  }

  /// Adds the color of syntax, or the thumb of a switch on its track.
  private mutating func addPart(_ name: RoleName) {
    if name.words.contains("syntax"), !name.isInverse { return add(name, on: main.prefix(1), .text) }
    if let thumb = name.words.firstIndex(where: { $0 == "thumb" || $0 == "knob" }) {
      var words = name.words
      words[thumb] = "track"
      guard let track = index.whole[words.joined(separator: " ")] else {
        words.remove(at: thumb)
        let own = (index.surfacesByRest[words] ?? []).filter { !$0.isDisabled }
        return add(name, on: own, name.isDisabled ? .inactive : .component)
      }
      proposals.append(
        .init(foreground: name.index, background: track, usage: name.isDisabled ? .inactive : .component))
    } else if name.words.contains("track"), !name.isDisabled,
      name.words.contains("switch") || name.words.contains("toggle")
    {
      add(name, on: main.prefix(1), .component)
    }
  }

  private mutating func addChart(_ name: RoleName) {
    guard !name.words.contains("muted"), !name.words.contains("tooltip"), !name.words.contains(where: RoleWords.isStep)
    else { return }
    add(name, on: chartSurfaces(of: name), .graphic)
  }

  /// The backgrounds that are called those of a chart, or the page.
  func chartSurfaces(of name: RoleName) -> [RoleName] {
    let own = surfaces.filter { back in
      back.subject.allSatisfy(RoleWords.charts.contains) && !back.subject.isEmpty
        && back.subject.contains(where: name.words.contains)
    }
    return own.isEmpty ? Array(main.prefix(1)) : own
  }

  /// Adds the fill of a progress bar on its background.
  private mutating func addProgress(_ name: RoleName) {
    guard name.words.contains("progress") else { return }
    if let fill = name.words.lastIndex(of: "fill") {
      var words = name.words
      words[fill] = "track"
      if let track = index.whole[words.joined(separator: " ")] {
        return proposals.append(.init(foreground: name.index, background: track, usage: .graphic))
      }
    }
    if let part = name.rest.firstIndex(where: { ["indicator", "bar", "value"].contains($0) }) {
      var rest = name.rest
      rest[part] = "track"
      return add(name, on: (index.surfacesByRest[rest] ?? []).filter { $0.states == name.states }, .graphic)
    }
    guard name.words.last == "fill" else { return }
    add(name, on: (index.surfacesByRest[name.rest] ?? []).filter { $0.index != name.index }, .graphic)
  }
}
