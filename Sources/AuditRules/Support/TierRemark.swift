import Audit
import DesignTokens

/// What there is to say of one link of a token: a fault, something that cannot be told, or something that is not asked.
struct TierRemark {
  let outcome: Outcome
  /// The level of its kind; nil for the rule's.
  let level: Level?
  /// What it says, in a few words.
  let text: String
  var remedy: String?

  /// The level for comparing: the rule's own is the highest that any kind has.
  var rank: Level { level ?? .error }
  /// A fault says more than a question.
  var weight: Int { outcome == .failed ? 1 : 0 }
}

extension TokenTiers {
  /// What there is to say of a link; nothing where it keeps to the tiers.
  func remarks(on link: TieredToken.Link, of subject: TieredToken, _ tier: Token.Tier) -> [TierRemark] {
    switch link.content {
    case .literal(let type): literal(link, type, of: subject, tier)
    case .reference(nil): untold(link, of: subject, tier)
    case .reference(let target?): reference(link, to: target, of: subject, tier)
    case .undecidable(let reason):
      [cannotTell(reason, link.words(reason), possible(tier, link, subject), "write the name of a token or a value")]
    }
  }

  private func literal(
    _ link: TieredToken.Link, _ type: TokenType?, of subject: TieredToken, _ tier: Token.Tier
  ) -> [TierRemark] {
    guard tier != .primitive else { return [] }
    guard let type, types.contains(type) else {
      let reason = "literals of the type \(type?.rawValue ?? "of this value") are not asked about"
      return [TierRemark(outcome: .inapplicable(reason), level: .off, text: link.words(reason))]
    }
    let below = tier == .component ? "an alias" : "a primitive"
    return [
      fault(
        tier == .component ? componentLiteral : aliasLiteral, subject, link,
        "\(tier.withArticle) that holds a literal", "refer to \(below), or add one that does")
    ]
  }

  private func reference(
    _ link: TieredToken.Link, to target: Token.Tier, of subject: TieredToken, _ tier: Token.Tier
  ) -> [TierRemark] {
    let name = link.chain.first?.path.description ?? "it"
    if target.height > tier.height {
      return [
        fault(
          upward, subject, link, "\(tier.withArticle) that refers upwards, to \(target.withArticle)",
          tier == .primitive ? "give it a value of its own" : "refer to a primitive, and let \(name) refer to the alias"
        )
      ]
    }
    guard tier.height - target.height > 1 else { return [] }
    return [
      fault(
        skip, subject, link, "\(tier.withArticle) that refers to \(target.withArticle)",
        "refer to an alias that leads to \(name), or add one")
    ]
  }

  /// A reference to a token without a tier, which may be as wrong as the worst tier that the token may have would make it.
  private func untold(_ link: TieredToken.Link, of subject: TieredToken, _ tier: Token.Tier) -> [TierRemark] {
    let name = link.chain.first?.path.description ?? link.text
    let reason = "\(tier.withArticle) that refers to a token whose tier nothing tells"
    return [
      cannotTell(
        reason, link.words("\(reason): \(subject.chainText(link))"), [tier == .component ? skip : upward],
        "name the tier of \(name) under \"tiers\" in palpable.json")
    ]
  }

  /// The levels of the faults that a value which is not known may have.
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
  /// The most tokens of a chain that a message names; the places beside a finding have them all.
  private static let namedLimit = 8

  /// The way from the token through a link: to the last token for a reference, to what is written for a literal.
  func chainText(_ link: Link) -> String {
    var names = ([path] + link.chain.map(\.path)).prefix(TieredToken.namedLimit).map(\.description)
    if link.chain.isEmpty { names.append(link.text) }
    if link.chain.count >= TieredToken.namedLimit { names.append("…") }
    return names.joined(separator: " -> ")
  }

  /// The way through its first link.
  var chainText: String { links.first.map(chainText) ?? path.description }
}

extension TieredToken.Link {
  /// A sentence about the link, with the part it is about in front.
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
