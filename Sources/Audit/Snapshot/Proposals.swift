import DesignTokens

/// The proposals for one system, each compared with the current system, best first.
public struct Proposals: Sendable {
  /// A proposal for the system.
  public struct Proposal: Sendable {
    /// The audit of the proposal.
    public let audit: AuditSnapshot
    /// The difference from the current system.
    public let difference: AuditChanges

    /// The number of findings that fail the gate, before waivers and baselines.
    public var gatingCount: Int { audit.gatingCount }
    /// The lowest ratio of a pairing as a share of its required ratio; nil if no ratio is required.
    public var leastMargin: Double? {
      audit.pairings.lazy.filter(\.mayGate).compactMap { pairing in
        pairing.required.flatMap { required in pairing.ratio.map { $0 / required } }
      }.min()
    }
    /// The sum of all color changes from the current system, in ΔEOK; each changed value counts once, as in a fix.
    public var change: Double { difference.colors.reduce(0) { $0 + ($1.isOwn ? $1.difference : 0) } }
  }

  /// The audit of the current system.
  public let old: AuditSnapshot
  /// The proposals in order: fewest findings that fail the gate, then largest least margin, then smallest color change.
  public let ranked: [Proposal]

  /// Compares and ranks proposals; proposals of equal rank stay in the given order.
  ///
  /// - Complexity: O(n log n) for n findings, pairings, and tokens of all audits.
  public init(_ proposals: [AuditSnapshot], for old: AuditSnapshot) {
    self.old = old
    ranked =
      proposals.map { Proposal(audit: $0, difference: AuditChanges(from: old, to: $0)) }.enumerated()
      .map { (offset: $0.offset, proposal: $0.element, margin: $0.element.leastMargin ?? 0) }
      .sorted { left, right in
        let (first, second) = (left.proposal, right.proposal)
        if first.gatingCount != second.gatingCount { return first.gatingCount < second.gatingCount }
        if left.margin != right.margin { return left.margin > right.margin }
        let (less, more) = (first.change, second.change)
        return less == more ? left.offset < right.offset : less < more
      }.map(\.proposal)
  }

  /// Whether a proposal has a new or worse finding that fails the gate.
  public var isWorse: Bool { ranked.contains(where: \.difference.isWorse) }

  /// The reasons why the audits are hard to compare, one clause each, without a final period.
  public var caveats: [String] {
    var caveats: [String] = []
    if ranked.contains(where: { $0.audit.judgedBy != old.judgedBy }) {
      caveats.append(
        "The profiles or gates differ, so differences may not come from the colors")
    }
    if ranked.contains(where: { !$0.difference.gonePairings.isEmpty }) {
      caveats.append("Some pairings are no longer measured, so their contrast is unknown")
    }
    if ranked.contains(where: { Set($0.audit.modes.map(\.name)) != Set(old.modes.map(\.name)) }) {
      caveats.append("The audited modes differ")
    }
    return caveats
  }
}
