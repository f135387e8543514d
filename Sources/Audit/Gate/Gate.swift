/// Which findings fail an audit.
public struct Gate: Sendable, Hashable {
  /// The lowest level that fails.
  public var failOn: Level
  /// Whether warnings count as errors.
  public var isStrict: Bool

  /// A gate; errors fail unless said otherwise.
  public init(failOn: Level = .error, isStrict: Bool = false) {
    self.failOn = failOn
    self.isStrict = isStrict
  }

  /// The level of a finding in this audit: strictness raises warnings to errors.
  public func level(_ level: Level) -> Level { isStrict && level == .warning ? .error : level }

  /// Whether an outcome on a subject fails the audit, as long as nothing is agreed about it: what cannot be told counts as failed.
  public func isReached(by outcome: Outcome, at level: Level, subjectCanGate: Bool) -> Bool {
    guard subjectCanGate, level >= failOn, level != .off else { return false }
    switch outcome {
    case .failed, .cantTell: return true
    case .passed, .inapplicable: return false
    }
  }

  /// Whether a finding that reaches the gate fails it after all that was agreed: no waiver holds it, no baseline accepts it as it is, and the earlier
  /// audit it is compared with did not have it as bad.
  public static func isFailed(reachesGate: Bool, isWaived: Bool, baseline: Change?, against: Change?) -> Bool {
    reachesGate && !isWaived && !(baseline?.isAccepted ?? false) && !(against?.isAccepted ?? false)
  }
}

/// What the gate decided.
public enum Decision: String, Sendable { case passed, failed }
