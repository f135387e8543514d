/// A rule whose judgement and words come from one function, which runs again when a writer asks for words.
public protocol EvaluatingRule: Rule where Reason == EvaluatedReason {
  associatedtype Subject
  associatedtype Reason = EvaluatedReason

  /// Whether the requirement applies to a subject.
  func applies(to subject: Subject) -> Bool

  /// Compares a subject that the rule applies to with the requirement.
  func evaluate(_ subject: Subject) -> Evaluation
}

/// The reason of rules that name none.
public enum EvaluatedReason: UInt8, VerdictReason {
  /// The rule has compared the subject with its requirement.
  case evaluated
}

extension EvaluatingRule {
  public func applies(to subject: Subject) -> Bool { true }

  public func judge(_ subject: Subject) -> Judgement<EvaluatedReason>? {
    guard applies(to: subject) else { return nil }
    let evaluation = evaluate(subject)
    return Judgement(
      evaluation.outcome.outcome, .evaluated, measured: evaluation.measured, interval: evaluation.interval,
      required: evaluation.required, unit: evaluation.unit, level: evaluation.level)
  }

  public func words(_ judgement: Judgement<EvaluatedReason>, _ subject: Subject) -> Words {
    let evaluation = evaluate(subject)
    return Words(evaluation.message, remedy: evaluation.remedy, cause: evaluation.outcome.cause)
  }

  public func proposal(for subject: Subject) -> ControlProposal? {
    applies(to: subject) ? evaluate(subject).proposal : nil
  }
}

/// An outcome with its cause.
public enum ReasonedOutcome: Sendable, Hashable {
  /// The subject meets the requirement.
  case passed
  /// The subject doesn't meet the requirement.
  case failed
  /// The outcome can't be determined from the declarations, with the cause.
  case cantTell(String)
  /// The requirement doesn't apply to the subject, with the cause.
  case inapplicable(String)

  /// The outcome alone.
  public var outcome: Outcome {
    switch self {
    case .passed: .passed
    case .failed: .failed
    case .cantTell: .cantTell
    case .inapplicable: .inapplicable
    }
  }

  /// The reason why the outcome can't be determined or the requirement doesn't apply; nil for other outcomes.
  public var cause: String? {
    switch self {
    case .passed, .failed: nil
    case .cantTell(let cause), .inapplicable(let cause): cause
    }
  }
}

/// The evaluation of one subject by a rule.
public struct Evaluation: Sendable {
  /// The outcome.
  public var outcome: ReasonedOutcome
  /// The measured value, unrounded; nil if there is no single number.
  public var measured: Double?
  /// The smallest and largest possible value if only bounds are known.
  public var interval: ClosedRange<Double>?
  /// The required value.
  public var required: Double?
  /// The unit of the measured and the required value.
  public var unit: MeasurementUnit?
  /// The message, one sentence without a final period.
  public var message: String
  /// The remedy, one sentence without a final period.
  public var remedy: String?
  /// A lower level than the rule's, for a less severe result.
  public var level: Level?
  /// The sizes with which a control passes; also set if it passes.
  public var proposal: ControlProposal?

  /// Creates an evaluation.
  public init(
    _ outcome: ReasonedOutcome, measured: Double? = nil, interval: ClosedRange<Double>? = nil,
    required: Double? = nil, unit: MeasurementUnit? = nil, message: String, remedy: String? = nil,
    level: Level? = nil, proposal: ControlProposal? = nil
  ) {
    self.outcome = outcome
    self.measured = measured
    self.interval = interval
    self.required = required
    self.unit = unit
    self.message = message
    self.remedy = remedy
    self.level = level
    self.proposal = proposal
  }
}
