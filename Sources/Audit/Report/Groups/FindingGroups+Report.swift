import DesignTokens

extension AuditReport {
  /// The findings by what owns the fix; grouped each time, unless `groupFindings()` kept the groups.
  ///
  /// - Complexity: O(n log n) for n findings, O(1) if the groups were kept.
  public var findingGroups: FindingGroups { keptGroups ?? grouped }

  /// Keeps the groups of the findings, so several writers share them.
  public mutating func groupFindings() { keptGroups = grouped }

  /// The findings that fail the gate by what owns the fix, without cases unless `groupFindings()` kept the groups.
  package var blockingCauses: [FindingGroup] {
    keptGroups?.blocking ?? causes(of: 0..<findings.prefix(while: \.gates).count, includesCases: false)
  }

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
  struct Member {
    let index: Int
    let direction: FindingGroup.Cause
    /// The position of the mode of a pairing; nil for other subjects.
    let mode: Int?
  }

  /// The findings of one owner while they are collected.
  struct Draft {
    let key: FindingOwner.Key
    /// The token that all findings show; nil if they show several or none.
    var shown: TokenPath?
    var members: [Member] = []
    /// Whether tokens of a shared fault also have no value in a mode.
    var isFallback = false
  }

  private struct KindKey: Hashable {
    let rule: String
    let level: Level
    let isHeld: Bool
  }

  /// Returns the findings at positions by what owns the fix, worst group first.
  ///
  /// - Parameter includesCases: whether the groups have their findings as cases too, which takes half of the time.
  /// - Complexity: O(n log n) for n findings.
  package func causes(of positions: some Sequence<Int>, includesCases: Bool = true) -> [FindingGroup] {
    var drafts = drafts(of: positions)
    shareFaults(&drafts)
    joinFamilies(&drafts)
    let modePositions = Dictionary(
      modes.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let groups = drafts.map { group($0, modePositions) }
    // Numbers are sorted, and not groups with their names.
    let order = groups.indices.map { (groups[$0].worstShare ?? 2, -groups[$0].count, $0) }.sorted(by: <)
    let sorted = order.map { groups[$0.2] }
    return includesCases ? sorted.map(addingCases) : sorted
  }

  /// Returns a group with its findings as cases.
  package func addingCases(to group: FindingGroup) -> FindingGroup {
    var group = group
    group.cases = FindingCases.merged(group.findings, self)
    return group
  }

  /// Returns the findings at positions by owner, in the order of their first finding.
  private func drafts(of positions: some Sequence<Int>) -> [Draft] {
    var drafts: [Draft] = []
    var known: [FindingOwner.Key: Int] = [:]
    // Sides of pairings are numbers: names are hashed once for each side, and nothing for each finding.
    var knownSides: [Int32] = []
    func place(_ owner: FindingOwner) -> Int {
      if let draft = known[owner.key] {
        if drafts[draft].shown != owner.shown { drafts[draft].shown = nil }
        return draft
      }
      known[owner.key] = drafts.count
      drafts.append(Draft(key: owner.key, shown: owner.shown))
      return drafts.count - 1
    }
    for index in positions {
      let finding = findings[index]
      if !finding.isFromCode, let pairing = finding.pairing {
        let (side, direction) = FindingOwner.side(of: pairing, requires: finding.required)
        let number = side.number
        if number >= knownSides.count {
          knownSides += repeatElement(-1, count: max(number + 1, 2 * knownSides.count) - knownSides.count)
        }
        if knownSides[number] < 0 { knownSides[number] = Int32(place(FindingOwner(side, of: pairing))) }
        drafts[Int(knownSides[number])].members.append(
          Member(index: index, direction: direction, mode: pairing.modeIndex))
      } else {
        drafts[place(FindingOwner(of: finding))].members.append(Member(index: index, direction: .other, mode: nil))
      }
    }
    return drafts
  }

  /// The least number of tokens with the same fault that are one group.
  private static let sharedFault = 4

  /// Makes one group of tokens with the same fault, apart from contrast: what wrote the files is changed once.
  private func shareFaults(_ drafts: inout [Draft]) {
    var shared: [UInt32: [Int]] = [:]
    let keys = drafts.map(\.key)
    for (position, draft) in drafts.enumerated() {
      guard case .token = draft.key.owner else { continue }
      let fault = findings[draft.members[0].index].reasonKey
      let isShared = draft.members.allSatisfy { member in
        let finding = findings[member.index]
        return finding.pairing == nil && finding.location != nil && finding.reasonKey == fault
      }
      if isShared { shared[fault, default: []].append(position) }
    }
    var merged: Set<Int> = []
    var owners: [TokenPath: Int] = [:]
    for (fault, positions) in shared where positions.count >= AuditReport.sharedFault {
      let all = positions.flatMap { drafts[$0].members }.sorted { $0.index < $1.index }
      let paths = Set(all.compactMap { findings[$0.index].location?.path })
      let owner = paths.count == 1 ? .file(paths.first ?? "") : FindingGroup.Owner.files(paths)
      drafts[positions[0]] = Draft(
        key: FindingOwner.Key(owner: owner, cause: .other, isBackground: false, fault: fault), members: all)
      for position in positions {
        if case .token(let path) = keys[position].owner { owners[path] = positions[0] }
      }
      merged.formUnion(positions.dropFirst())
    }
    // What adds the aliases of these tokens adds the values that they don't have.
    for (position, draft) in drafts.enumerated() where draft.key.cause == .fallback && draft.key.fault == nil {
      guard case .token(let path) = draft.key.owner, let owner = owners[path] else { continue }
      drafts[owner].members += draft.members
      drafts[owner].isFallback = true
      merged.insert(position)
    }
    if !merged.isEmpty { drafts = drafts.indices.lazy.filter { !merged.contains($0) }.map { drafts[$0] } }
  }

  private func group(_ draft: Draft, _ modePositions: [String: Int]) -> FindingGroup {
    let members = draft.members
    // A token behind one alias only is known by the alias, which is what the pairing names.
    var owner = draft.key.owner
    if case .token = owner, let shown = draft.shown { owner = .token(shown) }
    var shares = members.map { (share: share($0.index), index: $0.index) }
    if shares.count > 1 { shares.sort { $0 < $1 } }
    let direction = members[0].direction
    let isOneDirection = members.allSatisfy { $0.direction == direction }
    return FindingGroup(
      owner: owner, cause: draft.isFallback ? .fallback : isOneDirection ? direction : draft.key.cause,
      isBackground: draft.key.isBackground,
      source: draft.key.source, findings: shares.map(\.index), cases: [],
      modes: modeNames(of: members, modePositions),
      worstShare: shares.first.flatMap { $0.share < 2 ? $0.share : nil })
  }

  /// Returns the names of the modes of findings, in the order of the modes.
  private func modeNames(of members: [Member], _ modePositions: [String: Int]) -> [String] {
    var isShown = Array(repeating: false, count: modes.count)
    var others: Set<String> = []
    for member in members {
      if let mode = member.mode {
        isShown[mode] = true
      } else if let name = findings[member.index].mode {
        if let mode = modePositions[name] { isShown[mode] = true } else { others.insert(name) }
      }
    }
    return modes.indices.lazy.filter { isShown[$0] }.map { modes[$0].name } + others.sorted()
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
  static func files(_ paths: Set<String>) -> FindingGroup.Owner {
    let folders = paths.map { $0.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
    guard var common = folders.first else { return .files(in: "", count: 0) }
    for folder in folders.dropFirst() {
      common = common.prefix(zip(common, folder).prefix { $0.utf8.elementsEqual($1.utf8) }.count)
    }
    return .files(in: common.joined(separator: "/"), count: paths.count)
  }
}
