import Audit
import ColorScience
import DesignTokens

// The relations of a system's colors besides pairings: ramps, families, and shared values.

extension RepairModel {
  /// Returns the pairs of neighbors of all ramps in all modes.
  static func ramps(
    _ report: AuditReport, _ palette: [String: [TokenPath: ColorTokenInMode]], _ table: inout SlotTable
  ) -> [(lighter: SlotUse, darker: SlotUse)] {
    var pairs: [(lighter: SlotUse, darker: SlotUse)] = []
    for mode in report.modes {
      for ramp in report.system.ramps {
        let uses = ramp.compactMap { path in palette[mode.name]?[path].flatMap { table.use(of: $0.color, in: mode) } }
        for (first, second) in zip(uses, uses.dropFirst()) where first.slot != second.slot {
          let isDarker =
            table.slots[first.slot].color.relativeLuminance < table.slots[second.slot].color.relativeLuminance
          pairs.append(isDarker ? (second, first) : (first, second))
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

  /// Returns the tokens that should get their own value, because only their pairings fail and others share their end.
  ///
  /// If tiers are known, only a primitive may contain a color.
  static func detachable(
    _ report: AuditReport, _ settings: RepairReport.Settings, _ files: any WritableColors
  ) -> Set<TokenPath> {
    var heads: [TokenPath: Set<TokenPath>] = [:]
    var failing: [TokenPath: Set<TokenPath>] = [:]
    for requirement in report.repairRequirements {
      let isFailing = !(requirement.current.map { $0 >= requirement.ratio } ?? false)
      for color in [requirement.measured.foreground] + requirement.measured.backgrounds {
        guard let end = color.end?.path else { continue }
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
