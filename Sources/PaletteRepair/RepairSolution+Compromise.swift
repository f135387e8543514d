import Audit

// The compromise where requirements have many conflicts.

extension RepairSolution {
  /// The number of conflicts from which they aren't resolved one by one.
  static let manyConflicts = 100

  /// Requires only what the current colors have, which they meet; returns the lowered requirements.
  mutating func settle(_ builder: inout ProblemBuilder) -> Set<Int> {
    let given = stages.indices.filter { isFailing($0) && stages[$0] < .current }
    for index in given { stages[index] = .current }
    builder.lower(given.map { ($0, ratio($0, .current)) })
    let sides = builder.problem.constraints.indices.map { builder.currentSide(of: $0) }
    let lost = sides.indices.filter { sides[$0] == nil }
    for index in lost {
      giveWay(builder.reasons[index])
      guard case .pairings(let all) = builder.reasons[index] else { continue }
      for index in all { stages[index] = .none }
      builder.lower(all.map { ($0, nil) })
    }
    builder.release(lost)
    builder.take(zip(sides, builder.problem.constraints).map { $0 ?? $1.side })
    return Set(given)
  }

  /// Raises lowered requirements one after the other as long as all are met together, those first that lack least, and then the margins.
  ///
  /// - Parameter described: the requirements whose conflicts are described.
  /// - Complexity: O(n × c) for n requirements that exclude each other and c constraints; mostly O(c).
  mutating func regain(_ builder: inout ProblemBuilder, describing described: Set<Int>) {
    let lacking = lacking(builder)
    guard !lacking.isEmpty, var met = LeastLevels(builder.problem) else { return }
    for (index, constraint) in builder.problem.constraints.enumerated() {
      if let side = constraint.side, met.add(index, constraint, on: side) != nil { return }
    }
    var required = builder
    required.lower(
      stages.indices.filter { isFailing($0) && stages[$0] >= .current }.map { ($0, ratio($0, .requirement)) })
    var sides = builder.problem.constraints.map(\.side)
    var released: Set<Int> = []
    var raised: [Int] = []
    for index in lacking {
      guard case .pairings(let all) = builder.reasons[index] else { continue }
      let isDescribed = !described.isDisjoint(with: all)
      guard let side = raise(index, required, &met, &released, isDescribed) else { continue }
      sides[index] = side
      raised += all.filter { isFailing($0) && stages[$0] >= .current }
    }
    for index in raised { stages[index] = .requirement }
    // Margins come last, so that they exclude no requirement.
    var wide = required
    wide.lower(raised.filter { ratio($0, .margin) != ratio($0, .requirement) }.map { ($0, ratio($0, .margin)) })
    for index in lacking {
      guard case .pairings(let all) = builder.reasons[index], let side = sides[index],
        all.allSatisfy({ stages[$0] <= .requirement }),
        met.add(index, wide.problem.constraints[index], on: side) == nil
      else { continue }
      for index in all where raised.contains(index) { stages[index] = .margin }
    }
    builder.lower(raised.map { ($0, ratio($0, stages[$0])) })
    for relation in released.sorted() { giveWay(builder.reasons[relation]) }
    builder.release(released.sorted())
    builder.take(sides)
  }

  /// Whether a requirement fails now.
  func isFailing(_ index: Int) -> Bool { (current[index] ?? 0) < model.requirements[index].ratio }

  /// Returns the constraints with failing requirements that are given up, those first that lack least.
  private func lacking(_ builder: ProblemBuilder) -> [Int] {
    builder.reasons.indices.compactMap { index -> (index: Int, lack: Double)? in
      guard case .pairings(let all) = builder.reasons[index] else { return nil }
      let lacks = all.filter { stages[$0] >= .current && isFailing($0) }
        .map { model.requirements[$0].ratio / max(1, current[$0] ?? 1) }
      return lacks.max().map { (index, $0) }
    }.sorted { ($0.lack, $0.index) < ($1.lack, $1.index) }.map(\.index)
  }

  /// Adds a constraint with what it requires; returns its side, and nil if it can't be met, which is described.
  private mutating func raise(
    _ index: Int, _ required: ProblemBuilder, _ met: inout LeastLevels, _ released: inout Set<Int>,
    _ isDescribed: Bool
  ) -> RepairProblem.Side? {
    let constraint = required.problem.constraints[index]
    let old = met.constraints[index]?.side
    let first = constraint.side ?? old ?? .first
    var excluding: Set<Int> = [index]
    if old == nil || old == first {
      guard let chain = met.add(index, constraint, on: first) else { return first }
      excluding.formUnion(chain)
    }
    let isOpen = required.isOpen[index]
    for side in isOpen ? [first, first.other] : [first] where isOpen || excluding.contains(where: required.mayGiveWay) {
      var given: Set<Int> = []
      while var attempt = met.without(given.union([index]), in: required.problem) {
        guard let chain = attempt.add(index, constraint, on: side) else {
          met = attempt
          released.formUnion(given)
          return side
        }
        excluding.formUnion(chain)
        let relations = chain.filter(required.mayGiveWay)
        if relations.isEmpty { break }
        given.formUnion(relations)
      }
    }
    if isDescribed { describe(excluding, index, required) }
    return nil
  }

  /// Reports the conflict of a constraint with those that exclude it, if it is one of the first.
  private mutating func describe(_ excluding: Set<Int>, _ index: Int, _ required: ProblemBuilder) {
    let isKnown = conflicts.count >= RepairSolution.mostDescribed || watch.hasEnded
    let found = isKnown ? nil : ConflictSearch(required.openProblem).conflict(among: excluding.sorted())
    let members =
      found?.constraints.compactMap { constraint -> Int? in
        guard case .pairings(let all) = required.reasons[constraint] else { return nil }
        return strictest(all, required).first
      } ?? []
    guard let found, found.constraints.contains(index), !members.isEmpty else {
      unexplained += 1
      return
    }
    conflicts.append(
      .init(
        members, reason: ConflictDescription(model).together(found.constraints, required),
        isSmallest: found.constraints.count <= 2))
  }

  /// The number of conflicts of a compromise that are described.
  private static let mostDescribed = 12
}
