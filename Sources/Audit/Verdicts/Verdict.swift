/// The verdict of a rule on one subject, without words: 32 bytes that are copied without counting references.
struct Verdict: BitwiseCopyable, Sendable {
  /// The position of the subject among those of the rule's type.
  var subject: UInt32
  /// The position of the interval; without meaning if there is none.
  var interval: UInt32 = 0
  /// The position of the rule among the judges.
  var rule: UInt16
  /// The position of the reason among those of the rule.
  var reason: UInt8
  var outcome: Outcome
  var unit: MeasurementUnit?
  /// The level in this audit, lowered if the judgement has a lower one.
  var level: Level
  /// The level of the rule in this audit, whatever the judgement.
  var ruleLevel: Level
  var flags: Flags
  /// The measured value, if there is one.
  var measured = 0.0
  /// The required value, if there is one.
  var required = 0.0

  /// What is known about a verdict.
  struct Flags: OptionSet, BitwiseCopyable, Sendable {
    let rawValue: UInt8
    static let hasMeasured = Flags(rawValue: 1)
    static let hasInterval = Flags(rawValue: 2)
    static let hasRequired = Flags(rawValue: 4)
    /// The finding would fail the gate without waivers and baselines.
    static let reachesGate = Flags(rawValue: 8)
    /// The judgement has a lower level than its rule.
    static let isMinor = Flags(rawValue: 16)
    static let isFromCode = Flags(rawValue: 32)
  }
}

extension Verdict {
  /// The weight in deciding a row: the rule's level, then the outcome, then what is required.
  var weight: (Int, Int, Double) {
    let severity =
      switch outcome {
      case .failed: 3
      case .cantTell: 2
      case .passed: 1
      case .inapplicable: 0
      }
    return (ruleLevel.rank, severity, flags.contains(.hasRequired) ? required : 0)
  }
}

/// The verdicts of an audit as they are collected, rule by rule.
struct VerdictList: Sendable {
  var rows: [Verdict] = []
  var intervals: [ClosedRange<Double>] = []
  /// The number of decisions by rules about the design on subjects that can count toward the gate.
  var decisionCount = 0

  /// Adds the verdicts of another rule.
  mutating func append(_ other: VerdictList) {
    let (row, interval) = (rows.count, UInt32(intervals.count))
    rows += other.rows
    intervals += other.intervals
    decisionCount += other.decisionCount
    guard interval > 0, !other.intervals.isEmpty else { return }
    for index in row..<rows.count { rows[index].interval += interval }
  }
}
