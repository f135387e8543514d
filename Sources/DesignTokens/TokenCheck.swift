extension TokenResolver {
  /// The most names for which the one that was meant is looked for; past these a person has other worries.
  static let suggestionLimit = 100

  /// The most errors that are reported; a person corrects the first of them first.
  static let errorLimit = 1000

  /// Returns all alias errors: unknown tokens, circular aliases, and chains that are too long.
  ///
  /// A token without a value in a mode is no error here; `mode-coverage` reports it. At most `errorLimit` errors are reported, each where it arises.
  /// - Complexity: O(n m) for n tokens and m modes, and O(n) for each of the first names that are no token.
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

  /// The tokens with the faults of a mode: their own alias is no token, they are on a circle, or the first of a chain that is too long.
  ///
  /// A token that leads to one of them has the same fault and is left out. Of a circle longer than a chain may be, one token is named.
  private func originsOfFaults(in mode: String) -> Set<TokenPath> {
    var origins: Set<TokenPath> = []
    var faulty: Set<TokenPath> = []
    /// How many aliases lead from a token to its value, for those that are known to lead there.
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

  /// The values inside a composite value or a list, at every depth; they are checked in the default mode.
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
