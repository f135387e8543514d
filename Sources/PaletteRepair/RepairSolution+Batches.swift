import Audit

// Many conflicts at once.

extension RepairSolution {
  /// Drops the failing requirements that conflict with passing ones; returns whether there are any.
  mutating func dropIncompatible(_ builder: inout ProblemBuilder, _ flips: inout [Int: [Int]]) -> Bool {
    let kept = builder.problem.constraints.indices.map { index in
      guard case .pairings(let all) = builder.reasons[index] else { return true }
      return all.allSatisfy { stages[$0] >= .current || (current[$0] ?? 0) >= model.requirements[$0].ratio }
    }
    var lowered: [Int] = []
    let search = ConflictSearch(builder.problem)
    let found = search.incompatible(with: kept)
    for index in found {
      if builder.isOpen[index], flips[index] == nil {
        flips[index] = []
        builder.flip(index)
        continue
      }
      guard case .pairings(let all) = builder.reasons[index] else { continue }
      let requirements = strictest(all, builder)
      if requirements.contains(where: hasMargin) {
        for index in requirements { stages[index] = .requirement }
      } else {
        giveUp(requirements)
        unexplained += 1
      }
      lowered += requirements
    }
    builder.lower(lowered.map { ($0, ratio($0, stages[$0])) })
    return !found.isEmpty
  }

  /// The number of conflicts from which each is resolved without regard to the others.
  static let manyConflicts = 100

  /// Drops the member of a conflict that the fewest others have, so that most of many conflicts are resolved at once.
  ///
  /// Returns the constraint and its requirements; nil if no member is an open side or a failing requirement.
  mutating func yieldingAlone(
    _ conflict: [Int], _ shares: [Int], _ builder: inout ProblemBuilder, _ flips: inout [Int: [Int]]
  ) -> (member: Int, requirements: [Int])? {
    for member in conflict.sorted(by: { (shares[$0], $0) < (shares[$1], $1) }) {
      if builder.isOpen[member], flips[member] == nil {
        flips[member] = conflict
        builder.flip(member)
        return (member, [])
      }
      guard case .pairings(let all) = builder.reasons[member] else { continue }
      let requirements = strictest(all, builder)
      let isFailing = requirements.contains { (current[$0] ?? 0) < model.requirements[$0].ratio }
      guard isFailing, requirements.allSatisfy({ stages[$0] < .current }) else { continue }
      if requirements.contains(where: hasMargin) {
        for index in requirements { stages[index] = .requirement }
      } else {
        giveUp(requirements)
        unexplained += 1
      }
      return (member, requirements)
    }
    return nil
  }
}
