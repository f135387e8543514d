/// A system before and after a repair, compared without the library.
struct RepairCheck {
  /// The share of a required ratio below which a repaired pairing counts as close to its limit.
  static let room = 0.015
  /// A just noticeable ΔEOK (CSS Color 4, section 13.2).
  static let noticeable = 0.02
  /// The contrast from which people see which of two colors is lighter.
  static let visible = 1.1

  private(set) var failuresBefore = 0
  private(set) var failures = 0
  /// Locked tokens that show another color.
  private(set) var locksBroken = 0
  /// Surfaces that cross L* 50, and pairings whose lighter color becomes the darker one.
  private(set) var flips = 0
  /// Flips of surfaces and pairings of which a token gains a value for the mode.
  private(set) var addedFlips = 0
  private(set) var rampBreaks = 0
  /// Neighboring states of a control whose order of lightness turns, or that are no longer just noticeably different.
  private(set) var turnedStates = 0
  /// Turned states of which one had no value for the mode.
  private(set) var turnedFallbacks = 0
  private(set) var alikeStates = 0
  private(set) var mergedSurfaces = 0
  /// Pairings that fail before and have less contrast after.
  private(set) var worse = 0
  /// Pairings that pass before and fail after.
  private(set) var lost = 0
  /// Repaired pairings that exceed the required ratio by less than `room`.
  private(set) var close = 0
  /// What happens to the structure, in a line each.
  private(set) var notes: [String] = []
  private(set) var changes = 0
  /// The sum of ΔEOK over changed values.
  private(set) var cost = 0.0

  /// Compares systems that have the same tokens.
  init(_ before: TokenSystem, _ after: TokenSystem) {
    for mode in before.modes {
      for pairing in before.pairings { compare(pairing, mode, before, after) }
      for token in before.locked where before.shown(token, in: mode) != after.shown(token, in: mode) {
        locksBroken += 1
      }
      compareSurfaces(before, after, mode)
      for row in before.ramps where SystemOrder.breaks(row, before, after, mode) {
        rampBreaks += 1
        notes.append("broken ramp in mode \(mode): \(before.names[row[0]])")
      }
      for row in before.states { compareStates(row, mode, before, after) }
      for token in before.names.indices { addCost(.init(mode: mode, token: token), before, after) }
    }
  }

  /// Orders of ramps and states that break, and colors that get alike.
  var lostOrder: Int { rampBreaks + turnedStates + alikeStates + mergedSurfaces }

  /// Whether the result breaks neither a lock, nor the order of light and dark, nor a ramp, and all pairings pass.
  var isSound: Bool { failures + locksBroken + flips + addedFlips + rampBreaks == 0 }

  private mutating func compare(
    _ pairing: TokenSystem.Pairing, _ mode: Int, _ before: TokenSystem, _ after: TokenSystem
  ) {
    let old = before.measure(pairing, in: mode)
    guard let new = after.measure(pairing, in: mode) else {
      failures += 1
      return
    }
    let (passed, passes) = ((old?.ratio ?? 0) >= pairing.ratio, new.ratio >= pairing.ratio)
    if !passed { failuresBefore += 1 }
    if !passes { failures += 1 }
    if passed && !passes {
      lost += 1
      notes.append("lost in mode \(mode): \(before.names[pairing.front]) on \(before.names[pairing.back])")
    }
    guard let old else { return }
    if !passed && new.ratio < old.ratio - 1e-9 {
      worse += 1
      notes.append("worse in mode \(mode): \(before.names[pairing.front]) on \(before.names[pairing.back])")
    }
    if !passed && passes && new.ratio < pairing.ratio * (1 + RepairCheck.room) {
      close += 1
      notes.append("close in mode \(mode): \(before.names[pairing.front]) on \(before.names[pairing.back])")
    }
    if old.ratio >= RepairCheck.visible, (old.front > old.back) != (new.front > new.back) {
      let sides = [pairing.front, pairing.back] + pairing.below
      let isAdded = sides.contains { RepairCheck.isAdded($0, mode, before, after) }
      if isAdded { addedFlips += 1 } else { flips += 1 }
    }
  }

  /// Whether a token shows a value in a mode that was added for it.
  private static func isAdded(_ token: Int, _ mode: Int, _ before: TokenSystem, _ after: TokenSystem) -> Bool {
    after.chain(of: token, in: mode).contains { $0.mode > 0 && before[$0] == nil }
  }

  private mutating func compareStates(_ row: [Int], _ mode: Int, _ before: TokenSystem, _ after: TokenSystem) {
    for (one, next) in zip(row, row.dropFirst()) {
      let old = [one, next].compactMap { before.shown($0, in: mode) }
      let new = [one, next].compactMap { after.shown($0, in: mode) }
      guard old.count == 2, new.count == 2, old[0].luminance != old[1].luminance else { continue }
      let backdrop = before.surfaces.first.flatMap { before.shown($0, in: mode) }
      let was = TokenSystem.difference(old[0], old[1], over: backdrop)
      let now = TokenSystem.difference(new[0], new[1], over: backdrop)
      if was >= RepairCheck.noticeable, now < RepairCheck.noticeable {
        alikeStates += 1
        notes.append("states alike in mode \(mode): \(before.names[one]) and \(before.names[next])")
      } else if (old[0].luminance < old[1].luminance) != (new[0].luminance < new[1].luminance) {
        // In a mode for which one of them had no value, there was no order to keep.
        if mode > 0, [one, next].contains(where: { before[.init(mode: mode, token: $0)] == nil }) {
          turnedFallbacks += 1
          continue
        }
        turnedStates += 1
        notes.append("turned states in mode \(mode): \(before.names[one]) and \(before.names[next])")
      }
    }
  }

  private mutating func compareSurfaces(_ before: TokenSystem, _ after: TokenSystem, _ mode: Int) {
    // States of a control are compared apart.
    let states = Set(before.states.flatMap { $0.dropFirst() })
    var known: [(token: Int, old: Paint, new: Paint)] = []
    for token in before.grounds {
      guard let old = before.shown(token, in: mode), let new = after.shown(token, in: mode), old.isOpaque else {
        continue
      }
      let (was, now) = (plainLightness(old.luminance), plainLightness(new.luminance))
      if (was >= 80 && now < 50) || (was <= 25 && now > 50) {
        if RepairCheck.isAdded(token, mode, before, after) { addedFlips += 1 } else { flips += 1 }
      }
      if !states.contains(token), !known.contains(where: { $0.old == old }) { known.append((token, old, new)) }
    }
    for (index, one) in known.enumerated() {
      for other in known[..<index] where other.new == one.new {
        mergedSurfaces += 1
        notes.append("merged surfaces in mode \(mode): \(before.names[other.token]) and \(before.names[one.token])")
      }
    }
  }

  private mutating func addCost(_ place: TokenSystem.Place, _ before: TokenSystem, _ after: TokenSystem) {
    guard let value = after[place], value != before[place],
      let old = before.shown(place.token, in: place.mode), let new = after.shown(place.token, in: place.mode)
    else { return }
    changes += 1
    let backdrop = before.surfaces.first.flatMap { before.shown($0, in: place.mode) }
    cost += TokenSystem.difference(old, new, over: backdrop)
  }
}
