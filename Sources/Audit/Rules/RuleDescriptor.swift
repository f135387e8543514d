/// What a rule asks, why, and how far it can be trusted.
///
/// `palpable rules` and the rule reference are made from it, and its examples run as tests.
public struct RuleDescriptor: Sendable {
  /// The clause that a rule checks.
  public struct Requirement: Sendable {
    /// The clause, such as "WCAG 2.2, 1.4.3 Contrast (Minimum), level AA".
    public let clause: String
    /// Where it can be read.
    public let url: String

    /// A clause and where it stands.
    public init(_ clause: String, url: String) {
      self.clause = clause
      self.url = url
    }
  }

  /// The name used in configuration and findings: WCAG's own anchor where there is one.
  public let id: String
  /// What is required, in one line.
  public let title: String
  /// What is measured and compared, in full.
  public let description: String
  /// Why people need it.
  public let rationale: String
  /// Where the rule is known to say too much or too little.
  public let knownLimits: [String]
  /// The clause behind it.
  public let requirement: Requirement
  /// The numbers of the success criteria of WCAG that it checks some of, such as "1.4.3".
  public let criteria: [String]
  /// How much a finding matters unless the configuration says otherwise.
  public let level: Level
  /// Whether it decides something about the design; rules about coverage only say what was looked at.
  public let isAboutDesign: Bool
  /// Design systems that satisfy the rule.
  public let passing: [RuleExample]
  /// Design systems that do not.
  public let failing: [RuleExample]

  /// A description of a rule.
  public init(
    id: String, title: String, description: String, rationale: String, knownLimits: [String],
    requirement: Requirement, criteria: [String] = [], level: Level, isAboutDesign: Bool = true,
    passing: [RuleExample], failing: [RuleExample]
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.rationale = rationale
    self.knownLimits = knownLimits
    self.requirement = requirement
    self.criteria = criteria
    self.level = level
    self.isAboutDesign = isAboutDesign
    self.passing = passing
    self.failing = failing
  }
}

/// A design system of a few lines that a rule passes or fails.
public struct RuleExample: Sendable {
  /// What it shows.
  public let caption: String
  /// Token paths and their values as a stylesheet would write them: `#64748b`, `12px`, `200ms`, `1.05`; or an alias, `{color.ink}`.
  public let tokens: [(path: String, value: String)]
  /// Values that differ in the dark mode; without any, the example has only a light mode.
  public let darkTokens: [(path: String, value: String)]
  /// The members of `palpable.json` beside the tokens.
  public let configuration: String
  /// The entries of a baseline; without any, there is none.
  public let baseline: String
  /// Swift source of views; `/*!*/` stands before each place where a finding lands.
  public let code: String

  /// An example.
  public init(
    _ caption: String, tokens: KeyValuePairs<String, String> = [:], dark: KeyValuePairs<String, String> = [:],
    configuration: String = "", baseline: String = "", code: String = ""
  ) {
    self.caption = caption
    self.tokens = tokens.map { ($0.key, $0.value) }
    darkTokens = dark.map { ($0.key, $0.value) }
    self.configuration = configuration
    self.baseline = baseline
    self.code = code
  }
}
