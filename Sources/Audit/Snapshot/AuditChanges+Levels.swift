extension AuditChanges {
  /// The findings of one level before and after: the gate failures, or those at a level that don't fail the gate.
  public struct LevelChange: Sendable, Hashable {
    /// The level; nil for gate failures.
    public let level: Level?
    /// The number in the old audit.
    public fileprivate(set) var before = 0
    /// The number in the new audit.
    public fileprivate(set) var after = 0
    /// The number in both audits.
    public fileprivate(set) var stays = 0
    /// The number of fixed findings.
    public fileprivate(set) var fixed = 0

    /// The number that only the new audit has at this level.
    public var new: Int { after - stays }
    /// The number that the new audit no longer checks, or has at another level.
    public var gone: Int { before - stays - fixed }

    fileprivate mutating func add(_ change: FindingChange, was: Bool, is now: Bool) {
      before += was ? 1 : 0
      after += now ? 1 : 0
      stays += was && now ? 1 : 0
      fixed += was && change.kind == .fixed ? 1 : 0
    }
  }

  /// The gate failures, before waivers and baselines.
  public var gate: LevelChange {
    var gate = LevelChange(level: nil)
    for change in findings {
      gate.add(change, was: change.reachedGate, is: change.now != nil && change.reachesGate)
    }
    return gate
  }

  /// The gate failures, then the other findings by level, the most severe first; levels without a finding are left out.
  ///
  /// A finding whose level changed counts at its new level.
  public var levels: [LevelChange] {
    let others = [Level.error, .warning, .note].map { level in
      var counts = LevelChange(level: level)
      for change in findings where change.level == level {
        counts.add(
          change, was: change.before != nil && !change.reachedGate, is: change.now != nil && !change.reachesGate)
      }
      return counts
    }
    return ([gate] + others).filter { $0.level == nil || $0.before + $0.after > 0 }
  }

  /// The number of findings of a kind.
  public func count(_ kind: Kind) -> Int { findings.count { $0.kind == kind } }
}
