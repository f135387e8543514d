extension TokenResolver {
  /// Everything wrong with the aliases of all tokens: names that are no token, circles, endless chains.
  ///
  /// A token without a value in some mode is not an error here; what uses it there cannot be told, and `mode-coverage` reports it.
  /// - Complexity: O(n m l) for n tokens, m modes and chains of length l.
  public func aliasErrors() -> [ResolutionError] {
    var errors: [ResolutionError] = []
    var seen: Set<ResolutionError> = []
    func note(_ error: ResolutionError) {
      if case .noValue = error { return }
      if seen.insert(error).inserted { errors.append(error) }
    }
    for token in tokens.tokens {
      for mode in modes {
        do throws(ResolutionError) { _ = try resolve(token.path, in: mode.name) } catch { note(error) }
      }
      for value in token.values { check(value.value, note) }
    }
    return errors
  }

  /// Checks the aliases inside composite values and lists, in the default mode.
  private func check(_ value: AuthoredValue, _ note: (ResolutionError) -> Void) {
    guard case .literal(let literal) = value.content, let mode = modes.first?.name else { return }
    let parts: [AuthoredValue]
    switch literal {
    case .composite(let named): parts = named.map(\.value)
    case .list(let values): parts = values
    default: return
    }
    for part in parts {
      do throws(ResolutionError) { _ = try resolve(part, in: mode) } catch { note(error) }
      check(part, note)
    }
  }
}
