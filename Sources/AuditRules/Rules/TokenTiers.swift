import Audit
import DesignTokens

/// Component tokens refer to aliases, and aliases to primitives.
public struct TokenTiers: Rule {
  public static let descriptor = RuleDescriptor(
    id: "token-tiers",
    title: "Component tokens refer to aliases, and aliases to primitives",
    description: """
      Looks at what every token with a tier refers to, in every mode. A component token that refers to a primitive, a component token or an alias that \
      holds a literal, and a token that refers upwards, to a tier above its own, are each a finding with the chain; a reference within a tier is \
      not. Parts of composite values are looked at one by one, and an alias with an alpha is a reference. What refers to a token without a tier, or \
      is not known before run time, cannot be told. A token without a tier is not concerned, and where nothing tells a tier there is nothing to look at.
      """,
    rationale:
      "Dark mode and themes are decided in the aliases: what goes past them keeps its color when everything around it changes.",
    knownLimits: [
      "Tiers come from palpable.json or from names of Swift types; nothing is guessed for other formats.",
      "A value that is computed from other tokens, or taken from a part of one, is a literal.",
      "Literals are looked at in the listed types only: many systems hold sizes in component tokens.",
      "A finding has no mode where the token refers alike in every mode, and then no waiver or override for one mode is about it.",
    ],
    requirement: .init(
      "The design system's own tiers, told by references of tokens",
      url: "https://www.designtokens.org/tr/2025.10/format/#alias-reference"),
    level: .warning,
    passing: [
      RuleExample(
        "A component token that refers to an alias, and an alias that refers to a primitive",
        tokens: [
          "primitive.blue": "#1d4ed8", "alias.action": "{primitive.blue}", "button.fill": "{alias.action}",
          "button.height": "44px",
        ], configuration: tiers)
    ],
    failing: [
      RuleExample(
        "A component token that goes past the aliases",
        tokens: ["primitive.blue": "#1d4ed8", "alias.action": "{primitive.blue}", "button.fill": "{primitive.blue}"],
        configuration: tiers),
      RuleExample(
        "A component token with a color of its own",
        tokens: ["primitive.blue": "#1d4ed8", "alias.action": "{primitive.blue}", "button.fill": "#1d4ed8"],
        configuration: tiers),
      RuleExample(
        "An alias with another color in dark mode than any primitive has",
        tokens: ["primitive.blue": "#1d4ed8", "alias.action": "{primitive.blue}", "button.fill": "{alias.action}"],
        dark: ["alias.action": "#93c5fd"], configuration: tiers),
      RuleExample(
        "An alias that takes its color from a component",
        tokens: ["primitive.blue": "#1d4ed8", "alias.action": "{button.fill}", "button.fill": "#1d4ed8"],
        configuration: tiers),
    ])

  private static let tiers = """
    "tiers": { "component": "**button.*", "alias": "**alias.*", "primitive": "**primitive.*" },
    "rules": { "token-tiers": "error" }
    """

  /// The level of component tokens that refer to primitives; nil for the rule's.
  public var skip: Level?
  /// The level of component tokens that hold a literal; nil for the rule's.
  public var componentLiteral: Level?
  /// The level of aliases that hold a literal; nil for the rule's.
  public var aliasLiteral: Level?
  /// The level of tokens that refer to a tier above their own; nil for the rule's.
  public var upward: Level?
  /// The types whose literals are looked at.
  public var types: [TokenType] = [.color]

  public static let options: [RuleOption<TokenTiers>] = [
    .level("skip", \.skip, "the level of a component token that refers to a primitive, at most that of the rule"),
    .level(
      "componentLiteral", \.componentLiteral,
      "the level of a component token that holds a literal, at most that of the rule"),
    .level("aliasLiteral", \.aliasLiteral, "the level of an alias that holds a literal, at most that of the rule"),
    .level("upward", \.upward, "the level of a token that refers to a tier above its own, at most that of the rule"),
    .types("types", \.types, "the types of tokens whose literals are looked at; references are looked at in all"),
  ]

  public init() {}

  public func evaluate(_ subject: TieredToken) -> Evaluation {
    guard let tier = subject.tier else {
      let reason = "nothing tells its tier"
      return Evaluation(.inapplicable(reason), message: reason)
    }
    let remarks = subject.links.flatMap { self.remarks(on: $0, of: subject, tier) }
    let said = remarks.filter { $0.rank != .off }
    guard let worst = said.max(by: { ($0.rank, $0.weight) < ($1.rank, $1.weight) }) else {
      // Where something is asked of one part at least, the value passes or fails by that.
      if let first = remarks.first, remarks.count == subject.links.count {
        return Evaluation(.inapplicable(first.text), message: first.text)
      }
      return Evaluation(.passed, message: "\(tier.withArticle) that keeps to its tier: \(subject.chainText)")
    }
    var message = said.prefix(TokenTiers.toldLimit).map(\.text).joined(separator: "; ")
    if said.count > TokenTiers.toldLimit { message += "; and \(said.count - TokenTiers.toldLimit) more" }
    return Evaluation(worst.outcome, message: message, remedy: worst.remedy, level: worst.level)
  }

  /// The most parts of one value that a message tells of.
  static let toldLimit = 3
}
