import DesignTokens
import SourceText

// Which declarations show in which mode, and those that never do.

extension CSSCascade {
  /// Decides for each property and mode which declarations win, and notes those that never show.
  mutating func decide(_ notices: inout CSSInputNotices) {
    for position in properties.indices where properties[position].hasDoubts {
      properties[position].doubts = doubts(of: properties[position])
    }
    for position in properties.indices {
      let property = properties[position]
      guard !property.candidates.isEmpty else { continue }
      if looks.count == 1, property.candidates.count == 1 {
        let winners = winners(of: property, in: looks[0]) { levels[0][$0] }
        properties[position].winners = (0..<CSSLevels.count).map { winners[$0] }
        if winners == SIMD4(repeating: -1) { noteReplaced(property, [winners], [], &notices) }
        continue
      }
      var shown: Set<Int32> = []
      let all = looks.indices.map { look in winners(of: property, in: looks[look]) { levels[look][$0] } }
      for winners in all { for level in 0..<CSSLevels.count { shown.insert(winners[level]) } }
      let kept = all.allSatisfy { $0 == all[0] } ? [0] : modes.map { $0.looks[0] }
      properties[position].winners = kept.flatMap { look in (0..<CSSLevels.count).map { all[look][$0] } }
      if property.candidates.count > 1 || shown == [-1] { noteReplaced(property, all, shown, &notices) }
    }
    noteCopies(&notices)
  }

  /// Notes values that no combination of conditions shows.
  ///
  /// - Parameters:
  ///   - winners: The declarations that win in each look, by level.
  ///   - shown: The same declarations, each once.
  private mutating func noteReplaced(
    _ property: CSSProperty, _ winners: [SIMD4<Int32>], _ shown: Set<Int32>, _ notices: inout CSSInputNotices
  ) {
    var winnersBelow: [CSSPageAppearance: SIMD4<Int32>] = [:]
    for (index, candidate) in property.candidates.enumerated() where !shown.contains(Int32(index)) {
      guard candidate.keyword == nil, candidate.doubt.isEmpty, candidate.origin != .initial else { continue }
      guard hasAllLooks || matcher.required[Int(candidate.selector)].isEmpty else { continue }
      let name = "--\(property.key.name.text)"
      let own = location(candidate, candidate.value)
      guard let winner = rival(of: candidate, winners) else {
        if isUnmatched(candidate) {
          notices.add(
            .replaced, "\(name): this value is never used; its selector matches neither html, body, nor their contents",
            at: own)
        }
        continue
      }
      let other = property.candidates[winner]
      guard !bytes(of: candidate)[candidate.value].elementsEqual(bytes(of: other)[other.value]) else { continue }
      let place = location(other, other.value)
      if isByOrderAlone(candidate, other), let position = positions[property.key] {
        contradictions.append((position, place, own))
      }
      if isShownBelow(index, in: property, &winnersBelow) {
        notices.add(
          .replaced,
          "\(name): this value applies only to the element with the class; \(place.path):\(place.line) overrides it inside",
          at: own)
      } else {
        notices.add(
          .replaced, "\(name): this value is never used; \(place.path):\(place.line) overrides it", at: own)
      }
    }
  }

  /// Whether the second declaration would lose if its document came first, and no import says which does.
  private func isByOrderAlone(_ loser: CSSCandidate, _ winner: CSSCandidate) -> Bool {
    guard loser.sheet != winner.sheet, roots.contains(loser.sheet), roots.contains(winner.sheet) else { return false }
    return looks.contains { look in
      loser.looks.contains(look.preferences) && winner.losesAgainst(loser, in: look.preferences, layers)
    }
  }

  /// The declaration that wins where another one counts.
  private func rival(of candidate: CSSCandidate, _ winners: [SIMD4<Int32>]) -> Int? {
    for look in looks.indices where candidate.looks.contains(looks[look].preferences) {
      let matched = levels[look][Int(candidate.selector)]
      for level in 0..<CSSLevels.count where matched.contains(CSSLevels(level: level)) && winners[look][level] >= 0 {
        return Int(winners[look][level])
      }
    }
    return nil
  }

  /// Whether the choices of a declaration, on the element that content lives in, make it show there.
  private func isShownBelow(
    _ index: Int, in property: CSSProperty, _ winners: inout [CSSPageAppearance: SIMD4<Int32>]
  ) -> Bool {
    let candidate = property.candidates[index]
    let selector = matcher.selectors[Int(candidate.selector)]
    guard !selector.isPart, let key = selector.compounds.last, !key.required.isEmpty else { return false }
    return Set(looks.map(\.preferences)).contains { preference in
      guard candidate.looks.contains(preference) else { return false }
      let look = CSSPageAppearance(
        preferences: preference, placements: key.required.map { .init(choice: $0, level: CSSLevels.count - 1) })
      let winner = winners[look] ?? self.winners(of: property, in: look) { matcher.levels(of: $0, in: look) }
      winners[look] = winner
      return winner[CSSLevels.count - 1] == Int32(index)
    }
  }

  private func isUnmatched(_ candidate: CSSCandidate) -> Bool {
    let selector = Int(candidate.selector)
    return !matcher.selectors[selector].isPart && levels.allSatisfy { $0[selector].isEmpty }
  }

  /// Notes the modes that are copies of another mode and differ from it, with the first value that does.
  private func noteCopies(_ notices: inout CSSInputNotices) {
    for (index, mode) in modes.enumerated() {
      guard let original = mode.original, let other = modes.firstIndex(where: { $0.name == original }) else { continue }
      var count = 0
      var first: (name: String, candidate: CSSCandidate, other: CSSCandidate)?
      for position in properties.indices {
        guard let own = shown(position, in: index)?.candidate, let its = shown(position, in: other)?.candidate,
          own != its, !isSame(position, own, its)
        else { continue }
        count += 1
        let candidates = properties[position].candidates
        if first == nil { first = (properties[position].key.name.text, candidates[own], candidates[its]) }
      }
      guard let first else { continue }
      let place = location(first.other, first.other.value)
      notices.add(
        .modes,
        "\(original) has inconsistent copies: \(count == 1 ? "1 value differs" : "\(count) values differ") in \(mode.name), including --\(first.name) "
          + "(\(place.path):\(place.line))",
        at: location(first.candidate, first.candidate.value))
    }
  }

  private func isSame(_ position: Int, _ first: Int, _ second: Int) -> Bool {
    let (one, other) = (properties[position].candidates[first], properties[position].candidates[second])
    return bytes(of: one)[one.value].elementsEqual(bytes(of: other)[other.value])
  }
}
