/// The conditions under which findings fail an audit.
public struct Gate: Sendable, Hashable {
  /// The lowest level that fails the gate.
  public var failOn: Level
  /// Whether warnings count as errors.
  public var isStrict: Bool

  /// Creates a gate; by default, errors fail.
  public init(failOn: Level = .error, isStrict: Bool = false) {
    self.failOn = failOn
    self.isStrict = isStrict
  }

  /// Returns the level of a finding in this audit: strictness raises warnings to errors.
  public func level(_ level: Level) -> Level { isStrict && level == .warning ? .error : level }

  /// Whether an outcome fails the audit, before waivers and baselines; an undetermined outcome counts as failed.
  public func isReached(by outcome: Outcome, at level: Level, subjectCanGate: Bool) -> Bool {
    guard subjectCanGate, level >= failOn, level != .off else { return false }
    switch outcome {
    case .failed, .cantTell: return true
    case .passed, .inapplicable: return false
    }
  }

  /// Whether a finding fails the gate after waivers and baselines.
  ///
  /// Such a finding isn't waived, the baseline doesn't accept it, and it is new or worse than in the earlier audit, if there is one.
  public static func isFailed(reachesGate: Bool, isWaived: Bool, baseline: Change?, against: Change?) -> Bool {
    reachesGate && !isWaived && !(baseline?.isAccepted ?? false) && !(against?.isAccepted ?? false)
  }
}

/// The decision of the gate.
public enum Decision: String, Sendable { case passed, failed }
