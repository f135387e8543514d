import DesignTokens

// Themes that are declared twice with different values.

extension MappedTokenMeasurer {
  /// Returns the colors of each mode with those of its copies, if either has its own value.
  func measureCopies(_ modes: [Mode], _ colors: ColorTable) -> [MeasuredMappedToken] {
    var mappedTokens: [MeasuredMappedToken] = []
    for copy in system.copies {
      guard let original = modes.first(where: { $0.name == copy.original }),
        let other = modes.first(where: { $0.name == copy.name })
      else { continue }
      let inCopy = Dictionary(
        pairings.filter { $0.mode == other }.map { ($0.pairing.identity, $0) }, uniquingKeysWith: { first, _ in first })
      let shown = pairings.filter { $0.mode == original && $0.canGate }.compactMap { own in
        inCopy[own.pairing.identity].map { MeasuredMappedToken.PairingComparison(own: own, other: $0) }
      }
      for token in system.tokens.tokens {
        guard let value = token.value(in: other.name) ?? token.value(in: original.name) else { continue }
        let (own, its) = (colors.color(token.path, in: original), colors.color(token.path, in: other))
        guard own.color != nil, its.color != nil else { continue }
        mappedTokens.append(
          MeasuredMappedToken(
            source: other.name, mode: original, own: own, otherPath: token.path, other: its,
            pairings: shown.filter { $0.own.pairing.holds(token.path) }, profile: system.profile,
            declaration: value.location, isCopy: true))
      }
    }
    return mappedTokens
  }
}
