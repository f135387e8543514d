import DesignTokens
import SourceText

/// Measures the references of every token, and the tiers along its alias chains.
struct TierMeasurer {
  let tokens: TokenSet
  let resolver: TokenResolver
  /// All modes of the system, so that the comparison of modes doesn't depend on which of them are audited.
  let modes: [Mode]

  init(system: DesignSystem, resolver: TokenResolver) {
    tokens = system.tokens
    modes = system.modes
    self.resolver = resolver
  }

  /// Returns the tokens in the measured modes; none if no tiers are known.
  ///
  /// - Complexity: O(n (m + l)) for n tokens with chains of l steps and m modes.
  func measure(_ measured: [Mode]) -> [TieredToken] {
    guard tokens.tokens.contains(where: { $0.tier != nil }) else { return [] }
    return tokens.tokens.flatMap { subjects($0, measured) }
  }

  private func subjects(_ token: Token, _ measured: [Mode]) -> [TieredToken] {
    let values = modes.compactMap { mode in resolver.authored(token, in: mode.name).map { (mode: mode, value: $0) } }
    guard let first = values.first else { return [] }
    let shape = shape(of: first.value, token)
    let isSame = values.dropFirst().allSatisfy { $0.value == first.value || self.shape(of: $0.value, token) == shape }
    if isSame {
      guard let shown = values.first(where: { measured.contains($0.mode) }) else { return [] }
      let others = values.filter { $0.mode != shown.mode && $0.value.location != shown.value.location }
      let siblings = others.map {
        TieredToken.Sibling(mode: $0.mode.name, text: $0.value.text, location: $0.value.location)
      }
      return [subject(token, shown.value, in: shown.mode, isForAll: true, siblings)]
    }
    return values.filter { measured.contains($0.mode) }.map {
      subject(token, $0.value, in: $0.mode, isForAll: false, [])
    }
  }

  private func subject(
    _ token: Token, _ value: AuthoredValue, in mode: Mode, isForAll: Bool, _ siblings: [TieredToken.Sibling]
  ) -> TieredToken {
    let links = TokenLeaf.leaves(of: value, type: token.type).map { leaf in
      TieredToken.Link(
        part: leaf.part, content: content(of: leaf), text: leaf.value.text, location: leaf.value.location,
        chain: leaf.value.content.target.map { chain(from: $0, in: mode, at: leaf.value.location) } ?? [])
    }
    return TieredToken(
      path: token.path, tier: token.tier, type: token.type, mode: isForAll ? nil : mode, links: links,
      value: value.location, siblings: siblings)
  }

  /// Returns the shape that equal modes share: the kinds of all leaves, and the tiers that they reference.
  private func shape(of value: AuthoredValue, _ token: Token) -> [TieredToken.Link.Content] {
    TokenLeaf.leaves(of: value, type: token.type).map { leaf in
      let content = content(of: leaf)
      if case .undecidable = content { return .undecidable("") }
      return content
    }
  }

  private func content(of leaf: TokenLeaf) -> TieredToken.Link.Content {
    switch leaf.value.content {
    case .literal: .literal(leaf.type)
    case .undecidable(let reason): .undecidable(reason)
    case .alias(let target), .translucentAlias(let target, _): .reference(tokens[target]?.tier)
    }
  }

  /// Returns the tokens from a reference to its value; the chain ends early at an unknown token.
  private func chain(from target: TokenPath, in mode: Mode, at location: SourceLocation) -> [TieredToken.Step] {
    var steps: [TieredToken.Step] = []
    var next: TokenPath? = target
    while let path = next, steps.count < TokenResolver.longestChain {
      guard let token = tokens[path] else { break }
      let value = resolver.authored(token, in: mode.name)
      steps.append(
        TieredToken.Step(
          path: path, tier: token.tier, text: value?.text ?? "no value in \(mode.name)",
          location: value?.location ?? token.location))
      next = value?.content.target
    }
    return steps
  }
}

/// A value without parts: a whole value, or a part of a composite value.
private struct TokenLeaf {
  let part: String?
  let value: AuthoredValue
  /// The type of a literal, if known.
  let type: TokenType?

  /// Returns the leaves of a value; a composite value without parts is itself a leaf.
  static func leaves(of value: AuthoredValue, type: TokenType?, part: String? = nil) -> [TokenLeaf] {
    let whole = TokenLeaf(part: part, value: value, type: value.content.literalType ?? type)
    guard case .literal(let literal) = value.content else { return [whole] }
    let parts: [(name: String, value: AuthoredValue, type: TokenType?)]
    switch literal {
    case .composite(let named):
      parts = named.map {
        ($0.name, $0.value, TokenType(rawValue: $0.name == "style" ? "strokeStyle" : $0.name) ?? type)
      }
    case .list(let values): parts = values.enumerated().map { ("\($0.offset + 1)", $0.element, type) }
    default: return [whole]
    }
    guard !parts.isEmpty else { return [whole] }
    return parts.flatMap { leaf in
      leaves(of: leaf.value, type: leaf.type, part: part.map { "\($0).\(leaf.name)" } ?? leaf.name)
    }
  }
}

extension AuthoredValue.Content {
  /// The type of a literal without parts, if the value itself determines it.
  fileprivate var literalType: TokenType? {
    if case .literal(let literal) = self { literal.ownType } else { nil }
  }
}
