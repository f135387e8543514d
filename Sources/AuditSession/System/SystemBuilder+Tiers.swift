import DesignTokens
import SourceText

// Tokens with the tiers that patterns assign.

extension SystemBuilder {
  /// Returns the tokens with the configured tiers, which override tiers from sources.
  ///
  /// A pattern that matches no token, or a token of another tier, is a problem; each pattern has at most one problem.
  mutating func tieredTokens() -> TokenSet {
    var claims: [TokenPath: (tier: Token.Tier, location: SourceLocation)] = [:]
    for tier in [Token.Tier.component, .alias, .primitive] {
      for pattern in configuration.tiers[tier] ?? [] {
        let matches = tokens.paths(matching: pattern.value)
        if matches.isEmpty {
          let name = pattern.value.description
          problems.append(.noSuchToken(name, suggestion: suggestion(for: name), pattern.location))
        }
        var isTold = false
        for path in matches {
          guard let claim = claims[path] else {
            claims[path] = (tier, pattern.location)
            continue
          }
          guard claim.tier != tier, !isTold else { continue }
          isTold = true
          problems.append(
            .conflictingTiers(path, tier, first: claim.tier, at: claim.location, pattern.location))
        }
      }
    }
    var tiered = tokens
    tiered.assignTiers(claims.mapValues(\.tier))
    return tiered
  }
}
