import Audit
import DesignTokens

/// A rule that requires component tokens to reference aliases, and aliases to reference primitives.
public struct TokenTiers: Rule {
  public static let descriptor = RuleDescriptor(
    id: "token-tiers",
    title: "Component tokens must reference aliases, and aliases must reference primitives",
    description: """
      Checks the references of every token with a tier, in every mode. Reports component tokens that reference primitives, component tokens and aliases \
      with literal values, and references to a higher tier; references within a tier pass. Checks each part of a composite value, and treats an \
      alias with an alpha as a reference. References to a token without a tier, and values computed at run time, are undetermined; tokens without a \
      tier are skipped.
      """,
    rationale:
      "Aliases define dark mode and themes, so a token that bypasses them keeps its color when everything around it changes.",
    knownLimits: [
      "Reads tiers only from palpable.json or from Swift type names, and infers none for other formats.",
      "Treats a value computed from other tokens, or taken from a part of a token, as a literal.",
      "Checks literals only in the listed types, because many systems define sizes in component tokens.",
      "Reports no mode if a token has the same reference in every mode, so waivers and overrides for one mode don't match the finding.",
    ],
    requirement: .init(
      "The tiers of the design system, by token references",
      url: "https://www.designtokens.org/tr/2025.10/format/#alias-reference"),
    level: .warning,
    passing: [
      RuleExample(
        "A component token that references an alias, and an alias that references a primitive",
        tokens: [
          "primitive.blue": "#1d4ed8", "alias.action": "{primitive.blue}", "button.fill": "{alias.action}",
          "button.height": "44px",
        ], configuration: tiers)
    ],
    failing: [
      RuleExample(
        "A component token that bypasses the aliases",
        tokens: ["primitive.blue": "#1d4ed8", "alias.action": "{primitive.blue}", "button.fill": "{primitive.blue}"],
        configuration: tiers),
      RuleExample(
        "A component token with a literal color",
        tokens: ["primitive.blue": "#1d4ed8", "alias.action": "{primitive.blue}", "button.fill": "#1d4ed8"],
        configuration: tiers),
      RuleExample(
        "An alias with a literal color in dark mode",
        tokens: ["primitive.blue": "#1d4ed8", "alias.action": "{primitive.blue}", "button.fill": "{alias.action}"],
        dark: ["alias.action": "#93c5fd"], configuration: tiers),
      RuleExample(
        "An alias that references a component token",
        tokens: ["primitive.blue": "#1d4ed8", "alias.action": "{button.fill}", "button.fill": "#1d4ed8"],
        configuration: tiers),
    ])

  private static let tiers = """
    "tiers": { "component": "**button.*", "alias": "**alias.*", "primitive": "**primitive.*" },
    "rules": { "token-tiers": "error" }
    """

  /// The severity level of component tokens that reference primitives; nil for the level of the rule.
  public var skip: Level?
  /// The severity level of component tokens with a literal value; nil for the level of the rule.
  public var componentLiteral: Level?
  /// The severity level of aliases with a literal value; nil for the level of the rule.
  public var aliasLiteral: Level?
  /// The severity level of tokens that reference a higher tier; nil for the level of the rule.
  public var upward: Level?
  /// The token types whose literals are checked.
  public var types: [TokenType] = [.color]

  public static let options: [RuleOption<TokenTiers>] = [
    .level("skip", \.skip, "level for a component token that references a primitive, at most the level of the rule"),
    .level(
      "componentLiteral", \.componentLiteral,
      "level for a component token with a literal value, at most the level of the rule"),
    .level("aliasLiteral", \.aliasLiteral, "level for an alias with a literal value, at most the level of the rule"),
    .level("upward", \.upward, "level for a token that references a higher tier, at most the level of the rule"),
    .types("types", \.types, "token types whose literals are checked; references are checked in all types"),
  ]

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// All references follow the tiers.
    case followsTiers
    /// The tier of the token is unknown.
    case unknownTier
    /// Literals of the type aren't checked.
    case uncheckedType
    /// A component token has a literal value.
    case componentLiteral
    /// An alias has a literal value.
    case aliasLiteral
    /// A component token references a primitive.
    case skip
    /// A token references a higher tier.
    case upward
    /// A token references a token without a tier.
    case untiered
    /// The value can't be determined from the file.
    case undecidable
  }

  public func judge(_ subject: TieredToken) -> Judgement<Reason>? {
    guard subject.tier != nil else { return Judgement(.inapplicable, .unknownTier) }
    let remarks = remarks(on: subject)
    let said = remarks.filter(\.isSaid)
    if let worst = worst(of: said) { return Judgement(worst.outcome, worst.reason, level: worst.level) }
    // If a requirement applies to at least one part, the value passes or fails by that part.
    if let first = remarks.first, remarks.count == subject.links.count {
      return Judgement(.inapplicable, first.reason)
    }
    return Judgement(.passed, .followsTiers)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: TieredToken) -> Words {
    switch judgement.reason {
    case .followsTiers:
      return Words("\(subject.tier?.withArticle ?? "a token") with allowed references: \(subject.chainText)")
    case .unknownTier: return Words.notApplicable("the tier is unknown")
    case .uncheckedType, .componentLiteral, .aliasLiteral, .skip, .upward, .untiered, .undecidable:
      let remarks = remarks(on: subject)
      let said = remarks.filter(\.isSaid)
      guard let worst = worst(of: said) else {
        let text = remarks.first?.text(of: subject) ?? ""
        return Words(text, cause: text)
      }
      var message = said.prefix(TokenTiers.toldLimit).map { $0.text(of: subject) }.joined(separator: "; ")
      if said.count > TokenTiers.toldLimit { message += "; and \(said.count - TokenTiers.toldLimit) more" }
      return Words(message, remedy: worst.remedy, cause: worst.outcome == .cantTell ? worst.fact : nil)
    }
  }

  private func worst(of said: [TierIssue]) -> TierIssue? {
    said.max { ($0.rank, $0.weight) < ($1.rank, $1.weight) }
  }

  /// The largest number of parts of one value that a message mentions.
  static let toldLimit = 3
}
