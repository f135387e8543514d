import Audit
import ColorScience
import DesignTokens

/// A palette as input of the search: slots with their candidate colors, and the requirements of the pairings.
struct RepairModel {
  /// The source of a constraint of the problem.
  enum Reason: Sendable {
    /// The pairings, as indices of the requirements.
    case pairings([Int])
    /// Two neighbors of a ramp.
    case ramp
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

  /// Two colors of a family in a mode, and the distance that they must keep.
  struct FamilyPair: Sendable {
    let name: String
    let first, second: SlotUse
    let least: Double
  }

  let report: AuditReport
  let settings: RepairReport.Settings
  let requirements: [RepairRequirement]
  let undecided: [RepairReport.Undecided]
  let slots: [ColorSlot]
  /// The sides of each requirement; nil if no search can decide it.
  let sides: [Sides?]
  /// The slots of the surfaces, by mode.
  let surfaces: [String: [SlotUse]]
  /// The pairs of neighbors of all ramps in all modes: the lighter and the darker one.
  let ramps: [(lighter: SlotUse, darker: SlotUse)]
  /// The pairs of family colors that must stay distinguishable.
  let families: [FamilyPair]
  let ladders: [HueLadder]
  /// The factor on every required ratio.
  let margin: Double
  /// The values that could be added but aren't.
  private(set) var tied: Set<ColorSlot.Identity>
  /// The base of each slot whose value isn't added.
  private var followers: [Int: Int]

  /// - Parameter tied: the slots of values that could be added but aren't.
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
    sides = requirements.map { RepairModel.sides(of: $0, &table) }
    undecided = zip(requirements, sides).compactMap { requirement, sides in
      sides == nil ? .init(requirement.measured, reason: requirement.measured.unknownReason) : nil
    }
    let palette = RepairModel.palette(report)
    var surfaces: [String: [SlotUse]] = [:]
    for mode in report.modes {
      surfaces[mode.name] = report.system.surfaces.compactMap { path in
        palette[mode.name]?[path].flatMap { table.use(of: $0.color, in: mode) }
      }
    }
    self.surfaces = surfaces
    ramps = RepairModel.ramps(report, palette, &table)
    families = settings.keepsFamiliesApart ? RepairModel.families(report, settings, &table) : []
    slots = table.slots
    var followers: [Int: Int] = [:]
    for (index, slot) in table.slots.enumerated() {
      if let base = slot.base, tied.contains(slot.identity) { followers[index] = base }
    }
    self.followers = followers
    let steps = RepairModel.steps(for: table.slots.count { !$0.isFixed })
    ladders = table.slots.map { $0.ladder(steps: steps, hueTolerance: settings.hueTolerance) }
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

  /// Returns the color tokens of each mode.
  private static func palette(_ report: AuditReport) -> [String: [TokenPath: ColorTokenInMode]] {
    var palette: [String: [TokenPath: ColorTokenInMode]] = [:]
    for color in report.measured.colors { palette[color.mode.name, default: [:]][color.color.path] = color }
    return palette
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

  /// Returns the slot that represents a slot in the problem: its base if the slot follows it.
  func variable(of slot: Int) -> Int { followers[slot].map(variable) ?? slot }

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
