extension RepairReport {
  /// Another proposal.
  public struct Alternative: Sendable, Hashable {
    /// What it keeps.
    public let proposal: Settings.Proposal
    /// The number of changes.
    public let changes: Int
    /// The sum of all changes, in ΔEOK.
    public let totalDifference: Double
    /// The cost, as in the proof.
    public let cost: Double
    /// The number of pairings that still fail.
    public let remaining: Int

    /// Creates an alternative.
    public init(
      proposal: Settings.Proposal, changes: Int, totalDifference: Double, cost: Double, remaining: Int
    ) {
      self.proposal = proposal
      self.changes = changes
      self.totalDifference = totalDifference
      self.cost = cost
      self.remaining = remaining
    }
  }

  /// What a pairing or a lock adds to the cost.
  public struct Price: Sendable, Hashable {
    /// The pairing, as an index of the report's pairings; nil for a lock.
    public let pairing: Int?
    /// The pattern of the lock; nil for a pairing.
    public let lock: String?
    /// The cost without it.
    public let cost: Double
    /// The number of pairings that still fail without it.
    public let remaining: Int

    /// Creates a price.
    public init(pairing: Int?, lock: String?, cost: Double, remaining: Int) {
      self.pairing = pairing
      self.lock = lock
      self.cost = cost
      self.remaining = remaining
    }
  }
}
