import DesignTokens

extension AuditReport {
  /// The findings by what owns the fix; grouped each time, unless `groupFindings()` kept the groups.
  ///
  /// - Complexity: O(n log n) for n findings, O(1) if the groups were kept.
  public var findingGroups: FindingGroups { keptGroups ?? grouped }

  /// Keeps the groups of the findings, so several writers share them.
  public mutating func groupFindings() { keptGroups = grouped }

  private var grouped: FindingGroups {
    let gating = findings.prefix(while: \.gates).count
    var held: [FindingKind] = []
    var others: [FindingKind] = []
    var positions: [KindKey: Int] = [:]
    for index in gating..<findings.count {
      let finding = findings[index]
      let key = KindKey(rule: finding.rule, level: finding.level, isHeld: finding.isHeldBack)
      let position = positions[key] ?? (key.isHeld ? held.count : others.count)
      if positions[key] == nil {
        positions[key] = position
        let kind = FindingKind(rule: key.rule, level: key.level, findings: [])
        if key.isHeld { held.append(kind) } else { others.append(kind) }
      }
      if key.isHeld { held[position].findings.append(index) } else { others[position].findings.append(index) }
    }
    let sorted = others.enumerated().sorted { left, right in
      (right.element.level, right.element.findings.count, left.offset)
        < (left.element.level, left.element.findings.count, right.offset)
    }
    return FindingGroups(blocking: causes(of: 0..<gating), held: held, others: sorted.map(\.element))
  }

  /// A finding of a group.
  private struct Member {
    let index: Int
    let shown: TokenPath?
    let direction: FindingGroup.Cause
  }

  private struct KindKey: Hashable {
    let rule: String
    let level: Level
    let isHeld: Bool
  }

  /// Returns the findings at positions by what owns the fix, worst group first.
  package func causes(of positions: some Sequence<Int>) -> [FindingGroup] {
    var order: [FindingOwner.Key] = []
    var members: [FindingOwner.Key: [Member]] = [:]
    for index in positions {
      let owner = FindingOwner(of: findings[index])
      if members[owner.key] == nil { order.append(owner.key) }
      members[owner.key, default: []].append(Member(index: index, shown: owner.shown, direction: owner.direction))
    }
    let modePositions = Dictionary(
      modes.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let groups = order.map { key in group(key, members[key] ?? [], modePositions) }
    return groups.enumerated().sorted { left, right in
      let (one, other) = (left.element, right.element)
      let (oneShare, otherShare) = (one.worstShare ?? 2, other.worstShare ?? 2)
      return (oneShare, other.count, left.offset) < (otherShare, one.count, right.offset)
    }.map(\.element)
  }

  private func group(
    _ key: FindingOwner.Key, _ members: [Member], _ modePositions: [String: Int]
  ) -> FindingGroup {
    // A token behind one alias only is known by the alias, which is what the pairing names.
    var owner = key.owner
    if case .token = owner, let shown = members[0].shown, members.allSatisfy({ $0.shown == shown }) {
      owner = .token(shown)
    }
    let shares = members.map { (share: share($0.index), index: $0.index) }.sorted { $0 < $1 }
    let worst = shares.map(\.index)
    let directions = Set(members.map(\.direction))
    let names = Set(members.compactMap { findings[$0.index].mode })
    return FindingGroup(
      owner: owner, cause: directions.count == 1 ? members[0].direction : key.cause, isBackground: key.isBackground,
      source: key.source,
      cases: FindingCases.merged(worst, self),
      modes: names.sorted { (modePositions[$0] ?? .max) < (modePositions[$1] ?? .max) },
      worstShare: shares.first.flatMap { $0.share < 2 ? $0.share : nil })
  }

  /// Returns the measured as a share of the required value; 2 or more without both, which sorts last.
  private func share(_ index: Int) -> Double {
    let finding = findings[index]
    guard let required = finding.required, required > 0 else { return finding.outcome == .failed ? 2 : 3 }
    if let measured = finding.measured { return measured / required }
    return finding.outcome == .failed ? 2 : 3
  }
}
