import SourceText

/// One requirement: a description, the options as stored properties with their defaults, and one verb.
///
/// Subjects are extracted before rules run: a rule compares, it never searches. To add one, write its file in `AuditRules/Rules` and name it in
/// the catalog.
public protocol Rule: Sendable {
  /// What the rule looks at.
  associatedtype Subject: AuditSubject

  /// What the rule asks and why.
  static var descriptor: RuleDescriptor { get }

  /// The options that `palpable.json` can set.
  static var options: [RuleOption<Self>] { get }

  /// The rule with its default options.
  init()

  /// Whether the requirement concerns the subject at all.
  func applies(to subject: Subject) -> Bool

  /// Compares a subject that the rule applies to with the requirement.
  func evaluate(_ subject: Subject) -> Evaluation
}

extension Rule {
  public static var options: [RuleOption<Self>] { [] }
  public func applies(to subject: Subject) -> Bool { true }
}

/// What a rule found out about one subject.
public struct Evaluation: Sendable {
  /// What came of it.
  public var outcome: Outcome
  /// What was measured, unrounded; nil when there is no single number.
  public var measured: Double?
  /// The least and greatest value that is possible, when only bounds are known.
  public var interval: ClosedRange<Double>?
  /// What is required.
  public var required: Double?
  /// The unit of both.
  public var unit: Unit?
  /// One sentence for people, without a full stop.
  public var message: String
  /// What would mend it, in one sentence without a full stop.
  public var remedy: String?
  /// A lower level than the rule's, when this much matters less.
  public var level: Level?
  /// The numbers with which a control passes, also where it does.
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

  /// An evaluation; long values in the message and the remedy are cut.
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
