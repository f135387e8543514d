extension TokenResolver {
  /// The maximum number of unknown names that get a suggestion.
  static let suggestionLimit = 100

  /// The maximum number of reported errors.
  static let errorLimit = 1000

  /// Returns all alias errors: unknown tokens, circular aliases, and chains that are too long.
  ///
  /// A missing value in a mode isn't an error here; `mode-coverage` reports it. At most `errorLimit` errors are reported, each at its
  /// origin.
  /// - Complexity: O(n m) for n tokens and m modes, plus O(n) for each unknown name that gets a suggestion.
  public func aliasErrors() -> [ResolutionError] {
    var errors: [ResolutionError] = []
    var seen: Set<ResolutionError> = []
    var suggestions: [TokenPath: TokenPath?] = [:]
    lazy var candidates = TokenGuess.Candidates(tokens.tokens.lazy.map(\.path))
    func suggest(_ path: TokenPath) -> TokenPath? {
      if let known = suggestions[path] { return known }
      guard suggestions.count < TokenResolver.suggestionLimit else { return nil }
      let suggestion = tokens.nearestPath(to: path, among: candidates)
      suggestions[path] = .some(suggestion)
      return suggestion
    }
    func note(_ check: () throws(ResolutionError) -> Void) {
      do throws(ResolutionError) { try check() } catch {
        if case .noValue = error { return }
        if seen.insert(error).inserted { errors.append(error) }
      }
    }
    let origins = modes.map { originsOfFaults(in: $0.name) }
    for token in tokens.tokens {
      for (index, mode) in modes.enumerated() where origins[index].contains(token.path) {
        guard errors.count < TokenResolver.errorLimit else { return errors }
        note { () throws(ResolutionError) in _ = try resolve(token.path, in: mode.name, suggesting: suggest) }
      }
      guard let mode = modes.first?.name else { continue }
      for part in token.values.flatMap({ TokenResolver.parts(of: $0.value) }) {
        note { () throws(ResolutionError) in _ = try resolve(part, in: mode, suggesting: suggest) }
      }
    }
    return errors
  }

  /// Returns the tokens where the alias errors of a mode originate.
  ///
  /// These are tokens with an unknown alias target, tokens on a cycle, and the first token of a chain that is too long.
  ///
  /// A token that leads to one of them has the same error and is skipped. A cycle longer than the chain limit is reported for one token.
  private func originsOfFaults(in mode: String) -> Set<TokenPath> {
    var origins: Set<TokenPath> = []
    var faulty: Set<TokenPath> = []
    /// The number of aliases between a token and its value, for tokens that are known to have one.
    var lengths: [TokenPath: Int] = [:]
    for token in tokens.tokens where lengths[token.path] == nil {
      var open: [TokenPath] = []
      var isOpen: Set<TokenPath> = []
      var next: TokenPath? = token.path
      var length: Int?
      while let path = next, length == nil {
        length = lengths[path]
        if length != nil || faulty.contains(path) { break }
        if isOpen.contains(path) {
          let circle = open.drop { $0 != path }
          origins.formUnion(circle.prefix(circle.count > TokenResolver.longestChain ? 1 : circle.count))
          break
        }
        guard let token = tokens[path] else {
          if let last = open.last { origins.insert(last) }
          break
        }
        isOpen.insert(path)
        open.append(path)
        next = authored(token, in: mode)?.content.target
        if next == nil { length = -1 }
      }
      for path in open.reversed() {
        length = length.map { $0 + 1 }
        if let length, length <= TokenResolver.longestChain {
          lengths[path] = length
        } else {
          if length == TokenResolver.longestChain + 1 { origins.insert(path) }
          faulty.insert(path)
        }
      }
    }
    return origins
  }

  /// Returns the values inside a composite value or a list, at every depth; they are checked in the default mode.
  private static func parts(of value: AuthoredValue) -> [AuthoredValue] {
    guard case .literal(let literal) = value.content else { return [] }
    let parts: [AuthoredValue]
    switch literal {
    case .composite(let named): parts = named.map(\.value)
    case .list(let values): parts = values
    default: return []
    }
    return parts.flatMap { [$0] + TokenResolver.parts(of: $0) }
  }
}
