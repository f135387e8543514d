/// Tokens in file order, accessible by path.
public struct TokenSet: Sendable {
  /// The tokens, in the order they first appear.
  public private(set) var tokens: [Token] = []
  private var positions: [TokenPath: Int] = [:]

  /// Creates an empty set.
  public init() {}

  /// The token at a path.
  public subscript(path: TokenPath) -> Token? { positions[path].map { tokens[$0] } }

  /// Whether the set contains a token with the path.
  public func contains(_ path: TokenPath) -> Bool { positions[path] != nil }

  /// Returns the index of a token in ``tokens``; nil if the path is unknown.
  public func position(of path: TokenPath) -> Int? { positions[path] }

  /// Returns the index of a token, comparing its name with that at a likely index first.
  package func position(of path: TokenPath, hint: UInt32) -> Int? {
    if Int(hint) < tokens.count, tokens[Int(hint)].path == path { return Int(hint) }
    return positions[path]
  }

  /// Adds a token, or adds its values to the existing token with the same path.
  ///
  /// A later value for the same mode replaces the earlier one.
  /// - Returns: the last replaced value, or nil.
  @discardableResult
  public mutating func insert(_ token: Token) -> AuthoredValue? {
    guard let position = positions[token.path] else {
      positions[token.path] = tokens.count
      tokens.append(token)
      return nil
    }
    var replaced: AuthoredValue?
    for addition in token.values {
      if let index = tokens[position].values.firstIndex(where: { $0.mode == addition.mode }) {
        replaced = tokens[position].values[index].value
        tokens[position].values[index] = addition
      } else {
        tokens[position].values.append(addition)
      }
    }
    return replaced
  }

  /// Returns the tokens with `mode` assigned to every value that names no mode.
  public func assigned(to mode: String) -> TokenSet {
    var set = self
    for index in set.tokens.indices {
      for value in set.tokens[index].values.indices where set.tokens[index].values[value].mode == nil {
        set.tokens[index].values[value].mode = mode
      }
    }
    return set
  }

  /// Gives each token whose only values name no mode the same values in all of some modes.
  ///
  /// For sources in which such a value is the same everywhere by definition, so that no mode lacks one.
  public mutating func assignUnnamedValues(to modes: [String]) {
    for index in tokens.indices where tokens[index].values.allSatisfy({ $0.mode == nil }) {
      guard let value = tokens[index].values.last?.value, !modes.isEmpty else { continue }
      tokens[index].values = modes.map { Token.ModeValue(mode: $0, value: value) }
    }
  }

  /// Renames the modes of values; if two values get the same mode, the later one applies.
  public mutating func renameModes(_ names: [String: String]) {
    for index in tokens.indices {
      for value in tokens[index].values.indices {
        guard let name = tokens[index].values[value].mode.flatMap({ names[$0] }) else { continue }
        tokens[index].values[value].mode = name
      }
    }
  }

  /// Overrides the tiers of tokens; unknown paths are ignored.
  public mutating func assignTiers(_ tiers: [TokenPath: Token.Tier]) {
    for index in tokens.indices {
      if let tier = tiers[tokens[index].path] { tokens[index].tier = tier }
    }
  }

  /// The modes that values name, in order of appearance.
  public var namedModes: [String] {
    var seen: [String] = []
    for token in tokens {
      for value in token.values {
        if let mode = value.mode, !seen.contains(mode) { seen.append(mode) }
      }
    }
    return seen
  }

  /// Returns the most similar existing path, or the group for a pattern with an open end; nil if none is similar enough.
  ///
  /// A group is represented by its root token if it has one. A token of another group counts if its last name is the same or similar; see
  /// `TokenGuess`.
  public func nearestPath(to path: TokenPath) -> TokenPath? {
    nearestPath(to: path, among: TokenGuess.Candidates(tokens.lazy.map(\.path)))
  }

  func nearestPath(to path: TokenPath, among candidates: TokenGuess.Candidates) -> TokenPath? {
    let root = TokenPath(path.description + ".$root")
    if contains(root) { return root }
    let guess = TokenGuess(path)?.best(among: candidates)
    let misspelled = guess ?? nearest(to: path.description, among: tokens.map(\.path.description), editing: 8)
    return misspelled.map { TokenPath($0) }
  }
}
