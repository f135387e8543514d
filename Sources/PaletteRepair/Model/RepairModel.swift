import Audit
import ColorScience
import DesignTokens

/// A palette as input of the search: slots with their candidate colors, and the requirements of the pairings.
struct RepairModel {
  /// The source of a constraint of the problem.
  enum Reason: Sendable {
    /// The pairings, as indices of the requirements.
    case pairings([Int])
    /// Two colors that keep their order of lightness, by the index of the pair in the model.
    case order(Int)
    /// Two colors of a family, by the index of the pair in the model.
    case family(Int)
  }

  /// The sides of a requirement: the slots of foreground and background, and of the layers below.
  struct Sides: Sendable {
    let foreground: SlotUse
    /// The background; nil on a gradient, which doesn't change.
    let background: SlotUse?
    let below: [SlotUse]
  }

  /// Two colors that keep their order of lightness: neighbors of a ramp, of the states of a control, or of the surfaces of a mode.
  struct OrderedPair: Sendable {
    let lighter, darker: SlotUse
    /// The difference in Oklab lightness that they keep.
    var least = 0.0
    /// Whether the darker one may become the lighter one: a color that falls back to another mode has no order there.
    var mayTurn = false
    /// Whether they are states of a control.
    var isOfStates = false
    /// Whether the file declares the order, and names don't just suggest it.
    var isDeclared = false
  }

  /// Two colors of a family in a mode, and the distance that they must keep.
  struct FamilyPair: Sendable {
    let name: String
    let first, second: SlotUse
    let least: Double
  }

  var report: AuditReport { palette.value.report }
  var settings: RepairReport.Settings { palette.value.settings }
  var requirements: [RepairRequirement] { palette.value.requirements }
  let undecided: [RepairReport.Undecided]
  let slots: [ColorSlot]
  /// The sides of each requirement; nil if no search can decide it.
  let sides: [Sides?]
  /// The slots of the surfaces, by mode.
  let surfaces: [String: [SlotUse]]
  /// The pairs of colors that keep their order of lightness.
  let orders: [OrderedPair]
  /// The pairs of family colors that must stay distinguishable.
  let families: [FamilyPair]
  /// The colors that each slot may show.
  private(set) var choices: [ColorChoices]
  private let backdrops: [Int: Color]
  private let palette: Shared<RepairPalette>
  /// The structure that changes should keep.
  let structure: PaletteStructure
  /// The number of luminances of each ladder.
  private let steps: Int
  /// The factor on every required ratio of a pairing that the repair changes.
  let margin: Double
  /// The values that could be added but aren't.
  private(set) var tied: Set<ColorSlot.Identity>
  /// The base of each slot whose value isn't added.
  private var followers: [Int: Int]

  /// - Parameters:
  ///   - tied: the slots of values that could be added but aren't.
  ///   - free: the aliases whose tokens show a separate color.
  init(_ palette: RepairPalette, tied: Set<ColorSlot.Identity>, free: Set<AliasSites.Place>, margin: Double) {
    self.palette = Shared(palette)
    let (report, settings, requirements) = (palette.report, palette.settings, palette.requirements)
    self.tied = tied
    self.margin = margin
    var table = SlotTable(
      report, settings, files: palette.files, locked: palette.locked, sites: palette.sites, free: free)
    var uses = RepairModel.uses(palette, &table)
    if var other = table.sharingAdditions() {
      uses = RepairModel.uses(palette, &other)
      table = other
    }
    sides = uses.sides
    let (surfaces, ramps) = (uses.surfaces, uses.ramps)
    undecided = zip(requirements, sides).compactMap { requirement, sides in
      sides == nil ? .init(requirement.measured, reason: requirement.measured.unknownReason) : nil
    }
    self.surfaces = surfaces
    // Where structure is free, only ramps keep their order.
    let keepsStructure = palette.settings.costs.equalityFactor > 0
    orders = ramps + (keepsStructure ? RepairModel.neighbors(sides, requirements, table.slots) : [])
    families = settings.keepsFamiliesApart ? RepairModel.families(report, settings, &table) : []
    structure = PaletteStructure(table.slots, sides, ramps, requirements)
    table.markSurfaces(sides)
    table.hold(sides)
    slots = table.slots
    var followers: [Int: Int] = [:]
    for (index, slot) in table.slots.enumerated() {
      if let base = slot.base, tied.contains(slot.identity) { followers[index] = base }
    }
    self.followers = followers
    steps = RepairModel.steps(for: table.slots.count { !$0.isFixed }) / palette.coarseness
    let steps = steps
    let backdrops = RepairModel.backdrops(sides, slots, surfaces, requirements)
    self.backdrops = backdrops
    choices = table.slots.enumerated().map { index, slot in
      ColorChoices(of: slot, over: backdrops[index], steps: steps, palette.settings, palette.ladders)
    }
  }

  /// Returns the slots that requirements, surfaces, and ramps use.
  private static func uses(
    _ palette: RepairPalette, _ table: inout SlotTable
  ) -> (sides: [Sides?], surfaces: [String: [SlotUse]], ramps: [OrderedPair]) {
    let sides = palette.requirements.map { RepairModel.sides(of: $0, &table) }
    var surfaces: [String: [SlotUse]] = [:]
    for mode in palette.report.modes {
      surfaces[mode.name] = palette.report.system.surfaces.compactMap { path in
        palette.colors[mode.name]?[path].flatMap { table.use(of: $0.color, in: mode) }
      }
    }
    return (sides, surfaces, RepairModel.ramps(palette, &table))
  }

  /// Returns an opaque color behind each translucent slot: that of its first pairing.
  private static func backdrops(
    _ sides: [Sides?], _ slots: [ColorSlot], _ surfaces: [String: [SlotUse]], _ requirements: [RepairRequirement]
  ) -> [Int: Color] {
    var backdrops: [Int: Color] = [:]
    for (sides, requirement) in zip(sides, requirements) {
      guard let sides else { continue }
      let uses = [sides.foreground] + [sides.background].compactMap { $0 } + sides.below
      let lowest = (surfaces[requirement.measured.mode.name] ?? []).prefix(1)
      for (index, use) in uses.enumerated() where !slots[use.slot].color.isOpaque && backdrops[use.slot] == nil {
        // The backdrop, from the lowest opaque layer up.
        var shown: Color?
        for under in (uses[(index + 1)...] + lowest).reversed() {
          let color = under.shown(slots[under.slot].color)
          if color.isOpaque { shown = color } else if let below = shown { shown = color.composited(over: below) }
        }
        backdrops[use.slot] = shown
      }
    }
    return backdrops
  }

  /// Returns the slots on the sides of a requirement; nil if the contrast is unknown.
  private static func sides(of requirement: RepairRequirement, _ table: inout SlotTable) -> Sides? {
    let measured = requirement.measured
    guard measured.contrast.isKnown, let foreground = table.use(of: measured.foreground, in: measured.mode) else {
      return nil
    }
    let isGradient = measured.gradientPosition != nil
    return Sides(
      foreground: foreground,
      background: isGradient ? nil : table.use(of: measured.backgrounds[0], in: measured.mode),
      below: measured.backgrounds.dropFirst().compactMap { table.use(of: $0, in: measured.mode) })
  }

  /// Returns the model with other values that could be added but aren't.
  func tying(_ tied: Set<ColorSlot.Identity>) -> RepairModel {
    var model = self
    model.tied = tied
    model.followers = [:]
    for (index, slot) in slots.enumerated() {
      if let base = slot.base, tied.contains(slot.identity) { model.followers[index] = base }
    }
    return model
  }

  /// Returns the model in which some slots have colors with the digits of their files, too, around some colors.
  func rounding(_ rounded: [Int], around colors: [Color]) -> RepairModel {
    var model = self
    let palette = palette.value
    for index in rounded {
      model.choices[index] = ColorChoices(
        of: slots[index], over: backdrops[index], steps: steps, settings, palette.ladders,
        digits: (palette.files, colors[index]))
    }
    return model
  }

  /// Returns the slot that represents a slot in the problem: its base if the slot follows it.
  func variable(of slot: Int) -> Int { followers[slot].map(variable) ?? slot }

  /// Returns the side of a pairing that is expected to be lighter, and whether the other one may be as well.
  ///
  /// It may where flips are allowed, where both colors are nearly alike, and where a value is added that is expected on the other side.
  func side(of requirement: Int) -> (side: RepairProblem.Side, isOpen: Bool)? {
    guard let sides = sides[requirement], let background = sides.background else { return nil }
    var (front, back) = (luminances(sides.foreground.slot), luminances(background.slot))
    // A translucent color is as light as it is on the background of its pairing, and not on another one.
    if case .exact(_, let shown, let behind) = requirements[requirement].measured.contrast,
      !isAdded(sides.foreground.slot), !isAdded(background.slot)
    {
      front = (shown.relativeLuminance, shown.relativeLuminance)
      back = (behind.relativeLuminance, behind.relativeLuminance)
    }
    let isAlike = contrastRatio(ofLuminance: front.now, onLuminance: back.now) < RepairModel.visibleRatio
    let isFirst = isAlike ? back.expected < ColorSlot.middle : front.expected > back.expected
    let isOpen = settings.allowsFlips || isAlike || isFirst != (front.now > back.now)
    return (isFirst ? .first : .second, isOpen)
  }

  /// Whether a slot shows a value that is added.
  private func isAdded(_ slot: Int) -> Bool { slots[variable(of: slot)].base != nil }

  /// The ratio from which people see which of two colors is lighter.
  private static let visibleRatio = 1.1

  /// Returns the luminance that a slot shows, and the one that it is expected to show.
  private func luminances(_ slot: Int) -> (now: Double, expected: Double) {
    let variable = variable(of: slot)
    let now = choices[variable].choices[choices[variable].origin].luminance
    return (now, slots[variable].base == nil ? now : slots[variable].reference.relativeLuminance)
  }

  /// Whether a slot follows its base.
  func isFollowing(_ slot: Int) -> Bool { followers[slot] != nil }

  /// Whether every pairing is opaque, so that no change affects the layers below another color.
  var isOpaque: Bool {
    sides.allSatisfy { sides in
      guard let sides, let background = sides.background else { return sides == nil }
      return sides.foreground.shown(slots[sides.foreground.slot].color).isOpaque
        && background.shown(slots[background.slot].color).isOpaque
    }
  }

  /// The distinct reasons why values can't change.
  var obstacles: [String] {
    var seen: Set<String> = []
    return slots.compactMap(\.obstacle).filter { seen.insert($0).inserted }
  }

  /// Returns the number of luminances of each ladder: the resolution of 8 bits for few colors, fewer for many.
  private static func steps(for count: Int) -> Int {
    switch count {
    case ...60: 512
    case ...200: 256
    case ...1000: 128
    default: 64
    }
  }
}

extension MeasuredPairing.Contrast {
  /// Whether there is a ratio or a range of ratios.
  var isKnown: Bool {
    if case .unknown = self { false } else { true }
  }
}

extension MeasuredPairing {
  /// The reason why the contrast is unknown; empty if it is known.
  var unknownReason: String {
    if case .unknown(let reason) = contrast { reason } else { "" }
  }
}
