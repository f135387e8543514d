import Audit
import DesignTokens

/// The result for one link of a token: a violation, an undetermined link, or a link that isn't checked.
struct TierRemark {
  let outcome: ReasonedOutcome
  /// The level of this kind of link; nil for the rule's.
  let level: Level?
  /// A short description.
  let text: String
  var remedy: String?

  /// The level for comparing: the rule's own is the highest that any kind has.
  var rank: Level { level ?? .error }
  /// The weight for comparing: a violation outweighs an undetermined link.
  var weight: Int { outcome == .failed ? 1 : 0 }
}

extension TokenTiers {
  /// Returns the results for a link; none if it follows the tiers.
  func remarks(on link: TieredToken.Link, of subject: TieredToken, _ tier: Token.Tier) -> [TierRemark] {
    switch link.content {
    case .literal(let type): literal(link, type, of: subject, tier)
    case .reference(nil): untold(link, of: subject, tier)
    case .reference(let target?): reference(link, to: target, of: subject, tier)
    case .undecidable(let reason):
      [cannotTell(reason, link.words(reason), possible(tier, link, subject), "use a token name or a value")]
    }
  }

  private func literal(
    _ link: TieredToken.Link, _ type: TokenType?, of subject: TieredToken, _ tier: Token.Tier
  ) -> [TierRemark] {
    guard tier != .primitive else { return [] }
    guard let type, types.contains(type) else {
      let reason = "literals of type \(type?.rawValue ?? "unknown") aren't checked"
      return [TierRemark(outcome: .inapplicable(reason), level: .off, text: link.words(reason))]
    }
    let below = tier == .component ? "an alias" : "a primitive"
    return [
      fault(
        tier == .component ? componentLiteral : aliasLiteral, subject, link,
        "\(tier.withArticle) has a literal value", "reference \(below), or add one with this value")
    ]
  }

  private func reference(
    _ link: TieredToken.Link, to target: Token.Tier, of subject: TieredToken, _ tier: Token.Tier
  ) -> [TierRemark] {
    let name = link.chain.first?.path.description ?? "it"
    if target.height > tier.height {
      return [
        fault(
          upward, subject, link, "\(tier.withArticle) references a higher tier, \(target.withArticle)",
          tier == .primitive ? "use a literal value" : "reference a primitive, and make \(name) reference the alias"
        )
      ]
    }
    guard tier.height - target.height > 1 else { return [] }
    return [
      fault(
        skip, subject, link, "\(tier.withArticle) references \(target.withArticle)",
        "reference an alias that resolves to \(name), or add one")
    ]
  }

  /// Returns the result for a reference to a token without a tier, rated by the worst tier that the token may have.
  private func untold(_ link: TieredToken.Link, of subject: TieredToken, _ tier: Token.Tier) -> [TierRemark] {
    let name = link.chain.first?.path.description ?? link.text
    let reason = "\(tier.withArticle) references a token without a tier"
    return [
      cannotTell(
        reason, link.words("\(reason), so the reference can't be checked: \(subject.chainText(link))"),
        [tier == .component ? skip : upward],
        "assign \(name) a tier under \"tiers\" in palpable.json")
    ]
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

  private func fault(
    _ level: Level?, _ subject: TieredToken, _ link: TieredToken.Link, _ what: String, _ remedy: String
  ) -> TierRemark {
    let text = link.words("\(what): \(subject.chainText(link))")
    return TierRemark(outcome: level == .off ? .inapplicable(text) : .failed, level: level, text: text, remedy: remedy)
  }

  private func cannotTell(_ reason: String, _ text: String, _ levels: [Level?], _ remedy: String) -> TierRemark {
    let level = levels.contains(nil) ? nil : levels.compactMap { $0 }.max()
    return TierRemark(
      outcome: level == .off ? .inapplicable(reason) : .cantTell(reason), level: level, text: text, remedy: remedy)
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
