import Audit
import DesignTokens

/// A rule that forbids primitive tokens in views.
///
/// Views use the tokens of their component, or aliases if the component has no matching token.
public struct PrimitiveTokenInView: Rule {
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

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The token is a component token.
    case componentToken
    /// The token is an alias, and the component has no token for it or the options allow it.
    case alias
    /// The token is an alias, and the component has a token for it.
    case aliasWithComponentToken
    /// The token is a primitive, and a token of the component resolves to it.
    case primitiveWithComponentToken
    /// The token is a primitive, and an alias resolves to it.
    case primitiveWithAlias
    /// The token is a primitive that no fitting token resolves to.
    case primitive
  }

  public func judge(_ subject: CodeChain) -> Judgement<Reason>? {
    guard let reason = use(in: subject)?.reason else { return nil }
    return switch reason {
    case .componentToken, .alias: Judgement(.passed, reason)
    case .aliasWithComponentToken: Judgement(.failed, reason, level: aliases)
    case .primitiveWithComponentToken, .primitiveWithAlias, .primitive: Judgement(.failed, reason)
    }
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CodeChain) -> Words {
    let use = use(in: subject)
    let token = use?.token.description ?? ""
    let better = use?.better ?? []
    let chain = better.first?.map(\.description).joined(separator: " → ") ?? ""
    let names = better.prefix(PrimitiveTokenInView.longestRemedy).map { $0[0].description }.joined(separator: " or ")
    return switch judgement.reason {
    case .componentToken: Words("component token")
    case .alias: Words("alias")
    case .aliasWithComponentToken:
      Words("uses the alias \(token); the component has a token for it: \(chain)", remedy: "use \(names)")
    case .primitiveWithComponentToken:
      Words("uses the primitive \(token); a component token resolves to it: \(chain)", remedy: "use \(names)")
    case .primitiveWithAlias:
      Words(
        "uses the primitive \(token); an alias resolves to it: \(chain)",
        remedy: "use \(names) if it fits the purpose")
    case .primitive:
      Words(
        "uses the primitive \(token)", remedy: "add an alias or a component token for this purpose, and use it")
    }
  }

  /// The use of a token, and the chains from tokens that fit better.
  private struct Use {
    let reason: Reason
    let token: TokenPath
    var better: [[TokenPath]] = []
  }

  private func use(in subject: CodeChain) -> Use? {
    guard let token = subject.usedToken, let tier = subject.index.tokens[token]?.tier, !subject.isInDefinition else {
      return nil
    }
    guard tier != .component else { return Use(reason: .componentToken, token: token) }
    let chains = subject.index.chains(to: token)
    let own = PrimitiveTokenInView.own(chains, of: subject)
    if tier == .alias {
      guard !own.isEmpty, aliases != .off else { return Use(reason: .alias, token: token) }
      return Use(reason: .aliasWithComponentToken, token: token, better: own)
    }
    guard own.isEmpty else { return Use(reason: .primitiveWithComponentToken, token: token, better: own) }
    let named = chains.filter { subject.index.tokens[$0[0]]?.tier == .alias }
    return Use(reason: named.isEmpty ? .primitive : .primitiveWithAlias, token: token, better: named)
  }

  /// Returns the chains that start at tokens of the subject's component, limited to the best match by name.
  private static func own(_ chains: [[TokenPath]], of subject: CodeChain) -> [[TokenPath]] {
    let found = chains.filter { subject.index.tokens[$0[0]]?.tier == .component }.map {
      (chain: $0, agreement: subject.agreement(withComponentOf: $0[0]))
    }
    let best = found.map(\.agreement).max() ?? 0
    return best == 0 ? [] : found.filter { $0.agreement == best }.map(\.chain)
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
