import Audit
import ColorScience
import DesignTokens

// The relations of a system's colors besides pairings: ramps, families, and shared values.

extension RepairModel {
  /// Returns the surfaces over which a translucent pairing is measured; none if any color can be behind it.
  func surfaces(behind measured: MeasuredPairing) -> [SlotUse] {
    measured.isOnMaterial ? [] : surfaces[measured.mode.name] ?? []
  }

  /// Returns the pairs of neighbors of all ramps in all modes.
  ///
  /// Ramps by name count where a pairing shows one of their steps.
  static func ramps(_ palette: RepairPalette, _ table: inout SlotTable) -> [OrderedPair] {
    var pairs: [OrderedPair] = []
    let shown = Set(table.slots.map(\.identity.token))
    let declared = palette.report.system.ramps.count
    let keepsDistance = palette.settings.costs.equalityFactor > 0
    var seen: Set<[Int]> = []
    for mode in palette.report.modes {
      for (index, ramp) in palette.steps.ramps.enumerated() {
        let isNamed = index >= declared
        if isNamed, ramp.count > PaletteStructure.longestRamp || !ramp.contains(where: shown.contains) { continue }
        let uses = ramp.compactMap { path in
          palette.colors[mode.name]?[path].flatMap { color -> SlotUse? in
            guard isNamed else { return table.use(of: color.color, in: mode) }
            guard color.color.color?.isOpaque == true else { return nil }
            // What nothing uses in a mode gets no value for it.
            return color.color.isFallback
              ? table.knownUse(of: color.color, in: mode) : table.use(of: color.color, in: mode)
          }
        }
        for (first, second) in zip(uses, uses.dropFirst())
        where first.slot != second.slot && seen.insert([first.slot, second.slot]).inserted {
          let isDarker =
            table.slots[first.slot].color.relativeLuminance < table.slots[second.slot].color.relativeLuminance
          let (lighter, darker) = isDarker ? (second, first) : (first, second)
          let distance =
            PaletteStructure.lightness(table.slots[lighter.slot].color)
            - PaletteStructure.lightness(table.slots[darker.slot].color)
          let least = isNamed && keepsDistance ? max(0, min(distance, PaletteStructure.leastDifference)) : 0
          pairs.append(.init(lighter: lighter, darker: darker, least: least, isDeclared: !isNamed))
        }
      }
    }
    return pairs
  }

  /// Returns the neighbors in lightness among the states of each control, and among the surfaces of each mode.
  static func neighbors(
    _ sides: [Sides?], _ requirements: [RepairRequirement], _ slots: [ColorSlot]
  ) -> [OrderedPair] {
    let shown = slots.map(\.color)
    var isFront: Set<TokenPath> = []
    var states: [String: Set<SlotUse>] = [:]
    var surfaces: [String: Set<SlotUse>] = [:]
    for case (let sides?, let requirement) in zip(sides, requirements) {
      let measured = requirement.measured
      isFront.insert(measured.foreground.path)
      for (use, token) in [(sides.foreground, measured.foreground.path)]
        + (sides.background.map { [($0, measured.backgrounds[0].path)] } ?? [])
      where use.alpha == 1 && slots[use.slot].color.isOpaque {
        states["\(measured.mode.name) \(PaletteStructure.control(of: token))", default: []].insert(use)
      }
    }
    for case (let sides?, let requirement) in zip(sides, requirements) {
      let measured = requirement.measured
      guard let use = sides.background, use.alpha == 1, slots[use.slot].color.isOpaque,
        !isFront.contains(measured.backgrounds[0].path)
      else { continue }
      surfaces[measured.mode.name, default: []].insert(use)
    }
    var seen: Set<Set<Int>> = []
    func pairs(_ group: Set<SlotUse>, within range: Double?) -> [OrderedPair] {
      guard group.count <= PaletteStructure.largestGroup else { return [] }
      let levels = Dictionary(grouping: group) { PaletteStructure.lightness(shown[$0.slot]) }
        .sorted { $0.key < $1.key }
      return zip(levels, levels.dropFirst()).flatMap { darker, lighter in
        let distance = lighter.key - darker.key
        guard distance < range ?? .infinity else { return [OrderedPair]() }
        return lighter.value.sorted { $0.slot < $1.slot }.flatMap { upper in
          darker.value.sorted { $0.slot < $1.slot }.compactMap { lower in
            guard seen.insert([upper.slot, lower.slot]).inserted else { return nil }
            return .init(
              lighter: upper, darker: lower, least: min(distance, PaletteStructure.leastDifference),
              mayTurn: slots[upper.slot].base != nil || slots[lower.slot].base != nil, isOfStates: range == nil)
          }
        }
      }
    }
    return states.sorted { $0.key < $1.key }.flatMap { pairs($0.value, within: nil) }
      + surfaces.sorted { $0.key < $1.key }.flatMap { alike($0.value, shown) }.flatMap {
        pairs($0, within: PaletteStructure.nearSurfaces)
      }
  }

  /// Returns groups of surfaces of nearly the same hue and chroma, which only lightness distinguishes.
  private static func alike(_ uses: Set<SlotUse>, _ shown: [Color]) -> [Set<SlotUse>] {
    var groups: [(center: SIMD3<Double>, uses: Set<SlotUse>)] = []
    for use in uses.sorted(by: { $0.slot < $1.slot }) {
      let lab = shown[use.slot].converted(to: .oklab).components
      let group = groups.firstIndex { group in
        let (a, b) = (lab.y - group.center.y, lab.z - group.center.z)
        return (a * a + b * b).squareRoot() < PaletteStructure.visibleChroma
      }
      if let group { groups[group].uses.insert(use) } else { groups.append((lab, [use])) }
    }
    return groups.map(\.uses)
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
