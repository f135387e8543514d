import Audit
import ColorScience
import DesignTokens
import SourceText

/// The slots of a palette, collected from the tokens of its pairings.
struct SlotTable {
  let report: AuditReport
  let tokens: TokenSet
  let settings: RepairReport.Settings
  let files: any WritableColors
  /// The locked tokens and all tokens of their alias chains.
  private let locked: Set<TokenPath>
  /// The aliases that may be rewritten, and those among them that are.
  private let sites: AliasSites
  private let free: Set<AliasSites.Place>
  private var derived: [String: DerivedColors] = [:]
  private(set) var slots: [ColorSlot] = []
  private var positions: [ColorSlot.Identity: Int] = [:]
  /// The values that could be added behind an alias, in the mode that would show them.
  private var passed: Set<ColorSlot.Identity> = []
  /// Those of them that the alias would show in other modes, too.
  private var ambiguous: Set<ColorSlot.Identity> = []
  /// The added values that aliases show, and those that aren't added because of an alias.
  private var shared: Set<ColorSlot.Identity> = []
  private var refused: Set<ColorSlot.Identity> = []

  /// - Parameters:
  ///   - locked: the locked tokens and all tokens of their alias chains.
  ///   - free: the aliases whose tokens show a separate color, not that of the alias.
  init(
    _ report: AuditReport, _ settings: RepairReport.Settings, files: any WritableColors, locked: Set<TokenPath>,
    sites: AliasSites, free: Set<AliasSites.Place>
  ) {
    self.report = report
    tokens = report.system.tokens
    self.settings = settings
    self.files = files
    self.locked = locked
    self.sites = sites
    self.free = free
  }

  /// Returns an empty table for the same colors, in which aliases show the values that this one adds; nil if they show none.
  func sharingAdditions() -> SlotTable? {
    let added = passed.filter { positions[$0] != nil }
    guard !added.isEmpty else { return nil }
    var table = SlotTable(report, settings, files: files, locked: locked, sites: sites, free: free)
    table.shared = added.subtracting(ambiguous)
    table.refused = added.intersection(ambiguous)
    return table
  }

  /// Returns the locked tokens of a report and all tokens of their alias chains.
  static func locked(_ report: AuditReport, _ settings: RepairReport.Settings) -> Set<TokenPath> {
    let patterns = settings.locked + report.system.locked
    var locked: Set<TokenPath> = []
    if !patterns.isEmpty {
      for color in report.measured.colors where patterns.contains(where: { $0.matches(color.color.path.description) }) {
        locked.formUnion(color.color.chain.map(\.path))
        locked.insert(color.color.path)
      }
    }
    return locked.subtracting(settings.unlocked)
  }

  /// Returns the slot behind a color in a mode; nil if the token isn't a color.
  mutating func use(of measured: MeasuredColor, in mode: Mode) -> SlotUse? {
    guard let shown = measured.color, let head = measured.chain.first, let last = measured.chain.last else {
      return nil
    }
    let written = literal(of: last)
    let alpha = written.map { $0.alpha > 0 ? shown.alpha / $0.alpha : 1 } ?? 1
    let end = slot(.changed, last.path, last.mode, written ?? shown, at: last, isLiteral: written != nil)
    // What the token shows if its mode gets no value: the color behind the alias, or the alias in its own place.
    var base = end
    if let site = measured.chain.dropLast().last {
      slots[end].isPrimitive = true
      base = added(behind: measured, in: mode, over: end, shown: written ?? shown)
      let place = AliasSites.Place(token: site.path, mode: site.mode)
      if free.contains(place), let found = sites.sites[place] { base = self.site(place, found, at: site, over: base) }
    }
    if measured.isFallback, settings.addsValues {
      let token = measured.chain.count == 1 || mayHoldColor(head.path) ? head : last
      if let added = added(token, in: mode, shown: token == last ? written ?? shown : shown, over: base) {
        note(mode, at: added)
        let place = AliasSites.Place(token: token.path, mode: mode.name)
        if free.contains(place), let site = sites.sites[place] {
          slots[added].fallbackTarget = site.end.token
          slots[added].targets = site.targets
        }
        return SlotUse(slot: added, alpha: token == last ? alpha : 1)
      }
    }
    note(mode, at: base)
    return SlotUse(slot: base, alpha: alpha == 1 || alpha.isNaN ? 1 : alpha)
  }

  /// Returns the slot of a literal color in a mode: of the value that is added for it if there is one, or else of the current one.
  mutating func knownUse(of measured: MeasuredColor, in mode: Mode) -> SlotUse? {
    guard measured.chain.count == 1, let hop = measured.chain.first, let color = literal(of: hop) else { return nil }
    let added = positions[ColorSlot.Identity(kind: .added, token: hop.path, mode: mode.name)]
    let slot = added ?? slot(.changed, hop.path, hop.mode, color, at: hop, isLiteral: true)
    return SlotUse(slot: slot, alpha: 1)
  }

  /// Whether the tiers allow a token to contain a color: it is a primitive, or its tier is unknown.
  private func mayHoldColor(_ path: TokenPath) -> Bool {
    let tier = tokens[path]?.tier
    return tier == nil || tier == .primitive
  }

  private func literal(of hop: Resolution.AliasStep) -> Color? {
    guard case .literal(.color(let color))? = tokens[hop.path]?.value(in: hop.mode)?.content else { return nil }
    return color
  }

  private mutating func note(_ mode: Mode, at slot: Int) {
    if !slots[slot].modes.contains(mode.name) { slots[slot].modes.append(mode.name) }
  }

  private mutating func expected(_ shown: Color, in mode: Mode) -> Color {
    if let derived = derived[mode.name] { return derived.color(for: shown) }
    let colors = DerivedColors(of: mode, in: report)
    derived[mode.name] = colors
    return colors.color(for: shown)
  }

  private mutating func added(_ hop: Resolution.AliasStep, in mode: Mode, shown: Color, over base: Int, depth: Int = 0)
    -> Int?
  {
    let identity = ColorSlot.Identity(kind: .added, token: hop.path, mode: mode.name)
    guard !locked.contains(hop.path), !refused.contains(identity),
      files.obstacle(toAdding: hop.path, for: mode.name, naming: nil) == nil
    else {
      return nil
    }
    if let known = positions[identity] { return known }
    // The base mode may get a value first, which this mode then shows too.
    var base = base
    if let parent = report.system.modes.first(where: { $0.name == mode.base }), !holds(hop, parent),
      parent.name != mode.name, depth < report.system.modes.count,
      let closer = added(hop, in: parent, shown: shown, over: base, depth: depth + 1)
    {
      base = closer
    }
    return insert(
      ColorSlot(
        identity: identity, color: shown, reference: expected(shown, in: mode), location: hop.location,
        authored: hop.text, obstacle: nil, base: base))
  }

  /// Returns the slot of the last value that is added behind an alias in a mode, or of its base; otherwise the end of the alias.
  private mutating func added(
    behind measured: MeasuredColor, in mode: Mode, over end: Int, shown: Color
  ) -> Int {
    let site = measured.chain.dropLast().last
    let isFree = site.map { free.contains(AliasSites.Place(token: $0.path, mode: $0.mode)) } ?? false
    var base = end
    for hop in measured.chain.dropFirst().reversed() {
      var next: Mode? = mode
      var modes: Set<String> = []
      while let current = next, !holds(hop, current), modes.insert(current.name).inserted {
        let identity = ColorSlot.Identity(kind: .added, token: hop.path, mode: current.name)
        passed.insert(identity)
        if isFree, site?.mode != mode.name { ambiguous.insert(identity) }
        if shared.contains(identity), let slot = added(hop, in: current, shown: shown, over: base) {
          base = slot
          break
        }
        next = report.system.modes.first { $0.name == current.base }
      }
    }
    return base
  }

  /// Whether the value of a token belongs to a mode itself; the default mode also owns values without a mode.
  private func holds(_ hop: Resolution.AliasStep, _ mode: Mode) -> Bool {
    hop.mode == mode.name || mode.name == report.system.modes.first?.name
  }

  private mutating func slot(
    _ kind: ColorChange.Kind, _ path: TokenPath, _ mode: String?, _ color: Color, at hop: Resolution.AliasStep,
    isLiteral: Bool
  ) -> Int {
    let identity = ColorSlot.Identity(kind: kind, token: path, mode: mode)
    if let known = positions[identity] { return known }
    var obstacle: String?
    if locked.contains(path) {
      obstacle = "\(path) is locked"
    } else if !isLiteral {
      obstacle = "the value of \(path) isn't a literal color"
    } else {
      obstacle = files.obstacle(toChanging: path, for: mode)
    }
    return insert(
      ColorSlot(
        identity: identity, color: color, reference: color, location: hop.location, authored: hop.text,
        obstacle: obstacle))
  }

  private mutating func site(
    _ place: AliasSites.Place, _ site: AliasSites.Site, at hop: Resolution.AliasStep, over end: Int
  )
    -> Int
  {
    let identity = ColorSlot.Identity(kind: .detached, token: place.token, mode: place.mode)
    if let known = positions[identity] { return known }
    return insert(
      ColorSlot(
        identity: identity, color: site.color, reference: site.color, location: hop.location, authored: hop.text,
        obstacle: nil, end: end, targets: site.targets, mayHoldColor: site.mayHoldColor))
  }

  /// Marks the slots that pairings use as backgrounds, and those that they use as nothing else.
  mutating func markSurfaces(_ sides: [RepairModel.Sides?]) {
    var isFront = [Bool](repeating: false, count: slots.count)
    for sides in sides { if let sides { isFront[sides.foreground.slot] = true } }
    for sides in sides {
      guard let slot = sides?.background?.slot else { continue }
      slots[slot].isBackground = true
      slots[slot].isSurface = !isFront[slot]
    }
  }

  /// Keeps the colors that the proposal doesn't change.
  mutating func hold(_ sides: [RepairModel.Sides?]) {
    switch settings.proposal {
    case .smallest, .fewestTokens: break
    case .foregroundsOnly:
      for sides in sides { if let slot = sides?.background?.slot { slots[slot].isHeld = true } }
    case .brandFixed:
      for index in slots.indices where PaletteStructure.isBrand(slots[index].identity.token) {
        slots[index].isHeld = true
      }
    case .aliasesOnly:
      for index in slots.indices {
        slots[index].isHeld = slots[index].targets.isEmpty
        slots[index].mayHoldColor = false
      }
    }
  }

  private mutating func insert(_ slot: ColorSlot) -> Int {
    positions[slot.identity] = slots.count
    slots.append(slot)
    return slots.count - 1
  }
}
