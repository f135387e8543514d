import Audit
import DesignTokens

/// A rule that requires component tokens to reference aliases, and aliases to reference primitives.
public struct TokenTiers: EvaluatingRule {
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

  public func evaluate(_ subject: TieredToken) -> Evaluation {
    guard let tier = subject.tier else {
      let reason = "the tier is unknown"
      return Evaluation(.inapplicable(reason), message: reason)
    }
    let remarks = subject.links.flatMap { self.remarks(on: $0, of: subject, tier) }
    let said = remarks.filter { $0.rank != .off }
    guard let worst = said.max(by: { ($0.rank, $0.weight) < ($1.rank, $1.weight) }) else {
      // If a requirement applies to at least one part, the value passes or fails by that part.
      if let first = remarks.first, remarks.count == subject.links.count {
        return Evaluation(.inapplicable(first.text), message: first.text)
      }
      return Evaluation(.passed, message: "\(tier.withArticle) with allowed references: \(subject.chainText)")
    }
    var message = said.prefix(TokenTiers.toldLimit).map(\.text).joined(separator: "; ")
    if said.count > TokenTiers.toldLimit { message += "; and \(said.count - TokenTiers.toldLimit) more" }
    return Evaluation(worst.outcome, message: message, remedy: worst.remedy, level: worst.level)
  }

  /// The largest number of parts of one value that a message mentions.
  static let toldLimit = 3
}
