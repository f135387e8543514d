import Audit
import ColorScience
import DesignTokens

/// A palette as the search sees it: slots with what they may become, and what its pairings ask of them.
struct RepairModel {
  /// What a constraint of the problem stands for.
  enum Reason: Sendable {
    /// The pairings, as positions in the requirements.
    case pairings([Int])
    /// Two neighbours of a ramp.
    case ramp
    /// Two colours of a family.
    case family
  }

  /// The sides of a requirement: the slots of foreground and background, and what lies below them now.
  struct Sides: Sendable {
    let foreground: SlotUse
    /// Nil on a gradient, which does not change.
    let background: SlotUse?
    let below: [SlotUse]
  }

  let report: AuditReport
  let settings: RepairReport.Settings
  let requirements: [RepairRequirement]
  private(set) var undecided: [RepairReport.Undecided] = []
  let slots: [ColorSlot]
  /// The sides of each requirement; nil for one that no search decides.
  let sides: [Sides?]
  /// The slots of the surfaces, by mode.
  let surfaces: [String: [SlotUse]]
  /// The pairs of neighbours of all ramps in all modes: the lighter and the darker one.
  let ramps: [(lighter: SlotUse, darker: SlotUse)]
  let ladders: [HueLadder]
  /// The factor on every ratio that is required.
  let margin: Double
  /// The values that could be added, and are not.
  private(set) var tied: Set<ColorSlot.Identity>
  /// What each slot becomes where a value is not added but follows its base.
  private var followers: [Int: Int]

  /// - Parameter tied: slots of values that could be added, and are not.
  init(
    _ report: AuditReport, _ settings: RepairReport.Settings, files: any WritableColors, tied: Set<ColorSlot.Identity>,
    detached: Set<TokenPath>, margin: Double = 1
  ) {
    self.report = report
    self.tied = tied
    self.margin = margin
    self.settings = settings
    requirements = report.repairRequirements
    var table = SlotTable(report, settings, files: files, detached: detached)
    var sides: [Sides?] = []
    for requirement in requirements {
      let measured = requirement.measured
      guard measured.contrast.isKnown else {
        undecided.append(.init(measured, reason: measured.unknownReason))
        sides.append(nil)
        continue
      }
      let foreground = table.use(of: measured.foreground, in: measured.mode)
      let isGradient = measured.gradientPosition != nil
      let background = isGradient ? nil : table.use(of: measured.backgrounds[0], in: measured.mode)
      let below = measured.backgrounds.dropFirst().compactMap { table.use(of: $0, in: measured.mode) }
      sides.append(foreground.map { Sides(foreground: $0, background: background, below: below) })
    }
    self.sides = sides
    var surfaces: [String: [SlotUse]] = [:]
    var palette: [String: [TokenPath: MeasuredColor]] = [:]
    for color in report.measured.colors { palette[color.mode.name, default: [:]][color.color.path] = color.color }
    for mode in report.modes {
      surfaces[mode.name] = report.system.surfaces.compactMap { path in
        palette[mode.name]?[path].flatMap { table.use(of: $0, in: mode) }
      }
    }
    self.surfaces = surfaces
    ramps = RepairModel.ramps(report, palette, &table)
    slots = table.slots
    var followers: [Int: Int] = [:]
    for (index, slot) in table.slots.enumerated() {
      if let base = slot.base, tied.contains(slot.identity) { followers[index] = base }
    }
    self.followers = followers
    let steps = RepairModel.steps(for: table.slots.count { !$0.isFixed })
    ladders = table.slots.map { slot in
      guard !slot.isFixed else { return HueLadder(only: slot.color) }
      let gamut: DisplayGamut = slot.color.isInGamut(of: .srgb) ? .srgb : .displayP3
      return HueLadder(
        of: slot.color, steps: steps, hueTolerance: settings.hueTolerance, in: gamut,
        or: slot.base == nil ? nil : slot.reference)
    }
  }

  private static func ramps(
    _ report: AuditReport, _ palette: [String: [TokenPath: MeasuredColor]], _ table: inout SlotTable
  ) -> [(lighter: SlotUse, darker: SlotUse)] {
    var pairs: [(lighter: SlotUse, darker: SlotUse)] = []
    for mode in report.modes {
      for ramp in report.system.ramps {
        let uses = ramp.compactMap { path in palette[mode.name]?[path].flatMap { table.use(of: $0, in: mode) } }
        for (first, second) in zip(uses, uses.dropFirst()) where first.slot != second.slot {
          let isDarker =
            table.slots[first.slot].color.relativeLuminance < table.slots[second.slot].color.relativeLuminance
          pairs.append(isDarker ? (second, first) : (first, second))
        }
      }
    }
    return pairs
  }

  /// The same where other values could be added, and are not.
  func tying(_ tied: Set<ColorSlot.Identity>) -> RepairModel {
    var model = self
    model.tied = tied
    model.followers = [:]
    for (index, slot) in slots.enumerated() {
      if let base = slot.base, tied.contains(slot.identity) { model.followers[index] = base }
    }
    return model
  }

  /// The slot that stands for a slot in the problem: its base where it follows that.
  func variable(of slot: Int) -> Int { followers[slot] ?? slot }

  /// Whether a slot follows its base.
  func isFollowing(_ slot: Int) -> Bool { followers[slot] != nil }

  /// Whether every pairing is opaque, so that no colour changes what lies below another.
  var isOpaque: Bool {
    sides.allSatisfy { sides in
      guard let sides, let background = sides.background else { return sides == nil }
      return sides.foreground.shown(slots[sides.foreground.slot].color).isOpaque
        && background.shown(slots[background.slot].color).isOpaque
    }
  }

  /// Why values stay as they are, each once.
  var obstacles: [String] {
    var seen: Set<String> = []
    return slots.compactMap(\.obstacle).filter { seen.insert($0).inserted }
  }

  /// How many luminances each ladder has: as many as 8 bits tell apart for few colours, fewer for many.
  private static func steps(for count: Int) -> Int {
    switch count {
    case ...60: 512
    case ...200: 256
    default: 128
    }
  }

  /// Tokens that are better given a colour of their own: only what they show fails, while others show the end of their chain, too.
  ///
  /// Where tiers are told, only a primitive may hold a colour.
  static func detachable(
    _ report: AuditReport, _ settings: RepairReport.Settings, _ files: any WritableColors
  ) -> Set<TokenPath> {
    var heads: [TokenPath: Set<TokenPath>] = [:]
    var failing: [TokenPath: Set<TokenPath>] = [:]
    for requirement in report.repairRequirements {
      let isFailing = !(requirement.current.map { $0 >= requirement.ratio } ?? false)
      for color in [requirement.measured.foreground] + requirement.measured.backgrounds {
        guard let end = color.chain.last?.path else { continue }
        heads[end, default: []].insert(color.path)
        if isFailing { failing[end, default: []].insert(color.path) }
      }
    }
    return Set(
      failing.compactMap { end, failing -> TokenPath? in
        guard failing.count == 1, let head = failing.first, head != end, (heads[end]?.count ?? 0) > 1,
          report.system.tokens[head]?.tier == nil
        else { return nil }
        return head
      })
  }
}

extension MeasuredPairing.Contrast {
  /// Whether there is a ratio or a range of ratios.
  var isKnown: Bool {
    if case .unknown = self { false } else { true }
  }
}

extension MeasuredPairing {
  /// Why no contrast is known.
  var unknownReason: String {
    if case .unknown(let reason) = contrast { reason } else { "" }
  }
}
