import DesignTokens
import SourceText

// Declarations under conditions of which no file can tell: what they may change is no value.

extension CSSCascade {
  /// Why no file can tell what content gets for a property in a mode, or an element around it; nil when it can be told.
  func doubt(_ position: Int, in mode: Int, from level: Int = CSSLevels.count - 1) -> String? {
    let property = properties[position]
    guard !property.doubts.isEmpty else { return nil }
    let index = Int(property.doubts[mode * CSSLevels.count + level])
    guard index >= 0 else { return nil }
    let candidate = property.candidates[index]
    let place = location(candidate, candidate.name)
    return "it may have another value under \(candidate.reason ?? "a condition") (\(place.path):\(place.line))"
  }

  /// The declarations that may show something else, by mode and level; none when there is no such.
  func doubts(of property: CSSProperty) -> [Int32] {
    var doubts = [Int32](repeating: -1, count: modes.count * CSSLevels.count)
    for (index, mode) in modes.enumerated() {
      for level in 0..<CSSLevels.count {
        for look in mode.looks {
          guard let doubt = doubt(of: property, in: look, from: level) else { continue }
          doubts[index * CSSLevels.count + level] = Int32(doubt)
          break
        }
      }
    }
    return doubts.contains { $0 >= 0 } ? doubts : []
  }

  /// A declaration that may win against what an element of a level has in a look, and says something else.
  private func doubt(of property: CSSProperty, in look: Int, from level: Int) -> Int? {
    let preferences = looks[look].preferences
    let winners = winners(of: property, in: looks[look]) { levels[look][$0] }
    let shown = seen(winners, of: property, from: level)
    for current in (0...level).reversed() {
      let here = CSSLevels(level: current)
      let known = best(of: property, at: here, in: look)
      for (index, candidate) in property.candidates.enumerated()
      where candidate.doubt.contains(preferences) && levels[look][Int(candidate.selector)].contains(here) {
        if let known, !wins(index, over: known, in: property, preferences) { continue }
        if !isSame(index, at: current, as: shown, in: property) { return index }
      }
      if winners[current] >= 0 || !property.isInherited { return nil }
    }
    return nil
  }

  /// The declaration that wins at a level, be it a word such as `inherit`.
  private func best(of property: CSSProperty, at level: CSSLevels, in look: Int) -> Int? {
    var best: Int?
    for (index, candidate) in property.candidates.enumerated()
    where candidate.looks.contains(looks[look].preferences)
      && levels[look][Int(candidate.selector)].contains(level)
    {
      if best.map({ wins(index, over: $0, in: property, looks[look].preferences) }) ?? true { best = index }
    }
    return best
  }

  private func wins(_ index: Int, over other: Int, in property: CSSProperty, _ look: CSSAppearances) -> Bool {
    let (own, its) = (property.candidates[index], property.candidates[other])
    return index > other ? its.losesAgainst(own, in: look, layers) : !own.losesAgainst(its, in: look, layers)
  }

  /// Whether a declaration says what an element has anyway: the same text, with variables on the same element.
  private func isSame(
    _ index: Int, at level: Int, as shown: (candidate: Int, level: Int)?, in property: CSSProperty
  ) -> Bool {
    guard let shown else { return false }
    let (own, other) = (property.candidates[index], property.candidates[shown.candidate])
    let text = bytes(of: own)[own.value]
    guard text.elementsEqual(bytes(of: other)[other.value]), own.keyword == nil else { return false }
    return shown.level == level || !text.contains(UInt8(ascii: "("))
  }
}
