import DesignTokens

/// The pairings of a system, each once, with their tokens as numbers.
struct DistinctPairings {
  /// The pairings: declared ones, then badges, then view code, then inferred ones.
  private(set) var pairings: [Pairing] = []
  /// The two tokens of each pairing.
  private(set) var ids: [PairingTable.Tokens] = []
  /// The names of pairings that no token has, in the order of their identifiers, which follow those of the tokens.
  private(set) var names: [TokenPath] = []

  private let tokens: TokenSet
  private var namePositions: [TokenPath: Int] = [:]
  private var terms: [TermsKey: UInt32] = [:]
  private var lastTerms: (terms: Pairing.Terms, number: UInt32)?

  /// Collects pairings.
  ///
  /// A declared pairing of two tokens excludes the pairing that view code implies, whatever the text style; view code excludes inferred
  /// pairings.
  /// - Complexity: O(p) for p pairings.
  init(badges: [Pairing] = [], given: [Pairing] = [], code: [Pairing], of tokens: TokenSet) {
    self.tokens = tokens
    let count = given.count + badges.count + code.count
    pairings.reserveCapacity(count)
    ids.reserveCapacity(count)
    var seen: Set<Key> = []
    seen.reserveCapacity(count)
    for pairing in given where pairing.origin != .inferred { add(pairing, unless: &seen) }
    for pairing in badges { add(pairing, unless: &seen) }
    var met: Set<TokenPairUse> = []
    if !code.isEmpty {
      let declared = Set(zip(pairings, ids).map(TokenPairUse.init))
      for pairing in code {
        let ids = key(of: pairing).ids
        let meeting = TokenPairUse(pairing, ids)
        guard !declared.contains(meeting) else { continue }
        met.insert(meeting)
        pairings.append(pairing)
        self.ids.append(ids)
      }
    }
    for pairing in given where pairing.origin == .inferred {
      if met.isEmpty || !met.contains(TokenPairUse(pairing, key(of: pairing).ids)) { add(pairing, unless: &seen) }
    }
  }

  private mutating func add(_ pairing: Pairing, unless seen: inout Set<Key>) {
    let key = key(of: pairing)
    guard seen.insert(key).inserted else { return }
    pairings.append(pairing)
    ids.append(key.ids)
  }

  private mutating func key(of pairing: Pairing) -> Key {
    let ids = PairingTable.Tokens(
      foreground: id(pairing.foreground, pairing.foregroundHint),
      background: id(pairing.background, pairing.backgroundHint))
    return Key(ids: ids, terms: number(of: pairing.terms))
  }

  private mutating func id(_ path: TokenPath, _ hint: UInt32) -> TokenID {
    if let position = tokens.position(of: path, hint: hint) ?? namePositions[path] { return TokenID(position) }
    let position = tokens.tokens.count + names.count
    namePositions[path] = position
    names.append(path)
    return TokenID(position)
  }

  private mutating func number(of terms: Pairing.Terms) -> UInt32 {
    if let lastTerms, lastTerms.terms === terms { return lastTerms.number }
    // The names of backdrops get identifiers too.
    for backdrop in terms.backdrops { _ = id(backdrop, 0) }
    let number = self.terms[TermsKey(terms), default: UInt32(self.terms.count)]
    self.terms[TermsKey(terms)] = number
    lastTerms = (terms, number)
    return number
  }

  /// The identity of a pairing, as `Pairing.identity`.
  private struct Key: Hashable {
    let ids: PairingTable.Tokens
    let terms: UInt32
  }

  /// The part of the terms that belongs to the identity.
  private struct TermsKey: Hashable {
    let usage: Pairing.Usage
    let textStyle: String?
    let backdrops: [TokenPath]

    init(_ terms: Pairing.Terms) { (usage, textStyle, backdrops) = (terms.usage, terms.textStyle, terms.backdrops) }
  }

  /// Two tokens and whether the foreground is text.
  private struct TokenPairUse: Hashable {
    let ids: PairingTable.Tokens
    let isText: Bool

    init(_ pairing: Pairing, _ ids: PairingTable.Tokens) { (self.ids, isText) = (ids, pairing.usage == .text) }
  }
}
