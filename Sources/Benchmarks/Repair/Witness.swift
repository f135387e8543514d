/// The best repair of a system that the independent search finds.
struct Witness {
  let after: TokenSystem
  let check: RepairCheck

  /// Searches with random plans; nil if nothing sound was found, which doesn't prove that there is nothing.
  ///
  /// Every result is measured by `RepairCheck`, and counts only if it is sound.
  /// - Parameters:
  ///   - room: the share by which pairings that fail must exceed their ratio.
  ///   - plans: the number of plans.
  ///   - isEnough: whether the first result is enough.
  static func search(
    _ before: TokenSystem, room: Double, plans: Int, seed: UInt64, isEnough: Bool = false
  ) -> Witness? {
    var random = SplitMix64(state: seed)
    var ladders: [Paint: [Paint]] = [:]
    var best: Witness?
    for number in 0..<plans {
      let problem = WitnessProblem(before, plan(before, number, &random), room: room, &ladders)
      guard problem.isPossible else { continue }
      var search = WitnessSearch(problem, seed: random.next())
      var misses = 0
      for _ in 0..<12 {
        guard let after = search.attempt() else {
          misses += 1
          if misses == 4 { break }
          continue
        }
        let check = RepairCheck(before, after)
        guard check.isSound else { continue }
        if check.cost < best?.check.cost ?? .infinity { best = Witness(after: after, check: check) }
        if isEnough { return best }
      }
    }
    return best
  }

  /// Returns the plan with a number: no or all aliases rewritten, no or all values added, then random mixtures.
  private static func plan(_ system: TokenSystem, _ number: Int, _ random: inout SplitMix64) -> WitnessProblem.Plan {
    var plan = WitnessProblem.Plan()
    let shares = [(100, 0), (0, 0), (100, 100), (0, 100)]
    let (aliases, additions) =
      number < shares.count
      ? shares[number] : ([100, 90, 70, 30, 0][number % 5], [0, 20, 50, 100].randomElement(using: &random) ?? 0)
    for mode in system.modes {
      for token in system.names.indices {
        if case .alias? = system.values[mode][token], Int.random(in: 0..<100, using: &random) < aliases {
          plan.repointed.insert(.init(mode: mode, token: token))
        }
      }
    }
    guard system.values.count > 1 else { return plan }
    // Foregrounds gain values for the second mode more often than backgrounds, and ends of aliases gain none.
    let (fronts, backs) = (Set(system.pairings.map(\.front)), Set(system.pairings.map(\.back)))
    for token in fronts.union(backs).sorted() where system.values[1][token] == nil && !system.locked.contains(token) {
      let share = fronts.contains(token) ? additions : additions / 3
      guard Int.random(in: 0..<100, using: &random) < share else { continue }
      plan.added.insert(token)
      // The added value names a step as the light value does.
      if case .alias? = system.values[0][token], Bool.random(using: &random) {
        plan.repointed.insert(.init(mode: 1, token: token))
      }
    }
    return plan
  }
}
