import Audit
import DesignTokens

/// A palette before a repair: what every attempt of the search shares.
struct RepairPalette {
  let report: AuditReport
  var settings: RepairReport.Settings
  let files: any WritableColors
  let requirements: [RepairRequirement]
  /// A requirement to skip; nil if there is none.
  let without: Int?
  /// What the caller sees, and when the search ends early.
  let watch: RepairWatch
  /// The ratio with which screens show the pairing of each requirement, at most the measured one; nil if unknown.
  let current: [Double?]
  /// The color tokens of each mode.
  let colors: [String: [TokenPath: ColorTokenInMode]]
  /// The ramps of the palette.
  let steps: PaletteSteps
  /// The ladders of its colors.
  let ladders: Ladders
  /// The factor by which ladders have fewer steps than usual.
  var coarseness = 1
  /// The locked tokens and all tokens of their alias chains.
  let locked: Set<TokenPath>
  /// The aliases that may be rewritten.
  let sites: AliasSites

  /// - Parameters:
  ///   - without: a requirement to skip; nil if there is none.
  ///   - ladders: those of an earlier search with the same hue tolerance; nil makes new ones.
  init(
    _ report: AuditReport, _ settings: RepairReport.Settings, files: any WritableColors, without: Int? = nil,
    ladders: Ladders? = nil, watch: RepairWatch = RepairWatch()
  ) {
    self.watch = watch
    self.without = without
    self.report = report
    self.settings = settings
    self.files = files
    self.ladders = ladders ?? Ladders(hueTolerance: settings.hueTolerance)
    requirements = report.repairRequirements
    let shown = ShownRatios(report.measured)
    current = requirements.map { requirement in
      requirement.current.map { min($0, shown.lowest(of: requirement.measured) ?? $0) }
    }
    var colors: [String: [TokenPath: ColorTokenInMode]] = [:]
    for color in report.measured.colors { colors[color.mode.name, default: [:]][color.color.path] = color }
    self.colors = colors
    steps = PaletteSteps(report)
    locked = SlotTable.locked(report, settings)
    sites = AliasSites(requirements, report, colors, steps, files: files, locked: locked)
  }

  /// Creates the part of a palette that some requirements show, with other settings and files.
  init(
    _ other: RepairPalette, requirements: [Int], _ settings: RepairReport.Settings, files: any WritableColors
  ) {
    report = other.report
    watch = other.watch
    without = nil
    self.settings = settings
    self.files = files
    ladders = other.ladders
    self.requirements = requirements.map { other.requirements[$0] }
    current = requirements.map { other.current[$0] }
    colors = other.colors
    steps = other.steps
    locked = other.locked.subtracting(settings.unlocked)
    sites = AliasSites(self.requirements, report, colors, steps, files: files, locked: locked)
  }

  /// Whether the files may refuse edits.
  var canUnlockFiles: Bool { !(files is EverythingWritable) }
}
