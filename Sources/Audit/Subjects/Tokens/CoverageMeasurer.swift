import DesignTokens

/// Finds out how pairings, badges, and surfaces cover the color tokens of a system.
struct CoverageMeasurer {
  let system: DesignSystem
  let pairings: PairingTable

  /// Returns color tokens with their coverage, then the listed combinations that lack a token.
  ///
  /// - Complexity: O(p + n) for p pairings and n tokens.
  func subjects(_ colorTokens: [TokenID]) -> [CoverageSubject] {
    let tokens = system.tokens
    let count = pairings.colors.paths.count
    var (paired, badges, surfaces) = (Marks(count), Marks(count), Marks(count))
    for (pairing, row) in zip(pairings.pairings, pairings.rows) where pairing.origin != .badge {
      paired.insert(row.foreground)
      paired.insert(row.background)
      for backdrop in pairings.backdrops(of: row) { paired.insert(backdrop) }
    }
    for badge in system.badges {
      for path in [badge.background, badge.text] + [badge.border].compactMap(\.self) {
        if let token = pairings.colors.id(of: path) { badges.insert(token) }
      }
    }
    for path in system.surfaces { if let token = pairings.colors.id(of: path) { surfaces.insert(token) } }
    let roots = tokens.tokens.indices.filter {
      paired.contains(TokenID($0)) || badges.contains(TokenID($0)) || surfaces.contains(TokenID($0))
    }
    let reached = tokens.reached(from: roots)
    func cover(_ token: TokenID) -> CoverageSubject.Cover? {
      if paired.contains(token) { return .pairing }
      if badges.contains(token) { return .badge }
      if surfaces.contains(token) { return .surface }
      return reached.contains(token) ? .alias : nil
    }
    return colorTokens.map {
      let token = tokens.tokens[$0.index]
      return CoverageSubject(path: token.path, cover: cover($0), absentValues: nil, location: token.location)
    }
      + system.absentCombinations.map {
        CoverageSubject(path: $0.missing, cover: nil, absentValues: $0.values, location: $0.declaration)
      }
  }
}

/// A set of tokens as one flag for each.
struct Marks {
  private var flags: [Bool]

  /// Creates an empty set for identifiers below a number.
  init(_ count: Int) { flags = Array(repeating: false, count: count) }

  /// Adds a token, and returns whether it is new.
  @discardableResult
  mutating func insert(_ token: TokenID) -> Bool {
    defer { flags[token.index] = true }
    return !flags[token.index]
  }

  /// Whether the set has a token.
  func contains(_ token: TokenID) -> Bool { flags[token.index] }
}

extension TokenSet {
  /// Returns tokens and all tokens that they reference in any mode, such as alias targets or gradient stops.
  ///
  /// - Complexity: O(n) for n tokens that are found.
  func reached(from positions: some Sequence<Int>) -> Marks {
    var found = Marks(tokens.count)
    var pending = positions.filter { found.insert(TokenID($0)) }
    while let next = pending.popLast() {
      for value in tokens[next].values {
        for target in TokenSet.targets(of: value.value) {
          guard let position = position(of: target), found.insert(TokenID(position)) else { continue }
          pending.append(position)
        }
      }
    }
    return found
  }

  /// Returns the tokens that a value references, directly or in its parts at any depth.
  private static func targets(of value: AuthoredValue) -> [TokenPath] {
    if let target = value.content.target { return [target] }
    switch value.content {
    case .literal(.list(let values)): return values.flatMap(targets)
    case .literal(.composite(let parts)): return parts.flatMap { targets(of: $0.value) }
    default: return []
    }
  }
}
