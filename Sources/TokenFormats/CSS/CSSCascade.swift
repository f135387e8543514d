import DesignTokens
import SourceText

/// All custom properties of documents that belong together, with the declaration that shows in each look.
struct CSSCascade {
  let sheets: [CSSStylesheet]
  let scopeNames: [String]
  var properties: [CSSProperty]
  let positions: [CSSPropertyKey: Int]
  var triplets = CSSTriplets()
  /// The looks that the documents tell apart, the default first.
  var looks: [CSSLooks] = [.light]
  /// Whether the documents say anything of looks.
  var hasModes = false

  init(_ collector: CSSCollector) {
    sheets = collector.sheets
    scopeNames = collector.scopes.names
    properties = collector.properties
    positions = collector.positions
    findLooks(declared: collector.declaredScheme)
  }

  func bytes(of candidate: CSSCandidate) -> [UInt8] { sheets[candidate.sheet].file.bytes }

  func location(_ candidate: CSSCandidate, _ range: Range<Int>) -> SourceLocation {
    sheets[candidate.sheet].file.location(of: range)
  }

  /// The default look, without a condition.
  var defaultLook: CSSLooks { looks[0] }

  /// The look whose values are shown where a look has none; nil for the default.
  func base(of look: CSSLooks) -> CSSLooks? {
    if look == defaultLook { return nil }
    switch look {
    case .lightHighContrast where looks.contains(.light): return .light
    case .darkHighContrast where looks.contains(.dark): return .dark
    default: return defaultLook
    }
  }

  /// The modes of the looks; none when the documents know of one look only and do not say which.
  var modes: [Mode] {
    guard hasModes else { return [] }
    return looks.map { look in
      Mode(
        look.modeName, scheme: look.isDark ? .dark : .light,
        contrast: look.rawValue > CSSLooks.dark.rawValue ? .increased : .standard, base: base(of: look)?.modeName)
    }
  }

  /// Finds out which looks there are, and which one shows when nothing is chosen.
  private mutating func findLooks(declared: Mode.Scheme?) {
    var kinds: Set<CSSLooks> = []
    var hasLightDark = false
    for property in properties {
      for candidate in property.candidates {
        kinds.insert(candidate.looks)
        if !hasLightDark { hasLightDark = containsLightDark(bytes(of: candidate), candidate.value) }
      }
    }
    let hasAny = kinds.contains { !$0.isDisjoint(with: .anyLight) && !$0.isDisjoint(with: .anyDark) }
    let hasDark = hasLightDark || kinds.contains { $0.tells(.anyDark, from: .anyLight) }
    let hasLight = hasLightDark || kinds.contains { $0.tells(.anyLight, from: .anyDark) }
    let isDarkFirst = declared == .dark || (declared == nil && hasAny && hasLight && !hasDark)
    var found: [CSSLooks] = []
    if hasLight || (hasAny && !isDarkFirst) { found.append(.light) }
    if hasDark || (hasAny && isDarkFirst) { found.append(.dark) }
    if isDarkFirst { found.reverse() }
    if found.contains(.light), kinds.contains(where: { $0.contains(.lightHighContrast) != $0.contains(.light) }) {
      found.append(.lightHighContrast)
    }
    if found.contains(.dark), kinds.contains(where: { $0.contains(.darkHighContrast) != $0.contains(.dark) }) {
      found.append(.darkHighContrast)
    }
    hasModes = found.count > 1 || found.first == .dark
    if !found.isEmpty { looks = found }
  }

  /// Whether `light-dark(` stands in a value.
  private func containsLightDark(_ bytes: [UInt8], _ value: Range<Int>) -> Bool {
    guard value.count >= 13 else { return false }
    var index = value.lowerBound
    while index + 11 <= value.upperBound {
      if bytes[index] | 0x20 == UInt8(ascii: "l"), bytes[index + 10] == UInt8(ascii: "("),
        isCSSKeyword("light-dark", in: bytes, index..<index + 10)
      {
        return true
      }
      index += 1
    }
    return false
  }

  /// The declaration of a property that shows in a look: its own, else that of the looks it is based on.
  func shownCandidate(of position: Int, in look: CSSLooks) -> CSSCandidate? {
    var look: CSSLooks? = look
    while let current = look {
      if let winner = properties[position].winners[current] { return properties[position].candidates[winner] }
      look = base(of: current)
    }
    return nil
  }

  /// The property that a name means inside a scope: that of the scope, else that of the whole page.
  func position(of name: CSSPropertyName, in scope: Int) -> Int? {
    positions[CSSPropertyKey(scope: scope, name: name)] ?? positions[CSSPropertyKey(scope: 0, name: name)]
  }

  /// Decides for each property and look which declaration shows, and notes those that never do.
  mutating func decide(_ notices: inout CSSNotices) {
    for index in properties.indices {
      let candidates = properties[index].candidates
      for look in looks { properties[index].winners[look] = winner(of: candidates, in: look) }
      if candidates.count > 1 { noteReplaced(properties[index], &notices) }
    }
  }

  private func winner(of candidates: [CSSCandidate], in look: CSSLooks) -> Int? {
    var best: Int?
    var bestChosen: Int?
    for (index, candidate) in candidates.enumerated() where candidate.looks.contains(look) {
      if best.map({ candidates[$0].losesAgainst(candidate) }) ?? true { best = index }
      if candidate.isChosenBySelector, bestChosen.map({ candidates[$0].losesAgainst(candidate) }) ?? true {
        bestChosen = index
      }
    }
    // A class may stand on an element below the root, whose own value then shows whatever the root says.
    return bestChosen ?? best
  }

  private func noteReplaced(_ property: CSSProperty, _ notices: inout CSSNotices) {
    let winners = Set(looks.compactMap { property.winners[$0] })
    for (index, candidate) in property.candidates.enumerated() where !winners.contains(index) {
      guard let look = looks.first(where: { candidate.looks.contains($0) }), let winner = property.winners[look] else {
        continue
      }
      let other = property.candidates[winner]
      guard bytes(of: candidate)[candidate.value] != bytes(of: other)[other.value] else { continue }
      let place = location(other, other.value)
      notices.add(
        .replaced, "--\(property.key.name.text): this value never shows; \(place.path):\(place.line) takes its place",
        at: location(candidate, candidate.value))
    }
    for look in looks {
      guard let winner = property.winners[look], property.candidates[winner].isChosenBySelector else { continue }
      let chosen = property.candidates[winner]
      for (index, candidate) in property.candidates.enumerated() where index > winner {
        guard candidate.looks.contains(look), !candidate.isChosenBySelector, chosen.losesAgainst(candidate),
          bytes(of: candidate)[candidate.value] != bytes(of: chosen)[chosen.value]
        else { continue }
        let place = location(candidate, candidate.value)
        notices.add(
          .modes,
          "--\(property.key.name.text): \(place.path):\(place.line) wins in \(look.modeName) "
            + "where the class is on the root",
          at: location(chosen, chosen.value))
      }
    }
  }
}
