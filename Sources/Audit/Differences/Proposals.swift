import DesignTokens

/// Proposals for one system, each compared with what it is now, the best first.
public struct Proposals: Sendable {
  /// A proposal.
  public struct Proposal: Sendable {
    /// What was audited of it.
    public let audit: PastAudit
    /// What it changes.
    public let difference: AuditDifference

    /// How many findings would fail the gate.
    public var gatingCount: Int { audit.findings.count(where: \.reachesGate) }
    /// The least ratio of a pairing as a share of what is required of it; nil where nothing is.
    public var leastMargin: Double? {
      audit.pairings.compactMap { pairing in
        pairing.required.flatMap { required in pairing.ratio.map { $0 / required } }
      }.min()
    }
    /// How far its colors are from what they are now, all together, in ΔEOK.
    public var change: Double { difference.colors.reduce(0) { $0 + $1.difference } }
  }

  /// What the system is now.
  public let old: PastAudit
  /// The proposals: fewest findings that fail the gate first, then the greatest least margin, then the least change of colors.
  public let ranked: [Proposal]

  /// Compares and ranks proposals; those that are equal in everything stay in the order they are given.
  ///
  /// - Complexity: O(n log n) for n findings, pairings and tokens of all.
  public init(_ proposals: [PastAudit], for old: PastAudit) {
    self.old = old
    ranked =
      proposals.map { Proposal(audit: $0, difference: AuditDifference(from: old, to: $0)) }.enumerated()
      .map { (offset: $0.offset, proposal: $0.element, margin: $0.element.leastMargin ?? 0) }
      .sorted { left, right in
        let (first, second) = (left.proposal, right.proposal)
        if first.gatingCount != second.gatingCount { return first.gatingCount < second.gatingCount }
        if left.margin != right.margin { return left.margin > right.margin }
        let (less, more) = (first.change, second.change)
        return less == more ? left.offset < right.offset : less < more
      }.map(\.proposal)
  }

  /// Whether a proposal makes something worse that would fail the gate.
  public var isWorse: Bool { ranked.contains(where: \.difference.isWorse) }

  /// What makes the audits hard to compare, a clause each without a full stop.
  public var caveats: [String] {
    var caveats: [String] = []
    if ranked.contains(where: { $0.audit.judgedBy != old.judgedBy }) {
      caveats.append(
        "The profiles or gates differ, so differences may not come from the colors")
    }
    if ranked.contains(where: { !$0.difference.gonePairings.isEmpty }) {
      caveats.append("Some pairings are no longer measured, so their contrast is unknown")
    }
    if ranked.contains(where: { Set($0.audit.modes) != Set(old.modes) }) {
      caveats.append("The audited modes differ")
    }
    return caveats
  }
}
