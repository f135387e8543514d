import Audit
import ColorScience
import DesignTokens

// The relations of a system's colors besides pairings: ramps, families, and shared values.

extension RepairModel {
  /// Returns the pairs of neighbors of all ramps in all modes.
  ///
  /// Ramps by name count where a pairing shows one of their steps.
  static func ramps(_ palette: RepairPalette, _ table: inout SlotTable) -> [RampPair] {
    var pairs: [RampPair] = []
    let shown = Set(table.slots.map(\.identity.token))
    let declared = palette.report.system.ramps.count
    for mode in palette.report.modes {
      for (index, ramp) in palette.steps.ramps.enumerated() {
        let isNamed = index >= declared
        if isNamed, ramp.count > PaletteStructure.longestRamp || !ramp.contains(where: shown.contains) { continue }
        let uses = ramp.compactMap { path in
          palette.colors[mode.name]?[path].flatMap { color in
            isNamed && (color.color.isFallback || color.color.color?.isOpaque != true)
              ? nil : table.use(of: color.color, in: mode)
          }
        }
        for (first, second) in zip(uses, uses.dropFirst()) where first.slot != second.slot {
          let isDarker =
            table.slots[first.slot].color.relativeLuminance < table.slots[second.slot].color.relativeLuminance
          pairs.append(
            isDarker
              ? RampPair(lighter: second, darker: first, isDeclared: !isNamed)
              : RampPair(lighter: first, darker: second, isDeclared: !isNamed))
        }
      }
    }
    return pairs
  }

  /// Returns the opaque color pairs of families, with the required distance, or their current distance if it is smaller.
  static func families(
    _ report: AuditReport, _ settings: RepairReport.Settings, _ table: inout SlotTable
  ) -> [FamilyPair] {
    report.measured.familyPairs.compactMap { pair in
      guard let now = pair.places.flatMap(\.samples).map(\.difference).min(),
        pair.first.color?.isOpaque == true, pair.second.color?.isOpaque == true,
        let first = table.use(of: pair.first, in: pair.mode), let second = table.use(of: pair.second, in: pair.mode),
        first.slot != second.slot
      else { return nil }
      return FamilyPair(name: pair.family, first: first, second: second, least: min(now, settings.familyDifference))
    }
  }
}
