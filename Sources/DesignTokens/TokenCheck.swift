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
    for (position, token) in tokens.tokens.enumerated() {
      for (index, mode) in modes.enumerated() where origins[index].contains(position) {
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

  /// Returns the positions of the tokens where the alias errors of a mode originate.
  ///
  /// These are tokens with an unknown alias target, tokens on a cycle, and the first token of a chain that is too long.
  ///
  /// A token that leads to one of them has the same error and is skipped. A cycle longer than the chain limit is reported for one token.
  private func originsOfFaults(in mode: String) -> Set<Int> {
    let targets = tokens.tokens.map { authored($0, in: mode)?.content.target }
    var origins: Set<Int> = []
    /// The state of a token: the number of aliases between the token and its value, or one of three others.
    var states = targets.map { $0 == nil ? 0 : Walk.unvisited }
    for start in states.indices where states[start] == Walk.unvisited {
      var open: [Int] = []
      var next: Int? = start
      var length: Int?
      while let position = next {
        if states[position] == Walk.isOpen {
          let circle = open.drop { $0 != position }
          origins.formUnion(circle.prefix(circle.count > TokenResolver.longestChain ? 1 : circle.count))
          break
        }
        guard states[position] == Walk.unvisited else {
          length = states[position] == Walk.faulty ? nil : states[position]
          break
        }
        states[position] = Walk.isOpen
        open.append(position)
        next = targets[position].flatMap(tokens.position)
        if next == nil { origins.insert(position) }
      }
      for position in open.reversed() {
        length = length.map { $0 + 1 }
        if let length, length <= TokenResolver.longestChain {
          states[position] = length
        } else {
          if length == TokenResolver.longestChain + 1 { origins.insert(position) }
          states[position] = Walk.faulty
        }
      }
    }
    return origins
  }

  /// The states of tokens without a known length.
  private enum Walk {
    static let unvisited = -1
    static let isOpen = -2
    static let faulty = -3
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
