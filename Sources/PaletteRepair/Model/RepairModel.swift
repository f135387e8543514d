import Audit
import ColorScience
import DesignTokens

/// A palette as the search sees it: slots with what they may become, and what its pairings ask of them.
struct RepairModel {
  /// What a constraint of the problem stands for.
  enum Reason: Sendable {
    /// The pairings, as positions in the requirements.
    case pairings([Int])
    /// Two neighbors of a ramp.
    case ramp
    /// Two colors of a family, by their position among the pairs of the model.
    case family(Int)
  }

  /// The sides of a requirement: the slots of foreground and background, and what lies below them now.
  struct Sides: Sendable {
    let foreground: SlotUse
    /// Nil on a gradient, which does not change.
    let background: SlotUse?
    let below: [SlotUse]
  }

  /// Two colors of a family in a mode, and how far apart they have to stay.
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
  /// The sides of each requirement; nil for one that no search decides.
  let sides: [Sides?]
  /// The slots of the surfaces, by mode.
  let surfaces: [String: [SlotUse]]
  /// The pairs of neighbors of all ramps in all modes: the lighter and the darker one.
  let ramps: [(lighter: SlotUse, darker: SlotUse)]
  /// Every two colors of families that are to stay apart.
  let families: [FamilyPair]
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

  /// The slots on the sides of a requirement; nil where no contrast is known.
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

  /// The color tokens of each mode.
  private static func palette(_ report: AuditReport) -> [String: [TokenPath: ColorTokenInMode]] {
    var palette: [String: [TokenPath: ColorTokenInMode]] = [:]
    for color in report.measured.colors { palette[color.mode.name, default: [:]][color.color.path] = color }
    return palette
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
  func variable(of slot: Int) -> Int { followers[slot].map(variable) ?? slot }

  /// Whether a slot follows its base.
  func isFollowing(_ slot: Int) -> Bool { followers[slot] != nil }

  /// Whether every pairing is opaque, so that no color changes what lies below another.
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

  /// How many luminances each ladder has: as many as 8 bits tell apart for few colors, fewer for many.
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
  /// Why no contrast is known.
  var unknownReason: String {
    if case .unknown(let reason) = contrast { reason } else { "" }
  }
}
