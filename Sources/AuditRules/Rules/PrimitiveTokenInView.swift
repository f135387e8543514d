import Audit
import DesignTokens

/// Views name purposes, not raw values: a token of the component where there is one, else an alias, never a primitive.
public struct PrimitiveTokenInView: Rule {
  public static let descriptor = RuleDescriptor(
    id: "primitive-token-in-view",
    title: "Views use no primitive tokens",
    description: """
      Looks at every token that view code names and whose tier is known. A primitive fails. An alias fails where the component that the view \
      belongs to has a token of its own that leads to the same alias; the option aliases says how much that matters. A view belongs to a \
      component when the name of a type around it ends in the component's: ElevateButton, ButtonView and PrimaryButtonStyle belong to the \
      button that ButtonComponentTokens or button.fill serve.
      """,
    rationale:
      "A primitive says what a color is, not what it is for: when the purpose changes its color, the view does not.",
    knownLimits: [
      "Tokens whose source tells no tier are not looked at.",
      "A component token that leads to the same alias may serve another part of the component than the one that is drawn.",
      "Types that hold tokens, whose names end in Tokens, Palette, Theme or the like, define them and are no views.",
    ],
    requirement: .init(
      "Design Tokens Community Group, aliases of tokens",
      url: "https://www.designtokens.org/tr/2025.10/format/#alias-reference"),
    level: .warning,
    passing: [
      example(
        "A token of the component", "Text(title).foregroundColor(ButtonComponentTokens.label)", in: "PlainButton"),
      example(
        "An alias where the component has no token of its own", "Rectangle().fill(BrandAliases.page)", in: "PageView"),
      example(
        "An alias whose component token is another component's", "Rectangle().fill(BrandAliases.action)", in: "Card"),
      example("A token without a tier", "Text(title).padding(Space.wide)", in: "Card"),
      RuleExample(
        "Definitions of tokens",
        code: definitions + """
          enum CardTokens {
            static let fill = BrandPrimitives.Blue._600
            static func fill(_ isOn: Bool) -> Color { isOn ? BrandPrimitives.Blue._600 : BrandPrimitives.white }
          }
          """),
    ],
    failing: [
      example("A primitive", "Rectangle().fill(/*!*/BrandPrimitives.Blue._600)", in: "Card"),
      example("A property of a view", "Text(title)", in: "Card", "let background = /*!*/BrandPrimitives.Blue._600"),
      example("Something made of a primitive", "Rectangle().fill(/*!*/BrandPrimitives.white.opacity(0.5))", in: "Card"),
      example(
        "Both branches",
        "Text(title).foregroundColor(isOn ? /*!*/BrandPrimitives.white : /*!*/BrandPrimitives.Blue._600)",
        in: "Card"),
      example(
        "An alias where the component has a token", "Rectangle().fill(/*!*/BrandAliases.action)", in: "BrandButton"),
      example(
        "An alias in a style of the component", "Text(title).background(/*!*/BrandAliases.action)",
        in: "ButtonStyleView"),
    ])

  public static let options: [RuleOption<Self>] = [
    .level(
      "aliases", \.aliases,
      "the level of an alias where the component has a token of its own, never higher than that of the rule")
  ]

  /// How much an alias matters where the component has a token of its own.
  public var aliases = Level.note

  public init() {}

  /// The most tokens that a remedy names.
  private static let longestRemedy = 2

  public func applies(to subject: CodeChain) -> Bool {
    guard let token = subject.usedToken, subject.index.tokens[token]?.tier != nil else { return false }
    return !subject.isInDefinition
  }

  public func evaluate(_ subject: CodeChain) -> Evaluation {
    guard let token = subject.usedToken, let tier = subject.index.tokens[token]?.tier, tier != .component else {
      return Evaluation(.passed, message: "is a token of a component")
    }
    let chains = subject.index.chains(to: token)
    let own = PrimitiveTokenInView.own(chains, of: subject)
    if tier == .alias {
      guard !own.isEmpty, aliases != .off else { return Evaluation(.passed, message: "is an alias") }
      return Evaluation(
        .failed,
        message: "uses the alias \(token), which the component has a token for: \(PrimitiveTokenInView.words(own[0]))",
        remedy: "use \(PrimitiveTokenInView.names(own))", level: aliases)
    }
    guard own.isEmpty else {
      return Evaluation(
        .failed,
        message:
          "uses the primitive \(token), to which a token of the component leads: \(PrimitiveTokenInView.words(own[0]))",
        remedy: "use \(PrimitiveTokenInView.names(own))")
    }
    let named = chains.filter { subject.index.tokens[$0[0]]?.tier == .alias }
    return Evaluation(
      .failed,
      message: "uses the primitive \(token)"
        + (named.isEmpty ? "" : ", to which an alias leads: \(PrimitiveTokenInView.words(named[0]))"),
      remedy: named.isEmpty
        ? "give its purpose a name in an alias or in a token of the component, and use that"
        : "use \(PrimitiveTokenInView.names(named)), if that is its purpose")
  }

  /// The chains that start at tokens of the component in whose source the subject stands, those of the name that agrees most.
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
