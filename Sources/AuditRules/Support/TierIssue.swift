import Audit
import DesignTokens

/// The result for one link of a token: a violation, an undetermined link, or a link that isn't checked.
struct TierIssue {
  let reason: TokenTiers.Reason
  let outcome: Outcome
  /// The level of this kind of link; nil for the rule's.
  let level: Level?
  let link: TieredToken.Link
  /// The tier of the token.
  let tier: Token.Tier

  /// Whether a message mentions the link.
  var isSaid: Bool { rank != .off }
  /// The level for comparing: the rule's own is the highest that any kind has.
  var rank: Level { level ?? .error }
  /// The weight for comparing: a violation outweighs an undetermined link.
  var weight: Int { outcome == .failed ? 1 : 0 }

  /// Creates the result for a link with the levels of the violations that it has or may have.
  init(_ reason: TokenTiers.Reason, _ levels: [Level?], _ link: TieredToken.Link, _ tier: Token.Tier) {
    let level = levels.contains(nil) ? nil : levels.compactMap { $0 }.max()
    let isOpen = reason == .untiered || reason == .undecidable
    self.reason = reason
    outcome = level == .off ? .inapplicable : isOpen ? .cantTell : .failed
    self.level = level
    self.link = link
    self.tier = tier
  }
}

extension TokenTiers {
  /// Returns the results for the links of a token; none for links that follow the tiers.
  func remarks(on subject: TieredToken) -> [TierIssue] {
    guard let tier = subject.tier else { return [] }
    return subject.links.compactMap { remark(on: $0, of: subject, tier) }
  }

  private func remark(on link: TieredToken.Link, of subject: TieredToken, _ tier: Token.Tier) -> TierIssue? {
    switch link.content {
    case .literal(let type):
      guard tier != .primitive else { return nil }
      guard let type, types.contains(type) else { return TierIssue(.uncheckedType, [.off], link, tier) }
      return tier == .component
        ? TierIssue(.componentLiteral, [componentLiteral], link, tier)
        : TierIssue(.aliasLiteral, [aliasLiteral], link, tier)
    case .reference(nil):
      // Rated by the worst tier that the token may have.
      return TierIssue(.untiered, [tier == .component ? skip : upward], link, tier)
    case .reference(let target?):
      if target.height > tier.height { return TierIssue(.upward, [upward], link, tier) }
      return tier.height - target.height > 1 ? TierIssue(.skip, [skip], link, tier) : nil
    case .undecidable: return TierIssue(.undecidable, possible(tier, link, subject), link, tier)
    }
  }

  /// Returns the levels of the violations that an unknown value may have.
  private func possible(_ tier: Token.Tier, _ link: TieredToken.Link, _ subject: TieredToken) -> [Level?] {
    let mayBeLiteral = link.part != nil || subject.type.map(types.contains) ?? true
    return switch tier {
    case .component: [skip] + (mayBeLiteral ? [componentLiteral] : [])
    case .alias: [upward] + (mayBeLiteral ? [aliasLiteral] : [])
    case .primitive: [upward]
    }
  }
}

extension TierIssue {
  /// What the link does, or why that is unknown or isn't checked.
  var fact: String {
    switch link.content {
    case .literal(let type):
      reason == .uncheckedType
        ? "literals of type \(type?.rawValue ?? "unknown") aren't checked" : "\(tier.withArticle) has a literal value"
    case .reference(nil): "\(tier.withArticle) references a token without a tier"
    case .reference(let target?):
      "\(tier.withArticle) references \(reason == .upward ? "a higher tier, " : "")\(target.withArticle)"
    case .undecidable(let why): why
    }
  }

  /// Returns a short description.
  func text(of subject: TieredToken) -> String {
    let ending =
      switch reason {
      case .followsTiers, .unknownTier, .uncheckedType, .undecidable: ""
      case .componentLiteral, .aliasLiteral, .skip, .upward: ": \(subject.chainText(link))"
      case .untiered: ", so the reference can't be checked: \(subject.chainText(link))"
      }
    return link.words(fact + ending)
  }

  /// The remedy.
  var remedy: String? {
    let name = link.chain.first?.path.description
    return switch reason {
    case .followsTiers, .unknownTier, .uncheckedType: nil
    case .componentLiteral: "reference an alias, or add one with this value"
    case .aliasLiteral: "reference a primitive, or add one with this value"
    case .skip: "reference an alias that resolves to \(name ?? "it"), or add one"
    case .upward:
      tier == .primitive
        ? "use a literal value" : "reference a primitive, and make \(name ?? "it") reference the alias"
    case .untiered: "assign \(name ?? link.text) a tier under \"tiers\" in palpable.json"
    case .undecidable: "use a token name or a value"
    }
  }
}

extension TieredToken {
  /// The largest number of tokens of a chain that a message names; the related locations of a finding list all.
  private static let namedLimit = 8

  /// The chain from the token through a link: to the last token of a reference, or to a literal value.
  func chainText(_ link: Link) -> String {
    var names = ([path] + link.chain.map(\.path)).prefix(TieredToken.namedLimit).map(\.description)
    if link.chain.isEmpty { names.append(link.text) }
    if link.chain.count >= TieredToken.namedLimit { names.append("…") }
    return names.joined(separator: " -> ")
  }

  /// The chain through the first link.
  var chainText: String { links.first.map(chainText) ?? path.description }
}

extension TieredToken.Link {
  /// Returns a sentence about the link, after the part that it concerns.
  fileprivate func words(_ text: String) -> String { part.map { "in \($0), \(text)" } ?? text }
}

extension Token.Tier {
  /// The tier in words: "a component token".
  var withArticle: String {
    switch self {
    case .primitive: "a primitive"
    case .alias: "an alias"
    case .component: "a component token"
    }
  }
}
