import SourceText

/// A requirement: a description, options as stored properties with defaults, and a comparison.
///
/// Subjects are extracted before rules run, so a rule only compares and never searches. It judges first, in numbers; its words are made only
/// when a writer asks for them. <doc:Architecture> lists the steps for a new rule.
public protocol Rule: Sendable {
  /// The type of the subjects that the rule checks.
  associatedtype Subject: AuditSubject
  /// The reasons for the rule's verdicts.
  associatedtype Reason: VerdictReason

  /// The description of the rule and its rationale.
  static var descriptor: RuleDescriptor { get }

  /// The options that `palpable.json` can set.
  static var options: [RuleOption<Self>] { get }

  /// Creates the rule with its default options.
  init()

  /// Creates the rule with the default options of a ruleset, which may be older than the current one.
  init(in ruleset: Ruleset)

  /// Compares a subject with the requirement; nil if the rule doesn't apply to it.
  func judge(_ subject: Subject) -> Judgement<Reason>?

  /// Returns the words for a judgement of the same rule on the same subject; the judgement comes without its level.
  func words(_ judgement: Judgement<Reason>, _ subject: Subject) -> Words

  /// Returns the sizes with which a control passes, whether it passes now or not; nil if no size is known.
  func proposal(for subject: Subject) -> ControlProposal?
}

extension Rule {
  public init(in ruleset: Ruleset) { self.init() }
  public static var options: [RuleOption<Self>] { [] }
  public func proposal(for subject: Subject) -> ControlProposal? { nil }
}

/// The reasons for a rule's verdicts: an enumeration whose cases stand by their names in reports, and in one byte in verdicts.
public protocol VerdictReason: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == UInt8 {}

/// The judgement of a rule on one subject, in numbers.
public struct Judgement<Reason: VerdictReason>: Sendable {
  /// The outcome.
  public var outcome: Outcome
  /// The reason.
  public var reason: Reason
  /// The measured value, unrounded; nil if there is no single number.
  public var measured: Double?
  /// The smallest and largest possible value if only bounds are known.
  public var interval: ClosedRange<Double>?
  /// The required value.
  public var required: Double?
  /// The unit of the measured and the required value.
  public var unit: MeasurementUnit?
  /// A lower level than the rule's, for a less severe result.
  public var level: Level?

  /// Creates a judgement.
  public init(
    _ outcome: Outcome, _ reason: Reason, measured: Double? = nil, interval: ClosedRange<Double>? = nil,
    required: Double? = nil, unit: MeasurementUnit? = nil, level: Level? = nil
  ) {
    self.outcome = outcome
    self.reason = reason
    self.measured = measured
    self.interval = interval
    self.required = required
    self.unit = unit
    self.level = level
  }
}

/// The words of a rule about one subject; long values in them are shortened.
public struct Words: Sendable, Hashable {
  /// The message, one sentence without a final period.
  public let message: String
  /// The remedy, one sentence without a final period.
  public internal(set) var remedy: String?
  /// The reason why the outcome can't be determined or the requirement doesn't apply; nil for other outcomes.
  public var cause: String? { why?.text.shortenedSentence }
  /// The same reason with the roles of its names.
  let why: Cause?

  /// Creates the words of a verdict.
  public init(_ message: String, remedy: String? = nil, cause: String? = nil) {
    self.init(message, remedy: remedy, cause: cause.map { Cause($0) })
  }

  /// Creates the words of a verdict with a reason that has names.
  public init(_ message: String, remedy: String? = nil, cause: Cause?) {
    self.message = message.shortenedSentence
    self.remedy = remedy?.shortenedSentence
    why = cause
    #if DEBUG
      Words.onMade.get()?()
    #endif
  }

  #if DEBUG
    /// What tests do when words are made; they count them.
    package static let onMade = TaskLocal<(@Sendable () -> Void)?>(wrappedValue: nil)
  #endif

  /// Returns the words for an outcome that can't be determined: "the size isn't known, so the target can't be checked".
  public static func undetermined(_ cause: String, _ consequence: String, remedy: String? = nil) -> Words {
    Words("\(cause), so \(consequence)", remedy: remedy, cause: cause)
  }

  /// Returns the words for a requirement that doesn't apply.
  public static func notApplicable(_ cause: String) -> Words { Words(cause, cause: cause) }
}
