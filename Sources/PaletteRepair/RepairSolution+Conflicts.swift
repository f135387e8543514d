import Audit
import DesignTokens

// What gives way where requirements conflict.

extension RepairSolution {
  /// Reports a conflict between requirements, unless one of them was dropped before.
  mutating func report(_ requirements: [Int], isSmallest: Bool, reason: (ConflictDescription) -> String) {
    guard requirements.allSatisfy({ stages[$0] <= .requirement }) else { return }
    conflicts.append(.init(requirements, reason: reason(ConflictDescription(model)), isSmallest: isSmallest))
  }

  /// Lowers the target of requirements by a stage: without the margin, then as now, then to none.
  mutating func giveUp(_ requirements: [Int]) {
    for index in requirements {
      let stage = stages[index]
      stages[index] = stage.next
      if stage == .margin, ratio(index, .margin) == ratio(index, .requirement) { stages[index] = .current }
    }
  }

  /// Resolves conflicts: of each, an expected side flips, the order of a ramp by names gives way, or the cheapest requirement does.
  ///
  /// Returns whether a conflict was resolved.
  mutating func resolve(
    _ conflicts: [[Int]], _ builder: inout ProblemBuilder, _ flips: inout [Int: [Int]]
  ) -> Bool {
    let searches = (decided: ConflictSearch(builder.problem), open: ConflictSearch(builder.openProblem))
    var shares = [Int](repeating: 0, count: builder.problem.constraints.count)
    for conflict in conflicts { for index in conflict { shares[index] += 1 } }
    // A conflict holds as long as none of its members changes.
    var changed: Set<Int> = []
    var lowered: [Int] = []
    var released: [Int] = []
    var isResolved = false
    lazy var amongAll = searches.open.conflict(among: Array(searches.open.constraints))?.constraints
    for conflict in conflicts where changed.isDisjoint(with: conflict) {
      if let open = conflict.first(where: { builder.isOpen[$0] && flips[$0] == nil }) {
        flips[open] = conflict
        changed.insert(open)
        builder.flip(open)
        isResolved = true
        continue
      }
      var found = RepairSolution.whole(conflict, flips, searches, builder)
      if found == nil {
        // Sides that exclude each other one by one, but not together.
        if !isArranged, arrange(&builder) { return true }
        found = amongAll
      }
      guard let constraints = found else { continue }
      guard let given = yielding(constraints, builder, shares) else { continue }
      isResolved = true
      if let constraint = given.released { released.append(constraint) }
      lowered += given.requirements
      let now = Set(given.requirements)
      changed.formUnion(
        constraints.filter { constraint in
          if case .pairings(let indices) = builder.reasons[constraint] {
            !now.isDisjoint(with: indices)
          } else {
            constraint == given.released
          }
        })
    }
    builder.lower(lowered.map { ($0, ratio($0, stages[$0])) })
    if !released.isEmpty {
      // Without them, sides that were excluded may be possible.
      flips = [:]
      builder.release(released)
    }
    return isResolved
  }

  /// Searches all open sides together, once a round; returns whether levels were found, and takes their sides.
  private mutating func arrange(_ builder: inout ProblemBuilder) -> Bool {
    isArranged = true
    var plain = builder.openProblem
    plain.preferences = []
    let result = ArrangementSearch.solve(plain, work: model.settings.effort, until: watch)
    arrangements += result.arrangements
    guard let levels = result.levels else { return false }
    builder.take(
      plain.constraints.map { constraint in
        let (first, second) = (levels[constraint.first], levels[constraint.second])
        return constraint.side ?? (first >= Int(constraint.firstAbove[second]) ? .first : .second)
      })
    return true
  }

  /// Returns a conflict that holds on either side of its open constraints, from which none can be left out; nil if there is none.
  ///
  /// If one conflict excludes a side and another one the other side, all constraints of both conflict.
  private static func whole(
    _ conflict: [Int], _ flips: [Int: [Int]], _ searches: (decided: ConflictSearch, open: ConflictSearch),
    _ builder: ProblemBuilder
  ) -> [Int]? {
    guard conflict.contains(where: { builder.isOpen[$0] }) else { return searches.decided.reduced(conflict) }
    var all = Set(conflict)
    var pending = conflict
    while let next = pending.popLast() {
      for other in flips[next] ?? [] where all.insert(other).inserted { pending.append(other) }
    }
    return searches.open.conflict(among: all.sorted())?.constraints
  }

  /// Drops a member of a conflict; returns the constraint of an order or a family, or else the requirements, and nil if nothing can give way.
  private mutating func yielding(
    _ constraints: [Int], _ builder: ProblemBuilder, _ shares: [Int]
  ) -> (released: Int?, requirements: [Int])? {
    // Readable text has priority over distinguishable family colors and over ramps that are known only by their names.
    for constraint in constraints.reversed() {
      guard case .family = builder.reasons[constraint] else { continue }
      giveWay(builder.reasons[constraint])
      return (constraint, [])
    }
    let members = constraints.compactMap { constraint -> (requirements: [Int], share: Int)? in
      guard case .pairings(let indices) = builder.reasons[constraint] else { return nil }
      return (strictest(indices, builder), shares[constraint])
    }
    // All margins of a conflict give way at once.
    let margins = members.flatMap(\.requirements).filter { hasMargin($0) }
    if !margins.isEmpty {
      for index in margins { stages[index] = .requirement }
      return (nil, margins)
    }
    if let order = constraints.first(where: builder.mayGiveWay) {
      giveWay(builder.reasons[order])
      return (order, [])
    }
    report(members.compactMap(\.requirements.first), isSmallest: constraints.count <= 2) {
      $0.together(constraints, builder)
    }
    // What passes, and what failing pairings have now, doesn't give way.
    let able = members.filter { $0.requirements.contains { stages[$0] <= .requirement && isFailing($0) } }
    guard let given = able.min(by: { order(givingUp: $0) < order(givingUp: $1) })?.requirements.filter(isFailing)
    else { return nil }
    giveUp(given)
    return (nil, given)
  }

  /// Drops an order or a distance, with a remark.
  mutating func giveWay(_ reason: RepairModel.Reason) {
    switch reason {
    case .pairings: break
    case .order(let order):
      orders.remove(order)
      let pair = model.orders[order]
      remarks.append("\(token(pair.lighter)) and \(token(pair.darker)) can't keep their order of lightness")
    case .family(let family):
      apart.remove(family)
      let pair = model.families[family]
      remarks.append("\(token(pair.first)) and \(token(pair.second)) of \(pair.name) can't stay distinguishable")
    }
  }

  /// Whether the target of a requirement includes a margin.
  func hasMargin(_ index: Int) -> Bool {
    stages[index] == .margin && ratio(index, .margin) != ratio(index, .requirement)
  }

  /// Returns the drop order: the one in most conflicts, fewest pairings, and lowest ratio.
  private func order(givingUp member: (requirements: [Int], share: Int)) -> (Int, Int, Double) {
    let requirements = member.requirements
    return (-member.share, requirements.count, requirements.map { model.requirements[$0].ratio }.max() ?? 0)
  }

  private func token(_ use: SlotUse) -> TokenPath { model.slots[use.slot].identity.token }

  /// Returns the requirements with the highest target ratio.
  func strictest(_ requirements: [Int], _ builder: ProblemBuilder) -> [Int] {
    let most = requirements.compactMap { builder.ratios[$0] }.max() ?? 0
    return requirements.filter { (builder.ratios[$0] ?? 0) == most }
  }
}
