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
    shareFaults(&order, &members)
    let modePositions = Dictionary(
      modes.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let groups = order.map { key in group(key, members[key] ?? [], modePositions) }
    return groups.enumerated().sorted { left, right in
      let (one, other) = (left.element, right.element)
      let (oneShare, otherShare) = (one.worstShare ?? 2, other.worstShare ?? 2)
      return (oneShare, other.count, left.offset) < (otherShare, one.count, right.offset)
    }.map(\.element)
  }

  /// The least number of tokens with the same fault that are one group.
  private static let sharedFault = 4

  /// Makes one group of tokens with the same fault, apart from contrast: what wrote the files is changed once.
  private func shareFaults(_ order: inout [FindingOwner.Key], _ members: inout [FindingOwner.Key: [Member]]) {
    var shared: [UInt32: [FindingOwner.Key]] = [:]
    for key in order {
      guard case .token = key.owner, let all = members[key] else { continue }
      let findings = all.map { self.findings[$0.index] }
      guard let fault = findings.first?.reasonKey,
        findings.allSatisfy({ $0.pairing == nil && $0.location != nil && $0.reasonKey == fault })
      else { continue }
      shared[fault, default: []].append(key)
    }
    for (fault, keys) in shared where keys.count >= AuditReport.sharedFault {
      let all = keys.flatMap { members[$0] ?? [] }.sorted { $0.index < $1.index }
      let paths = Set(all.compactMap { findings[$0.index].location?.path })
      let owner = paths.count == 1 ? .file(paths.first ?? "") : FindingGroup.Owner.files(paths)
      let key = FindingOwner.Key(owner: owner, cause: .other, isBackground: false, fault: fault)
      guard let first = order.firstIndex(of: keys[0]) else { continue }
      order[first] = key
      let merged = Set(keys)
      order.removeAll { merged.contains($0) }
      for key in keys { members[key] = nil }
      members[key] = all.map { Member(index: $0.index, shown: nil, direction: $0.direction) }
    }
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

extension FindingGroup.Owner {
  /// Files with their deepest common folder.
  fileprivate static func files(_ paths: Set<String>) -> FindingGroup.Owner {
    let folders = paths.map { $0.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
    guard var common = folders.first else { return .files(in: "", count: 0) }
    for folder in folders.dropFirst() {
      common = common.prefix(zip(common, folder).prefix { $0.utf8.elementsEqual($1.utf8) }.count)
    }
    return .files(in: common.joined(separator: "/"), count: paths.count)
  }
}
