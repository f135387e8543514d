/// The cheapest levels for a known order of every two variables: a minimum cut, and therefore exact.
///
/// Each variable is a chain from source to sink whose links have the costs of its levels; the cut link is the chosen level. A requirement
/// "at least this level here requires at least that level there" is an arc without limit from one chain to the other (Ishikawa 2003).
struct LevelAssignment {
  let problem: RepairProblem

  /// Returns the cheapest levels that meet the constraints with a known side; nil if there are none.
  ///
  /// - Parameters:
  ///   - costs: the costs of levels, `forbidden` for excluded levels.
  ///   - sides: the upper variable of each constraint; nil ignores the constraint.
  func levels(costs: [[Int]], sides: [RepairProblem.Side?]) -> [Int]? {
    guard let allowed = bounded(costs, sides) else { return nil }
    let isTied = tied(sides)
    // Only allowed levels become links; a variable without constraints takes its cheapest level.
    let choices = costs.indices.map { variable -> [Int] in
      isTied[variable] ? allowed[variable] : [cheapest(costs[variable], problem.variables[variable].origin)]
    }
    var offsets: [Int] = []
    var count = 0
    for choice in choices {
      offsets.append(count)
      count += choice.count - 1
    }
    var flow = MaximumFlow(nodes: count)
    connect(&flow, choices, offsets, costs)
    for (constraint, side) in zip(problem.constraints, sides) {
      switch side {
      case .first?: connect(&flow, choices, offsets, constraint.second, constraint.first, constraint.firstAbove)
      case .second?: connect(&flow, choices, offsets, constraint.first, constraint.second, constraint.secondAbove)
      case nil: break
      }
    }
    for preference in problem.preferences { connect(&flow, choices, offsets, preference) }
    let isOnSinkSide = flow.sinkSide()
    return choices.indices.map { variable in
      let choice = choices[variable]
      let taken = (0..<choice.count - 1).first { isOnSinkSide[offsets[variable] + $0] } ?? choice.count - 1
      return choice[taken]
    }
  }

  private func cheapest(_ costs: [Int], _ origin: Int) -> Int {
    let least = costs.min() ?? 0
    return costs[origin] == least ? origin : costs.firstIndex(of: least) ?? origin
  }

  private func tied(_ sides: [RepairProblem.Side?]) -> [Bool] {
    var isTied = [Bool](repeating: false, count: problem.variables.count)
    for (constraint, side) in zip(problem.constraints, sides) where side != nil {
      isTied[constraint.first] = true
      isTied[constraint.second] = true
    }
    for preference in problem.preferences {
      isTied[preference.lower] = true
      isTied[preference.upper] = true
    }
    return isTied
  }

  /// Adds the chains of all variables.
  private func connect(_ flow: inout MaximumFlow, _ choices: [[Int]], _ offsets: [Int], _ costs: [[Int]]) {
    for (variable, choice) in choices.enumerated() where choice.count > 1 {
      let offset = offsets[variable]
      for (position, level) in choice.enumerated() {
        let tail = position == 0 ? flow.source : offset + position - 1
        let head = position == choice.count - 1 ? flow.sink : offset + position
        let isInner = position > 0 && position < choice.count - 1
        flow.connect(tail, head, costs[variable][level], back: isInner ? RepairProblem.forbidden : 0)
      }
    }
  }

  /// Adds the arcs for the levels of `upper` that levels of `lower` require.
  private func connect(
    _ flow: inout MaximumFlow, _ choices: [[Int]], _ offsets: [Int], _ lower: Int, _ upper: Int, _ above: [Int32]
  ) {
    var asked = 0
    for (position, level) in choices[lower].enumerated() {
      let least = Int(above[level])
      let before = asked
      while asked < choices[upper].count, choices[upper][asked] < least { asked += 1 }
      guard asked > before, position > 0 || asked > 0 else { continue }
      let tail = position == 0 ? flow.source : offsets[lower] + position - 1
      let head = asked == choices[upper].count ? flow.sink : offsets[upper] + asked - 1
      flow.connect(tail, head, RepairProblem.forbidden)
    }
  }

  /// Adds the arcs for the levels of one variable that another asks for, each with its price.
  private func connect(
    _ flow: inout MaximumFlow, _ choices: [[Int]], _ offsets: [Int], _ preference: RepairProblem.Preference
  ) {
    let (lower, upper) = (preference.lower, preference.upper)
    var asked = 0
    var next = 0
    for (position, level) in choices[lower].enumerated() {
      let tail = position == 0 ? flow.source : offsets[lower] + position - 1
      // The wishes of levels that were left out hold from the next level.
      while next <= level {
        while asked < choices[upper].count, choices[upper][asked] < Int(preference.above[next]) { asked += 1 }
        let head = asked == choices[upper].count ? flow.sink : offsets[upper] + asked - 1
        if asked > 0, preference.prices[next] > 0, tail != flow.source || head != flow.sink {
          flow.connect(tail, head, preference.prices[next])
        }
        next += 1
      }
    }
  }

  /// Returns the levels left after repeatedly removing levels without a partner; nil if a variable has none left.
  private func bounded(_ costs: [[Int]], _ sides: [RepairProblem.Side?]) -> [[Int]]? {
    var allowed = costs.map { list in list.indices.filter { list[$0] < RepairProblem.forbidden } }
    guard allowed.allSatisfy({ !$0.isEmpty }) else { return nil }
    var changed = true
    while changed {
      changed = false
      for (constraint, side) in zip(problem.constraints, sides) {
        guard let side else { continue }
        let (lower, upper, above) =
          side == .first
          ? (constraint.second, constraint.first, constraint.firstAbove)
          : (constraint.first, constraint.second, constraint.secondAbove)
        guard let least = allowed[lower].first, let most = allowed[upper].last else { return nil }
        let counts = (allowed[lower].count, allowed[upper].count)
        if Int32(allowed[upper][0]) < above[least] { allowed[upper].removeAll { Int32($0) < above[least] } }
        if above[allowed[lower][counts.0 - 1]] > Int32(most) { allowed[lower].removeAll { above[$0] > Int32(most) } }
        guard !allowed[lower].isEmpty, !allowed[upper].isEmpty else { return nil }
        if counts != (allowed[lower].count, allowed[upper].count) { changed = true }
      }
    }
    return allowed
  }
}
