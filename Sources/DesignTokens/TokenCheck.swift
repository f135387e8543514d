extension TokenResolver {
  /// The most names for which the one that was meant is looked for; past these a person has other worries.
  static let suggestionLimit = 100

  /// Everything wrong with the aliases of all tokens: names that are no token, circles, endless chains.
  ///
  /// A token without a value in some mode is not an error here; what uses it there cannot be told, and `mode-coverage` reports it.
  /// - Complexity: O(n m l) for n tokens, m modes and chains of length l, and O(n) for each of the first names that are no token.
  public func aliasErrors() -> [ResolutionError] {
    var errors: [ResolutionError] = []
    var seen: Set<ResolutionError> = []
    var suggestions: [TokenPath: TokenPath?] = [:]
    func suggest(_ path: TokenPath) -> TokenPath? {
      if let known = suggestions[path] { return known }
      guard suggestions.count < TokenResolver.suggestionLimit else { return nil }
      let suggestion = tokens.nearestPath(to: path)
      suggestions[path] = .some(suggestion)
      return suggestion
    }
    func note(_ check: () throws(ResolutionError) -> Void) {
      do throws(ResolutionError) { try check() } catch {
        if case .noValue = error { return }
        if seen.insert(error).inserted { errors.append(error) }
      }
    }
    for token in tokens.tokens {
      for mode in modes {
        note { () throws(ResolutionError) in _ = try resolve(token.path, in: mode.name, suggesting: suggest) }
      }
      guard let mode = modes.first?.name else { continue }
      for part in token.values.flatMap({ TokenResolver.parts(of: $0.value) }) {
        note { () throws(ResolutionError) in _ = try resolve(part, in: mode, suggesting: suggest) }
      }
    }
    return errors
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
