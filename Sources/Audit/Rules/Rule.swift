import SourceText

/// A requirement: a description, options as stored properties with defaults, and a check.
///
/// Subjects are extracted before rules run, so a rule only compares and never searches. To add a rule, write its file in `AuditRules/Rules`
/// and add it to the catalog.
public protocol Rule: Sendable {
  /// The type of the subjects that the rule checks.
  associatedtype Subject: AuditSubject

  /// The description of the rule and its rationale.
  static var descriptor: RuleDescriptor { get }

  /// The options that `palpable.json` can set.
  static var options: [RuleOption<Self>] { get }

  /// Creates the rule with its default options.
  init()

  /// Whether the requirement applies to a subject.
  func applies(to subject: Subject) -> Bool

  /// Compares a subject that the rule applies to with the requirement.
  func evaluate(_ subject: Subject) -> Evaluation
}

extension Rule {
  public static var options: [RuleOption<Self>] { [] }
  public func applies(to subject: Subject) -> Bool { true }
}

/// The evaluation of one subject by a rule.
public struct Evaluation: Sendable {
  /// The outcome.
  public var outcome: Outcome
  /// The measured value, unrounded; nil if there is no single number.
  public var measured: Double?
  /// The smallest and largest possible value if only bounds are known.
  public var interval: ClosedRange<Double>?
  /// The required value.
  public var required: Double?
  /// The unit of the measured and the required value.
  public var unit: Unit?
  /// The message, one sentence without a final period.
  public var message: String
  /// The remedy, one sentence without a final period.
  public var remedy: String?
  /// A lower level than the rule's, for a less severe result.
  public var level: Level?
  /// The sizes with which a control passes; also set if it passes.
  public var proposal: ControlProposal?

  /// The units of measurements.
  public enum Unit: String, Sendable {
    /// A contrast ratio, 1 to 21.
    case ratio
    /// Points of iOS, which are CSS pixels.
    case points = "pt"
    /// A multiple of the size at the default content size category.
    case factor
    /// Milliseconds.
    case milliseconds = "ms"
    /// A plain number.
    case number = ""
  }

  /// Creates an evaluation; long values in the message, the reason, and the remedy are shortened.
  public init(
    _ outcome: Outcome, measured: Double? = nil, interval: ClosedRange<Double>? = nil, required: Double? = nil,
    unit: Unit? = nil, message: String, remedy: String? = nil, level: Level? = nil,
    proposal: ControlProposal? = nil
  ) {
    self.outcome =
      switch outcome {
      case .passed, .failed: outcome
      case .cantTell(let reason): .cantTell(reason.shortenedSentence)
      case .inapplicable(let reason): .inapplicable(reason.shortenedSentence)
      }
    self.measured = measured
    self.interval = interval
    self.required = required
    self.unit = unit
    self.message = message.shortenedSentence
    self.remedy = remedy?.shortenedSentence
    self.level = level
    self.proposal = proposal
  }
}
