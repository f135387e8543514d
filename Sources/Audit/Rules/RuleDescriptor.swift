/// The documentation of a rule: its requirement, rationale, and known limits.
///
/// It is the source of `palpable rules` and the rule reference, and its examples run as tests.
public struct RuleDescriptor: Sendable {
  /// The clause that a rule checks.
  public struct Requirement: Sendable {
    /// The clause, such as "WCAG 2.2, 1.4.3 Contrast (Minimum), level AA".
    public let clause: String
    /// The address of the clause; nil if no public document contains it.
    public let url: String?

    /// Creates a requirement.
    public init(_ clause: String, url: String? = nil) {
      self.clause = clause
      self.url = url
    }
  }

  /// The identifier in configuration and findings: WCAG's own anchor if there is one.
  public let id: String
  /// The requirement, in one line.
  public let title: String
  /// The full description of what is measured and compared.
  public let description: String
  /// The reason why people need the requirement.
  public let rationale: String
  /// The known false positives and false negatives of the rule.
  public let knownLimits: [String]
  /// The clause that the rule checks.
  public let requirement: Requirement
  /// The numbers of the WCAG success criteria that the rule checks in part, such as "1.4.3".
  public let criteria: [String]
  /// The criterion that is decided for the declared subjects that the rule checks, because it compares the criterion's own values.
  public let decidedCriterion: String?
  /// Whether a platform publishes the requirement, such as Apple in the Human Interface Guidelines.
  public let isPlatformGuidance: Bool
  /// The default level of findings.
  public let level: Level
  /// The first ruleset with the rule.
  public let since: Ruleset
  /// The default levels in earlier rulesets with another level, under every profile.
  public let earlierLevels: [Ruleset: Level]
  /// The default levels under profiles with another level.
  public let levels: [Profile: Level]
  /// The App Store labels for which outcomes of the rule are evidence.
  public let labels: [AppStoreLabel]
  /// Whether the rule checks the design; rules about coverage only report what was checked.
  public let isAboutDesign: Bool
  /// The quantity that the rule measures, in a word or two, such as "gap"; nil for contrast, and if nothing is measured.
  public let quantity: String?
  /// Design systems that satisfy the rule: at least one subject passes, and none fails.
  public var passing: [RuleExample] { makePassing() }
  /// Design systems that the rule doesn't apply to, although they resemble those that it applies to.
  public var inapplicable: [RuleExample] { makeInapplicable() }
  /// Design systems with at least one failed or undetermined result.
  public var failing: [RuleExample] { makeFailing() }

  // An audit needs no examples, so they are made on request.
  private let makePassing, makeInapplicable, makeFailing: @Sendable () -> [RuleExample]

  /// Creates a descriptor; the examples are made each time they are read.
  public init(
    id: String, title: String, description: String, rationale: String, knownLimits: [String],
    requirement: Requirement, criteria: [String] = [], decidedCriterion: String? = nil,
    isPlatformGuidance: Bool = false,
    level: Level, since: Ruleset = .version01, earlierLevels: [Ruleset: Level] = [:], levels: [Profile: Level] = [:],
    labels: [AppStoreLabel] = [], isAboutDesign: Bool = true,
    quantity: String? = nil,
    passing: @autoclosure @escaping @Sendable () -> [RuleExample],
    inapplicable: @autoclosure @escaping @Sendable () -> [RuleExample] = [],
    failing: @autoclosure @escaping @Sendable () -> [RuleExample]
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.rationale = rationale
    self.knownLimits = knownLimits
    self.requirement = requirement
    self.criteria = criteria
    self.decidedCriterion = decidedCriterion
    self.isPlatformGuidance = isPlatformGuidance
    self.level = level
    self.since = since
    self.earlierLevels = earlierLevels
    self.levels = levels
    self.labels = labels
    self.isAboutDesign = isAboutDesign
    self.quantity = quantity
    makePassing = passing
    makeInapplicable = inapplicable
    makeFailing = failing
  }
}

extension RuleDescriptor {
  /// Returns the default level of findings under a profile.
  public func level(in profile: Profile) -> Level { levels[profile] ?? level }

  /// The lists of examples that aren't empty, each with its heading.
  public var exampleLists: [(heading: String, examples: [RuleExample])] {
    [("Passes", passing), ("Not applicable", inapplicable), ("Fails", failing)].filter { !$0.1.isEmpty }
  }
}

/// A design system of a few lines that passes or fails a rule, or that it doesn't apply to.
public struct RuleExample: Sendable {
  /// The caption.
  public let caption: String
  /// Token paths and values in CSS notation (`#64748b`, `12px`, `200ms`, `1.05`), or an alias (`{color.ink}`).
  public let tokens: [(path: String, value: String)]
  /// Values that differ in dark mode; if empty, the example has only a light mode.
  public let darkTokens: [(path: String, value: String)]
  /// The members of `palpable.json` besides the tokens.
  public let configuration: String
  /// The entries of a baseline; if empty, there is no baseline.
  public let baseline: String
  /// Swift source of views, with `/*!*/` before each location of a finding.
  public let code: String

  /// Creates an example.
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
