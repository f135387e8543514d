import DesignTokens

// The rows of a snapshot.

extension AuditSnapshot {
  /// An audited mode.
  public struct Mode: Sendable, Hashable {
    /// The name.
    public var name = ""
    /// The identifier of the color scheme.
    public var scheme = ""
    /// The identifier of the contrast setting.
    public var contrast = ""
    /// The identifier of the transparency setting; nil if it is the standard one.
    public var transparency: String?
    /// The mode whose values apply where this one has none.
    public var base: String?

    /// Creates a mode.
    public init(_ name: String = "") { self.name = name }
  }

  /// A rule and its outcomes.
  public struct Rule: Sendable, Hashable {
    /// The identifier.
    public var id = ""
    /// The level in the audit.
    public var level = Level.off
    /// The title.
    public var title = ""
    /// The clause that the rule checks.
    public var requirement = ""
    /// The address of the clause.
    public var url: String?
    /// The number of subjects by outcome.
    public var outcomes = OutcomeCounts()

    /// Creates a rule.
    public init(_ id: String = "", level: Level = .off) { (self.id, self.level) = (id, level) }
  }

  /// A pairing in a mode.
  public struct Pairing: Sendable, Hashable {
    /// The mode.
    public var mode: String
    /// The subject.
    public var subject: SubjectName
    /// The ratio, if it is exact.
    public var exactRatio: Double?
    /// The bounds of the ratio, if it isn't exact.
    public var interval: ClosedRange<Double>?
    /// The required ratio; nil if none is required.
    public var required: Double?
    /// The outcome.
    public var outcome = Outcome.inapplicable
    /// The rule that decided the outcome.
    public var rule: String?
    /// The reason in words why the outcome can't be determined or no rule applies.
    public var cause: String?
    /// Whether findings on the pairing can count toward the gate.
    public var mayGate = true
    /// The name, if it was declared with one.
    public var name: String?
    /// The identifier of the origin.
    public var origin = ""
    /// Whether one of the colors falls back to the base mode.
    public var isFallback = false
    /// The location of the foreground's value.
    public var at: String?
    /// The colors in hexadecimal notation, as declared: the foreground, then the background.
    public var colors: [String]

    /// Creates a pairing.
    public init(mode: String, subject: SubjectName, ratio: Double?, required: Double?, colors: [String] = []) {
      self.mode = mode
      self.subject = subject
      self.exactRatio = ratio
      self.required = required
      self.colors = colors
    }

    /// The ratio; the lower bound if only bounds are known; nil if unknown.
    public var ratio: Double? { exactRatio ?? interval?.lowerBound }
  }

  /// A finding.
  public struct Finding: Sendable, Hashable {
    /// The rule's identifier.
    public var rule: String
    /// The mode; nil if the finding has none.
    public var mode: String?
    /// The subject.
    public var subject: SubjectName
    /// The measured and required values.
    public var snapshot: FindingSnapshot
    /// The unit of the values.
    public var unit: MeasurementUnit?
    /// The level in the audit.
    public var level = Level.error
    /// The name of the reason; nil in reports of schema version 1.
    public var reason: String?
    /// The reason in words why the result can't be determined.
    public var cause: String?
    /// The message, one sentence without a final period; nil if it only repeats the values.
    public var message: String?
    /// The remedy, one sentence without a final period.
    public var remedy: String?
    /// Whether the finding would fail the gate without waivers and baselines.
    public var reachesGate: Bool
    /// Whether the finding fails the gate.
    public var gates = false
    /// The waiver that covers the finding.
    public var waiver: Waiver?
    /// The suppression comment that covers the finding.
    public var suppression: Suppression?
    /// The change from the baseline; nil without a baseline.
    public var baseline: Change?
    /// The change from the earlier audit; nil without one.
    public var against: Change?
    /// The location that an author would edit.
    public var at: String?
    /// The row of the subject in the report.
    var row = SubjectPosition()

    /// Creates a finding.
    ///
    /// - Parameter isRatio: whether the measured value is a contrast ratio, for which less is worse whatever is required.
    public init(
      rule: String, mode: String?, subject: SubjectName, snapshot: FindingSnapshot, reachesGate: Bool = false,
      isRatio: Bool = false
    ) {
      self.rule = rule
      self.mode = mode
      self.subject = subject
      self.snapshot = snapshot
      self.reachesGate = reachesGate
      unit = isRatio ? .ratio : nil
    }

    /// The text that identifies the finding across audits: rule, mode, and subject.
    public var fingerprint: String { Audit.Finding.fingerprint(rule: rule, mode: mode, subject: subject) }
  }

  /// The row of a subject in the report; nil if the finding isn't from a report.
  ///
  /// Subjects of one rule have the order of their declarations. All positions are equal, because they are no part of a finding's value.
  struct SubjectPosition: Sendable, Hashable {
    var index: Int?

    static func == (left: SubjectPosition, right: SubjectPosition) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  /// A waiver of a finding.
  public struct Waiver: Sendable, Hashable {
    /// The reason.
    public var reason = ""
    /// The owner who is responsible for the waiver.
    public var owner = ""
    /// The last day on which the waiver is in force, in UTC.
    public var expires = ""
    /// The worst measured value that the waiver covers.
    public var floor: Double?
    /// The location of the declaration.
    public var at: String?

    /// Creates an empty waiver.
    public init() {}
  }

  /// A suppression comment on a finding.
  public struct Suppression: Sendable, Hashable {
    /// The reason.
    public var reason = ""
    /// The location of the comment.
    public var at: String?

    /// Creates an empty suppression.
    public init() {}
  }

  /// The change of a finding from earlier values.
  public struct Change: Sendable, Hashable {
    /// The kind of change: `new`, `worse`, `same`, or `better`.
    public var state = ""
    /// The earlier values; nil for a new or unchanged finding.
    public var earlier: FindingSnapshot?

    /// Creates an empty change.
    public init() {}
  }

  /// A color token.
  public struct Token: Sendable, Hashable {
    /// The path.
    public var path: TokenPath
    /// The values, by mode.
    public var values: [TokenValue]

    /// Creates a token.
    public init(_ path: TokenPath, _ values: [TokenValue]) { (self.path, self.values) = (path, values) }

    /// Returns a text for the color in each mode; equal colors have equal texts.
    var colors: [String: String] {
      Dictionary(
        values.compactMap { value in value.colorKey.map { (value.mode, $0) } }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// The color of a token in a mode.
  public struct TokenValue: Sendable, Hashable {
    /// The mode.
    public var mode = ""
    /// The text in the file.
    public var value = ""
    /// The color in hexadecimal notation; nil if it is unknown.
    public var hex: String?
    /// The identifier of the color space.
    public var space: String?
    /// Whether the mode has no value and falls back to its base mode.
    public var isFallback = false
    /// The other tokens of the alias chain.
    public var via: [String] = []
    /// The location in the file.
    public var at: String?

    /// Creates a value.
    public init(mode: String = "", hex: String? = nil, space: String? = nil) {
      (self.mode, self.hex, self.space) = (mode, hex, space)
    }

    /// A text that is equal for equal colors.
    var colorKey: String? { hex.flatMap { hex in space.map { "\(hex) \($0)" } } }
  }

  /// A notice about the input files.
  public struct Notice: Sendable, Hashable {
    /// The message, one sentence without a final period.
    public var message = ""
    /// The locations; empty if the notice is about no location.
    public var at: [String] = []

    /// Creates a notice.
    public init(_ message: String = "", at: [String] = []) { (self.message, self.at) = (message, at) }
  }
}
