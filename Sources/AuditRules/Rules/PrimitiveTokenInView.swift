import Audit
import DesignTokens

/// A rule that forbids primitive tokens in views.
///
/// Views use the tokens of their component, or aliases if the component has no matching token.
public struct PrimitiveTokenInView: EvaluatingRule {
  public static let descriptor = RuleDescriptor(
    id: "primitive-token-in-view",
    title: "Views must not use primitive tokens",
    description: """
      Checks every token that view code names and whose tier is known. A primitive fails. An alias fails if the view's component has a token \
      for the same alias; the option aliases sets the level. A view belongs to a component if an enclosing type is named after it: \
      ElevateButton, ButtonView, and PrimaryButtonStyle match ButtonComponentTokens or button.fill.
      """,
    rationale:
      "A primitive names a color, not a purpose, so the view keeps the old color when the design changes the color of that purpose.",
    knownLimits: [
      "Doesn't check tokens without a known tier.",
      "Recommends a component token for the same alias even if that token is meant for another part of the component.",
      "Treats types whose names end in Tokens, Palette, Theme, or similar as token definitions and skips them.",
    ],
    requirement: .init(
      "Design Tokens Community Group, aliases of tokens",
      url: "https://www.designtokens.org/tr/2025.10/format/#alias-reference"),
    level: .warning,
    passing: [
      example(
        "A component token", "Text(title).foregroundColor(ButtonComponentTokens.label)", in: "PlainButton"),
      example(
        "An alias in a component without a matching token", "Rectangle().fill(BrandAliases.page)", in: "PageView"),
      example(
        "An alias whose only component token belongs to another component", "Rectangle().fill(BrandAliases.action)",
        in: "Card"),
    ],
    inapplicable: [
      example("A token without a tier", "Text(title).padding(Space.wide)", in: "Card"),
      RuleExample(
        "Token definitions",
        code: definitions + """
          enum CardTokens {
            static let fill = BrandPrimitives.Blue._600
            static func fill(_ isOn: Bool) -> Color { isOn ? BrandPrimitives.Blue._600 : BrandPrimitives.white }
          }
          """),
    ],
    failing: [
      example("A primitive", "Rectangle().fill(/*!*/BrandPrimitives.Blue._600)", in: "Card"),
      example(
        "A primitive in a property of a view", "Text(title)", in: "Card",
        "let background = /*!*/BrandPrimitives.Blue._600"),
      example(
        "A color derived from a primitive", "Rectangle().fill(/*!*/BrandPrimitives.white.opacity(0.5))", in: "Card"),
      example(
        "Primitives in both branches",
        "Text(title).foregroundColor(isOn ? /*!*/BrandPrimitives.white : /*!*/BrandPrimitives.Blue._600)",
        in: "Card"),
      example(
        "An alias in a component with a matching token", "Rectangle().fill(/*!*/BrandAliases.action)", in: "BrandButton"
      ),
      example(
        "An alias in a style of that component", "Text(title).background(/*!*/BrandAliases.action)",
        in: "ButtonStyleView"),
    ])

  public static let options: [RuleOption<Self>] = [
    .level(
      "aliases", \.aliases,
      "level for an alias if the component has a token for it, at most the level of the rule")
  ]

  /// The severity level for an alias if the component has a token for it.
  public var aliases = Level.note

  public init() {}

  /// The largest number of tokens that a remedy names.
  private static let longestRemedy = 2

  public func applies(to subject: CodeChain) -> Bool {
    guard let token = subject.usedToken, subject.index.tokens[token]?.tier != nil else { return false }
    return !subject.isInDefinition
  }

  public func evaluate(_ subject: CodeChain) -> Evaluation {
    guard let token = subject.usedToken, let tier = subject.index.tokens[token]?.tier, tier != .component else {
      return Evaluation(.passed, message: "component token")
    }
    let chains = subject.index.chains(to: token)
    let own = PrimitiveTokenInView.own(chains, of: subject)
    if tier == .alias {
      guard !own.isEmpty, aliases != .off else { return Evaluation(.passed, message: "alias") }
      return Evaluation(
        .failed,
        message: "uses the alias \(token); the component has a token for it: \(PrimitiveTokenInView.words(own[0]))",
        remedy: "use \(PrimitiveTokenInView.names(own))", level: aliases)
    }
    guard own.isEmpty else {
      return Evaluation(
        .failed,
        message:
          "uses the primitive \(token); a component token resolves to it: \(PrimitiveTokenInView.words(own[0]))",
        remedy: "use \(PrimitiveTokenInView.names(own))")
    }
    let named = chains.filter { subject.index.tokens[$0[0]]?.tier == .alias }
    return Evaluation(
      .failed,
      message: "uses the primitive \(token)"
        + (named.isEmpty ? "" : "; an alias resolves to it: \(PrimitiveTokenInView.words(named[0]))"),
      remedy: named.isEmpty
        ? "add an alias or a component token for this purpose, and use it"
        : "use \(PrimitiveTokenInView.names(named)) if it fits the purpose")
  }

  /// Returns the chains that start at tokens of the subject's component, limited to the best match by name.
  private static func own(_ chains: [[TokenPath]], of subject: CodeChain) -> [[TokenPath]] {
    let found = chains.filter { subject.index.tokens[$0[0]]?.tier == .component }.map {
      (chain: $0, agreement: subject.agreement(withComponentOf: $0[0]))
    }
    let best = found.map(\.agreement).max() ?? 0
    return best == 0 ? [] : found.filter { $0.agreement == best }.map(\.chain)
  }

  private static func words(_ chain: [TokenPath]) -> String { chain.map(\.description).joined(separator: " → ") }

  private static func names(_ chains: [[TokenPath]]) -> String {
    chains.prefix(longestRemedy).map { $0[0].description }.joined(separator: " or ")
  }

  private static let definitions = """
    enum BrandPrimitives {
      static let white = Color(white: 1)
      enum Blue { static let _600 = Color(red: 0.1, green: 0.3, blue: 0.9) }
    }
    enum BrandAliases { static let action = BrandPrimitives.Blue._600, page = BrandPrimitives.white }
    enum ButtonComponentTokens { static let fill = BrandAliases.action, label = BrandPrimitives.white }
    enum Space { static let wide: CGFloat = 24 }

    """

  private static func example(_ caption: String, _ body: String, in view: String, _ member: String = "") -> RuleExample
  {
    RuleExample(
      caption,
      code: definitions + "struct \(view): View {\n  \(member)\n  var body: some View {\n    \(body)\n  }\n}\n")
  }
}
