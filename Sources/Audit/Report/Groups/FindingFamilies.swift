import DesignTokens

// A long list of causes, shortened: tokens of one family, and views with the same fault, are changed together.

extension AuditReport {
  /// The largest number of groups that stay apart.
  private static let separateGroups = 24
  /// The most tokens that one group joins: a ramp is changed as a whole, a palette isn't.
  private static let largestFamily = 24
  /// The least number of files with findings of one rule that are one group.
  private static let sharedFiles = 3

  /// Makes one group of the tokens of each family, then of the views with findings of one rule, while there are many groups.
  ///
  /// - Complexity: O(n) for n findings.
  func joinFamilies(_ drafts: inout [Draft]) {
    if drafts.count > AuditReport.separateGroups { joinTokens(&drafts) }
    if drafts.count > AuditReport.separateGroups { joinViews(&drafts) }
  }

  /// Joins tokens that differ only in the last part of their names: `blue.500` and `blue.600`.
  private func joinTokens(_ drafts: inout [Draft]) {
    var numbers: [TokenPath: Int] = [:]
    var families: [(path: TokenPath, positions: [Int])] = []
    for (position, draft) in drafts.enumerated() where draft.key.fault == nil {
      guard case .token(let path) = draft.key.owner, let family = path.parent else { continue }
      let number = numbers[family, default: families.count]
      if number == families.count {
        numbers[family] = number
        families.append((family, []))
      }
      families[number].positions.append(position)
    }
    var merged: Set<Int> = []
    for (family, positions) in families {
      var owners: Set<FindingGroup.Owner> = []
      for position in positions where owners.count <= AuditReport.largestFamily {
        owners.insert(drafts[position].key.owner)
      }
      guard (2...AuditReport.largestFamily).contains(owners.count) else { continue }
      let parts = positions.map { drafts[$0] }
      let causes = Set(parts.map(\.key.cause))
      let key = FindingOwner.Key(
        owner: .family(family, count: owners.count), cause: causes.count == 1 ? parts[0].key.cause : .other,
        isBackground: parts.allSatisfy(\.key.isBackground))
      drafts[positions[0]] = Draft(
        key: key, members: parts.flatMap(\.members).sorted { $0.index < $1.index })
      merged.formUnion(positions.dropFirst())
    }
    if !merged.isEmpty { drafts = drafts.indices.lazy.filter { !merged.contains($0) }.map { drafts[$0] } }
  }

  /// Joins the findings of one rule in the view code of several files.
  private func joinViews(_ drafts: inout [Draft]) {
    var paths: [UInt32: Set<String>] = [:]
    var order: [UInt32] = []
    for draft in drafts {
      for member in draft.members {
        guard let rule = sharedRule(of: member, in: draft), let path = findings[member.index].location?.path else {
          continue
        }
        if paths[rule] == nil { order.append(rule) }
        paths[rule, default: []].insert(path)
      }
    }
    let shared = order.filter { paths[$0, default: []].count >= AuditReport.sharedFiles }
    guard !shared.isEmpty else { return }
    var members: [UInt32: [Member]] = [:]
    for position in drafts.indices {
      let draft = drafts[position]
      drafts[position].members.removeAll { member in
        guard let rule = sharedRule(of: member, in: draft), shared.contains(rule) else { return false }
        members[rule, default: []].append(member)
        return true
      }
    }
    drafts.removeAll { $0.members.isEmpty }
    for rule in shared {
      let key = FindingOwner.Key(
        owner: .files(paths[rule, default: []]), cause: .other, isBackground: false, fault: rule << 8)
      drafts.append(Draft(key: key, members: members[rule, default: []]))
    }
  }

  /// Returns the rule of a finding in view code; nil for a finding about colors and for one that isn't grouped by its file.
  private func sharedRule(of member: Member, in draft: Draft) -> UInt32? {
    guard case .file = draft.key.owner, draft.key.fault == nil else { return nil }
    let finding = findings[member.index]
    return finding.isFromCode && finding.pairing == nil ? finding.reasonKey >> 8 : nil
  }
}
