import SourceText

/// The verdict of a rule on one subject: numbers at once, names and words when they are asked for.
///
/// An assessment is a view of 16 bytes; all assessments of a report share their verdicts.
public struct Assessment: Sendable {
  let verdicts: Verdicts
  let row: UInt32

  private var verdict: Verdict { verdicts.list.rows[Int(row)] }
  private var judge: any Judge { verdicts.judges[Int(verdict.rule)] }
  private var auditSubject: any AuditSubject { judge.subject(Int(verdict.subject)) }

  /// The rule's identifier.
  public var rule: String { verdicts.rules[Int(verdict.rule)] }
  /// The level in this audit, lowered if the judgement has a lower level.
  public var level: Level { verdict.level }
  /// The outcome.
  public var outcome: Outcome { verdict.outcome }
  /// The name of the reason, found by reflection; `hasReason(_:)` is faster.
  public var reason: String { judge.reason(verdict) }
  /// The measured value, unrounded; nil if there is no single number.
  public var measured: Double? { verdict.flags.contains(.hasMeasured) ? verdict.measured : nil }
  /// The smallest and largest possible value if only bounds are known.
  public var interval: ClosedRange<Double>? {
    verdict.flags.contains(.hasInterval) ? verdicts.list.intervals[Int(verdict.interval)] : nil
  }
  /// The required value.
  public var required: Double? { verdict.flags.contains(.hasRequired) ? verdict.required : nil }
  /// The unit of the measured and the required value.
  public var unit: MeasurementUnit? { verdict.unit }
  /// Whether the judgement has a lower level than its rule, such as text that clips only at twice its size.
  public var isMinor: Bool { verdict.flags.contains(.isMinor) }

  /// The words, made anew each time: the rule's own, and a color change as the remedy if the rule has none.
  public var words: Words {
    var words = judge.words(verdict, self)
    words.remedy = words.remedy ?? colorChange?.sentence
    return words
  }
  /// The message, one sentence without a final period.
  public var message: String { words.message }
  /// The reason why the outcome can't be determined or the requirement doesn't apply; nil for other outcomes.
  public var cause: String? { outcome == .cantTell || outcome == .inapplicable ? words.cause : nil }
  /// The sizes with which a control passes; also known if it passes.
  var proposal: ControlProposal? { judge.proposal(Int(verdict.subject)) }

  /// The subject.
  public var subject: SubjectName { pairing?.subjectName ?? auditSubject.subjectName }
  /// The mode; nil if the subject has none.
  public var mode: String? {
    if let pairing { pairing.mode.name } else { auditSubject.modeName }
  }
  /// The measured pairing, if the subject is a pairing.
  public var pairing: MeasuredPairing? {
    let verdict = verdict
    return verdicts.areAboutPairings[Int(verdict.rule)] ? verdicts.pairings[Int(verdict.subject)] : nil
  }
  /// The location that an author would edit.
  public var location: SourceLocation? { auditSubject.location }
  /// The related locations.
  public var related: [RelatedLocation] { auditSubject.related }
  /// Whether the subject was found in view code.
  public var isFromCode: Bool { verdict.flags.contains(.isFromCode) }

  /// Whether the verdict has a reason.
  package func hasReason<Reason: VerdictReason>(_ reason: Reason) -> Bool {
    verdict.reason == reason.rawValue && judge.reasonType == Reason.self
  }

  /// The type of the subject.
  var subjectType: any AuditSubject.Type { judge.subjectType }
  /// A number for the rule and the reason.
  var reasonKey: UInt32 { UInt32(verdict.rule) << 8 | UInt32(verdict.reason) }
  /// The position of the rule among the judges.
  var judgeIndex: Int { Int(verdict.rule) }
  /// The position of the subject among those of its type.
  var subjectRow: Int { Int(verdict.subject) }
  /// Whether the subject is a color token or a combination that pairings may cover.
  var isAboutCoverage: Bool { subjectType == CoverageSubject.self }
  /// Whether the measured value is a contrast ratio.
  var isRatio: Bool { verdict.unit == .ratio }
}

/// An assessment that failed or can't be determined.
public typealias Finding = Assessment

extension Finding {
  private var hold: Verdicts.Hold? { verdicts.holds.isEmpty ? nil : verdicts.holds[row] }
  private var colorChange: Verdicts.Remedy? { verdicts.remedies.isEmpty ? nil : verdicts.remedies[row] }

  /// The waiver that covers the finding.
  public var waiver: Waiver? { hold?.waiver }
  /// The suppression comment that covers the finding.
  public var suppression: Suppression? { hold?.suppression }
  /// The change from the baseline; nil without a baseline.
  public var baseline: Change? { hold?.baseline }
  /// The change from the earlier audit; nil without one.
  public var against: Change? { hold?.against }
  /// Whether a waiver or a suppression comment covers the finding.
  public var isWaived: Bool { !verdicts.holds.isEmpty && (waiver != nil || suppression != nil) }

  /// Whether the finding would fail the gate without waivers and baselines.
  public var reachesGate: Bool { verdict.flags.contains(.reachesGate) }
  /// Whether the finding fails the gate.
  public var gates: Bool {
    // Without gate exceptions, no hold is copied: the question is asked for every finding.
    guard reachesGate, !verdicts.holds.isEmpty, let hold else { return reachesGate }
    let isWaived = hold.waiver != nil || hold.suppression != nil
    return Gate.isFailed(reachesGate: true, isWaived: isWaived, baseline: hold.baseline, against: hold.against)
  }

  /// Whether the finding is waived or accepted, or a comparison keeps it from failing the gate.
  package var isHeld: Bool { isWaived || baseline?.isAccepted ?? false || (reachesGate && !gates) }

  /// Whether a waiver, the baseline, or an unchanged or better result in an earlier audit applies to the finding.
  package var isHeldBack: Bool { isWaived || baseline?.isAccepted == true || against?.isAccepted == true }

  /// Whether the subject is a waiver, a baseline entry, or a suppression comment; a baseline can't accept such a finding.
  var isAboutGateExceptions: Bool { judge.subjectType.isAboutGateExceptions }
  /// Whether a new baseline would accept the finding.
  var belongsInBaseline: Bool { reachesGate && !isWaived && !isAboutGateExceptions }

  /// The single-color changes that make a failing pairing pass without breaking others, nearest color first.
  public var proposals: [ColorProposal] { colorChange?.proposals ?? [] }
  /// The remedy by a color change, in one sentence without a final period; nil if none was searched for.
  var foundRemedy: String? { colorChange.flatMap { $0.isBeyondLimit ? nil : $0.sentence } }
  /// The remedy in one sentence without a final period: the rule's own, else a color change.
  public var remedy: String? { words.remedy }
}
